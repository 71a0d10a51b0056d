"""The components in the box, read from the content files."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.content import BadContent, Content, Origin, load
from herna.games.eight_minute_family.components import Combine, Part, TableNumbers

Good = Literal["crystal", "coal", "wood", "iron", "food", "wild"]

GOODS: tuple[Good, ...] = ("crystal", "coal", "wood", "iron", "food")
WILD = len(GOODS)


class Worded(Content, frozen=True):
    """What the card says in the printing with words."""

    combine: Combine
    actions: tuple[Part, ...]


class Card(Content, frozen=True):
    id: str
    good: Good
    actions: tuple[Part, ...]
    origin: Origin
    goods: int = 1
    combine: Combine = "single"
    five_players: bool = False
    worded: Worded | None = None

    def printed(self, printing: str) -> Card:
        """The card as that printing has it."""
        if printing == "words" and self.worded:
            return msgspec.structs.replace(self, combine=self.worded.combine, actions=self.worded.actions)
        return self


class GoodInfo(Content, frozen=True):
    id: Good
    points: tuple[tuple[int, int], ...]
    tokens: int
    origin: Origin


class Continent(Content, frozen=True):
    id: str
    regions: tuple[str, ...]


class RegionInfo(Content, frozen=True):
    id: str
    label: tuple[int, int]
    room: int
    outline: tuple[tuple[int, int], ...]
    triangle: bool = False


class Lane(Content, frozen=True):
    """A dotted line over the sea."""

    ends: tuple[str, str]
    line: tuple[tuple[int, int], ...]


class Borders(Content, frozen=True):
    land: tuple[tuple[str, str], ...]


class Board(Content, frozen=True):
    """One side of the board."""

    side: str
    start: str
    size: tuple[int, int]
    continent: tuple[Continent, ...]
    region: tuple[RegionInfo, ...]
    borders: Borders
    lane: tuple[Lane, ...]
    origin: Origin
    drawing_origin: Origin
    names_origin: Origin


class Numbers(Content, frozen=True):
    armies: int
    cities: int
    start_armies: int
    row: tuple[int, ...]
    neutral_armies: int
    table: tuple[TableNumbers, ...]
    origin: Origin


class CardFile(Content, frozen=True):
    card: tuple[Card, ...]


class GoodFile(Content, frozen=True):
    good: tuple[GoodInfo, ...]


def check_board(board: Board, file: str) -> Board:
    """Every region named on the board exists, and belongs to exactly one continent."""
    ids = {region.id for region in board.region}
    for where, named in [
        ("start", (board.start,)),
        *((f"continent {continent.id}", continent.regions) for continent in board.continent),
        *(("borders.land", pair) for pair in board.borders.land),
        *(("lane", lane.ends) for lane in board.lane),
    ]:
        for region in named:
            if region not in ids:
                raise BadContent("content-unknown-region", file=file, where=where, region=region)
    members = [region for continent in board.continent for region in continent.regions]
    if sorted(members) != sorted(ids):
        raise BadContent("content-continents", file=file)
    return board


CARDS = load(__package__, "cards.toml", CardFile).card
GOOD_INFO = load(__package__, "goods.toml", GoodFile).good
NUMBERS = load(__package__, "numbers.toml", Numbers)
BOARDS = {
    side: check_board(load(__package__, file, Board), file)
    for side, file in [("A", "board_a.toml"), ("B", "board_b.toml")]
}
