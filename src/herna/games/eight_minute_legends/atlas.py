"""The panel of the map: the archipelago with its pieces drawn, and the same told in sentences."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.eight_minute_family.chart import Cell, inscribe, line_of, listed_below, write
from herna.games.eight_minute_family.picture import (
    owner_name,
    owner_style,
    pieces_drawn,
    pieces_spoken,
    region_told,
    ruler,
    short_name,
)
from herna.games.eight_minute_legends.actions import LaySegment
from herna.games.eight_minute_legends.chart import Archipelago, draw_map
from herna.games.eight_minute_legends.components import REGION_NUMBER, REGIONS, SEGMENTS, SIDE_IDS, SIDES
from herna.games.eight_minute_legends.setting import PLACES
from herna.games.eight_minute_legends.view import LegendsView, RegionView
from herna.games.eight_minute_legends.world import Layout, World, world_of
from herna.kernel import Line, Panel, Say, Span

HOUSE = "⌂"


def map_panel(view: LegendsView, say: Say) -> Panel:
    chart = draw_map(view.layout, _layout(view))
    cells = [list(row) for row in chart.cells]
    lit = _offered_regions(view)
    regions = {region.number: region for region in view.regions}
    crowded = []
    for number, room in chart.room.items():
        words = _region_items(view, number, regions.get(number), lit, say)
        if left_over := inscribe(cells, room, chart.labels[number], words):
            crowded.append(left_over)
    _write_captions(view, chart, cells, say)
    lines: list[Line] = [line_of(row) for row in cells]
    lines += listed_below(crowded)
    lines.append(())
    if view.islands:
        lines.append(_island_line(view, say))
    lines.append(_legend(view, say))
    lines += [(Span(f"{HOUSE} {why}", "dim"),) for why in house_notes(view, say)]
    title = f"{say('panel-map')} – {say(f'map-layout-{view.layout}')}"
    return Panel("map", title, tuple(lines), tuple(_spoken_map(view, say)))


def _layout(view: LegendsView) -> Layout:
    return tuple((SIDE_IDS.index(segment.side), segment.turn) for segment in view.segments)


def _next_place(view: LegendsView) -> str | None:
    """The place where the next board goes, while the map is being laid."""
    laid = len(view.segments)
    return PLACES[view.layout][laid] if laid < len(SEGMENTS.board) else None


def _region_items(
    view: LegendsView, number: int, region: RegionView | None, lit: set[int], say: Say
) -> tuple[list[Cell], list[Cell], list[Cell]]:
    """What is written into a region: its short name and marks, its full name, and the pieces in it."""
    short = REGIONS[number]
    name = [(word, "dim") for word in say(f"region-{short}").split()]
    if region is None:
        return [(short, "strong")], name, []
    header = [short_name(view, short, region.control, number in lit)]
    if region.start:
        header.append(("★", "strong"))
    if region.token is not None:
        header.append((("◇" if region.face_down else "◆") + say(f"token-{region.token}-short"), "token"))
    return header, name, pieces_drawn(view, region)


def _write_captions(view: LegendsView, chart: Archipelago, cells: list[list[Cell]], say: Say) -> None:
    """The name of every board at its edge, and of the place that comes next in its frame."""
    captions = [
        (f"{say(f'side-{segment.side}')}{f' {HOUSE}' if _ours(segment.side) else ''}", "dim")
        for segment in view.segments
    ]
    if place := _next_place(view):
        offered = any(isinstance(action, LaySegment) for action in view.options)
        captions.append((say("map-next", place=say(f"place-{place}")), "can" if offered else "dim"))
    for (text, style), (y, first, last) in zip(captions, chart.captions, strict=True):
        write(cells[y], (first + last + 1 - len(text)) // 2, [(text, style)])


def _offered_regions(view: LegendsView) -> set[int]:
    """The regions that something on offer points at."""
    fields = ("region", "source", "target")
    return {getattr(action, field) for action in view.options for field in fields if hasattr(action, field)}


def _island_line(view: LegendsView, say: Say) -> Line:
    """Who rules each island."""
    spans = [Span(f"{say('map-islands')}: ", "dim")]
    for number, (island, owner) in enumerate(zip(_islands(view), view.islands, strict=True)):
        spans.append(Span(f"{say(f'island-{island}')} ", f"continent-{number % 5}"))
        name = say("control-nobody") if owner is None else owner_name(view, owner, say)
        spans += [Span(name, "dim" if owner is None else owner_style(view, owner)), Span("   ")]
    return tuple(spans[:-1])


def _islands(view: LegendsView) -> list[str]:
    return [island.id for side, _ in _layout(view) for island in SIDES[side].island]


def _legend(view: LegendsView, say: Say) -> Line:
    marks = ["map-pieces", "map-control", "map-start", "map-lane"]
    if any(segment.side == "bridges" for segment in view.segments):
        marks.append("map-bridge")
    if view.layout == "row":
        marks.append("map-ring")
    if view.neutral is not None:
        marks.append("map-neutral")
    if any(region.token and not region.face_down for region in view.regions):
        marks.append("map-token")
    if any(region.face_down for region in view.regions):
        marks.append("map-covered")
    return (Span("   ".join(say(mark) for mark in marks), "dim"),)


def _ours(side: str) -> bool:
    """Is it the house that drew what this side looks like and where its lines leave it?"""
    return SIDES[SIDE_IDS.index(side)].exits_origin == "house"


def house_notes(view: LegendsView, say: Say) -> list[str]:
    """What on this map is ours because nobody publishes it, and why."""
    notes = [say(f"house-{segment.side}") for segment in view.segments if _ours(segment.side)]
    sides = [SIDES[side] for side, _ in _layout(view)]
    if any(side.special == "start-must-be-here" and side.special_origin == "house" for side in sides):
        notes.append(say("house-start"))
    if _next_place(view) and any(board.origin == "house" for board in SEGMENTS.board):
        notes.append(say("house-boards"))
    return notes


def _spoken_map(view: LegendsView, say: Say) -> list[str]:
    """The boards, then island by island who rules it, what stands in its regions, and which are empty."""
    told = [
        say(
            "speak-board",
            place=say(f"place-{segment.place}"),
            side=say(f"side-{segment.side}"),
            turned=say(f"turned-{segment.turn}"),
        )
        for segment in view.segments
    ]
    if place := _next_place(view):
        told.append(say("speak-next", place=say(f"place-{place}")))
    else:
        world = world_of(view.layout, _layout(view), view.portals)
        regions = {region.number: region for region in view.regions}
        for island, members, owner in zip(_islands(view), world.islands, view.islands, strict=True):
            told += _spoken_island(view, island, [regions[member] for member in members], owner, say)
        told += [_spoken_ways(region, world, say) for region in world.regions]
    if view.layout == "row":
        told.append(say("speak-ring"))
    return told + [say("speak-house", why=why) for why in house_notes(view, say)]


def _spoken_island(
    view: LegendsView, island: str, regions: Sequence[RegionView], owner: int | None, say: Say
) -> list[str]:
    name = say(f"island-{island}")
    told = [say("speak-island", island=name, n=len(regions), control=ruler(view, owner, say))]
    empty = []
    for region in regions:
        place = _place(region, f"{region.id} {say(f'region-{region.id}')}", say)
        if held := _held(view, region, say):
            told.append(region_told(view, place, held, region.control, say))
        else:
            empty.append(place)
    return [*told, say("speak-empty", regions=empty)] if empty else told


def regions_told(view: LegendsView, say: Say) -> dict[int, str]:
    """Every region in a sentence, by its full name: where the map is drawn nobody types the short one."""
    told = {}
    for region in view.regions:
        name = say("page-thing-region", short=region.id, name=say(f"region-{region.id}"))
        place = _place(region, name, say)
        told[region.number] = region_told(view, place, _held(view, region, say), region.control, say)
    return told


def _place(region: RegionView, name: str, say: Say) -> str:
    """A region by its name, and as the start if it is."""
    return say("speak-start", region=name) if region.start else name


def _held(view: LegendsView, region: RegionView, say: Say) -> list[str]:
    """The pieces in a region, and the token that lies there, as far as it is known."""
    held = pieces_spoken(view, region, say)
    if region.token is not None:
        known = "unknown" if region.token == "covered" else say(f"token-{region.token}")
        held.append(say("speak-covered" if region.face_down else "speak-token", token=known))
    return held


def _spoken_ways(region: int, world: World, say: Say) -> str:
    """Where an army can go from a region: what borders, bridges and dotted lines show to the eye."""
    links = {tuple(REGION_NUMBER[end] for end in link.ends): link.kind for side in SIDES for link in side.link}
    ways: dict[str, list[str]] = {"land": [], "bridge": [], "portal": [], "sea": []}
    for other in world.land[region]:
        ways[links.get((region, other), links.get((other, region), "portal"))].append(REGIONS[other])
    ways["sea"] = [REGIONS[other] for other in world.sea[region]]
    told = [say(f"way-{kind}", regions=sorted(names)) for kind, names in ways.items() if names]
    place = f"{REGIONS[region]} {say(f'region-{REGIONS[region]}')}"
    return say("speak-ways", region=place, ways="; ".join(told) or say("way-none"))
