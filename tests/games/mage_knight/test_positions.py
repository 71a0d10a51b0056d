"""Positions set up by hand: they play on like any other, and nonsense changes nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from herna.games.mage_knight import positions
from herna.games.mage_knight.positions import PositionError, give_turn
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import FightPhase
from tests.games.mage_knight.table import (
    arrange,
    at_turn,
    attack_of,
    begun,
    block_of,
    do,
    end_fight,
    fight,
    foe,
    foes,
    in_fight,
    lay,
    make,
    offers,
    own_side,
    pass_turn,
    phase_of,
    points_of,
    put_token,
    set_foe,
    set_points,
    set_side,
    set_turn,
    stand,
    table,
    turn_of,
)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda state: arrange(state, hand=("marsh",)), "there is no card 'marsh'; did you mean 'march'?"),
        (lambda state: arrange(state, units=("peasant",)), "did you mean 'peasants'?"),
        (lambda state: arrange(state, mana=("violet",)), "there is no colour 'violet'"),
        (lambda state: arrange(state, mana=(1, 2)), "6 numbers are needed"),
        (lambda state: arrange(state, crystals=("red",) * 4), "at most three crystals of a colour"),
        (lambda state: arrange(state, hands=()), "nothing is called 'hands'; did you mean 'hand'?"),  # type: ignore[call-arg]
        (lambda state: arrange(state, fame=3, seat=7), "there is no seat 7"),
        (lambda state: arrange(state, place=9999), "no tile lies where hex 9999 would be"),
        (lambda state: arrange(state, fame=3, hand=("marsh",)), "there is no card"),
        (lambda state: lay(state, "99", (1, 1)), "there is no tile '99'"),
        (lambda state: lay(state, "3", (0, 0)), "no tile can be laid at (0, 0)"),
        (lambda state: put_token(state, 9999, "green-prowlers"), "no tile lies"),
        (lambda state: set_turn(state, phase="resting"), "a turn has no phase 'resting'"),  # type: ignore[arg-type]
        (lambda state: set_turn(state, seat=1 - state.turn, action_used=True), "has no turn open"),
        (lambda state: set_points(state, move=1, seat=1 - state.turn), "has no turn open"),
        (lambda state: give_turn(state, state.turn), "has a turn open already"),
        (fight, "a fight needs an enemy at least"),
        (lambda state: fight(state, "green-prowlers", phase="melee"), "a fight has no phase 'melee'"),
        (lambda state: fight(state, "green-prowler"), "did you mean 'green-prowlers'?"),
        (lambda state: make(state, attack=1), "is in no fight"),
        (end_fight, "is in no fight"),
        (lambda state: set_foe(state, beaten=True), "is in no fight"),
    ],
)
def test_nonsense_is_refused_and_changes_nothing(wrong: Callable[[KnightState], object], words: str) -> None:
    state = table("march")
    before = state.digest()
    with pytest.raises(PositionError) as refused:
        wrong(state)
    assert words in str(refused.value)
    assert state.digest() == before


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (lambda state: fight(state, "green-prowlers"), "is in a fight already"),
        (lambda state: make(state, block=-1), "nobody makes -1 points"),
        (lambda state: make(state, element="water"), "there is no element 'water'"),  # type: ignore[arg-type]
        (lambda state: set_foe(state, 3, beaten=True), "there is no number 3"),
        (lambda state: set_foe(state, asleep=True), "Foe has no 'asleep'"),
        (lambda state: set_side(state, asleep=True), "Side has no 'asleep'"),
    ],
)
def test_nonsense_about_a_fight_is_refused_too(wrong: Callable[[KnightState], object], words: str) -> None:
    state = fight(table("march"), "green-prowlers", phase="block")
    before = state.digest()
    with pytest.raises(PositionError) as refused:
        wrong(state)
    assert words in str(refused.value)
    assert state.digest() == before


@pytest.mark.parametrize("phase", ["ranged", "block", "damage", "attack"])
def test_a_fight_in_any_phase_goes_on_to_its_end(phase: FightPhase) -> None:
    state = fight(table("march", "rage", units=("peasants",)), "green-prowlers", phase=phase)
    assert (phase_of(state), turn_of(state).phase, turn_of(state).action_used) == (phase, "fighting", True)
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else "assign-to-hero")
    assert (turn_of(state).phase, at_turn(state)) == ("after", True)


def test_whoever_summons_has_done_so_when_blocks_are_made() -> None:
    state = fight(table("march"), "green-orc-summoners", phase="block")
    assert [one.summoner for one in foes(state)] == [-1, 0]
    assert foe(state).summoned


def test_points_are_made_up_to_a_number_kind_by_kind() -> None:
    state = fight(table("rage"), "green-prowlers", phase="attack")
    do(state, "target 0", "play-card rage basic")
    make(state, attack=5)
    assert attack_of(state) == 5
    assert [part.source.kind for part in own_side(state).made] == ["card", "effect"], "what was played stays"
    make(state, siege=2, element="ice")
    make(state, attack=1)
    assert (attack_of(state), attack_of(state, "siege", "ice"), block_of(state)) == (1, 2, 0)


def test_a_fight_can_be_broken_off_without_a_trace() -> None:
    state = table("march")
    before = state.digest()
    fight(state, "green-prowlers", phase="attack")
    end_fight(state)
    assert state.digest() == before


def test_units_keep_their_identity_and_new_ones_get_the_next() -> None:
    state = table("march", units=("peasants", "foresters"))
    seat = state.turn
    arrange(state, units=(state.units[seat][1], "peasants"))
    assert [one.id for one in state.units[seat]] == [1, 0]
    assert state.recruits[seat] == 2


def test_a_hero_stands_where_his_way_has_led_him() -> None:
    state = table("march")
    portal = state.setting.portal
    stand(state, portal + 2, portal)
    assert (state.place[state.turn], turn_of(state).trail) == (portal + 2, (portal, portal + 2))


def test_a_second_hero_can_have_a_turn_of_his_own_meanwhile() -> None:
    state = table("march")
    seat, other = state.turn, 1 - state.turn
    set_points(state, move=3)
    give_turn(state, other)
    assert state.seats_awaited == (other,)
    arrange(state, hand=("rage",), seat=other)
    assert "play-sideways rage move" in offers(state, other)
    state.apply("play-sideways rage move", other)
    assert (state.turn_of(seat).points.move, state.turn_of(other).points.move) == (3, 1)


def test_the_turn_passes_on_with_all_that_was_open() -> None:
    state = fight(table("march"), "green-prowlers")
    other = 1 - state.turn
    pass_turn(state, other)
    assert (state.turn, state.fights, points_of(state).move) == (other, (), 0)
    assert state.turns[1 - other] is None


def test_before_tactics_are_taken_nobody_has_a_turn() -> None:
    state = begun()
    assert [turn for turn in state.turns if turn] == []
    with pytest.raises(PositionError):
        set_points(state, move=1)
    positions.first_turn(state)
    assert at_turn(state)
