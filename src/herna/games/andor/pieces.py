"""Articles and tokens as numbers: small ints in the state, names in notation and texts."""

from __future__ import annotations

from herna.games.andor.components import ARTICLES, BOARD_TOKENS, Article, Token

PIECES = (
    "wineskin",
    "half-wineskin",
    "brew",
    "half-brew",
    "herb-3",
    "herb-4",
    "rune-blue",
    "rune-yellow",
    "rune-green",
    "telescope",
    "parchment",
    "poison",
    "shield",
    "half-shield",
    "bow",
    "falcon",
    "tired-falcon",
    "helm",
    "gem-2",
    "gem-4",
    "gem-6",
    "farmer",
    "fated-farmer",
    "rubble-2",
    "rubble-5",
    "rubble-6",
    "rubble-7",
    "rubble-8",
    "covered-rune",
    "covered-herb",
    "covered-gem",
    "covered-rubble",
)
NUMBER = {name: number for number, name in enumerate(PIECES)}

(
    WINESKIN,
    HALF_WINESKIN,
    BREW,
    HALF_BREW,
    HERB_3,
    HERB_4,
    RUNE_BLUE,
    RUNE_YELLOW,
    RUNE_GREEN,
    TELESCOPE,
    PARCHMENT,
    POISON,
    SHIELD,
    HALF_SHIELD,
    BOW,
    FALCON,
    TIRED_FALCON,
    HELM,
    GEM_2,
    GEM_4,
    GEM_6,
    FARMER,
    FATED_FARMER,
    RUBBLE_2,
    RUBBLE_5,
    RUBBLE_6,
    RUBBLE_7,
    RUBBLE_8,
    COVERED_RUNE,
    COVERED_HERB,
    COVERED_GEM,
    COVERED_RUBBLE,
) = range(len(PIECES))

COVERED = 64
"""Added to a token on the ground that lies face down."""

THINGS: tuple[Article | Token, ...] = (*ARTICLES, *BOARD_TOKENS)


def of_family(family: str) -> tuple[int, ...]:
    """The pieces of a family, as the box lists them."""
    return tuple(NUMBER[thing.id] for thing in THINGS if thing.family == family)


def fitting(slot: str) -> frozenset[int]:
    """The articles that go into this kind of slot, whichever side is up."""
    found = [article for article in ARTICLES if article.slot == slot]
    return frozenset(NUMBER[side] for article in found for side in (article.id, article.other_side) if side)


HERBS, RUNES, GEMS, RUBBLE = (of_family(family) for family in ("herb", "rune", "gem", "rubble"))
COUNT = {NUMBER[thing.id]: thing.count for thing in THINGS}
"""How many of each the box holds."""
VALUE = {NUMBER[thing.id]: thing.value for thing in THINGS}
"""What is printed on herbs, gems and rubble."""
FARMERS = (FARMER, FATED_FARMER)

SMALL, LARGE, HELMS, POUCH = (fitting(slot) for slot in ("small", "large", "helm", "pouch"))
CARRIED = SMALL | LARGE | HELMS | POUCH
"""What a hero can have on his board."""
BY_FALCON = CARRIED - LARGE

OTHER_SIDE = {NUMBER[article.id]: NUMBER[article.other_side] for article in ARTICLES if article.other_side}
"""What an article shows when it has been used once."""
FIRST_SIDE = {other: first for first, other in OTHER_SIDE.items()}
SHOP = tuple(NUMBER[article.id] for article in ARTICLES if article.sold_by)
"""What lies on the equipment board, in this order."""

BACKS = (
    *((herb, COVERED_HERB) for herb in HERBS),
    *((rune, COVERED_RUNE) for rune in RUNES),
    *((gem, COVERED_GEM) for gem in GEMS),
    *((rubble, COVERED_RUBBLE) for rubble in RUBBLE),
)
BACK_OF = dict(BACKS)
"""How a token looks from behind."""


NAMED: dict[str, tuple[int, ...]] = {
    **{name: (number,) for name, number in NUMBER.items()},
    "herb": HERBS,
    "rune": RUNES,
    "gem": GEMS,
    "rubble": RUBBLE,
    "brew": (BREW, HALF_BREW),
}
"""What a word of a card means: any herb, any rune stone, half a brew too."""


def seen(piece: int) -> int:
    """A token on the ground as everybody sees it."""
    return BACK_OF[piece - COVERED] if piece >= COVERED else piece
