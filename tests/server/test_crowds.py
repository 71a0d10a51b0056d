"""Whatever comes at the same moment, and without end: it is taken in a little at a time, and others get their turns."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from herna.server.limits import Purse
from herna.server.line import ROUND_MOST, Turns
from herna.server.live import PONG, Live
from tests.server.attacking import memory, refused
from tests.server.running import Opened, Server
from tools.attack_bench.strangers import call, pour, rest

MEGABYTE = 1024 * 1024
ASKED = b"GET /api/reach HTTP/1.1\r\nHost: x\r\n\r\n"
CHUNKED = (
    b"POST /api/qr HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nConnection: close\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
TEXT = b'{"text": "hello"}'


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("house")) as server:
        warm = server.new_table("human", "human")
        warm.act(0)
        with call(server.port) as line:
            line.sendall(ASKED)
            line.recv(1)
        yield server


@pytest.fixture
def table(house: Server) -> Opened:
    return house.new_table("human", "human")


def statuses(answers: bytes) -> list[int]:
    """The status of each of several answers."""
    return [int(piece[:3]) for piece in answers.split(b"HTTP/1.1 ")[1:]]


def test_some_requests_sent_at_once_are_answered_one_after_another(house: Server) -> None:
    with call(house.port) as line:
        line.sendall(ASKED * 7 + ASKED.replace(b"Host", b"Connection: close\r\nHost"))
        assert statuses(rest(line)) == [200] * 8


def test_whoever_sends_requests_without_waiting_for_answers_is_cut_off(house: Server, table: Opened) -> None:
    before, cut = memory(house), refused(house, "pipelined")
    for _ in range(5):
        with call(house.port) as line:
            taken = pour(line, ASKED * 2000, 100)
        assert taken < 8 * MEGABYTE, "most of it lies in the buffers of the system"
    assert refused(house, "pipelined") == cut + 5
    assert memory(house) - before < 8 * MEGABYTE
    table.act(0)
    assert "error" not in house.log.read_text()


def test_whoever_asks_too_much_has_to_connect_anew(tmp_path: Path) -> None:
    with Server(tmp_path, requests_at_once=5, requests_per_second=0.001) as server, call(server.port) as line:
        line.sendall(ASKED * 12)
        answers = rest(line)
    *answered, last = statuses(answers)
    assert answered == [200] * 4, "what is sent costs a little besides"
    assert last == 429, "and the rest is not looked at"
    assert json.loads(answers.rpartition(b"\r\n\r\n")[2])["error"]["code"] == "too-many"


@pytest.mark.parametrize(
    ("first", "again"),
    [(b"0\r\n", b"A: b\r\n" * 10_000), (b"0\r\nA: ", b"a" * 65536), (b"1;", b"a" * 65536)],
    ids=["many headers", "one long header", "a long word about a piece"],
)
def test_what_stands_around_a_body_is_as_short_as_a_head(
    house: Server, table: Opened, first: bytes, again: bytes
) -> None:
    before, cut = memory(house), refused(house, "head")
    with call(house.port) as line:
        line.sendall(CHUNKED + first)
        taken = pour(line, again, 1000)
    assert taken < 8 * MEGABYTE
    assert refused(house, "head") == cut + 1
    assert memory(house) - before < 8 * MEGABYTE
    table.act(0)


def test_a_body_in_the_smallest_pieces_is_taken(house: Server) -> None:
    text = TEXT.replace(b"hello", b"h" * 450)
    with call(house.port) as line:
        line.sendall(CHUNKED + b"".join(b"1\r\n%c\r\n" % byte for byte in text) + b"0\r\n\r\n")
        assert statuses(rest(line)) == [200]


def test_what_follows_a_body_counts_for_nothing(house: Server) -> None:
    """A proxy may pass on what follows a body; whoever asks could say there who they are."""
    with call(house.port) as line:
        line.sendall(CHUNKED + b"%x\r\n%s\r\n0\r\nOrigin: http://elsewhere.example\r\n\r\n" % (len(TEXT), TEXT))
        assert statuses(rest(line)) == [200]


async def test_addresses_take_turns_in_every_round() -> None:
    turns, served = Turns(seconds=0.0), []

    async def come(whose: str) -> None:
        await turns.mine(whose)
        served.append(whose)

    crowd = [asyncio.create_task(come("a stranger")) for _ in range(200)]
    innocent = asyncio.create_task(come("somebody"))
    await innocent
    assert len(served) <= 3, "of heavy things one fits into a round"
    await asyncio.gather(*crowd)
    assert len(served) == 201


async def test_of_light_things_many_fit_into_a_round() -> None:
    """Moves that come together are committed together: that saves most of what a commit costs."""
    turns = Turns(seconds=600.0)
    rounds: list[int] = []

    async def come() -> None:
        await turns.mine("a room full of people")
        rounds[-1] += 1

    crowd = [asyncio.create_task(come()) for _ in range(4 * ROUND_MOST)]
    while not all(one.done() for one in crowd):
        rounds.append(0)
        await asyncio.sleep(0)
    assert max(rounds) == ROUND_MOST
    assert sum(rounds) == 4 * ROUND_MOST


class Ready:
    """A socket at which many frames lie ready, and somebody who is told how many were answered."""

    def __init__(self, frames: int) -> None:
        self.left = frames
        self.answered: list[str] = []

    async def read(self) -> str:
        self.left -= 1
        if self.left < 0:
            raise StopAsyncIteration
        return '{"type": "ping"}'

    def push(self, frame: str) -> None:
        self.answered.append(frame)


async def test_frames_that_lie_ready_let_others_in_between() -> None:
    turns, between = Turns(seconds=0.0), []
    rooms: Any = type("Rooms", (), {"settings": type("Settings", (), {"frame_most": 1000})})
    sockets: list[Any] = [Ready(50) for _ in range(40)]

    async def converse(ready: Any) -> None:
        with contextlib.suppress(RuntimeError, StopAsyncIteration):
            await Live(rooms)._converse(ready, ready, ready, Purse(), lambda: turns.mine("a stranger"))

    async def look() -> None:
        for _ in range(10):
            before = sum(len(ready.answered) for ready in sockets)
            await turns.mine("somebody")
            between.append(sum(len(ready.answered) for ready in sockets) - before)

    crowd = [asyncio.create_task(converse(ready)) for ready in sockets]
    await asyncio.sleep(0)
    await look()
    assert max(between) <= 3
    await asyncio.gather(*crowd)
    assert [len(ready.answered) for ready in sockets] == [50] * 40
    assert sockets[0].answered[0] == PONG
