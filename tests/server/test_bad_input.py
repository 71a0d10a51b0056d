"""What bad input gets: a clear refusal, and nothing changes."""

from __future__ import annotations

import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.running import GAME, Server
from tests.server.test_tables import BIDS, finished

HUMANS = [{"kind": "human"}, {"kind": "human"}]


@pytest.mark.parametrize(
    ("body", "status", "code"),
    [
        ({"game": "chess", "seats": HUMANS}, 404, "unknown-game"),
        ({"game": "../../etc/passwd", "seats": HUMANS}, 404, "unknown-game"),
        ({"game": GAME, "players": 9, "seats": HUMANS}, 422, "wrong-players"),
        ({"game": GAME, "players": 3, "seats": HUMANS}, 422, "seats-count"),
        ({"game": GAME, "seats": HUMANS, "options": {"colour": "red"}}, 422, "unknown-option"),
        ({"game": GAME, "seats": HUMANS, "options": {"side": "C"}}, 422, "wrong-option"),
        ({"game": GAME, "seats": HUMANS, "seed": -1}, 422, "wrong-seed"),
        ({"game": GAME, "seats": HUMANS, "seed": 2**70}, 422, "wrong-seed"),
        ({"game": GAME, "seats": HUMANS, "clock": {"kind": "move", "seconds": 0}}, 422, "bad-clock"),
        ({"game": GAME, "seats": [{"kind": "bot", "level": "genius"}, *HUMANS[:1]]}, 422, "unknown-bot"),
        ({"game": GAME, "seats": [{"kind": "human", "name": "<script>"}, *HUMANS[:1]]}, 422, "bad-name"),
        ({"game": GAME, "seats": [{"kind": "ghost"}, *HUMANS[:1]]}, 400, "malformed-request"),
        ({"game": GAME, "seats": []}, 400, "malformed-request"),
        ({"game": GAME, "seats": HUMANS, "cheat": True}, 400, "malformed-request"),
        ({"seats": HUMANS}, 400, "malformed-request"),
        ([], 400, "malformed-request"),
        ("text", 400, "malformed-request"),
        (None, 400, "malformed-request"),
    ],
)
def test_a_table_that_cannot_be_is_refused(server: Server, body: Any, status: int, code: str) -> None:
    server.refused(server.http.post("/api/tables", json=body), status, code)


@pytest.mark.parametrize(
    ("game", "options", "option"),
    [
        ("eight_minute_empire", {"ages": [12]}, "ages"),
        ("eight_minute_empire", {"ages": [200, 12]}, "ages"),
        ("eight_minute_legends", {"swamp": True}, "swamp"),
        ("eight_minute_legends", {"preparer": 4}, "preparer"),
        ("eight_minute_legends", {"tokens_by_hand": True}, "tokens_by_hand"),
        ("eight_minute_legends", {"encounter_count": 2}, "encounter_count"),
        ("andor", {"difficulty": "easy"}, "difficulty"),
        ("andor", {"legend": "mine", "training": True}, "training"),
    ],
)
def test_a_refused_option_is_named_so_that_the_page_can_say_it_there(
    server: Server, game: str, options: dict[str, Any], option: str
) -> None:
    answer = server.http.post("/api/tables", json={"game": game, "players": 2, "seats": HUMANS, "options": options})
    assert answer.status_code == 422
    assert answer.json()["error"]["option"] == option


@pytest.mark.parametrize(
    "content",
    [b"", b"{", b"\xff\xfe", b"[" * 20_000, b'{"a":' * 12_000, b'{"game": NaN}', b"null", b'{"game":"\\ud800"}'],
)
def test_what_is_not_json_is_refused(server: Server, content: bytes) -> None:
    headers = {"content-type": "application/json"}
    server.refused(server.http.post("/api/tables", content=content, headers=headers), 400, "malformed-request")


def test_a_body_may_not_be_too_large(server: Server) -> None:
    answer = server.http.post("/api/tables", json={"game": "x" * 100_000, "seats": HUMANS})
    server.refused(answer, 413, "too-large")

    def pieces() -> Any:
        for _ in range(100):
            yield b"x" * 10_000

    headers = {"content-type": "application/json"}
    try:
        answer = server.http.post("/api/tables", content=pieces(), headers=headers)
    except httpx.TransportError:
        return  # the server may hang up on somebody who does not stop sending
    server.refused(answer, 413, "too-large")


