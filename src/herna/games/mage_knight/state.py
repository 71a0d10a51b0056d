"""The position: the land, the heroes, the offers, the Source, and the combat that is going on."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.setting import NONE, KnightSetting
from herna.games.programs import ProgramState

__all__ = ["NONE", "HexToken", "KnightState", "Unit"]

FREE, MOVING, ACTING, AFTER, ENDING = range(5)
"""The phases of a turn: before anything, moving, in the action, after it, and while it ends."""


class HexToken(msgspec.Struct, frozen=True, gc=False):
    """A token that lies on a hex: an enemy or, with `ruin`, a ruins token."""

    hex: int
    token: int
    face_up: bool
    ruin: bool = False


class Unit(msgspec.Struct, frozen=True, gc=False):
    """A unit in a hero's service."""

    kind: int
    ready: bool = True
    wounds: int = 0
    banner: int = NONE
    """The card that is attached to it."""
    banner_up: bool = True
    token: int = NONE
    """The colour of the mana token that lies on it."""
    bonded: bool = False
    """It serves under the bonds of loyalty."""


class KnightState(ProgramState):
    """What lies on the table.

    Lists are by seat. A hand, a deck or a pile is a tuple of numbers, the top last.
    """

    __slots__ = (
        "action_used",
        "advanced_deck",
        "advanced_offer",
        "announced",
        "artifact_deck",
        "box_core",
        "box_country",
        "command",
        "common_skills",
        "crystals",
        "deck",
        "dice",
        "dice_taken",
        "discard",
        "dummy_crystals",
        "dummy_deck",
        "dummy_gone",
        "dummy_hero",
        "dummy_skills",
        "dummy_tactic",
        "elite_deck",
        "enemy_discards",
        "enemy_piles",
        "fame",
        "hand",
        "hero",
        "laid",
        "last_turns",
        "mana",
        "night",
        "order",
        "phase",
        "place",
        "played",
        "points",
        "regular_deck",
        "reputation",
        "round",
        "ruin_pile",
        "shields",
        "skill_pile",
        "skills",
        "skills_used",
        "spell_deck",
        "spell_offer",
        "tactic",
        "tactics_left",
        "tile_stack",
        "tokens",
        "trail",
        "turn",
        "unit_cards",
        "unit_offer",
        "units",
    )

    setting: KnightSetting

    # The round
    round: int
    night: bool
    turn: int
    """The seat on turn."""
    order: tuple[int, ...]
    """Seats in the order of the round; the dummy is `players`."""
    tactics_left: tuple[int, ...]
    tactic: list[int]
    announced: int
    """Who announced the end of the round."""
    last_turns: tuple[int, ...]
    """The seats that still have their last turn; empty while no end has come."""

    # The land
    laid: tuple[tuple[int, int], ...]
    """Tile positions with their tiles, in the order in which they were turned up."""
    tile_stack: tuple[int, ...]
    box_country: tuple[int, ...]
    box_core: tuple[int, ...]
    tokens: tuple[HexToken, ...]
    shields: tuple[tuple[int, int], ...]
    """Hexes with a shield on them, and whose it is."""

    # Piles and offers
    enemy_piles: tuple[tuple[int, ...], ...]
    enemy_discards: tuple[tuple[int, ...], ...]
    ruin_pile: tuple[int, ...]
    regular_deck: tuple[int, ...]
    elite_deck: tuple[int, ...]
    unit_offer: tuple[int, ...]
    unit_cards: tuple[int, ...]
    """Advanced actions that lie in the unit offer, for monasteries."""
    advanced_deck: tuple[int, ...]
    advanced_offer: tuple[int, ...]
    """The lowest card first."""
    spell_deck: tuple[int, ...]
    spell_offer: tuple[int, ...]
    artifact_deck: tuple[int, ...]
    common_skills: tuple[int, ...]

    # The Source
    dice: tuple[int, ...]
    """What each die shows, as a colour."""
    dice_taken: tuple[int, ...]
    """Dice that were used in this turn."""

    # Heroes
    hero: list[int]
    place: list[int]
    """The hex of each hero; none while he waits at the portal."""
    hand: list[tuple[int, ...]]
    deck: list[tuple[int, ...]]
    discard: list[tuple[int, ...]]
    played: list[tuple[int, ...]]
    crystals: list[list[int]]
    mana: list[list[int]]
    """Mana tokens by colour; gone at the end of the turn."""
    fame: list[int]
    reputation: list[int]
    command: list[int]
    """Command tokens."""
    units: list[tuple[Unit, ...]]
    skill_pile: list[tuple[int, ...]]
    skills: list[tuple[int, ...]]
    skills_used: list[tuple[int, ...]]

    # The turn
    phase: int
    action_used: bool
    points: list[int]
    """Move, influence and healing points of the turn."""
    trail: tuple[int, ...]
    """The hexes of this turn's way, where a withdrawal leads back along."""

    # The dummy player
    dummy_hero: int
    dummy_deck: tuple[int, ...]
    dummy_gone: tuple[int, ...]
    dummy_crystals: tuple[int, ...]
    dummy_skills: tuple[int, ...]
    dummy_tactic: int
