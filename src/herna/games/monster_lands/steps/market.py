"""The Market: one equipment card for an unplaced member; handing equipment on (ML-6.10, ML-6.11)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands.actions import Bargain, BuyGear, DropGear, GiveGear
from herna.games.monster_lands.events import GearBought, GearDropped, GearGiven
from herna.games.monster_lands.rules.clan import unplaced
from herna.games.monster_lands.rules.haggle import could_pay, discount_of
from herna.games.monster_lands.rules.supply import refill_market
from herna.games.monster_lands.setting import MARKET
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.shop import Off, bargain_options, due, place_die, too_expensive, use_bargain
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep, TurnStep
from herna.kernel.state import with_item


def on_sale(state: LandsState) -> list[int]:
    return [gear for gear in state.market if gear != NONE]


def can_buy(state: LandsState, seat: int, die: int) -> bool:
    """Is there a card that the clan can pay, and somebody to carry it (ML-5.15, ML-6.10)?"""
    costs = [state.setting.gear_cost[gear] for gear in on_sale(state)]
    if not costs or not unplaced(state, seat):
        return False
    return could_pay(state, seat, MARKET, min(costs), discount_of(state, MARKET, die))


def enter(state: LandsState, seat: int, die: int) -> None:
    discount = place_die(state, seat, MARKET, die)
    state.push(RefillMarket())
    state.push(PickGear(discount))


class RefillMarket(Automatic[LandsState], frozen=True):
    """After the action the display is refilled (ML-6.2)."""

    def run(self, state: LandsState) -> None:
        refill_market(state)


class PickGear(TurnStep[LandsState, BuyGear | Bargain], frozen=True):
    """One card, put at once with an unplaced member (ML-6.10)."""

    clause: ClassVar[str] = "ML-6.10"

    discount: int
    off: Off = Off()

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        cost = state.setting.gear_cost
        coins = state.coins[seat]
        found: list[Action] = [
            BuyGear(gear) for gear in on_sale(state) if due(cost[gear], self.discount, self.off) <= coins
        ]
        found += bargain_options(state, seat, MARKET)
        return found

    def take(self, state: LandsState, seat: int, action: BuyGear | Bargain) -> None:
        if isinstance(action, Bargain):
            state.push(replace(self, off=use_bargain(state, seat, action.source, self.off)))
            return
        cost = due(state.setting.gear_cost[action.gear], self.discount, self.off)
        state.coins[seat] -= cost
        take_gear(state, seat, action.gear, cost)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("pick-gear", {"discount": self.discount + self.off.coins, "coins": state.coins[seat]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        match action:
            case BuyGear(gear) if gear in on_sale(state):
                full = state.setting.gear_cost[gear]
                return too_expensive(state, seat, full, due(full, self.discount, self.off))
            case BuyGear():
                return IllegalAction("not-on-sale", clause=self.clause)
            case Bargain():
                return IllegalAction("no-bargain", clause="ML-5.14")
        return IllegalAction("buy-something", clause="ML-5.15")


def take_gear(state: LandsState, seat: int, gear: int, cost: int) -> None:
    """A card leaves the display for the clan."""
    state.market = tuple(NONE if one == gear else one for one in state.market)
    state.tell(GearBought(seat, gear, cost))
    state.push(PlaceGear(seat, gear, fixed=1 << gear))


class TakeFreeGear(TurnStep[LandsState, BuyGear], frozen=True):
    """One card of the display for nothing (ML-6.13)."""

    clause: ClassVar[str] = "ML-6.13"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [BuyGear(gear) for gear in on_sale(state)]

    def take(self, state: LandsState, seat: int, action: BuyGear) -> None:
        state.push(RefillMarket())
        take_gear(state, seat, action.gear, 0)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("take-free-gear")


def carried(state: LandsState, card: int, kind: int) -> int:
    """The equipment of this type that a member carries."""
    for gear, bearer in enumerate(state.bearer):
        if bearer == card and state.setting.gear_type[gear] == kind:
            return gear
    return NONE


class PlaceGear(SeatStep[LandsState, GiveGear | DropGear], frozen=True):
    """Who carries a card; another one of that type is moved on or thrown away (ML-6.11).

    `fixed` are cards that have found their place already, so that none goes round for ever.
    """

    clause: ClassVar[str] = "ML-6.11"

    gear: int
    fixed: int
    may_drop: bool = False

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        kind = state.setting.gear_type[self.gear]
        give = state.setting.give_gear[self.gear]
        found: list[Action] = []
        for card in unplaced(state, seat):
            there = carried(state, card, kind)
            if there == NONE or not self.fixed >> there & 1:
                found.append(give[card])
        if self.may_drop or not found:
            found.append(DropGear(self.gear))
        return found

    def take(self, state: LandsState, seat: int, action: GiveGear | DropGear) -> None:
        if isinstance(action, DropGear):
            state.bearer = with_item(state.bearer, self.gear, NONE)
            state.tell(GearDropped(seat, self.gear))
            return
        there = carried(state, action.member, state.setting.gear_type[self.gear])
        state.bearer = with_item(state.bearer, self.gear, action.member)
        state.tell(GearGiven(seat, self.gear, action.member))
        if there != NONE:
            state.bearer = with_item(state.bearer, there, NONE)
            state.push(PlaceGear(seat, there, self.fixed | 1 << self.gear | 1 << there, may_drop=True))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("place-gear", {"gear": state.setting.gear_names[self.gear]})


Hands = tuple[tuple[int, int], ...]
"""Equipment cards, each with a member."""


def moves(state: LandsState, seat: int, had: Hands) -> list[Action]:
    """Equipment of unplaced members that can go to others who have not had it in this turn (ML-5.9)."""
    bearer = state.bearer
    members = unplaced(state, seat)
    if len(members) < 2:
        return []
    return [
        state.setting.give_gear[gear][card]
        for gear, owner in enumerate(bearer)
        if owner in members
        for card in members
        if card != owner and (gear, card) not in had
    ]


def hand_on(state: LandsState, seat: int, gear: int, card: int) -> None:
    """A card changes hands; one of the same type comes back in exchange (ML-5.9)."""
    owner = state.bearer[gear]
    there = carried(state, card, state.setting.gear_type[gear])
    state.bearer = with_item(state.bearer, gear, card)
    state.tell(GearGiven(seat, gear, card))
    if there != NONE:
        state.bearer = with_item(state.bearer, there, owner)
        state.tell(GearGiven(seat, there, owner))
