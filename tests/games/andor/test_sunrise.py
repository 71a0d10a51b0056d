"""The sunrise box, symbol by symbol (chapter 9)."""

from __future__ import annotations

import pytest

from herna.games.andor.events import CardRead, CreatureMoved, EventDrawn, NarratorMoved, WillpowerChanged
from herna.games.andor.state import PLAIN_DAY
from tests.games.andor.table import (
    carried,
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

EMPTY, FULL = 2, 1


@pytest.mark.rule("AND-9.1")
def test_the_event_comes_before_the_creatures_move() -> None:
    state = position({"dwarf": 20, "warrior": 72}, willpower=7, creatures={22: "gor"})
    sunrise(state, "G2")  # everybody on 0 to 20 loses 3
    assert state.events is not None
    order = [type(one.event) for one in state.events]
    assert order.index(EventDrawn) < order.index(WillpowerChanged) < order.index(CreatureMoved)
    assert state.willpower == [4, 7]
    assert state.deck == ()
    assert state.events_used == (state.setting.event_ids.index("G2"),)


@pytest.mark.rule("AND-9.2")
def test_gors_skrals_wardraks_trolls_and_wardraks_again() -> None:
    state = position(
        {"dwarf": 7, "warrior": 72}, creatures={40: "wardrak", 41: "troll", 61: "gor", 62: "gor", 63: "skral"}
    )
    sunrise(state)
    assert [(move.source, move.target) for move in moves(state)] == [
        (61, 58),
        (62, 57),
        (63, 56),
        (40, 39),
        (41, 40),
        (39, 38),
    ]
    assert creatures(state) == {58: "gor", 57: "gor", 56: "skral", 40: "troll", 38: "wardrak"}


@pytest.mark.rule("AND-9.2")
def test_within_a_kind_the_lowest_number_goes_first() -> None:
    """On 59 and 60 are gors: the one on 59 leaves first, so the other finds its space free."""
    state = position({"dwarf": 7, "warrior": 72}, creatures={60: "gor", 59: "gor"})
    sunrise(state)
    assert creatures(state) == {57: "gor", 59: "gor"}
    state = position({"dwarf": 7, "warrior": 72}, creatures={39: "gor", 38: "gor", 43: "gor"})
    sunrise(state)
    assert creatures(state) == {16: "gor", 38: "gor", 39: "gor"}


def moves(state: object) -> list[CreatureMoved]:
    found = told(state, CreatureMoved)  # type: ignore[arg-type]
    return [move for move in found if isinstance(move, CreatureMoved)]


@pytest.mark.rule("AND-9.3")
def test_wells_are_filled_but_not_under_a_hero() -> None:
    state = position({"dwarf": 35, "warrior": 72})
    state.wells = [EMPTY, EMPTY, FULL, EMPTY]  # on 5, 35, 45 and 55
    sunrise(state)
    assert state.wells == [FULL, EMPTY, FULL, FULL]


@pytest.mark.rule("AND-9.3")
def test_a_well_that_is_gone_stays_gone() -> None:
    state = position({"dwarf": 7, "warrior": 72})
    state.wells = [0, EMPTY, FULL, FULL]
    sunrise(state)
    assert state.wells == [0, FULL, FULL, FULL]


@pytest.mark.rule("AND-9.3")
def test_a_full_well_under_a_hero_stays_full() -> None:
    state = position({"dwarf": 35, "warrior": 72})
    sunrise(state)
    assert state.wells == [FULL] * 4


@pytest.mark.rule("AND-9.4")
def test_the_narrator_comes_last_and_his_card_is_carried_out() -> None:
    state = position({"dwarf": 7, "warrior": 14}, legend="drowned-bell", cards=True, creatures={41: "troll"})
    state.narrator = 2
    sunrise(state)
    assert state.narrator == 3
    assert creatures(state) == {40: "troll", 32: "gor", 41: "gor", 26: "wardrak"}, "new ones do not move at once"
    assert state.events is not None
    order = [type(one.event) for one in state.events]
    assert order.index(CreatureMoved) < order.index(NarratorMoved) < order.index(CardRead)


@pytest.mark.rule("AND-9.4", "AND-1.7")
def test_a_letter_without_a_star_has_no_card() -> None:
    state = position({"dwarf": 7, "warrior": 14}, legend="drowned-bell", cards=True)
    sunrise(state)
    assert state.narrator == 1
    assert not told(state, CardRead)


@pytest.mark.rule("AND-9.5")
def test_the_new_day_begins_with_the_hero_from_the_rooster() -> None:
    state = position({"dwarf": 7, "warrior": 14, "archer": 25}, hours=7, carries={"dwarf": ["tired-falcon"]})
    state.deck = ()
    do(state, "walk 8", "stop", by="dwarf")
    assert on_turn(state) == "warrior"
    do(state, "end-day", "end-day", "end-day")
    assert state.hours == [0, 0, 0]
    assert state.asleep == [False] * 3
    assert carried(state, "dwarf") == ["falcon"]
    assert on_turn(state) == "warrior"
    assert state.day == 2


@pytest.mark.rule("AND-9.6")
@pytest.mark.parametrize(("card", "after"), [("G28", 9), ("G32", 5)])
def test_at_sunrise_every_hero_counts_as_being_in_the_box(card: str, after: int) -> None:
    state = position({"dwarf": 7, "warrior": 14})
    sunrise(state, card)
    assert state.willpower == [after, after]


@pytest.mark.rule("AND-9.6")
@pytest.mark.parametrize(("card", "after"), [("G28", 9), ("G32", 5)])
def test_from_the_fog_only_those_in_the_box_are_meant(card: str, after: int) -> None:
    state = position({"dwarf": 7, "warrior": 14, "archer": 25}, asleep=["archer"])
    event(state, card)
    assert state.willpower == [7, 7, after]


@pytest.mark.rule("AND-9.6")
def test_a_card_for_today_drawn_at_sunrise_is_for_the_day_that_begins() -> None:
    state = position({"dwarf": 7, "warrior": 14}, hours=7, willpower=7)
    sunrise(state, "G26")  # the eighth hour costs nothing
    state.hours = [7, 7]
    state._acting = state._offered = None
    do(state, "pass")
    assert state.willpower == [7, 7]
    do(state, "end-day", "pass")
    assert state.hours[0] == 9
    assert state.willpower == [5, 7]


@pytest.mark.rule("AND-9.6")
def test_a_card_for_today_from_the_fog_ends_with_the_day() -> None:
    state = position({"dwarf": 20, "warrior": 14}, hours=6, strength=2, willpower=10, creatures={20: "gor"})
    event(state, "G11")  # creatures have one more strength
    do(state, "fight 20", "begin", roll=[3, 1, 1, 2])
    assert state.battle is not None
    assert state.battle.defence == 2 + 1 + 2
    do(state, "withdraw")
    state.deck = ()
    do(state, "end-day", "end-day")
    assert state.today == PLAIN_DAY


@pytest.mark.rule("AND-9.6")
def test_nobody_has_free_activities_during_the_sunrise() -> None:
    state = position({"dwarf": 5, "warrior": 14}, gold=3)
    state.wells[0] = FULL
    sunrise(state, "G10")  # an offer, answered in the middle of the sunrise
    assert offered(state) == ["decline", "bargain"]
    assert refused(state, "empty-well", by="dwarf")[0]
