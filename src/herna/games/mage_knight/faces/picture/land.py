"""The map as hexes of text: terrain with its cost, site, tokens, shields, heroes and walls."""

from __future__ import annotations

import textwrap

from herna.games.mage_knight.actions import Explore, FlyTo, GoUnderground, MoveTo
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.atlas import Field, field_text, fields, is_left, spot_of, tile_way_text, way_text
from herna.games.mage_knight.faces.picture.drawing import seat_text
from herna.games.mage_knight.faces.view import KnightView, TokenView
from herna.games.mage_knight.geometry import Hex, Position, distance, middle
from herna.games.mage_knight.setting import KnightSetting
from herna.kernel import Line, Panel, Say, Span

HALF = 4
"""Half the width of a hex in letters."""
WIDTH = 2 * HALF - 1
"""The letters of a hex; one more stands between it and the next, empty or a wall."""
LEGEND_WIDTH = 72
"""The legend is no broader than the window of a small terminal."""
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
GROUND = {
    "sea": "sea",
    "lake": "sea",
    "plains": "continent-0",
    "desert": "continent-0",
    "hills": "continent-3",
    "forest": "continent-2",
    "swamp": "continent-4",
}
"""The ground of a terrain; any other is bare rock."""
ENEMIES = {enemy.id: enemy for enemy in box().enemies}
TERRAIN = {terrain.id: terrain for terrain in box().board.terrain}
BACKS = {"green": "g", "grey": "y", "violet": "v", "brown": "b", "red": "r", "white": "w", "ruin": "u"}

GAP = "gap"
"""What lies between hexes belongs to none of them."""

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
        cells[middle(place)] = ([("???".center(WIDTH), "can")], [(" " * WIDTH, "")])
    walls = {spot: field.walls for spot, field in land.items()}
    lines = (*drawn(cells, walls), (Span(""),), *legend(land, say))
    return Panel("map", say("panel-map"), lines, told(view, land, places, say))


def steps_offered(setting: KnightSetting, view: KnightView) -> set[Hex]:
    """The hexes to which a step is offered."""
    hexes = setting.lattice.hexes
    return {hexes[action.hex] for action in view.options if isinstance(action, MoveTo | FlyTo | GoUnderground)}


def places_to_explore(setting: KnightSetting, view: KnightView) -> list[Position]:
    """The places where a tile may be turned up now."""
    return [setting.lattice.positions[action.position] for action in view.options if isinstance(action, Explore)]


def upper(view: KnightView, field: Field, say: Say, *, offered: bool) -> list[Cell]:
    """The upper line of a hex: terrain, what it costs now, and the site."""
    printed = field.printed
    terrain = TERRAIN[field.site.terrain or printed.terrain]
    cost = terrain.night if view.night else terrain.day
    ground = GROUND.get(printed.terrain, "continent-1")
    site = "" if not field.site.id or gone(field) else say(f"code-{field.site.id}")
    sign = f"{GLYPHS[printed.terrain]}{'' if cost is None else cost}".ljust(2)
    room = WIDTH - len(sign) - 1
    return [(sign, ground + (" can" if offered else "")), (" ", ground), (site[:room].ljust(room), f"{ground} strong")]


def gone(field: Field) -> bool:
    """Is there nothing left of the site: rampaging enemies that were beaten, a burnt monastery?"""
    return is_left(field) or (field.site.vanishes and bool(field.shields))


def lower(field: Field) -> list[Cell]:
    """The lower line of a hex: heroes, shields and tokens; dots stand for tokens that have no room."""
    ground = GROUND.get(field.printed.terrain, "continent-1")
    found: list[Cell] = []
    if field.heroes:
        found = [("«", ground), *((str(seat + 1), f"{ground} seat-{seat}") for seat in field.heroes), ("»", ground)]
    found += [("+", f"{ground} seat-{seat}") for seat in field.shields]
    used = sum(len(part) for part, _ in found)
    tokens = " ".join(token_code(token) for token in field.tokens)
    if len(tokens) > WIDTH - used:
        tokens = f"{len(field.tokens)}×…"
    if tokens:
        found.append((tokens[: WIDTH - used], f"{ground} token"))
        used += len(found[-1][0])
    return [*found, (" " * (WIDTH - used), ground)]


