"""How much a table takes before nothing more is written down."""

from __future__ import annotations

import random

import msgspec
import pytest

from herna.table import asking, opening
from herna.table import table as table_module
from tests.table.tables import BOT, HUMAN, NOON, new_table, play_on, take
from tests.table.test_table import refused


def test_a_record_that_is_far_too_long_is_no_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(opening, "MOVES_MOST", 12)
    table, _ = new_table(HUMAN, HUMAN)
    play_on(table, random.Random(2), 13)
    given = msgspec.msgpack.encode(asking.seats_given([HUMAN, HUMAN]))
    with refused("long-enough"):
        opening.from_text(table.match.write(), "long", given, NOON)
    with refused("long-enough"):
        opening.from_story(opening.packed(table), "long", given, NOON, 13)
    assert opening.from_story(opening.packed(table), "long", given, NOON, 12)


def test_a_log_that_is_far_too_long_takes_nothing_more(monkeypatch: pytest.MonkeyPatch) -> None:
    table, _ = new_table(HUMAN, BOT)
    monkeypatch.setattr(table_module, "ENTRIES_MOST", table.number + 1)
    before = table.full
    take(table, asking.say(0, "hello", NOON))
    assert (before, table.full) == (False, True)
    assert (table.waits_for_people(), table.waits_for_bots()) == ([], [])
