"""The first legend as a puzzle of days: which creatures have to fall on which day, so that the letter finds its way.

Creatures walk along arrows and the cards of the legend are known, so only fights are left to chance. A schedule says
how hard the rest of the way is, from any morning; what is feasible today the planner knows better.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from herna.games.andor.advice.planner import nights
from herna.games.andor.advice.planner.nights import Pack
from herna.games.andor.rules.roads import Borders, open_borders
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.vocabulary.operations import CloseWay, Place

GOR, SKRAL = 0, 1
KILL = {GOR: 0.08, SKRAL: 0.5}
BLOCKS = {GOR: 0.14, SKRAL: 0.6}
"""What a creature on the road costs on the day of the letter."""
OVERRUN = 4.0
NO_ROAD = 2.0
IN_MID_DAY = 1.1
"""What it costs if the letter comes when the day is half gone."""


class Ground(NamedTuple):
    """What never changes: the arrows, what the cards of each letter place, and where the letter goes."""

    arrow: tuple[int, ...]
    borders: Borders
    cards: tuple[Pack, ...]
    castle: int
    shields: int
    crowd: tuple[float, ...]
    """What several victories on one day cost more, by their number."""
    start: int
    goal: int
    letter: int
    """When the letter comes."""


class Morning(NamedTuple):
    """The table as far as the schedule cares."""

    letter: int
    pack: Pack
    entered: int


def ground_of(state: AndorState, start: int, goal: int, letter: int) -> Ground:
    """The schedule's board for a legend whose letter comes at a certain card."""
    setting = state.setting
    cards: list[Pack] = []
    closed: tuple[tuple[int, int], ...] = state.closed
    for number, row in enumerate(state.letters):
        placed: list[tuple[int, int]] = []
        for card in row:
            for word in setting.cards[card].do if card >= 0 and number <= letter else ():
                if isinstance(word, CloseWay):
                    closed = (*closed, (word.between[0], word.between[1]))
                if isinstance(word, Place) and word.what in ("gor", "skral") and isinstance(word.at, tuple):
                    placed += ((space, GOR if word.what == "gor" else SKRAL) for space in word.at)
        cards.append(tuple(placed))
    crowd = (0.0, 0.0, 0.1, 0.35, 0.8) if setting.players == 2 else (0.0, 0.0, 0.04, 0.12, 0.3)
    return Ground(
        nights.open_arrows(state), open_borders(setting.borders, closed), tuple(cards), setting.castle,
        setting.shields, crowd, start, goal, letter,
    )  # fmt: skip


def morning_of(state: AndorState) -> Morning:
    """The creatures as they stand; whatever is neither gor nor skral counts as a skral."""
    pack = tuple(
        (space, GOR if state.setting.kinds[kind].id == "gor" else SKRAL)
        for space, kind in enumerate(state.beasts)
        if kind != NONE
    )
    return Morning(state.narrator, pack, state.castle)


def turn_page(land: Ground, now: Morning) -> Morning:
    """The narrator moves one letter and its cards are carried out."""
    letter = now.letter + 1
    placed = land.cards[letter] if letter < len(land.cards) else ()
    if not placed:
        return Morning(letter, now.pack, now.entered)
    where = dict(now.pack)
    entered = now.entered + nights.set_down(land.arrow, land.castle, where, placed)
    return Morning(letter, tuple(sorted(where.items())), entered)


def fall(land: Ground, now: Morning, space: int) -> Morning:
    """A creature is defeated."""
    return turn_page(land, now._replace(pack=tuple(entry for entry in now.pack if entry[0] != space)))


@lru_cache(maxsize=1 << 15)
def night(land: Ground, now: Morning) -> Morning:
    """The sun rises: gors, then skrals, one step each; then the narrator."""
    where = dict(now.pack)
    entered = now.entered + nights.march(land.arrow, land.castle, where, (GOR, SKRAL))
    return turn_page(land, Morning(now.letter, tuple(sorted(where.items())), entered))


@lru_cache(maxsize=1 << 14)
def opening(land: Ground, pack: Pack) -> tuple[float, tuple[int, ...]]:
    """What it costs to open the road on the day of the letter, and which creatures have to fall for it."""
    best: tuple[float, tuple[int, ...]] = (NO_ROAD, ())
    taken = {space for space, _ in pack}
    waves = dict(pack)
    for count in range(3):
        for group in combinations(sorted(taken), count):
            road = shortest_road(land, frozenset(taken.difference(group)))
            if road:
                cost = sum(BLOCKS[waves[space]] for space in group) + 0.05 * max(0, len(road) - 15)
                best = min(best, (cost, group))
        if best[1] or best[0] < NO_ROAD:
            break
    return best


@lru_cache(maxsize=1 << 15)
def shortest_road(land: Ground, taken: frozenset[int]) -> tuple[int, ...]:
    """The way from the start to the goal on which nothing is met; nothing if there is none."""
    back = {land.start: land.start}
    todo = deque([land.start])
    while todo:
        space = todo.popleft()
        if space == land.goal:
            road = [space]
            while road[-1] != land.start:
                road.append(back[road[-1]])
            return tuple(reversed(road))
        for other in land.borders[space]:
            if other not in back and other not in taken:
                back[other] = space
                todo.append(other)
    return ()


def days(land: Ground, now: Morning, most: int) -> Iterator[tuple[tuple[int, ...], Morning]]:
    """What can be slain in one day, and the evening after it; never so much that the letter comes before night."""
    seen: set[Morning] = {now}
    front: list[tuple[tuple[int, ...], Morning]] = [((), now)]
    for slain, evening in front:
        yield slain, evening
        if len(slain) < most and evening.letter + 1 < land.letter:
            for space, wave in evening.pack:
                if wave == GOR:
                    after = fall(land, evening, space)
                    if after not in seen:
                        seen.add(after)
                        front.append(((*slain, space), after))


@lru_cache(maxsize=1 << 16)
def outlay(land: Ground, now: Morning) -> tuple[float, tuple[int, ...]]:
    """How hard the rest is from this morning on, and what is best slain on the day that begins."""
    over = now.entered - land.shields
    if over > 0:
        return OVERRUN + over, ()
    if now.letter >= land.letter:
        return opening(land, now.pack)
    best: tuple[float, tuple[int, ...]] = (OVERRUN + 2, ())
    for slain, evening in days(land, now, 3):
        cost = KILL[GOR] * len(slain) + land.crowd[len(slain)]
        if cost < best[0]:
            best = min(best, (cost + outlay(land, night(land, evening))[0], slain))
    return best


def hardship(land: Ground, now: Morning) -> float:
    return outlay(land, now)[0]
