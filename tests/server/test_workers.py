"""Several processes serve the same tables: each table is alive in one, which the others hand people over to."""

from __future__ import annotations

import contextlib
import re
import signal
import socket
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from tests.server.running import WAIT, Live, Opened, Server
from tests.server.test_tables import BIDS


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("both")
    meeting = folder / "meeting"
    meeting.mkdir()
    facts: dict[str, Any] = {"neighbours": str(meeting), "hosts": ("127.0.0.1",)}
    with Server(folder, **facts) as one, Server(folder, **facts) as other:
        yield one, other


def at(server: Server, table: Opened) -> Opened:
    """This table at the other server."""
    return Opened(server, {"id": table.id, "seats": table.seats})


def test_who_plays_at_one_is_seen_at_the_other(both: tuple[Server, Server]) -> None:
    one, other = both
    table = one.new_table("human", "human")
    there = at(other, table)
    with table.live(0) as anna, there.live(1) as eva:
        anna.act(BIDS[2])
        eva.until("update")
        assert eva.view["seats"][0]["has_bid"] is True
        eva.act(BIDS[1])
        anna.until("update")
        assert anna.view["seats_to_act"] == [0]
        other.post(f"{table.path}/chat", token=table.tokens[1], text="hello")
        assert anna.until("chat")["line"]["text"] == "hello"


def test_presence_is_told_across(both: tuple[Server, Server]) -> None:
    one, other = both
    table = one.new_table("human", "human")
    with table.live(0) as anna:
        with at(other, table).live(1) as eva:
            while not all(seat["present"] for seat in anna.table["seats"]):
                anna.next()
            while not all(seat["present"] for seat in eva.table["seats"]):
                eva.next()
        while anna.table["seats"][1]["present"]:
            anna.next()


