"""Tables over HTTP: making them, acting at them, and taking them home."""

from __future__ import annotations

import time
from functools import partial
from typing import Annotated, Any, cast

from litestar import Controller, MediaType, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED, HTTP_202_ACCEPTED

from herna.games import game as find_game
from herna.kernel import BadRecord, Explanation
from herna.server import analysing, hinting, live, solving, study
from herna.server.analysing import AnalysisShown
from herna.server.refusals import Refusal, refusal_at, told
from herna.server.room import Room
from herna.server.rooms import Rooms
from herna.server.settings import RECORD_MOST
from herna.server.wire import (
    Act,
    Answer,
    Branch,
    Chat,
    Close,
    GiveWord,
    Hint,
    ImportRecord,
    Join,
    Joined,
    NewTable,
    OldTable,
    Rematch,
    Rename,
    Report,
    Solve,
    StandIn,
    TableMade,
    Undo,
    UndoResult,
    Version,
    Why,
    WhyNot,
)
from herna.table import Table, TableError, asking, frames, patience
from herna.table.asking import SeatGiven
from herna.table.entries import AnyEntry, Created, RematchBegun, StoodIn, UndoAsked
from herna.table.hinting import Hints
from herna.table.knowledge import Replay
from herna.table.picture import Picture
from herna.table.solving import SolvedNow
from herna.table.tokens import next_token
from herna.words.languages import check as check_language

TheRooms = NamedDependency[Rooms]
Tokens = Annotated[
    list[str] | None, QueryParameter(name="token", description="The secret of a seat; several at one screen")
]
Language = Annotated[str, QueryParameter(description="`cs` or `en`", max_length=8)]


def _eyes(table: Table, tokens: list[str] | None) -> frames.Eyes:
    return tuple(sorted({table.seat_of(token) for token in tokens or ()}))


def _watch(table_id: str) -> str:
    return f"/#/table/{table_id}"


async def _made(rooms: Rooms, created: Created, given: list[SeatGiven]) -> TableMade:
    return _opened(await rooms.create(created), given)


def _opened(room: Room, given: list[SeatGiven]) -> TableMade:
    return TableMade(room.table.id, given, _watch(room.table.id))


