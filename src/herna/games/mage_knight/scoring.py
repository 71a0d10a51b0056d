"""Fame, achievements and the goal: what counts at the end, and which thing each point comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import NamedTuple

import msgspec

from herna.games.mage_knight.land import hex_at
from herna.games.mage_knight.scenarios.ends import cities_conquered
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState

CONQUESTS = ("keep", "mage-tower", "monastery")
ADVENTURES = ("ancient-ruins", "dungeon", "tomb", "monster-den", "spawning-grounds", "maze", "labyrinth")
TITLE, TITLE_SHARED = 3, 1
SPELL, ADVANCED, ARTIFACT, SHIELD, BEATING = 2, 1, 2, 2, -2
CITY, ALL_CITIES, ROUND_LEFT, DUMMY_CARD, NOT_ANNOUNCED = 10, 15, 30, 1, 5
"""What the goal gives: for each conquered city, for all of them, for each round that was not played, for each card the
dummy player has not turned up, and if nobody announced the end of the last round."""


class Item(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet: `points` for so many of this; `thing` is a card, a unit or a hex by its name."""

    row: str
    what: str
    thing: str | None
    count: int
    points: int


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
    goal: int
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """Everything together."""
        return self.fame + sum(self.achievements) + sum(self.titles) + self.goal


def cards_of(state: KnightState, seat: int) -> tuple[int, ...]:
    """All cards of a hero, wherever they lie."""
    banners = tuple(card for unit in state.units[seat] for card in (unit.banner, unit.command) if card != NONE)
    piles = (state.hand, state.deck, state.discard, state.played, state.spared, state.aside)
    return sum((pile[seat] for pile in piles), banners)


def achieved(state: KnightState, seat: int) -> Iterator[Item]:
    """The lines of the achievements, without titles (MK-11.2)."""
    yield from of_cards(state, seat)
    yield from of_units(state, seat)
    yield from of_shields(state, seat)


def of_cards(state: KnightState, seat: int) -> Iterator[Item]:
    """Spells, advanced actions, artifacts and wounds; and crystals."""
    setting = state.setting
    names = setting.card_ids
    for card, count in sorted(Counter(cards_of(state, seat)).items()):
        if card in setting.spell_range:
            yield Item("knowledge", "spell", names[card], count, SPELL * count)
        elif card in setting.advanced_range:
            yield Item("knowledge", "advanced-action", names[card], count, ADVANCED * count)
        elif card in setting.artifact_range:
            yield Item("loot", "artifact", names[card], count, ARTIFACT * count)
        elif card == WOUND:
            yield Item("beating", "wounds", None, count, BEATING * count)
    crystals = sum(state.crystals[seat])
    if crystals:
        yield Item("loot", "crystals", None, crystals, crystals // 2)


def of_units(state: KnightState, seat: int) -> Iterator[Item]:
    """Units by their level; half of it, rounded down, for a wounded one."""
    setting = state.setting
    for unit in state.units[seat]:
        level = setting.units[unit.kind].level
        if unit.wounds:
            yield Item("leader", "wounded-unit", setting.unit_ids[unit.kind], 1, level // 2)
        else:
            yield Item("leader", "unit", setting.unit_ids[unit.kind], 1, level)


def of_shields(state: KnightState, seat: int) -> Iterator[Item]:
    """Shields on conquered sites and on places of adventure."""
    setting = state.setting
    for spot, owner in state.shields:
        info = hex_at(state, spot) if owner == seat else None
        if info is None or info.site is None:
            continue
        if info.site in CONQUESTS:
            yield Item("conqueror", info.site, setting.hex_names[spot], 1, SHIELD)
        elif info.site in ADVENTURES:
            yield Item("adventurer", info.site, setting.hex_names[spot], 1, SHIELD)


def goal(state: KnightState) -> Iterator[Item]:
    """What the goal of the scenario gives (MK-14.5), and the time it took once the game is over (MK-14.6)."""
    setting = state.setting
    for city in state.cities:
        if city.conquered:
            yield Item("goal", "city", setting.hex_names[city.hexes[0]], 1, CITY)
    if cities_conquered(state):
        yield Item("goal", "all-cities", None, len(state.cities), ALL_CITIES)
    if not state.over:
        return
    left = setting.rounds - state.round
    if left:
        yield Item("goal", "rounds-left", None, left, ROUND_LEFT * left)
    if state.dummy_deck:
        cards = len(state.dummy_deck)
        yield Item("goal", "dummy-cards", None, cards, DUMMY_CARD * cards)
    if state.announced == NONE:
        yield Item("goal", "not-announced", None, 1, NOT_ANNOUNCED)


def achievements(state: KnightState, seat: int) -> Achievements:
    """The rows of the score card for a hero, without titles (MK-11.2)."""
    return rows_of(tuple(achieved(state, seat)))


def rows_of(items: Sequence[Item]) -> Achievements:
    """Lines added up by row."""
    sums = dict.fromkeys(Achievements._fields, 0)
    for item in items:
        sums[item.row] += item.points
    return Achievements(**sums)


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
    counts = state.setting.scenario.counts
    found = [tuple(achieved(state, seat)) if "achievements" in counts else () for seat in seats]
    rows = [rows_of(items) for items in found]
    if state.setting.alone or "titles" not in counts:
        titles = [NOTHING for _ in seats]
    else:
        columns = [title(row) for row in zip(*rows, strict=True)]
        titles = [Achievements(*(column[seat] for column in columns)) for seat in seats]
    aims = tuple(goal(state)) if "goal" in counts else ()
    reached = sum(item.points for item in aims)
    return [
        ScoreLine(state.fame[seat], rows[seat], titles[seat], reached, found[seat] + title_items(titles[seat]) + aims)
        for seat in seats
    ]


NOTHING = Achievements(0, 0, 0, 0, 0, 0)


def title_items(titles: Achievements) -> tuple[Item, ...]:
    """The lines of the titles."""
    return tuple(
        Item(row, "title", None, 1, points) for row, points in zip(titles._fields, titles, strict=True) if points
    )
