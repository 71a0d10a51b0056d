"""How a fight between heroes ends."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.steps.moving import assault
from herna.games.mage_knight.steps.rivals.outcome import drive_out
from tests.games.mage_knight.duels import AGGRESSOR, ATTACKED, attacked, do, give, meeting, offered, settle
from tests.games.mage_knight.test_rivals import BRUTE, hand_to_hand, refused, with_damage

rule = pytest.mark.rule

# How it ends


@rule("MK-19.15", "MK-19.16", "MK-19.19")
def test_driving_out_ends_the_fight_and_brings_fame() -> None:
    state = with_damage(6)
    state.level[ATTACKED], state.fame[ATTACKED] = 4, 15
    state.changed()
    here = state.place[AGGRESSOR]
    out = [one for one in offered(state, AGGRESSOR) if one.startswith("drive-out")]
    assert out
    do(state, AGGRESSOR, out[0])
    assert state.place[AGGRESSOR] == here
    assert state.place[ATTACKED] in state.setting.lattice.neighbours[here]
    assert state.fame[AGGRESSOR] == 1 + 2 * 3
    assert state.fights == ()
    # He who attended fully ends his turn first.
    assert state.seats_awaited == (ATTACKED,)
    assert "end-turn" in offered(state, ATTACKED)


@rule("MK-19.15")
def test_driving_out_costs_what_the_space_costs() -> None:
    few = with_damage(1)
    assert not [one for one in offered(few, few.seats_awaited[0]) if one.startswith("drive-out")]
    state = with_damage(2)
    costs = state.setting.cost_by_day
    assert min(cost for cost in costs if cost >= 0) == 2
    assert [one for one in offered(state, AGGRESSOR) if one.startswith("drive-out")]
    assert refused(state, AGGRESSOR, act.DriveOut(state.place[AGGRESSOR])) == "no-way-out"


@rule("MK-19.17")
def test_an_owner_who_is_driven_out_loses_his_keep() -> None:
    state = with_damage(4)
    here = state.place[ATTACKED]
    state.new_sites += ((here, "keep"),)
    state.shields += ((here, ATTACKED),)
    drive_out(state, AGGRESSOR, ATTACKED, state.setting.portal)
    assert (here, AGGRESSOR) in state.shields
    assert (here, ATTACKED) not in state.shields


@rule("MK-19.18")
def test_if_nobody_goes_on_the_aggressor_falls_back_without_a_wound() -> None:
    state = give(meeting(), AGGRESSOR, "rage")
    give(state, ATTACKED, "rage")
    attacked(state, fully=False)
    hand_to_hand(state)
    do(state, AGGRESSOR, "pass-attack")
    do(state, ATTACKED, "pass-attack")
    assert state.place[AGGRESSOR] == state.setting.portal
    assert state.fame == [0, 0]
    assert state.hand[AGGRESSOR].count(WOUND) == 0
    assert state.turn_of(AGGRESSOR).phase == "after"


@rule("MK-19.19", "MK-19.20")
def test_the_turn_played_in_advance_draws_cards_and_is_skipped() -> None:
    state = give(meeting(), AGGRESSOR, "rage", "march")
    give(state, ATTACKED, "rage", "march")
    state.deck[AGGRESSOR] = state.deck[ATTACKED] = (1, 2, 3, 4, 5, 6, 7, 8)
    attacked(state)
    hand_to_hand(state)
    do(state, AGGRESSOR, "pass-attack")
    do(state, ATTACKED, "pass-attack", "end-turn")
    while state.turns[ATTACKED] is not None:
        do(state, ATTACKED, offered(state, ATTACKED)[0])
    assert len(state.hand[ATTACKED]) == 5
    assert state.order_down[ATTACKED]
    before = state.hand[ATTACKED]
    do(state, AGGRESSOR, "end-turn")
    while state.turn_of(AGGRESSOR).phase == "ending":
        do(state, AGGRESSOR, offered(state, AGGRESSOR)[0])
        if state.turns[AGGRESSOR] is None or state.turn_of(AGGRESSOR).phase != "ending":
            break
    # The turn of the attacked hero was skipped: it is the aggressor's again, and the token lies face up.
    assert state.turn == AGGRESSOR
    assert not state.order_down[ATTACKED]
    assert state.hand[ATTACKED] == before
    assert state.announced == -1


@rule("MK-19.26")
def test_entering_a_keep_with_its_owner_inside_attacks_him_at_once() -> None:
    state = give(meeting(), AGGRESSOR, *BRUTE)
    give(state, ATTACKED, "rage", "march")
    here = state.place[ATTACKED]
    state.new_sites += ((here, "keep"),)
    state.shields += ((here, ATTACKED),)
    assault(state, AGGRESSOR, here, state.setting.portal, ())
    settle(state)
    assert state.reputation[AGGRESSOR] == -1
    assert state.seats_awaited == (ATTACKED,)
    do(state, ATTACKED, "attend true")
    assert state.fighting(ATTACKED).terms.walls
