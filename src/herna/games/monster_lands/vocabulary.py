"""The words of abilities: what members, monsters, equipment, traps and loot can do, as data."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.content import Content
from herna.games.programs import Op, Standing, Vocabulary
from herna.games.programs.words import SHARED_CONDITIONS, SHARED_OPS

Affinity = Literal["forest", "water", "fire", "wind"]
Colour = Literal["S", "M", "H"]
"""Strength, magic, haggling."""
Slot = Literal["S", "M", "H", "X", "Y", "Z"]
"""What a space takes: X strength or magic, Y strength or haggling, Z any die."""
Scope = Literal["monster", "conquest", "mission"]
Outcome = Literal["capture", "kill", "conquest"]
Moment = Literal["deploy", "mine", "after_capture", "after_kill", "after_defeat", "after_conquest", "any"]
Banned = Literal["potion", "venom", "weapon", "defense_ability"]
BuildingId = Literal["lodge", "laboratory", "tavern", "armory", "pawnshop", "market", "mine"]

AFFINITIES: tuple[Affinity, ...] = ("forest", "water", "fire", "wind")
COLOURS: tuple[Colour, ...] = ("S", "M", "H")
OUTCOMES: tuple[Outcome, ...] = ("capture", "kill", "conquest")
SCOPES: tuple[Scope, ...] = ("monster", "conquest", "mission")
SLOT_TAKES: dict[Slot, tuple[Colour, ...]] = {
    "S": ("S",),
    "M": ("M",),
    "H": ("H",),
    "X": ("S", "M"),
    "Y": ("S", "H"),
    "Z": ("S", "M", "H"),
}


class Give(Content, frozen=True):
    """What is taken from the supply, or what is paid."""

    coins: int = 0
    glory: int = 0
    trophies: int = 0
    defense: int = 0
    potion: int = 0
    venom: int = 0
    trap: int = 0
    loot: Literal[0, 1] = 0
    dice: tuple[Colour, ...] = ()
    free_hire: Literal[0, 1] = 0
    free_equipment: Literal[0, 1] = 0
    """What is chosen from a display comes one at a time."""


class LandsOp(Op, frozen=True, rename=None):
    """One ability. Its meaning is the docstring of its kind."""


class LandsStanding(Standing, LandsOp, frozen=True, rename=None):
    """An ability that is asked wherever it matters, and never carried out."""


class Defense(LandsStanding, frozen=True, tag="defense", rename=None):
    """Cancels `n` hits per round when a monster attacks the member; `vs`: only monsters of these affinities."""

    n: int
    vs: tuple[Affinity, ...] = AFFINITIES


class DieBonus(LandsStanding, frozen=True, tag="die_bonus", rename=None):
    """Each die of the colour on the member's own path counts `n` more."""

    die: Colour
    n: int
    scope: tuple[Scope, ...]


class RollBonus(LandsStanding, frozen=True, tag="roll_bonus", rename=None):
    """Adds `n` once to what the dice of the colour on one path come to together."""

    die: Colour
    n: int
    scope: tuple[Scope, ...]


class TotalBonus(LandsStanding, frozen=True, tag="total_bonus", rename=None):
    """Adds `n` to the total, for the named outcomes only."""

    n: int
    outcomes: tuple[Outcome, ...] = msgspec.field(name="for")


class Reroll(LandsStanding, frozen=True, tag="reroll", rename=None):
    """Up to `n` rerolls of dice of these colours; `distinct`: each die once."""

    dice: tuple[Colour, ...]
    n: int
    scope: tuple[Scope, ...]
    distinct: bool = False


class Gain(LandsOp, frozen=True, tag="gain", rename=None):
    """Take what is given, or one of what may be chosen."""

    when: Moment
    give: Give | None = None
    choose: tuple[Give, ...] = ()


class BuyDie(LandsOp, frozen=True, tag="buy_die", rename=None):
    """Once per round in the deployment phase, pay and take one such die."""

    pay: Give
    die: Colour
    unassigned_only: bool = False


class Discount(LandsStanding, frozen=True, tag="discount", rename=None):
    """Once per round `n` coins less in the building; the price may fall to `floor`."""

    building: BuildingId
    n: int
    floor: int


class Storage(LandsStanding, frozen=True, tag="storage", rename=None):
    """The clan may keep `n` more of these tokens."""

    token: Literal["trap"]
    n: int


