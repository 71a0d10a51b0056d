"""The day: hours, turns, passing, ending (chapter 3)."""

from __future__ import annotations

import pytest

from herna.games.andor import GAME
from herna.games.andor.deeds.riches import ShareGold
from herna.games.andor.events import DayEnded, ProposalMade, TalkEnded
from herna.games.andor.rules.heroes import hours_left
from herna.games.andor.state import NONE
from herna.games.andor.steps.battle import ShareReward
from herna.games.andor.steps.settling import settle
from herna.games.andor.steps.sunrise import NewDay
from herna.games.andor.steps.turn import NextTurn, Turn
from tests.games.andor.table import (
    begun,
    conserved,
    creatures,
    do,
    event,
    offered,
    on_turn,
    position,
    refused,
    sunrise,
    told,
)

rule = pytest.mark.rule
THREE = {"dwarf": 7, "warrior": 14, "archer": 25}


@rule("AND-3.1")
def test_seven_hours_and_three_of_overtime() -> None:
    state = position({"dwarf": 9, "warrior": 72}, willpower=20, asleep=["warrior"])
    for hour in range(1, 11):
        do(state, "pass")
        assert state.hours[0] == hour
    assert offered(state, verb="pass") == offered(state, verb="walk") == []
    assert refused(state, "pass") == ("no-hour-left", "AND-3.1")
    assert refused(state, "walk 7") == ("no-hour-left", "AND-3.1")


@rule("AND-3.1")
def test_every_hour_used_moves_the_marker_on_by_one() -> None:
    state = position({"dwarf": 9, "warrior": 72}, hours={"dwarf": 2})
    # 9, 7, 0, 4: three spaces.
    do(state, "walk 4", "stop")
    assert state.hours == [5, 0]


@rule("AND-3.2")
def test_a_turn_takes_as_many_hours_as_one_likes_then_the_next_hero_clockwise_is_on_turn() -> None:
    state = position(THREE)
    assert on_turn(state) == "dwarf"
    do(state, "walk 6", "stop")
    assert (on_turn(state), state.hours) == ("warrior", [2, 0, 0])
    do(state, "pass")
    assert on_turn(state) == "archer"
    do(state, "walk 24", "walk 21", "walk 4", "walk 0", "stop")
    assert (on_turn(state), state.hours) == ("dwarf", [2, 1, 4])


@rule("AND-3.2")
def test_a_turn_is_one_action() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "gor", 21: "gor"}, strength=6)
    do(state, "walk 21")
    assert refused(state, "pass") == ("walk-first", "AND-3.2")
    assert refused(state, "end-day") == ("walk-first", "AND-3.2")
    assert refused(state, "fight 21") == ("walked-this-turn", "AND-5.2")
    do(state, "stop")
    assert on_turn(state) == "warrior"
    assert refused(state, "pass", by="dwarf")[0] == "wrong-seat"


@rule("AND-3.3")
def test_who_has_ended_the_day_is_skipped_and_the_last_hero_goes_on_alone() -> None:
    state = position(THREE)
    state.deck = ()
    do(state, "pass", "end-day", "pass")
    assert on_turn(state) == "dwarf"
    do(state, "pass")
    assert on_turn(state) == "archer"
    do(state, "end-day")
    for hour in (3, 4, 5):
        assert on_turn(state) == "dwarf"
        do(state, "pass")
        assert state.hours[0] == hour
    assert state.day == 1
    do(state, "end-day")
    assert state.day == 2
    assert state.hours == [0, 0, 0]


@rule("AND-3.4")
def test_each_overtime_hour_costs_two_willpower() -> None:
    state = position({"dwarf": 9, "warrior": 72}, hours={"dwarf": 6}, willpower=12, asleep=["warrior"])
    left = []
    for _ in range(4):
        do(state, "pass")
        left.append(state.willpower[0])
    assert left == [12, 10, 8, 6]


@rule("AND-3.4")
def test_a_walk_into_overtime_costs_willpower_for_each_hour_beyond_the_seventh() -> None:
    state = position({"dwarf": 9, "warrior": 72}, hours={"dwarf": 5}, willpower=7)
    do(state, "walk 4", "stop")
    assert (state.hours[0], state.willpower[0]) == (8, 5)


@rule("AND-3.5")
@pytest.mark.parametrize(("willpower", "hours"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (6, 2), (7, 3), (20, 3)])
def test_overtime_never_brings_a_hero_to_zero(willpower: int, hours: int) -> None:
    state = position({"dwarf": 9, "warrior": 72}, hours={"dwarf": 7}, willpower=willpower)
    assert hours_left(state, 0) == hours
    walks = offered(state, verb="walk")
    assert ("walk 7" in walks) == (hours >= 1)
    assert ("walk 0" in walks) == (hours >= 2)
    assert ("walk 4" in walks) == (hours >= 3)


