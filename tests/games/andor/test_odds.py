"""Exact odds of rolls and rounds, against brute force over all dice and an engine that plays them all out."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from unittest.mock import patch

import pytest
from msgspec.structs import replace

from herna.games.andor.actions import Begin, Fight, Keep, RollOn, Throw, TurnDie
from herna.games.andor.faces.forecast import chances, odds_of
from herna.games.andor.rules.fighting import odds_in_round, odds_of_fight
from herna.games.andor.rules.heroes import WIZARD, hero_of
from herna.games.andor.rules.odds import (
    Hues,
    Roll,
    Way,
    bow_odds,
    bow_promise,
    foe_odds,
    roll_odds,
)
from herna.games.andor.state import AndorState, Battle
from herna.games.andor.steps.throwing import AfterThrow, ChooseDice, RollAgain, thrown_by
from herna.kernel import Action
from herna.kernel import rng as generator
from tests.games.andor.dice import BLACK, BLACK_BACK, counted, defended, promise
from tests.games.andor.table import by_hero, do, joined, offered, position

# Dice, one roll at a time


def as_table(odds: Sequence[float]) -> dict[int, float]:
    return {value: chance for value, chance in enumerate(odds) if chance}


WAYS: list[tuple[Way, int]] = [
    *((way, count) for way in ("own", "helm", "bow") for count in range(1, 6)),
    ("wizard", 1),
    ("black", 1),
    ("black", 3),
    ("black-wizard", 1),
]


@pytest.mark.parametrize(("way", "count"), WAYS)
def test_odds_of_a_roll_are_those_of_all_dice(way: Way, count: int) -> None:
    found = as_table(roll_odds(Roll(way, count)))
    assert found == pytest.approx({value: float(chance) for value, chance in counted(way, count)}, abs=1e-12)


@pytest.mark.parametrize(("hue", "count"), [("red", 1), ("red", 2), ("red", 3), ("black", 1), ("black", 2)])
def test_odds_of_a_creature_are_those_of_all_dice(hue: Hues, count: int) -> None:
    found = as_table(foe_odds(hue, count))
    assert found == pytest.approx({value: float(chance) for value, chance in defended(hue, count)}, abs=1e-12)


def test_a_bow_that_promises() -> None:
    # One die: 3.5. Two: stop at 4, 5, 6, else roll on: (4 + 5 + 6) / 6 + 3.5 / 2 = 4.25.
    assert [bow_promise(count) for count in (0, 1, 2)] == [0.0, 3.5, 4.25]
    # Three: stop at 5 and 6, else 4.25.
    assert bow_promise(3) == pytest.approx(11 / 6 + 4.25 * 4 / 6)
    assert sum(bow_odds(5)) == pytest.approx(1.0)


def test_two_red_dice_of_a_gor_on_paper() -> None:
    # 6 is the highest die in 10 of 36 rolls, and two threes make 6 as well.
    assert foe_odds("red", 2)[6] == pytest.approx(11 / 36)
    # 12 only with two sixes; 2 with two ones, and as the highest of 1 and 2 in either order.
    assert foe_odds("red", 2)[12] == pytest.approx(1 / 36)
    assert foe_odds("red", 2)[2] == pytest.approx(3 / 36)


# The engine plays out every roll


class DieNeeded(Exception):
    """The dice of the script are used up."""


def run(base: AndorState, script: Sequence[int], play: Callable[[AndorState], Action | None]) -> AndorState:
    """Go on from a position with these dice until `play` has no answer any more."""
    state, left = base.copy(), list(script)

    def below(rng: int, limit: int) -> tuple[int, int]:
        if not left:
            raise DieNeeded
        return rng, left.pop(0) - 1

    with patch.object(generator, "below", below):
        while (action := play(state)) is not None:
            state.apply(action, acting(state))
    return state


def acting(state: AndorState) -> int:
    return state.seats_to_act[0]


def all_endings(base: AndorState, play: Callable[[AndorState], Action | None]) -> Iterator[tuple[AndorState, Fraction]]:
    """Every course that dice can give, with how likely it is."""
    todo: list[tuple[int, ...]] = [()]
    while todo:
        script = todo.pop()
        try:
            yield run(base, script, play), Fraction(1, 6 ** len(script))
        except DieNeeded:
            todo += [(*script, face) for face in range(1, 7)]


def sensible(state: AndorState) -> Action | None:
    """One round as the odds suppose it: bows stop at the right moment, the wizard turns low dice of his own."""
    step = state.steps[-1]
    seat = acting(state)
    match step:
        case ChooseDice():
            return Throw("black")
        case RollAgain():
            thrown = thrown_by(state, seat)
            return RollOn() if promise(thrown.left) > thrown.dice[-1] else Keep()
        case AfterThrow():
            thrown = thrown_by(state, step.seat)
            low = (
                thrown.dice[0] <= 3
                if thrown.way != "black"
                else BLACK[thrown.dice[0] - 16] < BLACK_BACK[thrown.dice[0] - 16]
            )
            return TurnDie(0) if step.seat == seat and hero_of(state, seat) == WIZARD and low else Keep()
    if state.battle is None or state.battle.round:
        return None
    return Begin()


RUNES = ["rune-blue", "rune-yellow", "rune-green"]
ROUNDS = {
    "own dice": ({"dwarf": 20}, {}, 9, "gor"),
    "one die and a wardrak": ({"dwarf": 20}, {}, 5, "wardrak"),
    "helm": ({"warrior": 20}, {"warrior": ["helm"]}, 5, "gor"),
    "bow": ({"archer": 21}, {}, 5, "gor"),
    "bow of a dwarf": ({"dwarf": 21}, {"dwarf": ["bow"]}, 9, "skral"),
    "wizard and a troll": ({"wizard": 20}, {}, 9, "troll"),
    "black die": ({"dwarf": 20}, {"dwarf": RUNES}, 9, "wardrak"),
    "black die of the wizard": ({"wizard": 20}, {"wizard": RUNES}, 9, "skral"),
    "together": ({"dwarf": 20, "wizard": 20}, {}, 5, "gor"),
}


@pytest.mark.parametrize("name", ROUNDS)
def test_odds_of_a_round_are_those_of_all_courses_of_the_engine(name: str) -> None:
    heroes, carries, willpower, kind = ROUNDS[name]
    names = list(heroes)
    where = {**heroes, **({} if len(names) > 1 else {"warrior" if "warrior" not in names else "dwarf": 72})}
    strength = {"gor": 1, "skral": 5, "wardrak": 11, "troll": 14}[kind]
    state = position(where, carries=carries, willpower=willpower, strength=strength, creatures={20: kind})
    alone = odds_of(state, 0, Fight(20))
    joined(state, *names[1:])
    odds = odds_of(state, 0, Begin())
    assert odds is not None
    if len(names) == 1:
        assert alone == odds
    win = loss = total = Fraction(0)
    somebody_fell = False
    for ending, likely in all_endings(state, sensible):
        total += likely
        foe = state.setting.kinds[state.beasts[20]].willpower
        after = ending.battle.willpower if ending.battle is not None else 0 if ending.beasts[20] < 0 else foe
        win += likely * (after < foe)
        if ending.battle is not None:
            loss += likely * max(0, ending.battle.defence - ending.battle.attack)
        elif after == foe:
            # The fight is over and how much was lost cannot be read off any more.
            somebody_fell = True
    assert total == 1
    assert odds.round == pytest.approx(float(win), abs=1e-12)
    if not somebody_fell:
        assert odds.loss == pytest.approx(float(loss), abs=1e-12)


def test_odds_after_a_roll_follow_what_is_done_about_it() -> None:
    state = position(
        {"dwarf": 20, "warrior": 72}, creatures={20: "skral"}, carries={"dwarf": ["brew", "herb-3"]}, strength=3
    )
    do(state, "fight 20", "begin", roll=(4, 2))
    assert offered(state) == ["keep", "drink-brew", "herb-strength herb-3"]
    found = chances(state, 0, state.options(0))
    # 7, 11 or 10 against 6 and two red dice: won with less than 1, 5 or 4 on them.
    dice = dict(defended("red", 2))
    for chance, attack in zip(found, (7, 11, 10), strict=True):
        assert chance is not None
        assert chance.round == round(1000 * float(sum(p for value, p in dice.items() if 6 + value < attack)))
        expected = sum(p * max(0, 6 + value - attack) for value, p in dice.items())
        assert chance.loss == round(10 * float(expected))


def test_odds_of_turning_a_die_and_of_rolling_on() -> None:
    state = position({"archer": 21, "wizard": 20}, creatures={20: "skral"}, strength=3, willpower=6)
    joined(state, "wizard")
    do(state, "begin", roll=(2,))
    keep, on = (odds_of(state, 0, action) for action in state.options(0))
    assert keep is not None
    assert on is not None
    dice = dict(defended("red", 2))
    wizard = dict(counted("wizard", 1))

    def won(archer: int) -> Fraction:
        return sum(
            (p * q for own, p in wizard.items() for foe, q in dice.items() if 6 + archer + own > 6 + foe), Fraction(0)
        )

    assert keep.round == pytest.approx(float(won(2)), abs=1e-12)
    later = sum((p * won(value) for value, p in counted("bow", 2)), Fraction(0))
    assert on.round == pytest.approx(float(later), abs=1e-12)
    do(state, "keep", by="archer")
    turned = odds_of(state, 1, TurnDie(0))
    assert turned is not None
    # The gift is used on the archer's die, so the wizard's own counts as it falls, in this round.
    plain = sum(
        (Fraction(1, 6) * q for own in range(1, 7) for foe, q in dice.items() if 6 + 5 + own > 6 + foe), Fraction(0)
    )
    assert turned.round == pytest.approx(float(plain), abs=1e-12)
    # In the rounds to come he turns his own again: the whole fight is what it is with a 5 that was not turned.
    battle = state.battle
    assert battle is not None
    as_if = replace(battle, thrown=(replace(battle.thrown[0], dice=(5,)),))
    assert odds_in_round(state, as_if).round > turned.round
    alike = odds_in_round(state, as_if, chosen="own")
    assert alike == pytest.approx(turned, abs=1e-12)


@pytest.mark.parametrize(
    ("card", "attack", "warrior", "archer", "defence", "foe"),
    [
        ("D3", 14, 4, 0, 30, 3),  # the wings keep the archer out, with his strength
        ("D4", 28, 3, 4, 30, 3),  # a die less for everybody
        ("D5", 28, 4, 5, 34, 3),
        ("D7", 28, 4, 5, 26, 3),
        ("D8", 28, 4, 5, 30, 2),
    ],
)
def test_a_card_of_the_dragon_counts_in_its_round_only(
    card: str, attack: int, warrior: int, archer: int, defence: int, foe: int
) -> None:
    state = position(
        {"warrior": 20, "archer": 21}, creatures={20: "dragon"}, strength=14, willpower=20, legend="dragon"
    )
    number = state.setting.dragon_ids.index(card)
    battle = Battle(20, state.beasts[20], 0, (0, 1), 15, round=1, card=number)
    odds = odds_in_round(state, battle)
    bow = counted("bow", archer) if archer else ((0, Fraction(1)),)
    rolls = [(a + b, p * q) for a, p in counted("own", warrior) for b, q in bow]
    won = sum(p * q for roll, p in rolls for against, q in defended("red", foe) if attack + roll > defence + against)
    assert odds.round == pytest.approx(float(won), abs=1e-12)
    # Averted, or in the rounds to come, the dragon is what it always is.
    averted = odds_in_round(state, replace(battle, averted=True))
    assert averted == odds_in_round(state, replace(battle, card=-1))
    assert averted.round != odds.round


def test_every_kind_of_dice_has_odds_of_its_own() -> None:
    state = position({"warrior": 20, "dwarf": 72}, creatures={20: "skral"}, carries={"warrior": ["bow", *RUNES]})
    do(state, "fight 20", "begin")
    assert offered(state) == ["throw own", "throw bow", "throw black"]
    own, bow, black = chances(state, 0, state.options(0))
    assert own is not None
    assert bow is not None
    assert black is not None
    dice = dict(defended("red", 2))
    for chance, way in ((own, "own"), (bow, "bow"), (black, "black")):
        won = sum(p * q for value, p in counted(way, 3) for foe, q in dice.items() if 1 + value > 6 + foe)
        assert chance.round == round(1000 * float(won))


def test_odds_of_a_whole_fight_against_the_engine() -> None:
    """A thousand fights that the engine plays itself, with its own dice."""
    base = position(
        {"warrior": 20, "archer": 21}, creatures={20: "troll"}, strength=5, willpower=9, carries={"warrior": ["helm"]}
    )
    base.hours = by_hero(["warrior", "archer"], {"warrior": 5, "archer": 3}, 0)
    joined(base, "archer")
    assert base.battle is not None
    odds = odds_of_fight(base, base.battle)
    won, times = 0, 1_000
    for seed in range(times):
        state = base.copy()
        state.rng = generator.from_seed(seed)
        while state.battle is not None:
            seat = acting(state)
            first = state.options(seat)[0]
            state.apply(sensible(state) or first, seat)
        won += bool(state.beaten)
    assert abs(won / times - odds.fight) < 5 * (0.25 / times) ** 0.5
