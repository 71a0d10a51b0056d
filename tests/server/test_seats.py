"""All seats somebody holds, looked at together."""

from __future__ import annotations

from tests.server.running import GAME, Server


def test_every_seat_is_looked_at_and_a_bad_one_spoils_no_other(server: Server) -> None:
    first, second = server.new_table("human", "random"), server.new_table("human", "human")
    second.act(0, action={"do": "bid", "coins": 1})
    found = server.post(
        "/api/seats",
        seats=[
            {"table": first.id, "token": first.tokens[0]},
            {"table": "nowhere", "token": first.tokens[0]},
            {"table": second.id, "token": first.tokens[0]},
            {"table": second.id, "token": second.tokens[1]},
        ],
    )
    assert [one["table"] for one in found] == [first.id, "nowhere", second.id, second.id]
    assert [one["seat"] for one in found] == [0, None, None, 1]
    assert [one["error"] and one["error"]["code"] for one in found] == [None, "unknown-table", "wrong-token", None]
    glance = found[3]["glance"]
    assert (glance["game"], glance["moves"], glance["over"], glance["to_act"]) == (GAME, 1, False, [1])
    assert found[1]["glance"] is None


def test_too_many_seats_or_seats_of_another_form_are_refused(server: Server) -> None:
    table = server.new_table("human", "human")
    held = {"table": table.id, "token": table.tokens[0]}
    server.refuse("/api/seats", 400, "malformed-request", seats=[held] * 201)
    server.refuse("/api/seats", 400, "malformed-request", seats=[{"table": table.id}])
    server.refuse("/api/seats", 400, "malformed-request", seats=[held | {"seat": 0}])
    assert server.post("/api/seats", seats=[]) == []
