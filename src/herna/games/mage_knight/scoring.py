"""Fame and achievements: what counts at the end."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from herna.games.mage_knight.land import hex_at
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState

CONQUESTS = ("keep", "mage-tower", "monastery")
ADVENTURES = ("ancient-ruins", "dungeon", "tomb", "monster-den", "spawning-grounds", "maze", "labyrinth")
TITLE, TITLE_SHARED = 3, 1


class Achievements(NamedTuple):
    """The points of a hero by row; those of beatings are negative."""

    knowledge: int
    loot: int
    leader: int
    conqueror: int
    adventurer: int
    beating: int


class ScoreLine(NamedTuple):
    """What a hero has in the end."""

    fame: int
    achievements: Achievements
    titles: Achievements

    @property
    def total(self) -> int:
        """Everything together."""
        return self.fame + sum(self.achievements) + sum(self.titles)


def cards_of(state: KnightState, seat: int) -> tuple[int, ...]:
    """All cards of a hero, wherever they lie."""
    banners = tuple(unit.banner for unit in state.units[seat] if unit.banner != NONE)
    piles = (state.hand, state.deck, state.discard, state.played, state.spared, state.aside)
    return sum((pile[seat] for pile in piles), banners)


def achievements(state: KnightState, seat: int) -> Achievements:
    """The rows of the score card for a hero, without titles (MK-11.2)."""
    setting = state.setting
    cards = cards_of(state, seat)
    spells = sum(card in setting.spell_range for card in cards)
    advanced = sum(card in setting.advanced_range for card in cards)
    artifacts = sum(card in setting.artifact_range for card in cards)
    sites = [info.site for spot, owner in state.shields if owner == seat and (info := hex_at(state, spot)) is not None]
    levels = [setting.units[unit.kind].level // (2 if unit.wounds else 1) for unit in state.units[seat]]
    return Achievements(
        2 * spells + advanced,
        2 * artifacts + sum(state.crystals[seat]) // 2,
        sum(levels),
        2 * sum(site in CONQUESTS for site in sites),
        2 * sum(site in ADVENTURES for site in sites),
        -2 * cards.count(WOUND),
    )


def title(row: Sequence[int]) -> list[int]:
    """The titles of one row: for the most points, less if it is shared, nothing for none. A beating takes as much."""
    most = max(row, key=abs)
    if not most:
        return [0] * len(row)
    value = TITLE if row.count(most) == 1 else TITLE_SHARED
    return [(value if most > 0 else -value) if points == most else 0 for points in row]


def score_sheet(state: KnightState) -> list[ScoreLine]:
    """The whole score card; alone there are no titles (MK-11.3)."""
    seats = range(state.setting.players)
    rows = [achievements(state, seat) for seat in seats]
    if state.setting.alone:
        titles = [Achievements(0, 0, 0, 0, 0, 0) for _ in seats]
    else:
        columns = [title(row) for row in zip(*rows, strict=True)]
        titles = [Achievements(*(column[seat] for column in columns)) for seat in seats]
    return [ScoreLine(state.fame[seat], rows[seat], titles[seat]) for seat in seats]
