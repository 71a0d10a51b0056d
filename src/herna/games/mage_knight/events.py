"""What is told to the table."""

from __future__ import annotations

from herna.games.mage_knight.actions import (
    CardNumber,
    ColourNumber,
    EnemyNumber,
    HeroNumber,
    HexNumber,
    SkillNumber,
    TacticNumber,
    UnitNumber,
)
from herna.games.mage_knight.variant_events import VARIANT_EVENTS
from herna.kernel import Event, Seat


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroNumber


class TeamFormed(Event, frozen=True):
    """Two heroes play as one team."""

    seat: Seat
    partner: Seat


class PartnersReminded(Event, frozen=True):
    """Told once where some play together: what partners may tell each other, and what not."""


class DummyHero(Event, frozen=True):
    """The dummy player leads this hero."""

    hero: HeroNumber


class RoundBegan(Event, frozen=True):
    round: int
    night: bool


class TacticTaken(Event, frozen=True):
    seat: Seat
    tactic: TacticNumber


class DummyTactic(Event, frozen=True):
    tactic: TacticNumber


class OfferLaidOut(Event, frozen=True):
    """An offer that was not needed before is laid out: `advanced` or `spells`."""

    offer: str


class TacticNamed(Event, frozen=True):
    """Somebody names the tactic that is to leave the game."""

    seat: Seat
    tactic: TacticNumber


class TacticLeft(Event, frozen=True):
    """A tactic is out of the game."""

    tactic: TacticNumber


class DummyStandIn(Event, frozen=True):
    """No hero is left for the dummy player: other cards stand in for a deck."""


class DummyTurned(Event, frozen=True):
    """The dummy player turned up so many cards."""

    cards: int


class TurnBegan(Event, frozen=True):
    seat: Seat


class EndAnnounced(Event, frozen=True):
    seat: Seat


class DummyAnnounced(Event, frozen=True):
    """The dummy player announces the end of the round."""


class TurnForfeited(Event, frozen=True):
    seat: Seat


class LastTurns(Event, frozen=True):
    """The scenario is fulfilled: everybody has one turn more."""


class GameEnded(Event, frozen=True):
    """The game is over."""


class CardPlayed(Event, frozen=True):
    seat: Seat
    card: CardNumber
    way: str


class ManaPaid(Event, frozen=True):
    seat: Seat
    kind: str
    face: ColourNumber
    colour: ColourNumber


class CardsDiscarded(Event, frozen=True):
    seat: Seat
    cards: int


class HeroMoved(Event, frozen=True):
    """A hero goes to a hex: `way` is the direction if it is the next one, else `far`; `site` is `none` on bare land."""

    seat: Seat
    hex: HexNumber
    way: str
    terrain: str
    site: str


class TileTurned(Event, frozen=True):
    """A tile was turned up."""

    seat: Seat
    tile: str