class TablesController(Controller):
    path = "/api/tables"
    tags = ("tables",)

    @get("/")
    async def listed(self, rooms: TheRooms) -> list[frames.TableInfo]:
        """The tables that anybody may find and watch, the newest first."""
        return await rooms.listed()

    @post("/", status_code=HTTP_201_CREATED, responses=told(400, 404, 422, 429))
    async def create(self, data: JSONBody[NewTable], rooms: TheRooms) -> TableMade:
        """A new table."""
        players = data.players if data.players is not None else len(data.seats)
        created, given = asking.create(
            find_game(data.game).name,
            players,
            data.seats,
            time.time(),
            options=data.options,
            seed=data.seed,
            clock=data.clock,
            hot_seat=data.hot_seat,
            listed=data.listed,
            patience=data.patience,
            words=data.words,
            hints=data.hints,
        )
        return await _made(rooms, created, given)

    @get("/{table_id:str}", responses=told(400, 403, 404, 429))
    async def info(self, table_id: FromPath[str], rooms: TheRooms, tokens: Tokens = None) -> frames.TableInfo:
        """What everybody may know of a table."""
        room = await rooms.find(table_id)
        table = await room.read()
        _eyes(table, tokens)
        return room.info(table, time.time())

    @get("/{table_id:str}/state", responses=told(400, 403, 404, 429))
    async def state(self, table_id: FromPath[str], rooms: TheRooms, tokens: Tokens = None) -> frames.HelloFrame:
        """The whole table as these seats, or a spectator, see it: the frame that greets a live socket."""
        room = await rooms.find(table_id)
        table = await room.read()
        eyes = _eyes(table, tokens)
        seats: list[int | None] = [*eyes] or [None]
        views = dict(zip(seats, table.views(seats), strict=True))
        present, watching = room.here()
        return frames.hello(table, eyes, views, present, time.time(), watching, away=room.away)

    @post("/{table_id:str}/join", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def join(self, table_id: FromPath[str], data: JSONBody[Join], rooms: TheRooms) -> Joined:
        """Take the seat an invitation is for."""
        room = await rooms.find(table_id)
        seat, token = -1, ""

        def ask(table: Table) -> list[AnyEntry]:
            nonlocal seat, token
            entry, token = asking.join(table, data.invitation, data.name, time.time())
            seat = entry.seat
            return [entry]

        await room.change(ask)
        return Joined(seat, token)

    @post("/{table_id:str}/actions", status_code=HTTP_200_OK, responses=told(400, 403, 404, 409, 422, 429))
    async def act(self, table_id: FromPath[str], data: JSONBody[Act], rooms: TheRooms) -> Version:
        """Act. The version says what the person had seen when choosing."""
        room = await rooms.find(table_id)
        seat = (await room.read()).seat_of(data.token)
        return Version(await live.act(room, seat, data.version, data.action, data.key))

    @post("/{table_id:str}/why", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def why(self, table_id: FromPath[str], data: JSONBody[Why], rooms: TheRooms) -> Refusal:
        """Why something is not offered, with the clause that says so."""
        table = await (await rooms.find(table_id)).read()
        seat = table.seat_of(data.token)
        return refusal_at(table, seat, asking.why(table, seat, data.action))

    @post("/{table_id:str}/why-not", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429, 503))
    async def why_not(
        self, table_id: FromPath[str], data: JSONBody[WhyNot], rooms: TheRooms
    ) -> Response[list[Explanation]]:
        """What a seat may want to do and cannot now, in words, each thing with the reason."""
        room = await rooms.find(table_id)
        seat = (await room.read()).seat_of(data.token)
        written = await study.why_not(rooms, room, seat, check_language(data.language))
        return Response(cast("Any", written), media_type=MediaType.JSON)

    @post("/{table_id:str}/hint", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429, 503))
    async def hint(self, table_id: FromPath[str], data: JSONBody[Hint], rooms: TheRooms) -> Hints:
        """What a bot would do in this seat: up to three ways. Where other people play, they are told of it."""
        room = await rooms.find(table_id)
        seat = (await room.read()).seat_of(data.token)
        return await hinting.hint(rooms, room, seat, check_language(data.language))

    @post("/{table_id:str}/solve", status_code=HTTP_200_OK, responses=told(400, 403, 404, 409, 422, 429, 503))
    async def solve(self, table_id: FromPath[str], data: JSONBody[Solve], rooms: TheRooms) -> SolvedNow:
        """The best way through the fight that this seat is in, and whether it is proven. Others are told of it."""
        room = await rooms.find(table_id)
        seat = (await room.read()).seat_of(data.token)
        return await solving.solve(rooms, room, seat, check_language(data.language), data.aims)

    @post("/{table_id:str}/undo", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def undo(self, table_id: FromPath[str], data: JSONBody[Undo], rooms: TheRooms) -> Response[UndoResult]:
        """Take moves back, or ask the others to agree."""
        room = await rooms.find(table_id)
        asked = False

        def ask(table: Table) -> list[AnyEntry]:
            nonlocal asked
            entry = asking.undo(table, table.seat_of(data.token), time.time(), data.moves)
            asked = isinstance(entry, UndoAsked)
            return [entry]

        version = await room.change(ask)
        return Response(UndoResult(version, asked), status_code=HTTP_202_ACCEPTED if asked else HTTP_200_OK)

    @post("/{table_id:str}/undo/answer", status_code=HTTP_200_OK, responses=told(400, 403, 404, 409, 429))
    async def answer_undo(self, table_id: FromPath[str], data: JSONBody[Answer], rooms: TheRooms) -> Version:
        """Agree that moves are taken back, or not."""
        room = await rooms.find(table_id)
        return Version(
            await room.change(
                lambda table: asking.answer_undo(table, table.seat_of(data.token), data.asked, data.agree, time.time())
            )
        )

    @post("/{table_id:str}/chat", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def chat(self, table_id: FromPath[str], data: JSONBody[Chat], rooms: TheRooms) -> Version:
        """Say something to everybody at the table."""
        room = await rooms.find(table_id)

        def ask(table: Table) -> list[AnyEntry]:
            seat = asking.talking(table, table.seat_of(data.token))
            return [asking.say(seat, data.text, time.time())]

        return Version(await room.change(ask))

    @post("/{table_id:str}/report", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def report(self, table_id: FromPath[str], data: JSONBody[Report], rooms: TheRooms) -> Version:
        """Tell the operator of a line of the chat that nobody should have to read."""
        table = await (await rooms.find(table_id)).read()
        seat = table.seat_of(data.token)
        if not any(line.n == data.line for line in table.chat):
            raise TableError("no-such-line")
        await rooms.store.note_report({"table_id": table.id, "number": data.line, "by_seat": seat, "at": time.time()})
        return Version(table.version)

    @post("/{table_id:str}/rename", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def rename(self, table_id: FromPath[str], data: JSONBody[Rename], rooms: TheRooms) -> Version:
        """Call yourself something else."""
        room = await rooms.find(table_id)
        return Version(
            await room.change(lambda table: [asking.rename(table.seat_of(data.token), data.name, time.time())])
        )

    @post("/{table_id:str}/stand-in", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def stand_in(self, table_id: FromPath[str], data: JSONBody[StandIn], rooms: TheRooms) -> Version:
        """A bot plays for somebody who is away, or the person takes the seat back."""
        room = await rooms.find(table_id)

        def ask(table: Table) -> list[AnyEntry]:
            now = time.time()
            level = asking.checked_level(data.level) if data.bot else None
            entry = patience.stand_in(table, table.seat_of(data.token), data.seat, level, room.away, now)
            sits = isinstance(entry, StoodIn) and entry.level is not None
            return [entry, *(asking.deal_after(table, now, data.seat) if sits else ())]

        return Version(await room.change(ask))

    @post("/{table_id:str}/close", status_code=HTTP_200_OK, responses=told(400, 403, 404, 409, 422, 429))
    async def close(self, table_id: FromPath[str], data: JSONBody[Close], rooms: TheRooms) -> Version:
        """Close the game unfinished, once everybody wants to; then everything is opened, the shuffle too."""
        room = await rooms.find(table_id)
        return Version(
            await room.change(lambda table: asking.close(table, table.seat_of(data.token), data.agree, time.time()))
        )

    @post("/{table_id:str}/word", status_code=HTTP_200_OK, responses=told(400, 403, 404, 409, 422, 429))
    async def word(self, table_id: FromPath[str], data: JSONBody[GiveWord], rooms: TheRooms) -> Version:
        """Add a word of one's own to the shuffle, or none. With the last one the game is dealt."""
        room = await rooms.find(table_id)
        return Version(
            await room.change(
                lambda table: asking.give_word(table, table.seat_of(data.token), data.text.strip(), time.time())
            )
        )

    @get("/{table_id:str}/record", media_type=MediaType.TEXT, responses=told(400, 403, 404, 429, 503))
    async def record(self, table_id: FromPath[str], rooms: TheRooms, tokens: Tokens = None) -> Response[str]:
        """The record: everything once the game is over, until then what the seat knows."""
        try:
            table = await (await rooms.find(table_id)).read()
        except BadRecord:
            old = await rooms.tale(table_id)
            text, game = old.record, old.game
        else:
            text, game = await study.record(rooms, table, _eyes(table, tokens)), table.created.game
        headers = {"content-disposition": f'attachment; filename="{game}-{table_id[:8]}.herna"'}
        return Response(text, media_type=MediaType.TEXT, headers=headers)

    @get("/{table_id:str}/replay", responses=told(400, 403, 404, 422, 429, 503))
    async def replay(
        self, table_id: FromPath[str], rooms: TheRooms, tokens: Tokens = None, language: Language = "en"
    ) -> Response[Replay]:
        """The game move by move, as the seat may see it, and in words."""
        try:
            table = await (await rooms.find(table_id)).read()
        except BadRecord:
            written = (await rooms.tale(table_id)).in_words[check_language(language)].replay
        else:
            written = await study.replay(rooms, table, _eyes(table, tokens), check_language(language))
        return Response(cast("Any", written), media_type=MediaType.JSON)

    @get("/{table_id:str}/tale", responses=told(400, 404, 422, 429, 503))
    async def tale(self, table_id: FromPath[str], rooms: TheRooms, language: Language = "en") -> OldTable:
        """A table whose rules have changed since, to be read only: what it told, and its last position."""
        found = await rooms.tale(table_id)
        words = found.in_words[check_language(language)]
        known = find_game(found.game).rules
        return OldTable(found.game, found.rules, known, found.names, found.over, found.moved, words.panels, words.moves)

    @get("/{table_id:str}/picture", responses=told(400, 403, 404, 422, 429, 503))
    async def picture(
        self,
        table_id: FromPath[str],
        rooms: TheRooms,
        tokens: Tokens = None,
        ply: Annotated[int | None, QueryParameter(description="After that many moves; without it, now", ge=0)] = None,
        language: Language = "en",
    ) -> Response[Picture]:
        """The table in words as the first of the seats sees it: what any game can be played from."""
        room = await rooms.find(table_id)
        seat = next(iter(_eyes(await room.read(), tokens)), None)
        written = await study.picture(rooms, room, seat, ply, check_language(language))
        return Response(cast("Any", written), media_type=MediaType.JSON)

    @post("/{table_id:str}/analysis", status_code=HTTP_202_ACCEPTED, responses=told(400, 404, 422, 429, 503))
    async def analyse(self, table_id: FromPath[str], rooms: TheRooms) -> AnalysisShown:
        """Look at a finished game again, in the background. Whoever may watch the table may see what comes of it."""
        return await analysing.begin(rooms, await rooms.find(table_id))

    @get("/{table_id:str}/analysis", responses=told(400, 404, 422, 429))
    async def analysis(self, table_id: FromPath[str], rooms: TheRooms) -> AnalysisShown:
        """How far the analysis has come, and all of it once it is done."""
        return await analysing.shown(await rooms.find(table_id))

    @post("/{table_id:str}/branch", status_code=HTTP_201_CREATED, responses=told(400, 403, 404, 422, 429))
    async def branch(self, table_id: FromPath[str], data: JSONBody[Branch], rooms: TheRooms) -> TableMade:
        """A new table that goes on from a move of a finished one."""
        table = await (await rooms.find(table_id)).read()
        if data.token is not None:
            table.seat_of(data.token)
        if not table.over:
            raise TableError("not-allowed", why="not-finished")
        return _opened(*await study.branch(rooms, table, data.ply, data.seats))

    @post("/{table_id:str}/rematch", status_code=HTTP_201_CREATED, responses=told(400, 403, 404, 422, 429))
    async def rematch(self, table_id: FromPath[str], data: JSONBody[Rematch], rooms: TheRooms) -> TableMade:
        """Let these people play again; everybody who asks is given their seat at the new table."""
        room = await rooms.find(table_id)
        table = await room.read()
        held = {table.seat_of(token): token for token in (data.token, *data.tokens)}
        if not table.over:
            raise TableError("not-allowed", why="not-finished")
        if table.rematch is None:
            await self._begin_rematch(room, rooms)
        assert room.table.rematch is not None
        new_room = await rooms.fetch(room.table.rematch)
        given = []
        for seat, old in sorted(held.items()):
            token, name = next_token(old, new_room.table.id), table.seats[seat].name
            ask = partial(asking.seat_again, seat=seat, name=name, token=token, now=time.time())
            await new_room.change(ask)
            given.append(SeatGiven(seat, "human", name, token=token))
        return TableMade(new_room.table.id, given, _watch(new_room.table.id))

    async def _begin_rematch(self, room: Room, rooms: Rooms) -> None:
        created, _ = asking.rematch(room.table, time.time())
        new_room = await rooms.create(created)

        def ask(table: Table) -> list[AnyEntry]:
            # Somebody else may have asked at the same moment: there is one rematch, and the other table stays empty.
            return [RematchBegun(at=time.time(), table=new_room.table.id)] if table.rematch is None else []

        await room.change(ask)


class RecordsController(Controller):
    path = "/api/records"
    tags = ("tables",)

    @post("/", status_code=HTTP_201_CREATED, request_max_body_size=RECORD_MOST, responses=told(400, 413, 422, 429, 503))
    async def load(self, data: JSONBody[ImportRecord], rooms: TheRooms) -> TableMade:
        """A new table from a record."""
        return _opened(*await study.open_record(rooms, data.record, data.seats))
