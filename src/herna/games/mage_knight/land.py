"""The land as it lies: what is where, and what happens when a tile is turned up."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import HexInfo
from herna.games.mage_knight.geometry import HEX_NAMES, distance
from herna.games.mage_knight.known import forget
from herna.games.mage_knight.rules.garrison import garrison
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import City, HexToken, KnightState
from herna.games.mage_knight.vocabulary.names import TERRAINS
from herna.games.mage_knight.vocabulary.world import Reveal
from herna.games.programs import word_at

TOKEN_WHEN_REVEALED = {"marauding-orcs": "green", "draconum": "red", "keep": "grey", "mage-tower": "violet"}
SECOND_PART = HexInfo("city", "city")
"""What was printed under the second city of a megapolis is ignored."""
EAST = HEX_NAMES.index("e")
RAMPAGING = ("marauding-orcs", "draconum")
FORTIFIED = ("keep", "mage-tower", "city")
GARRISONED = ("keep", "mage-tower")
"""Sites whose garrison is seen by day from beside them."""


def tile_at(state: KnightState, position: int) -> int:
    """The tile that lies at a position; none if there is none yet."""
    for place, tile in state.laid:
        if place == position:
            return tile
    return NONE


def hex_at(state: KnightState, spot: int) -> HexInfo | None:
    """What is on a hex: as it is printed, or the second part of a megapolis above it. None where no tile lies."""
    position, part = divmod(spot, 7)
    tile = tile_at(state, position)
    if tile == NONE:
        return None
    if state.setting.options.megapolis and is_second_part(state, spot):
        return SECOND_PART
    return state.setting.tile_hexes[tile][part]


def is_second_part(state: KnightState, spot: int) -> bool:
    """Does the second city of a megapolis cover this hex?"""
    return any(spot in city.hexes[1:] for city in state.cities)


def positions_laid(state: KnightState) -> frozenset[int]:
    """The tile positions where tiles lie."""
    return frozenset(position for position, _ in state.laid)


def tokens_on(state: KnightState, spot: int) -> tuple[HexToken, ...]:
    """The tokens that lie on a hex."""
    return tuple(token for token in state.tokens if token.hex == spot)


def rampaging_on(state: KnightState, spot: int) -> HexToken | None:
    """The rampaging enemy on a hex, if there is one."""
    info = hex_at(state, spot)
    if info is None or info.site not in RAMPAGING:
        return None
    return next((token for token in state.tokens if token.hex == spot), None)


def wall_between(state: KnightState, one: int, other: int) -> bool:
    """Does a wall lie between two neighbouring hexes? Walls never lead off their tile."""
    position, part = divmod(one, 7)
    if position != other // 7:
        return False
    tile = tile_at(state, position)
    return tile != NONE and (part, other % 7) in state.setting.tile_walls[tile]


def conquered(state: KnightState, spot: int) -> bool:
    """Does a shield lie on this hex?"""
    return any(place == spot for place, _ in state.shields)


def owner_of(state: KnightState, spot: int) -> int:
    """Whose shield lies on a hex; nobody's if there is none."""
    return next((seat for place, seat in state.shields if place == spot), NONE)


def terrain_of(info: HexInfo) -> int:
    """The terrain of a hex by number."""
    return TERRAINS.index(info.terrain)


def draw_token(state: KnightState, pile: int) -> int:
    """The top token of a pile; the discarded ones are shuffled into a new pile when it is empty. None if both are."""
    if not state.enemy_piles[pile]:
        again = list(state.enemy_discards[pile])
        state.shuffle(again)
        state.enemy_piles = (*state.enemy_piles[:pile], tuple(again), *state.enemy_piles[pile + 1 :])
        state.enemy_discards = (*state.enemy_discards[:pile], (), *state.enemy_discards[pile + 1 :])
    if not state.enemy_piles[pile]:
        return NONE
    forget(state, pile=pile)
    *rest, token = state.enemy_piles[pile]
    state.enemy_piles = (*state.enemy_piles[:pile], tuple(rest), *state.enemy_piles[pile + 1 :])
    return token


def any_left(state: KnightState, piles: Iterable[str]) -> bool:
    """Can a token be drawn from one of these piles, or is nobody there until tokens come back (MK-6.16)?"""
    return any(state.enemy_piles[at] or state.enemy_discards[at] for at in map(PILES.index, piles))


