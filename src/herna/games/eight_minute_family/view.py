"""What a seat may see, as far as both games show it alike."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

import msgspec

from herna.games.eight_minute_family.state import NO_BID, FamilyState


class RowCard(msgspec.Struct, frozen=True):
    """A card of the row and what it costs there."""

    card: str
    price: int


class SideOfTable(Protocol):
    """A player's side of the table, as far as bids go."""

    @property
    def bid(self) -> int | None: ...


Side = TypeVar("Side", bound=SideOfTable)


def row_view(state: FamilyState, ids: Sequence[str]) -> tuple[RowCard, ...]:
    """The cards face up with their prices; near the end of a game the row may be short."""
    return tuple(RowCard(ids[number], price) for number, price in zip(state.row, state.setting.row, strict=False))


def with_own_bid(state: FamilyState, seat: int | None, sides: tuple[Side, ...]) -> tuple[Side, ...]:
    """Everybody's side of the table, with the bid that is still in the seat's own fist."""
    if seat is None or state.bids[seat] == NO_BID:
        return sides
    return (*sides[:seat], msgspec.structs.replace(sides[seat], bid=state.bids[seat]), *sides[seat + 1 :])  # type: ignore[type-var]
