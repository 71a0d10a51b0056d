"""Screens of Monster Lands."""

from __future__ import annotations

from functools import partial

from tests.browser.lands import before, going_on, lands, prompted, under_way
from tests.browser.moments import asks, table_when
from tests.browser.people import Person, visible
from tests.browser.screens.named import STOP_THE_CLOCKS, Screen, named, sit
from tests.browser.test_drama import at_the_end_of_a_round, do, own_roll
from tests.browser.test_stage import paced
from tests.server.running import Server


def town(person: Person, server: Server) -> None:
    table, seat = under_way(
        server, lambda view: prompted("turn")(view) and view["round"] == 2, "human", "human", "human"
    )
    sit(person, table, seat)


def outing(person: Person, server: Server) -> None:
    table, seat = under_way(server, prompted("load"), "human", "human", "human", "human")
    sit(person, table, seat)


def battle(person: Person, server: Server) -> None:
    table, seat = under_way(server, prompted("attack"), "human", "human", "human")
    sit(person, table, seat)
    visible(person, "[data-testid=battle]")


def clans(person: Person, server: Server) -> None:
    person.sit_at(lands(server, "human", "human", "human"), *range(3))
    person.wait_for_turn()


def a_roll(person: Person, server: Server) -> None:
    """One's own roll for a land, which stays until it has been looked at."""
    match, seat, action = before(own_roll, clans="drawn")
    paced(person, "calm", "none")
    sit(person, going_on(server, match), seat)
    do(person, action)
    visible(person, "[data-testid=rolled][data-landed=true]")
    person.page.evaluate(STOP_THE_CLOCKS)


def asked(person: Person, server: Server, number: int, prompt: str, after: int = 0) -> None:
    sit(person, *table_when(server, "monster_lands", number, asks(prompt, after=after)))


def a_round_of_beer(person: Person, server: Server) -> None:
    asked(person, server, 6, "hire-one")
    visible(person, "button.beer")


def campaign(person: Person, server: Server) -> None:
    asked(person, server, 88, "turn", after=200)
    person.page.get_by_test_id("campaign").click()
    visible(person, "[data-testid=campaign-path]")


SCREENS: dict[str, Screen] = {
    **named("lands", clans, town, outing, battle, a_roll, a_round_of_beer, campaign),
    "lands-end-of-a-round": at_the_end_of_a_round,
    "lands-hiring": partial(asked, number=6, prompt="hire-one", after=100),
    "lands-traps": partial(asked, number=18, prompt="pick-traps"),
    "lands-conquest": partial(asked, number=45, prompt="ask-to-try"),
    "lands-conflict": partial(asked, number=18, prompt="decide-to-reveal"),
    "lands-mission": partial(asked, number=45, prompt="mission-roll"),
    "lands-gear": partial(asked, number=6, prompt="place-gear"),
    "lands-loot": partial(asked, number=18, prompt="pick-loot"),
    "lands-sam": partial(asked, number=73, prompt="turn", after=60),
    "lands-next-game": partial(asked, number=88, prompt="next-game"),
}
