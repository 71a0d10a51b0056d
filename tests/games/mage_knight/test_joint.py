"""Joint assaults on a city: the proposal, the parts of the heroes, conquest or retreat, and the end of their turns."""

from __future__ import annotations

from functools import cached_property
from pathlib import Path

import pytest

import herna
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.joint import sharings
from herna.games.mage_knight.rules.land import tokens_on
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.scenarios.company import Together
from herna.games.mage_knight.scenarios.conquest import Conquest
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import provoked_by
from herna.games.mage_knight.values import HexToken
from herna.kernel import BadSetting, IllegalAction, Match, Record
from tests.games.mage_knight.allies import (
    agreed,
    beside,
    city_name,
    do,
    end,
    finish,
    go_in,
    lose,
    offered,
    proposed,
    siege,
    slay,
    win,
)
from tests.games.mage_knight.table import (
    arrange,
    begun,
    conserved_tokens,
    enemy,
    set_turn,
    staged,
    stand,
)

rule = pytest.mark.rule
GOLDEN = Path(__file__).parents[2] / "golden" / "mage_knight"
STRONG = ("violet-monks", "violet-monks", "grey-crossbowmen", "grey-crossbowmen")


def proposals(state: KnightState, seat: int = 0) -> list[str]:
    return [option for option in offered(state, seat) if option.startswith("propose-assault")]


def taken(state: KnightState) -> bool:
    """Is the city conquered?"""
    return state.cities[0].conquered


def begins(state: KnightState) -> bool:
    """Does a joint assault go on?"""
    return state.assault is not None


def awaited(state: KnightState) -> list[int]:
    """For whom the table waits."""
    return list(state.seats_awaited)


def refused(state: KnightState, seat: int, action: str) -> tuple[str, str | None]:
    """The code and the clause with which something is refused; nothing is changed by it."""
    before = state.digest()
    with pytest.raises(IllegalAction) as error:
        state.apply(state.parse(action), seat)
    assert state.digest() == before
    assert error.value.reason("en")
    assert error.value.reason("cs")
    return error.value.code, error.value.clause


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


# L.9 to L.17: the parts


@rule("MK-25.8")
def test_the_invited_turn_their_order_tokens_down_and_skip_their_next_turn() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    assert state.order_down == [False, True]
    lose(state, 0)
    lose(state, 1)
    end(state, 0)
    assert state.order_down == [False, True]
    end(state, 1)
    # The turn of seat 1 is skipped, its token turned up, and seat 0 is on turn again.
    assert state.order_down == [False, False]
    assert state.turn == 0
    assert state.turns[1] is None


@rule("MK-25.8")
def test_whoever_skips_a_turn_does_not_announce_the_end_of_the_round() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    arrange(state, seat=1, deck=())
    lose(state, 0)
    lose(state, 1)
    end(state, 0)
    arrange(state, seat=1, deck=())
    end(state, 1)
    assert not state.closing
    assert state.turn == 0


@rule("MK-25.9")
def test_the_defenders_are_dealt_by_chance() -> None:
    dealt = set()
    for seed in range(1, 12):
        state = agreed(siege("violet-monks", "grey-crossbowmen", "grey-crossbowmen", seed=seed), 2)
        assert state.learnt
        assert state.assault is not None
        parts = state.assault.parts
        whole = sorted(token.token for token in tokens_on(state, state.cities[0].hexes[0]))
        assert sorted(token for part in parts for token in part) == whole
        dealt.add(parts)
    assert len(dealt) == 2


@rule("MK-25.10")
def test_each_goes_through_all_phases_in_the_order_of_the_round_from_whoever_proposed_it() -> None:
    state = siege(*STRONG, players=3)
    # The order of the round is 2, 0, 1: after seat 0 comes seat 1, then seat 2.
    arrange(state, order=(2, 0, 1))
    agreed(state, 1, 1)
    assert state.assault is not None
    assert state.assault.seats == (0, 1, 2)
    phases = []
    for seat in (0, 1, 2):
        assert state.seats_awaited == (seat,)
        go_in(state, seat)
        while state.fight_of(seat) is not None:
            phases.append((seat, state.fighting(seat).phase))
            found = offered(state, seat)
            do(state, seat, "next-phase" if "next-phase" in found else found[-1])
    course = [one for one in dict.fromkeys(phases) if one[1] != "damage"]
    assert course == [(seat, phase) for seat in range(3) for phase in ("ranged", "block", "attack")]


def siege_from(site: str) -> KnightState:
    """Two heroes beside a city; the second stands on such a site."""
    state = siege("violet-monks", "violet-monks")
    city = state.cities[0].hexes[0]
    free = next(spot for spot in state.setting.lattice.neighbours[city] if spot not in state.place)
    state.new_sites = ((free, site),)
    stand(state, free, seat=1)
    state.changed()
    return state


