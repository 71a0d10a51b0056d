"""What a scenario asks for, as bots see it: beside points it may be coins, missions, kinds of members, a full kit."""

from __future__ import annotations

from functools import cache

import msgspec

from herna.games.monster_lands.components.solo import SCENARIOS
from herna.games.monster_lands.rules.clan import LIMITS
from herna.games.monster_lands.rules.scenario import members_by_affinity, rating
from herna.games.monster_lands.setting import AFFINITY_OF
from herna.games.monster_lands.state import NONE, LandsState

COIN_OF_GOAL = 0.21
"""A coin where coins are counted at the end: a little more than the fifth of a trophy that it is sold for."""
COIN_OF_KIT = 0.4
"""A coin where pouches are to be filled in the last rounds."""
IDLE_POINT = 0.35
"""A point where points are not counted: glory still brings members and dice."""
MISSION = 4.0
"""A mission that is counted."""
MEMBER = 6.0
"""A member who is counted."""
TYPE = 7.0
"""A type of equipment of a full kit."""
SIGN = 14.0
"""An affinity of a full kit."""
TOKEN = (3.0, 1.6, 0.8, 0.5)
"""A token of a full kit, by the rounds that are left: pouches are emptied again in battles."""
DEAR = 2.0
"""How many other tokens a trap of a full kit counts for: it costs twice as much and more."""
SURPLUS = 0.5
"""Glory beyond the reputation of the members, where members have to be found: rookies eat it up."""
MOST_SURPLUS = 6
"""How much of such glory counts."""
RATING = 4.0
"""A rating that is reached as things stand in the last round."""


class Aims(msgspec.Struct, frozen=True):
    """What counts in a scenario; the usual ones are those of several players."""

    point: float = 1.0
    """What a point counts that is no trophy."""
    coin: float = 0.0
    """What a coin counts in itself."""
    missions: int = 0
    spread: tuple[int, ...] = ()
    kit: bool = False

    def prices(self, coin: float) -> tuple[float, float]:
        """What glory and a coin are worth beside a trophy, where a coin is usually worth `coin`."""
        return self.point, max(coin, self.coin)

    def token(self, left: int) -> float:
        """What a token in a pouch counts, `left` rounds before the last."""
        return TOKEN[min(left, len(TOKEN) - 1)] if self.kit else 0.0


@cache
def aims_of(scenario: int) -> Aims:
    """What the highest rating of a scenario asks for; with -1 nobody plays one."""
    if scenario < 0:
        return Aims()
    asked = SCENARIOS[scenario].hero
    return Aims(
        1.0 if asked.points or asked.spread else IDLE_POINT,
        COIN_OF_GOAL if asked.coins else COIN_OF_KIT if asked.kit else 0.0,
        asked.missions,
        asked.spread,
        asked.kit,
    )


def progress(state: LandsState, seat: int, left: int) -> float:
    """How much of what the scenario asks for is there, beyond the points and coins that count anyway."""
    aims = aims_of(state.setting.chapter[0])
    found = MISSION * min(aims.missions, state.missions_done[seat])
    if left and (aims.spread or aims.kit):
        found += SURPLUS * min(MOST_SURPLUS, state.glory[seat] - state.reputation[seat])
    if aims.spread:
        found += MEMBER * spread_of(members_by_affinity(state, seat), aims.spread)
    if aims.kit:
        found += aims.token(left) * pouches(state, seat)
        found += SIGN * sum(number > 0 for number in members_by_affinity(state, seat))
        found += TYPE * len({state.setting.gear_type[gear] for gear in carried(state, seat)})
    return found if left else found + RATING * rating(state, seat)


def spread_of(counts: list[int], wanted: tuple[int, ...]) -> int:
    """How many members count towards what is asked of one affinity, of the next, and so on."""
    return sum(min(pair) for pair in zip(sorted(counts, reverse=True), wanted, strict=True))


def pouches(state: LandsState, seat: int) -> float:
    """Tokens on the clan board, as far as a full kit asks for them; traps are dear."""
    traps = min(LIMITS.trap, len(state.traps[seat]))
    return DEAR * traps + state.defense[seat] + state.potion[seat] + state.venom[seat]


def carried(state: LandsState, seat: int) -> list[int]:
    return [gear for gear, bearer in enumerate(state.bearer) if bearer in state.members[seat]]


def loss_of(state: LandsState, seat: int, card: int) -> float:
    """What the scenario's goal loses with a member."""
    aims, sign = aims_of(state.setting.chapter[0]), AFFINITY_OF[card]
    if sign == NONE or not (aims.spread or aims.kit):
        return 0.0
    counts = members_by_affinity(state, seat)
    fewer = [number - (affinity == sign) for affinity, number in enumerate(counts)]
    if aims.kit:
        return SIGN if not fewer[sign] else 0.0
    return MEMBER * (spread_of(counts, aims.spread) - spread_of(fewer, aims.spread))
