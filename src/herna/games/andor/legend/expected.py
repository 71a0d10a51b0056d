"""What the words of a legend expect: which names, spaces and rules each of them needs, and what the box holds."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

import msgspec

from herna.games.andor.components import (
    ARTICLES,
    BOARD_TOKENS,
    CREATURES,
    FRIENDS,
    Article,
    Token,
)
from herna.games.andor.legend.story import Card, Opponent, Training
from herna.games.andor.vocabulary import (
    Advance,
    CastleFree,
    CloseMerchant,
    CloseWay,
    ComeDown,
    Defeated,
    Delivered,
    GiveArticle,
    Goods,
    Heroes,
    Lasting,
    Lost,
    MerchantOpen,
    PieceAt,
    Place,
    Refuge,
    Remove,
    SpreadFog,
    Stand,
    ToBring,
    ToBuyStrength,
    ToEmptyWell,
    ToLead,
    ToReach,
    ToSlay,
    ToVisit,
)

CREATURE = {creature.id: creature for creature in CREATURES}
THINGS: tuple[Article | Token, ...] = (*ARTICLES, *BOARD_TOKENS)
COUNT = Counter({thing.id: thing.count for thing in THINGS})
for _thing in THINGS:
    if _thing.family:
        COUNT[_thing.family] += _thing.count
FIGURES = Counter({creature.id: creature.figures for creature in CREATURES if creature.figures})
FIGURES.update(("dark-mage", "dragon"))

ARTICLE_NAMES = frozenset(article.id for article in ARTICLES) | {"gem", "rune", "herb"}
PIECE_NAMES = (
    ARTICLE_NAMES | {token.id for token in BOARD_TOKENS} | {"gold", "rubble", "well"}
)  # fmt: skip
ON_BOARD = PIECE_NAMES | set(FRIENDS) | set(CREATURE)

NAMES: dict[tuple[type[msgspec.Struct], str], tuple[str, Collection[str]]] = {
    (Place, "what"): ("piece", ON_BOARD),
    (Place, "holds"): ("piece", PIECE_NAMES),
    (Remove, "what"): ("piece", ON_BOARD),
    (PieceAt, "what"): ("piece", PIECE_NAMES),
    (Lost, "what"): ("piece", ("farmer", "fated-farmer", "parchment")),
    (GiveArticle, "what"): ("article", ARTICLE_NAMES),
    (Goods, "article"): ("article", ARTICLE_NAMES | {"any"}),
    (Advance, "kind"): ("creature", {*CREATURE, "any"}),
    (ComeDown, "what"): ("creature", CREATURE),
    (Defeated, "what"): ("creature", CREATURE),
    (ToSlay, "what"): ("creature", CREATURE),
    (Opponent, "creature"): ("creature", CREATURE),
}
"""Which names a field may hold."""
SPACE_FIELDS: dict[type[msgspec.Struct], tuple[str, ...]] = {
    Heroes: ("spaces", "not_spaces", "span"),
    Place: ("at",),
    Remove: ("at",),
    ComeDown: ("at",),
    SpreadFog: ("at",),
    Lasting: ("at",),
    CloseWay: ("between",),
    CloseMerchant: ("at",),
    Refuge: ("at",),
    Stand: ("at",),
    PieceAt: ("space",),
    MerchantOpen: ("space",),
    ToBring: ("to",),
    ToLead: ("to",),
    ToVisit: ("spaces",),
    ToReach: ("at",),
    ToBuyStrength: ("at",),
    ToEmptyWell: ("at",),
    Opponent: ("at",),
    Card: ("stands",),
    Training: ("ends_at",),
}
"""Which fields hold spaces."""
THERE: dict[tuple[type[msgspec.Struct], str], str] = {
    (CloseMerchant, "at"): "merchant",
    (ToBuyStrength, "at"): "merchant",
    (MerchantOpen, "space"): "merchant",
    (ToEmptyWell, "at"): "well",
}
"""What a space must have for a word to make sense."""
NEEDED: dict[type[msgspec.Struct], str] = {
    Delivered: "treasury",
    CastleFree: "garrison",
}
"""Conditions that only a rule of the legend can make true."""