@rule("MK-25.10")
def test_what_comes_with_the_start_of_a_turn_comes_before_the_part() -> None:
    state = siege_from("magical-glade")
    agreed(state, 1)
    lose(state, 0)
    # By day a glade gives a gold token.
    assert sum(state.mana[1]) == 1


@rule("MK-25.10")
def test_before_his_part_a_hero_may_use_what_is_allowed_before_a_turn() -> None:
    state = siege_from("village")
    agreed(state, 1)
    assert "plunder" in offered(state, 1)
    lose(state, 0)
    assert offered(state, 1) == ["plunder", "done"]
    do(state, 1, "done")
    assert state.turn_of(1).phase == "moving"


@rule("MK-25.11")
def test_a_part_begins_with_the_step_into_the_city_and_allows_no_other_move_or_action() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    state.set_points(0, move=9)
    state.changed()
    steps = [option for option in offered(state, 0) if option.startswith(("move-to", "explore", "rest", "end-turn"))]
    assert steps == [f"move-to {city_name(state)}"]
    other = state.setting.hex_names[next(spot for spot in beside(state) if spot not in state.place)]
    assert refused(state, 0, f"move-to {other}") == ("only-into-the-city", "MK-25.11")
    assert refused(state, 0, "interact") == ("only-into-the-city", "MK-25.11")
    assert refused(state, 0, "end-turn") == ("only-into-the-city", "MK-25.11")
    lose(state, 0)
    state.set_points(1, move=1)
    state.changed()
    assert refused(state, 1, f"move-to {city_name(state)}") == ("too-little-move", "MK-6.1")


@rule("MK-25.11")
def test_wounds_may_be_healed_before_going_in() -> None:
    state = siege("violet-monks", "violet-monks")
    arrange(state, seat=1, hand=("march", "tranquility", "wound"))
    agreed(state, 1)
    lose(state, 0)
    do(state, 1, "play-card tranquility basic")
    do(state, 1, next(option for option in offered(state, 1) if option.startswith("choose-effect")))
    while "heal" not in offered(state, 1):
        do(state, 1, offered(state, 1)[0])
    do(state, 1, "heal")
    assert state.hand[1] == (state.setting.card_number["march"],)
    go_in(state, 1)


@rule("MK-25.12")
def test_whoever_has_the_move_points_goes_in_whoever_has_not_stays_behind() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen")
    agreed(state, 1)
    assert "stay-behind" not in offered(state, 0)
    assert refused(state, 0, "stay-behind") == ("must-go-in", "MK-25.12")
    win(state, 0)
    here = state.place[1]
    assert "stay-behind" in offered(state, 1)
    do(state, 1, "stay-behind")
    # His defender is unbeaten, so the city holds out and the other goes back.
    assert not taken(state)
    assert len(tokens_on(state, state.cities[0].hexes[0])) == 1
    assert state.place[1] == here
    end(state, 0)
    end(state, 1)
    assert state.turn == 0


@rule("MK-25.12")
def test_whoever_has_nothing_but_wounds_left_stays_behind() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    lose(state, 0)
    arrange(state, seat=1, hand=("wound",))
    state.set_points(1, move=2)
    state.changed()
    assert offered(state, 1) == ["stay-behind"]


@rule("MK-25.13")
def test_everybody_may_use_one_die_and_it_goes_back_only_when_the_assault_is_over() -> None:
    state = siege("violet-monks", "violet-monks")
    arrange(state, dice=("green", "green", *("black",) * (len(state.dice) - 2)))
    agreed(state, 1)
    for seat in (0, 1):
        do(state, seat, "play-card march strong")
        while any(option.startswith("pay-with") for option in offered(state, seat)):
            do(state, seat, offered(state, seat)[0])
        assert state.turn_of(seat).dice.used == 1
        lose(state, seat)
    # Both dice are out until their heroes end their turns, after the whole assault.
    assert [len(state.turn_of(seat).dice.taken) for seat in (0, 1)] == [1, 1]
    end(state, 0)
    assert len(state.turn_of(1).dice.taken) == 1
    end(state, 1)
    assert state.turns[1] is None


def with_rampager(where: str) -> KnightState:
    """A rampaging enemy stands beside the city: where the first step provokes it, or where it does not."""
    state = siege("violet-monks", "violet-monks")
    near, city = state.setting.lattice.neighbours, state.cities[0].hexes[0]
    both = [spot for spot in near[city] if spot in near[state.place[0]] and spot not in state.place]
    others = [spot for spot in near[city] if spot not in (*near[state.place[0]], *state.place)]
    spot = both[0] if where == "provoked" else others[0]
    state.new_sites = ((spot, "marauding-orcs"),)
    arrange(state, tokens=(*state.tokens, HexToken(spot, enemy(state, "green-prowlers"), face_up=True)))
    state.changed()
    assert bool(provoked_by(state, 0, state.place[0], city)) is (where == "provoked")
    return state


