"""Odds against all dice laid out."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from herna.games.monster_lands.odds.exact import Hand, Target, folded, size_of, strike, survival, totals, within_reach
from herna.games.monster_lands.odds.forecast import Forecast, Odds, forecast, outing, worth
from herna.games.monster_lands.odds.hands import monster_goal
from herna.games.monster_lands.path import MONSTER, RerollSource, Throw
from herna.games.monster_lands.state import NONE, LandsState
from tests.games.monster_lands.pieces import member
from tests.games.monster_lands.table import ANNA, BEN, CARL, adventure, do, offered, position, put, view_of


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


@cache
def best_capture(dice: int, total: int, low: int, high: int) -> Fraction:
    """The chance of landing in the window when one may stop after every die, worked out on its own."""
    here = Fraction(int(low <= total < high))
    if not dice or total >= high:
        return here
    on = sum(best_capture(dice - 1, total + face, low, high) for face in range(1, 7)) / Fraction(6)
    return max(here, on)


@pytest.mark.parametrize(("dice", "low", "high"), [(2, 7, 9), (4, 11, 12), (5, 14, 18), (6, 16, 21)])
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
    assert (apart.capture, apart.kill) == pytest.approx((together.capture, together.kill))


def test_too_many_rerolls_make_a_lower_bound() -> None:
    hand = Hand((3, 3, 0), rerolls=(RerollSource(0b011, 4), RerollSource(0b010, 2)))
    kept = within_reach(hand)
    assert sum(source.left for source in kept.rerolls) < 6
    assert size_of(kept) <= 1500
    small = Hand((2, 1, 0), rerolls=(RerollSource(0b001, 1),))
    assert within_reach(small).rerolls == small.rerolls


def test_six_dice_and_a_reroll_against_all_dice_laid_out() -> None:
    hits = 0.0
    for roll in product(range(1, 7), repeat=6):
        rest, missing = sum(roll) - min(roll), 24 - sum(roll)
        hits += 1 if missing <= 0 else max(0, min(6, 7 - (24 - rest))) / 6
    found = strike(Hand((6, 0, 0), rerolls=(RerollSource(1, 1),)), Target(99, 24, capture_worth=0))
    assert found.kill == pytest.approx(hits / 6**6), "the lowest die is the one to roll again"


Position = tuple[tuple[int, int], tuple[tuple[int, int, bool], ...], tuple[int, ...], int, int]
"""Strength and magic dice not rolled, those on the table, rerolls left of each source, venoms left and used."""


def best_play(bonus: tuple[int, int], sources: tuple[RerollSource, ...], target: Target, start: Position) -> Fraction:
    """The greatest worth that any way of playing can bring, by trying every choice at every point."""

    @cache
    def worth(at: Position) -> Fraction:
        left, lying, again, venom, used = at
        total = 2 * used + sum(max(0, face + bonus[colour]) for colour, face, _ in lying)
        if total + target.kill_bonus >= target.kill:
            best = Fraction(target.kill_worth)
        else:
            best = Fraction(target.capture_worth) * (total + target.capture_bonus >= target.capture)
        ways = [[(left, lying, again, venom - 1, used + 1)]] if venom else []
        for colour in range(2):
            if left[colour]:
                rest = (left[0] - (colour == 0), left[1] - (colour == 1))
                ways.append(
                    [(rest, tuple(sorted((*lying, (colour, f, False)))), again, venom, used) for f in range(1, 7)]
                )
        for place, source in enumerate(sources):
            for die in set(lying):
                if again[place] and source.colours >> die[0] & 1 and not (source.distinct and die[2]):
                    others = list(lying)
                    others.remove(die)
                    kept = tuple(n - (at_ == place) for at_, n in enumerate(again))
                    marked = die[2] or source.distinct
                    ways.append(
                        [(left, tuple(sorted((*others, (die[0], f, marked)))), kept, venom, used) for f in range(1, 7)]
                    )
        return max([best, *(sum(map(worth, way)) / Fraction(len(way)) for way in ways)])

    return worth(start)


SMALL = [
    ((2, 1), (0, 1), (), Target(8, 11, capture_worth=5.0, kill_worth=4.0), 0),
    ((2, 1), (1, 0), (), Target(9, 11, 1, 0, 5.0, 3.0), 1),
    ((3, 0), (0, 0), (RerollSource(1, 2, True),), Target(11, 13, capture_worth=3.0, kill_worth=1.0), 0),
    ((2, 1), (0, 0), (RerollSource(1, 1), RerollSource(0b011, 1)), Target(10, 13, 0, 2, 4.0, 3.0), 0),
    ((1, 2), (-1, 2), (RerollSource(2, 2),), Target(9, 12, 3, 0, 5.0, 2.0), 1),
    ((2, 2), (1, 0), (RerollSource(2, 1),), Target(12, 15, capture_worth=6.0, kill_worth=5.0), 2),
]


@pytest.mark.parametrize(("dice", "bonus", "sources", "target", "venom"), SMALL)
def test_no_way_of_playing_is_better(
    dice: tuple[int, int], bonus: tuple[int, int], sources: tuple[RerollSource, ...], target: Target, venom: int
) -> None:
    hand = Hand((*dice, 0), bonus=(*bonus, 0), venom=venom, rerolls=sources)
    right = best_play(bonus, sources, target, (dice, (), tuple(source.left for source in sources), venom, 0))
    assert strike(hand, target).worth == pytest.approx(float(right))


def test_how_likely_each_total_is() -> None:
    spread = totals(Hand((2, 0, 0), bonus=(1, 0, 0)), Target(99, 5, capture_worth=0))
    for total in range(4, 15):
        assert spread[total] == pytest.approx((6 - abs(9 - total)) / 36), (
            "all dice are rolled, however early it is enough"
        )
    again = totals(Hand((1, 0, 0), rerolls=(RerollSource(1, 1),)), Target(99, 4, capture_worth=0))
    assert again[4] == pytest.approx(1 / 6 + 1 / 12), "a miss is rolled again, a success is not"


# At the table


def test_the_odds_stand_beside_the_path_that_is_being_loaded() -> None:
    at_kale: dict[str, Any] = {"monsters": {0: "pliznik"}, "land_row": {0: "kale"}, "tiles": {0: 0}}
    state = position(pool=("SSSM", "S"), traps={ANNA: ["p8"]}, **at_kale)
    do(state, "send a1", "send-member purkrab")
    bare = forecast_of(state)
    assert view_of(state, BEN).forecast is None
    absorbed = survival(3, 0, 2, wounded=False)
    assert (bare.now.dead, bare.now.wounded) == pytest.approx((absorbed.dead, absorbed.wounded))
    assert bare.now.capture == bare.now.kill == 0, "one die, no trap"
    do(state, "add-trap p8", "add-die S", "add-die S")
    armed = forecast_of(state)
    assert armed.now.capture + armed.now.kill > 0.5


def test_the_odds_stand_beside_every_choice_of_a_roll() -> None:
    clans = (("onduru", "trunk"), ("jeducha",))
    state = position(clans=clans, monsters={0: "krabohlav"}, land_row={0: "kryzie"}, tiles={0: 0})
    put(state, "a2", "trunk", ANNA, "SSMM", traps=["p4"], venom=1)
    adventure(state)
    thrown = forecast_of(state)
    assert [one is not None for one in thrown.choices] == [True, True, True]
    dead = [one.dead for one in thrown.choices if one is not None]
    assert dead == sorted(dead, reverse=True), "each magic die thrown away makes it safer"
    do(state, "throw-magic 0", roll=[1, 1, 1])
    do(state, "roll M", "roll S", roll=[2, 2])
    told = beside(state)
    assert told["stop"].fail == 1, "nine is not eleven yet"
    assert told["use-venom"].capture == 1
    assert told["roll S"].capture < 1


def forecast_of(state: LandsState, seat: int = ANNA) -> Forecast:
    found = view_of(state, seat).forecast
    assert found is not None
    return found


def beside(state: LandsState) -> dict[str, Odds]:
    """The odds beside each choice of whoever is asked."""
    seat = state.seats_to_act[0]
    told = zip(offered(state), forecast_of(state, seat).choices, strict=True)
    return {choice: odds for choice, odds in told if odds is not None}


AT_KALE: dict[str, Any] = {"monsters": {0: "pliznik"}, "land_row": {0: "kale"}, "tiles": {0: 0}}


def test_with_others_before_there_are_two_lines() -> None:
    state = position(3, pool=("SSM", "S", "S"), traps={ANNA: ["s1"]}, **AT_KALE)
    put(put(state, "a1", "jeducha", BEN, "S"), "a2", "onduru", CARL, "SS")
    do(state, "send a4", "send-member purkrab", "add-trap s1")
    found = forecast_of(state)
    assert (found.before, found.stands) == (2, True)
    alone = position(3, pool=("SSM", "S", "S"), traps={ANNA: ["s1"]}, **AT_KALE)
    do(alone, "send a4", "send-member purkrab", "add-trap s1")
    assert forecast_of(alone).now == found.now, "with what it has suffered so far, which is nothing yet"
    land = sum(sum(roll) >= 12 for roll in product(range(1, 7), repeat=3)) / 216
    assert found.gone == pytest.approx(land), "two dice of the path and one of the trap"
    first = do(position(pool=("S", "S"), **AT_KALE), "send a1", "send-member purkrab")
    assert forecast_of(first).gone is None, "who fights first never comes to conquer"


def test_what_others_have_face_down_does_not_change_the_odds() -> None:
    def loading(traps: list[str]) -> Forecast:
        state = position(pool=("SS", "S"), traps={BEN: ["m3"]}, **AT_KALE)
        put(state, "a1", "jeducha", BEN, "S", traps=traps)
        return forecast_of(do(state, "send a4", "send-member purkrab"))

    assert loading(["p8", "p8"]) == loading(["s1", "mp1"])


def test_where_no_monster_is_left_only_the_land_counts() -> None:
    state = position(pool=("SS", "S"), **AT_KALE)
    state.monsters = (NONE, NONE, NONE)
    found = forecast_of(do(state, "send a4", "send-member purkrab"))
    assert not found.stands
    assert found.gone == pytest.approx(1 / 36)


def test_a_monster_that_strikes_everybody_does_so_once_more_for_each_before() -> None:
    there: dict[str, Any] = {"monsters": {0: "trousic"}, "land_row": {0: "kryzie"}, "tiles": {0: 0}}
    for before in range(2):
        state = position(pool=("SS", "S"), clans=(("onduru",), ("jeducha",)), **there)
        if before:
            put(state, "a1", "jeducha", BEN, "S")
        found = forecast_of(do(state, "send a4", "send-member onduru"))
        assert found.now.dead == pytest.approx(survival(4 + 1 + before, 0, 0, wounded=False).dead)


def test_zhandala_counts_on_her_neighbour() -> None:
    state = position(pool=("SS", "S"), clans=(("zandala",), ("jeducha",)), **AT_KALE)
    put(state, "a1", "jeducha", BEN, "S")
    found = forecast_of(do(state, "send a4", "send-member zandala"))
    assert found.now.dead == pytest.approx(survival(2, 0, 0, wounded=False).dead)


def test_the_odds_beside_drinking_and_defending() -> None:
    state = position(clans=(("onduru",), ("jeducha",)), monsters={0: "pliznik"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "onduru", ANNA, "SS", traps=["p8"], defense=1, potion=1)
    adventure(state, roll=[3, 3, 1])
    odds = beside(state)
    assert (odds["take-hits"].dead, odds["use-defense"].unhurt, odds["drink-potion"].unhurt) == (1, 1, 1)
    assert odds["take-hits"].capture == odds["take-hits"].kill == 0
    blow = strike(Hand((2, 0, 0), base=8), Target(11, 14, 0, 0, 4.8, 4.0))
    assert odds["use-defense"].capture == pytest.approx(blow.capture)
    do(state, "use-defense")
    odds = beside(state)
    assert (odds["take-hits"].wounded, odds["take-hits"].dead, odds["drink-potion"].unhurt) == (1, 0, 1)


def test_somebody_struck_out_of_turn_sees_only_the_blow() -> None:
    state = position(clans=(("onduru",), ("jeducha",)), monsters={0: "trousic"}, land_row={0: "kale"}, tiles={0: 0})
    put(put(state, "a1", "onduru", ANNA, "S"), "a4", "jeducha", BEN, "S", potion=1)
    adventure(state, roll=[6])
    found = forecast_of(state, BEN)
    assert (found.blow, found.now.unhurt) == (True, 1)
    assert beside(state)["take-hits"].wounded == 1


def test_before_the_attack_itself_a_first_blow_is_weighed_with_what_is_to_come() -> None:
    state = position(clans=(("onduru",), ("jeducha",)), monsters={0: "trousic"}, land_row={0: "kale"}, tiles={0: 0})
    put(state, "a4", "onduru", ANNA, "SS", potion=1)
    adventure(state, roll=[6])
    odds = beside(state)
    assert odds["drink-potion"].dead == pytest.approx(survival(4, 0, 0, wounded=False).dead)
    assert odds["take-hits"].dead == pytest.approx(survival(4, 0, 1, wounded=True).dead)
    assert odds["take-hits"].unhurt == 0


@pytest.mark.parametrize("name", ["strength2", "kill6", "reroll4"])
def test_the_odds_beside_loot(name: str) -> None:
    state = position(clans=(("onduru",), ("jeducha",)), loots={ANNA: [name]}, **AT_KALE)
    put(state, "a4", "onduru", ANNA, "SS")
    adventure(state, roll=[1, 1, 1])
    do(state, "roll S", roll=[6])
    lying = ((0, 6, False),)
    helped = {
        "strength2": strike(Hand((1, 0, 0), lying, base=2), Target(99, 14, capture_worth=0.0)),
        "kill6": strike(Hand((1, 0, 0), lying), Target(99, 14, 0, 6, 0.0)),
        "reroll4": strike(Hand((1, 0, 0), lying, rerolls=(RerollSource(0b011, 4),)), Target(99, 14, capture_worth=0.0)),
    }[name]
    assert beside(state)[f"use-loot {name}"].kill == pytest.approx(helped.kill)


# Missions


@pytest.mark.parametrize(("own", "other"), [("roll1", "roll2"), ("roll2", "roll1")])
def test_a_mission_is_to_be_won_against_the_other_path(own: str, other: str) -> None:
    state = position(missions=(9, 1), pool=("SSH2", "S"), clans=(("korfac", "purkrab"), ("bambul",)))
    do(state, f"send {own}", "send-member purkrab", "add-die S")
    alone = beside(state)["add-die S"]
    rolls = list(product(range(1, 7), repeat=2))
    assert alone.kill == alone.win == pytest.approx(sum(sum(roll) >= 6 for roll in rolls) / 36)
    put(state, other, "bambul", BEN, "SS")
    found = beside(state)["add-die S"]
    won = 0
    for mine, theirs in product(rolls, repeat=2):
        a, b = sum(mine), sum(theirs) + 2
        won += a >= 6 and (b < 6 or (a >= b if own == "roll1" else a > b))
    assert found.kill == pytest.approx(alone.kill)
    assert found.win == pytest.approx(won / 36**2), "Bambul's dice count one more each; the left one wins ties"


def test_who_rolls_second_knows_what_to_beat() -> None:
    state = position(missions=(1, 1), clans=(("purkrab",), ("zdrat",)))
    put(put(state, "roll1", "purkrab", ANNA, "SS"), "roll2", "zdrat", BEN, "SS")
    adventure(state, roll=[4, 4, 6, 2])
    odds = beside(state)
    assert (odds["stop"].kill, odds["stop"].win) == (1, 0), "eight is a success, but eight is on the left"
    assert odds["reroll S2"].win == pytest.approx(4 / 6), "three or more makes nine, and no other die could do better"


# Against the table itself


def outings(number: int) -> Counter[str]:
    """One outing again and again, each time played by the odds beside the choices."""
    found: Counter[str] = Counter()
    start = position(clans=(("lina",), ("jeducha",)), coins=9, **AT_KALE)
    put(start, "a3", "lina", ANNA, "SSM", traps=["m1"], defense=1, venom=1)
    goal = monster_goal(start, Throw(2, MONSTER))
    for seed in range(number):
        state = start.copy()
        state.rng = seed * 7919 + 1
        adventure(state)
        while state.battle is not None and member("lina") in state.members[ANNA] and not offered(state, "take-loot"):
            options = state.options(ANNA)
            advice = forecast(state, ANNA, options)
            assert advice is not None
            rated = [(worth_of_choice(state, goal, one), -place) for place, one in enumerate(advice.choices)]
            state.apply(options[-max(rated)[1]], ANNA)
        alive = member("lina") in state.members[ANNA]
        found["dead"] += not alive
        found["wounded"] += alive and bool(state.wounded)
        found["kill"] += bool(state.trophies[ANNA])
        found["capture"] += alive and state.glory[ANNA] > 5 and not state.trophies[ANNA]
    return found


def worth_of_choice(state: LandsState, goal: Target, found: Odds | None) -> float:
    if found is None:
        return -99.0
    return (
        worth(state, 2, found)
        if state.throw is None
        else found.capture * goal.capture_worth + found.kill * goal.kill_worth
    )


def test_outings_played_by_the_odds_end_as_they_say(soak: bool) -> None:
    state = position(clans=(("lina",), ("jeducha",)), pool=("SSM", "S"), traps={ANNA: ["m1"]}, coins=9,
                     defense={ANNA: 1}, venom={ANNA: 1}, **AT_KALE)  # fmt: skip
    put(state, "a3", "lina", ANNA, "SSM", traps=["m1"], defense=1, venom=1)
    said = outing(state, 2)
    number = 100_000 if soak else 150
    found = outings(number)
    for name in ("dead", "wounded", "kill", "capture"):
        chance = getattr(said, name)
        error = (chance * (1 - chance) / number) ** 0.5
        assert abs(found[name] / number - chance) < 4 * error + 1e-9, name
