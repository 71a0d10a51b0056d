"""Tables to look at in an empty lobby: bots that play, and games that are over."""

from __future__ import annotations

import random
import time

from herna.games import game, names
from herna.kernel import Move, Record
from herna.server.rooms import Rooms
from herna.table import asking
from herna.table.asking import SeatWish

PLAYERS = (("Anežka", "Bořek", "Ctirad"), ("Dora", "Emil"), ("Filip", "Hedvika", "Ivo", "Jitka"))


async def fill_lobby(rooms: Rooms) -> None:
    """Two games under way and one finished of each game, unless there is something in the lobby already."""
    if await rooms.store.listed():
        return
    dice = random.Random(8)
    for name in names():
        for number, people in enumerate(PLAYERS):
            most = game(name).players[-1]
            seats = [SeatWish("bot", dice.choice(["random", "greedy"]), person) for person in people[:most]]
            record = Record.new(game(name), len(seats), dice.getrandbits(32), {})
            if number == len(PLAYERS) - 1:
                play_out(record, dice)
            created, _ = asking.continue_record(record, seats, time.time(), listed=True)
            await rooms.create(created)


def play_out(record: Record, dice: random.Random) -> None:
    """Play a game to its end."""
    state = record.first()
    while not state.over:
        seat = state.seats_to_act[0]
        action = dice.choice(state.options(seat))
        state.apply(action, seat)
        record.moves.append(Move(seat, action))
