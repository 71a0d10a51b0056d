"""What is told to the table."""

from __future__ import annotations

from typing import ClassVar

from herna.games.andor.actions import Creature, Figure, Friend, Piece, Space
from herna.games.andor.events.battle import BATTLE_EVENTS
from herna.kernel import Event, Seat, Wording


class FigureChosen(Event, frozen=True):
    seat: Seat
    figure: Figure


class CardRead(Event, frozen=True):
    """A card of the legend, by its name in the file and its title."""

    page: ClassVar[str] = "story"

    story_card: str
    title: Wording


class EventDrawn(Event, frozen=True):
    card: str


class EventAverted(Event, frozen=True):
    seat: Seat
    card: str


class LakeCardDrawn(Event, frozen=True):
    seat: Seat
    card: str


class DragonCardTurned(Event, frozen=True):
    card: str


class CreatureTokenTurned(Event, frozen=True):
    token: str


class FateDealt(Event, frozen=True):
    seat: Seat
    fate: str


class FateMet(Event, frozen=True):
    seat: Seat
    fate: str


class HelpRevealed(Event, frozen=True):
    """A help that was drawn at the start, by its name in the file and what it promises."""

    help_card: str
    promise: Wording


class HeroWalked(Event, frozen=True):
    seat: Seat
    source: Space
    target: Space
    willpower: int


class HeroSwam(Event, frozen=True):
    seat: Seat
    source: Space
    target: Space


class TurnPassed(Event, frozen=True):
    seat: Seat


class DayEnded(Event, frozen=True):
    seat: Seat
    rooster: bool


class SunRose(Event, frozen=True):
    day: int


class NarratorMoved(Event, frozen=True):
    letter: str


class EndMoved(Event, frozen=True):
    """The marker of the legend's end has moved."""

    letter: str


class TalkEnded(Event, frozen=True):
    """Enough has been said: the day may begin."""

    seat: Seat


class ProposalMade(Event, frozen=True):
    seat: Seat
    aim: str
    space: Space


class WillpowerChanged(Event, frozen=True):
    seat: Seat
    change: int


class StrengthChanged(Event, frozen=True):
    seat: Seat
    change: int


class GoldGot(Event, frozen=True):
    seat: Seat
    coins: int


class PieceGot(Event, frozen=True):
    seat: Seat
    piece: Piece


class PieceUsed(Event, frozen=True):
    seat: Seat
    piece: Piece


class PieceLost(Event, frozen=True):
    seat: Seat
    piece: Piece


class PieceGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    piece: Piece


class GoldGiven(Event, frozen=True):
    seat: Seat
    to: Seat
    coins: int


class PieceDropped(Event, frozen=True):
    seat: Seat
    piece: Piece
    space: Space


class GoldDropped(Event, frozen=True):
    seat: Seat
    coins: int
    space: Space


class PieceBought(Event, frozen=True):
    seat: Seat
    piece: Piece
    price: int


class StrengthBought(Event, frozen=True):
    seat: Seat
    price: int


class WellEmptied(Event, frozen=True):
    seat: Seat
    space: Space
    willpower: int


class WellGone(Event, frozen=True):
    space: Space


class FogLifted(Event, frozen=True):
    seat: Seat
    space: Space
    fog: str


class FogSeen(Event, frozen=True):
    space: Space
    fog: str


class TokenSeen(Event, frozen=True):
    space: Space
    piece: Piece


class TokenLaid(Event, frozen=True):
    space: Space
    piece: Piece


class GoldLaid(Event, frozen=True):
    space: Space
    coins: int


class TokenGone(Event, frozen=True):
    space: Space
    piece: Piece


class FalconSent(Event, frozen=True):
    seat: Seat
    to: Seat


class FarmerSaved(Event, frozen=True):
    seat: Seat


class FarmerKilled(Event, frozen=True):
    space: Space


class FriendCame(Event, frozen=True):
    friend: Friend
    space: Space


class FriendMoved(Event, frozen=True):
    seat: Seat
    friend: Friend
    source: Space
    target: Space


class FriendLeft(Event, frozen=True):
    friend: Friend


class CreaturePlaced(Event, frozen=True):
    creature: Creature
    space: Space


class CreatureMoved(Event, frozen=True):
    creature: Creature
    source: Space
    target: Space


class CreatureEntered(Event, frozen=True):
    """A creature has got into the castle."""

    creature: Creature
    left: int


class GarrisonGrew(Event, frozen=True):
    """A creature has joined those that hold the castle."""

    creature: Creature


class CreatureEscaped(Event, frozen=True):
    """A creature has left by the gate of the mine."""

    creature: Creature


class CreatureRemoved(Event, frozen=True):
    creature: Creature
    space: Space


class CreatureDefeated(Event, frozen=True):
    creature: Creature
    space: Space


class OpponentRevealed(Event, frozen=True):
    creature: Creature
    late: bool


class ShieldRaised(Event, frozen=True):
    seat: Seat


class HeroFell(Event, frozen=True):
    seat: Seat


class BridgeBroken(Event, frozen=True):
    source: Space
    target: Space


class MerchantGone(Event, frozen=True):
    space: Space


class DragonLanded(Event, frozen=True):
    space: Space


class FireBroke(Event, frozen=True):
    zone: int


class AlarmRaised(Event, frozen=True):
    space: Space


class CastleFreed(Event, frozen=True):
    pass


class TreasureDelivered(Event, frozen=True):
    seat: Seat
    value: int
    total: int


class DieRolled(Event, frozen=True):
    """A die that decides a card."""

    value: int


class TaskDone(Event, frozen=True):
    """A task of the training day."""

    task: str


class TrainingOver(Event, frozen=True):
    done: bool


class LegendWon(Event, frozen=True):
    pass


class LegendLost(Event, frozen=True):
    reason: str


EVENTS = (
    *(
        kind
        for kind in list(globals().values())
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    ),
    *BATTLE_EVENTS,
)
