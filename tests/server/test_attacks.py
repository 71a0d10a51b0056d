"""One stranger does their worst; the server takes little of it, hangs up, and serves the others."""

from __future__ import annotations

import asyncio
import contextlib
import json
import socket
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from herna.kernel import View
from herna.server import audience, kept
from herna.server.limits import Limits, networks
from herna.server.line import Line, TooLong
from herna.server.settings import Settings
from herna.table import Table, asking
from herna.table.asking import SeatWish
from tests.server.attacking import memory, refused
from tests.server.running import GAME, Opened, Server
from tools.attack_bench.strangers import CONTINUATION, PING, TEXT, call, frame, pour, rest, upgraded

MEGABYTE = 1024 * 1024
GOLDEN = Path(__file__).parents[1] / "golden"
USUAL = Settings()


def usual(folder: Path, **others: Any) -> Server:
    """A server with the limits that people meet."""
    names = ("requests_per_second", "requests_at_once", "frames_per_second", "frames_at_once", "tables_at_once")
    return Server(folder, **{name: getattr(USUAL, name) for name in names} | others)


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has already seen a table, a move and a long head: what it keeps from then on is the attack's."""
    with usual(tmp_path_factory.mktemp("house"), head_seconds=2.0, body_seconds=1.0) as server:
        warm = server.new_table("human", "human")
        warm.act(0)
        refused(server, "head")
        with call(server.port) as line:
            line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
            pour(line, b"a" * 65536, 1000)
        yield server


@pytest.fixture
def table(house: Server) -> Opened:
    """A table whose people play while somebody else attacks."""
    found = house.new_table("human", "human")
    found.state(0)
    return found


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"GET / HTTP/1.1\r\nHost: x\r\nA: ", b"a" * 65536),
        (b"GET / HTTP/1.1\r\nHost: x\r\n", b"A: b\r\n" * 10_000),
        (b"GET /", b"a" * 65536),
    ],
    ids=["one long header", "many headers", "a long address"],
)
def test_a_head_that_never_ends_is_cut_off_after_some_kilobytes(
    house: Server, table: Opened, first: bytes, again: bytes
) -> None:
    before, cut = memory(house), refused(house, "head")
    with call(house.port) as line:
        line.sendall(first)
        taken = pour(line, again, 1000)
    assert taken < 8 * MEGABYTE, "most of it lies in the buffers of the system"
    assert refused(house, "head") == cut + 1
    assert memory(house) - before < 8 * MEGABYTE
    table.act(0)


def test_whoever_is_cut_off_for_a_long_head_is_told_why(house: Server) -> None:
    with call(house.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 17_000)
        answer = rest(line)
    assert answer.startswith(b"HTTP/1.1 431 ")
    assert json.loads(answer.partition(b"\r\n\r\n")[2])["error"]["code"] == "too-large"


