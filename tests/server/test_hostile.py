"""What strangers send to do harm, and faults of our own: everybody else plays on, and the log stays short."""

from __future__ import annotations

import socket
from collections.abc import Iterator

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from tests.server.attacking import refused
from tests.server.running import Server
from tests.server.test_tables import BIDS
from tools.attack_bench.strangers import call, rest

FAULTS = """
from herna.server import live
from herna.table import Table, asking

def broken(*_, **__):
    raise ZeroDivisionError("a fault of ours")

act = asking.act
asking.act = lambda *facts: broken() if facts[-1] == "boom" else act(*facts)
asking.why = broken
Table.snapshot = broken
"""
"""A server with faults: an action with a certain key, every question why, and every snapshot fails."""
ENTRIES = 60
"""More than there are between two snapshots."""
BODIES = (b"\xff", b'{"game":"\xff"}', b"\xc3\x28", b"\x00\xfe")


SOCKET = (
    b"Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
)
LIVE = b" /api/tables/nowhere/live"
NO_REQUESTS = (
    b"nonsense\r\n\r\n",
    b"GET / HTTP/9.9\r\nHost: x\r\n\r\n",
    b"GET / HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n",
    b"POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
    b"GET /\xff HTTP/1.1\r\n" + SOCKET + b"\r\n",
    b"GET" + LIVE + b" HTTP/1.1\r\n" + SOCKET.replace(b"13", b"99") + b"\r\n",
)
"""What no browser says; each is refused in its own way."""
NO_SOCKETS = (
    b"GET" + LIVE + b" HTTP/1.1\r\n" + SOCKET + b"A: " + b"a" * 10_000 + b"\r\n\r\n",
    b"GET" + LIVE + b"?token=" + b"a" * 10_000 + b" HTTP/1.1\r\n" + SOCKET + b"\r\n",
    b"POST" + LIVE + b" HTTP/1.1\r\n" + SOCKET + b"Content-Length: 3\r\n\r\nabc",
    b"GET" + LIVE + b" HTTP/1.1\r\n" + SOCKET + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
)
"""They ask for a socket, and no socket can be opened by them."""


@pytest.fixture(scope="module")
def faulty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("faulty"), before=FAULTS, hosts=("play.example", "127.0.0.1")) as server:
        yield server


def lines(server: Server) -> int:
    return len(server.log.read_text(errors="replace").splitlines())


def test_a_fault_is_told_on_the_socket_and_the_socket_stays(faulty: Server) -> None:
    table = faulty.new_table("human", "human")
    with table.live(0) as anna:
        for _ in range(3):
            anna.send(type="act", version=anna.version, action=BIDS[1], key="boom")
            answer = anna.until("error")
            assert (answer["error"]["code"], answer["key"]) == ("server-error", "boom")
        anna.act(BIDS[2])
        assert anna.view["seats"][0]["bid"] == 2


def test_a_fault_over_http_is_a_server_error_and_nothing_more(faulty: Server) -> None:
    table = faulty.new_table("human", "human")
    answer = faulty.http.post(f"{table.path}/why", json={"token": table.tokens[0], "action": BIDS[1]})
    faulty.refused(answer, 500, "server-error")
    assert "fault of ours" not in answer.text


def test_a_move_that_is_committed_is_never_answered_as_a_fault(faulty: Server) -> None:
    """The snapshot after some entries fails: what was said and done stands and is shown."""
    table = faulty.new_table("human", "human")
    with table.live(1) as eva:
        for number in range(ENTRIES):
            faulty.post(f"{table.path}/chat", token=table.tokens[0], text=f"line {number}")
        eva.until("chat")
    table.act(0, action=BIDS[1])
    assert "what follows from it failed" in faulty.log.read_text()
    faulty.stop()
    faulty.start()
    assert table.state(0)["view"]["seats"][0]["bid"] == 1
    assert len(table.state(0)["chat"]) == ENTRIES


@pytest.mark.parametrize("body", BODIES)
@pytest.mark.parametrize("path", ["/api/tables", "/api/records", "/api/seats", "/api/tables/none/actions"])
def test_a_body_that_is_not_text_is_malformed_and_leaves_no_trace(server: Server, path: str, body: bytes) -> None:
    before = lines(server)
    answer = server.http.post(path, content=body, headers={"content-type": "application/json"})
    server.refused(answer, 400, "malformed-request")
    assert lines(server) == before


def test_posts_that_are_broken_off_leave_no_trace(server: Server) -> None:
    before = lines(server)
    for _ in range(20):
        with socket.create_connection(("127.0.0.1", server.port)) as line:
            line.sendall(
                b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n"
                b'Content-Length: 500\r\n\r\n{"game":'
            )
    assert server.http.get("/healthz").status_code == 200
    assert lines(server) == before


def test_a_frame_that_is_not_text_ends_its_socket_and_leaves_no_trace(server: Server) -> None:
    table = server.new_table("human", "human")
    before = lines(server)
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table.id}/live"
    for _ in range(5):
        with connect(address) as line:
            line.recv()
            line.send(b"\xff\xfe", text=True)
            with pytest.raises(ConnectionClosed):
                line.recv()
    assert server.http.get("/healthz").status_code == 200
    assert lines(server) == before


@pytest.mark.parametrize(
    ("host", "status"),
    [("play.example", 200), ("PLAY.example:8642", 200), ("127.0.0.1", 200), ("evil.example", 421), ("", 421)],
)
def test_a_server_answers_only_under_its_names(faulty: Server, host: str, status: int) -> None:
    answer = faulty.http.get("/api/games", headers={"host": host})
    assert answer.status_code == status
    if status == 421:
        assert answer.json()["error"]["code"] == "wrong-host"
    assert faulty.http.get("/healthz", headers={"host": host}).status_code == 200


def test_a_socket_under_another_name_is_refused(faulty: Server) -> None:
    table = faulty.new_table("human", "human")
    request = (
        f"GET /api/tables/{table.id}/live HTTP/1.1\r\nHost: evil.example\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
    )
    with socket.create_connection(("127.0.0.1", faulty.port)) as line:
        line.sendall(request.encode())
        assert b" 403 " in line.recv(4096).partition(b"\r\n")[0]


def test_what_is_no_request_leaves_no_trace(server: Server) -> None:
    before = lines(server)
    for text in NO_REQUESTS * 3:
        with call(server.port) as line:
            line.sendall(text)
            line.recv(1)
    assert lines(server) == before


@pytest.mark.parametrize("text", NO_SOCKETS, ids=["long header", "long address", "another method", "with a body"])
def test_what_opens_no_socket_is_hung_up_on(server: Server, text: bytes) -> None:
    before, cut = lines(server), refused(server, "head")
    with call(server.port) as line:
        line.sendall(text)
        assert rest(line).startswith(b"HTTP/1.1 400 "), "it was left open for ever, with nothing said"
    assert refused(server, "head") == cut + 1
    assert lines(server) == before
