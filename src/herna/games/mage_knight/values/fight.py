"""A fight: two sides, what each of them is making, and the terms on which they meet."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.mage_knight.values.pieces import NONE
from herna.games.programs import Frame

FightKind = Literal["assault", "adventure", "burning", "rampage", "called", "heroes"]
FightPhase = Literal["ranged", "block", "damage", "attack"]
"""What both sides are doing: shooting, blocking, suffering what was not blocked, and striking back."""
SourceKind = Literal["card", "sideways", "unit", "skill", "effect"]

MELEE, RANGED, SIEGE, BLOCK = range(4)
"""What points are for: the three kinds of attack, and the block."""
PHYSICAL, FIRE, ICE, COLD_FIRE = range(4)
"""The elements."""
NO_ATTACK = (NONE, NONE)
"""The attack of nobody."""


class Source(msgspec.Struct, frozen=True, gc=False):
    """What points come from."""

    kind: SourceKind = "effect"
    number: int = NONE
    """Which card, kind of unit or skill."""
    unit: int = NONE
    """Which unit of its hero, by its identity."""
    colours: tuple[int, ...] = ()
    """The colours of the effect: of its card, or of the mana that a unit was paid with."""


NO_SOURCE = Source()


class Contribution(msgspec.Struct, frozen=True, gc=False):
    """What one thing adds to the attack or the block that is being made."""

    kind: int
    element: int
    amount: int
    source: Source = NO_SOURCE
    twice: bool = False
    """As a block it counts twice against a swift attack."""
    only: tuple[int, ...] = ()
    """It counts only while the attack is aimed at these, by their place among those who can be hit."""
    but: tuple[int, ...] = ()
    """It counts only while the attack is aimed at none of these."""
    effect: Frame | None = None
    """Where its word stands, if success sets something off or the amount hangs on the enemy."""


class Fork(msgspec.Struct, frozen=True, gc=False):
    """Lightning that strikes different enemies in one phase, a point each."""

    left: int
    struck: tuple[int, ...] = ()


class Loss(msgspec.Struct, frozen=True, gc=False):
    """What effects have taken from somebody who can be hit: an ability, a resistance, its fortifications; or what one
    of its attacks had."""

    what: str
    attack: int = NONE
    """Which attack has lost it; none: all of it is gone."""


class Foe(msgspec.Struct, frozen=True, gc=False):
    """Somebody who can be hit, and what has become of him in this fight: an enemy's token, or a rival's unit. His place
    among those of his side stays the same while the fight lasts."""

    token: int = NONE
    owner: int = NONE
    """Whose unit it is; none for a token."""
    unit: int = NONE
    """Which unit of its owner, by its identity; its wounds, its readiness and its banner are the owner's affair."""
    hex: int = NONE
    """Where its token lies; none if it was drawn for this fight."""
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
    lost: tuple[Loss, ...] = ()
    gained: tuple[str, ...] = ()
    """Abilities that effects have given it."""
    no_attack: bool = False
    beaten: bool = False
    by_units: bool = False
    """Has a unit blocked it, attacked it, changed it or taken its damage?"""
    summoned: bool = False
    """Another stands in for it in the block and damage phases."""


