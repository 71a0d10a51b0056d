"""The position: what lies on the table."""

from __future__ import annotations

from typing import Self

from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_family.state import NO_BID, FamilyState

__all__ = ["NO_BID", "NO_TOKEN", "EmpireState"]

NO_TOKEN = -1


class EmpireState(FamilyState):
    """Armies, cities, coins, cards, and the goods tokens on the board."""

    __slots__ = ("tokens",)

    setting: EmpireSetting

    tokens: tuple[int, ...]
    """The goods token of each region."""

    def copy(self) -> Self:
        new = super().copy()
        new.tokens = self.tokens
        return new
