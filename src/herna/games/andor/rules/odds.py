"""Exact odds of battles.

They assume that nobody raises a shield or withdraws, that nobody uses up an article unless it is said so, that a bow
stops where the next die promises less, that the wizard turns his own die when that raises it, and that no card or power
interferes in rounds to come.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from itertools import product
from typing import Literal, NamedTuple

from herna.games.andor.rules.heroes import BLACK_FACES, BLACK_OPPOSITE, DAY, willpower_row
from herna.games.andor.state import PLAIN_DAY

Odds = tuple[float, ...]
"""The chance of each value, by value from 0."""
Way = Literal["own", "helm", "bow", "wizard", "black", "black-wizard", "barred"]
Hues = Literal["red", "black"]


class Roll(NamedTuple):
    """How somebody rolls, and with how many dice; a brew doubles what they show."""

    way: Way
    dice: int
    brewed: bool = False


def worth(dice: Sequence[int]) -> int:
    """The highest value that dice can give when equal ones add up (AND-5.6, AND-10.8)."""
    return max((value * count for value, count in Counter(dice).items()), default=0)


@lru_cache(maxsize=256)
def roll_odds(roll: Roll) -> Odds:
    """What a hero's dice add to the attack."""
    way, count, brewed = roll
    if way == "barred" or count == 0:
        return (1.0,)
    if brewed:
        # A brew counts the best die twice, not the equal ones of a helm (AND-10.10).
        return doubled(roll_odds(Roll("own" if way == "helm" else way, count)))
    if way == "black":
        return even(BLACK_FACES)
    if way == "black-wizard":
        return even(
            tuple(max(face, BLACK_FACES[opposite]) for face, opposite in zip(BLACK_FACES, BLACK_OPPOSITE, strict=True))
        )
    if way == "wizard":
        return even(tuple(max(face, 7 - face) for face in range(1, 7)))
    if way == "bow":
        return bow_odds(count)
    count_up = worth if way == "helm" else max
    return even(tuple(count_up(dice) for dice in product(range(1, 7), repeat=count)))


@lru_cache(maxsize=64)
def bow_odds(count: int) -> Odds:
    """Dice one after another; the bow stops as soon as the next ones promise less."""
    if count == 1:
        return (0.0, *(1 / 6 for _ in range(6)))
    later = bow_odds(count - 1)
    promise = sum(value * chance for value, chance in enumerate(later))
    found = [0.0] * 7
    for face in range(1, 7):
        if face >= promise:
            found[face] += 1 / 6
        else:
            for value, chance in enumerate(later):
                found[value] += chance / 6
    return tuple(found)


def bow_promise(count: int) -> float:
    """What these dice of a bow are worth on average."""
    return sum(value * chance for value, chance in enumerate(bow_odds(count))) if count else 0.0


@lru_cache(maxsize=64)
def foe_odds(hue: Hues, count: int) -> Odds:
    """What a creature's dice add to its defence: equal dice add up (AND-5.6)."""
    faces: Sequence[int] = BLACK_FACES if hue == "black" else range(1, 7)
    return even(tuple(worth(dice) for dice in product(faces, repeat=count))) if count else (1.0,)


def even(values: Sequence[int]) -> Odds:
    """The odds of values that are all equally likely."""
    found = [0.0] * (max(values) + 1)
    for value in values:
        found[value] += 1 / len(values)
    return tuple(found)


def doubled(odds: Odds) -> Odds:
    return tuple(chance for value in odds for chance in (value, 0.0))


def together(one: Odds, other: Odds) -> Odds:
    """The odds of a sum."""
    found = [0.0] * (len(one) + len(other) - 1)
    for value, chance in enumerate(one):
        if chance:
            for more, also in enumerate(other):
                found[value + more] += chance * also
    return tuple(found)


@lru_cache(maxsize=4096)
def attack_odds(rolls: tuple[Roll, ...]) -> Odds:
    """What all these dice add to the attack together."""
    found: Odds = (1.0,)
    for roll in rolls:
        found = together(found, roll_odds(roll))
    return found


@lru_cache(maxsize=4096)
def difference_odds(rolls: tuple[Roll, ...], hue: Hues, count: int) -> tuple[tuple[int, float], ...]:
    """The heroes' dice less the creature's."""
    found: Counter[int] = Counter()
    foe = foe_odds(hue, count)
    for value, chance in enumerate(attack_odds(rolls)):
        if chance:
            for against, also in enumerate(foe):
                if also:
                    found[value - against] += chance * also  # type: ignore[assignment]
    return tuple(sorted(found.items()))


class Fighter(NamedTuple):
    """A hero in a battle, as far as the odds go."""

    strength: int
    willpower: int
    hours: int
    dice: tuple[int, int, int]
    way: Way
    last: int = PLAIN_DAY[1]
    """The last hour of the day."""
    overtime: tuple[int, int, int] = PLAIN_DAY[2:]
    """The willpower that the hours 8, 9 and 10 cost."""
    brews: int = 0
    """How many rounds from now on he drinks."""

    def hour_cost(self, round_: int) -> int | None:
        """The willpower the hour of a round costs, counted from 0; nothing if the day is over by then."""
        hour = self.hours + round_ + 1
        if hour > self.last:
            return None
        return self.overtime[hour - DAY - 1] if hour > DAY else 0

    def roll(self, willpower: int, round_: int) -> Roll:
        return Roll(self.way, self.dice[willpower_row(willpower)], round_ < self.brews)