class Provoked(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class Assaulted(Event, frozen=True):
    """A hero assaults a keep, a tower or a city."""

    seat: Seat
    hex: HexNumber
    site: str


class Withdrew(Event, frozen=True):
    """Forced withdrawal along the way, a wound for each space."""

    seat: Seat
    wounds: int


class FameGained(Event, frozen=True):
    seat: Seat
    fame: int


class ReputationChanged(Event, frozen=True):
    seat: Seat
    by: int


class UnitRecruited(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class UnitDisbanded(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class CardGained(Event, frozen=True):
    seat: Seat
    card: CardNumber


class ArtifactsGained(Event, frozen=True):
    seat: Seat
    cards: int


class CrystalGained(Event, frozen=True):
    seat: Seat
    colour: ColourNumber


class CrystalLost(Event, frozen=True):
    seat: Seat
    colour: ColourNumber


class HandShown(Event, frozen=True):
    """A hand without a card of the colour that was named."""

    seat: Seat
    cards: tuple[CardNumber, ...]


class CardYielded(Event, frozen=True):
    """A card is discarded because another hero asked for its colour."""

    seat: Seat
    card: CardNumber


class CardStolen(Event, frozen=True):
    """A card of another hero's comes to hand for good."""

    seat: Seat
    card: CardNumber
    rival: Seat


class UnitDrained(Event, frozen=True):
    """A unit is spent by another hero's spell."""

    seat: Seat
    unit: UnitNumber


class ArtifactTurnedUp(Event, frozen=True):
    """The top artifact is turned up for the mysterious box."""

    seat: Seat
    card: CardNumber


class TokenSeen(Event, frozen=True):
    """A hero has looked at a token; only its own seat is told which."""

    seat: Seat
    enemy: EnemyNumber


class SkillUsed(Event, frozen=True):
    seat: Seat
    skill: SkillNumber


class TokenReturned(Event, frozen=True):
    """A skill token goes back from the middle to its owner."""

    seat: Seat
    skill: SkillNumber


class SkillGained(Event, frozen=True):
    seat: Seat
    skill: SkillNumber


class LevelReached(Event, frozen=True):
    seat: Seat
    level: int


class CombatBegan(Event, frozen=True):
    seat: Seat
    enemies: int


class EnemySummoned(Event, frozen=True):
    enemy: EnemyNumber


class EnemyDefeated(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class AttackBlocked(Event, frozen=True):
    seat: Seat
    enemy: EnemyNumber


class UnitWounded(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class UnitDestroyed(Event, frozen=True):
    seat: Seat
    unit: UnitNumber


class HeroWounded(Event, frozen=True):
    seat: Seat
    wounds: int


class KnockedOut(Event, frozen=True):
    seat: Seat


class SiteConquered(Event, frozen=True):
    seat: Seat
    hex: HexNumber
    site: str


class PlaceHidden(Event, frozen=True):
    """A secret place was hidden beside a village or a monastery."""

    seat: Seat
    hex: HexNumber
    site: str


class GladeMarked(Event, frozen=True):
    """A shield lies on a glade."""

    seat: Seat
    hex: HexNumber


class PortalClosed(Event, frozen=True):
    """The portal is an empty space from now on."""


class HeroOut(Event, frozen=True):
    """A hero is out of the game."""

    seat: Seat


class ChosenNamed(Event, frozen=True):
    """A team has named the hero who is to return; only the team hears it."""

    seat: Seat


class ChosenShown(Event, frozen=True):
    """The hero whom a team had chosen is shown to all."""

    seat: Seat


class GaveUp(Event, frozen=True):
    """A hero grants with his side that another has won."""

    seat: Seat


class DarknessRolled(Event, frozen=True):
    """After a day two dice were rolled; a black one brings night for good."""

    one: ColourNumber
    other: ColourNumber
    dark: bool


class RaiderCame(Event, frozen=True):
    """A rampaging enemy has come where one was beaten."""

    hex: HexNumber
    enemy: EnemyNumber


class CityFound(Event, frozen=True):
    """A city was turned up."""

    hex: HexNumber
    city: str
    level: int


class ShieldsOnCity(Event, frozen=True):
    """Shields for defenders of a city that were beaten."""

    seat: Seat
    hex: HexNumber
    city: str
    shields: int


class CityConquered(Event, frozen=True):
    """A city is conquered; this seat leads it."""

    seat: Seat
    hex: HexNumber
    city: str


class EliteOffered(Event, frozen=True):
    """An elite unit was added to the offer for influence."""

    seat: Seat
    unit: UnitNumber


class ArtifactBought(Event, frozen=True):
    """An artifact was bought; it comes at the end of the turn."""

    seat: Seat


class PathTaken(Event, frozen=True):
    """A path through a maze was paid for."""

    seat: Seat
    path: int


class VillagePlundered(Event, frozen=True):
    seat: Seat


class TurnSkipped(Event, frozen=True):
    """A turn that was played in advance is skipped, and the order token turned up."""

    seat: Seat


class HeroAttacked(Event, frozen=True):
    """A hero attacks another."""

    seat: Seat
    rival: Seat


class FightAttended(Event, frozen=True):
    """The attacked hero attends to the fight, fully or in part."""

    seat: Seat
    fully: bool


class RivalStruck(Event, frozen=True):
    """A hero strikes at another."""

    seat: Seat
    rival: Seat
    value: int


class RivalBlocked(Event, frozen=True):
    """A hero blocks part of an attack of another; the rest is damage."""

    seat: Seat
    blocked: int
    damage: int


class AttackPassed(Event, frozen=True):
    """A hero does not attack now."""

    seat: Seat


class ArtifactStolen(Event, frozen=True):
    """A hero takes an artifact from another."""

    seat: Seat
    rival: Seat
    card: CardNumber


class DrivenOut(Event, frozen=True):
    """A hero is driven out by another."""

    seat: Seat
    rival: Seat
    hex: HexNumber


class FightDrawn(Event, frozen=True):
    """Neither hero goes on: the aggressor falls back."""

    seat: Seat
    rival: Seat


class AssaultProposed(Event, frozen=True):
    """A hero proposes a joint assault on a city with so many defenders."""

    seat: Seat
    hex: HexNumber
    defenders: int


class DefendersOffered(Event, frozen=True):
    """By the proposal a hero is to meet so many of them."""

    seat: Seat
    n: int


class UnfitToJoin(Event, frozen=True):
    """A hero has nothing but wounds in hand and cannot be invited."""

    seat: Seat


class ProposalAnswered(Event, frozen=True):
    """A hero who was invited agrees, or does not."""

    seat: Seat
    agree: bool


class JointAssaultBegan(Event, frozen=True):
    """All agree to the assault that a hero has proposed."""

    seat: Seat
    hex: HexNumber


class DefenderDealt(Event, frozen=True):
    """A defender was dealt to a hero."""

    seat: Seat
    enemy: EnemyNumber


class PartBegan(Event, frozen=True):
    """A hero has his part in a joint assault."""

    seat: Seat


class StayedBehind(Event, frozen=True):
    """A hero does not get into the city: his part stays unbeaten."""

    seat: Seat


class JointAssaultFailed(Event, frozen=True):
    """Defenders are left: all fall back from the city."""

    seat: Seat
    hex: HexNumber


EVENTS: tuple[type[Event], ...] = (
    TeamFormed, PartnersReminded, *VARIANT_EVENTS,
    HeroChosen, DummyHero, RoundBegan, TacticTaken, DummyTactic, DummyTurned, TurnBegan, EndAnnounced, DummyAnnounced,
    TurnForfeited, LastTurns, GameEnded, CardPlayed, ManaPaid, CardsDiscarded, HeroMoved, TileTurned, Provoked,
    Assaulted, Withdrew, FameGained, ReputationChanged, UnitRecruited, UnitDisbanded, CardGained, ArtifactsGained,
    CrystalGained, CrystalLost, HandShown, CardYielded, CardStolen, UnitDrained, ArtifactTurnedUp,
    TokenSeen, SkillUsed, TokenReturned,
    SkillGained, LevelReached, CombatBegan, EnemySummoned, EnemyDefeated, AttackBlocked, UnitWounded,
    UnitDestroyed, HeroWounded, KnockedOut, SiteConquered, VillagePlundered, PlaceHidden, GladeMarked,
    DarknessRolled, RaiderCame, CityFound, ShieldsOnCity,
    CityConquered, EliteOffered, ArtifactBought, PathTaken,
    TurnSkipped, HeroAttacked, FightAttended, RivalStruck, RivalBlocked, AttackPassed, ArtifactStolen, DrivenOut,
    FightDrawn, TacticNamed, TacticLeft, DummyStandIn, OfferLaidOut,
    GaveUp, PortalClosed, HeroOut, ChosenNamed, ChosenShown,
    AssaultProposed, DefendersOffered, UnfitToJoin, ProposalAnswered, JointAssaultBegan, DefenderDealt, PartBegan,
    StayedBehind, JointAssaultFailed,
)  # fmt: skip
