"""How a castle is held with few victories: every one of them turns a page, and pages bring more creatures.

Creatures walk along arrows and the pages are known, so the fewest victories that hold the castle for some nights can
be worked out. Golden shields are there to be used.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from herna.games.andor.creatures import golden_shields
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.planner import nights
from herna.games.andor.planner.nights import Pack
from herna.games.andor.vocabulary import Place
from herna.games.andor.vocabulary.values import Varies

EFFORT = (0.12, 0.35, 0.9, 1.2)
"""What a victory over a gor, a skral, a wardrak and a troll costs, about."""
CROWD = (0.0, 0.0, 0.08, 0.3)
FALLEN = 5.0
NEAR = 3
"""Creatures farther from the castle than so many nights are no concern of a day to come."""
STAYS = 9
"""The wave of creatures that never move."""


class Realm(NamedTuple):
    """What never changes: arrows, the order in which creatures move, and what each page brings."""

    arrow: tuple[int, ...]
    castle: int
    order: tuple[int, ...]
    pages: tuple[Pack, ...]
    last: int


class Watch(NamedTuple):
    """The table as far as the castle is concerned. `room` is how many more may get in."""

    letter: int
    pack: Pack
    room: int


def realm_of(state: AndorState) -> Realm:
    setting = state.setting
    arrow = nights.open_arrows(state)
    pages = []
    for row in state.letters:
        placed: list[tuple[int, int]] = []
        for card in row:
            for word in setting.cards[card].do if card >= 0 else ():
                if isinstance(word, Place) and word.what in setting.kind_number:
                    spaces = given_spaces(state, word)
                    kind = setting.kinds[setting.kind_number[word.what]]
                    if kind.moves_with != NONE:
                        placed += ((space, kind.moves_with) for space in spaces)
        pages.append(tuple(placed))
    return Realm(arrow, setting.castle, setting.sunrise_order, tuple(pages), state.last)


def given_spaces(state: AndorState, word: Place) -> tuple[int, ...]:
    """Where a card puts creatures, unless a die decides it."""
    if isinstance(word.at, tuple):
        return word.at
    if isinstance(word.at, Varies) and not word.at.table:
        spaces: tuple[int, ...] = state.setting.varies(word.at)
        return spaces
    return ()


def farmers_to_come(state: AndorState, letter: int) -> list[int]:
    """Where the cards of a letter put farmers."""
    found: list[int] = []
    for card in state.letters[letter] if letter < len(state.letters) else ():
        for word in state.setting.cards[card].do if card >= 0 else ():
            if isinstance(word, Place) and word.what == "farmer":
                found += given_spaces(state, word)
    return found


def watch_of(state: AndorState) -> Watch:
    """The creatures as they stand."""
    kinds = state.setting.kinds
    pack = tuple(
        (space, STAYS if kinds[kind].moves_with == NONE else kinds[kind].moves_with)
        for space, kind in enumerate(state.beasts)
        if kind != NONE
    )
    return Watch(state.narrator, pack, golden_shields(state) - state.castle)


def turn_page(realm: Realm, now: Watch) -> Watch:
    letter = now.letter + 1
    placed = realm.pages[letter] if letter < len(realm.pages) else ()
    where = dict(now.pack)
    room = now.room - nights.set_down(realm.arrow, realm.castle, where, placed)
    return Watch(letter, tuple(sorted(where.items())), room)


def fall(realm: Realm, now: Watch, space: int) -> Watch:
    """A creature is defeated."""
    return turn_page(realm, now._replace(pack=tuple(entry for entry in now.pack if entry[0] != space)))


@lru_cache(maxsize=1 << 15)
def night(realm: Realm, now: Watch) -> Watch:
    """The sun rises: all creatures move in their order, then the narrator."""
    where = dict(now.pack)
    room = now.room - nights.march(realm.arrow, realm.castle, where, realm.order)
    return turn_page(realm, Watch(now.letter, tuple(sorted(where.items())), room))


@lru_cache(maxsize=1 << 14)
def steps_to_castle(realm: Realm, space: int) -> int:
    steps = 0
    while space not in (NONE, realm.castle):
        space = realm.arrow[space]
        steps += 1
    return steps if space == realm.castle else 99


@lru_cache(maxsize=1 << 16)
def burden(realm: Realm, now: Watch, nights: int) -> float:
    """How much fighting it takes to hold the castle for so many nights from this morning on."""
    if now.room < 0:
        return FALLEN - now.room
    if nights <= 0 or now.letter >= realm.last:
        return 0.0
    best = FALLEN + 3
    front: list[tuple[int, float, Watch]] = [(0, 0.0, now)]
    seen = {now}
    for slain, effort, evening in front:
        if effort >= best or evening.room < 0:
            continue
        cost = effort + CROWD[slain]
        best = min(best, cost + burden(realm, night(realm, evening), nights - 1))
        if slain < len(CROWD) - 1 and best > cost + EFFORT[0]:
            for space, wave in evening.pack:
                if wave < len(EFFORT) and steps_to_castle(realm, space) <= NEAR * (2 if wave == 2 else 1):
                    after = fall(realm, evening, space)
                    if after not in seen:
                        seen.add(after)
                        front.append((slain + 1, effort + EFFORT[wave], after))
    return best
