"""Where guests find the server, and the QR code that takes them there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.running import Server

IN_A_NETWORK = "import herna.server.reach as reach; reach.network_addresses = lambda _: ['192.168.1.7', '10.0.0.7']\n"


@pytest.fixture(scope="module")
def for_others(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("others"), before=IN_A_NETWORK, listens_at=("0.0.0.0", 8642)) as server:
        yield server


def test_who_sits_at_the_servers_machine_hears_of_its_network(for_others: Server) -> None:
    expected = {"addresses": ["http://192.168.1.7:8642/", "http://10.0.0.7:8642/"], "only_here": False}
    assert for_others.get("/api/reach") == expected
    for name in ("localhost", "127.0.0.1:99", "[::1]:99", "herna.localhost"):
        assert for_others.http.get("/api/reach", headers={"host": name}).json() == expected


@pytest.mark.parametrize("name", ["herna.example", "192.168.1.7:8642", "[", "[::1", "localhost.example"])
def test_who_came_by_another_name_is_told_nothing_of_the_network(for_others: Server, name: str) -> None:
    answer = for_others.http.get("/api/reach", headers={"host": name})
    assert "192.168" not in answer.text
    assert answer.json() == {"addresses": [], "only_here": False}


def test_a_server_that_does_not_know_where_it_listens_says_nothing(server: Server) -> None:
    assert server.get("/api/reach") == {"addresses": [], "only_here": False}


def test_a_code_is_drawn(server: Server) -> None:
    answer = server.http.post("/api/qr", json={"text": "http://192.168.1.7:8642/#/join/a/b"})
    assert answer.status_code == 200
    assert answer.headers["content-type"] == "image/svg+xml"
    assert answer.text.startswith("<svg")
    assert answer.headers["cache-control"] == "no-store"
    assert answer.text != server.http.post("/api/qr", json={"text": "http://192.168.1.7:8642/#/join/a/c"}).text


def test_too_much_is_not_drawn(server: Server) -> None:
    server.refuse("/api/qr", 400, "malformed-request", text="x" * 501)
    server.refuse("/api/qr", 400, "malformed-request", text="")
    server.refuse("/api/qr", 400, "malformed-request")
    longest = server.http.post("/api/qr", json={"text": "ž" * 500})
    assert longest.status_code == 200


def test_an_origin_that_is_none_is_foreign(server: Server) -> None:
    body = {"text": "hello"}
    server.refused(server.http.post("/api/qr", json=body, headers={"origin": "http://["}), 403, "not-allowed")
