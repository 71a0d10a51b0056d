"""How far the move points at hand lead: costs, ways, and what stands in them."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.actions import MoveTo
from herna.games.mage_knight.faces.reach import AHEAD, ReachView
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.table import (
    arrange,
    do,
    lay,
    offers,
    points_of,
    put_token,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
    view_of,
)

rule = pytest.mark.rule


def at_portal(move: int) -> KnightState:
    """A hero at the portal of a land without enemies, with move points."""
    state = table("march")
    arrange(state, tokens=())
    stand(state, state.setting.portal)
    set_points(state, move=move)
    return state


def reach_of(state: KnightState) -> dict[str, ReachView]:
    return {one.hex: one for one in view_of(state, state.turn).reach}


@rule("MK-6.1")
def test_every_way_costs_what_its_steps_cost_and_each_step_is_offered() -> None:
    state = at_portal(move=7)
    found = reach_of(state)
    assert found
    for goal in found.values():
        walked = state.copy()
        for step in goal.way:
            assert f"move-to {step}" in offers(walked)
            do(walked, f"move-to {step}")
        assert points_of(walked).move == 7 - goal.cost
        assert goal.way[-1] == goal.hex
        assert walked.place[walked.turn] == walked.setting.hex_names.index(goal.hex)


def test_nothing_is_in_reach_beyond_the_points_or_when_no_step_is_offered() -> None:
    assert all(one.cost <= 4 for one in reach_of(at_portal(move=4)).values())
    assert len(reach_of(at_portal(move=4))) < len(reach_of(at_portal(move=9)))
    assert reach_of(at_portal(move=0)) == {}
    assert view_of(at_portal(move=9), None).reach == (), "who looks on goes nowhere"


@rule("MK-6.4")
def test_only_the_last_step_of_a_way_provokes_and_with_points_enough_the_way_keeps_the_peace() -> None:
    """The orcs are at 1/-4. From 2/-3 the short way to 0/-3 leads past them, and the long one around."""
    state = at_portal(move=6)
    put_token(state, site_hex(state, "marauding-orcs"), "green-prowlers")
    stand(state, state.setting.lattice.hex_number[2, -3])
    goal = reach_of(state)["0/-3"]
    assert goal == ReachView("0/-3", 6, ("1/-3", "0/-3"), ("1/-4",), assault=False)
    assert not [one for one in reach_of(state).values() if "0/-3" in one.way[:-1]], "whoever provokes an enemy stops"
    set_points(state, move=9)
    goal = reach_of(state)["0/-3"]
    assert goal.cost > 6
    assert goal.provokes == ()


@rule("MK-6.5")
def test_a_fortified_site_ends_the_way() -> None:
    state = at_portal(move=20)
    lay(state, "3", (1, 1))
    keep = site_hex(state, "keep")
    put_token(state, keep, "grey-swordsmen")
    name = state.setting.hex_names[keep]
    assert reach_of(state)[name].assault
    assert not [one for one in reach_of(state).values() if name in one.way[:-1]]


def test_whoever_is_not_on_turn_sees_where_move_points_would_lead() -> None:
    state = table("march", players=2)
    arrange(state, tokens=())
    for seat in range(2):
        stand(state, state.setting.portal, seat=seat)
    other = 1 - state.turn
    plan = view_of(state, other).ahead
    assert view_of(state, None).ahead == ()
    assert {one.cost for one in plan} <= set(range(1, AHEAD + 1))
    set_points(state, move=AHEAD)
    same = {one.hex: one.cost for one in plan if len(one.way) > 1}
    assert {goal: one.cost for goal, one in reach_of(state).items()} == same, "both stand on the same space"


def test_on_turn_the_best_of_the_hand_leads_beyond_the_points_at_hand() -> None:
    state = table("march", "rage", players=2, dice=("red", "red", "red", "red"))
    arrange(state, tokens=())
    stand(state, state.setting.portal)
    set_points(state, move=2)
    view = view_of(state, state.turn)
    assert view.hand_move == 3, "march as it is and rage sideways"
    assert {one.cost for one in view.ahead} <= {3, 4, 5}
    assert view.ahead
    at_hand = {*reach_of(state), *(state.setting.hex_names[move.hex] for move in steps_offered(state))}
    assert not at_hand & {one.hex for one in view.ahead}
    set_turn(state, action_used=True)
    assert view_of(state, state.turn).hand_move == 0, "whoever has acted walks no more"
    assert view_of(state, state.turn).ahead == ()


def steps_offered(state: KnightState) -> list[MoveTo]:
    return [action for action in state.options(state.turn) if isinstance(action, MoveTo)]
