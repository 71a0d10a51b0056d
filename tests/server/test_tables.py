"""Tables over HTTP."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

import herna
from herna.kernel import Record
from herna.server.demo import play_out
from tests.server.running import GAME, Opened, Server

BIDS = [{"do": "bid", "coins": coins} for coins in range(3)]


def finished(server: Server, *kinds: str) -> Opened:
    """A table whose game is over."""
    record = Record.new(herna.game(GAME), len(kinds), 5, {})
    play_out(record, random.Random(1))
    seats = [{"kind": kind} for kind in kinds]
    return Opened(server, server.post("/api/records", 201, record=record.write(), seats=seats))


def test_the_games_are_told_with_what_their_actions_point_at(server: Server) -> None:
    (game,) = [game for game in server.get("/api/games") if game["name"] == GAME]
    assert (game["least"], game["most"], game["prefix"]) == (2, 5, "EME")
    assert game["actions"]["march"] == {"source": "region", "target": "region"}
    assert game["events"]["army-placed"] == {"seat": "seat", "region": "region"}
    assert game["levels"] == ["beginner", "easy", "fair", "strong", "master"], "from the weakest to the strongest"
    assert game["usual_level"] == "easy"
    (side,) = [option for option in game["options"] if option["name"] == "side"]
    assert (side["kind"], side["default"], side["choices"]) == ("choice", "A", ["A", "B"])


def test_the_content_is_served_by_the_names_of_its_files(server: Server) -> None:
    content = server.get(f"/api/games/{GAME}/content")
    assert len(content["cards"]["card"]) == 42
    assert content["board_a"]["start"] == "A13"


def test_the_rulebook_is_there_in_both_languages(server: Server) -> None:
    czech = server.get(f"/api/games/{GAME}/rulebook", language="cs")
    english = server.get(f"/api/games/{GAME}/rulebook", language="en")
    assert [chapter["id"] for chapter in czech] == [chapter["id"] for chapter in english]
    assert czech != english
    server.refused(server.http.get(f"/api/games/{GAME}/rulebook?language=xx"), 400, "unknown-language")


def test_a_tutorial_is_there_or_says_that_it_is_not(server: Server) -> None:
    (game,) = [game for game in server.get("/api/games") if game["name"] == GAME]
    answer = server.http.get(f"/api/games/{GAME}/tutorial")
    if game["tutorial"]:
        assert answer.status_code == 200
    else:
        server.refused(answer, 404, "no-tutorial")


def test_a_table_is_made_and_everybody_finds_it(server: Server) -> None:
    table = server.new_table("human", "open", "random", options={"side": "B"})
    info = server.get(table.path)
    assert info["options"]["side"] == "B"
    assert [seat["kind"] for seat in info["seats"]] == ["human", "open", "bot"]
    assert info["names"]["region"][0] == "B1"


def test_a_guest_takes_the_seat_of_the_invitation(server: Server) -> None:
    table = server.new_table("human", "open")
    joined = server.post(f"{table.path}/join", invitation=table.invitations[1], name="Žofie")
    assert joined["seat"] == 1
    assert server.get(f"{table.path}/state", token=joined["token"])["view"]["seat"] == 1
    assert server.get(table.path)["seats"][1]["name"] == "Žofie"
    server.refuse(f"{table.path}/join", 403, "wrong-invitation", invitation=table.invitations[1], name="Jan")


def test_the_same_seed_deals_the_same_game(server: Server) -> None:
    one, other = (server.new_table("human", "human", seed=11).state(0)["view"] for _ in range(2))
    assert one == other


def test_an_action_is_carried_out_and_shown(server: Server) -> None:
    table = server.new_table("human", "human")
    before = table.state(0)["version"]
    version = table.act(0, action=BIDS[2])["version"]
    assert version > before
    state = table.state(0)
    assert state["version"] == version
    assert state["view"]["seats"][0]["bid"] == 2
    assert table.state(1)["view"]["seats"][0]["bid"] is None
    assert table.state()["view"]["seats"][0]["bid"] is None


def test_a_repeat_with_the_same_key_is_harmless(server: Server) -> None:
    table = server.new_table("human", "human")
    version = table.state(0)["version"]
    answers = [table.act(0, version=version, action=BIDS[1], key="k") for _ in range(3)]
    assert answers[0] == answers[1] == answers[2]
    assert table.state(0)["view"]["ply"] == 1


def test_why_says_why_with_the_clause(server: Server) -> None:
    table = server.new_table("human", "human")
    answer = server.post(f"{table.path}/why", token=table.tokens[0], action={"do": "bid", "coins": 99})
    assert (answer["code"], answer["clause"]) == ("bid-too-high", "EME-3.1")


def test_free_undo_is_at_once_and_the_rest_by_consent(server: Server) -> None:
    table = server.new_table("human", "human")
    table.act(0)
    assert server.post(f"{table.path}/undo", token=table.tokens[0])["version"] > 1
    assert table.state(0)["view"]["ply"] == 0
    table.act(0)
    table.act(1)
    assert server.post(f"{table.path}/undo", 202, token=table.tokens[0], moves=2)["asked"] is True
    asked = table.state(1)["undo"]
    assert asked == {"free": 0, "asked_by": 0, "moves": 2, "agreed": [], "number": asked["number"]}
    server.post(f"{table.path}/undo/answer", token=table.tokens[1], agree=True, asked=asked["number"])
    assert table.state(0)["view"]["ply"] == 0


def test_people_talk_and_rename_themselves(server: Server) -> None:
    table = server.new_table("human", "human")
    server.post(f"{table.path}/rename", token=table.tokens[0], name="Anna")
    server.post(f"{table.path}/chat", token=table.tokens[0], text="Ahoj, I <3 this game")
    (line,) = table.state()["chat"]
    assert (line["seat"], line["name"], line["text"]) == (0, "Anna", "Ahoj, I <3 this game")


def test_a_bot_stands_in_for_somebody_who_is_away_when_all_others_agree_and_plays(server: Server) -> None:
    table = server.new_table("human", "human", "human")
    wish = {"seat": 2, "bot": True, "level": "random"}
    with table.live(0) as anna, table.live(1):
        server.post(f"{table.path}/stand-in", token=table.tokens[0], **wish)
        assert server.get(table.path)["seats"][2]["stand_in"] is False
        server.refuse(f"{table.path}/stand-in", 422, "not-away-long-enough", token=table.tokens[0], **wish)
        server.post(f"{table.path}/stand-in", token=table.tokens[1], **wish)
        while anna.view["ply"] == 0:
            anna.next()
        assert anna.view["seats"][2]["has_bid"]
        assert "stood-in" in [line["event"]["event"] for line in anna.log]
        assert server.get(table.path)["seats"][2]["stand_in"] is True


def test_whoever_comes_back_finds_the_seat_his_own(server: Server) -> None:
    table = server.new_table("human", "human", "human")
    with table.live(0), table.live(1):
        for seat in (0, 1):
            server.post(f"{table.path}/stand-in", token=table.tokens[seat], seat=2, bot=True)
    with table.live(2) as eva:
        assert eva.table["seats"][2]["stand_in"] is False
        told = [line["event"]["event"] for line in eva.log]
        assert told.index("seat-back") > told.index("stood-in")


def test_nobody_alone_gives_a_friends_seat_away(server: Server) -> None:
    table = server.new_table("human", "human")
    with table.live(0) as anna:
        assert anna.table["patience"] == 180
        assert anna.table["seats"][0]["bot_at"] is None
        assert anna.table["seats"][1]["bot_at"] > table.state()["table"]["created"]
        wish = {"token": table.tokens[0], "seat": 1, "bot": True}
        server.refuse(f"{table.path}/stand-in", 422, "not-away-long-enough", **wish)


def test_the_waiting_time_is_said_when_the_table_is_opened(server: Server) -> None:
    seats = [{"kind": "human"}, {"kind": "human"}]
    answer = server.post("/api/tables", 201, game=GAME, seats=seats, patience=600)
    assert server.get(f"/api/tables/{answer['id']}")["patience"] == 600
    server.refuse("/api/tables", 422, "bad-patience", game=GAME, seats=seats, patience=1)


def test_an_undo_goes_through_without_somebody_who_stays_away(server: Server) -> None:
    table = server.new_table("human", "human", "human", patience=5)
    for seat in range(3):
        table.act(seat, action=BIDS[0])
    first = table.state()["view"]["seats_to_act"][0]
    here, away = (seat for seat in range(3) if seat != first)
    table.act(first)
    with table.live(first) as anna, table.live(here):
        ply = anna.view["ply"]
        server.post(f"{table.path}/undo", 202, token=table.tokens[here], moves=1)
        asked = table.state()["undo"]["number"]
        server.post(f"{table.path}/undo/answer", token=table.tokens[first], agree=True, asked=asked)
        while anna.view["ply"] == ply:
            anna.next()
        assert anna.view["ply"] == ply - 1
    assert away in table.tokens


def test_a_seat_travels_and_can_be_withdrawn(server: Server) -> None:
    table = server.new_table("human", "human")
    path, own = f"{table.path}/devices", table.tokens[0]
    ticket = server.post(f"{path}/invite", 201, token=own)
    assert ticket["seconds"] == 600
    claim = {"ticket": ticket["ticket"], "name": "Phone"}
    got = server.post(f"{path}/claim", **claim)
    assert got["seat"] == 0
    server.refuse(f"{path}/claim", 403, "wrong-ticket", **claim)
    first, second = server.post(path, token=own)
    assert (first["this"], second["this"], second["name"]) == (True, False, "Phone")
    with server.live(table.id, got["token"]) as phone:
        assert phone.view["seat"] == 0
        server.post(f"{path}/withdraw", token=own, device=second["id"])
        with pytest.raises(ConnectionClosed) as closed:
            phone.until_closed()
        assert closed.value.rcvd is not None
        assert closed.value.rcvd.code == 4403
    server.refuse(path, 403, "wrong-token", token=got["token"])


def test_the_record_during_play_holds_what_the_seat_knows(server: Server) -> None:
    table = server.new_table("human", "human", seed=987654321)
    table.act(1, action=BIDS[2])
    for seat in (0, None):
        text = server.http.get(f"{table.path}/record", params={} if seat is None else {"token": table.tokens[0]}).text
        assert "987654321" not in text
        assert '"coins"' not in text
    own = server.http.get(f"{table.path}/record", params={"token": table.tokens[1]}).text
    assert json.loads(own.splitlines()[1])["action"] == BIDS[2]
    replay = server.get(f"{table.path}/replay", token=table.tokens[0])
    assert replay["moves"][0]["action"] is None


def test_a_finished_game_is_told_whole_and_can_be_loaded_again(server: Server) -> None:
    table = finished(server, "human", "human")
    text = server.http.get(f"{table.path}/record").text
    record = herna.load(text)
    assert record.replay().over
    again = Opened(server, server.post("/api/records", 201, record=text, seats=[{"kind": "human"}] * 2))
    assert again.state(0)["view"]["scores"] == list(record.replay().scores)


def test_a_replay_has_every_move(server: Server) -> None:
    table = finished(server, "human", "human")
    replay = server.get(f"{table.path}/replay", token=table.tokens[0])
    assert len(replay["moves"]) == table.state(0)["view"]["ply"]
    assert replay["moves"][-1]["scores"] == table.state(0)["view"]["scores"]
    assert all(move["action"] for move in replay["moves"])
    czech = server.get(f"{table.path}/replay", token=table.tokens[0], language="cs")
    assert all(move["told"] for move in (*replay["moves"], *czech["moves"]))
    assert replay["moves"][-1]["told"] != czech["moves"][-1]["told"]


def test_a_branch_starts_after_its_move(server: Server) -> None:
    table = finished(server, "human", "human")
    made = server.post(f"{table.path}/branch", 201, ply=9, seats=[{"kind": "human"}, {"kind": "human"}])
    assert Opened(server, made).state(0)["view"]["ply"] == 9
    server.refuse(f"{table.path}/branch", 422, "no-such-move", ply=9999, seats=[{"kind": "human"}] * 2)


def test_a_rematch_seats_the_same_people(server: Server) -> None:
    table = finished(server, "human", "human")
    first = server.post(f"{table.path}/rematch", 201, token=table.tokens[0])
    assert server.get(table.path)["rematch"] == first["id"]
    second = server.post(f"{table.path}/rematch", 201, token=table.tokens[1])
    assert second["id"] == first["id"]
    assert [seat["seat"] for seat in (*first["seats"], *second["seats"])] == [0, 1]
    for made in (first, second):
        Opened(server, made).act(made["seats"][0]["seat"])


def test_a_rematch_gives_a_seat_once_however_often_it_is_asked_for(server: Server) -> None:
    table = finished(server, "human", "human")
    made = [server.post(f"{table.path}/rematch", 201, token=table.tokens[0]) for _ in range(20)]
    assert len({one["seats"][0]["token"] for one in made}) == 1
    again = Opened(server, made[0])
    again.act(0)
    assert again.state(0)["version"] == 3, "the table was made, the seat was taken once, a move was made"
    server.refuse(f"{again.path}/chat", 403, "wrong-token", token=table.tokens[0], text="the old token")


def test_tables_of_one_screen_are_rematched_together(server: Server) -> None:
    table = finished(server, "human", "human")
    made = server.post(f"{table.path}/rematch", 201, token=table.tokens[0], tokens=[table.tokens[1]])
    assert [seat["seat"] for seat in made["seats"]] == [0, 1]


def test_the_lobby_lists_what_wants_to_be_listed(server: Server) -> None:
    listed, hidden = server.new_table("human", "open", listed=True), server.new_table("human", "open")
    found = [info["id"] for info in server.get("/api/tables")]
    assert listed.id in found
    assert hidden.id not in found


def test_the_server_tells_how_it_is(server: Server) -> None:
    assert server.get("/healthz") == {"server": "ok", "database": "ok"}
    assert "herna_actions_total" in server.http.get("/metrics").text
    schema: Any = server.get("/schema")
    assert "/api/tables/{table_id}/actions" in schema["paths"]
