"""The other screens of Mage Knight: axe finds nothing wrong; a game is replayed and branched off; the language is
switched in the middle of a fight."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from herna.games.mage_knight import GAME
from herna.games.mage_knight.setting import NONE
from herna.words import say
from tests.browser.conftest import People
from tests.browser.knights import state_at, table_at
from tests.browser.matrix import check_by_axe
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_mage_knight_hand import FIGHT as ORCS
from tests.browser.test_mage_knight_hand import sit
from tests.server.running import Server

CONQUEST = 300
"""A game of two in Full Conquest."""
TACTICS, ADVANCED, SKILL, OPENED = (0, 0), (180, 1), (179, 1), (111, 1)
"""Where a tactic, a reward, a skill and an effect are chosen: after how many moves, and by whom."""
FIGHT = (323, 1)
FINISHED, LAST = 314, 52
BRANCH_AT = 24


def at(ply: int, seat: int) -> Callable[[Person, Server], None]:
    """A person who is asked something in that game."""

    def sit(person: Person, server: Server) -> None:
        person.sit_at(table_at(server, CONQUEST, ply), seat)
        person.wait_for_turn()

    return sit


def drawer(name: str) -> Callable[[Person, Server], None]:
    """A drawer is open over the land."""

    def sit(person: Person, server: Server) -> None:
        at(5, 1)(person, server)
        person.page.locator(f"[data-tool={name}]").first.click()
        visible(person, ".drawer, [role=region]")

    return sit


def solved(person: Person, server: Server) -> None:
    solver = sit(person, server, ORCS).get_by_test_id("solve")
    solver.get_by_role("button", name="Can this be won?").click()
    expect(solver.get_by_role("status")).to_contain_text("Can be won", timeout=WAIT)


def lexicon(person: Person, server: Server) -> None:
    at(5, 1)(person, server)
    person.page.keyboard.press("x")
    visible(person, "dialog dt")


def over(person: Person, server: Server) -> None:
    person.sit_at(table_at(server, FINISHED, LAST), 0)
    visible(person, "[data-testid=score-sheet]")


def replayed(person: Person, server: Server) -> None:
    person.open(f"#/replay/{table_at(server, FINISHED, LAST).id}")
    visible(person, "input[type=range]")


SCREENS = {
    "tactics": at(*TACTICS),
    "a reward": at(*ADVANCED),
    "a skill": at(*SKILL),
    "an effect": at(*OPENED),
    "offers": drawer("offers"),
    "in force": drawer("force"),
    "seen": drawer("seen"),
    "round": drawer("round"),
    "solved": solved,
    "lexicon": lexicon,
    "over": over,
    "replayed": replayed,
}


@pytest.mark.parametrize("name", SCREENS)
def test_axe_finds_nothing(people: People, server: Server, axe: str, name: str, soak: bool) -> None:
    person = people()
    SCREENS[name](person, server)
    check_by_axe(person, axe, [*SCREENS].index(name), soak)


def test_a_game_is_replayed_and_branched_off(people: People, server: Server) -> None:
    finished = table_at(server, FINISHED, LAST)
    person = people()
    person.sit_at(finished, 0)
    visible(person, "[data-testid=score-sheet]")
    page = person.page
    page.get_by_role("button", name="Replay", exact=True).click()
    visible(person, "[data-hex]")
    page.get_by_role("button", name="One move forward").click()
    assert page.locator("output").inner_text().startswith("1 /")
    page.get_by_role("slider").fill(str(BRANCH_AT))
    expect(page.get_by_test_id("fight")).to_be_visible(timeout=WAIT)
    page.get_by_role("button", name="Branch off here").click()
    branched = person.table
    assert branched != finished.id
    state = server.get(f"/api/tables/{branched}/state")
    assert state["view"]["ply"] >= BRANCH_AT
    assert not state["view"]["over"]
    visible(person, "[data-hex]")


def test_the_language_is_switched_in_a_fight(people: People, server: Server) -> None:
    ply, seat = FIGHT
    state = state_at(CONQUEST, ply)
    foes = next(side.foes for side in state.fights[0].sides if side.seat == NONE)
    foe = state.setting.enemy_ids[foes[0].token]
    english, czech = (say(language, GAME.name)(f"enemy-{foe}") for language in ("en", "cs"))
    person = people()
    at(ply, seat)(person, server)
    page = person.page
    met = page.get_by_test_id("fight").locator("[data-foe]").first
    expect(met).to_contain_text(english, timeout=WAIT)
    before = page.locator("#actions li button").evaluate_all("all => all.map(one => one.dataset.action)")
    page.get_by_role("button", name="CS – switch to Czech").first.click()
    expect(met).to_contain_text(czech, timeout=WAIT)
    expect(page.locator("#actions")).not_to_contain_text("sideways", timeout=WAIT)
    assert page.locator("#actions li button").evaluate_all("all => all.map(one => one.dataset.action)") == before
