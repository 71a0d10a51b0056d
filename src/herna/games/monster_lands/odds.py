"""Exact odds: of surviving a monster's attack, and of what a member's attack comes to when it is rolled well.

Pure arithmetic over numbers; nothing here knows a state. Everything is remembered, so that it costs once.
"""

from __future__ import annotations

from functools import lru_cache
from math import comb

import msgspec

from herna.games.monster_lands.box import NUMBERS
from herna.games.monster_lands.path import RerollSource

FACES = range(1, 7)
HIT = (7 - NUMBERS.battle.hits_from) / 6
VENOM = NUMBERS.battle.venom
DEADLY = NUMBERS.battle.wounds
MOST_HANDS = 1500
"""What can be worked out while somebody waits: about a twentieth of a second, once."""


class Survival(msgspec.Struct, frozen=True):
    """How likely a member comes out of an attack unhurt (or no worse than before), newly wounded, or dead."""

    unhurt: float
    wounded: float
    dead: float

    @property
    def alive(self) -> float:
        return 1 - self.dead


class Target(msgspec.Struct, frozen=True):
    """What an attack is aimed at: totals needed, bonuses for one outcome, what each outcome is worth.

    A capture of worth 0 is out of reach (no trap); a land has only the kill's numbers.
    """

    capture: int
    kill: int
    capture_bonus: int = 0
    kill_bonus: int = 0
    capture_worth: float = 1.0
    kill_worth: float = 1.0


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
def survival(dice: int, sure: int, absorbed: int, *, wounded: bool) -> Survival:
    """The odds of an attack with so many dice and sure hits, when so many hits can be warded off (ML-9.6 to ML-9.8)."""
    unhurt = hurt = dead = 0.0
    for hits in range(dice + 1):
        chance = comb(dice, hits) * HIT**hits * (1 - HIT) ** (dice - hits)
        left = max(0, hits + sure - absorbed)
        if not left:
            unhurt += chance
        elif left + wounded < DEADLY:
            hurt += chance
        else:
            dead += chance
    return Survival(unhurt, hurt, dead)


def worth_of(face: int, bonus: int) -> int:
    """What a die counts, never less than nothing (ML-10.9)."""
    return max(0, face + bonus)


def judged(total: int, target: Target) -> Strike:
    """Killed, captured or neither (ML-10.5 to ML-10.7)."""
    if total + target.kill_bonus >= target.kill:
        return Strike(target.kill_worth, 0.0, 1.0)
    if target.capture_worth and total + target.capture_bonus >= target.capture:
        return Strike(target.capture_worth, 1.0, 0.0)
    return Strike(0.0, 0.0, 0.0)


def total_of(hand: Hand) -> int:
    return hand.base + sum(worth_of(face, hand.bonus[colour]) for colour, face, _ in hand.rolled)


def size_of(hand: Hand) -> int:
    """How many hands may come of this one, about."""
    found = hand.venom + 1
    for colour, left in enumerate(hand.left):
        touched = any(source.colours >> colour & 1 for source in hand.rerolls)
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
    while hand.rerolls and size_of(hand) > MOST_HANDS:
        last = hand.rerolls[-1]
        kept = (msgspec.structs.replace(last, left=last.left - 1),) if last.left > 1 else ()
        hand = with_changes(hand, rerolls=(*hand.rerolls[:-1], *kept))
    return hand


@lru_cache(maxsize=1 << 17)
def strike(hand: Hand, target: Target) -> Strike:
    """The best that can be made of a hand: stop, roll a die, roll one again, use a venom (ML-10.1 to ML-10.4)."""
    best = judged(total_of(hand), target)
    if best.kill and not hand.rerolls:
        return best
    for following in ways_on(hand):
        found = mixed([strike(one, target) for one in following])
        if found.worth > best.worth + 1e-12:
            best = found
    return best


def outlook(hand: Hand, target: Target) -> Strike:
    """The best that can be made of a hand, as far as it can be worked out while somebody waits."""
    return strike(within_reach(hand), target)


@lru_cache(maxsize=1 << 14)
def rolled_out(hand: Hand, target: Target) -> Strike:
    """All dice that are left are rolled at once; rerolls and venom come after."""
    for colour, number in enumerate(hand.left):
        if number:
            return mixed([rolled_out(rolled(hand, colour, face), target) for face in FACES])
    return strike(hand, target)


def mixed(ends: list[Strike]) -> Strike:
    """Equally likely ends."""
    number = len(ends)
    return Strike(
        sum(end.worth for end in ends) / number,
        sum(end.capture for end in ends) / number,
        sum(end.kill for end in ends) / number,
    )


def ways_on(hand: Hand) -> list[list[Hand]]:
    """What can be done with a hand, each with the hands that may come of it."""
    found = []
    for colour, number in enumerate(hand.left):
        if number:
            found.append([rolled(hand, colour, face) for face in FACES])
    for die in dict.fromkeys(hand.rolled):
        place = source_for(hand, die)
        if place >= 0:
            found.append([rolled_again(hand, die, place, face) for face in FACES])
    if hand.venom:
        found.append([with_changes(hand, base=hand.base + VENOM, venom=hand.venom - 1)])
    return found


def rolled(hand: Hand, colour: int, face: int) -> Hand:
    """One more die on the table; what nothing can change any more is only a sum."""
    left = tuple(number - (at == colour) for at, number in enumerate(hand.left))
    if any(source.colours >> colour & 1 for source in hand.rerolls):
        dice = tuple(sorted((*hand.rolled, (colour, face, False))))
        return with_changes(hand, left=left, rolled=dice)
    return with_changes(hand, left=left, base=hand.base + worth_of(face, hand.bonus[colour]))


def rolled_again(hand: Hand, die: tuple[int, int, bool], place: int, face: int) -> Hand:
    source = hand.rerolls[place]
    rest = list(hand.rolled)
    rest.remove(die)
    rest.append((die[0], face, die[2] or source.distinct))
    kept = msgspec.structs.replace(source, left=source.left - 1)
    sources = (*hand.rerolls[:place], *((kept,) if kept.left else ()), *hand.rerolls[place + 1 :])
    if sources:
        return with_changes(hand, rolled=tuple(sorted(rest)), rerolls=sources)
    summed = hand.base + sum(worth_of(value, hand.bonus[colour]) for colour, value, _ in rest)
    return with_changes(hand, rolled=(), rerolls=(), base=summed)


def source_for(hand: Hand, die: tuple[int, int, bool]) -> int:
    """The first source of rerolls that may touch this die."""
    for place, source in enumerate(hand.rerolls):
        if source.colours >> die[0] & 1 and not (source.distinct and die[2]):
            return place
    return -1


def with_changes(hand: Hand, **changes: object) -> Hand:
    return msgspec.structs.replace(hand, **changes)
