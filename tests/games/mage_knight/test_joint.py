"""Joint assaults on a city: the proposal, the parts of the heroes, conquest or retreat, and the end of their turns."""

from __future__ import annotations

from functools import cached_property

import pytest

from herna.games.mage_knight.rules.joint import sharings
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.scenarios.company import Together
from herna.games.mage_knight.scenarios.conquest import Conquest
from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting
from tests.games.mage_knight.allies import (
    agreed,
    city_name,
    do,
    finish,
    lose,
    offered,
    proposed,
    siege,
)
from tests.games.mage_knight.proposals import STRONG, awaited, begins, proposals, refused
from tests.games.mage_knight.table import (
    arrange,
    begun,
    set_turn,
    staged,
    stand,
)

rule = pytest.mark.rule


# L.1 to L.8: the proposal


@rule("MK-25.1")
def test_rivals_assault_a_city_together_only_where_the_table_wants_it() -> None:
    assert proposals(siege()) == ["propose-assault 8/-10"]
    state = siege(joint_assaults=False)
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("no-joint-assaults", "MK-25.1")


class TwoTeams(Conquest):
    """Seats 0 and 2 play against 1 and 3."""

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3))


@rule("MK-25.1")
def test_heroes_of_one_team_always_may() -> None:
    together = staged(3, Conquest, Together, scenario="blitz-conquest").setting.scenario
    assert all(together.joins(seat, other) for seat in range(3) for other in range(3))
    teams = staged(4, TwoTeams, scenario="blitz-conquest").setting.scenario
    assert [teams.joins(0, other) for other in (1, 2, 3)] == [False, True, False]
    wanted = staged(4, TwoTeams, scenario="blitz-conquest", joint_assaults=True).setting.scenario
    assert all(wanted.joins(0, other) for other in (1, 2, 3))


@rule("MK-25.1")
def test_the_option_goes_only_with_cities_that_are_assaulted() -> None:
    with pytest.raises(BadSetting):
        begun(2, scenario="first-reconnaissance", joint_assaults=True)
    with pytest.raises(BadSetting):
        begun(2, scenario="mines-liberation", joint_assaults=True)
    assert begun(2, scenario="full-conquest", joint_assaults=True).setting.scenario.joins(0, 1)


@rule("MK-25.2")
def test_none_is_proposed_once_the_end_of_the_round_is_announced_or_the_scenario_fulfilled() -> None:
    for thing in ("closing", "game_ending"):
        state = siege()
        arrange(state, **{thing: True})  # type: ignore[arg-type]
        assert not proposals(state)
        assert refused(state, 0, f"propose-assault {city_name(state)}") == ("no-joint-at-the-end", "MK-25.2")


@rule("MK-25.2")
def test_none_is_proposed_after_an_action() -> None:
    state = siege()
    set_turn(state, phase="after", action_used=True)
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("action-done", "MK-25.2")


@rule("MK-25.2")
def test_the_assault_is_the_action_of_the_turn() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    lose(state, 0)
    lose(state, 1)
    assert state.turn_of(0).action_used
    assert not [option for option in offered(state, 0) if option.startswith(("move-to", "interact", "propose"))]


@rule("MK-25.3")
def test_it_is_proposed_from_beside_the_city() -> None:
    state = siege()
    stand(state, state.setting.portal, seat=0)
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("not-beside-the-city", "MK-25.3")


def far_with_underground_attack(*mana: str) -> KnightState:
    """The hero on turn is two steps from the city with the spell in hand, at night."""
    state = siege("violet-monks", "violet-monks", move=0)
    near, city = state.setting.lattice.neighbours, state.cities[0].hexes[0]
    around = [spot for one in near[city] for spot in near[one] if spot != city and spot not in near[city]]
    far = next(spot for spot in around if is_safe(state, 0, spot))
    arrange(state, seat=0, hand=("underground-travel", "march"), mana=mana)
    arrange(state, night=True)
    stand(state, far, seat=0)
    state.changed()
    return state


@rule("MK-25.3")
def test_or_by_whoever_could_get_in_by_underground_attack() -> None:
    assert not proposals(far_with_underground_attack())
    state = far_with_underground_attack("black", "green")
    assert proposals(state)
    agreed(state, 1)
    assert not [option for option in offered(state, 0) if option.startswith("move-to")]
    do(state, 0, "play-card underground-travel strong")
    while "fly-to" not in offered(state, 0)[0]:
        do(state, 0, offered(state, 0)[0])
    # Nowhere else than into the city.
    assert offered(state, 0) == [f"fly-to {city_name(state)}"]
    do(state, 0, offered(state, 0)[0])
    assert len(state.fighting(0).against(0).foes) == 1
    finish(state, 0)
    assert state.seats_awaited == (1,)


@rule("MK-25.4")
def test_whoever_is_not_beside_the_city_is_not_invited() -> None:
    state = siege()
    stand(state, state.setting.portal, seat=1)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("nobody-to-invite", "MK-25.4")


@rule("MK-25.4")
def test_whoever_has_the_order_token_face_down_is_not_invited() -> None:
    state = siege()
    state.order_down[1] = True
    state.changed()
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("nobody-to-invite", "MK-25.4")


