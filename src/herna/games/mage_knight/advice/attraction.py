"""Where a hero is drawn: what sites, cities, enemies and unknown land promise, and how far the goal still is."""

from __future__ import annotations

from herna.games.mage_knight.advice.gifts import card_quality, unit_quality
from herna.games.mage_knight.advice.prices import (
    READY,
    fame_worth,
    rounds_left,
    turns_left,
    unit_whole,
)
from herna.games.mage_knight.advice.roads import frontier, here, roads
from herna.games.mage_knight.components import SiteInfo
from herna.games.mage_knight.rules.hero import MOST_CRYSTALS, level_info, site_at
from herna.games.mage_knight.rules.land import conquered, rampaging_on, tokens_on, veins
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.setting import WOUND, KnightSetting
from herna.games.mage_knight.state import City, KnightState
from herna.kernel import Memo

NEAR = 0.35
"""The share of its worth that a target in sight has before it is reached."""
FADING = 0.9
"""How that fades with each move point on the way."""
FADING_SLOWLY = 0.95
"""How the worth of a great target fades."""
GREAT = 14.0
"""The worth from which a target is great."""
OTHERS = (1.0, 0.5, 0.25)
"""The share that the best targets count with, one after another: there is more than one thing to do."""
FARTHEST = 16
"""Move points after which it is all the same how far away the goal is."""
HELP = 0.4
"""The share of a hero's strength by which a city draws him nearer for everybody who could help."""
STEEP = 3
"""How quickly what is too strong for a hero stops promising anything."""
POINT_PRICE = 0.35
"""What a point of influence costs, in cards."""
HIRED = 0.9
"""The share of its gain that a unit promises before it is recruited."""
DARING = 0.75
"""The share of the strength it takes from which on a city draws a hero near."""
LAST_HOPE = 0.4
"""The share of its worth that a city promises in the last round to one who is only a part as strong as it takes."""
UNSEEN = 10.0
"""The same for a defender of a city that nobody has seen."""
TILE_TURNS = 1.3
"""The turns that finding a tile takes, about."""
CITY_TURNS = 2.5
"""The turns that conquering a city takes, about."""
ROUND_TURNS = 5.5
"""The turns of a round, about."""
ENOUGH = 0.6
"""The share of the strength it takes from which on a hero sets out for a city: it may be assaulted more than once."""
LATE = 1.6
"""With so few rounds left a city draws a hero however strong it is."""
CITY_WAY = 1.0
"""How dear the way to a city is beside that to where tiles are turned up."""


def strength(state: KnightState, seat: int) -> float:
    """About how much attack a full hand comes to, with ready units."""
    setting = state.setting
    limit = level_info(state, seat).hand_limit
    cards = [card for card in cards_of(state, seat) if card != WOUND]
    mean = sum(card_quality(setting, card) for card in cards) / max(len(cards), 1)
    found = limit * (0.35 * mean + 0.3)
    return found + sum(0.6 * unit_quality(setting, unit.kind) for unit in state.units[seat] if not unit.wounds)


def need_of(setting: KnightSetting, tokens: tuple[int, ...]) -> float:
    """About how much attack and block it takes to beat these enemies."""
    found = 0.0
    for token in tokens:
        info = setting.enemies[token]
        hits = sum(4 if attack.summon else attack.value for attack in info.attacks)
        hits *= 2 if "brutal" in info.abilities or "swift" in info.abilities else 1
        found += info.armour + 0.5 * hits + 1.0 * len(info.resists)
    return found


def attraction(state: KnightState, seat: int, spot: int, power: float) -> float:
    """What a hex promises who comes there."""
    return site_attraction(state, seat, spot, power) + state.setting.scenario.promises(state, seat, spot)


def site_attraction(state: KnightState, seat: int, spot: int, power: float) -> float:
    """What the site on a hex promises in every scenario."""
    site = site_at(state, spot)
    if site.city:
        return city_attraction(state, spot, power * (1.0 + HELP * len(helpers(state, seat))))
    if is_quiet(site):
        return quiet_attraction(state, seat, spot)
    if site.lure is None or conquered(state, spot):
        return max(1.5 if site.fortified else 0.0, recruits_worth(state, seat, site) if site.people else 0.0)
    known = tuple(token.token for token in tokens_on(state, spot) if token.face_up and not token.ruin)
    need = need_of(state.setting, known) if known else site.lure.effort
    fame = sum(state.setting.enemies[token].fame for token in known) if known else 4.0
    return (site.lure.prize + fame) * min(power / need, 1.0) ** STEEP


