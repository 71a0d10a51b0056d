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
from herna.kernel import Event, Seat


class HeroChosen(Event, frozen=True):
    seat: Seat
    hero: HeroNumber


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


EVENTS: tuple[type[Event], ...] = (
    HeroChosen, DummyHero, RoundBegan, TacticTaken, DummyTactic, DummyTurned, TurnBegan, EndAnnounced, DummyAnnounced,
    TurnForfeited, LastTurns, GameEnded, CardPlayed, ManaPaid, CardsDiscarded, HeroMoved, TileTurned, Provoked,
    Assaulted, Withdrew, FameGained, ReputationChanged, UnitRecruited, UnitDisbanded, CardGained, ArtifactsGained,
    CrystalGained, CrystalLost, HandShown, CardYielded, CardStolen, UnitDrained, ArtifactTurnedUp,
    TokenSeen, SkillUsed, TokenReturned,
    SkillGained, LevelReached, CombatBegan, EnemySummoned, EnemyDefeated, AttackBlocked, UnitWounded,
    UnitDestroyed, HeroWounded, KnockedOut, SiteConquered, VillagePlundered, CityFound, ShieldsOnCity,
    CityConquered, EliteOffered, ArtifactBought, PathTaken,
)  # fmt: skip