@rule("MK-25.4")
def test_whoever_has_only_wounds_in_hand_says_so_and_is_not_invited() -> None:
    state = siege(players=3)
    arrange(state, seat=1, hand=("wound", "wound"))
    # Nobody knows it yet, so it can be proposed; then it is learnt.
    do(state, 0, f"propose-assault {city_name(state)}")
    assert state.learnt
    assert {option.split()[1] for option in offered(state, 0)} == {"3"}
    state = siege()
    arrange(state, seat=1, hand=("wound", "wound"))
    do(state, 0, f"propose-assault {city_name(state)}")
    assert state.learnt
    assert state.seats_awaited == (0,)
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("nobody-to-invite", "MK-25.4")


@rule("MK-25.4")
def test_some_may_be_left_out_but_not_all() -> None:
    state = siege(players=3)
    do(state, 0, f"propose-assault {city_name(state)}")
    assert offered(state, 0) == ["give-defenders 2 1", "give-defenders 2 2", "give-defenders 2 0"]
    do(state, 0, "give-defenders 2 0")
    assert offered(state, 0) == ["give-defenders 3 1", "give-defenders 3 2"]
    assert refused(state, 0, "give-defenders 3 0") == ("nobody-invited", "MK-25.4")
    do(state, 0, "give-defenders 3 1")
    assert state.seats_awaited == (2,)
    do(state, 2, "answer-proposal true")
    assert state.order_down == [False, False, True]
    assert state.assault is not None
    assert [len(part) for part in state.assault.parts] == [2, 1]


@rule("MK-25.5")
def test_everybody_gets_at_least_one_defender_and_all_are_shared_out() -> None:
    state = siege(*STRONG, players=3)
    do(state, 0, f"propose-assault {city_name(state)}")
    assert refused(state, 0, "give-defenders 2 4") == ("too-many-defenders", "MK-25.5")
    assert refused(state, 0, "give-defenders 2 9") == ("too-many-defenders", "MK-25.5")
    assert refused(state, 0, "give-defenders 3 1") == ("share-out-first", "MK-25.5")
    assert refused(state, 0, "end-turn") == ("share-out-first", "MK-25.5")
    do(state, 0, "give-defenders 2 2")
    # Four defenders, two are given: one more at most, so that one is left for whoever proposes it.
    assert offered(state, 0) == ["give-defenders 3 1", "give-defenders 3 0"]
    assert refused(state, 0, "give-defenders 3 2") == ("too-many-defenders", "MK-25.5")
    do(state, 0, "give-defenders 3 1")
    view = state.view(1)
    assert view.proposal.shares == (1, 2, 1)  # type: ignore[attr-defined]
    assert view.proposal.defenders == 4  # type: ignore[attr-defined]


@rule("MK-25.5")
def test_the_ways_to_share_are_counted_on_paper() -> None:
    # Three defenders, two guests: (0,1) (0,2) (1,0) (1,1) (2,0).
    assert sorted(sharings(3, 2)) == [(0, 1), (0, 2), (1, 0), (1, 1), (2, 0)]
    # Twelve of a megapolis among four heroes: a stars-and-bars count, without the way in which nobody is invited.
    assert len(list(sharings(12, 3))) == 14 * 13 * 12 // 6 - 1


@rule("MK-25.5")
def test_a_city_with_one_defender_is_not_assaulted_together() -> None:
    state = siege("violet-monks")
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("too-few-defenders", "MK-25.5")


@rule("MK-25.6")
def test_all_who_are_invited_are_asked_at_once_and_answer_in_any_order() -> None:
    state = proposed(siege(*STRONG, players=4), 1, 1, 1)
    assert awaited(state) == [1, 2, 3]
    assert refused(state, 1, "end-turn") == ("answer-first", "MK-25.6")
    do(state, 3, "answer-proposal true")
    assert awaited(state) == [1, 2]
    assert refused(state, 3, "answer-proposal true") == ("wrong-seat", "MK-25.6")
    do(state, 1, "answer-proposal true")
    assert not begins(state)
    do(state, 2, "answer-proposal true")
    assert begins(state)


@rule("MK-25.6")
def test_the_first_no_ends_it_and_nothing_happens() -> None:
    state = proposed(siege(*STRONG, players=3), 1, 1)
    do(state, 2, "answer-proposal false")
    assert state.seats_awaited == (0,)
    assert state.assault is None
    assert not any(state.order_down)
    assert not state.turn_of(0).action_used
    assert refused(state, 0, "answer-proposal true") == ("no-proposal", "MK-25.6")
    assert refused(state, 1, "answer-proposal true") == ("wrong-seat", "MK-5.2")
    assert f"move-to {city_name(state)}" in offered(state, 0)


@rule("MK-25.7")
def test_another_proposal_may_follow_but_not_the_same() -> None:
    state = proposed(siege(), 1)
    do(state, 1, "answer-proposal false")
    do(state, 0, *proposals(state))
    # Three defenders: one for the other was declined, so two are the only way left, and it is put at once.
    assert state.seats_awaited == (1,)
    assert state.view(1).proposal.shares == (1, 2)  # type: ignore[attr-defined]
    do(state, 1, "answer-proposal false")
    assert not proposals(state)
    assert refused(state, 0, f"propose-assault {city_name(state)}") == ("all-declined", "MK-25.7")
    do(state, 0, "end-turn")


@rule("MK-25.7")
def test_what_was_declined_is_refused_while_the_defenders_are_shared_out() -> None:
    state = proposed(siege(*STRONG), 2)
    do(state, 1, "answer-proposal false")
    do(state, 0, *proposals(state))
    assert offered(state, 0) == ["give-defenders 2 1", "give-defenders 2 3"]
    assert refused(state, 0, "give-defenders 2 2") == ("declined-already", "MK-25.7")


# L.18 to L.21: how it ends
