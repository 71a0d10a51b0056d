"""What happens in a battle: who fights, what the dice show, and who gets what of the reward."""

from __future__ import annotations

from herna.games.andor.actions import Creature, Piece, Space
from herna.kernel import Event, Seat


class BattleBegan(Event, frozen=True):
    seat: Seat
    creature: Creature
    space: Space


class RubbleAttacked(Event, frozen=True):
    seat: Seat
    space: Space


class HeroInvited(Event, frozen=True):
    seat: Seat
    to: Seat


class HeroJoined(Event, frozen=True):
    seat: Seat


class HeroDeclined(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    round: int


class DiceThrown(Event, frozen=True):
    seat: Seat
    dice: str
    value: int


class DieTurned(Event, frozen=True):
    seat: Seat
    owner: Seat
    source: int
    target: int


class FoeThrew(Event, frozen=True):
    creature: Creature
    dice: str
    value: int


class RoundWon(Event, frozen=True):
    attack: int
    defence: int


class RoundLost(Event, frozen=True):
    attack: int
    defence: int


class RoundTied(Event, frozen=True):
    attack: int


class HeroWithdrew(Event, frozen=True):
    seat: Seat


class BattleBroken(Event, frozen=True):
    """The battle ends without a winner."""

    space: Space


class RubbleCleared(Event, frozen=True):
    space: Space
    piece: Piece


class RewardRefused(Event, frozen=True):
    """A fellow fighter does not agree to the leader's keeping all of the reward."""

    seat: Seat


class RewardTaken(Event, frozen=True):
    seat: Seat
    gold: int
    willpower: int


BATTLE_EVENTS: tuple[type[Event], ...] = (
    BattleBegan,
    RubbleAttacked,
    HeroInvited,
    HeroJoined,
    HeroDeclined,
    RoundBegan,
    DiceThrown,
    DieTurned,
    FoeThrew,
    RoundWon,
    RoundLost,
    RoundTied,
    HeroWithdrew,
    BattleBroken,
    RubbleCleared,
    RewardRefused,
    RewardTaken,
)
