"""The map as hexes of text: terrain with its cost, site, tokens, shields and heroes."""

from __future__ import annotations

from herna.games.mage_knight.actions import Explore, FlyTo, MoveTo
from herna.games.mage_knight.atlas import Field, field_text, fields, spot_of, tile_way_text, way_text
from herna.games.mage_knight.components import box
from herna.games.mage_knight.geometry import Hex, Position, distance, middle
from herna.games.mage_knight.picture.drawing import seat_text
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.view import KnightView, TokenView
from herna.kernel import Line, Panel, Say, Span

HALF = 3
"""Half the width of a hex in letters."""
WIDTH = 2 * HALF - 1
GLYPHS = {
    "plains": ".",
    "hills": "n",
    "forest": "f",
    "wasteland": "w",
    "desert": "d",
    "swamp": "s",
    "city": "@",
    "lake": "~",
    "mountain": "^",
    "sea": "≈",
}
GROUND = {"sea": "sea", "lake": "sea", "plains": "continent-0", "forest": "continent-2", "hills": "continent-0"}
ENEMIES = {enemy.id: enemy for enemy in box().enemies}
TERRAIN = {terrain.id: terrain for terrain in box().board.terrain}
BACKS = {"green": "g", "grey": "y", "violet": "v", "brown": "b", "red": "r", "white": "w", "ruin": "u"}

Cell = tuple[str, str]
"""A text with its style."""


def map_panel(setting: KnightSetting, view: KnightView, say: Say) -> Panel:
    """The land as far as it has been turned up."""
    land = fields(view)
    cells: dict[Hex, tuple[list[Cell], list[Cell]]] = {}
    reachable = steps_offered(setting, view)
    places = places_to_explore(setting, view)
    for spot, field in land.items():
        cells[spot] = (upper(view, field, say, offered=spot in reachable), lower(field))
    for place in places:
        cells[middle(place)] = ([("  ?  ", "can")], [("     ", "")])
    return Panel(
        "map", say("panel-map"), (*drawn(cells), (Span(""),), *legend(land, say)), told(view, land, places, say)
    )


def steps_offered(setting: KnightSetting, view: KnightView) -> set[Hex]:
    """The hexes to which a step is offered."""
    hexes = setting.lattice.hexes
    return {hexes[action.hex] for action in view.options if isinstance(action, MoveTo | FlyTo)}


def places_to_explore(setting: KnightSetting, view: KnightView) -> list[Position]:
    """The places where a tile may be turned up now."""
    return [setting.lattice.positions[action.position] for action in view.options if isinstance(action, Explore)]


def upper(view: KnightView, field: Field, say: Say, *, offered: bool) -> list[Cell]:
    """The upper line of a hex: terrain, what it costs now, and the site."""
    printed = field.printed
    terrain = TERRAIN["city" if printed.site == "city" else printed.terrain]
    cost = terrain.night if view.night else terrain.day
    ground = GROUND.get(printed.terrain, "continent-1")
    site = "" if printed.site is None or gone(field) else say(f"code-{printed.site}")
    return [(f"{GLYPHS[printed.terrain]}{'' if cost is None else cost}".ljust(2), ground + (" can" if offered else "")),
            (site.ljust(3)[:3], "strong")]  # fmt: skip


def gone(field: Field) -> bool:
    """Is there nothing left of the site: rampaging enemies that were beaten, a burnt monastery?"""
    site = field.printed.site
    return (site in ("marauding-orcs", "draconum") and not field.tokens) or (
        site == "monastery" and bool(field.shields)
    )


def lower(field: Field) -> list[Cell]:
    """The lower line of a hex: heroes, shields and tokens."""
    found: list[Cell] = [(str(seat + 1), f"seat-{seat}") for seat in field.heroes]
    found += [("+", f"seat-{seat}") for seat in field.shields]
    tokens = [token_code(token) for token in field.tokens]
    text = " ".join(tokens)
    used = sum(len(part) for part, _ in found)
    if text:
        found.append((text[: WIDTH - used], "token"))
        used += min(len(text), WIDTH - used)
    return [*found, (" " * (WIDTH - used), "")]


def token_code(token: TokenView) -> str:
    """An enemy by armour and strongest attack, what lies face down by the letter of its back."""
    if token.id is None or token.back == "ruin":
        return f"?{BACKS[token.back]}" if token.id is None else "r!"
    enemy = ENEMIES[token.id]
    value = max((attack.value for attack in enemy.attacks), default=0)
    return f"{enemy.armour}/{value or 's'}"


def drawn(cells: dict[Hex, tuple[list[Cell], list[Cell]]]) -> list[Line]:
    """The hexes at their places: two lines for each row, every second row shifted by half a hex."""
    left = min(2 * q + r for q, r in cells)
    rows = sorted({r for _, r in cells})
    lines: list[Line] = []
    for row in range(rows[0], rows[-1] + 1):
        here = sorted((HALF * (2 * q + r - left), cell) for (q, r), cell in cells.items() if r == row)
        for half in (0, 1):
            spans: list[Span] = []
            column = 0
            for start, cell in here:
                spans.append(Span(" " * (start - column)))
                spans += [Span(text, style) for text, style in cell[half] if text]
                column = start + sum(len(text) for text, _ in cell[half])
            lines.append(tuple(span for span in spans if span.text))
    return lines


def legend(land: dict[Hex, Field], say: Say) -> list[Line]:
    """What the letters stand for, as far as they are there."""
    terrains = dict.fromkeys(field.printed.terrain for field in land.values())
    sites = dict.fromkeys(field.printed.site for field in land.values() if field.printed.site and not gone(field))
    first = " ".join(f"{GLYPHS[name]} {say(f'terrain-{name}')}" for name in terrains)
    second = ", ".join(f"{say(f'code-{name}')} {say(f'site-{name}')}" for name in sites)
    return [(Span(text, "dim"),) for text in (first, second, say("map-legend")) if text]


def told(view: KnightView, land: dict[Hex, Field], places: list[Position], say: Say) -> tuple[str, ...]:
    """Where everybody stands, and everything of note on the map from the nearest on."""
    mine = view.hero_boards[view.seat if view.seat is not None else 0]
    here = spot_of(mine.hex) if mine.hex is not None else (0, 0)
    lines = []
    for seat, hero in enumerate(view.hero_boards):
        if hero.hex is not None and spot_of(hero.hex) in land:
            where = field_text(land[spot_of(hero.hex)], say)
            lines.append(say("map-hero", seat=seat_text(seat, say), field=where))
    noted = [spot for spot, field in land.items() if spot != here and (field.printed.site or field.tokens)]
    for spot in sorted(noted, key=lambda one: (distance(here, one), one)):
        if not gone(land[spot]):
            lines.append(say("map-site", way=way_text(here, spot, say), field=field_text(land[spot], say)))
    for place in places:
        lines.append(say("map-explore", way=tile_way_text(here, place, say)))
    return tuple(lines)
