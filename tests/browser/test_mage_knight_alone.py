"""First Reconnaissance alone to its end, by mouse and by keyboard alone: from its last turns, in a soak run whole."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match, State
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person
from tests.browser.pictures import table_of
from tests.server.running import Server

OPTIONS: dict[str, Any] = {"scenario": "first-reconnaissance", "named": ("tovak",), "dummy": False}
SEED = 29
LONGEST = 600
"""More decisions than a whole game takes for somebody who seldom does anything."""
WAITING = "#actions li button:not([disabled]), [data-testid=score-sheet], [data-testid=stage], dialog[open]"
ENDS = "#actions li button:has(kbd:text-is('E'))"
SHOWN = "() => document.querySelector('.prompt')?.dataset.version + document.querySelector('#actions')?.innerText"
"""What is asked; it changes with every decision, and when a question is asked back."""


def in_the_last_round() -> Match:
    """A game whose hero has done nothing but rest and wait until the last round."""
    match = Match.new(GAME, 1, SEED, **OPTIONS)
    while not in_last_round(match.state):
        offered = match.state.options(0)
        ending = [option for option in offered if isinstance(option, act.AnnounceEnd | act.EndTurn | act.Done)]
        match.play([*ending, *offered][0], 0)
    return match


def in_last_round(state: State) -> bool:
    assert isinstance(state, KnightState)
    assert not state.over
    return state.round == state.setting.rounds and not state.tactics_left and not state.deck[0]


def sit_down(person: Person, server: Server, soak: bool) -> None:
    match = Match.new(GAME, 1, SEED, **OPTIONS) if soak else in_the_last_round()
    assert not match.state.over
    person.sit_at(table_of(server, match), 0)


def over(person: Person) -> bool:
    """Wait for something to decide; true once the score is there."""
    person.page.wait_for_selector(WAITING)
    return person.page.get_by_test_id("score-sheet").count() > 0


def by_keyboard(person: Person) -> None:
    """One decision without a mouse: what lies over the table is answered first, then what ends something, or else the
    first answer."""
    page = person.page
    if page.locator("[data-testid=stage], dialog[open]").count():
        page.keyboard.press("Enter")
        return
    page.keyboard.press("e" if page.locator(ENDS).count() else "1")


def by_mouse(person: Person) -> None:
    """One decision without a key: a question that lies over the table, what ends something, or the first answer."""
    page = person.page
    above = page.locator("[data-testid=stage] button:visible, dialog[open] button:visible")
    if above.count():
        above.last.click()
        return
    ending = page.locator(ENDS)
    (ending if ending.count() else page.locator("#actions li button:not([disabled])")).first.click()


@pytest.mark.parametrize("way", [by_mouse, by_keyboard])
def test_first_reconnaissance_alone_to_its_end(
    people: People, server: Server, soak: bool, way: Callable[[Person], None]
) -> None:
    person = people()
    sit_down(person, server, soak)
    page = person.page
    for _ in range(LONGEST):
        if over(person):
            break
        before = page.evaluate(SHOWN)
        way(person)
        page.wait_for_function(
            f"""before => ({SHOWN})() !== before || document.querySelector('[data-testid=stage], dialog[open]')""",
            arg=before,
        )
    why = page.get_by_test_id("score-sheet").get_by_test_id("why")
    expect(why).to_contain_text("Goal", timeout=WAIT)
    page.get_by_test_id("score-sheet").get_by_role("button", name="Replay").first.click()
    expect(page.get_by_role("slider")).to_be_visible(timeout=WAIT)
