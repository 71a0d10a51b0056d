"""The land as it lies: what is where, and what happens when a tile is turned up."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import NO_SITE, HexInfo, SiteInfo
from herna.games.mage_knight.components.world import TURNS
from herna.games.mage_knight.geometry import HEX_NAMES, distance
from herna.games.mage_knight.rules.garrison import garrison
from herna.games.mage_knight.rules.known import forget
from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import City, HexToken, KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, TERRAINS
from herna.games.mage_knight.vocabulary.world import Reveal
from herna.games.programs import all_in_force
from herna.kernel import with_item

EAST = HEX_NAMES.index("e")


def tile_at(state: KnightState, position: int) -> int:
    """The tile that lies at a position; none if there is none yet."""
    return state.tiles_at[position]


def hex_at(state: KnightState, spot: int) -> HexInfo | None:
    """What is on a hex: as it is printed, or the second part of a megapolis above it. None where no tile lies."""
    if state.setting.megapolis:
        spot = first_part(state, spot)
    tile = state.tiles_at[spot // 7]
    return None if tile == NONE else state.setting.tile_hexes[tile][spot % 7]


def site_on(state: KnightState, spot: int) -> SiteInfo:
    """What the site on a hex is, whatever has become of it; where no tile lies there is none."""
    if state.setting.megapolis:
        spot = first_part(state, spot)
    tile = state.tiles_at[spot // 7]
    if state.new_sites:
        for place, name in state.new_sites:
            if place == spot:
                return new_site(state, spot, name)
    return NO_SITE if tile == NONE else state.setting.tile_sites[tile][spot % 7]


def new_site(state: KnightState, spot: int, name: str) -> SiteInfo:
    """A site by its name as it is on the tile under this hex."""
    setting = state.setting
    core = setting.tiles[tile_at(state, spot // 7)].ground == "core"
    return (setting.core_sites if core else setting.sites)[name]


def first_part(state: KnightState, spot: int) -> int:
    """The first hex of the megapolis whose second city covers this one; any other hex is its own. What was printed
    under the second city is ignored."""
    return next((city.hexes[0] for city in state.cities if spot in city.hexes[1:]), spot)


def positions_laid(state: KnightState) -> frozenset[int]:
    """The tile positions where tiles lie."""
    return frozenset(position for position, _ in state.laid)


def tokens_on(state: KnightState, spot: int) -> tuple[HexToken, ...]:
    """The tokens that lie on a hex."""
    return tuple(token for token in state.tokens if token.hex == spot)


def rampaging_on(state: KnightState, spot: int) -> HexToken | None:
    """The rampaging enemy on a hex, if there is one."""
    if not site_on(state, spot).rampaging:
        return None
    return next((token for token in state.tokens if token.hex == spot), None)


def rampaging_spots(state: KnightState) -> list[int]:
    """The hexes on the table where rampaging enemies belong, whether any are left or not."""
    return [
        position * 7 + part
        for position, tile in state.laid
        for part, site in enumerate(state.setting.tile_sites[tile])
        if site.rampaging and first_part(state, position * 7 + part) == position * 7 + part
    ]


def is_left_empty(state: KnightState, spot: int) -> bool:
    """Does neither a token lie nor a hero stand on a hex?"""
    return not tokens_on(state, spot) and spot not in state.place


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


def is_held(state: KnightState, spot: int) -> bool:
    """Do guards keep everybody from what a place gives? It gives nothing until it is conquered."""
    return bool(site_on(state, spot).guards) and not conquered(state, spot)


def owner_of(state: KnightState, spot: int) -> int:
    """Whose shield lies on a hex; nobody's if there is none."""
    return next((seat for place, seat in state.shields if place == spot), NONE)


def veins(state: KnightState, spot: int) -> tuple[int, ...]:
    """The colours of the crystals that the hex of a mine gives."""
    info = hex_at(state, spot)
    if info is None:
        return ()
    return tuple(BASIC.index(colour) for colour in info.colours or filter(None, (info.colour,)))


def terrain_of(info: HexInfo) -> int:
    """The terrain of a hex by number."""
    return TERRAINS.index(info.terrain)


def printed_cost(state: KnightState, terrain: str) -> int:
    """What a terrain costs by day or by night, whatever is in force."""
    costs = state.setting.cost_by_night if state.night else state.setting.cost_by_day
    return costs[TERRAINS.index(terrain)]


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


def any_way_round(state: KnightState, tile: int) -> int:
    """A tile as it lies when it is turned up; by the number that it has then (MK-24.13). The start tile lies as it is
    printed."""
    setting = state.setting
    if not setting.scenario.turns_tiles or setting.tiles[tile].kind == "start":
        return tile
    return tile + setting.tile_count * state.below(TURNS)


def turn_up(state: KnightState, position: int, tile: int) -> None:
    """Lay a tile, and do what its sites ask for when they come up."""
    state.reveal()
    tile = any_way_round(state, tile)
    lay_tile(state, position, tile)
    for part, site in enumerate(state.setting.tile_sites[tile]):
        spot = position * 7 + part
        if site is NO_SITE or (state.setting.megapolis and first_part(state, spot) != spot):
            continue
        come_up(state, spot, site)
        if site.city and site.entry != "closed":
            state.setting.scenario.city_found(state, spot, state.setting.tile_hexes[tile][part])


