"""Screens that every game has: opened from the lobby, or looked at afterwards."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

import herna
from tests.browser.andor import read_cards
from tests.browser.moments import finished
from tests.browser.people import Person, visible
from tests.browser.screens.named import Screen
from tests.server.running import Server

ENDS = {
    "eight_minute_empire": 0,
    "eight_minute_legends": 0,
    "andor": 10,
    "monster_lands": 6,
    "mage_knight": 0,
}
"""Golden records whose end is looked at, one of each game."""


def new_table(person: Person, server: Server, game: str) -> None:
    person.open()
    person.page.locator(f"[data-game={game}]").get_by_role("button", name="New table").click()
    person.page.locator("dialog details").evaluate_all("all => all.forEach((one) => (one.open = true))")


def join(person: Person, server: Server, game: str) -> None:
    players = min(one for one in herna.game(game).players if one > 1)
    seats = [{"kind": "human", "name": "Božena"}, *[{"kind": "open"}] * (players - 1)]
    told = server.post("/api/tables", 201, game=game, players=players, seats=seats)
    invitation = next(seat["invitation"] for seat in told["seats"] if seat.get("invitation"))
    person.open(f"#/join/{told['id']}/{invitation}")
    visible(person, "form input")


def rulebook(person: Person, server: Server, game: str) -> None:
    person.open(f"#/rules/{game}")
    visible(person, ".rulebook section")


def end(person: Person, server: Server, game: str) -> None:
    table = finished(server, game, ENDS[game])
    person.sit_at(table, *table.tokens)
    if game == "andor":
        read_cards(person)
    visible(person, "[data-testid=end-scene]")


def replay(person: Person, server: Server, game: str) -> None:
    table = finished(server, game, ENDS[game])
    person.open(f"#/replay/{table.id}/40")
    visible(person, ".controls output")


def each(screen: Callable[..., None]) -> dict[str, Screen]:
    """The same screen of every game."""
    return {f"{screen.__name__.replace('_', '-')}-{game}": partial(screen, game=game) for game in ENDS}


SCREENS = each(new_table) | each(join) | each(rulebook) | each(end) | each(replay)
