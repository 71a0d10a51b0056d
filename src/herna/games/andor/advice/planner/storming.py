"""The chance of a storm in days to come, roughly: worked out thousands of times for a plan, so it has to be quick."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from herna.games.andor.rules.odds import Roll, attack_odds, foe_odds

ROUNDS = 4
Rounds = tuple[tuple[int, tuple[Roll, ...]], ...]
"""For each round the strength of the heroes who can still fight, less the opponent's, and what they roll."""


@lru_cache(maxsize=1 << 14)
def margins(strength: int, rolls: tuple[Roll, ...], dice: int) -> tuple[tuple[int, float], ...]:
    """By how much the heroes win a round, or lose it; `strength` is theirs less the opponent's."""
    found: dict[int, float] = {}
    against = foe_odds("red", dice)
    for value, chance in enumerate(attack_odds(rolls)):
        if chance:
            for die, also in enumerate(against):
                if also:
                    margin = strength + value - die
                    found[margin] = found.get(margin, 0.0) + chance * also
    return tuple(found.items())


@lru_cache(maxsize=1 << 14)
def storm_chance(rounds: Rounds, least: int, willpower: int, dice: int) -> float:
    """The chance to take all willpower from the opponent in these rounds.

    It ends when the heroes are likely to have lost `least`, what the weakest can bear; that losses also cost dice is
    left out.
    """
    left = {willpower: 1.0}
    won = lost = 0.0
    for strength, rolls in rounds:
        table = margins(strength, rolls, dice)
        after: dict[int, float] = {}
        for points, chance in left.items():
            for margin, also in table:
                rest = points - max(0, margin)
                if rest <= 0:
                    won += chance * also
                else:
                    after[rest] = after.get(rest, 0.0) + chance * also
        left = after
        lost += sum(-margin * chance for margin, chance in table if margin < 0)
        if lost >= least:
            break
    return won


def share_drinks(drinks: Sequence[int], wholes: Sequence[int] = ()) -> list[int]:
    """Whoever has more than one brew gives a whole one to a fellow without; two drinks count as one if not told."""
    shared = list(drinks)
    whole = list(wholes) if wholes else [count // 2 for count in drinks]
    for poor, count in enumerate(drinks):
        rich = max(range(len(shared)), key=lambda one: (whole[one], shared[one], -one))
        if count == 0 and whole[rich] and shared[rich] >= 3:
            whole[rich] -= 1
            shared[rich] -= 2
            shared[poor] += 2
    return shared
