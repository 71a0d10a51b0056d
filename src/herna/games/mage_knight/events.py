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
    seat: Seat
    hex: HexNumber


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


class VillagePlundered(Event, frozen=True):
    seat: Seat


EVENTS: tuple[type[Event], ...] = (
    HeroChosen, DummyHero, RoundBegan, TacticTaken, DummyTactic, DummyTurned, TurnBegan, EndAnnounced, DummyAnnounced,
    TurnForfeited, LastTurns, GameEnded, CardPlayed, ManaPaid, CardsDiscarded, HeroMoved, TileTurned, Provoked,
    Assaulted, Withdrew, FameGained, ReputationChanged, UnitRecruited, UnitDisbanded, CardGained, ArtifactsGained,
    CrystalGained, SkillGained, LevelReached, CombatBegan, EnemySummoned, EnemyDefeated, AttackBlocked, UnitWounded,
    UnitDestroyed, HeroWounded, KnockedOut, SiteConquered, VillagePlundered,
)  # fmt: skip
