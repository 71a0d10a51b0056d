"""Late positions, drawn: core tiles lie open, heroes have come far, units are wounded and cities half conquered.

Random play seldom gets there. Whatever has to cope with late positions (tests of rules, bots, whoever solves them)
draws them here: nothing is lost or doubled on the way, and the round begins by the rules.
"""

from __future__ import annotations

import random
from itertools import pairwise

from herna.games.mage_knight.actions import TakeTactic
from herna.games.mage_knight.positions.names import PositionError
from herna.games.mage_knight.positions.things import arrange
from herna.games.mage_knight.rules.cities import lay_shields, take_city
from herna.games.mage_knight.rules.hero import level_for
from herna.games.mage_knight.rules.land import positions_laid, site_on, turn_up
from herna.games.mage_knight.rules.offers import need_offer
from herna.games.mage_knight.rules.spaces import is_safe
from herna.games.mage_knight.setting import NONE, OFFERS, PILES, WOUND
from herna.games.mage_knight.state import HexToken, KnightState, Unit
from herna.games.mage_knight.steps.round import BeginRound
from herna.kernel import with_item

LEAST_FAME, MOST_FAME = 6, 70
"""Between these lies the fame of a hero who has come far."""
MOST_WOUNDS = 4
"""The most wounds in a hero's cards."""
MOST_GAINS = 4
"""The most cards of each kind that a hero has gained."""
MOST_CRYSTALS = 3
"""The most crystals of a colour."""
BEATEN = 0.6
"""How likely it is that an enemy on the map was beaten."""
HURT = 0.35
"""How likely it is that a unit is wounded."""
TILES_OPEN = 0.7
"""How likely it is that a tile was turned up."""


def draw_late(state: KnightState, dice: random.Random) -> KnightState:
    """A game that has just begun becomes a late one: the tactics of a later round are about to be taken. Raises
    `PositionError` for a game in which a turn was played."""
    if state.round > 1 or any(turn is not None for turn in state.turns):
        raise PositionError("only a game in which nobody has had a turn can be made a late one")
    while not isinstance(next(iter(state.options()), None), TakeTactic):
        state.apply(dice.choice(state.options()))
    need_offer(state, *OFFERS)
    open_land(state, dice)
    for seat in range(state.setting.players):
        grow(state, seat, dice)
        place_hero(state, seat, dice)
    beat_enemies(state, dice)
    assault_cities(state, dice)
    begin_late_round(state, dice)
    return state


def open_land(state: KnightState, dice: random.Random) -> None:
    """Most tiles of the stack lie on the table, each where one may lie."""
    lattice = state.setting.lattice
    while state.tile_stack and (dice.random() < TILES_OPEN or len(state.tile_stack) > state.setting.core_count):
        *rest, tile = state.tile_stack
        kind = "countryside" if state.setting.tiles[tile].kind == "countryside" else "core"
        laid = positions_laid(state)
        places = [place for place in range(len(lattice.positions)) if lattice.may_lie(place, laid, kind)]
        if not places:
            return
        state.tile_stack = tuple(rest)
        place = dice.choice(places)
        turn_up(state, place, tile)
        state.setting.scenario.tile_turned(state, NONE, place)
        state.start()


def taken(state: KnightState, deck: str, count: int) -> tuple[int, ...]:
    """Some cards off a deck, as far as there are any."""
    held: tuple[int, ...] = getattr(state, deck)
    cards = held[-count:] if count else ()
    setattr(state, deck, held[: len(held) - len(cards)])
    return cards


