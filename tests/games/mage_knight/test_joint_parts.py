"""Joint assaults of cities: the part of each hero."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.rules.land import tokens_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import provoked_by
from herna.games.mage_knight.values import HexToken
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
    siege,
    win,
)
from tests.games.mage_knight.proposals import STRONG, refused, taken
from tests.games.mage_knight.table import (
    arrange,
    enemy,
    stand,
)

rule = pytest.mark.rule


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
