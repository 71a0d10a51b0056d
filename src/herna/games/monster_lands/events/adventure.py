"""What is told to the table in the adventure phase: missions, conflicts, battles."""

from __future__ import annotations

from herna.games.monster_lands.actions import (
    DieNumber,
    LandNumber,
    MemberNumber,
    MonsterNumber,
    PathNumber,
    TrapNumber,
)
from herna.kernel import Event, Seat


class MissionRolled(Event, frozen=True):
    seat: Seat
    path: PathNumber
    dice: str
    total: int
    target: int


class MissionWon(Event, frozen=True):
    seat: Seat
    path: PathNumber


class MissionFailed(Event, frozen=True):
    seat: Seat
    path: PathNumber


class MissionConsoled(Event, frozen=True):
    seat: Seat
    path: PathNumber
    coins: int


class MissionPaid(Event, frozen=True):
    seat: Seat
    path: PathNumber


class MissionDeclined(Event, frozen=True):
    seat: Seat
    path: PathNumber


class BattleBegan(Event, frozen=True):
    """A battle begins with its monster, at a land (0, 1) or at the gate (2)."""

    place: int
    monster: MonsterNumber


class TrapRevealed(Event, frozen=True):
    seat: Seat
    path: PathNumber
    trap: TrapNumber


class TrapLeft(Event, frozen=True):
    """A token stays face down."""

    seat: Seat
    path: PathNumber


class TrickAimed(Event, frozen=True):
    """A trick is played from a path against the member on another."""

    seat: Seat
    path: PathNumber
    trap: TrapNumber
    target: PathNumber


class TrickCancelled(Event, frozen=True):
    """The target has thrown away a defence token, and the trick is gone."""

    seat: Seat
    path: PathNumber
    trap: TrapNumber


class TrickFailed(Event, frozen=True):
    """There was nobody, or nothing, for the trick."""

    seat: Seat
    path: PathNumber


class DieStolen(Event, frozen=True):
    seat: Seat
    path: PathNumber
    target: PathNumber
    die: DieNumber


class MonsterStruck(Event, frozen=True):
    """Black dice against a member: as they fell, and the hits with the sure ones."""

    monster: MonsterNumber
    seat: Seat
    path: PathNumber
    dice: str
    hits: int


class MonsterStruckAll(Event, frozen=True):
    monster: MonsterNumber
    dice: str
    hits: int


class MagicThrown(Event, frozen=True):
    seat: Seat
    path: PathNumber
    dice: int


class DiceDiverted(Event, frozen=True):
    seat: Seat
    path: PathNumber
    dice: int


class HitsCancelled(Event, frozen=True):
    """Hits that did not strike: by an ability, by defence tokens or by potions."""

    seat: Seat
    path: PathNumber
    hits: int
    how: str


class MemberWounded(Event, frozen=True):
    seat: Seat
    member: MemberNumber
    path: PathNumber


class MemberDied(Event, frozen=True):
    seat: Seat
    member: MemberNumber
    path: PathNumber
    glory: int


class DiceRolled(Event, frozen=True):
    seat: Seat
    path: PathNumber
    dice: str


class DieRerolled(Event, frozen=True):
    seat: Seat
    path: PathNumber
    die: DieNumber
    became: DieNumber


class VenomUsed(Event, frozen=True):
    seat: Seat
    path: PathNumber


class MonsterKilled(Event, frozen=True):
    seat: Seat
    monster: MonsterNumber
    path: PathNumber
    total: int


class MonsterCaptured(Event, frozen=True):
    seat: Seat
    monster: MonsterNumber
    path: PathNumber
    total: int


class AttackFailed(Event, frozen=True):
    seat: Seat
    monster: MonsterNumber
    path: PathNumber
    total: int


class LandConquered(Event, frozen=True):
    seat: Seat
    land: LandNumber
    path: PathNumber
    total: int


class ConquestFailed(Event, frozen=True):
    seat: Seat
    land: LandNumber
    path: PathNumber
    total: int


class LandLeft(Event, frozen=True):
    seat: Seat
    land: LandNumber
    path: PathNumber


ADVENTURE_EVENTS: tuple[type[Event], ...] = (
    MissionRolled, MissionWon, MissionFailed, MissionConsoled, MissionPaid, MissionDeclined, BattleBegan,
    TrapRevealed, MonsterStruck, MonsterStruckAll, MagicThrown, DiceDiverted, HitsCancelled, MemberWounded,
    MemberDied, DiceRolled, DieRerolled, VenomUsed, MonsterKilled, MonsterCaptured, AttackFailed, LandConquered,
    ConquestFailed, LandLeft,
)  # fmt: skip
TRICK_EVENTS: tuple[type[Event], ...] = (
    TrapLeft, TrickAimed, TrickCancelled, TrickFailed, DieStolen,
)  # fmt: skip