def grow(state: KnightState, seat: int, dice: random.Random) -> None:
    """A hero has fame and what its levels bring, cards beyond his own, wounds, crystals, and units, some of them
    hurt."""
    fame = dice.randint(LEAST_FAME, MOST_FAME)
    level = level_for(state, fame)
    gains = [info.gains for info in state.setting.levels[1:level]]
    skills = min(gains.count("skill"), len(state.skill_pile[seat]) // 2)
    cards = [*state.hand[seat], *state.deck[seat], *taken(state, "advanced_deck", skills)]
    for deck in ("spell_deck", "artifact_deck", "advanced_deck"):
        cards += taken(state, deck, dice.randint(0, MOST_GAINS))
    cards += [WOUND] * dice.randint(0, MOST_WOUNDS)
    dice.shuffle(cards)
    for _ in range(skills):
        *rest, kept, given = state.skill_pile[seat]
        state.skill_pile[seat] = tuple(rest)
        state.skills[seat] += (kept,)
        state.common_skills += (given,)
    command = state.command[seat] + gains.count("command")
    kinds = [kind for deck in ("regular_deck", "elite_deck") for kind in taken(state, deck, dice.randint(0, 2))]
    for kind in kinds[command:]:
        deck = f"{state.setting.units[kind].deck}_deck"
        setattr(state, deck, (kind, *getattr(state, deck)))
    units = tuple(Unit(kind, wounds=int(dice.random() < HURT)) for kind in kinds[:command])
    state.deck_known[seat] = 0
    arrange(
        state,
        seat=seat,
        hand=(),
        deck=tuple(cards),
        fame=fame,
        level=level,
        command=command,
        units=units,
        crystals=[dice.randint(0, MOST_CRYSTALS) for _ in range(4)],
        reputation=dice.randint(-4, 5),
    )


def place_hero(state: KnightState, seat: int, dice: random.Random) -> None:
    """A hero stands where he could have ended a turn."""
    spots = [place * 7 + part for place, _ in state.laid for part in range(7)]
    safe = [spot for spot in spots if is_safe(state, seat, spot)]
    arrange(state, seat=seat, place=dice.choice(safe or [state.setting.portal]))


def discard(state: KnightState, gone: list[HexToken]) -> None:
    """Tokens of beaten enemies leave the map."""
    for token in gone:
        pile = PILES.index(state.setting.enemies[token.token].colour)
        state.enemy_discards = with_item(state.enemy_discards, pile, (*state.enemy_discards[pile], token.token))
    state.tokens = tuple(token for token in state.tokens if not any(token is one for one in gone))


def beat_enemies(state: KnightState, dice: random.Random) -> None:
    """Many sites have a shield in place of their guards, and many rampaging enemies are gone."""
    in_cities = {spot for city in state.cities for spot in city.hexes}
    for spot in dict.fromkeys(token.hex for token in state.tokens if not token.ruin and token.hex not in in_cities):
        if dice.random() < BEATEN:
            seat, site = dice.randrange(state.setting.players), site_on(state, spot)
            discard(state, [token for token in state.tokens if token.hex == spot and not token.ruin])
            if not site.rampaging:
                state.shields += ((spot, seat),)
                state.setting.scenario.site_conquered(state, seat, spot)


def assault_cities(state: KnightState, dice: random.Random) -> None:
    """Of each garrison a part is beaten, by several heroes; all but the last city may be conquered."""
    fought = [city for city in state.cities if not city.conquered]
    for city, last in [*((one, False) for one, _ in pairwise(fought)), *((one, True) for one in fought[-1:])]:
        garrison = [token for token in state.tokens if token.hex == city.hexes[0]]
        beaten = dice.sample(garrison, dice.randint(0, len(garrison) - last))
        discard(state, beaten)
        now = city
        for _ in beaten:
            now = lay_shields(state, dice.randrange(state.setting.players), now, 1)
        if beaten and len(beaten) == len(garrison):
            take_city(state, now.shields[-1], now)


def begin_late_round(state: KnightState, dice: random.Random) -> None:
    """A later round begins: the table is made ready for it as for any other."""
    state.round = dice.randint(1, max(state.setting.rounds - 1, 1))
    state.dummy_tactic = NONE
    state.tactic = [NONE] * state.setting.players
    state.steps[:] = [BeginRound()]
    state.start()
    state.changed()