def lay_site(state: KnightState, spot: int, name: str) -> None:
    """A site lies from now on where none is printed, and does what it asks for when it comes up."""
    state.new_sites = (*state.new_sites, (spot, name))
    come_up(state, spot, site_on(state, spot))


def come_up(state: KnightState, spot: int, site: SiteInfo) -> None:
    """What a site asks for when it is seen first: guards, a ruins token, an advanced action in the offer of units."""
    if site.drawn == "turned-up":
        post_guards(state, spot, site)
    if site.ruins and state.ruin_pile:
        *rest, ruin = state.ruin_pile
        state.ruin_pile = tuple(rest)
        state.tokens = (*state.tokens, HexToken(spot, ruin, face_up=not state.night, ruin=True))
    if "lesson" in site.sells and state.advanced_deck:
        *cards, card = state.advanced_deck
        state.advanced_deck = tuple(cards)
        state.unit_cards = (*state.unit_cards, card)


def lay_tile(state: KnightState, position: int, tile: int) -> None:
    """A tile lies at a position from now on."""
    state.laid = (*state.laid, (position, tile))
    places = state.tiles_at or (NONE,) * (len(state.setting.lattice.positions) + 1)
    state.tiles_at = with_item(places, position, tile)


def post_guards(state: KnightState, spot: int, site: SiteInfo) -> None:
    """The guards of a site lie on its hex, as far as there are tokens."""
    for guard in site.guards:
        pile = PILES.index(guard.pile)
        token = draw_token(state, pile)
        if token != NONE:
            state.tokens = (*state.tokens, HexToken(spot, token, face_up=guard.face_up))
        elif site.entry == "action":
            state.owed = (*state.owed, (spot, pile))


def pay_owed(state: KnightState, spot: int) -> None:
    """Somebody goes in: tokens that were not there when the place came up are drawn now, as far as there are any."""
    owed = [pile for place, pile in state.owed if place == spot]
    state.owed = tuple(one for one in state.owed if one[0] != spot)
    for pile in owed:
        token = draw_token(state, pile)
        if token != NONE:
            state.reveal()
            state.tokens = (*state.tokens, HexToken(spot, token, face_up=True))


def lay_city(state: KnightState, spot: int, info: HexInfo, parts: int = 1) -> None:
    """A city comes up: its level is the scenario's for this place in the order, none for a friendly one, and its
    garrison lies face down unless everybody may walk in. One of two parts is a megapolis, with a city of a colour that
    is left beside it in the east."""
    cities = state.setting.cities
    used = {colour for city in state.cities for colour in city.colours}
    unused = [one for one in range(len(cities)) if one not in used]
    colour = next(number for number, city in enumerate(cities) if city.id == info.colour)
    if colour in used:
        # MK-26.17: it stands in the first megapolis; the two that are left come here.
        colour = unused[state.below(len(unused))]
    number = len(state.cities)
    levels = state.setting.city_levels
    level = levels[number] if levels else 0
    city = City((spot,), (colour,), level)
    if parts > 1:
        others = [one for one in unused if one != colour]
        city = City((spot, spot + EAST), (colour, others[state.below(len(others))]), level)
    state.cities += (city,)
    defended = site_on(state, spot).entry == "assault"
    for pile in garrison([cities[one] for one in city.colours], level) if defended else ():
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
    by_day = not state.night
    garrisons = garrisons_seen(state, near, bright=by_day)
    for spots, bright in far_sights(state):
        by_day = by_day or bright
        garrisons |= garrisons_seen(state, spots, bright=by_day)
    seen = []
    for token in state.tokens:
        if token.face_up:
            continue
        if token.ruin:
            if token.hex in places or by_day:
                seen.append(token)
        elif token.hex in garrisons:
            seen.append(token)
    if seen:
        state.reveal()
        state.tokens = tuple(replace(token, face_up=True) if token in seen else token for token in state.tokens)


def far_sights(state: KnightState) -> list[tuple[set[int], bool]]:
    """The hexes that effects in force let a hero see from where he stands, and whether he sees as by day."""
    hexes = state.setting.lattice.hexes
    found = []
    for thing, word in all_in_force(state, Reveal):
        if state.place[thing.frame.actor] != NONE:
            place = state.place[thing.frame.actor]
            spots = {at for at, spot in enumerate(hexes) if distance(hexes[place], spot) <= word.within}
            found.append((spots, word.as_day))
    return found


def garrisons_seen(state: KnightState, spots: Iterable[int], *, bright: bool) -> set[int]:
    """The hexes whose garrison is turned up when a hero looks at these; that of a city lies on its first part."""
    found = set()
    for spot in spots:
        seen = site_on(state, spot).seen
        if seen == "always" or (seen == "by-day" and bright):
            found.add(first_part(state, spot))
    return found
