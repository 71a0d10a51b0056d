"""What a server works out once, and how much it writes down, draws and sends before it refuses."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.running import GAME, Server
from tools.attack_bench.strangers import call

MOVES = 3
FRAMES = 20
BOUNDS = f"""
import threading
from herna.server import games_api, schema, study
from herna.table import picture, table

def once(make):
    made = set()
    def careful(*facts):
        assert threading.current_thread() is not threading.main_thread(), "worked out on the loop"
        assert facts not in made, "worked out twice"
        made.add(facts)
        return make(*facts)
    return careful

for name in ("games", "content", "chapters", "lexicon", "messages", "tutorial"):
    setattr(games_api, name, once(getattr(games_api, name)))

full, schemas = schema.full_schema, []
def full_schema(found):
    assert not schemas, "written twice"
    schemas.append(1)
    return full(found)
schema.full_schema = full_schema

def never(*_):
    raise AssertionError("drawn on the loop")
picture.picture = picture.not_offered = never
work, drawn = study._work, []
async def count(pool, function, *facts):
    assert function not in (study.picture_of, study.closed_of) or str(facts) not in drawn, "drawn twice"
    drawn.append(str(facts))
    return await work(pool, function, *facts)
study._work = count
table.MOVES_MOST = {MOVES}
"""
"""The server breaks down where it does on the loop, or twice, what it has to do once and aside."""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("strict")
    with Server(folder, before=BOUNDS, frames_at_once=FRAMES, frames_per_second=0.001) as server:
        yield server


@pytest.mark.parametrize("what", ["", *(f"/{GAME}/{part}" for part in ("content", "rulebook", "lexicon", "words"))])
def test_what_never_changes_is_worked_out_once_and_aside(strict: Server, what: str) -> None:
    first, again = (strict.http.get(f"/api/games{what}") for _ in range(2))
    assert (first.status_code, again.status_code) == (200, 200)
    assert first.content == again.content


def test_the_schema_is_written_once(strict: Server) -> None:
    assert [strict.http.get("/schema").status_code for _ in range(2)] == [200, 200]


def test_a_picture_is_drawn_once_and_aside(strict: Server) -> None:
    table = strict.new_table("human", "human")
    first, again = (strict.get(f"{table.path}/picture") for _ in range(2))
    assert first == again
    assert first["panels"]


def test_what_cannot_be_done_is_explained_once_and_aside(strict: Server) -> None:
    table = strict.new_table("human", "human")
    asked = {"token": table.tokens[0], "language": "cs"}
    first, again = (strict.post(f"{table.path}/why-not", **asked) for _ in range(2))
    assert first == again


def test_a_table_takes_so_many_moves_and_no_more(strict: Server) -> None:
    table = strict.new_table("human", "human")
    for _ in range(MOVES):
        table.act(table.state()["view"]["seats_to_act"][0])
    seat = table.state()["view"]["seats_to_act"][0]
    state = table.state(seat)
    body = {"token": table.tokens[seat], "version": state["version"], "action": state["view"]["options"][0]}
    strict.refuse(f"{table.path}/actions", 422, "long-enough", **body)
    strict.refuse(f"{table.path}/chat", 422, "long-enough", token=table.tokens[seat], text="on and on")
    assert table.state()["view"]["ply"] == MOVES


def test_what_the_sockets_of_one_address_ask_for_is_counted_together(strict: Server) -> None:
    """Some of them ask to be told everything anew; a person with a seat beside them pays for nothing of it."""
    table = strict.new_table("human", "human")
    told = 0
    with ExitStack() as open_sockets:
        strangers = [open_sockets.enter_context(table.live()) for _ in range(4)]
        for stranger in strangers:
            for _ in range(8):
                stranger.send(type="resync")
                while (frame := stranger.next())["type"] not in ("hello", "error"):
                    pass
                told += frame["type"] == "hello"
    assert told <= FRAMES, "as much as five people may send, at five frames each"
    with table.live(0) as anna:
        anna.send(type="resync")
        anna.until("hello")
        anna.act()


SLOW_STUDENTS = """
import time
from herna.server import study
async def slow(pool, function, *facts):
    return await pool.work(time.sleep, 600, whose="a stranger")
study._work = slow
"""


def test_whoever_goes_through_long_games_keeps_no_bot_waiting(tmp_path: Path) -> None:
    patience = {"study_seconds": 600.0, "think_seconds": 600.0}
    with Server(tmp_path, before=SLOW_STUDENTS, students=1, **patience) as server, ExitStack() as lines:
        long = server.new_table("human", "human")
        asked = [lines.enter_context(call(server.port)) for _ in range(4)]
        for line in asked:
            line.sendall(f"GET {long.path}/replay HTTP/1.1\r\nHost: x\r\n\r\n".encode())
        with server.new_table("human", "random").live() as spectator:
            while spectator.view["ply"] < 1:
                spectator.next()
            assert spectator.view["seats_to_act"] == [0], "it was the bot that moved"
        for line in asked:
            line.settimeout(0.05)
            with pytest.raises(TimeoutError):
                line.recv(1)
        server.kill()