class Side(msgspec.Struct, frozen=True, gc=False):
    """One side of a fight: a hero with units, or enemies whom nobody leads."""

    seat: int = NONE
    """Whose hero it is; none: enemies."""
    foes: tuple[Foe, ...] = ()
    """Those on this side who can be hit one by one."""
    made: tuple[Contribution, ...] = ()
    """The attack or the block that is being made."""
    targets: tuple[int, ...] = ()
    """At whom of the other side the attack is aimed, by place."""
    blocking: tuple[int, int] = NO_ATTACK
    """The attack of the other side that is being blocked: whose, and which."""
    forks: tuple[Fork, ...] = ()
    defenders: tuple[tuple[int, int], ...] = ()
    """Who of the other side defends which target of the attack that is being made."""
    defended: tuple[int, ...] = ()
    """Those of the other side who have defended somebody in this fight."""
    wounds: int = 0
    """Wounds that came to the hero's hand in this fight."""
    knocked_out: bool = False
    assigned: tuple[int, ...] = ()
    """The hero's units, by their identity, that took damage without a wound."""
    busy: bool = False
    """Has anything been played yet?"""
    duels: tuple[int, ...] = ()
    """Those of the other side, by place, whom the hero has met in a duel."""
    possessed: int = NONE
    """Who of the other side fights for the hero."""
    seized: tuple[Contribution, ...] = ()
    """Between heroes: shares of the other's attacks that fight for the hero."""
    taken: tuple[int, ...] = ()
    """Tokens of beaten enemies that the hero has kept in this fight."""
    stand_ins: tuple[tuple[int, int, int], ...] = ()
    """Units, by their identity, that take what is left of an attack: whose, which attack, and the unit."""


class Exchange(msgspec.Struct, frozen=True, gc=False):
    """How far two heroes have come in a fight against each other."""

    striker: int
    """The side whose attack it is, by its place."""
    melee: bool = False
    """Do they fight hand to hand, or from afar?"""
    passed: int = 0
    """How many have passed in a row."""
    value: int = 0
    """What the attack amounts to that is being blocked."""
    elements: tuple[int, ...] = ()
    """The elements in it."""
    units: tuple[int, ...] = ()
    """The units, by their identity, that had a share in it when it was blocked."""
    plain: bool = False
    """From afar: has it lost what makes shots as hard to block as swift attacks?"""
    damage: int = 0
    """What of it is still to be dealt."""
    number: int = 0
    """Which attack of the phase it is."""


class Terms(msgspec.Struct, frozen=True, gc=False):
    """The terms on which a fight is fought."""

    underground: bool = False
    """By the rules of the night."""
    alone: bool = False
    """No units take part."""
    half_fame: bool = False
    """Defenders of walls are worth half their fame, added up."""
    double_fame: bool = False
    """Everybody who is beaten is worth twice the fame."""
    walls: bool = False
    """Between heroes: the one who was attacked stands behind walls."""

    def fame(self, printed: int, *, walled: bool, before: int = 0) -> int:
        """What somebody is worth who is beaten on these terms. Half of it is rounded up once for all who are worth
        half; `before` is what those of them have printed who were beaten already."""
        if self.half_fame and walled:
            return (before + printed + 1) // 2 - (before + 1) // 2
        return 2 * printed if self.double_fame else printed


OPEN_FIELD = Terms()


class HiddenDie(msgspec.Struct, frozen=True, gc=False):
    """A die that another player has set for a fight: who, to which colour, and what everybody knows of it."""

    by: int
    colour: int
    shown: bool = False
    ruled_out: tuple[int, ...] = ()
    """What it was said not to be."""


class Fight(msgspec.Struct, frozen=True, gc=False):
    """A fight that is going on."""

    kind: FightKind
    sides: tuple[Side, Side]
    attacker: int = 0
    """The side that came to fight, by its place."""
    phase: FightPhase = "ranged"
    site: int = NONE
    """The hex that is fought for."""
    origin: int = NONE
    """Where the hero came from, if he assaults."""
    path: int = 0
    """What the path through a maze cost at whose end it is fought."""
    terms: Terms = OPEN_FIELD
    exchange: Exchange | None = None
    """Between heroes only."""
    die: HiddenDie | None = None
    """Set by another player, where the table plays so."""

    def place_of(self, seat: int) -> int:
        """The side of a hero, by its place; none if he does not take part."""
        return 0 if self.sides[0].seat == seat else 1 if self.sides[1].seat == seat else NONE

    def of(self, seat: int) -> Side:
        """The side of a hero."""
        return self.sides[self.place_of(seat)]

    def against(self, seat: int) -> Side:
        """The side that a hero meets."""
        return self.sides[1 - self.place_of(seat)]
