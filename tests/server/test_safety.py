"""What keeps a page and its secrets safe."""

from __future__ import annotations

import gzip
import json
import logging
import os
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus

import herna
from herna.server.asker import REQUEST, TABLE
from herna.server.journal import Discreet, Lines
from tests.server.running import GAME, Server


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """A built page."""
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Herna</title>")
    (page / "assets" / "app-1234.js").write_text("let herna = 1;\n" * 100)
    (page / "assets" / "app-1234.js.br").write_bytes(b"packed")
    (page / "assets" / "style-1.css").write_text("p { margin: 0 }\n" * 100)
    return page


def test_every_answer_carries_the_safe_headers(server: Server) -> None:
    for path in ("/", "/api/games", "/api/nothing", "/healthz", "/schema"):
        headers = server.http.get(path).headers
        policy = headers["content-security-policy"]
        assert {"script-src 'self'", "style-src 'self'"} <= set(policy.split("; "))
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


def test_what_is_secret_is_not_cached(server: Server) -> None:
    table = server.new_table("human", "human")
    answer = server.http.get(f"{table.path}/state", params={"token": table.tokens[0]})
    assert answer.headers["cache-control"] == "no-store"


def test_no_token_is_ever_written_to_the_log(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table = server.new_table("human", "open", "greedy")
        with table.live(0) as anna:
            anna.act()
            anna.socket.send("nonsense")
            anna.until("error")
        table.state(0)
        server.http.get(f"{table.path}/record", params={"token": table.tokens[0]})
        server.http.get(f"{table.path}/nothing", params={"token": table.tokens[0]})
        server.post(f"{table.path}/join", invitation=table.invitations[1], name="Eva")
        server.stop()
        written = server.log.read_text()
    assert table.tokens[0] not in written
    assert table.invitations[1] not in written
    assert "token=" not in written


def test_whatever_a_library_logs_of_a_token_is_blotted_out() -> None:
    record = logging.LogRecord(
        "x", logging.INFO, "f", 1, '"%s" [accepted]', ("/live?token=abc&token=def&invitation=g",), None
    )
    assert Discreet().filter(record)
    assert record.getMessage() == '"/live?token=…&token=…&invitation=…" [accepted]'


def test_a_page_of_another_site_cannot_post(server: Server) -> None:
    body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "human"}]}
    answer = server.http.post("/api/tables", json=body, headers={"origin": "https://evil.example"})
    server.refused(answer, 403, "not-allowed")
    assert server.http.post("/api/tables", json=body, headers={"origin": server.url}).status_code == 201


def test_one_address_has_so_many_sockets_without_a_seat_and_no_more(tmp_path: Path) -> None:
    with Server(tmp_path, sockets_per_address=4) as server:
        table = server.new_table("human", "human")
        with table.live(), table.live(), table.live(), table.live():
            with pytest.raises(InvalidStatus), table.live():
                pass
            with table.live(0), table.live(1):
                pass
        with table.live():
            pass


def test_a_page_that_is_not_built_says_so(tmp_path: Path) -> None:
    with Server(tmp_path, page=str(tmp_path / "nothing")) as server:
        answer = server.http.get("/")
        assert answer.status_code == 503
        assert "make" in answer.text


def test_the_page_is_served_with_its_assets_for_ever_and_its_index_fresh(tmp_path: Path, built: Path) -> None:
    with Server(tmp_path, page=str(built)) as server:
        for path in ("/", "/index.html", "/some/screen"):
            answer = server.http.get(path)
            assert "<title>Herna" in answer.text
            assert answer.headers["cache-control"] == "no-cache"
            assert answer.headers["content-type"].startswith("text/html")
        script = server.http.get("/assets/app-1234.js", headers={"accept-encoding": "identity"})
        assert script.text.startswith("let herna")
        assert "immutable" in script.headers["cache-control"]
        packed = server.http.stream("GET", "/assets/app-1234.js", headers={"accept-encoding": "br, gzip"})
        with packed as answer:
            assert answer.headers["content-encoding"] == "br"
            assert b"".join(answer.iter_raw()) == b"packed"
        with server.http.stream("GET", "/assets/style-1.css", headers={"accept-encoding": "gzip"}) as answer:
            assert gzip.decompress(b"".join(answer.iter_raw())).startswith(b"p {")
        assert server.http.get("/assets/gone.js").status_code == 404
        for path in ("/..%2f..%2fpyproject.toml", "/assets/../../settings.py", "/%2e%2e/secret.txt"):
            assert "herna" not in server.http.get(path).text.lower() or server.http.get(path).status_code == 404
        (built / "index.html").write_text("<!doctype html><title>Herna anew</title>")
        os.utime(built / "index.html", (1, 1))
        assert "anew" in server.http.get("/").text


@pytest.mark.parametrize("path", ["/api/games", "/api/games/mage_knight/content", "/api/games/andor/words"])
def test_what_never_changes_is_sent_packed_to_whoever_unpacks_it(server: Server, path: str) -> None:
    plain = server.http.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    with server.http.stream("GET", path, headers={"accept-encoding": "gzip"}) as answer:
        raw = b"".join(answer.iter_raw())
        assert (answer.headers["content-encoding"], answer.headers["vary"]) == ("gzip", "accept-encoding")
        assert answer.headers["content-type"] == plain.headers["content-type"]
    assert gzip.decompress(raw) == plain.content
    assert len(raw) * 2 < len(plain.content)
    assert server.http.get(path, headers={"accept-encoding": "identity"}).content == plain.content


def test_the_log_is_lines_of_json_with_the_request_and_the_table_and_without_what_people_did(
    caplog: pytest.LogCaptureFixture,
) -> None:
    lines = Lines(plain=False)
    REQUEST.set("abc")
    TABLE.set("t1")
    try:
        try:
            state = herna.game(GAME).new(players=2, seed=1)
            state.apply("build A1", 0)
        except herna.IllegalAction as error:
            raise KeyError("secret words") from error
    except KeyError:
        logging.getLogger("herna").exception("it failed")
    written = json.loads(lines.format(caplog.records[-1]))
    assert (written["request"], written["table"], written["level"]) == ("abc", "t1", "error")
    assert written["message"] == "it failed"
    assert written["error"].startswith("KeyError from IllegalAction ")
    assert written["where"][-1].startswith("test_safety.py:")
    assert "A1" not in str(written)
    assert "secret words" not in str(written)


def test_metrics_are_told_only_where_the_operator_wants_it(server: Server, tmp_path: Path) -> None:
    server.new_table("human", "human").act(0)
    text = server.http.get("/metrics").text
    for name in ("commits_total", "live_tables", "thinking_waiting", "loop_lag_seconds_count", "database_seconds_sum"):
        assert f"herna_{name}" in text
    with Server(tmp_path, metrics=False) as closed:
        closed.refused(closed.http.get("/metrics"), 404, "nothing-there")
        if "postgresql" not in closed.settings.database:
            for file in tmp_path.glob("tables.sqlite3*"):
                assert file.stat().st_mode & 0o077 == 0, "only its owner reads the database"
