"""The position: the land, the heroes, the offers, the Source, and the combat that is going on."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.setting import NONE, KnightSetting
from herna.games.programs import ProgramState

__all__ = ["NONE", "City", "HexToken", "KnightState", "Unit"]

FREE, MOVING, INTERACTING, FIGHTING, AFTER, RESTED, ENDING, IN_MAZE = range(8)
"""The phases of a turn: before anything, moving, in the action (an interaction, a combat, on the way through a maze),
after it, after a rest, and while it ends."""
PHASES = ("free", "moving", "interacting", "fighting", "after", "rested", "ending", "maze")
"""Their names."""

EVERYBODY, NOBODY, FIRST_UNIT = range(3)
"""Who goes along into a maze: all units (there is no maze), none, or a unit by its place."""

MOVE, INFLUENCE, HEAL = range(3)
ATTACK = 3
"""Where the twelve numbers of the attack begin: by kind, then by element."""
BLOCK = 15
"""Where the four numbers of the block begin, by element."""
TWICE = 19
"""Of the block, the points that count twice against swift attacks."""
POINTS = 20

RANGED_PHASE, BLOCK_PHASE, DAMAGE_PHASE, ATTACK_PHASE = range(4)
"""The phases of a combat."""
COMBAT_PHASES = ("ranged", "block", "damage", "attack")
"""Their names."""


class HexToken(msgspec.Struct, frozen=True, gc=False):
    """A token that lies on a hex: an enemy or, with `ruin`, a ruins token."""

    hex: int
    token: int
    face_up: bool
    ruin: bool = False


class City(msgspec.Struct, frozen=True, gc=False):
    """A city that is turned up, with its card. One of several parts is a megapolis."""

    hexes: tuple[int, ...]
    """Where it stands; its garrison lies on the first."""
    colours: tuple[int, ...]
    """Which cities it is made of, by number."""
    level: int
    shields: tuple[int, ...] = ()
    """Whose shields lie on the card, in the order of beating."""
    conquered: bool = False


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
    command: int = NONE
    """The card that lies under it in place of a command token."""


class Foe(msgspec.Struct, frozen=True, gc=False):
    """An enemy of a combat, and what has become of it."""

    token: int
    hex: int = NONE
    """Where its token lies; none if it was drawn for this combat."""
    walled: bool = False
    """It defends a fortified site."""
    across: bool = False
    """It is fought across a wall."""
    city: tuple[str, ...] = ()
    """What the city it defends gives it."""
    rampaging: bool = False
    summoner: int = NONE
    """The place of the enemy that summoned it."""
    blocked: tuple[bool, ...] = ()
    """By attack."""
    suffered: tuple[bool, ...] = ()
    """The attacks that have done their damage."""
    attack_changes: tuple[int, ...] = ()
    armour_change: int = 0
    armour_if_attacks: int = 0
    """A change of its armour that holds only if nothing keeps it from attacking."""
    armour_set: int = NONE
    """The armour that an effect has given it instead of the printed one."""
    lost: tuple[str, ...] = ()
    """What effects have taken from it: fortifications, resistances, abilities of its attacks."""
    gained: tuple[str, ...] = ()
    """Abilities that effects have given it."""
    no_attack: bool = False
    beaten: bool = False
    by_units: bool = False
    """Has a unit blocked it, attacked it, changed it or taken its damage?"""
    summoned: bool = False
    """Another stands in for it in the block and damage phases."""


class Combat(msgspec.Struct, frozen=True, gc=False):
    """The combat that is going on."""

    kind: str
    """`assault`, `adventure`, `burning` or `rampage`."""
    foes: tuple[Foe, ...]
    phase: int = RANGED_PHASE
    site: int = NONE
    """The hex that is fought for."""
    origin: int = NONE
    """Where the hero came from, if he assaults."""
    underground: bool = False
    alone: bool = False
    """No units take part."""
    half_fame: bool = False
    path: int = 0
    """What the path through a maze cost at whose end it is fought."""
    targets: tuple[int, ...] = ()
    blocking: tuple[int, int] = (NONE, NONE)
    wounds: int = 0
    """Wounds that came to hand in this combat."""
    knocked_out: bool = False
    assigned: tuple[int, ...] = ()
    """Units, by place, that took damage without a wound."""
    guards: tuple[tuple[int, int], ...] = ()
    """Who defends which target of the attack that is being made."""
    busy: bool = False
    """Has anything been played in it yet?"""
    guarded: tuple[int, ...] = ()
    """The enemies, by place, that have defended somebody in this combat."""


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
        "aside",
        "began_empty",
        "box_core",
        "box_country",
        "card_done",
        "chaos",
        "cities",
        "closing",
        "combat",
        "command",
        "common_skills",
        "companion",
        "crystals",
        "crystals_spent",
        "deck",
        "dice",
        "dice_set",
        "dice_taken",
        "dice_used",
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
        "extra_turn",
        "fame",
        "game_ending",
        "hand",
        "hand_bonus",
        "hero",
        "kept_dice",
        "laid",
        "last_turns",
        "level",
        "mana",
        "night",
        "nothing_drawn",
        "order",
        "paths",
        "phase",
        "place",
        "played",
        "plundered",
        "points",
        "puppets",
        "regular_deck",
        "reputation",
        "rewards",
        "round",
        "ruin_pile",
        "searched",
        "shields",
        "skill_pile",
        "skills",
        "skills_used",
        "spared",
        "sparing_done",
        "spell_deck",
        "spell_offer",
        "tactic",
        "tactic_used",
        "tactics_gone",
        "tactics_left",
        "tile_stack",
        "tokens",
        "trail",
        "turn",
        "unit_cards",
        "unit_offer",
        "units",
        "waiting",
        "wounds_to_discard",
        "wounds_to_hand",
    )

    setting: KnightSetting

    # The round
    round: int
    night: bool
    turn: int
    """The seat on turn."""
    waiting: bool
    """Is that turn about to begin, so that what is allowed before a turn may still be used?"""
    order: tuple[int, ...]
    """Seats in the order of the round; the dummy is `players`."""
    tactics_left: tuple[int, ...]
    tactic: list[int]
    announced: int
    """Who announced the end of the round."""
    last_turns: tuple[int, ...]
    """The seats that still have their last turn."""
    closing: bool
    """Is everybody playing the last turn?"""
    game_ending: bool
    tactics_gone: tuple[int, ...]
    """Tactics that are out of the game."""
    tactic_used: list[bool]
    """Whose tactic is turned face down."""
    spared: list[tuple[int, ...]]
    """Cards under a tactic."""
    aside: list[tuple[int, ...]]
    """Cards that are out of the game until the round ends."""
    nothing_drawn: bool
    """Is nothing drawn at the end of this turn?"""
    extra_turn: bool
    """Does the seat on turn have another turn after this one?"""

    # The land
    laid: tuple[tuple[int, int], ...]
    """Tile positions with their tiles, in the order in which they were turned up."""
    tile_stack: tuple[int, ...]
    box_country: tuple[int, ...]
    box_core: tuple[int, ...]
    tokens: tuple[HexToken, ...]
    shields: tuple[tuple[int, int], ...]
    """Hexes with a shield on them, and whose it is."""
    cities: tuple[City, ...]
    """In the order in which they were turned up."""
    paths: tuple[tuple[int, int, int], ...]
    """Paths of mazes and labyrinths that were gone to the end: where, by whom, and what they cost."""

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
    """Dice, by place, that were used in this turn."""
    dice_set: tuple[int, ...]
    """Dice that were taken and set; they go back as they are."""
    kept_dice: tuple[tuple[int, int], ...]
    """Who keeps which die, out of the Source until it is used."""
    searched: bool
    """Were dice rolled again by a tactic in this turn?"""
    dice_used: int
    """How many dice were used as the die of the turn."""

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
    level: list[int]
    """The level each hero has come to."""
    hand_bonus: list[int]
    """What raises the hand limit the next time one draws up."""
    chaos: list[int]
    """Where the shield of each hero lies on the wheel of chaos."""
    puppets: list[tuple[int, ...]]
    """Tokens of beaten enemies that a hero keeps."""
    plundered: list[bool]
    """Who plundered since his last turn."""
    sparing_done: list[bool]
    """Who used the tactic that spares cards since his last turn."""

    # The turn
    phase: int
    action_used: bool
    points: list[int]
    """Move, influence, healing, attack and block points of the turn, by the names above."""
    card_done: bool
    """Has a card been played or discarded in this turn?"""
    began_empty: bool
    """Was the hand empty when the turn began?"""
    wounds_to_hand: int
    """Wounds that the seat on turn has taken to hand in this turn."""
    wounds_to_discard: int
    """Wounds that came to its discard pile."""
    crystals_spent: list[int]
    """Crystals that were used as mana in this turn, by colour."""
    rewards: tuple[str, ...]
    """What is taken at the end of the turn."""
    companion: int
    """Which units take part: by the names above."""
    combat: Combat | None
    trail: tuple[int, ...]
    """The hexes of this turn's way, where a withdrawal leads back along."""

    # The dummy player
    dummy_hero: int
    dummy_deck: tuple[int, ...]
    dummy_gone: tuple[int, ...]
    dummy_crystals: tuple[int, ...]
    dummy_skills: tuple[int, ...]
    dummy_tactic: int
