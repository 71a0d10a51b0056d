"""Druid Nights, and its epic game."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.round import BeginRound, EndRound
from herna.kernel import BadSetting
from tests.games.mage_knight.scenes import end_turn, go_through, lay_all, offered, on_turn, ready_at, scene, spots
from tests.games.mage_knight.test_kingdoms import tiles_of

rule = pytest.mark.rule

# Druid Nights


def druids(players: int = 2, night: int = 1, **options: Any) -> tuple[KnightState, int]:
    """All tiles lie there; a hero is on turn in a night."""
    state = scene("druid-nights", players, **options)
    lay_all(state)
    seat = on_turn(state)
    state.round, state.night = 2 * night, True
    return state, seat


def calling(state: KnightState, seat: int, glades: int) -> list[str]:
    """A hero with shields on glades calls; gives the colours of those who come."""
    marked = spots(state, "magical-glade")[:glades]
    state.shields += tuple((spot, seat) for spot in marked)
    ready_at(state, seat, marked[0])
    state.apply(act.CallMonsters(), seat)
    return [state.setting.enemies[foe.token].colour for foe in state.fighting(seat).against(seat).foes]


@rule("MK-23.2")
def test_whoever_ends_the_turn_on_a_glade_may_lay_one_shield() -> None:
    state, seat = druids()
    glade = spots(state, "magical-glade")[0]
    ready_at(state, seat, glade)
    end_turn(state, seat, act.MarkGlade())
    assert state.shields == ((glade, seat),)
    state, seat = druids()
    ready_at(state, seat, glade)
    end_turn(state, seat, act.Done())
    assert state.shields == ()


@rule("MK-23.3")
def test_once_a_night_a_hero_calls_one_brown_enemy_for_each_glade() -> None:
    state, seat = druids()
    glades = spots(state, "magical-glade")
    ready_at(state, seat, glades[0])
    assert not offered(state, seat, act.CallMonsters), "no shield on any glade"
    assert calling(state, seat, 3) == ["brown"] * 3
    fight = state.fighting(seat)
    assert (fight.terms.underground, fight.terms.alone, fight.kind) == (False, False, "called")
    go_through(state, seat)
    state.change_turn(seat, phase="free", action_used=False)
    assert not offered(state, seat, act.CallMonsters), "once in a night"


@rule("MK-23.3")
def test_nobody_calls_by_day_where_people_live_or_beside_another_hero() -> None:
    state, seat = druids()
    glade = spots(state, "magical-glade")[0]
    state.shields = ((glade, seat),)
    ready_at(state, seat, glade)
    assert offered(state, seat, act.CallMonsters)
    state.place[1 - seat] = glade
    assert not offered(state, seat, act.CallMonsters)
    state.place[1 - seat] = NONE
    ready_at(state, seat, spots(state, "village")[0])
    assert not offered(state, seat, act.CallMonsters)
    ready_at(state, seat, glade)
    state.night = False
    assert not offered(state, seat, act.CallMonsters)


@rule("MK-23.4")
def test_in_the_first_night_beaten_ones_give_twice_their_fame_and_each_called_one_a_crystal() -> None:
    state, seat = druids()
    calling(state, seat, 2)
    foes = state.fighting(seat).against(seat).foes
    go_through(state, seat, 0)
    assert state.fame[seat] == 2 * state.setting.enemies[foes[0].token].fame
    assert state.turn_of(seat).rewards == ("crystal",) * 2
    assert sorted(state.enemy_discards[PILES.index("brown")]) == sorted(foe.token for foe in foes[:2])


@rule("MK-23.5")
def test_in_the_second_night_red_ones_come_and_only_beaten_ones_give_two_crystals() -> None:
    state, seat = druids(night=2)
    assert calling(state, seat, 2) == ["red", "red"]
    go_through(state, seat, 1)
    assert state.turn_of(seat).rewards == ("crystal",) * 2


@rule("MK-23.5")
@pytest.mark.parametrize(("night", "left"), [(1, 0), (2, 1)])
def test_shields_leave_the_glades_after_the_first_night(night: int, left: int) -> None:
    state, seat = druids(night=night)
    state.shields = ((spots(state, "magical-glade")[0], seat),)
    EndRound().run(state)
    assert len(state.shields) == left


@rule("MK-23.6")
def test_it_ends_when_everybody_has_called_in_the_last_night() -> None:
    for night, ends in ((1, False), (2, True)):
        state, _ = druids(night=night)
        state.called = (0,)
        assert not state.setting.scenario.fulfilled(state)
        state.called = (0, 1)
        assert state.setting.scenario.fulfilled(state) == ends
        BeginRound().run(state)
        assert not state.called


@rule("MK-23.7")
@pytest.mark.parametrize(("players", "room"), [(2, 1), (3, 2), (4, 2)])
def test_on_a_full_glade_a_shield_takes_the_place_of_another(players: int, room: int) -> None:
    state, seat = druids(players, contested_glades=True)
    glade = spots(state, "magical-glade")[0]
    others = [other for other in range(players) if other != seat]
    state.shields = tuple((glade, other) for other in others[:room])
    ready_at(state, seat, glade)
    end_turn(state, seat, act.ChooseRival(others[0]))
    assert state.shields == (*((glade, other) for other in others[1:room]), (glade, seat))
    free, seat = druids(players)
    free.shields = tuple((glade, other) for other in range(players) if other != seat)
    ready_at(free, seat, glade)
    end_turn(free, seat, act.MarkGlade())
    assert len(free.shields) == players


@rule("MK-23.8")
def test_the_epic_game_has_three_nights_all_tiles_and_pairs_of_monsters() -> None:
    state, seat = druids(night=3, epic=True)
    assert state.setting.rounds == 6
    assert (len(tiles_of(state, "countryside")), len(tiles_of(state, "core"))) == (11, 4)
    assert sorted(calling(state, seat, 2)) == ["brown", "brown", "red", "red"]
    go_through(state, seat, 0, 1, 2)
    assert state.turn_of(seat).rewards == ("crystal",) * 3
    for night, left in ((1, 0), (2, 0), (3, 1)):
        again, owner = druids(night=night, epic=True)
        again.shields = ((spots(again, "magical-glade")[0], owner),)
        EndRound().run(again)
        assert len(again.shields) == left
    whole = scene("druid-nights", epic=True, legion_tiles=True)
    assert (len(tiles_of(whole, "countryside")), len(tiles_of(whole, "core"))) == (14, 6)


@rule("MK-23.8")
def test_the_epic_game_is_not_for_four_and_only_for_druids() -> None:
    with pytest.raises(BadSetting):
        scene("druid-nights", 4, epic=True)
    with pytest.raises(BadSetting):
        scene("dungeon-lords", epic=True)
    with pytest.raises(BadSetting):
        scene("dungeon-lords", contested_glades=True)
