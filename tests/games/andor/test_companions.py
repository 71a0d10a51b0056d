"""The companions: they always know an answer, see no more than their seat, work together, and win."""

from __future__ import annotations

import random

import pytest

from herna.bots import bot
from herna.games.andor import GAME
from herna.games.andor.actions import DrinkWine, EndDay, Propose, Walk
from herna.games.andor.advice.planner import advise
from herna.games.andor.advice.planner.campaign import campaign
from herna.games.andor.advice.planner.missions_arrival import LETTER, TREE, WELL_BY_CASTLE
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.proposals import Call, calls
from herna.games.andor.advice.planner.rehearsal import rehearse
from herna.games.andor.advice.planner.schedule import (
    GOR,
    SKRAL,
    Ground,
    Morning,
    fall,
    ground_of,
    hardship,
    morning_of,
    night,
    opening,
    outlay,
    shortest_road,
)
from herna.games.andor.setting import LEGENDS
from herna.games.andor.state import NONE, WON, AndorState
from herna.games.andor.steps.turn import Turn
from herna.kernel import Action
from tests.games.andor.table import begun, fresh, position, seat_of

LEGEND_IDS = tuple(legend.id for legend in LEGENDS)


def think(state: AndorState, seat: int, seed: int = 1) -> Action:
    """What a companion does here, from what the seat can see."""
    return advise(state.imagine(seat, random.Random(seed)), seat)


def turn_of(state: AndorState, seat: int) -> list[Action]:
    """The companion plays on until somebody else acts or the legend is over."""
    done: list[Action] = []
    while not state.over and state.seats_to_act[0] == seat and len(done) < 20:
        done.append(think(state, seat))
        state.apply(done[-1], seat)
    return done


def play(legend: str, players: int, seed: int) -> AndorState:
    """A whole game of companions."""
    state = fresh(players, seed, legend=legend)
    dice = random.Random(seed)
    while not state.over:
        seat = state.seats_to_act[0]
        state.apply(advise(state.imagine(seat, dice), seat), seat)
    return state