@rule("AND-3.5")
def test_with_two_willpower_no_hour_of_overtime_can_be_used_for_anything() -> None:
    state = position({"dwarf": 20, "warrior": 72}, hours={"dwarf": 7}, willpower=2, creatures={20: "gor"})
    assert [text.split()[0] for text in offered(state)[:1]] == ["end-day"]
    for action in ("walk 21", "fight 20", "pass"):
        assert refused(state, action) == ("overtime-too-dear", "AND-3.5")


@rule("AND-3.6")
def test_passing_costs_one_hour() -> None:
    state = position(THREE, creatures={7: "gor"})
    do(state, "pass")
    assert state.hours == [1, 0, 0]
    assert (state.space, state.willpower) == ([7, 14, 25], [7, 7, 7])
    assert on_turn(state) == "warrior"


@rule("AND-3.7")
def test_moving_the_prince_or_clearing_rubble_is_a_turn_where_the_legend_has_them() -> None:
    state = position(THREE)
    assert offered(state, verb="move-friend") == offered(state, verb="clear-rubble") == []
    state = position(THREE, friends={"prince": 72})
    assert "move-friend prince 18" in offered(state)
    assert not any("dwarves" in action for action in offered(state))
    do(state, "move-friend prince 18", "stop")
    assert (on_turn(state), state.hours) == ("warrior", [1, 0, 0])
    state = position({"dwarf": 1, "warrior": 2}, legend="mine", ground={5: ["rubble-2"]})
    near = state.setting.borders[5][0]
    state.space[0] = near
    state._acting = state._offered = None
    assert "clear-rubble 5" in offered(state)
    do(state, "clear-rubble 5", "begin", roll=(1, 1))
    assert (on_turn(state), state.hours) == ("warrior", [1, 0])


@rule("AND-3.8")
def test_ending_the_day_costs_nothing_and_closes_it_for_this_hero() -> None:
    state = position(THREE, gold={"dwarf": 1}, hours={"dwarf": 3})
    do(state, "end-day")
    assert state.asleep == [True, False, False]
    assert state.hours == [3, 0, 0]
    assert on_turn(state) == "warrior"
    assert state.options(0) == ()


@rule("AND-3.8")
def test_a_hero_without_a_payable_hour_can_only_end_the_day() -> None:
    state = position(THREE, hours={"dwarf": 10}, willpower=20)
    plans = ("propose",)
    assert [text for text in offered(state) if not text.startswith(plans)] == ["end-day"]
    state = position(THREE, hours={"dwarf": 7}, willpower=2)
    assert [text for text in offered(state) if not text.startswith(plans)] == ["end-day"]


@rule("AND-3.9")
def test_the_first_in_the_sunrise_box_lies_on_the_rooster_and_begins_the_new_day() -> None:
    state = position(THREE)
    state.deck = ()
    do(state, "pass", "end-day", "end-day", "end-day")
    ended = told(state, DayEnded)
    assert [(event.seat, event.rooster) for event in ended if isinstance(event, DayEnded)] == [
        (1, True),
        (2, False),
        (0, False),
    ]
    assert state.day == 2
    assert on_turn(state) == "warrior"


@rule("AND-3.10")
def test_the_game_waits_for_the_hero_on_turn_but_any_hero_may_decide_for_the_group() -> None:
    state = position({"dwarf": 7, "warrior": 14, "archer": 25}, asleep=["archer"])
    state.turn = 1
    state.steps = [NextTurn(), ShareGold(left=2)]
    state._acting = state._offered = None
    assert state.seats_to_act == (1, 0, 2)
    assert state.seats_awaited == (1,)
    do(state, "share dwarf 1", by="archer")
    do(state, "share warrior 1", by="dwarf")
    assert state.gold == [1, 1, 0]


@rule("AND-3.10")
def test_at_sunrise_the_game_waits_for_the_rooster() -> None:
    state = position({"dwarf": 7, "warrior": 14, "archer": 25}, asleep=["dwarf", "warrior", "archer"])
    state.first, state.turn = 2, 0
    state.steps = [NextTurn(), NewDay(), ShareGold(left=2)]
    state._acting = state._offered = None
    assert state.seats_to_act == (2, 0, 1)
    do(state, "share archer 2")
    assert on_turn(state) == "archer"


@rule("AND-3.11")
def test_a_plan_is_announced_once_a_turn_and_binds_nobody() -> None:
    state = position(THREE, creatures={24: "gor", 30: "troll"})
    plans = offered(state, verb="propose")
    assert {"propose fight 24", "propose fight 30", "propose meet 7", "propose trade 18", "propose goal 0"} <= set(
        plans
    )
    assert "propose fight 25" not in plans
    assert "propose meet 14" not in plans
    do(state, "propose fight 24")
    assert state.proposals == (("fight", 24), ("", -1), ("", -1))
    assert told(state, ProposalMade) == [ProposalMade(0, "fight", 24)]
    assert offered(state, verb="propose") == []
    assert refused(state, "propose fight 30") == ("not-offered", "AND-3.11")
    # It was no action: the dwarf is still on turn and free to do something else.
    assert (on_turn(state), state.hours) == ("dwarf", [0, 0, 0])
    do(state, "pass")
    assert "propose meet 14" in offered(state)


