"""What is told to the table."""

from __future__ import annotations

from herna.games.monster_lands.actions import (
    BuildingNumber,
    ClanNumber,
    DieNumber,
    GearNumber,
    LandNumber,
    LootNumber,
    MemberNumber,
    MonsterNumber,
    PathNumber,
    SourceNumber,
    TrapNumber,
)
from herna.games.monster_lands.events.adventure import ADVENTURE_EVENTS, TRICK_EVENTS
from herna.games.monster_lands.events.solo import SOLO_EVENTS
from herna.kernel import Event, Seat


class ClanChosen(Event, frozen=True):
    seat: Seat
    clan: ClanNumber


class FirstPlayer(Event, frozen=True):
    seat: Seat


class RoundBegan(Event, frozen=True):
    number: int


class ClanReborn(Event, frozen=True):
    """A clan that lost everybody begins again with a rookie."""

    seat: Seat
    coins: int


class HaggleRolled(Event, frozen=True):
    """Haggling dice as they fell, apart by spaces: `H5 H2`."""

    seat: Seat
    dice: str


class GiftTaken(Event, frozen=True):
    """The Queen's gift: a die, then something smaller."""

    seat: Seat
    what: str


class DiePlaced(Event, frozen=True):
    """A die lies in a building; `discount` is what it takes off the price there."""

    seat: Seat
    building: BuildingNumber
    die: DieNumber
    discount: int


class TrapBought(Event, frozen=True):
    seat: Seat
    trap: TrapNumber


class Paid(Event, frozen=True):
    seat: Seat
    coins: int


class FlasksBrewed(Event, frozen=True):
    seat: Seat
    potions: int
    venoms: int


class BeerOrdered(Event, frozen=True):
    seat: Seat
    coins: int


class MemberHired(Event, frozen=True):
    seat: Seat
    member: MemberNumber
    coins: int


class DefenseBought(Event, frozen=True):
    seat: Seat
    tokens: int
    coins: int


class DiePawned(Event, frozen=True):
    seat: Seat
    die: DieNumber
    coins: int


class GearBought(Event, frozen=True):
    seat: Seat
    gear: GearNumber
    coins: int


class GearGiven(Event, frozen=True):
    seat: Seat
    gear: GearNumber
    member: MemberNumber


class GearDropped(Event, frozen=True):
    seat: Seat
    gear: GearNumber


class CoinsDug(Event, frozen=True):
    seat: Seat
    coins: int


class MemberSent(Event, frozen=True):
    """Somebody stands on a path now, with dice (`S S M`), face-down traps, defence tokens and flasks."""

    seat: Seat
    member: MemberNumber
    path: PathNumber
    dice: str
    traps: int
    defense: int
    potions: int
    venoms: int


class LandUsed(Event, frozen=True):
    seat: Seat
    land: LandNumber


class TurnPassed(Event, frozen=True):
    seat: Seat


class AbilityUsed(Event, frozen=True):
    seat: Seat
    source: SourceNumber


class DieExchanged(Event, frozen=True):
    seat: Seat
    die: DieNumber
    into: str


class Gained(Event, frozen=True):
    """Somebody got `n` of something: coins, glory, potions …; less than nothing is a loss."""

    seat: Seat
    what: str
    number: int


class LootUsed(Event, frozen=True):
    seat: Seat
    loot: LootNumber


class LootTaken(Event, frozen=True):
    seat: Seat
    loot: LootNumber


class MemberHealed(Event, frozen=True):
    seat: Seat
    member: MemberNumber


class TrophySold(Event, frozen=True):
    seat: Seat
    monster: MonsterNumber
    coins: int


class LandSettled(Event, frozen=True):
    seat: Seat
    land: LandNumber
    member: MemberNumber


class TrapDiscarded(Event, frozen=True):
    seat: Seat
    trap: TrapNumber


class MonsterCame(Event, frozen=True):
    """A monster stands at a land (0, 1) or at the gate (2)."""

    monster: MonsterNumber
    place: int


class LandCame(Event, frozen=True):
    land: LandNumber
    place: int


class MonsterLeft(Event, frozen=True):
    """Of the monsters on their way to the gate this one was the weaker."""

    monster: MonsterNumber


class PanicSpread(Event, frozen=True):
    building: BuildingNumber


class PanicEnded(Event, frozen=True):
    pass


class ChiefReplaced(Event, frozen=True):
    seat: Seat
    member: MemberNumber


class WagesPaid(Event, frozen=True):
    seat: Seat
    coins: int
    members: int


class WagesMissed(Event, frozen=True):
    seat: Seat
    coins: int
    due: int


class MemberDeserted(Event, frozen=True):
    seat: Seat
    member: MemberNumber


class GameEnded(Event, frozen=True):
    number: int


EVENTS: tuple[type[Event], ...] = (
    ClanChosen, FirstPlayer, RoundBegan, ClanReborn, HaggleRolled, GiftTaken, DiePlaced, TrapBought, Paid,
    FlasksBrewed, BeerOrdered, MemberHired, DefenseBought, DiePawned, GearBought, GearGiven, GearDropped, CoinsDug,
    MemberSent, LandUsed, TurnPassed, AbilityUsed, DieExchanged, Gained, LootUsed, LootTaken, MemberHealed,
    TrophySold, LandSettled, TrapDiscarded,
    *ADVENTURE_EVENTS,
    MonsterCame, LandCame, MonsterLeft, PanicSpread, PanicEnded, ChiefReplaced, WagesPaid, WagesMissed,
    MemberDeserted, GameEnded,
    *TRICK_EVENTS,
    *SOLO_EVENTS,
)  # fmt: skip