@pytest.mark.parametrize("table", ["nowhere", "a" * 500, "%00", "..%2f..%2fetc", "'; DROP TABLE tables; --"])
def test_an_unknown_table_is_refused_everywhere(server: Server, table: str) -> None:
    base = f"/api/tables/{table}"
    for path in ("", "/state", "/record", "/replay"):
        answer = server.http.get(base + path)
        assert answer.status_code == 404
        assert answer.json()["error"]["code"] in ("unknown-table", "nothing-there")
    for path, body in requests("token").items():
        answer = server.http.post(base + path, json=body)
        assert answer.status_code == 404, (path, answer.text)


def requests(token: str) -> dict[str, Any]:
    """Everything that takes a token."""
    return {
        "/actions": {"token": token, "version": 1, "action": BIDS[0]},
        "/why": {"token": token, "action": BIDS[0]},
        "/undo": {"token": token},
        "/undo/answer": {"token": token, "agree": True, "asked": 1},
        "/close": {"token": token},
        "/word": {"token": token, "text": "abracadabra"},
        "/chat": {"token": token, "text": "hello"},
        "/rename": {"token": token, "name": "Eve"},
        "/stand-in": {"token": token, "seat": 0, "bot": True},
        "/branch": {"token": token, "ply": 0, "seats": HUMANS},
        "/rematch": {"token": token},
    }


def test_a_wrong_or_foreign_token_is_refused_everywhere_and_changes_nothing(server: Server) -> None:
    table, other = server.new_table("human", "open"), server.new_table("human", "human")
    before = table.state(0), server.get(table.path)["seats"]
    for token in ("guess", other.tokens[0], table.invitations[1], table.id, table.tokens[0][:-1], "x" * 64):
        for path, body in requests(token).items():
            server.refuse(table.path + path, 403, "wrong-token", **body)
        for path in ("", "/state", "/record", "/replay"):
            answer = server.http.get(table.path + path, params={"token": token})
            server.refused(answer, 403, "wrong-token")
    after = table.state(0), server.get(table.path)["seats"]
    assert before == after


def test_a_token_too_long_to_be_one_is_refused(server: Server) -> None:
    table = server.new_table("human", "human")
    for path, body in requests("x" * 10_000).items():
        server.refuse(table.path + path, 400, "malformed-request", **body)
    assert server.http.get(f"{table.path}/state", params={"token": "x" * 10_000}).status_code == 403


@pytest.mark.parametrize(
    ("facts", "status", "code"),
    [
        ({"version": 0}, 409, "stale-version"),
        ({"version": 999}, 409, "stale-version"),
        ({"version": -1}, 400, "malformed-request"),
        ({"version": 10**30}, 400, "malformed-request"),
        ({"action": {"do": "bid", "coins": 99}}, 422, "bid-too-high"),
        ({"action": {"do": "take-card", "slot": 0}}, 422, "auction-first"),
        ({"action": {"do": "bid", "coins": True}}, 422, "malformed-json"),
        ({"action": {"do": "bid", "coins": 1, "extra": 1}}, 422, "malformed-json"),
        ({"action": {"do": "bid", "coins": 10**30}}, 422, "malformed-json"),
        ({"action": {"do": "fly"}}, 422, "malformed-json"),
        ({"action": {}}, 422, "malformed-json"),
        ({"action": []}, 400, "malformed-request"),
        ({"action": None}, 400, "malformed-request"),
        ({"key": "x" * 65}, 400, "malformed-request"),
        ({"key": ""}, 400, "malformed-request"),
    ],
)
def test_a_bad_action_is_refused_and_changes_nothing(server: Server, facts: Any, status: int, code: str) -> None:
    table = server.new_table("human", "human")
    before = table.state(0)
    body = {"token": table.tokens[0], "version": before["version"], "action": BIDS[1]} | facts
    error = server.refuse(f"{table.path}/actions", status, code, **body)
    if code == "bid-too-high":
        assert error["clause"] == "EME-3.1"
    assert table.state(0) == before


