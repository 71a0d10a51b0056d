"""Answers in the middle of somebody else's turn: the table waits for the one who is asked, whoever sits there."""

from __future__ import annotations

import random

import msgspec
import pytest

from herna.bots import bot
from herna.games.mage_knight.actions import Attend, EndTurn
from herna.games.mage_knight.state import KnightState
from herna.kernel import IllegalAction
from herna.table import Table, asking, frames, patience
from herna.table.asking import SeatWish
from herna.table.entries import ClockSetting
from tests.games.mage_knight.attacks import attack
from tests.table.tables import BOT, HUMAN, NOON, act, json, take

WAIT = 180


def table(clock: ClockSetting | None = None, **seats: SeatWish) -> tuple[Table, int, int]:
    """The table at which a hero has attacked another: who attacks, and who is asked, whose seat `asked` may say."""
    match, aggressor, asked = attack()
    wishes = [seats.get("asked", HUMAN) if seat == asked else HUMAN for seat in range(4)]
    created, _ = asking.continue_record(match.record, wishes, NOON)
    return Table("table", msgspec.structs.replace(created, clock=clock)), aggressor, asked


def knights(found: Table) -> KnightState:
    state = found.game_state
    assert isinstance(state, KnightState)
    return state


def test_the_table_waits_for_the_one_who_is_asked_in_the_turn_of_another() -> None:
    found, aggressor, asked = table()
    assert found.waits_for_people() == [asked]
    assert frames.info(found, (), NOON).awaited == (asked,)
    before = found.game_state.digest()
    with pytest.raises(IllegalAction):
        act(found, aggressor, EndTurn())
    assert found.game_state.digest() == before
    act(found, asked, Attend(fully=False))
    assert knights(found).fights


def test_a_bot_is_asked_in_the_turn_of_a_person() -> None:
    found, _, asked = table(asked=BOT)
    assert (found.waits_for_people(), found.waits_for_bots()) == ([], [asked])
    state = found.game_state
    chosen = bot("greedy", 1).choose(state.imagine(asked, random.Random(1)), asked)
    take(found, asking.bot_acts(found, asked, found.version, chosen, NOON, "bot"))
    assert knights(found).fights


def test_a_bot_stands_in_for_one_who_is_away_and_answers() -> None:
    found, aggressor, asked = table()
    take(found, patience.stand_in(found, aggressor, asked, "greedy", {asked: NOON}, NOON + WAIT))
    assert found.waits_for_bots() == [asked]
    state = found.game_state
    chosen = bot("greedy", 1).choose(state.imagine(asked, random.Random(1)), asked)
    take(found, asking.bot_acts(found, asked, found.version, chosen, NOON + WAIT, "bot"))
    assert knights(found).fights


def test_the_clock_of_the_one_who_is_asked_runs_in_the_turn_of_another() -> None:
    found, aggressor, asked = table(ClockSetting("move", seconds=60))
    assert found.deadline() is not None
    take(found, asking.bot_acts(found, asked, found.version, Attend(fully=False), NOON + 61, "clock"))
    assert [line.event["event"] for line in found.log if line.event["event"] == "time-ran-out"]
    assert knights(found).turn == aggressor


def test_no_frame_of_a_partner_holds_a_hand() -> None:
    """In a team game only one's own hand is in one's frame, and spectators see none."""
    found, aggressor, _ = table()
    for seat in (*range(4), None):
        views = {seat: found.view(seat)}
        frame = json(frames.hello(found, () if seat is None else (seat,), views, (), NOON))
        boards = frame["view"]["hero_boards"]
        assert [number for number, board in enumerate(boards) if board["hand"]] == ([] if seat is None else [seat])
    assert knights(found).setting.mates(aggressor)
