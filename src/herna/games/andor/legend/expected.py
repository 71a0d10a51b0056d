"""What the words of a legend expect: which names their fields may hold, and what the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from functools import cache
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec

from herna.games.andor.components import ARTICLES, BOARD_TOKENS, CREATURES, FRIENDS, Article, Token
from herna.games.programs import Named

CREATURE = {creature.id: creature for creature in CREATURES}
THINGS: tuple[Article | Token, ...] = (*ARTICLES, *BOARD_TOKENS)
COUNT = Counter({thing.id: thing.count for thing in THINGS})
for _thing in THINGS:
    if _thing.family:
        COUNT[_thing.family] += _thing.count
FIGURES = Counter({creature.id: creature.figures for creature in CREATURES if creature.figures})
FIGURES.update(("dark-mage", "dragon"))

ARTICLE_NAMES = frozenset(article.id for article in ARTICLES) | {"gem", "rune", "herb"}
PIECE_NAMES = ARTICLE_NAMES | {token.id for token in BOARD_TOKENS} | {"gold", "rubble", "well"}

NAMES: Mapping[str, tuple[str, Collection[str]]] = {
    "piece": ("piece", PIECE_NAMES),
    "piece on the board": ("piece", PIECE_NAMES | set(FRIENDS) | set(CREATURE)),
    "fragile piece": ("piece", ("farmer", "fated-farmer", "parchment")),
    "article": ("article", ARTICLE_NAMES),
    "article or any": ("article", ARTICLE_NAMES | {"any"}),
    "article or gold": ("article", ARTICLE_NAMES | {"gold"}),
    "creature": ("creature", CREATURE),
    "creature or any": ("creature", {*CREATURE, "any"}),
}
"""The names that a mark of the vocabulary means: what they are called when one is wrong, and which there are."""
PLACES = ("merchant", "well")
"""Marks of spaces that must have something."""


@cache
def marks_of(kind: type[msgspec.Struct]) -> tuple[tuple[str, str], ...]:
    """The marked fields of a word, each with its mark, in the order of the fields."""
    hints = get_type_hints(kind, include_extras=True)
    return tuple((field, mark) for field in kind.__struct_fields__ for mark in dict.fromkeys(_marks(hints[field])))


def _marks(hint: Any) -> Iterator[str]:
    if get_origin(hint) is Annotated:
        yield from (mark.kind for mark in hint.__metadata__ if isinstance(mark, Named))
    if not (isinstance(hint, type) and issubclass(hint, msgspec.Struct)):
        for part in get_args(hint):
            yield from _marks(part)
