"""Points: moving, influence, attack, block, healing, fame; and what turns one kind into another."""

from __future__ import annotations

from typing import Literal

from msgspec import field

from herna.games.mage_knight.vocabulary.names import AttackKind, Element
from herna.games.mage_knight.vocabulary.roots import KnightOp
from herna.games.programs import Conditions, Number, Program


class Move(KnightOp, frozen=True, tag="move"):
    """Move points are gained."""

    n: Number


class Influence(KnightOp, frozen=True, tag="influence"):
    """Influence points are gained."""

    n: Number


class Attack(KnightOp, frozen=True, tag="attack"):
    """Attack points are gained for the attack that is being made."""

    n: Number
    kind: AttackKind = "melee"
    element: Element = "physical"
    on_defeat: Program = Program()
    """Carried out once for each enemy that is defeated by an attack of which these points were part."""
    defeat_times: int | None = None
    """At most so often."""


class Block(KnightOp, frozen=True, tag="block"):
    """Block points are gained for the block that is being made."""

    n: Number
    element: Element | Literal["fire-day-ice-night"] = "physical"
    twice_against: Literal["", "swift"] = ""
    """They count twice against such attacks."""
    copies: int = 1
    """How many separate blocks, each against another attack."""
    on_success: Program = Program()
    """Carried out if they were part of a block that succeeds."""


class Heal(KnightOp, frozen=True, tag="heal"):
    """Healing points are gained, never in combat."""

    n: Number


class Draw(KnightOp, frozen=True, tag="draw"):
    """Cards are drawn from the deed deck, as far as there are any."""

    n: Number = 1
    outside_combat: bool = False
    """Never in combat."""


class Fame(KnightOp, frozen=True, tag="fame"):
    """Fame is gained."""

    n: Number


class Reputation(KnightOp, frozen=True, tag="reputation"):
    """Reputation changes at once."""

    n: int


class Wound(KnightOp, frozen=True, tag="wound"):
    """Wounds are taken; in combat those that come to hand count towards being knocked out."""

    n: Number
    to: Literal["hand", "discard"] = "hand"


class Convert(KnightOp, frozen=True, tag="convert"):
    """Until the end of the turn points of one kind may become attack or block in combat, `rate` of them for one."""

    from_: Literal["move", "influence"] = field(name="from")
    to: Literal["attack", "block"]
    rate: int = 1
    kind: AttackKind = "melee"
    element: tuple[Element, ...] = ("physical",)
    """The element, of the player's choice where there are several."""


class Buy(KnightOp, frozen=True, tag="buy"):
    """Until the end of the turn influence may be spent, anywhere, to carry the program out."""

    influence: Number
    do: Program
    times: int | None = None
    """At most so often."""


class Hold(KnightOp, frozen=True, tag="hold"):
    """The program is carried out as soon as it can be: at once, or later of the player's choice, once, until its end
    comes."""

    do: Program
    until: Literal["phase", "combat", "turn"] = "combat"


class HandLimit(KnightOp, frozen=True, tag="hand-limit"):
    """The hand limit is higher the next time one draws up; by the terrain on which the turn ends if that is given."""

    n: int = 0
    by_end_terrain: dict[str, int] = {}


class NextCard(KnightOp, frozen=True, tag="next-card"):
    """Later cards give more points of a kind."""

    gives: Literal["move", "attack", "block", "attack-or-block"]
    plus: int = 0
    plus_attack: int = 0
    plus_block: int = 0
    times: int | None = None
    """For this number of cards; for all of the turn if nothing is given."""
    sideways: bool = True
    """Cards played sideways count too."""
    any_source: bool = False
    """Units and skills count too."""


class Sideways(KnightOp, frozen=True, tag="sideways"):
    """One card played sideways gives `n` instead of 1."""

    n: Number
    what: Literal["nonwound", "wound"] = "nonwound"
    pay: str = ""
    """The colour of mana that it costs."""
    better: Conditions = Conditions()
    """The conditions under which it gives `better-n`."""
    better_n: int = 0
