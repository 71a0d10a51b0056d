"""Tables to test with."""

from __future__ import annotations

import random
from typing import Any

import msgspec

from herna.kernel import Action
from herna.table import Table, asking
from herna.table.asking import SeatGiven, SeatWish
from herna.table.entries import AnyEntry, decode, encode

GAME = "eight_minute_empire"
NOON = 1_700_000_000.0

HUMAN, BOT, OPEN = SeatWish("human"), SeatWish("bot", "random"), SeatWish("open")


def new_table(*seats: SeatWish, seed: int = 7, **facts: Any) -> tuple[Table, list[SeatGiven]]:
    created, given = asking.create(GAME, len(seats), seats, NOON, seed=seed, **facts)
    return Table("table", created), given


def take(table: Table, *entries: AnyEntry) -> None:
    """Carry entries out as they come back from the disk."""
    for entry in entries:
        table.take(decode(encode(entry)))


def json(value: Any) -> Any:
    """A value as a client gets it."""
    return msgspec.json.decode(msgspec.json.encode(value))


def act(table: Table, seat: int, action: Action | None = None, *, now: float = NOON, key: str | None = None) -> None:
    """A seat does something: the first thing offered, where nothing else is said."""
    chosen = action or table.game_state.options(seat)[0]
    take(table, asking.act(table, seat, table.version, json(chosen), now, key))


def play_on(table: Table, dice: random.Random, moves: int) -> None:
    """Random moves up to a number, or until the game is over."""
    for _ in range(moves):
        if table.over:
            return
        seat = dice.choice(table.game_state.seats_to_act)
        act(table, seat, dice.choice(table.game_state.options(seat)))


def past_the_auction(table: Table) -> int:
    """Everybody bids nothing; the seat that begins."""
    while len(table.game_state.seats_to_act) > 1 or "bid" in json(table.game_state.options()[0])["do"]:
        act(table, table.game_state.seats_to_act[0])
    return table.game_state.seats_to_act[0]
