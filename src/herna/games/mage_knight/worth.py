"""What a position is worth to a hero: points so far, what he has for the rounds left, and where he stands."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.forecast import CLOGGED, PRIZES, REPUTATION, fame_worth, forecast, rounds_left, wound_cost
from herna.games.mage_knight.gifts import card_quality, skill_quality, unit_quality
from herna.games.mage_knight.hero import level_info, site_at
from herna.games.mage_knight.land import conquered, hex_at, rampaging_on, tokens_on
from herna.games.mage_knight.roads import frontier, here, roads
from herna.games.mage_knight.scenarios.ends import fulfilled
from herna.games.mage_knight.scoring import cards_of, score_sheet
from herna.games.mage_knight.setting import WOUND, KnightSetting
from herna.games.mage_knight.state import FREE, HEAL, INFLUENCE, INTERACTING, MOVE, MOVING, KnightState
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.kernel import Action

GOAL, CITY, TILE, HASTE = 40.0, 22.0, 3.0, 1.5
"""What fulfilling the scenario, a conquered city, and a tile turned up are worth."""
CARD, SPARE = 0.5, 0.2
"""What a card not used in this round is worth, and the share of it if there is no time to use it."""
ADVANCED, SPELL, ARTIFACT, PLAIN = 0.6, 1.0, 1.0, 3.0
SKILL, UNIT, READY, HURT = 0.35, 0.6, 0.9, 0.4
CRYSTAL, TOKEN, SHIELD = 0.45, 0.05, 2.0
WOUND_IN_HAND = 0.4
"""What a wound costs more while it is in hand."""
MOVE_POINT, INFLUENCE_POINT, HEAL_POINT = 0.08, 0.1, 0.6
NEAR, FADING, FADING_SLOWLY, GREAT, SECOND = 0.55, 0.9, 0.95, 14.0, 0.3
"""What a target in sight is worth beside reaching it, how that fades with each move point, and the next best one."""


def worth(state: KnightState, seat: int) -> float:
    """All that a hero has and may still come to."""
    if state.over:
        return float(score_sheet(state)[seat].total) + (GOAL if fulfilled(state) else 0.0)
    found = standing(state, seat) + belongings(state, seat) + body(state, seat) + prospects(state, seat)
    if state.turn == seat and state.order:
        found += points_left(state, seat)
        if state.combat is not None:
            found += forecast(state, seat).worth
    return found


def standing(state: KnightState, seat: int) -> float:
    """Fame with levels, reputation, shields, cities, tiles, the goal."""
    found = fame_worth(state, state.fame[seat])
    reputation = state.reputation[seat]
    found += REPUTATION * (reputation if reputation > -2 else 2 * reputation + 2)
    found += SHIELD * sum(owner == seat for _, owner in state.shields)
    if state.setting.alone:
        found += CITY * sum(city.conquered for city in state.cities)
        found += TILE * len(state.laid) + (GOAL if fulfilled(state) else 0.0)
    return found


def belongings(state: KnightState, seat: int) -> float:
    """Cards beyond the plain ones, units, skills, crystals and tokens; rewards that are sure."""
    setting = state.setting
    left = rounds_left(state)
    found = 0.0
    for card in cards_of(state, seat):
        if card in setting.advanced_range:
            found += 1.0 + ADVANCED * left * (card_quality(setting, card) - PLAIN) / 3
        elif card in setting.spell_range:
            found += 2.0 + SPELL * left
        elif card in setting.artifact_range:
            found += 2.0 + ARTIFACT * left
    for unit in state.units[seat]:
        whole = setting.units[unit.kind].level * 0.7 + UNIT * left * unit_quality(setting, unit.kind) / 3
        found += whole * (1.0 if not unit.wounds else HURT) + (READY if unit.ready and not unit.wounds else 0.0)
    found += SKILL * left * sum(skill_quality(setting, skill) for skill in state.skills[seat])
    found += CRYSTAL * min(sum(state.crystals[seat]), 8) + TOKEN * sum(state.mana[seat])
    return found + 2.0 * len(state.rewards)


def turns_left(state: KnightState) -> int:
    """Turns of this round after the one that is being played, as the dummy player sets the pace."""
    if state.closing:
        return len(state.last_turns)
    return -(-len(state.dummy_deck) // 4) + 1 if state.setting.has_dummy else 8


def body(state: KnightState, seat: int) -> float:
    """Wounds, and cards that can still be used in this round."""
    hand = state.hand[seat]
    wounds = hand.count(WOUND)
    others = state.deck[seat].count(WOUND) + state.discard[seat].count(WOUND)
    room = turns_left(state) * level_info(state, seat).hand_limit
    able = len(hand) - wounds
    cards: float = min(able, room) + min(len(state.deck[seat]), max(room - len(hand), 0))
    cards += SPARE * (able + len(state.deck[seat]) - cards)
    return (
        CARD * cards
        - (WOUND_IN_HAND + wound_cost(state)) * wounds
        - wound_cost(state) * others
        - CLOGGED * (wounds + others) ** 2
    )


def points_left(state: KnightState, seat: int) -> float:
    """Points of the turn that can still be spent."""
    hurt = state.hand[seat].count(WOUND) + sum(unit.wounds for unit in state.units[seat])
    found = HEAL_POINT * min(state.points[HEAL], hurt) if state.combat is None else 0.0
    if state.phase in (FREE, MOVING) and not state.action_used:
        found += MOVE_POINT * min(state.points[MOVE], 4)
    if state.phase == INTERACTING:
        found += INFLUENCE_POINT * min(state.points[INFLUENCE], 8)
    return found


# Where a hero stands


def strength(state: KnightState, seat: int) -> float:
    """About how much attack a full hand comes to, with ready units."""
    setting = state.setting
    limit = level_info(state, seat).hand_limit
    cards = [card for card in cards_of(state, seat) if card != WOUND]
    mean = sum(card_quality(setting, card) for card in cards) / max(len(cards), 1)
    found = limit * (0.35 * mean + 0.3)
    return found + sum(0.6 * unit_quality(setting, unit.kind) for unit in state.units[seat] if not unit.wounds)


GUARDS = {"keep": 9, "mage-tower": 10, "monster-den": 9, "spawning-grounds": 16, "dungeon": 9, "tomb": 14}
"""About how much it takes to beat the guards that nobody has seen yet."""


DARING = 0.75
"""The share of the strength it takes from which on a city draws a hero near."""
UNSEEN = 10.0
"""The same for a defender of a city that nobody has seen."""


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
    site = site_at(state, spot)
    if site == "city":
        return city_attraction(state, spot, power)
    if site in QUIET:
        return quiet_attraction(state, seat, spot)
    if site not in PRIZES or conquered(state, spot):
        return 1.5 if site in ("keep", "mage-tower") else 0.0
    known = tuple(token.token for token in tokens_on(state, spot) if token.face_up and not token.ruin)
    need = need_of(state.setting, known) if known else float(GUARDS.get(site, 11))
    fame = sum(state.setting.enemies[token].fame for token in known) if known else 4.0
    return (PRIZES[site] + fame) * min(power / need, 1.0) ** 2


def city_attraction(state: KnightState, spot: int, power: float) -> float:
    """What a city promises: much, if its defenders can be beaten."""
    city = next((city for city in state.cities if spot in city.hexes), None)
    if city is None or city.conquered:
        return 1.0 if city is not None else 0.0
    garrison = [token for token in state.tokens if token.hex == city.hexes[0]]
    seen = tuple(token.token for token in garrison if token.face_up)
    need = 2.0 + need_of(state.setting, seen) + UNSEEN * (len(garrison) - len(seen))
    ratio = power / need
    return PRIZES["city"] * (min(ratio, 1.0) if ratio > DARING else DARING * ratio**3)


QUIET = ("village", "monastery", "mine", "magical-glade")


def quiet_attraction(state: KnightState, seat: int, spot: int) -> float:
    """What a place promises where nobody is fought: units, crystals, healing."""
    site, hurt = site_at(state, spot), state.hand[seat].count(WOUND)
    if site == "mine":
        info = hex_at(state, spot)
        colour = info.colour if info is not None else None
        return 0.8 if colour is not None and state.crystals[seat][BASIC.index(colour)] < 3 else 0.0
    if site == "magical-glade":
        return 0.6 + 0.9 * min(hurt + state.discard[seat].count(WOUND), 2)
    room = level_info(state, seat).command - len(state.units[seat])
    return (3.2 if room > 0 else 0.4) * min(rounds_left(state), 2.0) / 2 + 0.5 * hurt


def wild_attraction(state: KnightState, seat: int, spot: int, power: float) -> float:
    """What the rampaging enemies beside a hex promise."""
    found = 0.0
    for near in state.setting.lattice.neighbours[spot]:
        token = rampaging_on(state, near)
        if token is not None:
            info = state.setting.enemies[token.token]
            gain = fame_worth(state, state.fame[seat] + info.fame) - fame_worth(state, state.fame[seat])
            found = max(found, gain * min(power / need_of(state.setting, (token.token,)), 1.0) ** 2)
    return found


KNOWN: dict[tuple[object, ...], dict[int, float]] = {}
MOST_KNOWN = 1 << 10


def targets(state: KnightState, seat: int) -> dict[int, float]:
    """Hexes worth going to, with what they promise."""
    key = (
        id(state.setting), seat, state.laid, state.tokens, state.shields, state.cities, state.level[seat],
        state.units[seat], state.round, state.hand[seat].count(WOUND), state.skills[seat],
        tuple(state.crystals[seat]), state.fame[seat], len(state.discard[seat]) and state.discard[seat].count(WOUND),
    )  # fmt: skip
    try:
        return KNOWN[key]
    except KeyError:
        if len(KNOWN) >= MOST_KNOWN:
            KNOWN.clear()
        found = KNOWN[key] = find_targets(state, seat)
        return found


def find_targets(state: KnightState, seat: int) -> dict[int, float]:
    power = strength(state, seat)
    found: dict[int, float] = {}
    for position, _ in state.laid:
        for spot in range(position * 7, position * 7 + 7):
            gain = max(attraction(state, seat, spot, power), wild_attraction(state, seat, spot, power))
            if frontier(state, spot):
                gain = max(gain, explore_worth(state) + 0.3)
            if gain > 0:
                found[spot] = gain
    return found


def explore_worth(state: KnightState) -> float:
    """What turning up a tile is worth: more when time runs out."""
    fame = state.setting.scenario.fame_for_tiles
    if not state.setting.alone:
        return 1.5 + fame
    if len(state.cities) == state.setting.city_count:
        return 0.5 + fame
    return TILE + fame + HASTE * min(max(tiles_due(state), -1.0), 4.0)


def tiles_due(state: KnightState) -> float:
    """How many tiles more should lie by now for the goal to be reached in time."""
    setting = state.setting
    all_tiles = setting.countryside_count + setting.city_count + setting.core_count
    time = setting.rounds if setting.scenario.cities_closed else setting.rounds - 2.2
    gone = state.round - 1 + (1.0 - min(turns_left(state) / 6, 1.0))
    laid = all_tiles - len(state.tile_stack)
    return 2 + (all_tiles - 2) * min(gone / time, 1.0) - laid if state.tile_stack else 0.0


def faded(gain: float, cost: int) -> float:
    """What a target so many move points away promises; great ones are seen from afar."""
    return gain * (FADING if gain < GREAT else FADING_SLOWLY) ** cost


def prospects(state: KnightState, seat: int) -> float:
    """What lies in reach of where a hero stands."""
    ways = roads(state, seat)
    goals = targets(state, seat)
    start = here(state, seat)
    found = [faded(gain, ways[spot].effort) for spot, gain in goals.items() if spot in ways]
    found.sort(reverse=True)
    near = NEAR * (found[0] if found else 0.0) + SECOND * NEAR * (found[1] if len(found) > 1 else 0.0)
    return near - (0.5 if start == state.setting.portal else 0.0)


# What can be bought


def unit_worth(state: KnightState, kind: int) -> float:
    """What a unit brings in the rounds left."""
    setting = state.setting
    return setting.units[kind].level * 0.7 + UNIT * rounds_left(state) * unit_quality(setting, kind) / 3 + READY


def gain_of(state: KnightState, seat: int, action: Action) -> float:
    """What a bargain is worth before its price."""
    setting, left = state.setting, rounds_left(state)
    found = 0.0
    match action:
        case act.RecruitUnit(unit) | act.RecruitOnTerms(unit):
            units = state.units[seat]
            full = level_info(state, seat).command <= len(units)
            found = unit_worth(state, unit)
            found -= min(unit_worth(state, one.kind) for one in units) if full and units else 0.0
        case act.Learn(card):
            found = 1.0 + ADVANCED * left * (card_quality(setting, card) - PLAIN) / 3
        case act.LearnUnseen():
            found = 1.0 + ADVANCED * left
        case act.BuySpell():
            found = 2.0 + SPELL * left
        case act.BuyArtifact():
            found = 2.0 + ARTIFACT * left
        case act.BuyHealing():
            found = WOUND_IN_HAND + wound_cost(state) if WOUND in state.hand[seat] else 0.0
    return found
