"""A day's fights, one after another: who can fight what today, in which groups, and how likely all of it succeeds."""

from __future__ import annotations

from itertools import combinations
from math import log
from typing import NamedTuple

from herna.games.andor.advice.planner.outlook import Outlook

HOUR = 0.01
"""What an hour is worth, in the same measure as chances."""
BLOOD = 0.03
"""What a point of willpower is worth."""
HOPELESS = 0.3
CERTAIN = 0.985


class Deed(NamedTuple):
    """A fight of the day."""

    space: int
    group: tuple[int, ...]
    chance: float


class Campaign(NamedTuple):
    """Fights in the order in which they are fought. `cost` grows as chances fall and hours pass."""

    deeds: tuple[Deed, ...]
    cost: float


class Marching:
    """Where the heroes are in the course of a day that is only planned."""

    def __init__(self, look: Outlook, seats: list[int], floor: int, hour: float) -> None:
        self.look = look
        self.hour = hour
        self.seats = seats
        self.at = list(look.state.space)
        self.used = [0] * len(self.at)
        self.hours = [look.hours(seat, floor) for seat in look.heroes]
        self.plain = [look.hours(seat) for seat in look.heroes]

    def best(self, space: int, most: int) -> tuple[float, Deed, list[int], list[int]] | None:
        """The cheapest group against the creature on a space, with the hours each spends and where each ends up."""
        look = self.look
        foe = look.state.beasts[space]
        stands = {seat: look.stand_from(seat, self.at[seat], space) for seat in self.seats}
        found: tuple[float, Deed, list[int], list[int]] | None = None
        for size in range(1, most + 1):
            if found is not None and found[1].chance >= CERTAIN:
                break
            for group in combinations(self.seats, size):
                walked = [self.used[seat] + look.distance[self.at[seat]][stands[seat]] for seat in group]
                if any(far + 1 > self.hours[seat] for seat, far in zip(group, walked, strict=True)):
                    continue
                odds = look.odds(group, space, foe, walked)
                if odds.fight < HOPELESS:
                    continue
                rounds = 1 if odds.round > 0.93 else 2
                spent = [far + rounds for far in walked]
                late = sum(max(0, hours - self.plain[seat]) for hours, seat in zip(spent, group, strict=True))
                hours = sum(spent) - sum(self.used[seat] for seat in group)
                cost = -log(odds.fight) + self.hour * (hours + 4 * late + 2 * (size - 1)) + BLOOD * odds.loss * size
                if found is None or cost < found[0]:
                    found = (cost, Deed(space, group, odds.fight), spent, [stands[seat] for seat in group])
        return found

    def fight(self, space: int, most: int) -> tuple[float, Deed] | None:
        best = self.best(space, most)
        if best is None:
            return None
        cost, deed, spent, ends = best
        for seat, hours, end in zip(deed.group, spent, ends, strict=True):
            self.used[seat] = hours
            self.at[seat] = end
        return cost, deed


def campaign(
    look: Outlook, seats: list[int], targets: tuple[int, ...], floor: int = 5, most: int = 2, hour: float = HOUR
) -> Campaign | None:
    """The fights against all these creatures today, in this order; nothing if that cannot be done."""
    marching = Marching(look, seats, floor, hour)
    deeds: list[Deed] = []
    total = 0.0
    for space in targets:
        fought = marching.fight(space, min(most, len(seats)))
        if fought is None:
            return None
        total += fought[0]
        deeds.append(fought[1])
    return Campaign(tuple(deeds), total)
