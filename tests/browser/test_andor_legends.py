"""Whole legends of Andor on the page, to a win: by mouse, and by keyboard alone."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import Any

from playwright.sync_api import expect

from herna import words
from tests.browser.andor import ANDOR, andor, click_space, companions, doing, first_view, read_cards
from tests.browser.conftest import People
from tests.browser.doing import DOUBT, meant
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_games import is_over
from tests.server.running import Opened, Server

SEED = 5
SHOWN = 22
"""How many moves at the beginning and at the end are made on the page; those between only in a soak run."""


def moves(person: Person, table: Opened, soak: bool) -> Iterator[tuple[dict[str, Any], str]]:
    """The moves of a legend that are to be made on the page, one by one; the others are made here, and the person
    comes back after them."""
    legend = [*companions(2, SEED)]
    skipped = range(0) if soak else range(SHOWN, len(legend) - SHOWN)
    for number, (action, spelled) in enumerate(legend):
        if number in skipped:
            seat, _ = first_view(table)
            table.act(seat, action=action)
            continue
        if number == skipped.stop:
            person.page.reload()
        yield action, spelled


def by_mouse(person: Person, action: dict[str, Any], spelled: str) -> None:
    """Where a person would click: a figure, a button on the table, the map, and the list where nothing else is left."""
    page = person.page
    on_the_table = page.locator(f".andor [data-action='{spelled}']")
    if action["do"] == "choose-figure":
        page.locator("[data-figure].lit").and_(page.locator(f"li:nth-child({action['figure'] + 1}) > button")).click()
    elif on_the_table.count():
        meant(person, on_the_table.first)
    elif action["do"] != "propose" and page.locator(f"[data-space='{action.get('space', '')}'].lit").count():
        click_space(person, action["space"])
        if page.locator(f"[data-space='{action['space']}'].picked").count():
            person.unfold()
            page.locator(f"[data-action='{spelled}']").first.click()
    else:
        person.unfold()
        meant(person, page.locator(f"#actions [data-action='{spelled}']"))


LINES = "all => all.map(one => one.dataset.action ?? '')"


def open_by_keyboard(person: Person, spelled: str) -> list[str]:
    """Go down the list and open the groups on the way until the answer is there; headings of groups have no name."""
    lines, keys = person.page.locator("#actions-inside .all button"), person.page.keyboard
    keys.press("Home")
    at = 0
    while spelled not in (answers := lines.evaluate_all(LINES)):
        keys.press("ArrowDown")
        at += 1
        assert at < len(answers), f"{spelled} is nowhere in the list"
        if person.page.evaluate("() => document.activeElement.getAttribute('aria-expanded') === 'false'"):
            keys.press("Enter")
    return list(answers)


def by_keyboard(person: Person, spelled: str) -> None:
    """From the list of answers: by the key beside it where there is one, else with the arrows, the shorter way."""
    page, keys = person.page, person.page.keyboard
    if not page.evaluate("() => !!document.activeElement.closest('#actions')"):
        keys.press("a")
    answers = open_by_keyboard(person, spelled)
    at = answers.index(spelled)
    key = page.locator(f"#actions [data-action='{spelled}'] kbd")
    if key.count():
        name = key.inner_text().lower()
        keys.press(name)
        if page.locator(DOUBT).count():
            keys.press(name)
        return
    keys.press("Home")
    for _ in range(min(at, len(answers) - at)):
        keys.press("ArrowDown" if at <= len(answers) - at else "ArrowUp")
    assert page.evaluate("() => document.activeElement.dataset.action") == spelled
    keys.press("Enter")


def won(person: Person, table: Opened, server: Server) -> None:
    """The page says that the legend is won, and how each hero stands."""
    assert is_over(server, table.id)
    view = table.state(0)["view"]
    assert view["result"] == "won"
    read_cards(person)  # the end waits until its story is read
    result = person.page.locator("[data-result=won]")
    expect(result).to_be_visible(timeout=WAIT)
    speech = words.say("en", ANDOR)
    expect(result).to_have_text(speech("end-won", title=view["title"]["en"], day=view["day"]))
    sheet = person.page.get_by_test_id("score-sheet")
    for hero in view["heroes"]:
        expect(sheet).to_contain_text(speech(f"figure-{hero['figure']}-name"))


def test_a_whole_legend_is_won_by_mouse(people: People, server: Server, soak: bool) -> None:
    table = andor(server, "human", "human", seed=SEED)
    person = people()
    person.sit_at(table, 0, 1)
    for action, spelled in moves(person, table, soak):
        read_cards(person)
        person.wait_for_turn()
        doing(person, partial(by_mouse, person, action, spelled))
    won(person, table, server)


def test_a_whole_legend_is_won_by_keyboard_alone(people: People, server: Server, soak: bool) -> None:
    table = andor(server, "human", "human", seed=SEED)
    person = people()
    person.sit_at(table, 0, 1)
    page, keys = person.page, person.page.keyboard
    for _action, spelled in moves(person, table, soak):
        # A new card has the focus: it is turned and put away with the same key. The table goes on when it is read.
        visible(person, "[data-tool=legend]")
        while page.get_by_test_id("legend-card").count():
            expect(page.locator("[data-testid=legend-card] .strong")).to_be_focused()
            keys.press("Enter")
        person.wait_for_turn()
        doing(person, partial(by_keyboard, person, spelled))
    won(person, table, server)
