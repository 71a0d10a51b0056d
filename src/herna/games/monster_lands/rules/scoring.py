"""Points: glory, reputation, trophies, affinities (chapter 14)."""

from __future__ import annotations

import msgspec

from herna.games.monster_lands.components.box import MONSTERS, NUMBERS
from herna.games.monster_lands.powers import LOOT_POWERS
from herna.games.monster_lands.setting import AFFINITY_OF, LAND_AFFINITY, REPUTATION
from herna.games.monster_lands.state import NONE, LandsState

TABLE = NUMBERS.points.affinity
TROPHIES = tuple(card.killed.trophies for card in MONSTERS)


class ScoreLine(msgspec.Struct, frozen=True):
    """The points of one clan, line by line; affinities in the order forest, water, fire, wind."""

    glory: int
    reputation: int
    trophies: int
    affinities: tuple[int, int, int, int]
    signs: tuple[int, int, int, int]
    total: int


def trophy_points(state: LandsState, seat: int) -> int:
    """Trophies, and the loot token that counts as some (ML-14.1)."""
    return sum(TROPHIES[monster] for monster in state.trophies[seat]) + sum(
        LOOT_POWERS[loot].trophies for loot in state.loot[seat]
    )


def signs(state: LandsState, seat: int) -> tuple[int, int, int, int]:
    """Signs of each affinity on members and lands (ML-14.2)."""
    found = [0, 0, 0, 0]
    for card in state.members[seat]:
        if AFFINITY_OF[card] != NONE:
            found[AFFINITY_OF[card]] += 1
    for land in state.lands[seat]:
        found[LAND_AFFINITY[land]] += 1
    return found[0], found[1], found[2], found[3]


def score_line(state: LandsState, seat: int) -> ScoreLine:
    counted = signs(state, seat)
    points = tuple(TABLE[min(number, len(TABLE) - 1)] for number in counted)
    trophies = trophy_points(state, seat)
    whole = state.glory[seat] + state.reputation[seat] + trophies + sum(points)
    return ScoreLine(state.glory[seat], state.reputation[seat], trophies, points, counted, whole)  # type: ignore[arg-type]


def score_sheet(state: LandsState) -> list[ScoreLine]:
    return [score_line(state, seat) for seat in range(state.setting.players)]


def winners(state: LandsState) -> tuple[int, ...]:
    """Most points among several; ties by the chief's reputation, trophies, coins; then it is shared (ML-14.3)."""

    def rank(seat: int) -> tuple[int, ...]:
        chief = state.chief[seat]
        renown = REPUTATION[chief] if chief != NONE else 0
        return score_line(state, seat).total, renown, trophy_points(state, seat), state.coins[seat]

    ranks = [rank(seat) for seat in range(state.setting.players)]
    return tuple(seat for seat, one in enumerate(ranks) if one == max(ranks))
