"""All seats somebody holds, looked at together: a list of one's own tables, seats brought along in a file."""

from __future__ import annotations

import time
from typing import Annotated, Any

import msgspec
from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from herna.kernel import HernaError
from herna.server.leases import Elsewhere
from herna.server.refusals import Refusal, refusal, told
from herna.server.rooms import Rooms
from herna.server.wire import Body, Token
from herna.store import StoreAway
from herna.table.frames import SeatInfo

SEATS_MOST = 200


class SeatHeld(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A seat somebody says they hold."""

    table: Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
    token: Token


class SeatsHeld(Body, frozen=True, kw_only=True):
    seats: Annotated[list[SeatHeld], msgspec.Meta(max_length=SEATS_MOST)]


class Glance(msgspec.Struct, frozen=True):
    """A table as a list shows it."""

    game: str
    players: int
    options: dict[str, Any]
    seats: tuple[SeatInfo, ...]
    to_act: tuple[int, ...]
    awaited: tuple[int, ...]
    over: bool
    moves: int
    created: float
    moved: float


class SeatLookedAt(msgspec.Struct, frozen=True):
    """A seat that was found, with its table; else what is wrong with it."""

    table: str
    seat: int | None
    glance: Glance | None
    error: Refusal | None


looked_at_decoder = msgspec.json.Decoder(list[SeatLookedAt])


class SeatsController(Controller):
    path = "/api/seats"
    tags = ("tables",)

    @post("/", status_code=HTTP_200_OK, responses=told(400, 429))
    async def look(self, data: JSONBody[SeatsHeld], rooms: NamedDependency[Rooms]) -> list[SeatLookedAt]:
        """How the tables of these seats stand, one answer for each; a seat that is not good spoils no other."""
        return [await _look_anywhere(held, rooms) for held in data.seats]


async def _look_anywhere(held: SeatHeld, rooms: Rooms) -> SeatLookedAt:
    """The seat, wherever its table is alive."""
    try:
        process = await rooms.where(held.table)
        if process is None or rooms.handing is None:
            return await _look(held, rooms)
        answer = await rooms.handing.ask(process, "POST", "/api/seats/", msgspec.json.encode(SeatsHeld(seats=[held])))
    except (Elsewhere, StoreAway) as error:
        return SeatLookedAt(held.table, None, None, refusal(error))
    found: SeatLookedAt = looked_at_decoder.decode(answer)[0]
    return found


async def _look(held: SeatHeld, rooms: Rooms) -> SeatLookedAt:
    try:
        room = await rooms.find(held.table)
        table = await room.read()
        seat = table.seat_of(held.token)
    except HernaError as error:
        return SeatLookedAt(held.table, None, None, refusal(error))
    info = room.info(table, time.time())
    glance = Glance(
        game=info.game,
        players=info.players,
        options=info.options,
        seats=info.seats,
        to_act=info.to_act,
        awaited=info.awaited,
        over=info.over,
        moves=info.moves,
        created=info.created,
        moved=info.moved,
    )
    return SeatLookedAt(held.table, seat, glance, None)