def helpers(state: KnightState, seat: int) -> list[int]:
    """Those who could be asked to assault a city together with a hero."""
    joins = state.setting.scenario.joins
    return [other for other in range(state.setting.players) if other != seat and joins(seat, other)]


def city_attraction(state: KnightState, spot: int, power: float) -> float:
    """What a city promises: much, if its defenders can be beaten."""
    city = city_of(state, spot)
    if city is None or city.conquered or not city.level:
        return 1.0 if city is not None else 0.0
    need = city_need(state, city)
    ratio = power / need
    hope = min(ratio, 1.0) if ratio > DARING else DARING * ratio**3
    if rounds_left(state) < 1:
        hope = max(hope, LAST_HOPE * min(ratio, 1.0))
    return state.setting.aim.city * hope


def city_of(state: KnightState, spot: int) -> City | None:
    """The city that a hex belongs to; None if it belongs to none."""
    return next((city for city in state.cities if spot in city.hexes), None)


def city_need(state: KnightState, city: City) -> float:
    """About how much strength it takes to beat those who defend a city."""
    garrison = [token for token in state.tokens if token.hex == city.hexes[0]]
    seen = tuple(token.token for token in garrison if token.face_up)
    return 2.0 + need_of(state.setting, seen) + UNSEEN * (len(garrison) - len(seen))


def is_quiet(site: SiteInfo) -> bool:
    """Is this a place where nobody is fought unless one wants to: for its people, its crystals, its healing?"""
    return site.people == "always" or (not site.guards and (site.crystal or site.takes_wound))


def quiet_attraction(state: KnightState, seat: int, spot: int) -> float:
    """What a place promises where nobody is fought: units, crystals, healing."""
    site, hurt = site_at(state, spot), state.hand[seat].count(WOUND)
    if site.crystal:
        return 0.8 if any(state.crystals[seat][colour] < MOST_CRYSTALS for colour in veins(state, spot)) else 0.0
    if site.takes_wound:
        return 0.6 + 0.9 * min(hurt + state.discard[seat].count(WOUND), 2)
    return recruits_worth(state, seat, site) + 0.5 * hurt


def recruits_worth(state: KnightState, seat: int, site: SiteInfo) -> float:
    """What the best unit promises that a hero could recruit from the people of a site, beside what it costs."""
    setting = state.setting
    if level_info(state, seat).command <= len(state.units[seat]):
        return 0.4
    offered = [kind for kind in state.unit_offer if not set(setting.units[kind].sites).isdisjoint(site.recruits)]
    gains = [unit_whole(state, kind) + READY - POINT_PRICE * setting.units[kind].cost for kind in offered]
    return max(0.4, HIRED * max(gains, default=0.0))


def wild_attraction(state: KnightState, seat: int, spot: int, power: float) -> float:
    """What the rampaging enemies beside a hex promise."""
    found = 0.0
    for near in state.setting.lattice.neighbours[spot]:
        token = rampaging_on(state, near)
        if token is not None:
            info = state.setting.enemies[token.token]
            gain = fame_worth(state, state.fame[seat] + info.fame) - fame_worth(state, state.fame[seat])
            found = max(found, gain * min(power / need_of(state.setting, (token.token,)), 1.0) ** STEEP)
    return found


HEROES_KEPT = 1 << 10


def targets(state: KnightState, seat: int) -> dict[int, float]:
    """Hexes worth going to, with what they promise."""
    power, lookout = strength(state, seat), explore_worth(state)
    key = (
        seat, power, lookout, state.laid, state.tokens, state.shields, state.cities, state.new_sites, state.level[seat],
        state.units[seat], state.round, state.hand[seat].count(WOUND), tuple(state.crystals[seat]), state.fame[seat],
        state.discard[seat].count(WOUND), state.unit_offer,
    )  # fmt: skip
    memo: Memo[dict[int, float]] = state.setting.memo("worth", HEROES_KEPT)
    return memo.get(key, lambda: find_targets(state, seat, power, lookout))


