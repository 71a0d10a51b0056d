"""What does not change while days are rehearsed: ways, arrows, what each letter brings, dice and prices."""

from __future__ import annotations

from bisect import bisect
from collections.abc import Iterator, Sequence
from functools import lru_cache

from herna.games.andor.advice.planner.nights import Pack, onward, open_arrows, set_down
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.storming import margins
from herna.games.andor.rules.heroes import ARCHER, DWARF, WARRIOR, WIZARD, hero_of, seat_of, willpower_row
from herna.games.andor.rules.odds import Roll, Way
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.free import brew_price
from herna.games.andor.vocabulary.operations import Place, Remove
from herna.games.andor.vocabulary.values import LETTERS, Varies

HERB_GOR = 8
"""The wave of the gor that guards the herb: it moves with the others, and is told apart."""
TOWER = 9
NEAR = 2
"""Fog so near is looked into on the way."""
KINDS = {0: "gor", 1: "skral", 2: "wardrak", 3: "troll", HERB_GOR: "herb-gor", TOWER: "tower-skral"}
Beasts = dict[int, int]
"""Creatures by space, as the wave they move with."""
NIGHTS = 4
REMEMBERED, BOARDS = 1 << 15, 8


class PaperFoe:
    """A kind of creature, as far as a fight is concerned."""

    __slots__ = ("dice", "reward", "strength", "willpower")

    def __init__(self, strength: int, willpower: int, dice: int, reward: int) -> None:
        self.strength, self.willpower, self.dice, self.reward = strength, willpower, dice, reward


class Ahead:
    """The next nights, if nobody does anything: how many creatures are in the castle after each, and who comes when."""

    __slots__ = ("arrivals", "row", "without")

    def __init__(self, row: tuple[int, ...], arrivals: dict[int, int]) -> None:
        self.row, self.arrivals = row, arrivals
        self.without: dict[int, tuple[int, ...]] = {}
        """The row as it is with the creature of a space beaten now."""


class PaperLand:
    """The board and the company for rehearsals from one table."""

    def __init__(self, state: AndorState, look: Outlook) -> None:
        setting = state.setting
        self.seats = range(len(state.space))
        self.distance = look.distance
        self.borders = look.borders
        self.castle = setting.castle
        fog = [space for space, token in enumerate(state.fog) if token]
        self.near = {space: tuple(one for one in fog if look.distance[space][one] <= NEAR) for space in fog}
        self.arrow = open_arrows(state)
        self.order = setting.sunrise_order
        self.last = state.last
        self.pages = tuple(page_of(state, row) for row in state.letters)
        self.farmers = tuple(farmers_of(state, row) for row in state.letters)
        self.wells = setting.well_at
        self.draughts = [setting.well_points[hero_of(state, seat) == WARRIOR] for seat in self.seats]
        self.markets = tuple(one for one in setting.merchants if one not in state.shut)
        self.mine = setting.dwarf_market
        self.prices = [brew_price(state, seat) for seat in self.seats]
        figures = [hero_of(state, seat) for seat in self.seats]
        self.archer, self.dwarf, self.warrior = (seat_of(state, one) for one in (ARCHER, DWARF, WARRIOR))
        ways: list[Way] = ["bow" if one == ARCHER else "wizard" if one == WIZARD else "own" for one in figures]
        self.rolls = [
            tuple((Roll(way, count), Roll(way, count, brewed=True)) for count in setting.dice[figure])
            for way, figure in zip(ways, figures, strict=True)
        ]
        self.foes: dict[int, PaperFoe] = {}
        for wave, name in KINDS.items():
            kind = setting.kinds[setting.kind_number[name]]
            dice = kind.dice[willpower_row(kind.willpower)]
            self.foes[wave] = PaperFoe(kind.strength, kind.willpower, dice, kind.reward)
        self.read_cards(state)
        known = (self.arrow, self.pages, self.order, self.castle)
        if known not in FORECASTS:
            if len(FORECASTS) >= BOARDS:
                FORECASTS.clear()
            FORECASTS[known] = {}
        self.forecasts = FORECASTS[known]

    def read_cards(self, state: AndorState) -> None:
        """Where herb and stronghold may be, and when the prince comes and goes."""
        self.herb_places: tuple[int, ...] = ()
        self.tower_places: tuple[int, ...] = ()
        self.prince_comes = self.prince_leaves = self.tavern = NONE
        for card in state.setting.cards:
            for word in card.do:
                if isinstance(word, Place):
                    table = getattr(word.at, "table", ())
                    if word.what == "herb-gor":
                        self.herb_places = table
                    elif word.what == "tower-skral":
                        self.tower_places = table
                    elif word.what == "prince" and card.letter and isinstance(word.at, tuple):
                        self.prince_comes, self.tavern = LETTERS.index(card.letter), word.at[0]
                elif isinstance(word, Remove) and word.what == "prince" and card.letter:
                    self.prince_leaves = LETTERS.index(card.letter)

    def march(self, beasts: Beasts) -> tuple[int, bool]:
        """All creatures move, in place: how many came into the castle, and whether the herb did."""
        origins = {space: kind for space, kind in beasts.items() if kind == HERB_GOR}
        entered = self.walk_on(beasts, origins)
        return len(entered), HERB_GOR in entered

    def put(self, beasts: Beasts, *placed: tuple[int, int]) -> int:
        """New creatures; how many of them got into the castle at once."""
        return set_down(self.arrow, self.castle, beasts, placed)

    def forecast(self, letter: int, beasts: Beasts) -> Ahead:
        """How many get in on the next nights, if nobody does anything."""
        key = (letter, tuple(sorted(beasts.items())))
        found = self.forecasts.get(key)
        if found is None:
            if len(self.forecasts) >= REMEMBERED:
                self.forecasts.clear()
            found = self.forecasts[key] = self.look_ahead(letter, beasts)
        return found

    def look_ahead(self, letter: int, beasts: Beasts) -> Ahead:
        later, entered, row, arrivals = dict(beasts), 0, [], {}
        origins = {space: space for space in beasts}
        for number in range(NIGHTS):
            for origin in self.walk_on(later, origins):
                entered += 1
                arrivals[origin] = number
            letter += 1
            if letter < len(self.pages):
                entered += self.put(later, *self.pages[letter])
            row.append(entered)
        return Ahead(tuple(row), arrivals)

    def without(self, ahead: Ahead, letter: int, beasts: Beasts, space: int) -> tuple[int, ...]:
        """How many get in if the creature of a space is beaten now, which turns a page."""
        found = ahead.without.get(space)
        if found is None:
            others = dict(beasts)
            del others[space]
            entered = self.put(others, *self.pages[letter + 1]) if letter + 1 < len(self.pages) else 0
            row = self.forecast(letter + 1, others).row
            found = ahead.without[space] = tuple(entered + one for one in row)
        return found

    def walk_on(self, beasts: Beasts, origins: dict[int, int]) -> list[int]:
        """All creatures move, in place; where those stood at first who came into the castle."""
        entered: list[int] = []
        arrow, castle = self.arrow, self.castle
        waves: dict[int, list[int]] = {}
        for space, kind in beasts.items():
            waves.setdefault(0 if kind == HERB_GOR else kind, []).append(space)
        for wave in self.order:
            moved = []
            for space in sorted(waves.get(wave, ())):
                ahead = onward(arrow, castle, beasts, space)
                if ahead < 0:
                    moved.append(space)
                    continue
                kind, origin = beasts.pop(space), origins.pop(space, NONE)
                if ahead == castle:
                    entered.append(origin)
                else:
                    beasts[ahead] = kind
                    origins[ahead] = origin
                    moved.append(ahead)
            waves[wave] = moved
        return entered


