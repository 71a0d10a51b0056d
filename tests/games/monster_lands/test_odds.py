"""Odds against all dice laid out."""

from __future__ import annotations

from fractions import Fraction
from itertools import product

import pytest

from herna.games.monster_lands.odds import Hand, Target, folded, size_of, strike, survival, within_reach
from herna.games.monster_lands.path import RerollSource
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, offered, position, put


@pytest.mark.parametrize(("dice", "sure", "absorbed", "wounded"), [(3, 0, 1, False), (4, 1, 2, True), (5, 0, 0, False)])
def test_survival_counts_all_dice(dice: int, sure: int, absorbed: int, wounded: bool) -> None:
    ends = {"unhurt": 0, "wounded": 0, "dead": 0}
    for roll in product(range(1, 7), repeat=dice):
        left = max(0, sum(face >= 3 for face in roll) + sure - absorbed)
        ends["unhurt" if not left else "wounded" if left + wounded < 2 else "dead"] += 1
    found = survival(dice, sure, absorbed, wounded=wounded)
    for name, count in ends.items():
        assert getattr(found, name) == pytest.approx(count / 6**dice)


@pytest.mark.parametrize(("strength", "magic", "kill"), [(3, 0, 11), (2, 2, 15), (4, 1, 18)])
def test_a_kill_is_as_likely_as_all_dice_together_make_it(strength: int, magic: int, kill: int) -> None:
    hand = Hand((strength, magic, 0), bonus=(0, 1, 0), base=2)
    hits = sum(2 + sum(roll) + magic >= kill for roll in product(range(1, 7), repeat=strength + magic))
    found = strike(hand, Target(99, kill, capture_worth=0))
    assert found.kill == pytest.approx(hits / 6 ** (strength + magic))
    assert found.capture == 0


def best_capture(dice: int, total: int, low: int, high: int) -> Fraction:
    """The chance of landing in the window when one may stop after every die, worked out on its own."""
    here = Fraction(int(low <= total < high))
    if not dice or total >= high:
        return here
    on = sum(best_capture(dice - 1, total + face, low, high) for face in range(1, 7)) / Fraction(6)
    return max(here, on)


@pytest.mark.parametrize(("dice", "low", "high"), [(2, 7, 9), (4, 11, 12), (5, 14, 18)])
def test_dice_one_by_one_are_stopped_at_the_best_moment(dice: int, low: int, high: int) -> None:
    found = strike(Hand((dice, 0, 0)), Target(low, high, kill_worth=0.0))
    assert found.capture == pytest.approx(float(best_capture(dice, 0, low, high)))


def test_one_reroll_of_two_dice_is_used_where_it_helps_most() -> None:
    hits = 0.0
    for one, other in product(range(1, 7), repeat=2):
        stay = one + other >= 9
        again = sum(max(one, other) + face >= 9 for face in range(1, 7)) / 6
        hits += max(float(stay), again)
    found = strike(Hand((2, 0, 0), rerolls=(RerollSource(1, 1),)), Target(99, 9, capture_worth=0))
    assert found.kill == pytest.approx(hits / 36)


def test_a_distinct_reroll_touches_each_die_once() -> None:
    once = strike(Hand((1, 0, 0), rerolls=(RerollSource(1, 2, True),)), Target(99, 6, capture_worth=0))
    again = strike(Hand((1, 0, 0), rerolls=(RerollSource(1, 2),)), Target(99, 6, capture_worth=0))
    assert once.kill == pytest.approx(1 - (5 / 6) ** 2)
    assert again.kill == pytest.approx(1 - (5 / 6) ** 3)


def test_venom_is_kept_until_it_is_needed() -> None:
    found = strike(Hand((1, 0, 0), venom=1), Target(5, 8, kill_worth=0.0))
    assert found.capture == pytest.approx(4 / 6), "three or more, with the venom where it is needed"


def test_a_worthier_capture_is_preferred_to_a_kill() -> None:
    found = strike(Hand((2, 0, 0)), Target(4, 9, capture_worth=5.0, kill_worth=1.0))
    assert found.capture == pytest.approx(32 / 36), "stop at four or more, else roll on: only 3 and 6 kill"


def test_colours_that_count_alike_are_one_colour() -> None:
    target = Target(9, 14, capture_worth=2.0)
    sources = (RerollSource(0b011, 1),)
    apart = strike(Hand((2, 1, 0), rerolls=sources), target)
    together = strike(folded(Hand((2, 1, 0), rerolls=sources)), target)
    assert (apart.capture, apart.kill) == (pytest.approx(together.capture), pytest.approx(together.kill))


def test_too_many_rerolls_make_a_lower_bound() -> None:
    hand = Hand((3, 3, 0), rerolls=(RerollSource(0b011, 4), RerollSource(0b010, 2)))
    kept = within_reach(hand)
    assert sum(source.left for source in kept.rerolls) < 6
    assert size_of(kept) <= 1500
    small = Hand((2, 1, 0), rerolls=(RerollSource(0b001, 1),))
    assert within_reach(small).rerolls == small.rerolls


# At the table


def test_the_odds_stand_beside_the_path_that_is_being_loaded() -> None:
    at_kale = {"monsters": {0: "pliznik"}, "land_row": {0: "kale"}, "tiles": {0: 0}}
    state = position(pool=("SSSM", "S"), traps={ANNA: ["p8"]}, **at_kale)
    do(state, "send a1", "send-member purkrab")
    bare = state.view(ANNA).forecast
    assert bare is not None
    assert state.view(BEN).forecast is None
    absorbed = survival(3, 0, 2, wounded=False)
    assert (bare.now.dead, bare.now.wounded) == (pytest.approx(absorbed.dead), pytest.approx(absorbed.wounded))
    assert bare.now.capture == bare.now.kill == 0, "one die, no trap"
    do(state, "add-trap p8", "add-die S", "add-die S")
    armed = state.view(ANNA).forecast
    assert armed is not None
    assert armed.now.capture + armed.now.kill > 0.5


def test_the_odds_stand_beside_every_choice_of_a_roll() -> None:
    clans = (("onduru", "trunk"), ("jeducha",))
    state = position(clans=clans, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0})
    put(state, "a2", "trunk", ANNA, "SSMM", traps=["p4"], venom=1)
    adventure(state)
    thrown = state.view(ANNA).forecast
    assert thrown is not None
    assert [one is not None for one in thrown.choices] == [True, True, True]
    dead = [one.dead for one in thrown.choices if one is not None]
    assert dead == sorted(dead, reverse=True), "each magic die thrown away makes it safer"
    do(state, "throw-magic 0", roll=[1, 1, 1])
    do(state, "roll M", "roll S", roll=[2, 2])
    shown = state.view(ANNA)
    beside = dict(zip(offered(state), shown.forecast.choices, strict=True))
    assert beside["stop"].fail == 1, "nine is not eleven yet"
    assert beside["use-venom"].capture == 1
    assert beside["roll S"].capture < 1
