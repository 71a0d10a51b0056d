"""The analysis of a finished game: begun by anybody who may watch, done in the background, kept with the table."""

from __future__ import annotations

import time

import msgspec

from herna.bots.analysis import Analysis, TurnSeen
from herna.table import Table, asking
from herna.table.asking import SeatWish
from herna.table.entries import Analysed
from herna.table.lines import Snapshot
from tests.server.running import Server
from tests.server.test_tables import finished


def test_a_finished_game_is_analysed_once_and_everybody_sees_it(server: Server) -> None:
    table = finished(server, "human", "human")
    path = f"{table.path}/analysis"
    assert server.get(path)["whole"] == 0
    begun = server.post(path, 202)
    assert begun["whole"] > 0
    while not (found := server.get(path))["turns"]:
        assert found["done"] < found["whole"] or not found["whole"]
        time.sleep(0.1)
    assert found["measure"] == "chance"
    assert found["done"] == found["whole"] == len(found["turns"]) == begun["whole"]
    assert [found["turns"][number]["lost"] > 0 for number in found["turning"]] == [True] * len(found["turning"])
    assert len(found["luck"]) == 2
    assert server.post(path, 202) == found


def test_a_game_under_way_is_not_analysed(server: Server) -> None:
    table = server.new_table("human", "human")
    server.refuse(f"{table.path}/analysis", 403, "not-allowed")
    server.refuse("/api/tables/nobody/analysis", 404, "unknown-table")


def test_a_table_that_is_put_away_keeps_its_analysis() -> None:
    created, _ = asking.create("eight_minute_empire", 2, [SeatWish("bot", "easy")] * 2, 0.0, seed=1)
    table = Table("kept", created)
    analysis = Analysis("chance", [TurnSeen(0, 0, 1, (500, 500), 40, -3, {"cs": ("a",), "en": ("b",)})])
    table.take(Analysed(at=1.0, analysis=analysis))
    saved = msgspec.msgpack.decode(msgspec.msgpack.encode(table.snapshot()), type=Snapshot)
    assert Table.restore("kept", saved).analysis == analysis