class ConvertDie(LandsOp, frozen=True, tag="convert_die", rename=None):
    """Put a die aside and take others instead; not an action."""

    source: tuple[Colour, ...] | Literal["any"] = msgspec.field(name="from")
    to: tuple[Colour, ...] | Literal["any_other"] = "any_other"


class AddDice(LandsStanding, frozen=True, tag="add_dice", rename=None):
    """Take dice from the supply onto the trap or the path, beyond the limit of the path."""

    dice: tuple[Colour, ...]
    where: Literal["trap", "path"]


class Divert(LandsStanding, frozen=True, tag="divert", rename=None):
    """`n` of the monster's dice strike the member on a neighbouring occupied path first."""

    n: int


class StealDice(LandsStanding, frozen=True, tag="steal_dice", rename=None):
    """Take up to `n` dice of these colours from a neighbouring occupied path."""

    dice: tuple[Colour, ...]
    n: int


class RemoveAttackDice(LandsStanding, frozen=True, tag="remove_attack_dice", rename=None):
    """The monster rolls `n` dice fewer against the member."""

    n: int


class NoTrapNeeded(LandsStanding, frozen=True, tag="no_trap_needed", rename=None):
    """The member may capture without a trap."""


class Trophy(LandsStanding, frozen=True, tag="trophy", rename=None):
    """Counts as `n` trophies; may be sold."""

    n: int
    sell_coins: int


class LandMatchDice(LandsStanding, frozen=True, tag="land_match_dice", rename=None):
    """`n` extra dice in a land of its affinity, instead of the usual."""

    n: int


class PreAttackAll(LandsStanding, frozen=True, tag="pre_attack_all", rename=None):
    """Before each of its attacks that many dice are rolled, and their hits strike every member there."""

    dice: int


class WoundAllWhenKilled(LandsStanding, frozen=True, tag="wound_all_when_killed", rename=None):
    """When killed, `n` hits on every member there."""

    n: int


class AutoHits(LandsStanding, frozen=True, tag="auto_hits", rename=None):
    """`n` sure hits on top of the roll."""

    n: int


class Ban(LandsStanding, frozen=True, tag="ban", rename=None):
    """These cannot be used against it."""

    what: tuple[Banned, ...]


class TrapsNeeded(LandsStanding, frozen=True, tag="traps_needed", rename=None):
    """Its capture needs `n` traps on the path."""

    n: int


class PanicTokens(LandsStanding, frozen=True, tag="panic_tokens", rename=None):
    """At the gate it brings `n` panic tokens in a clean-up."""

    n: int


class EntersAtGate(LandsStanding, frozen=True, tag="enters_at_gate", rename=None):
    """When drawn it goes to the gate in place of the monster there."""


class EscapesToGateWhenCaptured(LandsStanding, frozen=True, tag="escapes_to_gate_when_captured", rename=None):
    """Captured in a land it pays its reward and goes to the gate."""


class AttackerDieMalus(LandsStanding, frozen=True, tag="attacker_die_malus", rename=None):
    """Each die of the colour on the attacker's path counts `n` less."""

    die: Colour
    n: int


class GateDice(LandsStanding, frozen=True, tag="gate_dice", rename=None):
    """`n` extra dice at the gate."""

    n: int


class GloryLossWhenWounding(LandsStanding, frozen=True, tag="glory_loss_when_wounding", rename=None):
    """An attack that wounds costs the owner `n` glory."""

    n: int


MemberWord = (
    Defense
    | DieBonus
    | RollBonus
    | TotalBonus
    | Reroll
    | Gain
    | BuyDie
    | Discount
    | Storage
    | ConvertDie
    | AddDice
    | Divert
    | RemoveAttackDice
    | NoTrapNeeded
)
MonsterWord = (
    LandMatchDice
    | PreAttackAll
    | WoundAllWhenKilled
    | AutoHits
    | Ban
    | TrapsNeeded
    | PanicTokens
    | EntersAtGate
    | EscapesToGateWhenCaptured
    | AttackerDieMalus
    | GateDice
    | GloryLossWhenWounding
)
TrapWord = AddDice | DieBonus | TotalBonus | StealDice | Divert
LootWord = Gain | Reroll | TotalBonus | RollBonus | Trophy | ConvertDie
Word = LandsOp
WORDS = Vocabulary("monster_lands", ops=LandsOp, without=(*SHARED_OPS, *SHARED_CONDITIONS))
"""All words of the game. Its cards are one word each; what a player chooses is asked by steps of its own."""
