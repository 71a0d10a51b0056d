"""A Solo Conquest at the real table in the terminal: from a saved last round to the score, key by key."""

from __future__ import annotations

import random
from pathlib import Path

import herna
from herna.games.mage_knight.state import KnightState
from herna.tui import saves, seats
from herna.tui.app import HernaApp
from tests.tui.sitting import on_page, press, said, shown, sitting, table

LAST_ROUND = 6


def saved_last_round(folder: Path, seed: int) -> Path:
    """A game that was played to its last round and saved."""
    dice = random.Random(seed)
    match = herna.Match.new(
        herna.game("mage_knight"), 1, seed, ("Anna",), scenario="solo-conquest", named=("krang",), city_levels=(3, 9)
    )
    while True:
        state = match.state
        assert isinstance(state, KnightState)
        if state.round == LAST_ROUND and state.tactic[0] != -1:
            break
        match.play(dice.choice(state.options(0)), 0)
    file = folder / "last.herna"
    saves.write(file, match)
    return file


async def test_a_solo_conquest_from_a_saved_last_round_to_the_score(tmp_path: Path) -> None:
    match = saves.read(saved_last_round(tmp_path, seed=5))
    dice = random.Random(1)
    app = HernaApp(match, seats.remembered(match.record.head.names, 1), language="cs", pause=0)
    async with sitting(app) as pilot:
        assert table(pilot).playing.chairs[0].name == "Anna"
        assert "6. kolo ze 6" in said(pilot, "status")
        decisions = 0
        while not table(pilot).playing.over:
            keys = [choice.key for choice in table(pilot).listed if choice.key]
            assert len(keys) == len(set(keys)) > 0
            await press(pilot, dice.choice(keys))
            decisions += 1
        assert decisions > 5
        state = table(pilot).playing.match.state
        assert state.winners == ()
        assert "prohran" in said(pilot, "prompt")
        assert on_page(pilot).id == "score"
        sheet = shown(pilot)
        total = next(line for line in sheet.splitlines() if "Celkem" in line)
        assert str(state.scores[0]) in total.split()
        assert "Cíl" in sheet
