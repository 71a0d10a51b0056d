"""The land as a viewer finds it: what is on a hex, and where it lies from somewhere else."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from msgspec.structs import replace

from herna.games.mage_knight.components import Ground, HexInfo, SiteInfo, TileInfo, box, sites_in, sites_of_tiles
from herna.games.mage_knight.faces.explained import enemy_text, ruin_text
from herna.games.mage_knight.faces.view import KnightView, TokenView
from herna.games.mage_knight.geometry import (
    DIRECTIONS,
    HEX_NAMES,
    Hex,
    Position,
    direction,
    distance,
    hexes_of,
    middle,
)
from herna.games.mage_knight.setting import KnightSetting, turned
from herna.kernel import Say

TILES = {tile.id: tile for tile in box().tiles}
SCENARIOS = {scenario.id: scenario for scenario in box().scenarios}


class Field(NamedTuple):
    """A hex of the land with everything that lies and stands on it."""

    printed: HexInfo
    site: SiteInfo
    """The one that is printed, or another that was laid there."""
    tokens: tuple[TokenView, ...]
    shields: tuple[int, ...]
    heroes: tuple[int, ...]
    walls: tuple[str, ...] = ()
    """The ways in which a wall bars it, clockwise from the north-east."""


def spot_of(name: str) -> tuple[int, int]:
    """The coordinates in the name of a hex or of a tile position.

    >>> spot_of("3/-2")
    (3, -2)
    """
    one, _, other = name.partition("/")
    return int(one), int(other)


@cache
def printed_sites(scenario: str) -> dict[str, tuple[SiteInfo, ...]]:
    """What the sites on every tile are in a scenario."""
    return sites_of_tiles(box(), SCENARIOS[scenario])


@cache
def named_sites(scenario: str, ground: Ground) -> dict[str, SiteInfo]:
    """What every site is in a scenario on tiles of this kind, by its name."""
    return sites_in(box(), SCENARIOS[scenario], ground)


def fields(view: KnightView) -> dict[Hex, Field]:
    """Every hex that has been turned up."""
    tokens: dict[Hex, tuple[TokenView, ...]] = {}
    shields: dict[Hex, tuple[int, ...]] = {}
    heroes: dict[Hex, tuple[int, ...]] = {}
    for token in view.tokens:
        tokens[spot_of(token.hex)] = (*tokens.get(spot_of(token.hex), ()), token)
    for shield in view.shields:
        shields[spot_of(shield.hex)] = (*shields.get(spot_of(shield.hex), ()), shield.seat)
    for seat, hero in enumerate(view.hero_boards):
        if hero.hex is not None:
            heroes[spot_of(hero.hex)] = (*heroes.get(spot_of(hero.hex), ()), seat)
    found = {}
    sites = printed_sites(view.scenario)
    laid_sites = {spot_of(one.hex): one.site for one in view.new_sites}
    for laid in view.tiles:
        tile, spots = TILES[laid.tile].turned(laid.turned), hexes_of(spot_of(laid.position))
        barred = walls_of(tile, spots)
        for spot, printed, site in zip(spots, tile.hexes.all, turned(sites[tile.id], laid.turned), strict=True):
            on_it = tokens.get(spot, ()), shields.get(spot, ()), heroes.get(spot, ())
            new = laid_sites.get(spot)
            here = site if new is None else named_sites(view.scenario, tile.ground)[new]
            found[spot] = Field(printed, here, *on_it, tuple(way for way in DIRECTIONS if way in barred.get(spot, ())))
    for city in view.cities:
        first = found[spot_of(city.hexes[0])]
        # A city may have another colour than the one that is printed.
        first = found[spot_of(city.hexes[0])] = first._replace(printed=replace(first.printed, colour=city.colours[0]))
        for name, colour in zip(city.hexes[1:], city.colours[1:], strict=True):
            # The second part of a megapolis covers what is printed there.
            printed = replace(first.printed, colour=colour)
            found[spot_of(name)] = found[spot_of(name)]._replace(printed=printed, site=first.site)
    return found


def walls_of(tile: TileInfo, spots: Sequence[Hex]) -> dict[Hex, set[str]]:
    """The ways in which walls bar the hexes of a tile that lies there; a wall bars both hexes it lies between."""
    found: dict[Hex, set[str]] = {}
    for pair in tile.walls:
        one, other = (spots[HEX_NAMES.index(name)] for name in pair)
        for here, there in ((one, other), (other, one)):
            found.setdefault(here, set()).add(direction(here, there))
    return found


def way_text(start: Hex, end: Hex, say: Say) -> str:
    """Where a hex lies from another: the direction if it is beside it, else how far it is in two directions.

    >>> way_text((0, 0), (1, -1), lambda message, **facts: message)
    'way-ne'
    """
    parts = way(start, end)
    if len(parts) == 1 and parts[0][1] == 1:
        return say(f"way-{parts[0][0]}")
    return ", ".join(say("way-far", n=n, way=say(f"way-{name}")) for name, n in parts)


def way(start: Hex, end: Hex) -> list[tuple[str, int]]:
    """The shortest way between two hexes, as at most two directions with the number of steps.

    >>> way((0, 0), (3, -2)), way((1, 1), (1, 1))
    ([('ne', 2), ('e', 1)], [])
    """
    found: list[tuple[str, int]] = []
    here = start
    while here != end:
        steps = {name: (here[0] + q, here[1] + r) for name, (q, r) in DIRECTIONS.items()}
        name = min(steps, key=lambda one: (distance(steps[one], end), not found or found[-1][0] != one))
        here = steps[name]
        if found and found[-1][0] == name:
            found[-1] = (name, found[-1][1] + 1)
        else:
            found.append((name, 1))
    return found


def tile_way_text(start: Hex, position: Position, say: Say) -> str:
    """Where a tile position lies from a hex: the direction of its middle."""
    parts = way(start, middle(position))
    return "-".join(dict.fromkeys(name for name, _ in parts)) and ", ".join(say(f"way-{name}") for name, _ in parts)


def field_text(field: Field, say: Say) -> str:
    """What is on a hex: terrain, site, tokens, shields, heroes, and the walls around it."""
    told = [say(f"terrain-{field.printed.terrain}")]
    if field.site.id and not is_left(field):
        told.append(site_text(field, say))
    told += [token_text(token, say) for token in field.tokens]
    told += [say("field-shield", seat=say("seat", n=seat + 1)) for seat in field.shields]
    told += [say("seat", n=seat + 1) for seat in field.heroes]
    if field.walls:
        told.append(say("field-walls", ways=[say(f"way-{way}") for way in field.walls], count=len(field.walls)))
    return ", ".join(told)


def is_left(field: Field) -> bool:
    """Were the rampaging enemies here beaten?"""
    return field.site.rampaging and not field.tokens


def site_text(field: Field, say: Say) -> str:
    """A site by name; a mine or a city with its colour."""
    printed = field.printed
    colours = printed.colours or ((printed.colour,) if printed.colour else ())
    name = say(f"site-{field.site.id}")
    if not colours:
        return name
    return say("site-coloured", site=name, colour="/".join(say(f"colour-{one}") for one in colours))


def token_text(token: TokenView, say: Say) -> str:
    """A token by name, or by its back while it lies face down."""
    if token.id is None:
        return say(f"token-{token.back}")
    return ruin_text(token.id, say) if token.back == "ruin" else enemy_text(token.id, say)


def enemies_at(field: Field, say: Say) -> list[str]:
    """The enemies on a hex that can be seen, with their figures."""
    return [enemy_text(token.id, say) for token in field.tokens if token.id is not None and token.back != "ruin"]


def told_hexes(setting: KnightSetting, view: KnightView, say: Say) -> dict[int, str]:
    """Every hex that has been turned up, by its number, in words; whoever leads a hero is told how far it is."""
    own = None if view.seat is None else view.hero_boards[view.seat].hex
    return {
        setting.lattice.hex_number[spot]: field_text(field, say)
        if own is None
        else from_here(spot_of(own), spot, field, say)
        for spot, field in fields(view).items()
    }


def from_here(start: Hex, spot: Hex, field: Field, say: Say) -> str:
    """A hex with how many hexes off it lies, and in which directions."""
    ways = [say("way-hexes", n=n, way=say(f"way-{name}")) for name, n in way(start, spot)]
    return say("hex-from-here", field=field_text(field, say), way=", ".join(ways) or "none")
