"""What lies on the table between the heroes, as everybody sees it: land, Source, piles and the dummy player."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from herna.games.mage_knight.components import BasicColour
from herna.games.mage_knight.faces.hero_view import card_names
from herna.games.mage_knight.rules.cities import leader_of, parts_of
from herna.games.mage_knight.rules.dummy import dummy_crystals, turns_left
from herna.games.mage_knight.setting import NONE, PILES, KnightSetting
from herna.games.mage_knight.state import City, KnightState
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS

STAND_IN = "stand-in"
"""What the dummy player has in place of a hero if none is left (message `hero-stand-in`)."""


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies on the table, turned clockwise by a number of sixths."""

    position: str
    tile: str
    turned: int = 0


class SiteView(msgspec.Struct, frozen=True):
    """A site that lies on a hex where none is printed."""

    hex: str
    site: str


class TokenView(msgspec.Struct, frozen=True):
    """A token on a hex; what is face down shows its back only (`grey`, `ruin`)."""

    hex: str
    back: str
    id: str | None


class ShieldView(msgspec.Struct, frozen=True):
    """A shield on a hex."""

    hex: str
    seat: int


class CityView(msgspec.Struct, frozen=True):
    """A city that is turned up; its garrison lies among the tokens, on its first hex."""

    hexes: tuple[str, ...]
    colours: tuple[BasicColour, ...]
    level: int
    garrison: int
    shields: tuple[int, ...]
    """Whose shields lie on the card, in the order of beating."""
    conquered: bool
    leader: int | None


class PathView(msgspec.Struct, frozen=True):
    """A path through a maze or labyrinth that was gone to the end, and what it cost."""

    hex: str
    seat: int
    path: int


class DieView(msgspec.Struct, frozen=True):
    """A die of the Source: what it shows, and where it is (`source`, `used`, `set`, `kept`)."""

    face: str
    where: str
    seat: int | None


class DummyView(msgspec.Struct, frozen=True):
    """The dummy player."""

    hero: str
    deck_count: int
    left: tuple[str, ...]
    """What is left in his deck, in no order: everybody knows what it was made of."""
    shown: tuple[str, ...]
    crystals: dict[str, int]
    tactic: str | None
    ends_in: tuple[int, int]
    """In which of his turns he announces the end of the round, at the earliest and at the latest; 1 is the next."""


class PilesView(msgspec.Struct, frozen=True):
    """How much lies face down, and what it can be: everybody knows what the piles were made of."""

    tiles: int
    core_tiles: int
    """How many of them are core tiles."""
    next_tile: str | None
    unseen_tiles: tuple[str, ...]
    """The tiles that nobody has seen: those of the stack are among them."""
    enemies: dict[str, int]
    unseen: dict[str, dict[str, int]]
    """By pile, the enemies that nobody has seen since they were shuffled in, in the pile or face down on the land, and
    how many of each."""
    discarded: dict[str, dict[str, int]]
    """By pile, the enemies that lie in the discard, and how many of each."""
    ruins: int
    regular_units: int
    elite_units: int
    advanced: int
    spells: int
    artifacts: int


