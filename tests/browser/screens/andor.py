"""Screens of Andor: the legends, cards, tools, a fight, both endings."""

from __future__ import annotations

from functools import partial

from tests.browser.andor import andor, first_view, into_battle, read_cards, ready
from tests.browser.moments import asks, finished, table_when
from tests.browser.people import Person, visible
from tests.browser.screens.named import STOP_THE_CLOCKS, Screen, named
from tests.browser.test_stage import a_shield_is_lost
from tests.server.running import Server


def choosing(person: Person, server: Server) -> None:
    person.sit_at(andor(server, "human", "human"), 0)
    visible(person, "[data-figure].lit")


def a_card(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 4), 0, 1, 2, 3)
    visible(person, "[data-testid=legend-card]")


def a_turn(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 4), 0, 1, 2, 3)
    visible(person, "[data-testid=legend-card]")
    read_cards(person)
    visible(person, "[data-space].lit")


def the_shop(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=shop]").click()


def the_plans(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=plans]").click()


def the_threats(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=threats]").click()


def a_fight(person: Person, server: Server) -> None:
    table, _seat = into_battle(server)
    person.sit_at(table, 0, 1)
    visible(person, "[data-testid=battle]")
    read_cards(person)


def a_lost_shield(person: Person, server: Server) -> None:
    a_shield_is_lost(person, server)
    person.page.evaluate(STOP_THE_CLOCKS)


def the_mine(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 3, legend="mine"), 0, 1, 2)
    visible(person, "[data-testid=legend-card]")
    read_cards(person)


def a_lost_legend(person: Person, server: Server) -> None:
    table = ready(server, 2)
    while not table.state()["view"]["over"]:
        seat, view = first_view(table)
        wanted = [action for action in view["options"] if action["do"] in ("end-day", "stop")]
        table.act(seat, action=(wanted or view["options"])[0])
    person.sit_at(table, 0, 1)
    read_cards(person)
    visible(person, "[data-result]")


def legend(person: Person, server: Server, number: int, at: int) -> None:
    """A legend under way, in front of a hero's turn."""
    table, _ = table_when(server, "andor", number, asks("turn", after=at))
    person.sit_at(table, *table.tokens)
    read_cards(person)
    person.wait_for_turn()


def a_won_legend(person: Person, server: Server) -> None:
    table = finished(server, "andor", 2)
    person.sit_at(table, *table.tokens)
    read_cards(person)
    visible(person, "[data-result=won]")


SCREENS: dict[str, Screen] = {
    **named(
        "andor", choosing, a_card, a_turn, the_shop, the_plans, the_threats, a_fight, a_lost_shield, the_mine,
        a_won_legend, a_lost_legend,
    ),
    "andor-dragon": partial(legend, number=10, at=110),
    "andor-drowned-bell": partial(legend, number=17, at=20),
    "andor-healing": partial(legend, number=12, at=100),
    "andor-resistance": partial(legend, number=8, at=60),
}  # fmt: skip