FORECASTS: dict[object, dict[tuple[int, tuple[tuple[int, int], ...]], Ahead]] = {}
"""What has been worked out for a board: the same creatures stand there in many rehearsals."""


def page_of(state: AndorState, row: Sequence[int]) -> Pack:
    """The creatures that the cards of a letter put on the board, unless a die says where."""
    setting = state.setting
    placed: list[tuple[int, int]] = []
    for word in placings(state, row):
        if word.what in setting.kind_number:
            wave = setting.kinds[setting.kind_number[word.what]].moves_with
            if wave != NONE:
                placed += ((space, wave) for space in given_spaces(state, word))
    return tuple(placed)


def farmers_of(state: AndorState, row: Sequence[int]) -> tuple[int, ...]:
    """Where the cards of a letter put farmers."""
    return tuple(space for word in placings(state, row) if word.what == "farmer" for space in given_spaces(state, word))


def placings(state: AndorState, row: Sequence[int]) -> Iterator[Place]:
    for card in row:
        for word in state.setting.cards[card].do if card >= 0 else ():
            if isinstance(word, Place):
                yield word


def given_spaces(state: AndorState, word: Place) -> tuple[int, ...]:
    """Where a card puts things, unless a die decides it."""
    if isinstance(word.at, tuple):
        return word.at
    if isinstance(word.at, Varies) and not word.at.table:
        spaces: tuple[int, ...] = state.setting.varies(word.at)
        return spaces
    return ()


@lru_cache(maxsize=1 << 13)
def throws(strength: int, rolls: tuple[Roll, ...], dice: int) -> tuple[tuple[float, ...], tuple[int, ...], float]:
    """By how much a round is won: running chances, margins, and the mean."""
    table = margins(strength, rolls, dice)
    total, running = 0.0, []
    for _, chance in table:
        total += chance
        running.append(total)
    mean = sum(margin * chance for margin, chance in table)
    return tuple(running), tuple(margin for margin, _ in table), mean


def margin_of(luck: float, running: tuple[float, ...], values: tuple[int, ...]) -> int:
    return values[min(bisect(running, luck), len(values) - 1)]
