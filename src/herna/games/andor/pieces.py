"""Articles and tokens as numbers: small ints in the state, names in notation and texts."""

from __future__ import annotations

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

HERBS = (HERB_3, HERB_4)
HERB_VALUE = {HERB_3: 3, HERB_4: 4}
RUNES = (RUNE_BLUE, RUNE_YELLOW, RUNE_GREEN)
GEMS = (GEM_2, GEM_4, GEM_6)
GEM_VALUE = {GEM_2: 2, GEM_4: 4, GEM_6: 6}
RUBBLE = (RUBBLE_2, RUBBLE_5, RUBBLE_6, RUBBLE_7, RUBBLE_8)
RUBBLE_VALUE = {RUBBLE_2: 2, RUBBLE_5: 5, RUBBLE_6: 6, RUBBLE_7: 7, RUBBLE_8: 8}
FARMERS = (FARMER, FATED_FARMER)

SMALL = frozenset(range(WINESKIN, POISON + 1))
LARGE = frozenset((SHIELD, HALF_SHIELD, BOW, FALCON, TIRED_FALCON))
CARRIED = SMALL | LARGE | {HELM} | frozenset(GEMS)
"""What a hero can have on his board."""
BY_FALCON = SMALL | {HELM} | frozenset(GEMS)

HALF_OF = {WINESKIN: HALF_WINESKIN, BREW: HALF_BREW, SHIELD: HALF_SHIELD}
WHOLE_OF = {half: whole for whole, half in HALF_OF.items()}
SHOP = (WINESKIN, SHIELD, BOW, FALCON, TELESCOPE, HELM, BREW)
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
    "herb": (NUMBER["herb-3"], NUMBER["herb-4"]),
    "rune": (NUMBER["rune-blue"], NUMBER["rune-yellow"], NUMBER["rune-green"]),
    "gem": (NUMBER["gem-2"], NUMBER["gem-4"], NUMBER["gem-6"]),
    "rubble": tuple(NUMBER[name] for name in PIECES if name.startswith("rubble-")),
    "brew": (NUMBER["brew"], NUMBER["half-brew"]),
}
"""What a word of a card means: any herb, any rune stone, half a brew too."""


def seen(piece: int) -> int:
    """A token on the ground as everybody sees it."""
    return BACK_OF[piece - COVERED] if piece >= COVERED else piece