@rule("MK-25.14")
@pytest.mark.parametrize("where", ["provoked", "challenged"])
def test_rampaging_enemies_join_the_part_of_the_hero_who_draws_them(where: str) -> None:
    state = agreed(with_rampager(where), 1)
    do(state, 0, f"move-to {city_name(state)}")
    challenges = [option for option in offered(state, 0) if option.startswith("challenge")]
    assert bool(challenges) is (where == "challenged")
    do(state, 0, *challenges)
    foes = state.fighting(0).against(0).foes
    assert [foe.rampaging for foe in foes] == [False, True]
    finish(state, 0)
    # It was not beaten and stands where it stood; the other hero meets it only if he draws it himself.
    assert any(state.setting.enemy_ids[token.token] == "green-prowlers" for token in state.tokens)


@rule("MK-25.15")
def test_each_meets_his_own_part_only_and_all_enemies_are_those() -> None:
    state = agreed(siege(*STRONG), 2)
    go_in(state, 0)
    assert len(state.fighting(0).against(0).foes) == 2
    assert state.assault is not None
    assert sorted(foe.token for foe in state.fighting(0).against(0).foes) == sorted(state.assault.parts[0])
    assert all(foe.walled and foe.city for foe in state.fighting(0).against(0).foes)
    assert len(state.fights) == 1


@rule("MK-25.15")
def test_an_effect_on_all_enemies_touches_ones_own_part_only() -> None:
    state = siege(*STRONG)
    arrange(state, seat=0, hand=("tremor", "march"), mana=("green",))
    agreed(state, 2)
    go_in(state, 0)
    printed = {state.setting.enemies[foe.token].armour for foe in state.fighting(0).against(0).foes}
    assert printed
    do(state, 0, "play-card tremor basic")
    choices = [option for option in offered(state, 0) if option.startswith("choose-effect")]
    do(state, 0, choices[-1])
    while any(option.startswith("choose") for option in offered(state, 0)):
        do(state, 0, offered(state, 0)[0])
    touched = [foe for foe in state.fighting(0).against(0).foes if foe.armour_change]
    assert len(touched) <= 2
    finish(state, 0)
    go_in(state, 1)
    assert not any(foe.armour_change for foe in state.fighting(1).against(1).foes)


@rule("MK-25.15")
def test_reputation_fame_and_shields_are_as_in_any_assault() -> None:
    state = agreed(siege("violet-monks", "violet-monks", "grey-crossbowmen"), 1)
    assert state.assault is not None
    parts = dict(zip(state.assault.seats, state.assault.parts, strict=True))
    before = [(state.fame[seat], state.reputation[seat]) for seat in (0, 1)]
    win(state, 0)
    win(state, 1)
    for seat in (0, 1):
        worth = sum(state.setting.enemies[token].fame for token in parts[seat])
        known = sum(state.setting.enemies[token].reputation for token in parts[seat])
        # Blitz Conquest gives 1 more for each new row of the fame track.
        assert state.fame[seat] - before[seat][0] >= worth
        assert state.reputation[seat] - before[seat][1] == known - 1
        assert state.cities[0].shields.count(seat) == len(parts[seat])


# L.18 to L.21: how it ends


@rule("MK-25.16")
def test_the_city_is_conquered_when_all_defenders_are_beaten() -> None:
    state = agreed(siege("violet-monks", "violet-monks", "grey-crossbowmen"), 1)
    win(state, 0)
    assert not taken(state)
    win(state, 1)
    assert taken(state)
    assert leader_of(state.cities[0]) == 0
    assert state.place[0] == state.place[1] == state.cities[0].hexes[0]
    conserved_tokens(state)


@rule("MK-25.16")
def test_it_does_not_matter_whether_rampaging_enemies_were_beaten() -> None:
    state = agreed(with_rampager("provoked"), 1)
    do(state, 0, f"move-to {city_name(state)}")
    slay(state, 0, 0)
    finish(state, 0)
    win(state, 1)
    assert taken(state)


@rule("MK-25.16")
def test_if_a_defender_is_left_all_go_back_to_where_they_came_from() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen")
    origins = list(state.place)
    agreed(state, 1)
    win(state, 0)
    # He waits inside until all have fought.
    assert state.place[0] == state.cities[0].hexes[0]
    lose(state, 1)
    assert state.place == origins
    assert not taken(state)
    assert state.cities[0].shields == (0, 0)
    assert len(tokens_on(state, state.cities[0].hexes[0])) == 1
    # That is no forced withdrawal: it costs no wound.
    assert state.turn_of(0).wounds_to_hand == 0
    end(state, 0)
    assert state.place == origins
    conserved_tokens(state)


