"""No screen of Andor has anything wrong, whichever way it is seen."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.andor import andor, first_view, into_battle, read_cards, ready
from tests.browser.conftest import People
from tests.browser.matrix import check_everywhere
from tests.browser.people import Person, visible
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
    # It stays, until axe has looked at it.
    person.page.evaluate("() => { for (let timer = 1; timer < 100_000; timer++) clearTimeout(timer) }")


def the_mine(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 3, legend="mine"), 0, 1, 2)
    visible(person, "[data-testid=legend-card]")
    read_cards(person)


def the_end(person: Person, server: Server) -> None:
    table = ready(server, 2)
    while not table.state()["view"]["over"]:
        seat, view = first_view(table)
        wanted = [action for action in view["options"] if action["do"] in ("end-day", "stop")]
        table.act(seat, action=(wanted or view["options"])[0])
    person.sit_at(table, 0, 1)
    read_cards(person)
    visible(person, "[data-result]")


SCREENS: list[Callable[[Person, Server], None]] = [
    choosing,
    a_card,
    a_turn,
    the_shop,
    the_plans,
    the_threats,
    a_fight,
    a_lost_shield,
    the_mine,
    the_end,
]


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_wrong_on_any_screen(
    people: People, server: Server, axe: str, screen: Callable[[Person, Server], None], soak: bool
) -> None:
    person = people()
    screen(person, server)
    check_everywhere(person, axe, SCREENS.index(screen), soak)