def turn_up(state: KnightState, position: int, tile: int) -> None:
    """Lay a tile, and do what its sites ask for when they come up."""
    state.reveal()
    state.laid = (*state.laid, (position, tile))
    for part, info in enumerate(state.setting.tiles[tile].hexes.all):
        spot = position * 7 + part
        if state.setting.options.megapolis and is_second_part(state, spot):
            continue
        if info.site in TOKEN_WHEN_REVEALED:
            pile = PILES.index(TOKEN_WHEN_REVEALED[info.site])
            token = draw_token(state, pile)
            if token != NONE:
                state.tokens = (*state.tokens, HexToken(spot, token, face_up=info.site in RAMPAGING))
        elif info.site == "ancient-ruins" and state.ruin_pile:
            *rest, ruin = state.ruin_pile
            state.ruin_pile = tuple(rest)
            state.tokens = (*state.tokens, HexToken(spot, ruin, face_up=not state.night, ruin=True))
        elif info.site == "monastery" and state.advanced_deck:
            *cards, card = state.advanced_deck
            state.advanced_deck = tuple(cards)
            state.unit_cards = (*state.unit_cards, card)
        elif info.site == "city" and not state.setting.scenario.cities_closed:
            lay_city(state, spot, info)


def lay_city(state: KnightState, spot: int, info: HexInfo) -> None:
    """A city comes up: its level is the scenario's for this place in the order, and its garrison lies face down. The
    last one may be a megapolis, with a city of a colour that is left beside it in the east."""
    cities = state.setting.cities
    colour = next(number for number, city in enumerate(cities) if city.id == info.colour)
    number = len(state.cities)
    level = state.setting.city_levels[number]
    city = City((spot,), (colour,), level)
    if state.setting.options.megapolis and number + 1 == state.setting.city_count:
        used = {colour, *(one for other in state.cities for one in other.colours)}
        unused = [one for one in range(len(cities)) if one not in used]
        city = City((spot, spot + EAST), (colour, unused[state.below(len(unused))]), level)
    state.cities += (city,)
    for pile in garrison([cities[one] for one in city.colours], level):
        token = draw_token(state, PILES.index(pile))
        if token != NONE:
            state.tokens += (HexToken(spot, token, face_up=False),)
    state.tell(told.CityFound(spot, cities[colour].id, level))


def look_around(state: KnightState) -> None:
    """By day the garrisons of keeps and towers beside any hero are turned up, those of cities at night too; the ruins a
    hero stands on always are, and by day all of them (MK-6.6)."""
    if all(token.face_up for token in state.tokens):
        return
    places = [place for place in state.place if place != NONE]
    near = {spot for place in places for spot in state.setting.lattice.neighbours[place]}
    cities = {city.hexes[0] for city in state.cities if near.intersection(city.hexes)}
    garrisons = set() if state.night else {spot for spot in near if hex_site(state, spot) in GARRISONED}
    by_day = not state.night
    for spots, bright in far_sights(state):
        by_day = by_day or bright
        cities |= {city.hexes[0] for city in state.cities if spots.intersection(city.hexes)}
        if by_day:
            garrisons |= {spot for spot in spots if hex_site(state, spot) in GARRISONED}
    seen = []
    for token in state.tokens:
        if token.face_up:
            continue
        if token.ruin:
            if token.hex in places or by_day:
                seen.append(token)
        elif token.hex in cities or token.hex in garrisons:
            seen.append(token)
    if seen:
        state.reveal()
        state.tokens = tuple(replace(token, face_up=True) if token in seen else token for token in state.tokens)


def far_sights(state: KnightState) -> list[tuple[set[int], bool]]:
    """The hexes that effects in force let a hero see from where he stands, and whether he sees as by day."""
    hexes = state.setting.lattice.hexes
    found = []
    for thing in state.lasting:
        word = word_at(state, thing.frame) if thing.flag == "sight" else None
        if isinstance(word, Reveal) and state.place[thing.frame.actor] != NONE:
            place = state.place[thing.frame.actor]
            spots = {at for at, spot in enumerate(hexes) if distance(hexes[place], spot) <= word.within}
            found.append((spots, word.as_day))
    return found


def hex_site(state: KnightState, spot: int) -> str | None:
    """What is printed on a hex as its site."""
    info = hex_at(state, spot)
    return None if info is None else info.site
