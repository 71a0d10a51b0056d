"""The companions know the third, fourth and fifth legend: what they do there, and that they win often enough."""

from __future__ import annotations

import random

import pytest

from herna.games.andor import GAME
from herna.games.andor.actions import Drop, PickUp
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.mine_plan import MinePlan
from herna.games.andor.advice.planner.missions_dragon import DragonQuest
from herna.games.andor.advice.planner.missions_resistance import ResistanceQuest
from herna.games.andor.components import FATES
from herna.games.andor.pieces import PARCHMENT
from herna.games.andor.state import ALARM, LIBERATED, WON, AndorState
from tests.games.andor.table import position


def new(legend: str, heroes: int, seed: int) -> AndorState:
    state = GAME.new(heroes, seed, legend=legend)
    assert isinstance(state, AndorState)
    return state


def follow(state: AndorState, chance: random.Random) -> None:
    """The hero whom the game waits for does what the plan says."""
    seat = state.seats_to_act[0]
    action = advise(state.imagine(seat, chance), seat)
    assert action in state.options(seat)
    state.apply(action, seat)


def played(legend: str, heroes: int, seed: int) -> AndorState:
    """A whole game in which every hero follows the plan."""
    state, chance = new(legend, heroes, seed), random.Random(seed)
    while not state.over:
        follow(state, chance)
    return state


@pytest.mark.parametrize("legend", ["resistance", "mine", "dragon"])
@pytest.mark.parametrize("heroes", [2, 4])
def test_companions_win_some_of_six_games(legend: str, heroes: int) -> None:
    assert any(played(legend, heroes, seed).result == WON for seed in range(6))


def test_in_the_mine_the_first_days_stay_quiet_and_bring_treasure() -> None:
    state, chance = new("mine", 4, 3), random.Random(3)
    while state.day < 3:
        follow(state, chance)
    assert not state.flags & ALARM
    assert state.delivered > 0


def test_a_volley_of_two_bows_is_surer_than_one_and_is_shot_together() -> None:
    state = position(
        {"archer": 0, "dwarf": 0}, strength=6, carries={"dwarf": ["bow"]}, creatures={2: "gor"}, legend="mine"
    )
    plan = MinePlan(state)
    assert plan.volley((0,), 2) < plan.volley((0, 1), 2)
    for strength, group in ((3, (0, 1)), (1, None)):
        state = position(
            {"archer": 0, "dwarf": 0},
            strength=strength,
            carries={"dwarf": ["bow"]},
            creatures={2: "gor"},
            legend="mine",
        )
        raid = MinePlan(state).raids.get(0)
        assert (raid.group if raid else None) == group, "with one strength each they are not sure enough"


def test_bait_is_laid_beside_a_creature_at_the_gate_and_leads_it_away() -> None:
    state = position({"dwarf": 18, "warrior": 72}, carries={"dwarf": ["gem-4"]}, legend="dragon")
    state.flags |= LIBERATED
    state.beasts[2] = state.setting.kind_number["gor"]
    plan = DragonQuest(state)
    plan.free, plan.duties = [0, 1], {}
    assert plan.bait(2)
    duty = plan.duties[0]
    assert duty.kind == "bait"
    assert duty.space in (3, 14), "neighbours of 2 from which the way is longer than before"


def test_a_messenger_keeps_away_from_creatures() -> None:
    state = position(
        {"dwarf": 0, "warrior": 72}, carries={"dwarf": ["parchment"]}, creatures={13: "gor"}, legend="resistance"
    )
    number = [fate.id for fate in FATES].index("F7")
    state.fates = [number, number]
    plan = ResistanceQuest(state)
    assert PARCHMENT in state.bag[0]
    assert not plan.may_stop(0, 13), "a creature stands there"
    assert not plan.may_stop(0, 6), "one will come there by night"
    assert plan.may_stop(0, 17)


def test_a_full_bag_is_no_hindrance_to_a_fate() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, carries={"dwarf": ["wineskin", "telescope", "poison"]}, legend="resistance"
    )
    state.fates = [[fate.id for fate in FATES].index(name) for name in ("F1", "F8")]
    offered = state.options(0)
    assert not any(isinstance(action, PickUp) for action in offered)
    assert isinstance(advise(state, 0), Drop)
