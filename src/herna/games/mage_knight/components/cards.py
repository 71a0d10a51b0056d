"""Deed cards, tactics, skills, heroes and units as typed data."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import BasicColour, Count, Icon, Piece, RecruitSite, SetId
from herna.games.mage_knight.vocabulary.names import Moment, Resistance
from herna.games.programs import Program


class CardInfo(Piece, frozen=True):
    """A deed card: what it does in its two ways, and where it comes from."""

    id: str
    set: SetId
    icons: tuple[Icon, ...]
    origin: Origin
    colour: tuple[BasicColour, ...] = ()
    """Two for a dual card, none for an artifact."""
    number: str = ""
    """The number printed on it."""
    interactive: bool = False
    strong_icons: tuple[Icon, ...] = ()
    when: Moment | None = None
    strong_when: Moment | None = None
    attach: Program = Program()
    basic: Program = Program()
    strong: Program = Program()


class TacticInfo(Piece, frozen=True):
    """A tactic; its number is its place in the order of the round."""

    id: str
    time: Literal["day", "night"]
    number: Annotated[int, Meta(ge=1, le=6)]
    use: Literal[
        "none",
        "when-taken",
        "end-turn",
        "once-per-turn",
        "once-then-flip",
        "before-turn-once-then-flip",
        "before-each-turn",
    ]
    do: Program
    origin: Origin


class SkillInfo(Piece, frozen=True):
    """A skill of a hero."""

    id: str
    hero: str
    set: SetId
    icon: Icon
    use: Literal["turn", "round", "interactive", "passive"]
    do: Program
    origin: Origin
    side: Literal["", "competitive", "cooperative"] = ""
    when: Moment | None = None


class HeroInfo(Piece, frozen=True):
    """A hero: sixteen cards, three dots, eleven skills."""

    id: str
    set: SetId
    dots: tuple[BasicColour, BasicColour, BasicColour]
    deck: dict[str, Count]
    replaces: dict[str, str]
    """The common card that each card of his own stands in for."""
    skills: tuple[str, ...]
    origin: Origin
    base_only: str = ""
    """The one card of his own that the base set knows."""


class Ability(Piece, frozen=True):
    """One thing a unit can do when it is activated."""

    do: Program
    pay: tuple[Literal["red", "blue", "green", "white", "black"], ...] = ()
    when: Moment | None = None


class UnitInfo(Piece, frozen=True):
    """A unit."""

    id: str
    deck: Literal["regular", "elite"]
    set: SetId
    count: Count
    cost: Count
    level: Annotated[int, Meta(ge=1, le=4)]
    armour: Count
    resists: tuple[Resistance, ...]
    sites: tuple[RecruitSite, ...]
    abilities: tuple[Ability, ...]
    origin: Origin
    reputation: Literal["", "reversed", "doubled"] = ""
    """What reputation does to its cost."""
    only_by_interaction: bool = False
    also_pay: Literal["", "basic-mana"] = ""
    """What recruiting it costs besides; it lies on the unit."""
    assign_influence: int = 0
    """The influence it costs to assign damage to it."""
    activate_influence: int = 0
    """The influence it costs to activate it in an assault."""
    several_abilities: bool = False
    """All its abilities may be used in one activation."""
