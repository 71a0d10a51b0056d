"""The board as characters: every space by its number, dotted ways between neighbours, and a mark for what is there."""

from __future__ import annotations

from collections import Counter, defaultdict
from functools import cache
from itertools import groupby

from herna.games.andor.actions import Swim, Walk
from herna.games.andor.components import BOARDS, Board
from herna.games.andor.faces.board_view import SpaceView
from herna.games.andor.faces.view import AndorView
from herna.kernel import Line, Panel, Say, Span

WIDTH, HEIGHT = 112, 38
RAISED = "¹²³⁴"
CREATURES = {"gor": "G", "skral": "S", "wardrak": "W", "troll": "T", "dragon": "D"}
FRIENDS = {"prince": "p", "dwarves": "d", "witch": "w", "dark-mage": "v", "tower": "t"}
SPECIAL, FOG, WELL, DRY, MERCHANT, FARMER, RUBBLE, THING = "!≈○∅$f#*"
WAY, BLANK = ("·", "dim"), (" ", "")

Cell = tuple[str, str]
"""A character and its style."""


def name_of(view: AndorView, space: int, say: Say) -> str:
    """A space by its number, and by its name if it has one."""
    name = place_names(view.board).get(space)
    return say("thing-space", short=str(space), name=say(f"place-{name}") if name else "none")


@cache
def place_names(board: str) -> dict[int, str]:
    return {space.id: space.name for space in board_of(board).space if space.name}


def board_of(board: str) -> Board:
    return next(found for found in BOARDS.values() if found.id == board)


def neighbours(view: AndorView, space: int) -> list[int]:
    """Where one can walk from a space, now that some bridges may be gone."""
    found = next(one for one in board_of(view.board).space if one.id == space)
    gone = {frozenset(way) for way in view.broken}
    return [other for other in found.neighbours if frozenset((space, other)) not in gone]


def merchants(view: AndorView) -> list[int]:
    return [space.id for space in board_of(view.board).space if space.merchant and space.id not in view.shut]


def map_panel(view: AndorView, say: Say) -> Panel:
    """The map with everything on it, and the same told space by space."""
    return Panel("map", say("panel-map"), (*drawn(view), *key(say)), tuple(told(view, say)))


# What is drawn


def drawn(view: AndorView) -> list[Line]:
    grid = [list(row) for row in ways(view.board, view.broken)]
    marks = marks_of(view)
    offered = {action.space for action in view.options if hasattr(action, "space")}
    for space, (column, row) in spots(view.board).items():
        cells = [(digit, "can" if space in offered else "strong") for digit in str(space)] + marks[space]
        # Marks that would run over the edge move to the left, so that nothing is cut off.
        start = min(column, WIDTH - len(cells))
        grid[row][start : start + len(cells)] = cells
    return [line_of(row) for row in grid]


def line_of(cells: list[Cell]) -> Line:
    return tuple(
        Span("".join(text for text, _ in run), style) for style, run in groupby(cells, key=lambda cell: cell[1])
    )


@cache
def spots(board: str) -> dict[int, tuple[int, int]]:
    """Where each space is written: as near to its place as the numbers leave room."""
    found: dict[int, tuple[int, int]] = {}
    taken: set[tuple[int, int]] = set()
    chart = board_of(board)
    for space in chart.space:
        if not space.neighbours:
            continue
        column, row = round(space.x * (WIDTH - 6) / chart.width), round(space.y * (HEIGHT - 1) / chart.height)
        nearest = sorted(
            (
                (abs(down) * 3 + abs(across), row + down, column + across)
                for down in (-2, -1, 0, 1, 2)
                for across in range(-6, 7)
            ),
        )
        for _, line, start in nearest:
            cells = {(line, start + offset) for offset in range(4)}
            if 0 <= line < HEIGHT and 0 <= start <= WIDTH - 5 and not cells & taken:
                taken |= cells
                found[space.id] = (start, line)
                break
    return found


