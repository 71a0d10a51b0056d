"""Companions in the design that all games share: what is counted, what is tried, and whole legends played by it."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from herna.bots import bot, known, levels
from herna.bots.planner import General
from herna.bots.turns import Deadline, Interrupted, extend
from herna.bots.weights import sheet_of
from herna.games.andor import GAME
from herna.games.andor.actions import EmptyWell, Fight, Stop, Walk
from herna.games.andor.advice import features, plans
from herna.games.andor.setting import LEGENDS
from herna.games.andor.state import NONE, AndorState

NAMES = [legend.id for legend in LEGENDS]


def positions(legend: str, many: int = 12) -> Iterator[AndorState]:
    """Some positions of a game by chance, the first days included."""
    dice = random.Random(legend)
    state = GAME.new(3, 7, legend=legend)
    assert isinstance(state, AndorState)
    while not state.over and many:
        if state.ply % 17 == 0:
            many -= 1
            yield state
        state.apply(dice.choice(state.options()))


def counted(state: AndorState) -> dict[str, int]:
    return dict(zip(features.NAMES, features.judge(state, 0), strict=True))


@pytest.mark.parametrize("legend", NAMES)
def test_what_lies_face_down_is_not_counted(legend: str) -> None:
    for state in positions(legend):
        sheet = sheet_of(state.setting)
        for seat in range(3):
            told = sheet.everything(state, seat)
            assert len(told) == len(sheet.names) == len(set(sheet.names))
            assert all(type(number) is int for number in told)
            assert sheet.everything(state.imagine(seat, random.Random(5)), seat) == told


@pytest.mark.parametrize("legend", NAMES)
def test_every_piece_can_be_carried_out(legend: str) -> None:
    for state in positions(legend):
        for seat in state.seats_to_act:
            offered = GAME.plans(state, seat)
            assert offered
            for piece in offered:
                after = state.copy()
                for action in piece:
                    after.apply(action, seat)


def play(legend: str, heroes: int, seed: int) -> list[str]:
    """A legend as companions of the general kind play it, in notation."""
    state = GAME.new(heroes, seed, legend=legend)
    bots = [bot("general", seed + seat) for seat in range(heroes)]
    done = []
    while not state.over:
        seat = state.seats_to_act[0]
        action = bots[seat].choose(state, seat)
        done.append(repr(action))
        state.apply(action, seat)
    return done


@pytest.mark.parametrize("legend", ["arrival", "resistance", "healing"])
def test_the_same_seed_plays_the_same_legend_to_its_end(legend: str) -> None:
    assert play(legend, 2, 3) == play(legend, 2, 3)


def test_thinking_can_be_interrupted() -> None:
    state = GAME.new(2, 3, legend="arrival")
    chooser = General(1)
    while not isinstance(state.options()[0], Walk):
        state.apply(chooser.choose(state, state.seats_to_act[0]))
    seat = state.seats_to_act[0]
    with pytest.raises(Interrupted):
        extend(chooser.judge, state, seat, None, Deadline(0))
    chooser.seconds = 0.0
    assert chooser.choose(state, seat) in state.options(seat)


def test_general_companions_are_known_to_whoever_measures_and_offered_to_nobody() -> None:
    assert "general" in known()
    assert "general" not in levels()


def day() -> AndorState:
    """The first turn of the first day of the arrival."""
    state = GAME.new(2, 3, legend="arrival")
    assert isinstance(state, AndorState)
    chooser = bot("general", 0)
    while not any(isinstance(action, Walk) for action in state.options()):
        state.apply(chooser.choose(state, state.seats_to_act[0]))
    return state


def test_a_creature_that_must_be_stopped_and_a_goal_that_is_reached_count() -> None:
    state = day()
    before = counted(state)
    state.castle += before["shields left"]
    after = counted(state)
    assert (before["shields left"] > 0, after["shields left"]) == (True, 0)
    assert after["creatures too many"] >= before["creatures too many"]
    assert features.value(state, 0) < features.value(day(), 0)


def test_a_walk_is_one_piece_to_its_end() -> None:
    state = day()
    seat = state.turn
    walks = [piece for piece in plans.plans(state, seat) if isinstance(piece[0], Walk)]
    assert walks
    assert all(piece[-1] == Stop() or len(piece) == 1 for piece in walks)
    state.willpower[seat] = 3
    well = next(space for space, number in state.setting.well_at.items() if state.wells[number] == 1)
    state.space[seat] = well
    state.push(state.steps.pop())
    fresh = state.copy()
    assert (EmptyWell(),) in plans.turn_pieces(fresh, seat, [EmptyWell(), Stop()])


def test_a_fight_is_judged_by_its_odds_before_it_is_fought() -> None:
    state = day()
    seat = state.turn
    space = next(space for space, kind in enumerate(state.beasts) if kind != NONE)
    state.space[seat] = space
    state.strength[seat] = 1
    weak = plans.expected(state, seat, (Fight(space),))
    now = features.value(state, seat)
    state.strength[seat] = 14
    strong = plans.expected(state, seat, (Fight(space),))
    assert weak is not None
    assert strong is not None
    assert weak - now < strong - features.value(state, seat)
    assert plans.expected(state, seat, (Walk(space),)) is None