def map_view(state: KnightState) -> dict[str, Any]:
    """Tiles, tokens and shields."""
    setting = state.setting
    tokens = []
    for token in state.tokens:
        back = "ruin" if token.ruin else setting.enemies[token.token].colour
        name = setting.ruins[token.token].id if token.ruin else setting.enemy_ids[token.token]
        tokens.append(TokenView(setting.hex_names[token.hex], back, name if token.face_up else None))
    return {
        "tiles": tuple(
            TileView(setting.position_names[place], setting.tile_ids[tile], tile // setting.tile_count)
            for place, tile in state.laid
        ),
        "tokens": tuple(tokens),
        "new_sites": tuple(SiteView(setting.hex_names[spot], name) for spot, name in state.new_sites),
        "paths": tuple(PathView(setting.hex_names[spot], seat, path) for spot, seat, path in state.paths),
        "shields": tuple(ShieldView(setting.hex_names[spot], seat) for spot, seat in state.shields),
    }


def city_view(state: KnightState, city: City) -> CityView:
    """A city with its card."""
    leader = leader_of(city)
    return CityView(
        hexes=tuple(state.setting.hex_names[spot] for spot in city.hexes),
        colours=tuple(part.id for part in parts_of(state, city)),
        level=city.level,
        garrison=sum(token.hex == city.hexes[0] for token in state.tokens),
        shields=city.shields,
        conquered=city.conquered,
        leader=None if leader == NONE else leader,
    )


def dice_view(state: KnightState) -> tuple[DieView, ...]:
    """The dice of the Source, and who has those that are not in it."""
    out = {die: ("kept", seat) for seat, die in state.kept_dice}
    for turn in state.turns:
        if turn is not None:
            out |= dict.fromkeys(turn.dice.taken, ("used", turn.seat))
            out |= dict.fromkeys(turn.dice.kept_as_set, ("set", turn.seat))
    return tuple(DieView(COLOURS[face], *out.get(die, ("source", None))) for die, face in enumerate(state.dice))


def dummy_view(state: KnightState) -> DummyView | None:
    """The dummy player, if there is one."""
    setting = state.setting
    if not (state.dummy_deck or state.dummy_gone):
        return None
    return DummyView(
        STAND_IN if state.dummy_hero == NONE else setting.heroes[state.dummy_hero].id,
        len(state.dummy_deck),
        card_names(setting, sorted(state.dummy_deck)),
        card_names(setting, state.dummy_gone),
        dict(zip(BASIC, state.dummy_crystals, strict=True)),
        None if state.dummy_tactic == NONE else setting.tactics[state.dummy_tactic].id,
        turns_left(dummy_crystals(state, card) for card in state.dummy_deck),
    )


def by_pile(setting: KnightSetting, tokens: Sequence[int]) -> dict[str, dict[str, int]]:
    """Enemies by the pile they belong to, and how many there are of each."""
    found: dict[str, dict[str, int]] = {colour: {} for colour in PILES}
    for token in sorted(tokens):
        pile, name = found[setting.enemies[token].colour], setting.enemy_ids[token]
        pile[name] = pile.get(name, 0) + 1
    return found


def piles_view(state: KnightState) -> PilesView:
    """How much lies face down; the back of the next tile is seen."""
    setting, stack = state.setting, state.tile_stack
    laid = {tile % setting.tile_count for _, tile in state.laid}
    cities = [
        tile for tile in range(setting.tile_count) if setting.tiles[tile].kind == "core-city" and tile not in laid
    ]
    unseen = {tile % setting.tile_count for tile in (*stack, *state.box_country, *state.box_core, *cities)}
    hidden = [tuple(token.token for token in state.tokens if not token.face_up and not token.ruin), *state.enemy_piles]
    back = None
    if stack:
        back = "countryside" if state.setting.tiles[stack[-1]].kind == "countryside" else "core"
    return PilesView(
        tiles=len(stack),
        core_tiles=sum(setting.tiles[tile].kind != "countryside" for tile in stack),
        next_tile=back,
        unseen_tiles=tuple(setting.tile_ids[tile] for tile in sorted(unseen)),
        enemies={colour: len(pile) for colour, pile in zip(PILES, state.enemy_piles, strict=True)},
        unseen=by_pile(setting, [token for pile in hidden for token in pile]),
        discarded=by_pile(setting, [token for pile in state.enemy_discards for token in pile]),
        ruins=len(state.ruin_pile),
        regular_units=len(state.regular_deck),
        elite_units=len(state.elite_deck),
        advanced=len(state.advanced_deck),
        spells=len(state.spell_deck),
        artifacts=len(state.artifact_deck),
    )