@pytest.mark.parametrize(
    ("nowhere", "first", "again"),
    [
        (False, b"", frame(PING)),
        (True, b"", frame(PING)),
        (False, frame(TEXT, last=False), frame(CONTINUATION, last=False)),
        (
            False,
            b"",
            frame(TEXT, b'{"type":"speak","language":"cs"}') + frame(TEXT, b'{"type":"speak","language":"en"}'),
        ),
        (False, b"", frame(TEXT, b'{"type":"resync"}')),
    ],
    ids=["pings", "pings at no table", "continuations", "speak", "resync"],
)
def test_a_flood_of_frames_is_cut_off_in_the_middle(
    house: Server, table: Opened, nowhere: bool, first: bytes, again: bytes
) -> None:
    cut = refused(house, "frames")
    flood = again * (60_000 // len(again))
    taken = 0
    for _ in range(20):
        if taken >= len(flood) * 100:
            break
        path = "/api/tables/nowhere/live" if nowhere else f"{table.path}/live"
        with contextlib.suppress(OSError), upgraded(house.port, path) as line:
            line.sendall(first)
            taken += pour(line, flood, 100)
            rest(line)
        if nowhere or refused(house, "frames") > cut:
            break
    assert taken < 100 * len(flood)
    table.act(0)
    time.sleep(1.0)  # so that the next stranger at this address is let in again


def test_a_socket_that_is_cut_off_before_it_is_let_in_leaves_nothing_in_the_log(tmp_path: Path) -> None:
    with usual(tmp_path) as server:
        with upgraded(server.port, "/api/tables/nowhere/live") as line:
            pour(line, frame(PING) * 10_000, 10)
        cut = refused(server, "frames")
        for _ in range(20):
            with contextlib.suppress(OSError), upgraded(server.port, "/api/tables/nowhere/live"):
                pass
        assert refused(server, "frames") > cut, "nobody of this address is let in for a moment"
        server.new_table("human", "human").act(0)
    assert "error" not in server.log.read_text()


def test_a_connection_that_stays_silent_is_closed(house: Server) -> None:
    with call(house.port) as line:
        assert rest(line) == b""
    with call(house.port) as line:
        line.sendall(b"GET / HTTP/1.1\r\nHost: x\r\n")
        assert rest(line).startswith(b"HTTP/1.1 408 ")


def test_a_body_that_dribbles_in_is_given_up(house: Server) -> None:
    with call(house.port) as line:
        line.sendall(b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{")
        answer = rest(line)
    assert answer.startswith(b"HTTP/1.1 408 ")
    assert b"too-slow" in answer


def test_a_body_that_nobody_reads_ends_the_connection(house: Server) -> None:
    with call(house.port) as line:
        line.sendall(b"GET /api/games HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n")
        taken = pour(line, b"1000\r\n" + b"x" * 4096 + b"\r\n", 10_000)
    assert taken < 8 * MEGABYTE


def hung_up(lines: list[socket.socket]) -> int:
    """How many of these connections the server has closed."""
    closed = 0
    for line in lines:
        line.settimeout(0.02)
        with contextlib.suppress(TimeoutError):
            try:
                closed += line.recv(1) == b""
            except ConnectionError:
                closed += 1
    return closed


def test_one_address_has_so_many_connections_and_the_server_keeps_files_for_itself(tmp_path: Path) -> None:
    with usual(tmp_path, sockets_per_address=20, head_seconds=30.0) as server:
        table = server.new_table("human", "human")
        lines: list[socket.socket] = []
        for _ in range(100):
            lines.append(call(server.port))
        assert hung_up(lines) >= 100 - 40
        table.act(0)
        for line in lines:
            line.close()


def test_in_a_full_house_whoever_says_nothing_gives_way(tmp_path: Path) -> None:
    with usual(tmp_path, connections_most=60, head_seconds=60.0) as server, contextlib.ExitStack() as lines:
        table = server.new_table("human", "human")
        player = lines.enter_context(table.live(0, 1))
        silent = [lines.enter_context(call(server.port, f"127.0.0.{10 + number % 8}")) for number in range(200)]
        asked = [httpx.get(f"{server.url}/healthz", timeout=60.0).status_code for _ in range(20)]
        assert asked == [200] * 20
        table.act(0)
        assert player.next()["type"] == "update"
        assert hung_up(silent) >= 200 - 60
        assert refused(server, "idle") >= 200 - 60


def test_a_client_that_never_reads_is_cut_off_by_what_waits_for_it(tmp_path: Path) -> None:
    with Server(tmp_path, backlog_bytes=200_000) as server:
        table = server.new_table("human", "human")
        before = memory(server)
        with upgraded(server.port, f"{table.path}/live") as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            taken = pour(line, frame(TEXT, b'{"type":"resync"}') * 100, 500)
        assert taken < 500 * 100 * 23
        assert refused(server, "slow") >= 1
        assert memory(server) - before < 40 * MEGABYTE
        table.act(0)


def test_a_client_that_never_reads_is_cut_off_after_a_while(tmp_path: Path) -> None:
    with Server(tmp_path, backlog_seconds=0.5) as server:
        table = server.new_table("human", "human")
        with upgraded(server.port, f"{table.path}/live") as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            line.settimeout(1.0)
            with contextlib.suppress(OSError):
                for _ in range(3000):
                    line.sendall(frame(TEXT, b'{"type":"resync"}'))
            while not refused(server, "slow"):
                time.sleep(0.1)
        table.act(0)


def test_pongs_that_nobody_reads_do_not_pile_up(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.new_table("human", "human")
        before = memory(server)
        with upgraded(server.port, f"{table.path}/live") as line:
            line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
            pour(line, frame(PING, b"x" * 125) * 400, 400)
        assert memory(server) - before < 20 * MEGABYTE
        table.act(0)


def test_forty_people_behind_one_address_reload_while_a_stranger_beside_them_is_refused(tmp_path: Path) -> None:
    """Ten tables, four people and a bot at each; everybody begins anew at once, twice."""
    # Buckets fill slowly here, so that a slow machine gives the stranger no time either.
    with usual(tmp_path, requests_per_second=2.0) as server:
        tables = [server.new_table("human", "human", "human", "human", "random") for _ in range(10)]
        people = [(table, seat) for table in tables for seat in range(4)]

        def reload(person: tuple[Opened, int]) -> set[int]:
            table, seat = person
            with httpx.Client(base_url=server.url, timeout=60) as client:
                found = {client.get(path).status_code for path in ("/", "/api/games", f"/api/games/{GAME}/content")}
                token = {"token": table.tokens[seat]}
                found |= {client.get(f"{table.path}{path}", params=token).status_code for path in ("", "/state")}
                body = {**token, "text": "I am back"}
                found.add(client.post(f"{table.path}/chat", json=body).status_code)
            with table.live(seat) as screen:
                screen.send(type="speak", language="cs")
                screen.until("words")
            return found

        def strange(_: int) -> Counter[int]:
            with httpx.Client(base_url=server.url, timeout=60) as client:
                return Counter(client.get(f"{tables[0].path}/state").status_code for _ in range(100))

        with ThreadPoolExecutor(16) as crowd:
            floods = [crowd.submit(strange, number) for number in range(4)]
            answers = [*crowd.map(reload, people), *crowd.map(reload, people)]
        met = sum((flood.result() for flood in floods), Counter[int]())
        assert met[429] > met[200], "the stranger is refused"
        assert set().union(*answers) <= {200, 503}, "nobody else is; the page itself is not built here"


def test_an_address_of_ipv6_counts_with_its_neighbours() -> None:
    limits = Limits(Settings(requests_at_once=10, requests_per_second=0.001))
    taken = sum(limits.requests.purse(f"2001:db8:1:1::{n:x}").take() for n in range(100))
    assert taken == 10, "one /64 is one address"
    taken = sum(limits.requests.purse(f"2001:db8:1:{n:x}::1").take() for n in range(2, 100))
    assert taken == 30, "one /48 may do four times as much in all"
    assert limits.requests.purse("2001:db8:2::1").take()
    assert networks("::ffff:192.0.2.1") == networks("192.0.2.1")


def test_what_is_worked_out_once_is_kept() -> None:
    made = []

    def make(name: str) -> list[str]:
        made.append(name)
        return [name]

    async def ask() -> list[bytes]:
        answers = await asyncio.gather(*(kept.kept(make, name) for name in ("a", "a", "b", "a")))
        return [answer.content for answer in answers]  # type: ignore[misc]

    assert asyncio.run(ask()) == [b'["a"]', b'["a"]', b'["b"]', b'["a"]']
    assert sorted(made) == ["a", "b"]


def test_what_may_be_done_is_put_into_words_once_for_every_language(monkeypatch: pytest.MonkeyPatch) -> None:
    created, _ = asking.create(GAME, 2, [SeatWish("human")] * 2, 5.0)
    table = Table("t", created)
    asked = []
    monkeypatch.setattr(audience, "offered", lambda *facts: asked.append(facts[2]))
    words = audience.WordsKept()
    views: dict[int | None, View] = {0: table.view(0), 1: table.view(1)}
    for _ in range(50):
        for language in ("cs", "en"):
            words.of(table, (0,), views, language)
    assert asked == ["cs", "en"]


async def test_addresses_take_turns_in_line_however_many_tables_one_has() -> None:
    line = Line(["desk"], most_each=100)
    served: list[str] = []

    async def want(whose: str) -> None:
        async with line.desk(whose):
            served.append(whose)
            await asyncio.sleep(0)

    async with line.desk("first"):
        greedy = [asyncio.create_task(want("many")) for _ in range(100)]
        await asyncio.sleep(0)
        modest = asyncio.create_task(want("one"))
        await asyncio.sleep(0)
        with pytest.raises(TooLong):
            await want("many")
    await asyncio.gather(modest, *greedy)
    assert served.index("one") <= 1
    assert len(served) == 101


def test_opening_tables_is_counted_by_whatever_path(tmp_path: Path) -> None:
    with Server(tmp_path, tables_at_once=6, tables_per_hour=0.001) as server:
        seats = [{"kind": "human"}, {"kind": "human"}]
        body = {"game": GAME, "seats": seats}
        before = len(server.get("/api/tables"))
        for path in ("/api/tables", "/api/tables/", "//api/tables", "/api//tables/"):
            for _ in range(3):
                answer = server.http.post(server.url + path, json=body)
                assert answer.status_code in (201, 404, 429)
        server.refuse("/api/tables/", 429, "too-many-tables", **body)
        record = "x" * 1000
        server.refuse("/api/records", 429, "too-many-tables", record=record, seats=seats)
        assert len(server.get("/api/tables")) == before


ON_THE_LOOP = """
import threading
from herna.kernel import Match, Record
def aside(function):
    def careful(self, *facts, **named):
        assert threading.current_thread() is not threading.main_thread(), "a whole game was gone through on the loop"
        return function(self, *facts, **named)
    return careful
Record.replay = aside(Record.replay)
Match.__init__ = aside(Match.__init__)
"""


def test_records_and_branches_of_long_games_are_gone_through_off_the_loop(tmp_path: Path) -> None:
    """The server breaks down if it plays a game again in the thread that everybody waits for."""
    text = (GOLDEN / "monster_lands" / "88.herna").read_text()
    players = json.loads(text.partition("\n")[0])["players"]
    seats = [{"kind": "human"}] * players
    with Server(tmp_path, before=ON_THE_LOOP) as server:
        table = Opened(server, server.post("/api/records", 201, record=text, seats=seats))
        moves = server.get(table.path)["moves"]
        assert moves > 1000
        branch = Opened(server, server.post(f"{table.path}/branch", 201, ply=moves - 1, seats=seats))
        assert server.get(branch.path)["moves"] == moves - 1
        assert server.http.get(f"{table.path}/record").text.count("\n") > moves
        assert server.http.get(f"{branch.path}/picture", params={"ply": 900}).json()["ply"] == 900
        server.kill()
        server.start()
        assert server.get(branch.path)["moves"] == moves - 1, "a first look at a long table"


def test_a_flooding_socket_does_not_close_that_of_a_person_with_a_seat(house: Server, table: Opened) -> None:
    with table.live(0) as anna:
        with contextlib.suppress(ConnectionClosed, OSError), upgraded(house.port, f"{table.path}/live") as line:
            pour(line, frame(PING) * 10_000, 20)
        anna.act()
        anna.send(type="ping")
        anna.until("pong")
