"""What a scenario asks for, as bots see it: beside points it may be coins, missions, kinds of members, a full kit."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from math import comb

import msgspec

from herna.games.monster_lands.components.solo import SCENARIOS
from herna.games.monster_lands.rules.clan import LIMITS, surplus
from herna.games.monster_lands.rules.scenario import kit, members_by_affinity, rating
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.setting import AFFINITY_OF, REPUTATION
from herna.games.monster_lands.state import DEPLOYMENT, NONE, LandsState

COIN_OF_GOAL = 0.21
"""A coin where coins are counted at the end: a little more than the fifth of a trophy that it is sold for."""
COIN_OF_KIT = 0.4
"""A coin where pouches are to be filled in the last rounds."""
COIN_OF_SPREAD = 0.3
"""A coin where many members have to be hired and paid."""
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
TOKEN = (3.0, 1.2, 0.4, 0.2)
"""A token of a full kit, by the rounds that are left: pouches are emptied again in battles."""
DEAR = 2.0
"""How many other tokens a trap of a full kit counts for: it costs twice as much and more."""
SURPLUS = 0.3
"""Glory beyond the reputation of the members, where members have to be found: rookies eat it up."""
DRAWING = 1.5
"""Such glory as long as it is needed for somebody who is wanted."""
EACH_HIRED = 3
"""How much of it each of those who are wanted needs, about."""
MOST_SURPLUS = 6
"""How much of such glory counts beyond that."""
FULL = 12.0
"""A kit that is full as things stand in the last round: the rating hangs on every part of it."""
PRICES = (2, 4, 1, 1, 5, 6)
"""About what each missing part of a kit costs, in coins."""
RATING = 4.0
"""A rating that is reached as things stand in the last round."""
HIRED = 0.9
"""What somebody who is wanted counts when he sits down at the table where one is hiring."""
OFFERED = 0.3
"""What somebody who is wanted counts before he is hired: he waits in the tavern, and glory and coins reach him."""
NEAR = 0.1
"""What somebody counts who is wanted and waits, but whom glory does not reach yet."""


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
        COIN_OF_GOAL if asked.coins else COIN_OF_KIT if asked.kit else COIN_OF_SPREAD if asked.spread else 0.0,
        asked.missions,
        asked.spread,
        asked.kit,
    )


def progress(state: LandsState, seat: int, left: int) -> float:
    """How much of what the scenario asks for is there, beyond the points and coins that count anyway."""
    aims = aims_of(state.setting.chapter[0])
    found = MISSION * min(aims.missions, state.missions_done[seat])
    if (left and aims.spread) or (aims.kit and (left or state.phase <= DEPLOYMENT)):
        found += attraction(state, seat)
    if (aims.spread or aims.kit) and (left or state.phase <= DEPLOYMENT):
        found += offers(state, seat)
    if aims.spread:
        found += MEMBER * spread_of(members_by_affinity(state, seat), aims.spread)
    if aims.kit:
        found += aims.token(left) * pouches(state, seat)
        found += SIGN * sum(number > 0 for number in members_by_affinity(state, seat))
        found += TYPE * len({state.setting.gear_type[gear] for gear in carried(state, seat)})
    if left:
        return found
    reached = rating(state, seat)
    return found + RATING * reached + (FULL if aims.kit and reached else 0.0)


def kit_price(state: LandsState, seat: int) -> int:
    """What the missing parts of a full kit cost, in coins, about."""
    missing = (max(0, one.need[0] - one.have[0]) for one in kit(state, seat))
    return sum(number * each for number, each in zip(missing, PRICES, strict=True))


def wanted_signs(state: LandsState, seat: int) -> dict[int, float]:
    """The affinities of which the goal wants one more member, and what he counts."""
    aims = aims_of(state.setting.chapter[0])
    counts = members_by_affinity(state, seat)
    if aims.kit:
        return {sign: SIGN for sign, number in enumerate(counts) if not number}
    if not aims.spread:
        return {}
    now = spread_of(counts, aims.spread)
    more = ([*counts[:sign], counts[sign] + 1, *counts[sign + 1 :]] for sign in range(len(counts)))
    return {sign: MEMBER for sign, row in enumerate(more) if spread_of(row, aims.spread) > now}


def attraction(state: LandsState, seat: int) -> float:
    """What glory beyond the reputation of the members counts where members have to be found."""
    over = surplus(state, seat)
    needed = EACH_HIRED * len(wanted_signs(state, seat))
    return DRAWING * min(over, needed) + SURPLUS * max(0, min(MOST_SURPLUS, over - needed))


def offers(state: LandsState, seat: int) -> float:
    """What those in the tavern and the cards of the market count that the goal wants; places that are empty in a plan
    count what comes there on average."""
    gear = gear_offers(state, seat) if aims_of(state.setting.chapter[0]).kit else 0.0
    return tavern_offers(state, seat) + gear


def tavern_offers(state: LandsState, seat: int) -> float:
    """What those in the tavern count whom the goal wants."""
    wanted = wanted_signs(state, seat)
    most = surplus(state, seat)
    found = dict.fromkeys(wanted, 0.0)
    for card in state.tavern:
        if card != NONE and AFFINITY_OF[card] in wanted:
            sign = AFFINITY_OF[card]
            found[sign] = max(found[sign], wanted[sign] * (OFFERED if REPUTATION[card] <= most else NEAR))
    empty = state.tavern.count(NONE)
    if empty and wanted:
        pile = [*state.tavern_pile, *(state.tavern_used if len(state.tavern_pile) < empty else ())]
        for sign, worth in wanted.items():
            fitting = sum(AFFINITY_OF[card] == sign and REPUTATION[card] <= most for card in pile)
            coming = worth * OFFERED * one_comes(fitting, len(pile), empty)
            found[sign] = max(found[sign], coming)
    return sum(found.values())


def beer_brings(state: LandsState, seat: int, affordable: Callable[[int], bool]) -> float:
    """What a round of beer counts before it is poured: the chance that somebody comes who is wanted and can be paid."""
    places = state.setting.tavern_display
    pile = [*state.tavern_pile, *(state.tavern_used if len(state.tavern_pile) < places else ())]
    most = surplus(state, seat)
    found = 0.0
    for sign, worth in wanted_signs(state, seat).items():
        fitting = sum(AFFINITY_OF[card] == sign and REPUTATION[card] <= most and affordable(card) for card in pile)
        found = max(found, worth * HIRED * one_comes(fitting, len(pile), places))
    return found


def gear_offers(state: LandsState, seat: int) -> float:
    """What the cards of the market count whose type is wanted."""
    types = state.setting.gear_type
    have = {types[gear] for gear in carried(state, seat)}
    here = {types[gear] for gear in state.market if gear != NONE} - have
    lacking = set(types) - have - here
    found = OFFERED * TYPE * len(here)
    empty = state.market.count(NONE)
    if empty and lacking:
        pile = state.market_pile
        for kind in lacking:
            fitting = sum(types[gear] == kind for gear in pile)
            found += OFFERED * TYPE * one_comes(fitting, len(pile), empty)
    return found


def one_comes(fitting: int, pile: int, drawn: int) -> float:
    """How likely at least one of some cards that are drawn from a pile is a fitting one."""
    drawn = min(drawn, pile)
    return 1 - comb(pile - fitting, drawn) / comb(pile, drawn) if drawn else 0.0


def beer_may_help(state: LandsState, seat: int) -> bool:
    """Is somebody wanted, nobody of that kind within reach in the tavern, and a round of beer to be paid?"""
    wanted = wanted_signs(state, seat)
    most = surplus(state, seat)
    here = {AFFINITY_OF[card] for card in state.tavern if card != NONE and REPUTATION[card] <= most}
    return bool(wanted) and not here & wanted.keys() and state.coins[seat] >= state.setting.beer


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


# What bots learn alone

POINTS, COINS, KIT, SPREAD = "points", "coins", "kit", "spread"
LESSONS = (POINTS, COINS, KIT, SPREAD)
STEP = 5.0
"""What a rating counts in a finished game, beside what it was given for."""


def lesson_of(scenario: int) -> str:
    """What a scenario is about: each of these is learnt for itself."""
    aims = aims_of(scenario)
    return KIT if aims.kit else SPREAD if aims.spread else COINS if SCENARIOS[scenario].hero.coins else POINTS


def achieved(state: LandsState, seat: int) -> float:
    """How well a finished game alone has ended, in something like points: what the scenario counts, and its rating."""
    scenario = state.setting.chapter[0]
    points = float(score_line(state, seat).total)
    aims = aims_of(scenario)
    match lesson_of(scenario):
        case "coins":
            found = state.coins[seat] + 0.05 * points
        case "kit":
            found = sum(8 * min(1.0, one.have[0] / one.need[0]) for one in kit(state, seat)) + 0.25 * points
        case "spread":
            found = MEMBER * spread_of(members_by_affinity(state, seat), aims.spread) + 0.1 * points
        case _:
            found = points + MISSION * min(aims.missions, state.missions_done[seat])
    return found + STEP * rating(state, seat)
