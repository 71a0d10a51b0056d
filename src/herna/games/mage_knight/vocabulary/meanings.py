"""What every word means in a fight between heroes: the table behind the appendix of the rules.

A word that is missing here fails the tests. `outside` says that it is of no use in any fight. No word skips a phase
of a fight; one that did would cancel an attack (MK-19.30).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal

from herna.games.mage_knight.vocabulary.points import Attack
from herna.games.mage_knight.vocabulary.world import ChangeEnemy
from herna.games.programs import Scaled, Word
from herna.games.programs.words import Flag, Later, Trigger

Meaning = Literal["works", "unit", "wounds", "share", "swift", "walls", "number", "blocked", "nothing", "outside"]
"""It works as ever; changes a unit; wounds a unit; takes a share off the attack; makes a shot no longer swift; walls do
not count; counts units and the hero; counts units that were blocked; means nothing."""

WORKING = (
    "choose", "may", "pay", "gain", "if", "repeat", "for-each", "branch", "trigger", "later", "flag",
    "move", "influence", "attack", "block", "draw", "fame", "reputation", "wound", "convert", "buy", "hold",
    "hand-limit", "next-card", "sideways", "mana", "crystal", "pay-mana", "announce", "discard", "throw-away",
    "source", "roll", "colour-of", "play-card", "use-offer", "gain-offer", "recycle", "self-to", "centre", "flip",
    "ready", "heal-unit", "unit-bonus", "unit-grant", "recruit", "recruit-discount", "unit-static", "unit-ability",
    "spend-rival-units", "hero-damage-shield", "time-bending", "call-to-arms", "mana-meltdown", "mana-radiance",
    "mana-claim", "mana-curse", "mind-read", "mind-steal", "sacrifice", "bow-transform", "circlet-use",
    "circlet-take", "mysterious-box", "attach-as-command-token", "mana-steal", "planning", "the-right-moment",
    "long-night", "mana-search", "closest-hero-wound", "polarize", "spend-at-once", "motivation-lock",
    "bonds-of-loyalty", "dueling", "duel-strike", "possessed-strike", "puppet-master", "master-of-chaos",
    "forked-lightning", "shapeshift", "leadership", "mana-overload-centre", "mana-exploit-centre",
    "source-freeze-centre", "mana-suppression-centre", "scout-token", "wound-this-unit",
)  # fmt: skip
OUTSIDE = (
    "heal", "use-action", "terrain", "fly", "explore-cost", "reveal", "rethink", "midnight-meditation", "preparation",
    "sparing-power",
)  # fmt: skip
OPERATIONS: dict[str, Meaning] = {
    **dict.fromkeys(WORKING, "works"),
    **dict.fromkeys(OUTSIDE, "outside"),
    "enemy": "unit",  # by its fields, see `of_change`
    "know-your-prey": "unit",
    "wings-of-night": "share",
    "possess": "share",
    "damage-to-this-unit-first": "nothing",
}
CONDITIONS_NEVER = ("duel-won", "scouted-enemy")
"""Conditions that never hold between heroes; all others hold as ever."""
COUNTERS: dict[str, Meaning] = {
    **dict.fromkeys(
        (
            "wounds-hand-and-units", "ready-unwounded-units", "crystal-colours-owned", "full-crystal-sets",
            "empty-command-tokens", "excess-block", "terrain-cost-here", "unit-level", "own-red-token",
            "own-blue-token", "own-white-token", "own-green-token", "blocked-enemy-traits",
        ),
        "works",
    ),
    "enemies-faced": "number",
    "enemies-blocked": "blocked",
    "target-resistances": "unit",
}  # fmt: skip
FLAGS_OF_USE: dict[str, Meaning] = {"ignore-site-fortification": "walls", "stronger-attacks": "nothing"}
"""Rules whose change means something else between heroes, or nothing."""
EVENTS_NEVER = ("enemy-defeated", "block-succeeded")
"""What never happens between heroes."""


def meanings_of(content: Any) -> Iterator[Meaning]:
    """All that words, and the words inside them, mean between heroes."""
    if isinstance(content, Word):
        yield from of_word(content)
        if isinstance(content, Trigger | Later) and content.event in EVENTS_NEVER:
            return
        for name in content.__struct_fields__:
            if not (isinstance(content, Attack) and name == "on_defeat"):
                yield from meanings_of(getattr(content, name))
    elif isinstance(content, tuple):
        for one in content:
            yield from meanings_of(one)


def of_word(word: Word) -> Iterator[Meaning]:
    """What one word means."""
    if isinstance(word, ChangeEnemy):
        yield from of_change(word)
    elif isinstance(word, Flag):
        yield FLAGS_OF_USE.get(word.name, "works")
    elif isinstance(word, Trigger | Later) and word.event in EVENTS_NEVER:
        yield "nothing"
    elif isinstance(word, Attack) and word.on_defeat:
        yield from ("works", "nothing")
    elif isinstance(word, Scaled):
        yield COUNTERS.get(word.per or "", "works")
    else:
        yield OPERATIONS.get(str(word.__struct_config__.tag), "works")


def of_change(word: ChangeEnemy) -> Iterator[Meaning]:
    """What a change of enemies means, field by field."""
    if word.destroy:
        yield "wounds"
    if word.no_attack or word.cancel or word.attack or word.one_attack:
        yield "share"
    resistances = {"resistances", "fire-resistance", "physical-resistance"} & set(word.lose)
    if word.armour or word.armour_if_fortified or word.armour_set is not None or resistances:
        yield "unit"
    if "attack-abilities" in word.lose:
        yield "swift"
    if "fortifications" in word.lose:
        yield "walls" if word.target == "all" else "nothing"
    if word.gain:
        yield "nothing"