def find_targets(state: KnightState, seat: int, power: float, lookout: float) -> dict[int, float]:
    found: dict[int, float] = {}
    for position, _ in state.laid:
        for spot in range(position * 7, position * 7 + 7):
            gain = max(attraction(state, seat, spot, power), wild_attraction(state, seat, spot, power))
            if frontier(state, spot):
                gain = max(gain, lookout + 0.3)
            if gain > 0:
                found[spot] = gain
    return found


def explore_worth(state: KnightState) -> float:
    """What turning up a tile is worth: more when time runs out."""
    scenario, aim = state.setting.scenario, state.setting.aim
    if not scenario.seeking(state):
        return aim.later + scenario.fame_for_tile
    return aim.tile + scenario.fame_for_tile + aim.haste * min(max(tiles_due(state), -1.0), 4.0)


def tiles_due(state: KnightState) -> float:
    """How many tiles more should lie by now for the goal to be reached in time."""
    setting = state.setting
    all_tiles = setting.countryside_count + setting.city_count + setting.core_count
    time = setting.rounds - setting.aim.spare
    gone = state.round - 1 + (1.0 - min(turns_left(state) / 6, 1.0))
    laid = all_tiles - len(state.tile_stack)
    return 2 + (all_tiles - 2) * min(gone / time, 1.0) - laid if state.tile_stack else 0.0


def faded(gain: float, cost: int) -> float:
    """What a target promises by the move points it is away; great ones are seen from afar."""
    return gain * (FADING if gain < GREAT else FADING_SLOWLY) ** cost


def prospects(state: KnightState, seat: int) -> float:
    """What lies in reach of where a hero stands."""
    ways = roads(state, seat)
    goals = targets(state, seat)
    start = here(state, seat)
    found = [faded(gain, ways[spot].effort) for spot, gain in goals.items() if spot in ways]
    found.sort(reverse=True)
    near = NEAR * sum(share * gain for share, gain in zip(OTHERS, found, strict=False))
    return near - (0.5 if start == state.setting.portal else 0.0)


def way_left(state: KnightState, seat: int) -> float:
    """What the way to the goal still costs: to where tiles can be turned up, or to a city that can be assaulted."""
    aim = state.setting.aim
    if not aim.way:
        return 0.0
    ways = roads(state, seat)
    costs = [price * min(ways[spot].effort, FARTHEST) for spot, price in goals(state, seat) if spot in ways]
    return -aim.way * urgency(state) * min(costs, default=0.0)


def urgency(state: KnightState) -> float:
    """How pressing the goal is: the turns that it may still take beside those that are left."""
    setting = state.setting
    tiles = len(state.tile_stack) if setting.scenario.seeking(state) else 0
    cities = setting.city_count - sum(city.conquered for city in state.cities)
    work = TILE_TURNS * tiles + CITY_TURNS * cities
    time = turns_left(state) + ROUND_TURNS * (setting.rounds - state.round) + 1
    return min(max(2 * work / time, 0.5), 3.0)


def goals(state: KnightState, seat: int) -> tuple[tuple[int, float], ...]:
    """Where the goal of the scenario leads a hero, with how dear every move point on the way there is."""
    power = strength(state, seat) * (1.0 + HELP * len(helpers(state, seat)))
    key = (seat, power, state.laid, state.cities, state.tokens, state.round, len(state.tile_stack), state.shields)
    memo: Memo[tuple[tuple[int, float], ...]] = state.setting.memo("goals", HEROES_KEPT)
    return memo.get(key, lambda: find_goals(state, seat, power))


def find_goals(state: KnightState, seat: int, power: float) -> tuple[tuple[int, float], ...]:
    seeking = state.setting.scenario.seeking(state) and bool(state.tile_stack)
    late = not seeking or rounds_left(state) < LATE
    found = [(spot, 1.0) for spot in state.setting.scenario.leads_to(state, seat)]
    for position, _ in state.laid:
        for spot in range(position * 7, position * 7 + 7):
            if seeking and frontier(state, spot):
                found.append((spot, 1.0))
            city = city_of(state, spot)
            if (
                city is not None
                and city.level
                and not city.conquered
                and (late or power >= ENOUGH * city_need(state, city))
            ):
                found.append((spot, CITY_WAY))
    return tuple(found)
