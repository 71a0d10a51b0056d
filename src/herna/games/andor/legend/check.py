"""The second look at a legend: does everything it names exist, and can it be played to an end?"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Collection, Iterator
from typing import Any, NoReturn

import msgspec

from herna.games.andor.components import (
    BOARDS,
    FRIENDS,
    way_to_castle,
)
from herna.games.andor.legend.expected import COUNT, CREATURE, FIGURES, NAMES, PLACES, marks_of
from herna.games.andor.legend.spelling import suggestions
from herna.games.andor.legend.story import Legend
from herna.games.andor.vocabulary.conditions import AndorCondition, AtLevel
from herna.games.andor.vocabulary.operations import (
    CardToLetter,
    CheckEnd,
    CloseWay,
    FireBlast,
    GiveArticle,
    Lose,
    Place,
    RevealOpponent,
    SunRises,
    Win,
)
from herna.games.andor.vocabulary.values import LEVELS, ByHeroes, Level, Spaces, Varies, amount
from herna.games.andor.vocabulary.words import WORDS
from herna.games.content import BadContent
from herna.games.programs import Op
from herna.games.programs.words import If

NAME = re.compile(r"[A-Za-z0-9]+(-[A-Za-z0-9]+)*")
"""Ids appear in notation and addresses, so they have neither spaces nor accents."""

NUMBER_MOST = 999
"""Nothing in the box is counted further."""


def parts(value: Any, path: str) -> Iterator[tuple[str, msgspec.Struct]]:
    """Every word within a value, with the way to it as it is written in the file."""
    if isinstance(value, tuple):
        for number, part in enumerate(value):
            yield from parts(part, f"{path}[{number}]")
    elif isinstance(value, msgspec.Struct):
        yield path, value
        for name, written in zip(value.__struct_fields__, value.__struct_encode_fields__, strict=True):
            yield from parts(getattr(value, name), f"{path}.{written}".removeprefix("."))


def place_in(where: str, path: str) -> str:
    """`win[0]`, but `card A1, field do[0]`."""
    if not path or path.startswith("["):
        return where + path
    return f"{where}, field {path}"


def check(legend: Legend, file: str) -> Legend:
    """The legend itself, or `BadContent`."""
    Check(legend, file).everything()
    return legend


class Check:
    """One look at one legend."""

    def __init__(self, legend: Legend, file: str) -> None:
        self.legend = legend
        self.file = file
        self.board = BOARDS[legend.board]
        self.spaces = {space.id: space for space in self.board.space}
        self.cards = {card.id for card in legend.card}
        self.words = [word for _, word in parts(legend, "")]
        self.kinds = {type(word) for word in self.words}
        terrains = {space.terrain for space in self.board.space} | {"river-bank"}
        self.names = {**NAMES, "card": ("card", self.cards), "terrain": ("terrain", terrains)}

    def everything(self) -> None:
        self.levels_and_heroes()
        for where, value in self.entries():
            for path, word in parts(value, ""):
                self.word(place_in(where, path), word)
        self.goes_round()
        self.cards_come()
        self.ends()
        self.box()

    def wrong(self, code: str, **facts: Any) -> NoReturn:
        raise BadContent(code, file=self.file, **facts)

    def entries(self) -> Iterator[tuple[str, Any]]:
        """The parts of the file by the names people look for them under."""
        legend = self.legend
        for card in legend.card:
            yield f"card {card.id}", card
        for number, whenever in enumerate(legend.whenever):
            yield f"whenever number {number + 1}", whenever
        for opponent in legend.opponent:
            yield f"opponent {opponent.creature}", opponent
        if legend.training:
            yield "training", legend.training
        yield "setup", legend.setup
        yield "win", legend.win
        yield "lose", legend.lose
        yield "helps", legend.helps

    # Words

    def word(self, where: str, word: msgspec.Struct) -> None:
        """Names, spaces, values and what only works together with something else."""
        for field in word.__struct_fields__:
            number = getattr(word, field)
            if isinstance(number, int) and abs(number) > NUMBER_MOST:
                self.wrong("legend-number", where=where, number=str(number), most=NUMBER_MOST)
        for field, mark in marks_of(type(word)):
            self.field(where, mark, getattr(word, field))
        if isinstance(word, Varies):
            self.varies(where, word)
        elif isinstance(word, Place):
            self.place(where, word)
        elif isinstance(word, AtLevel):
            self.listed(where, word.of)
        self.together(where, word)

    def field(self, where: str, mark: str, value: Any) -> None:
        """What is written in a marked field: names that exist, spaces of this board."""
        if mark == "space":
            self.on_board(where, value)
        elif mark in PLACES:
            self.has(where, mark, value)
        else:
            sort, known = self.names[mark]
            for name in value if isinstance(value, dict) else (value,):
                if name:
                    self.known(where, sort, name, known)

    def together(self, where: str, word: msgspec.Struct) -> None:
        """Words that mean nothing without something else."""
        if isinstance(word, AndorCondition):
            if word.needs_rule and word.needs_rule not in self.legend.rules:
                self.wrong("legend-needs-rule", where=where, rule=word.needs_rule)
            if word.needs_op and WORDS.ops[word.needs_op] not in self.kinds:
                self.wrong("legend-needs-op", where=where, op=word.needs_op)
        if isinstance(word, CloseWay):
            first, second = word.between
            if second not in self.spaces[first].neighbours:
                self.wrong("legend-no-border", where=where, space=first, other=second)
        if isinstance(word, FireBlast) and not self.board.fire_zones:
            self.wrong("legend-no-fire", where=where)
        if isinstance(word, RevealOpponent) and not self.legend.opponent:
            self.wrong("legend-no-opponent", where=where)

    def known(self, where: str, kind: str, word: str, known: Collection[str]) -> None:
        if word not in known:
            options = suggestions(word, known)
            self.wrong("legend-unknown-word", where=where, kind=kind, word=word, options=options)

    def on_board(self, where: str, value: Any) -> None:
        """Every space that is meant lies on this board."""
        if isinstance(value, ByHeroes):
            for path, word in parts(value, ""):
                for field in word.__struct_fields__:
                    if isinstance(getattr(word, field), tuple):
                        self.on_board(f"{where}.{path}" if path else where, getattr(word, field))
        elif isinstance(value, tuple):
            for space in value:
                self.on_board(where, space)
        elif isinstance(value, int) and value not in self.spaces:
            self.wrong("legend-unknown-space", where=where, space=value, board=self.legend.board)

    def has(self, where: str, thing: str, space: int) -> None:
        if not getattr(self.spaces[space], thing):
            there = ", ".join(str(other.id) for other in self.board.space if getattr(other, thing))
            self.wrong("legend-not-there", where=where, thing=thing, space=space, spaces=there)

    def place(self, where: str, word: Place) -> None:
        """Creatures stand where arrows lead on to the castle, wells where the board has one."""
        creature = CREATURE.get(word.what)
        for space in self.meant(word):
            if word.what == "well":
                self.has(where, "well", space)
            elif creature and space == self.board.castle:
                if "garrison" not in self.legend.rules:
                    self.wrong("legend-needs-rule", where=where, rule="garrison")
            elif creature and creature.moves and way_to_castle(self.board, space) is None:
                self.wrong("legend-no-arrow", where=where, creature=word.what, space=space)
            elif not self.spaces[space].neighbours:
                self.wrong("legend-unreachable", where=where, space=space)

    def meant(self, word: Place) -> set[int]:
        """All spaces that the operation can mean at any level and with any number of heroes."""
        if isinstance(word.at, tuple):
            return set(word.at)
        return {
            space
            for _, value in parts(word.at, "")
            for field in value.__struct_fields__
            if isinstance(spaces := getattr(value, field), tuple)
            for space in spaces
        }

    # Levels and numbers of heroes

    def levels_and_heroes(self) -> None:
        legend = self.legend
        for name in (legend.id, *self.cards):
            if not NAME.fullmatch(name):
                self.wrong("legend-bad-id", id=name)
        if not legend.levels:
            self.wrong("legend-empty", where="levels", example='levels = ["normal"]')
        if not legend.heroes or not set(legend.heroes) <= {2, 3, 4}:
            self.wrong("legend-empty", where="heroes", example="heroes = [2, 3, 4]")
        for card in legend.card:
            self.listed(f"card {card.id}, field levels", card.levels)

    def listed(self, where: str, levels: tuple[Level, ...]) -> None:
        for level in levels:
            if level not in self.legend.levels:
                self.wrong("legend-level", where=where, level=level, levels=", ".join(self.legend.levels))

    def varies(self, where: str, word: Varies[Any]) -> None:
        """There is a value for every game that can be played, and none for levels that do not exist."""
        if getattr(word, "table", None):
            return
        self.listed(where, tuple(level for level in LEVELS if level != "normal" and getattr(word, level) is not None))
        for level, heroes in self.games():
            try:
                word.of(heroes, level)
            except LookupError:
                self.wrong("legend-no-value", where=where, heroes=heroes, level=level)

    def games(self) -> Iterator[tuple[Level, int]]:
        for level in self.legend.levels:
            for heroes in self.legend.heroes:
                yield level, heroes

    # Cards

    def cards_come(self) -> None:
        """Every card has an id of its own and exactly one way to come up."""
        legend = self.legend
        laid = {word.card for word in self.words if isinstance(word, CardToLetter)}
        for card in legend.card:
            twins = [other for other in legend.card if other.id == card.id and other is not card]
            if any(not card.levels or not twin.levels or set(card.levels) & set(twin.levels) for twin in twins):
                self.wrong("legend-same-id", id=card.id)
            ways = sum(map(bool, (card.letter, card.moment, card.stands, card.when, card.id in laid)))
            if ways != 1:
                self.wrong("legend-no-way" if not ways else "legend-two-ways", where=f"card {card.id}")
            if card.variant and sum(other.variant and other.letter == card.letter for other in legend.card) < 2:
                self.wrong("legend-variant", where=f"card {card.id}")
        helps = sum(card.help for card in legend.card)
        for level, heroes in self.games():
            if amount(legend.helps, heroes, level) > helps:
                self.wrong("legend-helps", count=helps)

    def ends(self) -> None:
        """The legend can be won, and is decided at the letter N."""
        if not self.legend.win:
            self.wrong("legend-no-win")
        for level in self.legend.levels:
            last = [card for card in self.legend.cards(level) if card.letter == "N"]
            if not any(isinstance(word, CheckEnd | Win | Lose) for _, word in parts(tuple(last), "")):
                self.wrong("legend-no-end")

    def goes_round(self) -> None:
        """Nothing happens again and again without anybody having done anything."""
        for number, whenever in enumerate(self.legend.whenever, start=1):
            where = f"whenever number {number}"
            if not whenever.again:
                continue
            if whenever.moment is None:
                self.wrong("legend-again", where=where)
            rises = any(isinstance(word, SunRises) for _, word in parts(whenever.do, ""))
            if rises and whenever.moment == "sunrise":
                self.wrong("legend-sunrise-again", where=where)

    # The box

    def box(self) -> None:
        """Nothing is set up that the box does not hold."""
        for level, heroes in self.games():
            ops: tuple[Op, ...] = self.legend.setup
            for card in self.legend.cards(level):
                if card.letter == "A" and not card.variant and not card.help:
                    ops += card.do
            used: Counter[str] = Counter()
            for op in self.unconditional(ops):
                if isinstance(op, Place):
                    creature = CREATURE.get(op.what)
                    used[creature.figure if creature else op.what] += self.pieces(op, heroes, level)
                elif isinstance(op, GiveArticle):
                    used[op.what] += amount(op.n, heroes, level) * (heroes if op.who == "all" else 1)
            for what, count in used.items():
                most = FIGURES[what] or COUNT[what] or (1 if what in FRIENDS else count)
                if count > most:
                    self.wrong("legend-too-many", what=what, count=count, most=most, heroes=heroes, level=level)

    def unconditional(self, ops: tuple[Op, ...]) -> tuple[Op, ...]:
        return tuple(op for op in ops if not isinstance(op, If))

    def pieces(self, op: Place, heroes: int, level: Level) -> int:
        number = amount(op.n, heroes, level)
        if isinstance(op.at, str) or (not isinstance(op.at, tuple) and op.at.table):
            return number
        spaces: Spaces = op.at if isinstance(op.at, tuple) else op.at.of(heroes, level)
        return number * len(spaces)
