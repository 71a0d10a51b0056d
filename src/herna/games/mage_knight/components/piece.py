"""Words that all content of Mage Knight shares: sets, colours, piles, sites."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta

from herna.games.content import Content

BasicColour = Literal["red", "blue", "green", "white"]
Pile = Literal["green", "grey", "violet", "brown", "red", "white"]
SetId = Literal[
    "base", "lost-legion", "krang", "shades-of-tezla", "ultimate", "tezla-elementalist", "tezla-dark-crusader"
]
Icon = Literal["move", "influence", "combat", "heal", "special", "action", "banner"]
RecruitSite = Literal["village", "monastery", "keep", "mage-tower", "city", "magical-glade"]
Count = Annotated[int, Meta(ge=1)]


class Piece(Content, frozen=True, rename="kebab"):
    """Something that lies in the box."""
