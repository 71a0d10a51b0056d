"""Rehearsals of the companions: moods, dawns, styles, and what is done when somebody waits."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.andor import GAME
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.rehearsal.haste import Effort
from herna.games.andor.advice.planner.rehearsal.rehearse import AGREED, AGREEING, ROUNDS, agree, rehearsal, rehearse
from herna.games.andor.advice.planner.rehearsal.scene import Intent, Scene
from herna.games.andor.advice.planner.rehearsal.styles import FEW, MANY, moods, style_of
from herna.games.andor.state import AndorState
from tests.games.andor.table import position
from tests.games.andor.test_rehearsals import luck, on_paper


def test_every_rehearsal_is_in_another_mood() -> None:
    """Habits that differ a little, always the same ones: no plan may depend on a fellow's exact next step."""
    found = moods(FEW)
    assert len(set(found)) == len(found) > 10
    assert moods(FEW) is found
    for style in found:
        for one, other in zip(style, FEW, strict=True):
            assert 0.2 < one.herb / other.herb < 5
            assert len(one.castle) == len(other.castle)


def test_at_dawn_somebody_begins_and_willpower_may_change() -> None:
    state = position({"dwarf": 7, "archer": 25, "wizard": 34}, willpower=6, cards=True)
    begins, willpowers = set(), set()
    for seed in range(60):
        scene = on_paper(state)
        scene.dawn(luck(seed))
        begins.add(scene.turn)
        willpowers |= set(scene.willpower)
        assert scene.strength == on_paper(state).strength
    assert begins == {0, 1, 2}
    assert willpowers == {3, 4, 6, 9}


@pytest.mark.parametrize(
    ("heroes", "few"),
    [("archer warrior", True), ("dwarf archer", True), ("warrior wizard", True), ("dwarf warrior", False),
     ("archer wizard", False), ("dwarf wizard", False), ("dwarf archer warrior", False)],
)  # fmt: skip
def test_a_company_has_the_style_that_suits_it(heroes: str, few: bool) -> None:
    scene = on_paper(position(dict.fromkeys(heroes.split(), 7)))
    assert style_of(scene) is (FEW if few else MANY)


def test_a_hero_somebody_waits_for_rehearses_less_and_still_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    """With no time at all everything is tried once; who takes all his time tries the best of it many times more."""
    state = GAME.new(2, 3, legend="healing")
    assert isinstance(state, AndorState)
    chance = random.Random(3)
    while type(state.steps[-1]).__name__ != "Turn":
        seat = state.seats_to_act[0]
        state.apply(advise(state.imagine(seat, chance), seat), seat)
    tried: list[Intent | None] = []

    def counted(scene: Scene, style: Any, task: Intent | None, seed: int, effort: Effort) -> float:
        tried.append(task)
        return rehearsal(scene, style, task, seed, effort)

    monkeypatch.setattr("herna.games.andor.advice.planner.rehearsal.rehearse.rehearsal", counted)
    seat = state.turn
    imagined = state.imagine(seat, chance)
    assert GAME.advise(imagined, seat, stop=lambda: True) in state.options(seat)
    assert len(tried) == len(set(tried)) > 1, "each way once"
    short = len(tried)
    assert GAME.advise(imagined, seat) in state.options(seat)
    assert len(tried) > 10 * short


def test_a_decision_takes_no_more_turns_on_paper_than_it_may(monkeypatch: pytest.MonkeyPatch) -> None:
    """Four heroes, two announced fights: turns are counted, and only what is being tried is tried to its end."""
    state = position({"warrior": 7, "archer": 25, "dwarf": 28, "wizard": 34}, creatures={8: "gor", 27: "skral"})
    scene = on_paper(state)
    longest: list[int] = []

    def counted(scene: Scene, style: Any, task: Intent | None, seed: int, effort: Effort) -> float:
        before = effort.spent
        worth = rehearsal(scene, style, task, seed, effort)
        longest.append(effort.spent - before)
        return worth

    monkeypatch.setattr("herna.games.andor.advice.planner.rehearsal.rehearse.rehearsal", counted)
    for most in (300, 1500):
        longest.clear()
        effort = Effort(most)
        for space, caller in ((8, 0), (27, 2)):
            agree(scene, [caller], space, 5, effort)
        groups, agreed = AGREED * max(longest), effort.spent
        assert agreed <= most * AGREEING + groups, "a company that is being tried is tried to the end"
        chosen = rehearse(scene, state.turn, (8, 27), False, 5, effort)
        assert sum(longest) == effort.spent <= max(most, agreed) + ROUNDS[0][0] * max(longest)
        again = Effort(most)
        again.spent = agreed
        assert rehearse(scene, state.turn, (8, 27), False, 5, again) == chosen
