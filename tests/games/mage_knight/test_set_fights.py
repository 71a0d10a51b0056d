"""Fifty fights set up by hand: the solver is never worse than the best line that was written down for each."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, cast

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.advice.solved import solve
from herna.games.mage_knight.positions import arrange, fight, first_turn
from herna.games.mage_knight.solver.aims import Measure
from herna.games.mage_knight.state import KnightState

FIGHTS = [
    line
    for line in (Path(__file__).parent / "set_fights.txt").read_text(encoding="utf-8").splitlines()
    if line and not line.startswith("#")
]
START = first_turn(cast("KnightState", GAME.new(players=1, seed=1, named=["tovak"], scenario="solo-conquest")))
SHORT = {
    r"/": "next-phase",
    r"S": "strike",
    r"F": "finish-block",
    r"H": "assign-to-hero",
    r"T(\d)": r"target \1",
    r"B(\d)": r"block-attack \1 0",
    r"D(\d)": r"suffer-attack \1 0",
    r"U(\d)": r"assign-to-unit \1",
    r"u(\d)\.(\d)": r"activate-unit \1 \2",
    r"([a-z-]+)>a": r"play-sideways \1 attack",
    r"([a-z-]+)>b": r"play-sideways \1 block",
    r"([a-z-]+)\+": r"play-card \1 strong",
    r"([a-z-]+)": r"play-card \1 basic",
}


def written_out(short: str) -> str:
    """An action of a line in full."""
    return next(re.sub(f"^{form}$", full, short) for form, full in SHORT.items() if re.fullmatch(form, short))


def set_up(hand: str, units: str, mana: str, enemies: str) -> KnightState:
    """A hero of the first level by day, with black dice in the Source, in this fight."""
    state = START.copy()
    arrange(state, hand=hand.split(), units=units.split(), mana=mana.split(), dice=("black",) * 3, night=False)
    names, _, how = enemies.partition(":")
    known = state.setting.enemy_ids
    met = [next(one for one in known if one.partition("-")[2] == name) for name in names.split()]
    more: dict[str, Any] = {} if not how else {"walled": True} if how == "walled" else {"phase": how}
    fight(state, *met, **more)
    return state


def test_there_are_fifty() -> None:
    assert len(FIGHTS) == len(set(FIGHTS)) == 50


@pytest.mark.parametrize("text", FIGHTS)
def test_the_solver_is_never_worse_than_the_line_on_paper(text: str) -> None:
    *position, line = (part.strip() for part in text.split("|"))
    state = set_up(*position)
    measure = Measure(state, 0)
    table = state.copy()
    for short in line.split():
        before = table.copy()
        table.apply(written_out(short), 0)
    assert table.fight_of(0) is None, "the line on paper ends the fight"
    on_paper = measure.end(before, table)
    answer = solve(state, 0, wishes=False)
    table = state.copy()
    for action in answer.line:
        before = table.copy()
        table.apply(action, 0)
    assert table.fight_of(0) is None
    assert measure.end(before, table) >= on_paper
    assert answer.proven