def test_two_who_act_at_the_same_moment_at_different_servers_do_not_both_win(both: tuple[Server, Server]) -> None:
    one, other = both
    for round_number in range(10):
        table = one.new_table("human", "human")
        there = at(other, table)
        there.state(0)
        version = table.state(0)["version"]
        found: list[int] = []

        def bid(place: Opened, coins: int, version: int = version, found: list[int] = found) -> None:
            body = {"token": place.tokens[0], "version": version, "action": BIDS[coins]}
            found.append(place.server.http.post(f"{place.path}/actions", json=body).status_code)

        threads = [threading.Thread(target=bid, args=(place, number)) for number, place in enumerate((table, there))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(found)[0] == 200, round_number
        assert sorted(found)[1] in (409, 422)
        assert table.state(0)["view"]["ply"] == there.state(0)["view"]["ply"] == 1


def test_a_game_goes_on_at_the_other_server_when_one_dies(tmp_path: Path) -> None:
    meeting = tmp_path / "meeting"
    meeting.mkdir()
    with Server(tmp_path, neighbours=str(meeting)) as one, Server(tmp_path, neighbours=str(meeting)) as other:
        table = one.new_table("human", "random")
        table.act(0, action=BIDS[2])
        one.kill()
        with at(other, table).live(0) as anna:
            while not anna.view["over"]:
                if 0 in anna.view["seats_to_act"]:
                    anna.act(anna.view["options"][-1])
                else:
                    anna.next()


def alive_in(server: Server) -> int:
    """How many tables are alive in a process."""
    found = re.search(r"^herna_live_tables (\S+)$", server.http.get("/metrics").text, re.MULTILINE)
    assert found
    return int(float(found[1]))


def see_all(people: list[Live]) -> None:
    """Wait until everybody has seen what one of them has."""
    latest = max(person.version for person in people)
    for person in people:
        while person.version < latest:
            person.next()


def play(people: list[Live], moves: int) -> int:
    """Let whoever is to move do so, and wait until everybody has seen it; how many moves there were."""
    for _ in range(moves):
        see_all(people)
        people[people[0].view["seats_to_act"][0]].act()
    see_all(people)
    return int(people[0].view["ply"])


@contextlib.contextmanager
def come_back(table: Opened, seat: int) -> Iterator[Live]:
    """Connect as often as it takes."""
    until = time.monotonic() + WAIT
    while True:
        try:
            live = table.live(seat).__enter__()
            break
        except (InvalidHandshake, InvalidMessage, ConnectionClosed, OSError):
            assert time.monotonic() < until
    yield live
    live.socket.close()


def test_a_table_is_alive_in_one_process_only(both: tuple[Server, Server]) -> None:
    one, other = both
    before = alive_in(other)
    table = one.new_table("human", "human", listed=True)
    there = at(other, table)
    with there.live(0) as anna, there.live(1) as eva:
        assert play([anna, eva], 6) == 6
        other.post(f"{table.path}/chat", token=table.tokens[1], text="hello")
        assert anna.until("chat")["line"]["text"] == "hello"
        assert there.state(0)["view"]["ply"] == 6
        assert other.http.head(f"{table.path}/state").status_code == one.http.head(f"{table.path}/state").status_code
        assert other.http.get(f"{table.path}/record", params={"token": table.tokens[0]}).status_code == 200
        held = [{"table": table.id, "token": table.tokens[0]}, {"table": "nowhere", "token": "x"}]
        looked = other.post("/api/seats/", seats=held)
        assert looked[0]["glance"]["moves"] == 6
        assert looked[1]["error"]["code"] == "unknown-table"
        other.refuse(f"{table.path}/chat", 403, "wrong-token", token="wrong", text="hello")
        assert alive_in(one) > 0
        assert alive_in(other) == before
        assert table.id in [listed["id"] for listed in other.get("/api/tables/")]


def test_a_process_that_stood_still_gives_up_what_others_have_taken(both: tuple[Server, Server]) -> None:
    one, other = both
    old = one.new_table("human", "human")
    for seat in (0, 1):
        one.post(f"{old.path}/close", token=old.tokens[seat], agree=True)
    again = one.post(f"{old.path}/rematch", 201, token=old.tokens[0])
    table = one.new_table("human", "human")
    there = at(other, table)
    with table.live(0) as left_behind, there.live(1):
        left_behind.act(BIDS[2])
        assert one.process is not None
        one.process.send_signal(signal.SIGSTOP)
        try:
            # Nobody answers there: the other process waits until it is dead, and takes the table over.
            with come_back(there, 0) as anna, come_back(there, 1) as eva:
                eva.act(BIDS[1])
                ply = play([anna, eva], 4)
                at(other, old).state()
                one.process.send_signal(signal.SIGCONT)
                with pytest.raises(ConnectionClosed):
                    left_behind.until_closed()
                assert left_behind.socket.close_code == 1013
                with table.live(0) as back:
                    assert back.view["ply"] == ply
                    assert play([back, eva], 2) == ply + 2
        finally:
            one.process.send_signal(signal.SIGCONT)
    # The old table is alive in the other process now, and the rematch is fetched from the first.
    later = other.post(f"{old.path}/rematch", 201, token=old.tokens[1])
    assert later["id"] == again["id"]
    seats = [answer["seats"][0]["token"] for answer in (again, later)]
    with other.live(again["id"], seats[0]) as anna, other.live(again["id"], seats[1]) as eva:
        play([anna, eva], 2)
    assert "Traceback" not in one.log.read_text() + other.log.read_text()


def test_the_inner_door_lets_only_other_processes_in(both: tuple[Server, Server]) -> None:
    for door in Path(both[0].settings.neighbours or "").glob("*.inside"):
        wrong = b"HERNA %s 192.0.2.1 80\nGET /healthz HTTP/1.1\r\nhost: x\r\n\r\n" % (b"0" * 32)
        for sent in (b"GET /healthz HTTP/1.1\r\nhost: x\r\n\r\n", wrong, b"x" * 1000, b"\xff\n", b"HERNA\n"):
            with socket.socket(socket.AF_UNIX) as stranger:
                stranger.settimeout(WAIT)
                stranger.connect(str(door))
                stranger.sendall(sent)
                with contextlib.suppress(ConnectionResetError):
                    assert stranger.recv(100) == b""
