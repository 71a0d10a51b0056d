"""The words of abilities: what members, monsters, equipment, traps and loot can do, as data."""

from __future__ import annotations

import re
from typing import Literal

import msgspec

from herna.games.content import Content

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
SCOPES: tuple[Scope, ...] = ("monster", "conquest", "mission")
SLOT_TAKES: dict[Slot, tuple[Colour, ...]] = {
    "S": ("S",),
    "M": ("M",),
    "H": ("H",),
    "X": ("S", "M"),
    "Y": ("S", "H"),
    "Z": ("S", "M", "H"),
}


def snake(name: str) -> str:
    """`DieBonus` → `die_bonus`: the name of a word as content files spell it."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "_", name).lower()


class Give(Content, frozen=True):
    """What is taken from the supply, or what is paid."""

    coins: int = 0
    glory: int = 0
    trophies: int = 0
    defense: int = 0
    potion: int = 0
    venom: int = 0
    trap: int = 0
    loot: int = 0
    dice: tuple[Colour, ...] = ()
    free_hire: int = 0
    free_equipment: int = 0


class Word(Content, frozen=True, tag_field="op", tag=snake):
    """One ability. Its meaning is the docstring of its kind."""


class Defense(Word, frozen=True):
    """Cancels so many hits per round when a monster attacks the member; `vs`: only monsters of these affinities."""

    n: int
    vs: tuple[Affinity, ...] = AFFINITIES


class DieBonus(Word, frozen=True):
    """Each die of the colour on the member's own path counts so much more."""

    die: Colour
    n: int
    scope: tuple[Scope, ...]


class TotalBonus(Word, frozen=True):
    """So much more on the total, for the named outcomes only."""

    n: int
    outcomes: tuple[Outcome, ...] = msgspec.field(name="for")


class Reroll(Word, frozen=True):
    """Up to so many rerolls of dice of these colours; `distinct`: each die once."""

    dice: tuple[Colour, ...]
    n: int
    scope: tuple[Scope, ...]
    distinct: bool = False


class Gain(Word, frozen=True):
    """Take what is given, or one of what may be chosen."""

    when: Moment
    give: Give | None = None
    choose: tuple[Give, ...] = ()


class BuyDie(Word, frozen=True):
    """Once per round in the deployment phase, pay and take one such die."""

    pay: Give
    die: Colour
    unassigned_only: bool = False


class Discount(Word, frozen=True):
    """Once per round so many coins less in the building; the price may fall to `floor`."""

    building: BuildingId
    n: int
    floor: int


class Storage(Word, frozen=True):
    """The clan may keep so many more of these tokens."""

    token: Literal["trap"]
    n: int


class ConvertDie(Word, frozen=True):
    """Put a die aside and take others instead; not an action."""

    source: tuple[Colour, ...] | Literal["any"] = msgspec.field(name="from")
    to: tuple[Colour, ...] | Literal["any_other"] = "any_other"


class AddDice(Word, frozen=True):
    """Take dice from the supply onto the trap or the path, beyond the limit of the path."""

    dice: tuple[Colour, ...]
    where: Literal["trap", "path"]


class Divert(Word, frozen=True):
    """So many of the monster's dice strike the member on a neighbouring occupied path first."""

    n: int


class StealDice(Word, frozen=True):
    """Take up to so many dice of these colours from a neighbouring occupied path."""

    dice: tuple[Colour, ...]
    n: int


class RemoveAttackDice(Word, frozen=True):
    """The monster rolls so many dice fewer against the member."""

    n: int


class NoTrapNeeded(Word, frozen=True):
    """The member may capture without a trap."""


class Trophy(Word, frozen=True):
    """Counts as so many trophies; may be sold."""

    n: int
    sell_coins: int


class LandMatchDice(Word, frozen=True):
    """So many extra dice in a land of its affinity, instead of the usual."""

    n: int


class PreAttackAll(Word, frozen=True):
    """Before each of its attacks that many dice are rolled, and their hits strike every member there."""

    dice: int


class WoundAllWhenKilled(Word, frozen=True):
    """When killed, so many hits on every member there."""

    n: int


class AutoHits(Word, frozen=True):
    """So many sure hits on top of the roll."""

    n: int


class Ban(Word, frozen=True):
    """These cannot be used against it."""

    what: tuple[Banned, ...]


class TrapsNeeded(Word, frozen=True):
    """Its capture needs so many traps on the path."""

    n: int


class PanicTokens(Word, frozen=True):
    """At the gate it brings so many panic tokens in a clean-up."""

    n: int


class EntersAtGate(Word, frozen=True):
    """When drawn it goes to the gate in place of the monster there."""


class EscapesToGateWhenCaptured(Word, frozen=True):
    """Captured in a land it pays its reward and goes to the gate."""


class AttackerDieMalus(Word, frozen=True):
    """Each die of the colour on the attacker's path counts so much less."""

    die: Colour
    n: int


class GateDice(Word, frozen=True):
    """So many extra dice at the gate."""

    n: int


class GloryLossWhenWounding(Word, frozen=True):
    """An attack that wounds costs the owner so much glory."""

    n: int


MemberWord = (
    Defense
    | DieBonus
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
LootWord = Gain | Reroll | TotalBonus | DieBonus | Trophy | ConvertDie
