"""The components in the box, read from the content files."""

from __future__ import annotations

from typing import Literal

from herna.games.content import BadContent, Content, Origin, load
from herna.games.eight_minute_family.components import Combine, Part, TableNumbers

Family = Literal["", "ancient", "cursed", "dire", "forest", "night", "noble", "arcane", "mountain"]
AbilityKind = Literal[
    "move-bonus",
    "army-bonus",
    "flying",
    "elixir",
    "coins-now",
    "immune",
    "vp-per-family",
    "vp-set",
    "vp-per-coins",
    "vp-per-flying",
]
Edge = Literal["top", "right", "bottom", "left"]
Points = tuple[tuple[int, int], ...]

EDGES: tuple[Edge, ...] = ("top", "right", "bottom", "left")


class Ability(Content, frozen=True):
    """What a card gives for good. Which numbers count depends on the kind."""

    kind: AbilityKind
    n: int = 0
    family: Family = ""
    vp: int = 0
    need: int = 0
    coins: int = 0


class Card(Content, frozen=True):
    id: str
    abilities: tuple[Ability, ...]
    actions: tuple[Part, ...]
    origin: Origin
    family: Family = ""
    min: int = 2
    combine: Combine = "single"


class Island(Content, frozen=True):
    id: str
    regions: tuple[str, ...]


class RegionInfo(Content, frozen=True):
    id: str
    label: tuple[int, int]
    outline: Points


class Link(Content, frozen=True):
    ends: tuple[str, str]
    kind: Literal["land", "bridge", "sea"]
    path: Points = ()


class Exit(Content, frozen=True):
    region: str
    path: Points


class Side(Content, frozen=True):
    """One side of a board, upright."""

    id: str
    board: str
    island: tuple[Island, ...]
    region: tuple[RegionInfo, ...]
    link: tuple[Link, ...]
    exits: dict[Edge, Exit]
    graph_origin: Origin
    exits_origin: Origin
    drawing_origin: Origin
    special: Literal["", "start-must-be-here", "islands-joined-without-sea"] = ""
    special_origin: Origin = "seed"


class BoardInfo(Content, frozen=True):
    id: str
    sides: tuple[str, str]
    origin: Origin


class SegmentFile(Content, frozen=True):
    width: int
    height: int
    board: tuple[BoardInfo, ...]
    side: tuple[Side, ...]


class Laid(Content, frozen=True):
    side: str
    turn: Literal[0, 90, 180, 270]


class Preset(Content, frozen=True):
    """A map ready to play."""

    id: str
    layout: Literal["t", "row"]
    start: str
    outpost: str
    boards: tuple[Laid, Laid, Laid, Laid]
    origin: Origin


class Token(Content, frozen=True):
    id: str
    kind: Literal["discovery", "swamp", "citadel", "encounter"]
    origin: Origin
    count: int = 1
    elixirs: int = 0
    armies: int = 0
    coins: int = 0
    moves: int = 0
    points: int = 0
    toll: int = 0
    wins_ties: bool = False


class Leader(Content, frozen=True):
    """A leader: `points` for each `per` of what it counts, further first armies, and the coins of its deals."""

    id: str
    origin: Origin
    points: int = 0
    per: int = 0
    first_armies: int = 0
    rent: int = 0
    loot: int = 0


class Numbers(Content, frozen=True):
    armies: int
    cities: int
    start_armies: int
    outpost_armies: int
    neutral_armies: int
    row: tuple[int, ...]
    sea: int
    elixir_points: int
    elixir_tie_points: int
    dragon_wakes: int
    table: tuple[TableNumbers, ...]
    origin: Origin


class CardFile(Content, frozen=True):
    card: tuple[Card, ...]


class PresetFile(Content, frozen=True):
    preset: tuple[Preset, ...]


class TokenFile(Content, frozen=True):
    token: tuple[Token, ...]


class LeaderFile(Content, frozen=True):
    leader: tuple[Leader, ...]


def check_segments(file: SegmentFile, name: str) -> SegmentFile:
    """Every region that is named exists on its side and lies on exactly one island; every side has its board."""
    boards = {side: board.id for board in file.board for side in board.sides}
    for side in file.side:
        ids = {region.id for region in side.region}
        named = [
            *((f"side {side.id}, island {island.id}", region) for island in side.island for region in island.regions),
            *((f"side {side.id}, link", region) for link in side.link for region in link.ends),
            *((f"side {side.id}, exit {edge}", exit_.region) for edge, exit_ in side.exits.items()),
        ]
        for where, region in named:
            if region not in ids:
                raise BadContent("content-unknown-region", file=name, where=where, region=region)
        if sorted(region for island in side.island for region in island.regions) != sorted(ids):
            raise BadContent("content-continents", file=name)
        if boards.get(side.id) != side.board:
            raise BadContent("content-wrong", file=name, where=f"side {side.id}", detail="board")
    return file


SEGMENTS = check_segments(load(__package__, "segments.toml", SegmentFile), "segments.toml")
CARDS = load(__package__, "cards.toml", CardFile).card
PRESETS = load(__package__, "presets.toml", PresetFile).preset
TOKENS = load(__package__, "tokens.toml", TokenFile).token
LEADERS = load(__package__, "leaders.toml", LeaderFile).leader
NUMBERS = load(__package__, "numbers.toml", Numbers)

SIDES = SEGMENTS.side
SIDE_IDS = tuple(side.id for side in SIDES)
BOARD_SIDES = tuple(tuple(SIDE_IDS.index(side) for side in board.sides) for board in SEGMENTS.board)
BOARD_OF = tuple(next(n for n, sides in enumerate(BOARD_SIDES) if side in sides) for side in range(len(SIDES)))
REGIONS = tuple(region.id for side in SIDES for region in side.region)
REGION_NUMBER = {region: number for number, region in enumerate(REGIONS)}
SIDE_OF = tuple(number for number, side in enumerate(SIDES) for _ in side.region)
TOKEN_IDS = tuple(token.id for token in TOKENS)
SWAMP, CITADEL, DRAGON, PORTAL, ROBBERS = (
    TOKEN_IDS.index(token) for token in ("swamp", "citadel", "dragon", "portal", "robbers")
)
DISCOVERIES = tuple(number for number, token in enumerate(TOKENS) if token.kind == "discovery")
ENCOUNTERS = tuple(number for number, token in enumerate(TOKENS) if token.kind == "encounter")
TIE_WINNERS = frozenset(number for number, token in enumerate(TOKENS) if token.wins_ties)
LEADER_IDS = tuple(leader.id for leader in LEADERS)
FAIRY_QUEEN, ROBBER_KING, RED_SORCERESS, WHITE_KNIGHT = (
    LEADER_IDS.index(leader) for leader in ("fairy-queen", "robber-king", "red-sorceress", "white-knight")
)
