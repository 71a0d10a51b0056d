"""What is told of cards, mana, units, skills and fame: used, gained and lost."""

from __future__ import annotations

from herna.games.mage_knight.actions import CardNumber, ColourNumber, SkillNumber, UnitNumber
from herna.kernel import Event, Seat


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
