"""Screens of Eight-Minute Empire: Legends."""

from __future__ import annotations

from functools import cache

from tests.browser.people import Person, visible
from tests.browser.screens.named import named, sit
from tests.browser.test_legends import BY_HAND, VARIANTS, legends, play_until
from tests.server.running import Opened, Server


def a_map_of_the_row(person: Person, server: Server) -> None:
    sit(person, legends(server, "human", "greedy", "greedy", layout="row", **VARIANTS), 0)


def choosing_a_board(person: Person, server: Server) -> None:
    sit(person, legends(server, "human", "greedy", "greedy", **BY_HAND), 0)


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


SCREENS = named(
    "legends", a_map_of_the_row, choosing_a_board, turning_a_board, putting_tokens, in_the_middle, at_the_end,
)  # fmt: skip
