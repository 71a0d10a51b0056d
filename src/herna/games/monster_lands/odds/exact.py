"""Exact odds: of surviving a monster's attack, and of what a roll comes to when it is played well.

Pure arithmetic over numbers; nothing here knows a state. What was worked out is remembered, so it costs once.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.odds.solver import (
    COLOUR,
    FACES,
    TOUCHED,
    VENOM,
    Contest,
    Goal,
    Key,
    Solver,
    Target,
    mean,
    worth_of,
)
from herna.games.monster_lands.path import RerollSource

__all__ = ["FACES", "VENOM", "Contest", "Goal", "Target"]

HIT = (7 - NUMBERS.battle.hits_from) / 6
HIT_AGAIN = 1 - (1 - HIT) ** 2
"""The chance of a hit where monsters roll every miss again."""
DEADLY = NUMBERS.battle.wounds
MOST_HANDS = 1500
"""What can be worked out while somebody waits: about a hundredth of a second, once."""


class Survival(msgspec.Struct, frozen=True):
    """How likely a member comes out of an attack unhurt (or no worse than before), newly wounded, or dead."""

    unhurt: float
    wounded: float
    dead: float

    @property
    def alive(self) -> float:
        return 1 - self.dead


class Hand(msgspec.Struct, frozen=True):
    """The dice of an attack: unrolled ones by colour, rolled ones as (colour, face, rerolled once), and what helps."""

    left: tuple[int, int, int]
    rolled: tuple[tuple[int, int, bool], ...] = ()
    base: int = 0
    bonus: tuple[int, int, int] = (0, 0, 0)
    venom: int = 0
    rerolls: tuple[RerollSource, ...] = ()


class Strike(msgspec.Struct, frozen=True):
    """What an attack comes to if it is played for the greatest worth."""

    worth: float
    capture: float
    kill: float

    @property
    def fail(self) -> float:
        return max(0.0, 1 - self.capture - self.kill)


@lru_cache(maxsize=1 << 14)
def survival(dice: int, sure: int, absorbed: int, *, wounded: bool, hit: float = HIT) -> Survival:
    """The odds of an attack with these dice and sure hits, of which `absorbed` can be warded off (ML-9.6 to ML-9.8)."""
    unhurt = hurt = dead = 0.0
    for hits in range(dice + 1):
        chance = comb(dice, hits) * hit**hits * (1 - hit) ** (dice - hits)
        left = max(0, hits + sure - absorbed)
        if not left:
            unhurt += chance
        elif left + wounded < DEADLY:
            hurt += chance
        else:
            dead += chance
    return Survival(unhurt, hurt, dead)


def total_of(hand: Hand) -> int:
    return hand.base + sum(worth_of(face, hand.bonus[colour]) for colour, face, _ in hand.rolled)


def judged(hand: Hand, goal: Goal) -> Strike:
    """What stopping here comes to."""
    return Strike(*goal.end(total_of(hand)))


# Hands that are worked out


def size_of(hand: Hand) -> int:
    """How many hands may come of this one, about."""
    found = 1
    for colour, left in enumerate(hand.left):
        touched = any(source.left and source.colours >> colour & 1 for source in hand.rerolls)
        lying = sum(die[0] == colour for die in hand.rolled)
        found *= comb(left + lying + 6, 6) if touched else 5 * left + 1
    for source in hand.rerolls:
        found *= source.left + 1
    return found


def folded(hand: Hand) -> Hand:
    """Colours that count alike and can be rolled again alike are one colour."""
    left, dice = list(hand.left), hand.rolled
    for colour in (1, 2):
        alike = all((source.colours >> colour & 1) == (source.colours & 1) for source in hand.rerolls)
        if alike and hand.bonus[colour] == hand.bonus[0]:
            left[0] += left[colour]
            left[colour] = 0
            dice = tuple(sorted((0 if die[0] == colour else die[0], die[1], die[2]) for die in dice))
    return with_changes(hand, left=tuple(left), rolled=dice)


def within_reach(hand: Hand) -> Hand:
    """The hand without those rerolls that would take too long to work out: its odds are a lower bound."""
    hand = folded(hand)
    for place in reversed(range(len(hand.rerolls))):
        while hand.rerolls[place].left and size_of(hand) > MOST_HANDS:
            hand = used(hand, place)
    return hand


def used(hand: Hand, place: int) -> Hand:
    """The hand after a source of rerolls was used once."""
    source = hand.rerolls[place]
    kept = msgspec.structs.replace(source, left=source.left - 1)
    return with_changes(hand, rerolls=(*hand.rerolls[:place], kept, *hand.rerolls[place + 1 :]))


@lru_cache(maxsize=256)
def solver(bonus: tuple[int, int, int], sources: tuple[RerollSource, ...], goal: Goal, venom: int) -> Solver:
    return Solver(bonus, sources, goal, venom)


def asked(hand: Hand, goal: Goal) -> tuple[Solver, Key]:
    """The solver of a hand, and the hand as it knows it."""
    sources = tuple(msgspec.structs.replace(source, left=1) for source in hand.rerolls)
    again = tuple(source.left for source in hand.rerolls)
    found = solver(hand.bonus, sources, goal, hand.venom)
    lying = sorted(colour * COLOUR + face + (TOUCHED if touched else 0) for colour, face, touched in hand.rolled)
    fixed, kept = found.settled(hand.base, tuple(lying), found.touched(again))
    return found, (hand.left, fixed, kept, again)


@lru_cache(maxsize=1 << 14)
def strike(hand: Hand, goal: Goal) -> Strike:
    """The best that can be made of a hand: stop, roll a die, roll one again, use a venom (ML-10.1 to ML-10.4)."""
    found, key = asked(hand, goal)
    return Strike(*found.value(*key))


def outlook(hand: Hand, goal: Goal) -> Strike:
    """The best that can be made of a hand, as far as it can be worked out while somebody waits."""
    return strike(within_reach(hand), goal)


@lru_cache(maxsize=1 << 12)
def rolled_out(hand: Hand, goal: Goal) -> Strike:
    """All dice that are left are rolled at once; rerolls and venom come after."""
    found, key = asked(hand, goal)
    return Strike(*found.all_rolled(*key))


@lru_cache(maxsize=1 << 10)
def totals(hand: Hand, goal: Goal) -> dict[int, float]:
    """How likely each total is in the end, if all dice are rolled at once and rerolls are used well."""
    found, key = asked(within_reach(hand), goal)
    return found.totals(*key)


def mixed(ends: list[Strike]) -> Strike:
    """Equally likely ends."""
    return Strike(*mean([(end.worth, end.capture, end.kill) for end in ends]))


# One step on


def rolled(hand: Hand, colour: int, face: int) -> Hand:
    """One more die on the table."""
    left = tuple(number - (at == colour) for at, number in enumerate(hand.left))
    return with_changes(hand, left=left, rolled=tuple(sorted((*hand.rolled, (colour, face, False)))))


def rolled_again(hand: Hand, die: tuple[int, int, bool], place: int, face: int) -> Hand:
    """The hand after a die of it was rolled again, by the source at this place."""
    rest = list(hand.rolled)
    rest.remove(die)
    rest.append((die[0], face, die[2] or hand.rerolls[place].distinct))
    return with_changes(used(hand, place), rolled=tuple(sorted(rest)))


def source_for(hand: Hand, die: tuple[int, int, bool]) -> int:
    """The first source of rerolls that may touch this die."""
    for place, source in enumerate(hand.rerolls):
        if source.left and source.colours >> die[0] & 1 and not (source.distinct and die[2]):
            return place
    return -1


def with_changes(hand: Hand, **changes: object) -> Hand:
    return msgspec.structs.replace(hand, **changes)