class Foe(NamedTuple):
    """A creature in a battle; its dice by rows of willpower. A mirror adds the strength of whoever fights it."""

    strength: int
    willpower: int
    hue: Hues
    dice: tuple[int, int, int]
    mirror: bool = False
    fewer: int = 0
    """Dice it rolls fewer in the round at hand."""
    more: int = 0
    """Strength it has more in the round at hand."""

    def count(self, willpower: int) -> int:
        return self.dice[willpower_row(willpower)]


class FightOdds(NamedTuple):
    """The chances to win a round and the whole fight, and the willpower each fighter is likely to lose in the round."""

    round: float
    fight: float
    loss: float


def fight_odds(fighters: Sequence[Fighter], foe: Foe, bonus: int = 0) -> FightOdds:
    """The odds before a round begins."""
    return _kept_odds(tuple(fighters), foe, bonus)


@lru_cache(maxsize=1 << 15)
def _kept_odds(fighters: tuple[Fighter, ...], foe: Foe, bonus: int) -> FightOdds:
    return round_odds(fighters, foe, bonus, known=0, still=None)


def round_odds(
    fighters: Sequence[Fighter],
    foe: Foe,
    bonus: int,
    known: int,
    still: tuple[Roll, ...] | None,
) -> FightOdds:
    """The odds in a round: `known` is what dice and articles add already, `still` the rolls to come.

    Without `still` the round has not begun: its hour is yet to be paid.
    """
    begun = still is not None
    fight = _Fight(tuple(fighters), foe, bonus, first=1 if begun else 0)
    if still is None:
        inside = fight.inside(0, 0)
        if not inside:
            return FightOdds(0.0, 0.0, 0.0)
        still = tuple(fighter.roll(fight.willpower(fighter, 0, 0), 0) for fighter in inside)
    else:
        inside = list(fighters)
    strength = 0 if foe.mirror else sum(fighter.strength for fighter in inside)
    shift = known + bonus + strength - foe.strength - foe.more
    count = max(1, foe.count(foe.willpower) - foe.fewer)
    win = fight_won = loss = 0.0
    for difference, chance in difference_odds(still, foe.hue, count):
        margin = difference + shift
        if margin > 0:
            win += chance
            fight_won += chance * fight.won(1, foe.willpower - margin, 0)
        elif margin < 0:
            loss -= chance * margin
            fight_won += chance * fight.won(1, foe.willpower, -margin)
        else:
            fight_won += chance * fight.won(1, foe.willpower, 0)
    return FightOdds(win, fight_won, loss)


class _Fight:
    """A whole fight: rounds as far as hours and willpower go. All fighters lose alike: one number tells their loss."""

    def __init__(self, fighters: tuple[Fighter, ...], foe: Foe, bonus: int, first: int) -> None:
        self.fighters = fighters
        self.foe = foe
        self.bonus = bonus
        self.first = first
        """1 if the hour of round 0 is paid already."""
        self.known: dict[tuple[int, int, int], float] = {}

    def willpower(self, fighter: Fighter, round_: int, loss: int) -> int:
        """What a fighter has left after paying for a round; 0 or less if he is out of the battle."""
        left = fighter.willpower - loss
        for hour in range(self.first, round_ + 1):
            cost = fighter.hour_cost(hour - self.first)
            if cost is None or left <= cost:
                return 0
            left -= cost
        return left

    def inside(self, round_: int, loss: int) -> list[Fighter]:
        return [fighter for fighter in self.fighters if self.willpower(fighter, round_, loss) > 0]

    def won(self, round_: int, willpower: int, loss: int) -> float:
        """The chance to win from here on, before a round begins."""
        if willpower <= 0:
            return 1.0
        key = (round_, willpower, loss)
        if key in self.known:
            return self.known[key]
        inside = [(fighter, left) for fighter in self.fighters if (left := self.willpower(fighter, round_, loss)) > 0]
        chance_won = 0.0
        if inside:
            rolls = tuple(fighter.roll(left, round_) for fighter, left in inside)
            strength = sum(fighter.strength for fighter, _ in inside)
            shift = self.bonus + (0 if self.foe.mirror else strength) - self.foe.strength
            for difference, chance in difference_odds(rolls, self.foe.hue, self.foe.count(willpower)):
                margin = difference + shift
                if margin > 0:
                    chance_won += chance * (
                        1.0 if margin >= willpower else self.won(round_ + 1, willpower - margin, loss)
                    )
                else:
                    chance_won += chance * self.won(round_ + 1, willpower, loss - margin)
        self.known[key] = chance_won
        return chance_won
