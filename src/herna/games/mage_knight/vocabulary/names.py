"""The names that the cards of Mage Knight use: colours, elements, terrains, events, flags, moments."""

from __future__ import annotations

from typing import Annotated, Literal, get_args

from herna.games.programs import Named

BASIC = ("red", "blue", "green", "white")
COLOURS = (*BASIC, "gold", "black")
"""The colours of mana by number; the basic ones are also those of crystals and cards."""

WHEEL = ("blue", "green", "black", "white", "red", "gold")
"""The colours round the wheel of chaos, clockwise."""

Element = Literal["physical", "fire", "ice", "cold-fire"]
ELEMENTS: tuple[Element, ...] = ("physical", "fire", "ice", "cold-fire")
AttackKind = Literal["melee", "ranged", "siege"]
KINDS: tuple[AttackKind, ...] = ("melee", "ranged", "siege")
Resistance = Literal["physical", "fire", "ice"]
Terrain = Literal["plains", "hills", "forest", "wasteland", "desert", "swamp", "city", "lake", "mountain", "sea"]
TERRAINS: tuple[Terrain, ...] = (
    "plains", "hills", "forest", "wasteland", "desert", "swamp", "city", "lake", "mountain", "sea",
)  # fmt: skip

COLOUR_WORDS = (
    *COLOURS,
    "any-basic",
    "any",
    "any-but-gold",
    "owned",
    "not-owned",
    "of-spell-in-offer",
    "by-enemy-resistance",
    "each-basic",
    "of-tokens-on-it",
)
"""A colour, or a set of colours of which the player picks one (`each-basic` gives all four). `by-enemy-resistance`: red
for fire, blue for ice, green for physical, white always. `of-tokens-on-it`: of the mana lying on the skill token."""

ColourWord = Annotated[str, Named("colour")]
"""One of `COLOUR_WORDS`, or `$name` for the colours that are bound to a name."""

EVENTS: dict[str, tuple[str, ...]] = {
    "unit-recruited": ("unit",),
    "enemy-defeated": ("enemy",),
    "wound-healed-from-hand": (),
    "unit-healed": ("unit",),
    "wound-to-hand": ("wound",),
    "spell-cast": ("colour", "card"),
    "move-space": ("space",),
    "turn-began": (),
    "end-turn": (),
    "attack-phase": (),
    "unit-attacks-or-blocks": ("unit",),
    "unit-would-be-wounded": ("unit",),
    "heal-point-of-this-spent": (),
    "basic-mana-spent": ("spent",),
    "block-succeeded": ("enemy", "attack"),
}
"""What rules announce, and the names each event binds for the programs that wait for it."""

FlagName = Literal[
    "extra-source-die",
    "extra-die-black-is-any",
    "black-dice-any-basic",
    "gold-dice-any-basic",
    "endless-red",
    "endless-blue",
    "endless-green",
    "endless-white",
    "endless-gold",
    "endless-black",
    "gold-usable-at-night",
    "black-usable-by-day",
    "no-provoke",
    "space-bending",
    "ignore-site-fortification",
    "withdraw-to-start",
    "units-take-no-damage",
    "return-spent-crystals-end-turn",
    "ignore-first-wound",
    "double-physical-attacks",
    "ignore-wound",
    "ignore-reputation",
    "explore-distance",
    "all-attacks-cold-fire",
    "all-attacks-siege",
    "stronger-attacks",
    "no-recruiting",
]
"""The rules that a card can change."""
FLAGS: tuple[FlagName, ...] = get_args(FlagName)
ENDLESS: tuple[FlagName, ...] = (
    "endless-red", "endless-blue", "endless-green", "endless-white", "endless-gold", "endless-black",
)  # fmt: skip
"""The rule that makes mana of a colour endless, by colour."""

ENDS = ("use", "phase", "combat", "turn", "round")
APART = ("next-turn", "attached", "returned")
"""The start of the owner's next turn; as long as a banner is attached; until a token in the middle comes back."""

Moment = Literal[
    "combat-start",
    "ranged-siege-phase",
    "block-phase",
    "attack-phase",
    "combat",
    "not-combat",
    "interaction",
    "not-interaction",
    "any-turn",
]
"""When a card, skill or ability may be used, beyond what its icon says."""
