"""Tables of Mage Knight in the middle of a golden record, with a person in every seat."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import herna
from herna.games.mage_knight.state import KnightState
from herna.kernel import Record
from tests.browser.pictures import NAMES
from tests.server.running import Opened, Server

GOLDEN = Path(__file__).parents[1] / "golden" / "mage_knight"


@cache
def moment(number: int, ply: int) -> Record:
    """The first moves of a golden record."""
    return Record.read((GOLDEN / f"{number:02}.herna").read_text(encoding="utf-8"), herna.game, to=ply)


def state_at(number: int, ply: int) -> KnightState:
    state = moment(number, ply).replay()
    assert isinstance(state, KnightState)
    return state


def table_at(server: Server, number: int, ply: int) -> Opened:
    """A table that goes on from there; nobody moves by themselves."""
    record = moment(number, ply)
    seats = [{"kind": "human", "name": name} for name in NAMES[: record.setting.players]]
    return Opened(server, server.post("/api/records", 201, record=record.write(), seats=seats))
