"""Every kind of screen of Eight-Minute Empire: Legends: nothing is wrong with it, whichever way it is seen."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.matrix import check_everywhere
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_legends import BY_HAND, VARIANTS, legends, play_until
from tests.server.running import Opened, Server


def a_map_of_the_row(person: Person, server: Server) -> None:
    person.sit_at(legends(server, "human", "greedy", "greedy", layout="row", **VARIANTS), 0)
    person.wait_for_turn()


def choosing_a_board(person: Person, server: Server) -> None:
    person.sit_at(legends(server, "human", "greedy", "greedy", **BY_HAND), 0)
    person.wait_for_turn()


def turning_a_board(person: Person, server: Server) -> None:
    choosing_a_board(person, server)
    person.page.locator("[data-side].lit").first.click()
    visible(person, "[data-turn]")


@cache  # what follows only looks at these tables, so each is played once
def with_tokens_to_put(server: Server) -> Opened:
    table = legends(server, *["human"] * 3, **BY_HAND)
    play_until(table, lambda view: view["prompt"]["id"] == "put-encounters")
    return table


@cache
def with_armies_to_move(server: Server) -> tuple[Opened, int]:
    table = legends(server, *["human"] * 4, **VARIANTS)
    return table, play_until(table, lambda view: view["turns_left"] < 20 and view["prompt"]["id"] == "move-armies")


@cache
def finished(server: Server) -> Opened:
    table = legends(server, *["human"] * 4, **VARIANTS)
    while not (state := table.state())["view"]["over"]:
        table.act(state["view"]["seats_to_act"][0])
    return table


def putting_tokens(person: Person, server: Server) -> None:
    person.sit_at(with_tokens_to_put(server), 0)
    visible(person, "[data-token]")


def in_the_middle(person: Person, server: Server) -> None:
    person.sit_at(*with_armies_to_move(server))
    visible(person, "[data-region].lit")


def at_the_end(person: Person, server: Server) -> None:
    person.sit_at(finished(server), 0)
    visible(person, "figure svg")


SCREENS: list[Callable[[Person, Server], None]] = [
    a_map_of_the_row, choosing_a_board, turning_a_board, putting_tokens, in_the_middle, at_the_end,
]  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_wrong_on_any_screen(
    people: People, server: Server, axe: str, screen: Callable[[Person, Server], None], soak: bool
) -> None:
    person = people()
    screen(person, server)
    check_everywhere(person, axe, SCREENS.index(screen), soak)


def test_six_cards_are_whole_on_a_tablet_each_with_its_creature(people: People, server: Server) -> None:
    person = people(viewport={"width": 1024, "height": 768}, has_touch=True)
    table = legends(server, "human", "human", map="surprise")
    person.sit_at(table, play_until(table, lambda view: any(one["do"] == "take-card" for one in view["options"])))
    cards = person.page.locator("[data-slot]")
    expect(cards).to_have_count(6, timeout=WAIT)
    assert person.page.locator("[data-slot] [data-creature] g path").count() >= 6
    row = cards.first.locator("xpath=ancestor::ul").evaluate("row => row.scrollWidth - row.clientWidth")
    assert row <= 1, "no card is cut off"