# Answers


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few rehearsals: how well they play does not matter here."""
    monkeypatch.setattr(rehearse, "ROUNDS", ((4, 2),))


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("legend", LEGEND_IDS)
def test_companions_answer_every_question_with_an_offered_action(legend: str) -> None:
    asked = set()
    for players in (2, 4):
        draw = random.Random(players)
        state = fresh(players, seed=players, legend=legend)
        for _ in range(150):
            if state.over:
                break
            for seat in state.seats_to_act:
                assert think(state, seat) in state.options(seat), (state.steps[-1], seat)
            asked.add(type(state.steps[-1]).__name__)
            # Random play leads where sensible play would never go.
            state.apply(draw.choice(state.options()))
    assert {"TakeFigure", "Turn", "Moving"} <= asked


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("legend", LEGEND_IDS)
def test_a_game_of_companions_comes_to_its_end(legend: str) -> None:
    state = play(legend, players=3, seed=5)
    assert state.over
    assert state.ply < 2000


def test_advice_does_not_change_the_table() -> None:
    state = begun(("dwarf", "archer"), legend="healing")
    before = state.digest()
    advise(state, state.seats_to_act[0])
    assert state.digest() == before


def test_companions_do_not_look_under_the_fog() -> None:
    """Two tables that differ only in what nobody can see get the same advice."""
    state = position(
        {"warrior": 11, "archer": 16},
        legend="arrival",
        fog={12: "strength", 13: "gold"},
        creatures={53: "gor"},
    )
    other = state.copy()
    other.fog[12], other.fog[13] = state.fog[13], state.fog[12]
    other.deck = tuple(reversed(state.deck))
    assert state.view(0) == other.view(0)
    for seed in range(5):
        assert think(state, 0, seed) == think(other, 0, seed)


def test_the_greedy_level_plays_andor_with_the_planner() -> None:
    state = begun(("warrior", "archer"), legend="arrival", seed=3)
    seat = state.seats_to_act[0]
    assert bot("greedy", seed=1).choose(state, seat) == think(state, seat)
    assert GAME.advise(state, seat) in state.options(seat)


# Working together


def test_the_bearer_of_the_letter_walks_in_when_he_is_next_to_the_goal() -> None:
    state = position(
        {"warrior": 55, "archer": 18}, carries={"warrior": ["parchment"]}, legend="arrival", creatures={54: "skral"}
    )
    state.narrator = 9
    turn_of(state, seat_of(state, "warrior"))
    assert state.result == WON


def test_the_bearer_never_walks_into_a_creature() -> None:
    state = position(
        {"warrior": 39, "archer": 5},
        carries={"warrior": ["parchment"]},
        legend="arrival",
        creatures={42: "gor", 43: "skral"},
        willpower=14,
    )
    state.closed = ((16, 48),)
    state.narrator = 8
    turn_of(state, seat_of(state, "warrior"))
    assert not state.over
    assert state.beasts[state.space[0]] == NONE


def test_who_is_done_for_today_hands_the_letter_on() -> None:
    state = position(
        {"warrior": 46, "archer": 46},
        carries={"warrior": ["parchment"]},
        hours={"warrior": 7, "archer": 2},
        willpower={"warrior": 2, "archer": 7},
        legend="arrival",
    )
    state.narrator = 8
    turn_of(state, seat_of(state, "warrior"))
    turn_of(state, seat_of(state, "archer"))
    assert state.result == WON


def test_companions_announce_what_they_mean_to_do() -> None:
    state = begun(("warrior", "archer"), legend="arrival", seed=2)
    seen = []
    dice = random.Random(2)
    while not state.over and state.day < 3:
        seat = state.seats_to_act[0]
        action = advise(state.imagine(seat, dice), seat)
        if isinstance(action, Propose):
            seen.append((seat, action))
        state.apply(action, seat)
    assert any(plan.aim == "fight" for _, plan in seen)
    assert len({seat for seat, _ in seen}) == 2


def test_companions_come_when_somebody_calls_for_a_fight() -> None:
    state = position(
        {"dwarf": 19, "warrior": 24, "wizard": 61},
        legend="healing",
        strength={"dwarf": 4, "warrior": 4},
        willpower=12,
        creatures={24: "skral"},
        gold={"dwarf": 2},
    )
    state.narrator = 10
    unasked = think_walks(state, "dwarf")
    state.proposals = (("", -1), ("fight", 24), ("", -1))
    assert think_walks(state, "dwarf") in (22, 23, 24)
    assert unasked not in (22, 23, 24)


def called_from_afar() -> AndorState:
    """A warrior who is two steps away from the skral he wants to fight."""
    state = position(
        {"dwarf": 19, "warrior": 34, "wizard": 61},
        legend="healing",
        strength={"dwarf": 4, "warrior": 4},
        willpower=12,
        creatures={24: "skral"},
    )
    state.narrator = 10
    state.proposals = (("", -1), ("fight", 24), ("", -1))
    return state


def test_companions_also_come_to_somebody_who_is_still_on_his_way() -> None:
    state = called_from_afar()
    look = Outlook(state)
    assert calls(look, (0, 2)) == [Call(1, 24, 0, state.beasts[24])]


@pytest.mark.parametrize("late", ["dwarf", "warrior"])
def test_nobody_comes_too_late_to_fight_today(late: str) -> None:
    state = called_from_afar()
    state.hours[seat_of(state, late)] = 7
    state.willpower[seat_of(state, late)] = 3
    assert calls(Outlook(state), (0,)) == []


def test_nobody_comes_to_a_fight_that_is_easy_alone() -> None:
    state = position(
        {"dwarf": 19, "warrior": 24},
        legend="healing",
        strength={"dwarf": 4, "warrior": 14},
        willpower=14,
        creatures={24: "gor"},
    )
    state.narrator = 10
    unasked = think_walks(state, "dwarf")
    state.proposals = (("", -1), ("fight", 24))
    assert think_walks(state, "dwarf") == unasked


def test_somebody_comes_to_the_place_where_a_hero_wants_to_meet() -> None:
    state = position({"dwarf": 19, "warrior": 25}, legend="healing", creatures={53: "gor"})
    unasked = think_walks(state, "dwarf")
    state.proposals = (("", -1), ("meet", 25))
    assert think_walks(state, "dwarf") == 25
    assert unasked != 25


def think_walks(state: AndorState, hero: str) -> int | None:
    """Where a companion walks in his turn, or nothing if he stays."""
    table = state.copy()
    seat = seat_of(table, hero)
    for action in turn_of(table, seat):
        if isinstance(action, Walk):
            return action.space
        if isinstance(action, EndDay):
            return None
    return None


# The schedule of the first legend


def first_morning(seed: int = 1) -> AndorState:
    """The first legend with two heroes, when the first of them may act."""
    state = begun(("warrior", "archer"), legend="arrival", seed=seed)
    while not isinstance(state.steps[-1], Turn):
        state.apply(state.options()[0])
    return state


def arrival_land() -> tuple[Ground, Morning]:
    state = first_morning()
    return ground_of(state, WELL_BY_CASTLE, TREE, LETTER), morning_of(state)


def test_the_schedule_foresees_the_nights_as_they_come() -> None:
    """Creatures of the schedule walk as those on the board do, through all cards up to the letter."""
    state = first_morning(seed=4)
    land = ground_of(state, WELL_BY_CASTLE, TREE, LETTER)
    expected = morning_of(state)
    while state.narrator < LETTER and not state.over:
        if isinstance(state.steps[-1], Turn) and expected.letter < state.narrator:
            expected = night(land, expected)
            assert morning_of(state) == expected
        state.apply(EndDay() if EndDay() in state.options() else state.options()[0])
    assert state.castle == 4


def test_new_gors_jump_over_each_other_into_the_castle() -> None:
    """At D gors come to 8 and 15; both lead to 7, so the second is in the castle at once."""
    land, _ = arrival_land()
    at_d = Morning(3, ((8, GOR), (15, GOR)), 0)
    after = night(land, at_d)
    assert after.pack == ((7, GOR),)
    assert after.entered == 1


def test_the_letter_needs_a_road_without_creatures() -> None:
    land, _ = arrival_land()
    by_the_market = frozenset((6, 11, 17))
    assert shortest_road(land, by_the_market) == (5, 0, 2, 14, 18, 28, 38, 39, 43, 45, 64, 63, 57)
    assert shortest_road(land, frozenset((38,))) == ()
    assert opening(land, ((38, GOR),))[1] == (38,)
    assert opening(land, ())[0] < opening(land, ((38, GOR),))[0] < opening(land, ((38, SKRAL),))[0]


def test_two_heroes_need_three_victories_before_the_letter_comes() -> None:
    """Two on the first day, one on the third: then three gors are in and the road is free on the fourth."""
    land, morning = arrival_land()
    assert dict(morning.pack).keys() == {3, 13, 19, 21}
    first = fall(land, fall(land, morning, 3), 13)
    second = night(land, first)
    third = night(land, second)
    dawn = night(land, fall(land, third, 1))
    assert (dawn.letter, dawn.entered) == (LETTER, 3)
    assert opening(land, dawn.pack)[1] == ()
    assert hardship(land, morning) < 1
    assert outlay(land, third)[1] == (1,)


def test_a_castle_that_falls_is_the_worst_of_schedules() -> None:
    land, morning = arrival_land()
    assert hardship(land, morning._replace(entered=4)) > hardship(land, morning) + 3


def test_a_campaign_counts_the_hours_of_all_its_fights() -> None:
    beasts = {1: "gor", 4: "gor", 57: "gor"}
    state = position({"warrior": 0, "dwarf": 71}, legend="arrival", strength=8, creatures=beasts)
    look = Outlook(state)
    warrior = [seat_of(state, "warrior")]
    both = campaign(look, warrior, (1, 4))
    assert both is not None
    assert [deed.space for deed in both.deeds] == [1, 4]
    assert campaign(look, warrior, (1, 57)) is None


# Small things


def test_wine_gives_hours_back_late_in_the_day() -> None:
    state = position(
        {"archer": 16, "dwarf": 71}, legend="healing", hours={"archer": 5}, carries={"archer": ["wineskin"]}
    )
    archer = seat_of(state, "archer")
    state.apply(Walk(13), archer)
    assert think(state, archer) == DrinkWine()
    state.apply(DrinkWine(), archer)
    assert state.hours[archer] == 5


# Strength


def test_companions_win_the_first_legend() -> None:
    """Chance of losing three of four fixed games by bad luck is small; a broken plan loses them all."""
    assert sum(play("arrival", 2, seed).result == WON for seed in range(4)) >= 2
    assert any(play("arrival", 4, seed).result == WON for seed in range(3))


def test_random_heroes_do_not_win_the_first_legend() -> None:
    draw = random.Random(1)
    for seed in range(5):
        state = fresh(2, seed, legend="arrival")
        while not state.over:
            state.apply(draw.choice(state.options()))
        assert state.result != WON


def test_a_companion_plays_along_with_a_hero_who_only_passes() -> None:
    """Plans are remade from the table, so a hero who does not do his part stops nobody."""
    state = begun(("warrior", "archer"), legend="arrival", seed=1)
    while not state.over:
        seat = state.seats_to_act[0]
        idle = seat == 1 and EndDay() in state.options(seat)
        state.apply(EndDay() if idle else think(state, seat), seat)
    assert state.ply < 1000