@rule("MK-25.17")
def test_all_end_their_turns_in_order_after_healing() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen", players=3)
    arrange(state, seat=1, hand=("march", "tranquility", "wound"))
    agreed(state, 1, 1)
    for seat in (0, 1, 2):
        win(state, seat)
    assert state.seats_awaited == (0,)
    assert state.turn_of(0).phase == "after"
    end(state, 0)
    assert state.seats_awaited == (1,)
    assert "play-card tranquility basic" in offered(state, 1)
    assert refused(state, 1, "interact") == ("fight-is-over", "MK-25.17")
    do(state, 1, "play-card tranquility basic")
    do(state, 1, next(option for option in offered(state, 1) if option.startswith("choose-effect")))
    do(state, 1, "heal")
    assert state.hand[1] == ()
    end(state, 1)
    assert state.seats_awaited == (2,)
    end(state, 2)
    # Both next turns are skipped.
    assert state.turn == 0
    assert not any(state.order_down)
    assert state.assault is None


@rule("MK-25.17")
def test_cards_are_drawn_and_levels_reached_at_the_end_of_each_turn() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    lose(state, 0)
    lose(state, 1)
    end(state, 0)
    assert len(state.hand[0]) >= 2
    hand = len(state.hand[1])
    end(state, 1)
    assert len(state.hand[1]) >= hand


@rule("MK-25.18")
def test_a_megapolis_is_assaulted_from_beside_either_part() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen", megapolis=4, tiles=(4, 1, 1))
    city = state.cities[0]
    assert len(city.hexes) == 2
    near = state.setting.lattice.neighbours
    left, right = city.hexes
    only_left = next(spot for spot in beside(state) if spot not in near[right])
    only_right = next(spot for spot in beside(state) if spot not in near[left])
    stand(state, only_left, seat=0)
    stand(state, only_right, seat=1)
    state.changed()
    agreed(state, 1)
    win(state, 0)
    assert state.place[0] == left
    do(state, 1, "play-card march basic", f"move-to {state.setting.hex_names[right]}")
    assert state.place[1] == right
    slay(state, 1, 0)
    finish(state, 1)
    assert taken(state)
    assert refused(state, 0, f"propose-assault {state.setting.hex_names[right]}")[0] == "no-city-to-assault"


@rule("MK-25.19")
def test_after_the_last_city_everybody_has_a_last_turn_and_the_invited_skip_it() -> None:
    state = siege("violet-monks", "violet-monks", tiles=(4, 1, 0))
    agreed(state, 1)
    win(state, 0)
    win(state, 1)
    end(state, 0)
    end(state, 1)
    # Seat 1 has skipped the last turn; seat 0 plays its own.
    assert state.game_ending
    assert state.closing
    assert state.turn == 0
    assert state.last_turns == ()
    assert not any(state.order_down)


# Undo


def kept_game() -> Match:
    """A golden game of two right before a proposal that leaves a choice how to share the defenders out."""
    record = herna.load((GOLDEN / "209.herna").read_text(encoding="utf-8"))
    at = next(n for n, move in enumerate(record.moves) if isinstance(move.action, act.GiveDefenders)) - 1
    match = Match(Record(record.head, record.setting))
    for move in record.moves[:at]:
        match.play(move.action, move.seat)
    return match


def test_undo_leads_back_over_the_proposal_but_not_over_an_answer_or_the_deal() -> None:
    match = kept_game()
    seat = match.state.seats_awaited[0]
    before = match.state.digest()
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    assert match.state.seats_awaited == (1 - seat,)
    assert match.free_undo(seat) >= 2
    match.undo(seat, 2)
    assert match.state.digest() == before
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    match.play(act.AnswerProposal(agree=True), 1 - seat)
    # The defenders are dealt: nobody takes anything back any more.
    assert match.state.learnt
    assert match.free_undo(seat) == match.free_undo(1 - seat) == 0
    with pytest.raises(IllegalAction):
        match.undo(1 - seat)


def test_a_no_can_be_taken_back_until_somebody_else_acts() -> None:
    match = kept_game()
    seat = match.state.seats_awaited[0]
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    match.play(act.AnswerProposal(agree=False), 1 - seat)
    assert match.free_undo(1 - seat) == 1
    assert match.free_undo(seat) == 0
    match.undo(1 - seat)
    assert match.state.seats_awaited == (1 - seat,)
