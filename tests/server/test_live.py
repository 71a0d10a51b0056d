"""The live socket."""

from __future__ import annotations

import contextlib
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from herna import words
from tests.server.running import Opened, Server
from tests.server.test_tables import BIDS


def test_whoever_comes_is_greeted_with_the_table(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(1) as eva:
        greeting = json.loads(eva.frames[0])
        assert (greeting["type"], greeting["seat"]) == ("hello", 1)
        assert greeting["view"] == table.state(1)["view"]
        assert greeting["log"][0]["event"]["event"] == "game-begun"
        assert greeting["table"]["seats"][1]["present"] is True


def test_everybody_hears_of_an_action_as_their_seat_may(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna, table.live(1) as eva, table.live() as spectator:
        anna.act(BIDS[2])
        for onlooker in (eva, spectator):
            onlooker.until("update")
            assert onlooker.view["seats"][0]["has_bid"] is True
            assert onlooker.view["seats"][0]["bid"] is None
        assert anna.view["seats"][0]["bid"] == 2
        assert anna.view == table.state(0)["view"]
        assert eva.view == table.state(1)["view"]


def test_a_whole_game_by_frames_alone(server: Server) -> None:
    table = server.new_table("human", "human", "random")
    with table.live(0) as anna, table.live(1) as eva, table.live() as spectator:
        while not anna.view["over"]:
            if 0 in anna.view["seats_to_act"]:
                anna.act(anna.view["options"][-1])
                continue
            while eva.view["ply"] < anna.view["ply"]:
                eva.next()
            if eva.view["ply"] == anna.view["ply"] and 1 in eva.view["seats_to_act"]:
                eva.act(eva.view["options"][-1])
            anna.next()
        while not spectator.view["over"]:
            spectator.next()
        assert spectator.view == table.state()["view"]
        assert [line["n"] for line in spectator.log] == [line["n"] for line in table.state()["log"]]
        assert spectator.view["winners"]


def test_several_tokens_share_a_screen(server: Server) -> None:
    table = server.new_table("human", "human", "human", hot_seat=True)
    with table.live(0, 2) as screen:
        assert set(screen.views) == {"0", "2"}
        screen.act(BIDS[1], token=table.tokens[2])
        assert screen.views["2"]["seats"][2]["bid"] == 1
        assert screen.views["0"]["seats"][2]["bid"] is None
        screen.send(type="act", version=screen.version, action=BIDS[1])
        assert screen.until("error")["error"]["code"] == "wrong-token"


def test_a_refusal_says_in_words_what_is_possible(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        anna.send(type="act", version=anna.version, action={"do": "take-card", "slot": 1})
        error = anna.until("error")["error"]
    assert "Bid nothing; Bid 1 coin; " in error["message"]
    assert "bid 0" not in error["message"]
    assert "Nenabídnout nic; Nabídnout 1 minci; " in error["message_cs"]
    asked = server.post(f"{table.path}/why", token=table.tokens[0], action={"do": "take-card", "slot": 1})
    assert asked["message"] == error["message"]
    seats = [{"kind": "human"}, {"kind": "human"}]
    andor = Opened(server, server.post("/api/tables", 201, game="andor", players=2, seats=seats))
    asked = server.post(f"{andor.path}/why", token=andor.tokens[0], action={"do": "pass"})
    assert asked["message"].startswith("That is not possible now. Possible: Kram the dwarf; Bait the dwarf; ")


def test_what_may_be_done_is_told_in_the_language_of_each_screen(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0, language="en") as anna, table.live(1, language="cs") as eva, table.live(0) as silent:
        english, czech = (json.loads(one.frames[0])["words"] for one in (anna, eva))
        assert english["0"]["labels"] == bids_in("en", anna.view)
        assert czech["1"]["labels"] == bids_in("cs", eva.view)
        assert set(english) == {"0"}
        assert "words" not in json.loads(silent.frames[0])
        anna.act(BIDS[1])
        updates = [told for told in map(json.loads, anna.frames) if told["type"] == "update"]
        assert updates[-1]["words"] == {}, "who has bid waits"
        assert "words" not in silent.until("update")


def test_a_screen_changes_its_language_in_the_middle_of_a_game(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0, language="en") as anna:
        anna.send(type="speak", language="cs")
        told = anna.until("words")
        assert told["version"] == anna.version
        assert told["words"]["0"]["labels"] == bids_in("cs", anna.view)
        table.act(1)
        told = anna.until("update")
        assert told["words"]["0"]["labels"] == bids_in("cs", anna.view)


def test_a_language_that_nobody_speaks_opens_nothing(server: Server) -> None:
    with server.new_table("human", "human").live(0, language="tlh") as person:
        assert json.loads(person.frames[0])["error"]["code"] == "unknown-language"


def bids_in(language: str, view: dict[str, Any]) -> list[str]:
    speech = words.say(language, "eight_minute_empire")
    return [speech("action-bid", coins=option["coins"]) for option in view["options"]]


def test_presence_is_told(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        assert [seat["present"] for seat in anna.table["seats"]] == [True, False]
        with table.live(1):
            anna.until("table")
            assert [seat["present"] for seat in anna.table["seats"]] == [True, True]
        anna.until("table")
        assert [seat["present"] for seat in anna.table["seats"]] == [True, False]


def test_players_are_told_that_somebody_watches(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        assert anna.table["watching"] == 0
        with table.live() as spectator:
            assert spectator.table["watching"] == 1
            anna.until("table")
            assert anna.table["watching"] == 1
        anna.until("table")
        assert anna.table["watching"] == 0


def test_chat_names_and_guests_are_told(server: Server) -> None:
    table = server.new_table("human", "open")
    with table.live() as spectator:
        server.post(f"{table.path}/join", invitation=table.invitations[1], name="Eva")
        spectator.until("table")
        assert spectator.table["seats"][1]["name"] == "Eva"
        server.post(f"{table.path}/chat", token=table.tokens[0], text="hello")
        assert spectator.until("chat")["line"]["text"] == "hello"


def test_asking_to_take_back_is_told_and_so_is_the_answer(server: Server) -> None:
    table = server.new_table("human", "human", "human")
    table.act(0)
    table.act(1)
    with table.live(2) as person:
        server.post(f"{table.path}/undo", 202, token=table.tokens[0])
        asked = person.until("update")["undo"]
        assert asked["asked_by"] == 0
        server.post(f"{table.path}/undo/answer", token=table.tokens[1], agree=True, asked=asked["number"])
        assert person.until("update")["undo"]["agreed"] == [1]
        server.post(f"{table.path}/undo/answer", token=table.tokens[2], agree=True, asked=asked["number"])
        taken = person.until("update")
        assert person.view["ply"] == 0
        assert taken["events"][0]["event"]["event"] == "taken-back"
        assert person.view == table.state(2)["view"]


def test_who_lost_the_thread_gets_it_again(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        anna.views = {}
        anna.send(type="resync")
        anna.until("hello")
        assert anna.view == table.state(0)["view"]
        anna.send(type="ping")
        anna.until("pong")


def test_a_repeated_frame_is_harmless(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        action, version = BIDS[1], anna.version
        first = anna.act(action, key="same")
        anna.version = version
        assert anna.act(action, key="same") == first
        assert table.state(0)["view"]["ply"] == 1


def test_a_cut_connection_comes_back_to_the_same_place(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        anna.act(BIDS[1])
        anna.socket.socket.close()
    table.act(1)
    with table.live(0) as anna:
        assert anna.view == table.state(0)["view"]
        assert [line["n"] for line in anna.log] == list(range(1, len(anna.log) + 1))


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ("not json", "malformed-request"),
        ("[]", "malformed-request"),
        ('{"type":"dance"}', "malformed-request"),
        ('{"type":"act"}', "malformed-request"),
        ('{"type":"act","version":-1,"action":{}}', "malformed-request"),
        ('{"type":"act","version":1,"action":{"do":"fly"}}', "malformed-json"),
        ('{"type":"act","version":1,"action":{"do":"bid","coins":99}}', "bid-too-high"),
        ('{"type":"act","version":0,"action":{"do":"bid","coins":1}}', "stale-version"),
        ('{"type":"act","version":1,"token":"other","action":{"do":"bid","coins":1}}', "wrong-token"),
        ('{"type":"speak"}', "malformed-request"),
        ('{"type":"speak","language":"tlh"}', "unknown-language"),
        ("[" * 9000, "malformed-request"),
        ('{"type":"act","version":1,"action":' + '{"a":' * 2000 + "1" + "}" * 2001, "malformed-request"),
    ],
)
def test_a_bad_frame_is_answered_and_changes_nothing(server: Server, frame: str, code: str) -> None:
    table = server.new_table("human", "human")
    before = table.state(0)
    with table.live(0) as anna:
        anna.socket.send(frame)
        error = anna.until("error")["error"]
        assert error["code"] == code
        assert error["message"] != error["message_cs"]
        anna.send(type="ping")
        anna.until("pong")
        assert anna.view == before["view"]
    assert table.state(0)["version"] == before["version"]


def test_an_error_names_the_action_it_answers(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        anna.send(type="act", version=anna.version, action={"do": "bid", "coins": 99}, key="mine")
        assert anna.until("error")["key"] == "mine"


def test_a_spectator_cannot_act(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live() as spectator:
        spectator.send(type="act", version=spectator.version, action=BIDS[0])
        assert spectator.until("error")["error"]["code"] == "wrong-token"


def test_an_oversized_frame_ends_the_connection(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        anna.socket.send("x" * 100_000)
        with pytest.raises(ConnectionClosed) as closed:
            anna.until_closed()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 1009
    table.act(0)


@pytest.mark.parametrize(("table", "token", "code"), [("nowhere", None, 4404), (None, "guess", 4403)])
def test_an_unknown_table_or_token_is_told_and_closed(
    server: Server, table: str | None, token: str | None, code: int
) -> None:
    known = server.new_table("human", "human")
    with server.live(table or known.id, *([token] if token else [])) as person:
        assert json.loads(person.frames[0])["type"] == "error"
        with pytest.raises(ConnectionClosed) as closed:
            person.next()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == code


def test_a_token_of_another_table_opens_nothing(server: Server) -> None:
    one, other = server.new_table("human", "human"), server.new_table("human", "human")
    with server.live(one.id, other.tokens[0]) as person:
        assert json.loads(person.frames[0])["error"]["code"] == "wrong-token"


def test_a_page_of_another_site_cannot_open_the_socket(server: Server) -> None:
    table = server.new_table("human", "human")
    for origin in (
        "https://evil.example",
        f"http://127.0.0.1:{server.port + 1}",
        "null",
        "http://127.0.0.1.evil.example",
    ):
        with pytest.raises(InvalidStatus) as refused, server.live(table.id, origin=origin):
            pass
        assert refused.value.response.status_code == 403
    with server.live(table.id, origin=server.url) as person:
        assert person.view


def test_a_flood_of_frames_is_slowed_down(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("flood")
    with Server(folder, frames_per_second=1.0, frames_at_once=5) as server:
        table = server.new_table("human", "human")
        with table.live(0) as anna:
            for _ in range(20):
                anna.send(type="ping")
            assert anna.until("error")["error"]["code"] == "too-many"
            with contextlib.suppress(ConnectionClosed):  # it may be cut off while it is still sending
                for _ in range(400):
                    anna.send(type="ping")
            with pytest.raises(ConnectionClosed):
                anna.until_closed()
        table.act(0)
