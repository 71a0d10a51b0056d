"""Several processes serve the same tables: none of them holds the truth, and everybody hears of everything."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.running import Opened, Server
from tests.server.test_tables import BIDS


@pytest.fixture(scope="module")
def both(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Server]]:
    """Two servers on one database."""
    folder = tmp_path_factory.mktemp("both")
    meeting = folder / "meeting"
    meeting.mkdir()
    with Server(folder, neighbours=str(meeting)) as one, Server(folder, neighbours=str(meeting)) as other:
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
