"""The land, units and enemies."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from herna.games.mage_knight.vocabulary.names import Moment, Resistance, Terrain
from herna.games.mage_knight.vocabulary.roots import KnightOp
from herna.games.programs import BoundName, EventName, Number, Program, Standing

# Units


class Ready(KnightOp, frozen=True, tag="ready"):
    """Spent units of one's own are made ready."""

    n: int = 1
    all: bool = False
    max_level: int | None = None
    levels_total: int | None = None
    """The levels of the units in all, however many they are."""
    target: Literal["", "this-unit", "that-unit"] = ""
    outside_combat: bool = False
    """Never in combat."""
    as_: BoundName = field(name="as", default="")


class HealUnit(KnightOp, frozen=True, tag="heal-unit"):
    """A wound is taken off units; with `fully` every wound."""

    n: int = 1
    all: bool = False
    fully: bool = False
    target: str = ""
    """The unit that is bound to this name."""


class UnitBonus(KnightOp, frozen=True, tag="unit-bonus"):
    """All units of one's own have such a value higher, if they have one at all."""

    until: Literal["combat", "turn"]
    attack: int = 0
    block: int = 0
    armour: int = 0
    others: bool = False
    """All but the unit that gives it."""


class UnitGrant(KnightOp, frozen=True, tag="unit-grant"):
    """Units gain resistances."""

    resist: tuple[Resistance, ...]
    until: Literal["combat", "turn"]
    n: int | None = None
    """How many units; all if nothing is given."""


class Recruit(KnightOp, frozen=True, tag="recruit"):
    """Any one unit of the offer is recruited, anywhere and at no cost."""


class RecruitDiscount(KnightOp, frozen=True, tag="recruit-discount"):
    """One recruit of this turn costs `n` less."""

    n: int
    then: Program = Program()
    """Carried out if the discount is used."""


class UnitStatic(Standing, KnightOp, frozen=True, tag="unit-static"):
    """The unit that bears this has it while the banner is attached."""

    armour: int = 0
    attack: int = 0
    block: int = 0
    resist: tuple[Resistance, ...] = ()


class UnitAbility(Standing, KnightOp, frozen=True, tag="unit-ability"):
    """The unit that bears this has one ability more."""

    cost: Literal["spend-unit", "flip-banner"]
    do: Program
    when: Moment | None = None
    event: EventName | None = None
    """It may be used when this is about to happen to the unit."""


# The land


class TerrainCost(KnightOp, frozen=True, tag="terrain"):
    """Until the end of the turn the cost of moving changes."""

    of: tuple[Terrain, ...] = ()
    """Of these terrains; of all if nothing is given."""
    pick: Literal["", "space", "type"] = ""
    """Of one space or one terrain of the player's choice."""
    set: int | None = None
    add: int = 0
    min: int = 0
    max: int | None = None
    cap: int | None = None
    """Higher costs become this."""
    passable: tuple[Terrain, ...] = ()
    safe: tuple[Terrain, ...] = ()
    forbid: tuple[Terrain, ...] = ()


class Fly(KnightOp, frozen=True, tag="fly"):
    """The hero moves over revealed spaces whatever their terrain, over sites and enemies, without provoking."""

    spaces: int
    """At most this number."""
    cost_per_space: int = 0
    cost: int = 0
    """Move points in all."""
    forbid: tuple[Terrain, ...] = ()
    end: Literal["safe", "fortified-site-or-player"] = "safe"


class ExploreCost(KnightOp, frozen=True, tag="explore-cost"):
    """For the rest of the turn exploring costs `add` more."""

    add: int


class Reveal(KnightOp, frozen=True, tag="reveal"):
    """Garrisons are turned up."""

    within: int
    as_day: bool = False
    """Ruins are turned up too, as by day."""


# Enemies


class ChangeEnemy(KnightOp, frozen=True, tag="enemy"):
    """Enemies are changed. The colour of the card against their resistances and arcane immunity always counts."""

    target: Literal[
        "one",
        "all",
        "all-others",
        "one-other",
        "one-attack",
        "some",
        "attacks",
        "blocked-with-this",
        "all-blocked",
    ]
    n: int = 1
    """How many `some` or `attacks` are at most."""
    armour: Number = 0
    armour_if_fortified: Number | None = None
    armour_set: int | None = None
    attack: Number = 0
    one_attack: int = 0
    """A change of one of its attacks, of the player's choice."""
    no_attack: bool = False
    cancel: bool = False
    """One attack is cancelled."""
    destroy: bool = False
    only: Literal["", "unfortified", "open", "blocked"] = ""
    """The target must be so; `open` is not fortified in the ranged and siege phase."""
    lose: tuple[
        Literal["fortifications", "resistances", "fire-resistance", "physical-resistance", "attack-abilities"], ...
    ] = ()
    gain: tuple[Literal["cumbersome"], ...] = ()
    only_if_attacks: bool = False
    """The change of armour holds only if it attacks."""
    until: Literal["combat", "turn"] = "combat"