@cache
def ways(board: str, broken: tuple[tuple[int, int], ...]) -> tuple[tuple[Cell, ...], ...]:
    """Dots along every way between two neighbours."""
    grid: list[list[Cell]] = [[BLANK] * WIDTH for _ in range(HEIGHT)]
    gone = {frozenset(way) for way in broken}
    places = spots(board)
    for space in board_of(board).space:
        for other in space.neighbours:
            if other > space.id and frozenset((space.id, other)) not in gone:
                (x1, y1), (x2, y2) = places[space.id], places[other]
                parts = max(abs(x2 - x1) // 2, abs(y2 - y1), 1)
                for part in range(1, parts):
                    column = round(x1 + 1 + (x2 - x1) * part / parts)
                    grid[round(y1 + (y2 - y1) * part / parts)][column] = WAY
    return tuple(tuple(row) for row in grid)


def marks_of(view: AndorView) -> dict[int, list[Cell]]:
    """What stands and lies on each space, a character each: creatures, heroes, friends, then things."""
    found: dict[int, list[Cell]] = defaultdict(list)
    for beast in (*view.creatures, *view.garrison):
        found[beast.space].append((CREATURES.get(beast.creature, SPECIAL), "neutral"))
    for seat, hero in enumerate(view.heroes):
        if hero.figure is not None:
            found[hero.space].append((RAISED[seat], f"seat-{seat}"))
    for friend, space in view.friends.items():
        found[space].append((FRIENDS[friend], "token"))
    for space in merchants(view):
        found[space].append((MERCHANT, "token"))
    for ground in view.spaces:
        found[ground.space] += [(mark, "token") for mark in things(ground)]
    return found


def things(ground: SpaceView) -> str:
    marks = FOG if ground.fog else ""
    marks += {"full": WELL, "empty": DRY}.get(ground.well or "", "")
    marks += FARMER * sum(piece.endswith("farmer") for piece in ground.pieces)
    marks += RUBBLE if any("rubble" in piece for piece in ground.pieces) else ""
    others = [piece for piece in ground.pieces if not piece.endswith("farmer") and "rubble" not in piece]
    return marks + (THING if others or ground.coins or ground.held else "")


def key(say: Say) -> tuple[Line, ...]:
    """What the marks mean."""
    return tuple((Span(say(f"map-key-{part}"), "dim"),) for part in ("figures", "friends", "things"))


# What is told


def told(view: AndorView, say: Say) -> list[str]:
    fog = [name_of(view, ground.space, say) for ground in view.spaces if ground.fog == "covered"]
    sentences = [say("speak-fog", spaces=fog)] if fog else []
    sentences += [
        say("speak-ground", space=name_of(view, ground.space, say), things=lying)
        for ground in view.spaces
        if (lying := things_told(ground, say))
    ]
    for friend, space in view.friends.items():
        sentences.append(say("speak-friend", friend=say(f"friend-{friend}"), space=name_of(view, space, say)))
    if open_merchants := merchants(view):
        sentences.append(say("speak-merchants", spaces=[name_of(view, space, say) for space in open_merchants]))
    for source, target in view.broken:
        sentences.append(say("speak-broken", source=str(source), target=str(target)))
    return [*sentences, *ways_told(view, say)]


def ways_told(view: AndorView, say: Say) -> list[str]:
    """Where one can walk to from every space, those first where heroes stand: who cannot see the map needs it."""
    heroes = {hero.space for hero in view.heroes if hero.figure is not None}
    spaces = [space.id for space in board_of(view.board).space if space.neighbours]
    names = {space: name_of(view, space, say) for space in spaces}
    return [
        say("speak-ways", space=names[space], spaces=[names[other] for other in around])
        for space in sorted(spaces, key=lambda space: (space not in heroes, space))
        if (around := neighbours(view, space))
    ]


def spaces_told(view: AndorView, say: Say) -> dict[int, str]:
    """Every space in a sentence: what it is, who and what is there, and what it costs to get there."""
    expenses = {
        action.space: expense
        for action, expense in zip(view.options, view.expenses, strict=False)
        if expense is not None and isinstance(action, Walk | Swim)
    }
    told = {}
    for space in board_of(view.board).space:
        traits = [say(f"terrain-{space.terrain}")]
        if space.merchant and space.id not in view.shut:
            traits.append(say("speak-merchant"))
        here = standing_told(view, space.id, say)
        facts = {"space": name_of(view, space.id, say), "terrain": ", ".join(traits), "here": here or "none"}
        told[space.id] = say("speak-space", **facts)
        if expense := expenses.get(space.id):
            costs = say("expense", n=expense.hours, willpower=expense.willpower)
            told[space.id] = say("action-noted", label=told[space.id], note=costs)
    return told


def standing_told(view: AndorView, space: int, say: Say, *, aside: int | None = None) -> list[str]:
    """Who and what is on a space, one seat's hero aside."""
    found = [say(f"creature-{beast.creature}") for beast in (*view.creatures, *view.garrison) if beast.space == space]
    found += [
        say(f"figure-{hero.figure}-name")
        for seat, hero in enumerate(view.heroes)
        if hero.figure is not None and hero.space == space and seat != aside
    ]
    found += [say(f"friend-{friend}") for friend, at in view.friends.items() if at == space]
    for ground in view.spaces:
        if ground.space == space:
            found += [say("fog-covered")] if ground.fog == "covered" else []
            found += things_told(ground, say)
    return found


def things_told(ground: SpaceView, say: Say) -> list[str]:
    """What lies on a space; fog that hides something is told for all spaces together."""
    found = [say(f"fog-{ground.fog}")] if ground.fog not in (None, "covered") else []
    if ground.well:
        found.append(say(f"well-{ground.well}"))
    if ground.coins:
        found.append(say("gold", n=ground.coins))
    for piece, count in Counter(ground.pieces).items():
        thing = say(f"piece-{piece}")
        found.append(thing if count == 1 else say("things-several", n=count, thing=thing))
    return found + [say("speak-held", piece=say(f"piece-{piece}")) for piece in ground.held]