def token_code(token: TokenView) -> str:
    """An enemy by armour and strongest attack, what lies face down by the letter of its back."""
    if token.id is None or token.back == "ruin":
        return f"?{BACKS[token.back]}" if token.id is None else "r!"
    enemy = ENEMIES[token.id]
    value = max((attack.value for attack in enemy.attacks), default=0)
    return f"{enemy.armour}/{value or 's'}"


def drawn(cells: dict[Hex, tuple[list[Cell], list[Cell]]], walls: dict[Hex, tuple[str, ...]]) -> list[Line]:
    """The hexes at their places: two lines for each row, every second row shifted by half a hex.

    A wall to the east or west stands between two hexes, one to the south between two rows.
    """
    left = min(2 * q + r for q, r in cells)
    rows = sorted({r for _, r in cells})
    lines: list[Line] = []
    for row in range(rows[0], rows[-1] + 1):
        here = sorted((HALF * (2 * q + r - left), (q, r)) for q, r in cells if r == row)
        for half in (0, 1):
            placed = []
            for start, spot in here:
                placed.append((start, cells[spot][half]))
                if "e" in walls.get(spot, ()):
                    placed.append((start + WIDTH, [("║", "strong")]))
            lines.append(spaced(placed))
        below = [(start, walls.get(spot, ())) for start, spot in here]
        south = [(start + HALF * (way == "se"), way) for start, ways in below for way in ("sw", "se") if way in ways]
        if south:
            lines.append(spaced([(start, [("═" * (HALF - 1), "strong")]) for start, _ in south]))
    return lines


def spaced(placed: list[tuple[int, list[Cell]]]) -> Line:
    """Texts at their columns, with nothing between them."""
    spans: list[Span] = []
    column = 0
    for start, cell in placed:
        if start > column:
            spans.append(Span(" " * (start - column), GAP))
        spans += [Span(text, style) for text, style in cell if text]
        column = start + sum(len(text) for text, _ in cell)
    return tuple(spans)


def legend(land: dict[Hex, Field], say: Say) -> list[Line]:
    """What the letters stand for, as far as they are there."""
    terrains = dict.fromkeys(field.printed.terrain for field in land.values())
    sites = dict.fromkeys(field.site.id for field in land.values() if field.site.id and not gone(field))
    told = [
        ", ".join(f"{GLYPHS[name]} {say(f'terrain-{name}')}" for name in terrains),
        ", ".join(f"{say(f'code-{name}')} {say(f'site-{name}')}" for name in sites),
        say("map-legend"),
        say("map-legend-backs") if any(token.id is None for field in land.values() for token in field.tokens) else "",
        say("map-legend-walls") if any(field.walls for field in land.values()) else "",
    ]
    return [(Span(line, "dim"),) for text in told for line in textwrap.wrap(text, LEGEND_WIDTH)]


def told(view: KnightView, land: dict[Hex, Field], places: list[Position], say: Say) -> tuple[str, ...]:
    """Where everybody stands, everything of note from the nearest on, and then the bare land ring by ring."""
    mine = view.hero_boards[view.seat if view.seat is not None else 0]
    here = spot_of(mine.hex) if mine.hex is not None else (0, 0)
    lines = []
    for seat, hero in enumerate(view.hero_boards):
        if hero.hex is not None and spot_of(hero.hex) in land:
            where = field_text(land[spot_of(hero.hex)], say)
            lines.append(say("map-hero", seat=seat_text(seat, say), field=where))
    near = sorted((spot for spot in land if spot != here), key=lambda one: (distance(here, one), one))
    noted = [spot for spot in near if (land[spot].site.id or land[spot].tokens) and not gone(land[spot])]
    for spot in noted:
        lines.append(say("map-site", way=way_text(here, spot, say), field=field_text(land[spot], say)))
    rings: dict[int, list[str]] = {}
    for spot in near:
        if spot not in noted:
            text = say("way-to", way=way_text(here, spot, say), field=field_text(land[spot], say))
            rings.setdefault(distance(here, spot), []).append(text)
    lines += [say("map-ring", n=n, fields="; ".join(fields)) for n, fields in rings.items()]
    for place in places:
        lines.append(say("map-explore", way=tile_way_text(here, place, say)))
    return tuple(lines)
