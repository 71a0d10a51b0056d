"""Exact odds of whole fights, against brute force and against simulated ones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from fractions import Fraction
from functools import cache
from random import Random

import pytest

from herna.games.andor.actions import Fight
from herna.games.andor.faces.forecast import odds_of
from herna.games.andor.rules.odds import (
    Fighter,
    Foe,
    fight_odds,
    round_odds,
)
from tests.games.andor.dice import BLACK, BLACK_BACK, counted, defended, shot, sums
from tests.games.andor.table import position


def whole(fighters: tuple[tuple[int, int, int, tuple[int, int, int], str], ...], foe: Foe, bonus: int) -> Fraction:
    """The chance to win a fight, every fighter followed on his own: strength, willpower, hours, dice, way."""

    @cache
    def won(now: tuple[tuple[int, int], ...], willpower: int) -> Fraction:
        ready = []
        for (strength, *_, dice, way), (left, hours) in zip(fighters, now, strict=True):
            cost = 2 if hours >= 7 else 0
            if left > cost and hours < 10:
                ready.append((strength, left - cost, hours + 1, dice, way))
            else:
                ready.append((strength, 0, hours, dice, way))
        inside = [one for one in ready if one[1]]
        if not inside:
            return Fraction(0)
        attack: dict[int, Fraction] = {bonus: Fraction(1)}
        for strength, left, _, dice, way in inside:
            count = dice[(left > 6) + (left > 13)]
            added: Counter[int] = Counter()
            for value, likely in attack.items():
                for more, also in counted(way, count):
                    added[value + strength + more] += likely * also  # type: ignore[assignment]
            attack = dict(added)  # type: ignore[arg-type]
        defence = foe.strength + (sum(one[0] for one in inside) if foe.mirror else 0)
        total = Fraction(0)
        for value, likely in attack.items():
            for against, also in defended(foe.hue, foe.dice[(willpower > 6) + (willpower > 13)]):
                margin = value - defence - against
                if margin >= willpower:
                    total += likely * also
                    continue
                lost = max(0, -margin)
                after = tuple((max(0, left - lost), hours) for _, left, hours, _, _ in ready)
                if margin == 0 or margin > 0 or any(left for left, _ in after):
                    total += likely * also * won(after, willpower - max(0, margin))
        return total

    return won(tuple((one[1], one[2]) for one in fighters), foe.willpower)


GOR = Foe(2, 4, "red", (2, 2, 2))
SKRAL = Foe(6, 6, "red", (2, 2, 2))
WARDRAK = Foe(10, 7, "black", (1, 2, 2))
TROLL = Foe(14, 12, "red", (2, 3, 3))
DICE = {"dwarf": (1, 2, 3), "warrior": (2, 3, 4), "archer": (3, 4, 5), "wizard": (1, 1, 1)}
FIGHTS = {
    "a dwarf and a gor": ((("dwarf", 1, 7, 0, "own"),), GOR, 0),
    "in overtime": ((("dwarf", 3, 9, 6, "own"),), SKRAL, 0),
    "no hour to pay": ((("dwarf", 3, 2, 7, "own"),), GOR, 0),
    "helm": ((("warrior", 4, 14, 2, "helm"),), SKRAL, 0),
    "archer": ((("archer", 4, 8, 4, "bow"),), WARDRAK, 4),
    "wizard": ((("wizard", 3, 7, 5, "wizard"),), SKRAL, 0),
    "black die": ((("dwarf", 6, 12, 5, "black"),), WARDRAK, 0),
    "black die turned": ((("wizard", 8, 9, 6, "black-wizard"),), TROLL, 0),
    "two": ((("dwarf", 2, 7, 5, "own"), ("warrior", 3, 12, 3, "helm")), SKRAL, 0),
    "two with unequal hours": ((("archer", 5, 20, 4, "bow"), ("wizard", 5, 5, 7, "wizard")), WARDRAK, 0),
    "with the prince": ((("warrior", 5, 14, 7, "own"), ("dwarf", 5, 4, 4, "own")), TROLL, 4),
    "a mirror": ((("dwarf", 5, 12, 5, "own"), ("wizard", 2, 9, 6, "wizard")), Foe(1, 9, "black", (2, 2, 2), True), 0),
}


@pytest.mark.parametrize("name", FIGHTS)
def test_odds_of_a_whole_fight_against_brute_force(name: str) -> None:
    heroes, foe, bonus = FIGHTS[name]
    found = fight_odds([Fighter(s, w, h, DICE[hero], way) for hero, s, w, h, way in heroes], foe, bonus)  # type: ignore[arg-type]
    expected = whole(tuple((s, w, h, DICE[hero], way) for hero, s, w, h, way in heroes), foe, bonus)
    assert found.fight == pytest.approx(float(expected), abs=1e-9)
    assert 0.0 <= found.fight <= 1.0


def test_no_odds_for_a_hero_who_cannot_pay() -> None:
    assert fight_odds([Fighter(9, 2, 7, DICE["dwarf"], "own")], GOR) == (0.0, 0.0, 0.0)
    assert fight_odds([Fighter(9, 9, 10, DICE["dwarf"], "own")], GOR) == (0.0, 0.0, 0.0)


def test_a_card_of_the_day_changes_what_rounds_cost() -> None:
    state = position({"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, hours={"dwarf": 7}, willpower=5, strength=5)
    usual = odds_of(state, 0, Fight(20))
    state.today = (0, 10, 0, 0, 0)
    free = odds_of(state, 0, Fight(20))
    state.today = (0, 8, 2, 2, 2)
    short = odds_of(state, 0, Fight(20))
    assert usual is not None
    assert free is not None
    assert short is not None
    assert short.fight < usual.fight < free.fight
    assert short.round == usual.round


def test_poison_takes_a_die_from_this_round_only() -> None:
    fighters = [Fighter(12, 14, 0, DICE["warrior"], "own")]
    plain = fight_odds(fighters, TROLL)
    poisoned = fight_odds(fighters, TROLL._replace(fewer=1))
    dice = dict(defended("red", 2))
    won = sum(p * q for value, p in counted("own", 4) for foe, q in dice.items() if 12 + value > 14 + foe)
    assert poisoned.round == pytest.approx(float(won), abs=1e-12)
    assert plain.round < poisoned.round
    assert plain.fight < poisoned.fight
    # Never the last die.
    single = round_odds(fighters, WARDRAK._replace(willpower=5, fewer=1), 0, 0, None)
    assert single.round == fight_odds(fighters, WARDRAK._replace(willpower=5)).round


# Simulated fights


def simulated(heroes: Sequence[tuple[str, int, int, int, str]], foe: Foe, bonus: int, dice: Random) -> bool:
    """One fight to the end, dice rolled one by one."""
    now = [[willpower, hours] for _, _, willpower, hours, _ in heroes]
    willpower = foe.willpower
    inside = list(range(len(heroes)))
    while True:
        inside = [n for n in inside if now[n][1] < 10 and now[n][0] > (2 if now[n][1] >= 7 else 0)]
        if not inside:
            return False
        attack = bonus
        for n in inside:
            hero, strength, *_, way = heroes[n]
            now[n][0] -= 2 if now[n][1] >= 7 else 0
            now[n][1] += 1
            attack += strength + rolled(way, DICE[hero][(now[n][0] > 6) + (now[n][0] > 13)], dice)
        count = foe.dice[(willpower > 6) + (willpower > 13)]
        faces = BLACK if foe.hue == "black" else (1, 2, 3, 4, 5, 6)
        defence = foe.strength + sums([dice.choice(faces) for _ in range(count)])
        if foe.mirror:
            defence += sum(heroes[n][1] for n in inside)
        if attack > defence:
            willpower -= attack - defence
            if willpower <= 0:
                return True
        for n in inside:
            now[n][0] -= max(0, defence - attack)


def rolled(way: str, count: int, dice: Random) -> int:
    if way.startswith("black"):
        face = dice.randrange(6)
        return max(BLACK[face], BLACK_BACK[face]) if way == "black-wizard" else BLACK[face]
    faces = [dice.randint(1, 6) for _ in range(count)]
    if way == "wizard":
        return max(faces[0], 7 - faces[0])
    return shot(faces) if way == "bow" else sums(faces) if way == "helm" else max(faces)


SIMULATED = ("a dwarf and a gor", "in overtime", "helm", "two", "two with unequal hours")


@pytest.mark.parametrize("name", SIMULATED)
def test_odds_of_a_whole_fight_against_simulated_ones(name: str) -> None:
    """A hundred thousand fights in all, twenty thousand of each kind."""
    heroes, foe, bonus = FIGHTS[name]
    dice, times = Random(2012), 20_000
    won = sum(simulated(heroes, foe, bonus, dice) for _ in range(times))
    odds = fight_odds([Fighter(s, w, h, DICE[hero], way) for hero, s, w, h, way in heroes], foe, bonus)  # type: ignore[arg-type]
    # Five standard deviations of a share of that many fights.
    assert abs(won / times - odds.fight) < 5 * (0.25 / times) ** 0.5
