"""The view as a picture made of text: the map, the row of cards, the players and the score sheet.

Every panel is drawn for the eye and told in sentences for the ear. Colour never stands alone: a player's pieces carry
the player's number, and who rules a region is a small raised number behind its name.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from herna.games.eight_minute_empire.chart import canvas, draw
from herna.games.eight_minute_empire.components import BOARDS, GOODS
from herna.games.eight_minute_empire.scoring import ScoreLine
from herna.games.eight_minute_empire.view import EmpireView, RegionView
from herna.games.eight_minute_family.actions import Build, Destroy, March, Place, PutNeutral, Sail, TakeCard
from herna.games.eight_minute_family.chart import Cell, columns, inscribe, line_of, listed_below
from herna.games.eight_minute_family.picture import (
    bid_text,
    pieces_drawn,
    pieces_spoken,
    region_told,
    ruler,
    seat_name,
    short_name,
)
from herna.kernel import Line, Panel, Say, Span

HELD_GOODS = (*GOODS, "wild")


def picture(view: EmpireView, say: Say) -> tuple[Panel, ...]:
    """The table as panels: the score sheet comes first once the game is over."""
    panels = (map_panel(view, say), row_panel(view, say), seats_panel(view, say))
    return (score_panel(view, say), *panels) if view.over else panels


def card_text(view: EmpireView, card_id: str, say: Say) -> str:
    """A card in words: its good and what it does."""
    # A view that does not tell the printing is of the one with icons.
    return say(f"card-{card_id}", printing=getattr(view, "printing", "icons"))


# The map


def map_panel(view: EmpireView, say: Say) -> Panel:
    board = BOARDS[view.side]
    chart = draw(view.side)
    cells = [list(row) for row in chart.cells]
    lit = _offered_regions(view)
    crowded = []
    for number, info in enumerate(board.region):
        label = canvas(board).column(info.label[0]), canvas(board).row(info.label[1])
        words = _region_items(view, number, lit, say)
        if left_over := inscribe(cells, chart.room[number], label, words):
            crowded.append(left_over)
    lines: list[Line] = [line_of(row) for row in cells]
    lines += listed_below(crowded)
    lines += [(), _continent_line(view, say), _legend(view, say)]
    title = f"{say('panel-map')} – {say('map-name', side=view.side)}"
    return Panel("map", title, tuple(lines), tuple(_spoken_map(view, say)))


def _region_items(view: EmpireView, number: int, lit: set[int], say: Say) -> tuple[list[Cell], list[Cell], list[Cell]]:
    """What is written into a region: its short name and marks, its full name, and the pieces in it."""
    board, region = BOARDS[view.side], view.regions[number]
    header = [short_name(view, region.id, region.control, number in lit)]
    if region.id == board.start:
        header.append(("★", "strong"))
    if region.token is not None:
        header.append((f"◆{say(f'good-{region.token}-short')}", "token"))
    name = [(word, "dim") for word in say(f"region-{region.id}").split()]
    return header, name, pieces_drawn(view, region)


def _offered_regions(view: EmpireView) -> set[int]:
    """The regions that something on offer points at."""
    found: set[int] = set()
    for action in view.options:
        if isinstance(action, Place | Build | Destroy | PutNeutral):
            found.add(action.region)
        elif isinstance(action, March | Sail):
            found |= {action.source, action.target}
    return found


def _continent_line(view: EmpireView, say: Say) -> Line:
    """Who rules each continent."""
    spans = [Span(f"{say('map-continents')}: ", "dim")]
    for number, (continent, owner) in enumerate(zip(BOARDS[view.side].continent, view.continents, strict=True)):
        spans.append(Span(f"{say(f'continent-{continent.id}')} ", f"continent-{number}"))
        name = say("control-nobody") if owner is None else say("seat", n=owner + 1)
        spans += [Span(name, "dim" if owner is None else f"seat-{owner}"), Span("   ")]
    return tuple(spans[:-1])


def _legend(view: EmpireView, say: Say) -> Line:
    marks = ["map-pieces", "map-control", "map-start", "map-lane"]
    if view.neutral is not None:
        marks.append("map-neutral")
    if any(region.token for region in view.regions):
        marks.append("map-token")
    return (Span("   ".join(say(mark, side=view.side) for mark in marks), "dim"),)


def _spoken_map(view: EmpireView, say: Say) -> list[str]:
    """Continent by continent: who rules it, what stands in its regions, and which are empty."""
    board = BOARDS[view.side]
    regions = {region.id: region for region in view.regions}
    told = []
    for continent, owner in zip(board.continent, view.continents, strict=True):
        name, count = say(f"continent-{continent.id}"), len(continent.regions)
        told.append(say("speak-continent", continent=name, n=count, control=ruler(view, owner, say)))
        empty = []
        for member in continent.regions:
            region = regions[member]
            if held := _held(view, region, say):
                told.append(region_told(view, _place(view, region, say), held, region.control, say))
            else:
                empty.append(_place(view, region, say))
        if empty:
            told.append(say("speak-empty", regions=empty))
    return told + _spoken_ways(view, say)


def regions_told(view: EmpireView, say: Say) -> dict[int, str]:
    """Every region in a sentence."""
    return {
        number: region_told(view, _place(view, region, say), _held(view, region, say), region.control, say)
        for number, region in enumerate(view.regions)
    }


def _place(view: EmpireView, region: RegionView, say: Say) -> str:
    """A region by its short and its full name, and as the start if it is."""
    place = f"{region.id} {say(f'region-{region.id}')}"
    return say("speak-start", region=place) if region.id == BOARDS[view.side].start else place


def _held(view: EmpireView, region: RegionView, say: Say) -> list[str]:
    """The pieces in a region, and the token that lies there."""
    token = [say("speak-token", good=say(f"good-{region.token}"))] if region.token is not None else []
    return pieces_spoken(view, region, say) + token


def _spoken_ways(view: EmpireView, say: Say) -> list[str]:
    """Where an army can go from each region: what borders and dotted lines show to the eye."""
    board = BOARDS[view.side]
    land = _neighbours(board.borders.land)
    sea = _neighbours([lane.ends for lane in board.lane])
    told = []
    for region in board.region:
        message = "speak-ways-sea" if region.id in sea else "speak-ways"
        place = f"{region.id} {say(f'region-{region.id}')}"
        told.append(say(message, region=place, land=land.get(region.id, ["–"]), sea=sea.get(region.id, [])))
    return told


def _neighbours(pairs: Iterable[tuple[str, str]]) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for one, other in pairs:
        found.setdefault(one, []).append(other)
        found.setdefault(other, []).append(one)
    return found


# The row of cards


def row_panel(view: EmpireView, say: Say) -> Panel:
    """The cards face up with their prices; those on offer are lit."""
    offered = {action.slot for action in view.options if isinstance(action, TakeCard)}
    rows: list[list[Cell]] = []
    speak = []
    for slot, card in enumerate(view.row):
        good, _, deed = card_text(view, card.card, say).partition(": ")
        style = "can" if slot in offered else ""
        price = say("row-price", price=card.price)
        rows.append([(str(slot + 1), style), (price, "dim"), (good, "token"), (deed, style)])
        speak.append(say("speak-card", slot=slot + 1, price=card.price, card=f"{good}, {deed}"))
    left = {"deck": view.deck, "turns": view.turns_left}
    title = say("panel-row")
    if view.parts > 1:
        title += " – " + say("row-part", part=view.part, parts=view.parts)
    lines = (*columns(rows, words=(0, 1, 2, 3)), (Span(say("row-foot", **left), "dim"),))
    return Panel("row", title, lines, (*speak, say("speak-row-foot", **left)))


# The players


def seats_panel(view: EmpireView, say: Say) -> Panel:
    """Coins, supply, goods and points of everybody; during the auction also the bids."""
    bidding = view.turn is None and not view.over
    heads = ["", *(say(f"seats-{column}") for column in ("name", "points", "coins", "armies", "cities"))]
    heads.append(say("seats-bid" if bidding else "seats-cards"))
    heads += [say(f"good-{good}-short") for good in HELD_GOODS]
    rows: list[list[Cell]] = [[(head, "dim") for head in heads]]
    for seat, side in enumerate(view.seats):
        waited = "▶" if seat in view.seats_awaited else " "
        cells = [
            f"{waited}{seat + 1}",
            seat_name(view, seat, say),
            side.total,
            side.coins,
            side.supply,
            side.cities_left,
        ]
        cells.append(bid_text(side.has_bid, side.bid, say) if bidding else len(side.cards))
        cells += [held or "·" for held in side.score.goods]
        rows.append([(str(cell), f"seat-{seat}") for cell in cells])
    meanings = " · ".join(f"{say(f'good-{good}-short')} {say(f'good-{good}')}" for good in HELD_GOODS)
    lines = (*columns(rows, words=(0, 1)), (Span(meanings, "dim"),))
    return Panel("seats", say("panel-seats"), lines, tuple(_spoken_seats(view, say, bidding)))


def _spoken_seats(view: EmpireView, say: Say, bidding: bool) -> list[str]:
    told = []
    for seat, side in enumerate(view.seats):
        held = zip(HELD_GOODS, side.score.goods, strict=True)
        goods = [f"{say(f'good-{good}')} {count}" for good, count in held if count]
        told.append(
            say(
                "speak-seat",
                seat=seat_name(view, seat, say),
                points=say("points", n=side.total),
                coins=say("coins", n=side.coins),
                armies=say("armies", n=side.supply),
                cities=say("cities", n=side.cities_left),
                goods=goods or say("speak-goods-none"),
            )
        )
        if bidding:
            bid = side.bid if side.bid is not None else "hidden" if side.has_bid else "none"
            told.append(say("speak-bid", seat=say("seat", n=seat + 1), bid=bid))
    told += [say("speak-turn", seat=say("seat", n=seat + 1)) for seat in view.seats_awaited]
    return told


# The score sheet


def score_panel(view: EmpireView, say: Say) -> Panel:
    """Everybody's points line by line; in a single game also what decides a tie."""
    sheets = [side.score for side in view.seats]
    rows: list[tuple[str, Sequence[object]]] = [
        ("", [say("seat", n=seat + 1) for seat in range(view.players)]),
        (say("score-regions"), [sheet.regions for sheet in sheets]),
        (say("score-continents"), [sheet.continents for sheet in sheets]),
    ]
    for good, name in enumerate(GOODS):
        rows.append((say(f"good-{name}"), [_good_text(sheet, good) for sheet in sheets]))
    if view.parts > 1:
        games = [*view.earlier, [sheet.total for sheet in sheets]]
        rows += [(say("score-earlier", part=part), points) for part, points in enumerate(games, start=1)]
    rows.append((say("score-total"), view.scores))
    if view.parts == 1:
        armies = [sum(region.armies[seat] for region in view.regions) for seat in range(view.players)]
        rows.append((say("score-ties"), [""] * view.players))
        rows.append((say("score-coins"), [side.coins for side in view.seats]))
        rows.append((say("score-armies"), armies))
        rows.append((say("score-ruled"), [sheet.regions for sheet in sheets]))
    total = say("score-total")
    drawn = [
        [(head, "strong" if head == total else "dim"), *((str(cell), f"seat-{n}") for n, cell in enumerate(cells))]
        for head, cells in rows
    ]
    winner = say("score-winner", winners=[say("seat", n=seat + 1) for seat in view.winners], count=len(view.winners))
    lines = [(Span(winner, "strong"),), *columns(drawn, words=(0,)), (Span(say("score-note"), "dim"),)]
    return Panel("score", say("panel-score"), tuple(lines), (winner, *_spoken_scores(view, say)))


def _good_text(sheet: ScoreLine, good: int) -> str:
    """How many of a good, with the wild cards that joined it, and what they are worth: `3+1 → 5`."""
    wilds = f"+{sheet.wilds[good]}" if sheet.wilds[good] else ""
    return f"{sheet.goods[good]}{wilds} → {sheet.goods_points[good]}"


def _spoken_scores(view: EmpireView, say: Say) -> list[str]:
    told = []
    for seat, side in enumerate(view.seats):
        sheet = side.score
        goods = [
            say("speak-score-good", good=say(f"good-{name}"), count=sheet.goods[good] + sheet.wilds[good], n=points)
            for good, (name, points) in enumerate(zip(GOODS, sheet.goods_points, strict=True))
            if points
        ]
        told.append(
            say(
                "speak-score",
                seat=say("seat", n=seat + 1),
                regions=sheet.regions,
                continents=sheet.continents,
                goods=goods or say("speak-goods-none"),
                points=say("points", n=view.scores[seat]),
            )
        )
    return told
