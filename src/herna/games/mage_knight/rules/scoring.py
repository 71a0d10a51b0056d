"""Fame, achievements and the goal: what counts at the end, and which thing each point comes from."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState

ACHIEVEMENTS = ("knowledge", "loot", "leader", "conqueror", "adventurer", "beating")
"""The rows of the score card that most scenarios count; the points of beatings are negative."""
TITLE = 3
"""What a title gives to whoever has the most in its row."""
TITLE_SHARED = 1
"""What it gives to each of several who have the most."""
SPELL = 2
ADVANCED = 1
ARTIFACT = 2
"""What a spell, an advanced action and an artifact in the deck give."""
BEATING = -2
"""What each wound in the deck gives."""
LEADS_CITY = 7
"""What a conquered city gives among rivals to whoever leads it."""
SHIELD_ON_CITY = 4
"""What it gives to others with a shield on its card."""
CITY = 10
"""What the goal gives for each conquered city."""
ALL_CITIES = 15
"""What it gives more if all of them are conquered."""
EVERYBODY_LEADS = 10
"""What it gives if each of several heroes leads a city."""
ROUND_LEFT = 30
"""What it gives for each round that was not played."""
DUMMY_CARD = 1
"""What it gives for each card that the dummy player has not turned up."""
NOT_ANNOUNCED = 5
"""What it gives if nobody announced the end of the last round."""


class Item(msgspec.Struct, frozen=True, gc=False):
    """One line of the score sheet: `points` for `count` of this; `thing` is a card, a unit or a hex by its name. On the
    card of a team `seat` says whose it is, unless it is everybody's."""

    row: str
    what: str
    thing: str | None
    count: int
    points: int
    seat: int | None = None


class ScoreLine(NamedTuple):
    """What a hero has in the end."""

    fame: int
    rows: Mapping[str, tuple[int, int]]
    """The points and the title of each row, in the order of the score card."""
    items: tuple[Item, ...]

    @property
    def total(self) -> int:
        """Everything together."""
        return self.fame + sum(points + title for points, title in self.rows.values())


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
        site = site_on(state, spot)
        if owner == seat and site.row:
            yield Item(site.row, site.id, setting.hex_names[spot], 1, site.points)


def goal(state: KnightState, *, fulfilled: bool) -> Iterator[Item]:
    """What conquering cities gives (MK-14.5), and the time it took once the game is over (MK-14.6)."""
    setting = state.setting
    for city in state.cities:
        if city.conquered:
            yield Item("goal", "city", setting.hex_names[city.hexes[0]], 1, CITY)
    if fulfilled:
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


def everybody_leads(state: KnightState) -> Iterator[Item]:
    """What it gives that every hero leads a conquered city (MK-27.8)."""
    leaders = {leader_of(city) for city in state.cities if city.conquered}
    if leaders.issuperset(range(state.setting.players)):
        yield Item("goal", "everybody-leads", None, state.setting.players, EVERYBODY_LEADS)


def of_cities(state: KnightState, seat: int) -> Iterator[Item]:
    """Conquered cities that a hero leads, and those on whose card a shield of his lies (MK-20.5)."""
    for city in state.cities:
        if city.conquered and seat in city.shields:
            name = state.setting.hex_names[city.hexes[0]]
            leads = leader_of(city) == seat
            yield Item("cities", "leads-city" if leads else "shield", name, 1, LEADS_CITY if leads else SHIELD_ON_CITY)


def achievements(state: KnightState, seat: int) -> tuple[int, ...]:
    """The points of a hero in the rows of the achievements, without titles (MK-11.2)."""
    return rows_of(tuple(achieved(state, seat)), ACHIEVEMENTS)


def rows_of(items: Sequence[Item], rows: Sequence[str]) -> tuple[int, ...]:
    """Lines added up by row."""
    sums = dict.fromkeys(rows, 0)
    for item in items:
        sums[item.row] += item.points
    return tuple(sums.values())


def title(row: Sequence[int], value: int = TITLE, shared: int = TITLE_SHARED) -> list[int]:
    """The titles of one row: for the most points, less if it is shared, nothing for none. A beating takes as much."""
    most = max(row, key=abs)
    if not most:
        return [0] * len(row)
    worth = value if row.count(most) == 1 else shared
    return [(worth if most > 0 else -worth) if points == most else 0 for points in row]


def sheet(
    fame: Sequence[int], lines: Sequence[tuple[Item, ...]], rows: Sequence[str], titles: Mapping[str, tuple[int, int]]
) -> list[ScoreLine]:
    """The score card of fame and lines by seat: added up by row, with titles in the rows that have them."""
    columns = list(zip(*(rows_of(items, rows) for items in lines), strict=True))
    given = [
        title(column, *titles[row]) if row in titles else [0] * len(fame)
        for row, column in zip(rows, columns, strict=True)
    ]
    found = []
    for seat, items in enumerate(lines):
        points = {row: (column[seat], won[seat]) for row, column, won in zip(rows, columns, given, strict=True)}
        won = tuple(Item(row, "title", None, 1, value) for row, (_, value) in points.items() if value)
        found.append(ScoreLine(fame[seat], points, items + won))
    return found


def lines_of_team(
    members: Mapping[int, tuple[Item, ...]], rows: Sequence[str], *, lowest: bool = False
) -> tuple[Item, ...]:
    """The lines of a team, by the seats of its members: in each row those of the member with the most points, or with
    the worst beating; with the lowest scores those of the member with the fewest points, again the worst beating. What
    all have alike is nobody's in particular."""
    if len(members) == 1:
        return next(iter(members.values()))
    found: list[Item] = []
    for row in rows:
        lines = {seat: [item for item in items if item.row == row] for seat, items in members.items()}
        points = {seat: sum(item.points for item in one) for seat, one in lines.items()}
        least, most = min(points.values()), max(points.values())
        counts = least if lowest or least < 0 else most
        seat = next(seat for seat, sum_ in points.items() if sum_ == counts)
        alike = all(one == lines[seat] for one in lines.values())
        found += lines[seat] if alike else [replace(item, seat=seat) for item in lines[seat]]
    return tuple(found)


def score_sheet(state: KnightState) -> list[ScoreLine]:
    """The whole score card, as the scenario counts it."""
    return state.setting.scenario.score(state)
