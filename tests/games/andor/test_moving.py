"""Moving (chapter 4)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import FogLifted, HeroWalked
from herna.games.andor.steps.move import Moving
from tests.games.andor.table import carried, conserved, creatures, do, offered, on_turn, position, refused, told

rule = pytest.mark.rule


def reach(numbers: list[int]) -> list[str]:
    return [f"walk {number}" for number in numbers]


@rule("AND-4.1")
def test_every_space_entered_costs_one_hour_whatever_the_arrows_show() -> None:
    # The arrow points from 9 to 7 and from 15 to 7; the dwarf goes the other way, 7 to 15 to 9.
    state = position({"dwarf": 7, "warrior": 72})
    do(state, "walk 15", "walk 9", "stop")
    assert (state.space[0], state.hours[0]) == (9, 2)


@rule("AND-4.1")
def test_the_space_itself_and_spaces_beyond_the_hours_are_not_offered() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 5}, willpower=2)
    # Two hours are left: from 66 these are 65, 67 and what lies behind them.
    assert offered(state, verb="walk") == reach([45, 64, 65, 67, 68])
    assert refused(state, "walk 43") == ("too-far", "AND-4.1")
    assert refused(state, "walk 66") == ("no-way-there", "AND-4.1")
    assert refused(state, "walk 80") == ("no-way-there", "AND-4.1")


@rule("AND-4.1")
def test_a_step_that_cannot_be_paid_cannot_be_taken() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 6}, willpower=2)
    do(state, "walk 67")
    assert offered(state) == ["stop"]
    assert refused(state, "walk 68") == ("overtime-too-dear", "AND-3.5")


@rule("AND-4.1")
def test_a_hero_may_walk_to_and_fro() -> None:
    state = position({"dwarf": 66, "warrior": 72})
    do(state, "walk 67", "walk 66", "walk 65", "stop")
    assert (state.space[0], state.hours[0]) == (65, 3)


@rule("AND-4.2")
def test_the_river_is_crossed_by_the_three_bridges_only() -> None:
    state = position({"dwarf": 0, "warrior": 72})
    borders = state.setting.borders
    bridges = {(16, 48), (38, 39), (46, 47)}
    # All that can be reached from the castle without a bridge; only bridges lead out of it.
    near, todo = {0}, [0]
    while todo:
        here = todo.pop()
        ahead = [other for other in borders[here] if (here, other) not in bridges and other not in near]
        near.update(ahead)
        todo += ahead
    assert near == {*range(37), 38, 72}
    assert {(one, other) for one in near for other in borders[one] if other not in near} == {(16, 48), (38, 39)}


@rule("AND-4.2")
@pytest.mark.parametrize(("one", "other"), [(16, 48), (38, 39), (46, 47)])
def test_a_bridge_costs_nothing_of_its_own(one: int, other: int) -> None:
    state = position({"dwarf": one, "warrior": 72})
    do(state, f"walk {other}", "stop")
    assert (state.space[0], state.hours[0]) == (other, 1)


@rule("AND-4.2")
def test_a_bridge_that_is_gone_can_no_longer_be_crossed() -> None:
    state = position({"dwarf": 16, "warrior": 72}, hours={"dwarf": 6}, willpower=2)
    state.closed = ((16, 48),)
    state._acting = state._offered = None
    assert "walk 48" not in offered(state)
    assert "walk 13" in offered(state)
    state.closed = ((16, 48), (38, 39))
    state._acting = state._offered = None
    assert refused(state, "walk 48") == ("no-way-there", "AND-4.2")


@rule("AND-4.3")
@pytest.mark.parametrize("space", [1, 2, 4, 5, 6, 7, 11])
def test_heroes_walk_into_the_castle_from_every_neighbour_and_through_it(space: int) -> None:
    state = position({"dwarf": space, "warrior": 72})
    do(state, "walk 0", "walk 7" if space != 7 else "walk 5", "stop")
    assert state.hours[0] == 2
    state = position({"dwarf": space, "warrior": 72})
    do(state, "walk 0", "stop")
    assert (state.space[0], state.castle) == (0, 0)


@rule("AND-4.4")
def test_any_number_of_heroes_on_a_space_and_nobody_has_to_fight() -> None:
    state = position(
        {"dwarf": 20, "warrior": 20, "archer": 20, "wizard": 3}, creatures={20: "gor", 3: "skral", 4: "troll"}
    )
    do(state, "walk 3", "walk 4", "walk 21", "walk 20", "stop")
    do(state, "pass", "pass")
    do(state, "walk 20", "stop")
    assert state.space == [20, 20, 20, 20]
    assert state.willpower == [7, 7, 7, 7]
    assert creatures(state) == {20: "gor", 3: "skral", 4: "troll"}


@rule("AND-4.5")
def test_the_wizard_walks_from_9_to_11_and_turns_up_fog() -> None:
    state = position({"wizard": 9, "dwarf": 72}, fog={11: "gold", 8: "strength"})
    do(state, "walk 8", "walk 11", "stop")
    assert state.hours[0] == 2
    assert (state.gold[0], state.strength[0]) == (1, 1)
    assert (state.fog[11], state.fog[8] > 0) == (0, True)
    assert on_turn(state) == "dwarf"


@rule("AND-4.5")
def test_stopping_ends_the_turn() -> None:
    state = position({"wizard": 9, "dwarf": 72})
    assert refused(state, "stop") == ("not-offered", "AND-4.5")
    do(state, "walk 8")
    assert on_turn(state) == "wizard"
    do(state, "stop")
    assert on_turn(state) == "dwarf"
    assert refused(state, "walk 7", by="wizard")[0] == "wrong-seat"


@rule("AND-4.6")
def test_on_the_way_nothing_is_turned_up_picked_up_put_down_emptied_or_bought() -> None:
    state = position(
        {"warrior": 4, "dwarf": 72},
        gold=4,
        carries={"warrior": ["telescope"]},
        ground={5: ["herb-3"], 21: ["covered rune-blue"]},
        coins={5: 2},
    )
    do(state, "walk 5")
    verbs = {action.split()[0] for action in offered(state)}
    assert verbs == {"walk", "stop"}
    for action in ("empty-well", "pick-up herb-3", "pick-up-gold", "drop telescope", "drop-gold 1", "look 21"):
        assert refused(state, action) == ("not-while-walking", "AND-4.6")
    do(state, "walk 21", "walk 20", "walk 19", "walk 18")
    assert refused(state, "buy bow") == ("not-while-walking", "AND-4.6")
    assert refused(state, "buy-strength") == ("not-while-walking", "AND-4.6")
    do(state, "stop")
    assert "buy bow" in offered(state, by="warrior")
    assert state.wells[0] == 1


@rule("AND-4.6")
def test_fog_on_the_way_stays_covered() -> None:
    state = position({"wizard": 7, "dwarf": 72}, fog={8: "gor", 11: "gold"})
    do(state, "walk 8", "walk 11", "walk 0", "stop")
    assert told(state, FogLifted) == []
    assert (creatures(state), state.gold[0]) == ({}, 0)


@rule("AND-4.6")
def test_nobody_gives_or_sends_anything_to_a_hero_on_the_way() -> None:
    state = position(
        {"wizard": 9, "dwarf": 8, "archer": 72},
        gold=3,
        carries={"dwarf": ["wineskin"], "archer": ["falcon"]},
    )
    do(state, "walk 8")
    assert offered(state, by="dwarf", verb="give") == offered(state, by="dwarf", verb="give-gold") == []
    assert refused(state, "give wineskin wizard", by="dwarf") == ("hero-cannot-take", "AND-7.5")
    assert offered(state, by="archer", verb="send-falcon") == ["send-falcon dwarf"]
    do(state, "stop")
    assert "give wineskin wizard" in offered(state, by="dwarf")
    assert set(offered(state, by="archer", verb="send-falcon")) == {"send-falcon wizard", "send-falcon dwarf"}


@rule("AND-4.6")
def test_farmers_join_and_leave_on_the_way() -> None:
    state = position({"wizard": 9, "dwarf": 72}, ground={8: ["farmer"], 7: ["farmer"]})
    do(state, "walk 8", "take-along farmer", "walk 7", "take-along farmer", "walk 15")
    assert state.ground[15].count(state.setting.pieces_named("farmer")[0]) == 2
    do(state, "leave-behind farmer", "walk 9", "stop")
    assert [len(state.ground[space]) for space in (7, 8, 9, 15)] == [0, 0, 1, 1]
    assert state.hours[0] == 4


@rule("AND-4.7")
def test_several_steps_at_once_go_the_shortest_quiet_way() -> None:
    state = position({"dwarf": 9, "warrior": 72})
    do(state, "walk 3")
    # 9, 7, 0, 1, 3: four steps, in whatever way.
    assert state.hours[0] == 4
    assert told(state, HeroWalked) == [HeroWalked(0, 9, 3, 0)]


@rule("AND-4.7")
def test_with_a_farmer_a_creature_is_walked_into_only_as_a_step_of_its_own() -> None:
    # 66, 67, 68 is the only way there, and a gor stands on 67.
    state = position({"dwarf": 66, "warrior": 72}, ground={66: ["farmer"]}, creatures={67: "gor"})
    assert "walk 68" in offered(state)
    do(state, "take-along farmer")
    assert "walk 67" in offered(state)
    assert refused(state, "walk 68") == ("step-by-step", "AND-4.7")
    do(state, "walk 65", "walk 66", "walk 67")
    assert state.ground[67] == ()
    # The farmer is dead; nothing more can happen to anybody.
    assert "walk 69" in offered(state)


@rule("AND-4.7")
def test_with_the_letter_a_creature_is_walked_into_only_as_a_step_of_its_own() -> None:
    state = position(
        {"dwarf": 66, "warrior": 72}, carries={"dwarf": ["parchment"]}, creatures={67: "gor"}, legend="arrival"
    )
    assert "walk 67" in offered(state)
    assert refused(state, "walk 68") == ("step-by-step", "AND-4.7")
    do(state, "walk 65")
    assert not state.over


@rule("AND-4.7")
def test_a_way_around_is_taken_where_there_is_one() -> None:
    # From 9 to 0 by 7 or, longer, by 8 and 11; with a farmer the gor on 7 is passed by.
    state = position({"dwarf": 9, "warrior": 72}, ground={9: ["farmer"]}, creatures={7: "gor"})
    do(state, "take-along farmer", "walk 0")
    assert state.hours[0] == 3
    assert state.farmers_in == 1


@rule("AND-4.8")
def test_half_a_wineskin_takes_back_the_last_paid_hour_and_its_willpower() -> None:
    state = position(
        {"dwarf": 66, "warrior": 72}, hours={"dwarf": 6}, willpower=7, carries={"dwarf": ["wineskin", "half-wineskin"]}
    )
    do(state, "walk 68")
    assert (state.hours[0], state.willpower[0]) == (8, 5)
    do(state, "drink-wine")
    assert (state.hours[0], state.willpower[0]) == (7, 7)
    assert carried(state, "dwarf") == ["wineskin"]
    do(state, "drink-wine")
    assert (state.hours[0], state.willpower[0]) == (6, 7)
    assert carried(state, "dwarf") == ["half-wineskin"]
    # Nothing paid for is left: the third half pays for the next step.
    do(state, "drink-wine", "walk 69", "stop")
    assert (state.hours[0], state.willpower[0], carried(state, "dwarf")) == (6, 7, [])
    conserved(state)


@rule("AND-3.8")
@rule("AND-4.8")
def test_wine_lets_a_hero_walk_who_has_no_hour_left() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 10}, carries={"dwarf": ["half-wineskin"]})
    assert offered(state, verb="walk") == []
    do(state, "drink-wine")
    assert offered(state) == reach([65, 67])
    do(state, "walk 67")
    assert offered(state) == ["stop"]
    do(state, "stop")
    assert (state.space[0], state.hours[0]) == (67, 10)


@rule("AND-4.8")
def test_a_herb_pays_for_as_many_steps_as_its_value_and_the_rest_is_lost() -> None:
    state = position({"dwarf": 66, "warrior": 72}, carries={"dwarf": ["herb-4"]}, hours={"dwarf": 5})
    do(state, "walk 67", "herb-steps herb-4")
    assert state.hours[0] == 5
    assert isinstance(state.steps[-1], Moving)
    assert state.steps[-1].credit == 3
    do(state, "walk 69", "stop")
    # One of the three steps is not used; the herb is gone all the same.
    assert (state.hours[0], carried(state, "dwarf")) == (5, [])
    assert on_turn(state) == "warrior"


@rule("AND-4.8")
def test_a_refund_never_lifts_willpower_above_its_track() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 7}, willpower=20, carries={"dwarf": ["wineskin"]})
    do(state, "walk 67")
    state.willpower[0] = 19
    do(state, "drink-wine")
    assert state.willpower[0] == 20


def test_who_begins_a_move_has_to_move() -> None:
    state = position({"dwarf": 66, "warrior": 72}, carries={"dwarf": ["wineskin"]}, ground={66: ["farmer"]})
    do(state, "drink-wine")
    assert "stop" not in offered(state)
    state = position({"dwarf": 66, "warrior": 72}, ground={66: ["farmer"]})
    do(state, "take-along farmer")
    assert "stop" not in offered(state)
    do(state, "leave-behind farmer")
    assert "stop" not in offered(state)


def test_a_hero_who_cannot_pay_a_step_leads_nobody() -> None:
    state = position({"dwarf": 66, "warrior": 72}, hours={"dwarf": 10}, ground={66: ["farmer"]})
    assert offered(state, verb="take-along") == []
    assert refused(state, "take-along farmer")[1] == "AND-11.9"