@rule("AND-3.11")
def test_only_the_hero_on_turn_announces_a_plan() -> None:
    state = position(THREE, creatures={24: "gor"}, gold=1)
    assert offered(state, by="archer", verb="propose") == []
    assert refused(state, "propose fight 24", by="archer") == ("not-your-turn", "AND-7.1")


@rule("AND-3.13")
def test_everybody_talks_before_the_day_begins() -> None:
    state = position(THREE, creatures={24: "gor"})
    sunrise(state)
    assert state.seats_to_act == (0, 1, 2)
    assert state.seats_awaited == (0,)
    gor = next(space for space, kind in enumerate(state.beasts) if kind != NONE)
    do(state, f"propose fight {gor}", by="archer")
    do(state, "propose trade 18", by="archer")
    assert state.proposals[2] == ("trade", 18)
    assert GAME.hears(state) == (1, 2)
    do(state, "go-ahead", by="warrior")
    assert told(state, TalkEnded) == [TalkEnded(1)]
    assert GAME.hears(state) == ()
    assert offered(state, by="archer", verb="propose") == []
    assert refused(state, "go-ahead", by="archer") == ("wrong-seat", "AND-3.2")
    assert (on_turn(state), state.hours) == ("dwarf", [0, 0, 0])


@rule("AND-3.13")
def test_whoever_begins_the_day_ends_the_talk() -> None:
    state = position(THREE, creatures={24: "gor"})
    sunrise(state)
    do(state, "pass")
    assert GAME.hears(state) == ()
    assert offered(state, by="dwarf", verb="propose") == []


NONE_AT_ALL = ("", -1)


@rule("AND-3.12")
def test_all_plans_lapse_when_a_new_day_begins() -> None:
    state = position(THREE, creatures={24: "gor", 40: "troll"})
    do(state, "propose fight 24", "pass", "propose meet 14", "pass", "propose trade 18")
    assert state.proposals == (("fight", 24), ("meet", 14), ("trade", 18))
    sunrise(state)
    assert state.proposals == (NONE_AT_ALL,) * 3
    assert [hero.proposal for hero in GAME.view(state, 0).heroes] == [None] * 3
    assert "propose trade 18" in offered(state)


@rule("AND-3.12")
def test_a_plan_to_fight_lapses_with_the_creature_before_the_reward_is_shared() -> None:
    state = position({"dwarf": 24, "warrior": 14}, creatures={24: "gor", 40: "troll"}, strength=14)
    do(state, "propose fight 24", "pass", "propose fight 40", "pass")
    do(state, "fight 24", "begin", roll=(6, 6, 1, 1))
    assert creatures(state) == {40: "troll"}
    assert isinstance(state.steps[-1], ShareReward)
    assert state.proposals == (NONE_AT_ALL, ("fight", 40))


@rule("AND-3.12")
def test_a_plan_to_fight_lapses_when_a_card_moves_the_creature_on_by_day() -> None:
    state = position(THREE, creatures={24: "gor"}, willpower=1)
    state.proposals = (("fight", 24), ("goal", 24), NONE_AT_ALL)
    event(state, "G18")
    assert 24 not in creatures(state)
    assert state.proposals == (NONE_AT_ALL, ("goal", 24), NONE_AT_ALL)


@rule("AND-3.12")
def test_a_plan_to_storm_the_castle_stands_as_long_as_somebody_holds_it() -> None:
    state = position({"dwarf": 7, "warrior": 4}, legend="dragon")
    state.garrison = (state.setting.kind_number["gor"],)
    state.proposals = (("fight", 0), NONE_AT_ALL)
    settle(state)
    assert state.proposals == (("fight", 0), NONE_AT_ALL)
    state.garrison = ()
    settle(state)
    assert state.proposals == (NONE_AT_ALL,) * 2


def test_everybody_asleep_lets_the_sun_rise_even_if_nobody_ended_the_day_himself() -> None:
    state = position(THREE, asleep=["dwarf", "warrior", "archer"], step=Turn())
    state.deck = ()
    state.steps = [NextTurn()]
    state._acting = state._offered = None
    state.start()
    assert state.day == 2
    assert state.asleep == [False, False, False]


def test_a_whole_day_of_a_new_game_is_sound() -> None:
    state = begun(("archer", "dwarf", "wizard", "warrior"), legend="healing")
    while state.day < 2:
        state.apply(state.options()[-1] if not isinstance(state.steps[-1], Turn) else state.parse("end-day"))
        conserved(state)
    assert on_turn(state) == "dwarf"
