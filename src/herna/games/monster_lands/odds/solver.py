"""Rolls solved backwards: for every hand of dice that may come up, the best of stopping, rolling and rolling again.

Pure arithmetic over numbers; nothing here knows a state.
"""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.path import RerollSource

FACES = range(1, 7)
VENOM = NUMBERS.battle.venom
MORE = 1e-12
"""How much better a choice has to be to be preferred to stopping."""

BEATEN = 1e-3
"""What a success is worth that somebody else may beat: it is played for victory, but not given up."""

End = tuple[float, float, float]
"""What a total, or a hand, is worth, and its chances of a capture and of a kill."""


def worth_of(face: int, bonus: int) -> int:
    """What a die counts, never less than nothing (ML-10.9)."""
    return max(0, face + bonus)


class Target(msgspec.Struct, frozen=True):
    """What an attack is aimed at: totals needed, bonuses for one outcome, what each outcome is worth.

    A capture of worth 0 is out of reach (no trap); a land and a mission have only the kill's numbers.
    """

    capture: int
    kill: int
    capture_bonus: int = 0
    kill_bonus: int = 0
    capture_worth: float = 1.0
    kill_worth: float = 1.0

    def end(self, total: int) -> End:
        """Killed, captured or neither (ML-10.5 to ML-10.7)."""
        if total + self.kill_bonus >= self.kill:
            return self.kill_worth, 0.0, 1.0
        if self.capture_worth and total + self.capture_bonus >= self.capture:
            return self.capture_worth, 1.0, 0.0
        return 0.0, 0.0, 0.0

    @property
    def top(self) -> int:
        """From this total on nothing changes any more."""
        return max(0, self.kill - self.kill_bonus)


class Contest(msgspec.Struct, frozen=True):
    """A mission that somebody else rolls for as well: `wins` are the chances of winning with each total from the
    target on. Its end counts a success as a capture and the victory as a kill."""

    target: int
    wins: tuple[float, ...]

    def end(self, total: int) -> End:
        if total < self.target:
            return 0.0, 0.0, 0.0
        won = self.wins[min(total - self.target, len(self.wins) - 1)]
        return won + BEATEN, 1.0, won

    @property
    def top(self) -> int:
        return self.target + len(self.wins) - 1


Goal = Target | Contest


Left = tuple[int, int, int]
Lying = tuple[int, ...]
"""Dice on the table that may be rolled again: a face, more by 8 for each colour, and by 32 once it was rolled again by
a source that touches each die once."""
Again = tuple[int, ...]
"""How often each source may still be used."""
Key = tuple[Left, int, Lying, Again]
"""A hand: dice not rolled by colour, the sum of what nothing can change any more, what lies there, and rerolls."""
COLOUR, TOUCHED = 8, 32


