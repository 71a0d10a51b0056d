"""Sites as typed data: who guards them, how one goes in, what waits there, and who lives there and sells what."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta

from herna.games.content import Origin
from herna.games.mage_knight.components.piece import Count, Piece, Pile, RecruitSite
from herna.games.mage_knight.vocabulary.names import Terrain

Reward = Literal[
    "artifact",
    "spell",
    "advanced-action",
    "unit",
    "crystal",
    "chosen-crystal",
    "crystals-each-colour",
    "dungeon",
]
"""What is taken at the end of the turn; `dungeon` is a spell or an artifact, as a die says."""
Ware = Literal["healing", "lesson", "advanced-action", "spell", "artifact", "elite-unit"]
"""What influence buys; a lesson is one of the advanced actions that lie in the offer of units."""


Ground = Literal["countryside", "core"]
GROUNDS: tuple[Ground, ...] = ("countryside", "core")
"""The kinds of tiles on which a site may be another."""


class Guard(Piece, frozen=True):
    """A token that guards a site: its pile, and how it lies there until somebody looks or fights."""

    pile: Pile
    face_up: bool = False


class PathInfo(Piece, frozen=True):
    """A path through a maze: what it costs in move points, and what waits at its end."""

    cost: Count
    reward: tuple[Reward, ...]


class PlunderInfo(Piece, frozen=True):
    """What plundering gives and costs."""

    cards: Count
    reputation: int


class ManaGift(Piece, frozen=True):
    """The mana that a hero has who begins the turn here."""

    day: Literal["gold", "black"]
    night: Literal["gold", "black"]


class Lure(Piece, frozen=True):
    """What a bot thinks of taking a site."""

    prize: float
    """What its reward and its shield are worth, in points."""
    effort: float = 11.0
    """About how much it takes to beat guards that nobody has seen yet."""


class SiteInfo(Piece, frozen=True):
    """A site. What is not said of it does not hold: a hex without a site says nothing at all."""

    id: str
    origin: Origin
    clauses: tuple[str, ...] = ()
    """The clauses of the rules that tell of it."""

    # Going there
    entry: Literal["walk", "assault", "action", "burning", "closed"] = "walk"
    """How one comes to what is inside: there is nothing but the hex; the step onto it is an assault until it is
    conquered; entering is the action of a turn, and so is burning it down; or nobody enters the hex."""
    terrain: Terrain | None = None
    """What the hex costs to enter as, whatever is printed under it."""
    shared: bool = False
    """Several heroes may be here, and nobody hinders the others."""
    haven: bool = False
    """A hero who ends the turn here waits off the map."""
    closes_when_taken: bool = False
    """Nobody enters it again once it is conquered."""

    # Who is fought there
    rampaging: bool = False
    """Its enemies bar the hex, are provoked and challenged from beside it; without them the hex is empty."""
    guards: tuple[Guard, ...] = ()
    drawn: Literal["turned-up", "entered", "each-time"] = "turned-up"
    """When the guards are drawn: with the tile; when somebody goes in first, and survivors stay; for every fight anew,
    and survivors are discarded."""
    ruins: bool = False
    """A ruins token lies here and says what waits."""
    city: bool = False
    """A city with its card, which says by level who defends it and what they gain."""
    seen: Literal["never", "by-day", "always"] = "never"
    """When guards that lie face down are turned up for a hero beside them."""
    fortified: bool = False
    underground: bool = False
    """It is fought by the rules of the night."""
    alone: bool = False
    """No units take part."""
    refilled: bool = False
    """Guards that were beaten come back, face down, while others are left."""
    replaced: bool = False
    """Guards that were not beaten leave after the fight, and others come, face down."""
    secret: str = ""
    """The site that is hidden beside it when it is turned up, by name; whoever turned it up picks where."""
    attack_reputation: int = 0
    """For assaulting it or burning it down, whoever wins."""
    beaten_reputation: int = 0
    """For each rampaging enemy that is beaten."""

    # What conquering it gives
    reward: tuple[Reward, ...] = ()
    paths: tuple[PathInfo, ...] = ()
    """One of them is paid for to come to the guard; each once in the game, and one for each hero."""
    vanishes: bool = False
    """Nothing is left of it then."""
    owned: bool = False
    """It belongs to whoever conquered it: nobody else deals with its people, and others assault it again."""
    row: Literal["", "conqueror", "adventurer", "liberator", "holding"] = ""
    """The row of the score card in which a shield here counts."""
    points: int = 0
    """What the shield counts there."""
    hand_limit: int = 0
    """How much each one that a hero owns raises his hand limit on or beside any of them."""
    owner_mana: ManaGift | None = None
    """The mana that each one that a hero owns gives him if he begins the turn on or beside any of them."""
    leader_hand_limit: int = 0
    """How much a city raises the hand limit of its leader on or beside it."""
    friend_hand_limit: int = 0
    """How much it raises the hand limit of others with a shield on its card."""
    shield_influence: int = 0
    """The influence that each shield of one's own on the card of a city adds."""

    # Its people, and what the place gives
    people: Literal["none", "always", "conquered", "for-units"] = "none"
    """Whether there are people to deal with: always, once it is conquered, or only while a unit of the offer is known
    here."""
    heeds_reputation: bool = True
    recruits: tuple[RecruitSite, ...] = ()
    """The icons of the units that can be recruited here."""
    surcharge: dict[RecruitSite, Annotated[int, Meta(ge=0)]] = {}
    """What a unit costs more by its icons; the cheapest counts."""
    sells: dict[Ware, Count] = {}
    """Wares with their price in influence."""
    plunder: PlunderInfo | None = None
    mana: ManaGift | None = None
    takes_wound: bool = False
    """A hero who ends the turn here may throw a wound away."""
    crystal: bool = False
    """A hero who ends the turn here has a crystal of one of the colours of the hex."""

    lure: Lure | None = None

    @property
    def piles(self) -> tuple[Pile, ...]:
        """The piles its guards are drawn from, one token for each."""
        return tuple(guard.pile for guard in self.guards)


NO_SITE = SiteInfo(id="", origin="house")
"""What a hex is where there is no site, or nothing left of it."""


class SiteChange(Piece, frozen=True):
    """What a scenario makes of a site: fields in place of those it has otherwise."""

    site: str
    change: dict[str, Any]
    on: tuple[Ground, ...] = GROUNDS
    """The kinds of tiles on which it is so."""