def test_out_of_turn_is_refused(server: Server) -> None:
    table = server.new_table("human", "human")
    table.act(0, action=BIDS[2])
    table.act(1, action=BIDS[0])
    before = table.state(1)
    body = {"token": table.tokens[1], "version": before["version"], "action": {"do": "take-card", "slot": 0}}
    server.refuse(f"{table.path}/actions", 422, "wrong-seat", **body)
    assert table.state(1) == before


@pytest.mark.parametrize(
    ("name", "code"), [("<script>alert(1)</script>", "bad-name"), ("x" * 41, "bad-name"), ("\0", "bad-name")]
)
def test_a_script_in_a_name_is_refused(server: Server, name: str, code: str) -> None:
    table = server.new_table("human", "open")
    server.refuse(f"{table.path}/rename", 422, code, token=table.tokens[0], name=name)
    server.refuse(f"{table.path}/join", 422, code, invitation=table.invitations[1], name=name)
    assert server.get(table.path)["seats"][1]["kind"] == "open"


def test_a_script_in_the_chat_is_refused(server: Server) -> None:
    table = server.new_table("human", "human")
    server.refuse(f"{table.path}/chat", 422, "markup", token=table.tokens[0], text="<img src=x onerror=alert(1)>")
    server.refuse(f"{table.path}/chat", 422, "bad-text", token=table.tokens[0], text="x" * 501)
    assert table.state()["chat"] == []


def test_what_is_not_a_record_is_refused(server: Server) -> None:
    whole = server.http.get(f"{finished(server, 'human', 'human').path}/record").text
    lines = whole.splitlines()
    bad = {
        "hello": "not-a-record",
        "": "not-a-record",
        "{}": "not-a-record",
        "\n".join(lines[:-3]): "cut-record",
        whole.replace('"coins":0', '"coins":1', 1) if '"coins":0' in whole else whole[:-40]: None,
        "\n".join([lines[0], lines[2], *lines[3:]]): "edited-record",
    }
    for text, code in bad.items():
        answer = server.http.post("/api/records", json={"record": text, "seats": HUMANS})
        assert answer.status_code == 422, answer.text
        if code:
            server.refused(answer, 422, code)
    server.refuse("/api/records", 422, "seats-count", record=whole, seats=HUMANS[:1])
    server.refuse("/api/records", 413, "too-large", record="x" * 2_000_000, seats=HUMANS)


def test_a_game_under_way_is_neither_branched_nor_played_again(server: Server) -> None:
    table = server.new_table("human", "human")
    server.refuse(f"{table.path}/branch", 403, "not-allowed", ply=0, seats=HUMANS)
    server.refuse(f"{table.path}/rematch", 403, "not-allowed", token=table.tokens[0])


@pytest.mark.parametrize("path", ["/api", "/api/", "/api/nothing", "/api/tables/x/y/z", "/api/games/chess/content"])
def test_nothing_is_at_other_addresses(server: Server, path: str) -> None:
    answer = server.http.get(path)
    assert answer.status_code == 404
    assert answer.json()["error"]["message"]


def test_a_wrong_method_is_refused(server: Server) -> None:
    server.refused(server.http.delete("/api/tables"), 405, "wrong-method")
    server.refused(server.http.put("/api/games", json={}), 405, "wrong-method")


def test_a_thousand_requests_at_once_are_too_many_and_the_server_lives_on(tmp_path: Path) -> None:
    usual: dict[str, Any] = {"requests_per_second": 50.0, "requests_at_once": 200}
    with Server(tmp_path, **usual) as server:
        table = server.new_table("human", "human")
        path = table.path

        def flood(_: int) -> Counter[int]:
            with httpx.Client(base_url=server.url, timeout=60) as client:
                return Counter(client.get(path).status_code for _ in range(125))

        with ThreadPoolExecutor(8) as many:
            found = sum(many.map(flood, range(8)), Counter[int]())
        assert found[429] > 0
        assert found[200] > 0
        assert set(found) == {200, 429}
        while (answer := server.http.get(path)).status_code == 429:
            server.refused(answer, 429, "too-many")
            assert answer.headers["retry-after"]
        time.sleep(1)  # the bucket fills again
        table.act(0)