class Solver:
    """The best that can be made of every hand with these bonuses, sources of rerolls and ends.

    Venom adds to a total for certain, so it is best kept until the end: the ends know about it.
    """

    __slots__ = ("bonus", "ends", "forced", "most", "reach", "solved", "sources", "summed", "top")

    def __init__(self, bonus: tuple[int, int, int], sources: tuple[RerollSource, ...], goal: Goal, venom: int) -> None:
        self.bonus = tuple(tuple(worth_of(face, more) for face in FACES) for more in bonus)
        self.sources = sources
        self.reach: dict[Again, int] = {}
        self.top = goal.top
        self.ends = tuple(
            max((goal.end(total + VENOM * used) for used in range(venom + 1)), key=lambda end: end[0])
            for total in range(self.top + 1)
        )
        self.most = max(end[0] for end in self.ends)
        self.summed: dict[tuple[int, int, int, int], End] = {}
        self.solved: dict[Key, End] = {}
        self.forced: dict[Key, End] = {}

    def only_sum(self, s: int, m: int, h: int, total: int) -> End:
        """The best of dice that can only be rolled once: stop, or roll one of some colour."""
        if total >= self.top:
            return self.ends[self.top]
        key = (s, m, h, total)
        found = self.summed.get(key)
        if found is not None:
            return found
        best = self.ends[total]
        if best[0] < self.most:
            only = self.only_sum
            if s:
                best = better(best, [only(s - 1, m, h, total + more) for more in self.bonus[0]])
            if m:
                best = better(best, [only(s, m - 1, h, total + more) for more in self.bonus[1]])
            if h:
                best = better(best, [only(s, m, h - 1, total + more) for more in self.bonus[2]])
        self.summed[key] = best
        return best

    def value(self, left: Left, fixed: int, lying: Lying, again: Again) -> End:
        """The best of a hand: `fixed` is the sum of what nothing can change any more."""
        if not any(again):
            return self.only_sum(*left, self.total(fixed, lying))
        key = (left, fixed, lying, again)
        found = self.solved.get(key)
        if found is not None:
            return found
        best = self.ends[min(self.top, self.total(fixed, lying))]
        if best[0] < self.most:
            value = self.value
            for hands in self.ways_on(left, fixed, lying, again):
                best = better(best, [value(*hand) for hand in hands])
        self.solved[key] = best
        return best

    def all_rolled(self, left: Left, fixed: int, lying: Lying, again: Again) -> End:
        """All dice that are left are rolled at once; rerolls and venom come after."""
        colour = next((colour for colour in range(3) if left[colour]), -1)
        if colour < 0:
            return self.value(left, fixed, lying, again)
        key = (left, fixed, lying, again)
        found = self.forced.get(key)
        if found is None:
            hands = self.rolled(left, fixed, lying, again, colour)
            found = self.forced[key] = mean([self.all_rolled(*hand) for hand in hands])
        return found

    def totals(self, left: Left, fixed: int, lying: Lying, again: Again) -> dict[int, float]:
        """How likely each total is in the end, if all dice are rolled at once and then played well."""
        here = self.total(fixed, lying)
        follow: list[Key] = []
        if any(left):
            colour = next(colour for colour in range(3) if left[colour])
            follow = self.rolled(left, fixed, lying, again, colour)
        else:
            best = self.ends[min(self.top, here)]
            for hands in self.ways_on(left, fixed, lying, again):
                ahead = better(best, [self.value(*hand) for hand in hands])
                if ahead is not best:
                    best, follow = ahead, hands
        if not follow:
            return {here: 1.0}
        spread: dict[int, float] = {}
        for hand in follow:
            for total, chance in self.totals(*hand).items():
                spread[total] = spread.get(total, 0.0) + chance / len(follow)
        return spread

    def ways_on(self, left: Left, fixed: int, lying: Lying, again: Again) -> list[list[Key]]:
        """What can be done with a hand, each with the hands that may come of it."""
        found = [self.rolled(left, fixed, lying, again, colour) for colour in range(3) if left[colour]]
        for die in dict.fromkeys(lying):
            source = self.source_for(die, again)
            if source >= 0:
                found.append(self.rolled_again(left, fixed, lying, again, die, source))
        return found

    def rolled(self, left: Left, fixed: int, lying: Lying, again: Again, colour: int) -> list[Key]:
        """One more die of a colour, for each face."""
        rest: Left = (left[0] - (colour == 0), left[1] - (colour == 1), left[2] - (colour == 2))
        if self.touched(again) >> colour & 1:
            code = colour * COLOUR
            return [(rest, fixed, tuple(sorted((*lying, code + face))), again) for face in FACES]
        return [(rest, fixed + more, lying, again) for more in self.bonus[colour]]

    def rolled_again(self, left: Left, fixed: int, lying: Lying, again: Again, die: int, source: int) -> list[Key]:
        """A die that is rolled again, for each face."""
        at = lying.index(die)
        rest = lying[:at] + lying[at + 1 :]
        kept = (*again[:source], again[source] - 1, *again[source + 1 :])
        code = die - die % COLOUR
        if self.sources[source].distinct:
            code |= TOUCHED
        reach = self.touched(kept)
        if reach != self.touched(again):
            fixed, rest = self.settled(fixed, rest, reach)
            colour = die % TOUCHED // COLOUR
            if not reach >> colour & 1:
                return [(left, fixed + more, rest, kept) for more in self.bonus[colour]]
        return [(left, fixed, tuple(sorted((*rest, code + face))), kept) for face in FACES]

    def touched(self, again: Again) -> int:
        """The colours that may still be rolled again, as bits."""
        found = self.reach.get(again)
        if found is None:
            found = 0
            for source, times in zip(self.sources, again, strict=True):
                found |= source.colours if times else 0
            self.reach[again] = found
        return found

    def settled(self, fixed: int, lying: Lying, reach: int) -> tuple[int, Lying]:
        """Dice of colours that nothing can roll again any more are only a sum."""
        kept = []
        for die in lying:
            colour = die % TOUCHED // COLOUR
            if reach >> colour & 1:
                kept.append(die)
            else:
                fixed += self.bonus[colour][die % COLOUR - 1]
        return fixed, tuple(kept)

    def total(self, fixed: int, lying: Lying) -> int:
        bonus = self.bonus
        for die in lying:
            fixed += bonus[die % TOUCHED // COLOUR][die % COLOUR - 1]
        return fixed

    def source_for(self, die: int, again: Again) -> int:
        """The first source that may roll this die again."""
        colour = die % TOUCHED // COLOUR
        for place, source in enumerate(self.sources):
            if again[place] and source.colours >> colour & 1 and not (source.distinct and die >= TOUCHED):
                return place
        return -1


def mean(ends: list[End]) -> End:
    """Equally likely ends."""
    number = len(ends)
    return (
        sum([end[0] for end in ends]) / number,
        sum([end[1] for end in ends]) / number,
        sum([end[2] for end in ends]) / number,
    )


def better(best: End, ends: list[End]) -> End:
    """The mean of some ends if it is worth more than the best so far."""
    worth = 0.0
    for end in ends:
        worth += end[0]
    return mean(ends) if worth > (best[0] + MORE) * len(ends) else best
