"""The Tavern: one mercenary or rookie, and perhaps a round of beer before (ML-6.4 to ML-6.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from msgspec.structs import replace

from herna.games.monster_lands.actions import Bargain, Done, Hire, OrderBeer
from herna.games.monster_lands.clan import join, surplus
from herna.games.monster_lands.events import BeerOrdered
from herna.games.monster_lands.haggle import could_pay, discount_of
from herna.games.monster_lands.setting import COST, REPUTATION, TAVERN
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.shop import Off, bargain_options, due, place_die, too_expensive, use_bargain
from herna.games.monster_lands.supply import refill_tavern
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

DONE = Done()
BEER = OrderBeer()


def candidates(state: LandsState, seat: int) -> list[int]:
    """Who would join: everybody whose reputation the surplus of glory reaches (ML-6.4)."""
    most = surplus(state, seat)
    found = [card for card in state.tavern if card != NONE and REPUTATION[card] <= most]
    if state.rookies and REPUTATION[state.rookies[0]] <= most:
        found.append(state.rookies[0])
    return found


def can_buy(state: LandsState, seat: int, die: int) -> bool:
    """Can somebody be hired with this die, or a round of beer be paid to find somebody (ML-5.15, ML-6.6)?"""
    if surplus(state, seat) < 1:
        return False
    if state.coins[seat] >= state.setting.beer:
        return True
    discount = discount_of(state, TAVERN, die)
    return any(could_pay(state, seat, TAVERN, COST[card], discount) for card in candidates(state, seat))


def enter(state: LandsState, seat: int, die: int) -> None:
    discount = place_die(state, seat, TAVERN, die)
    state.push(RefillTavern())
    state.push(HireOne(discount))


class RefillTavern(Automatic[LandsState], frozen=True):
    """After the action the display is refilled (ML-6.2)."""

    def run(self, state: LandsState) -> None:
        refill_tavern(state)


class HireOne(TurnStep[LandsState, Hire | OrderBeer | Bargain | Done], frozen=True):
    """Hire one; once before that a round of beer may be ordered (ML-6.4, ML-6.6)."""

    clause: ClassVar[str] = "ML-6.4"

    discount: int
    off: Off = Off()
    beer: bool = False

    def cost(self, card: int) -> int:
        return due(COST[card], self.discount, self.off)

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        coins = state.coins[seat]
        hire = state.setting.hire
        found: list[Action] = [hire[card] for card in candidates(state, seat) if self.cost(card) <= coins]
        if not self.beer and coins >= state.setting.beer:
            found.append(BEER)
        found += bargain_options(state, seat, TAVERN)
        if self.beer:
            found.append(DONE)
        return found

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        facts: dict[str, int | str] = {"surplus": surplus(state, seat), "discount": self.discount + self.off.coins}
        return Prompt("hire-one", facts | {"coins": state.coins[seat]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        match action:
            case Hire(card) if not is_for_hire(state, card):
                return IllegalAction("not-for-hire", clause="ML-6.4")
            case Hire(card) if REPUTATION[card] <= surplus(state, seat):
                return too_expensive(state, seat, COST[card], self.cost(card))
            case Hire(card):
                return too_little_surplus(state, seat, card)
            case OrderBeer():
                beer = state.setting.beer
                once = IllegalAction("one-beer", clause="ML-6.6")
                return once if self.beer else too_expensive(state, seat, beer, beer)
            case Bargain():
                return IllegalAction("no-bargain", clause="ML-5.14")
        return IllegalAction("hire-somebody", clause="ML-5.15")

    def take(self, state: LandsState, seat: int, action: Hire | OrderBeer | Bargain | Done) -> None:
        match action:
            case Hire(card):
                cost = self.cost(card)
                state.coins[seat] -= cost
                hire(state, seat, card, cost)
            case OrderBeer():
                order_beer(state, seat)
                state.push(replace(self, beer=True))
            case Bargain(source):
                state.push(replace(self, off=use_bargain(state, seat, source, self.off)))


def is_for_hire(state: LandsState, card: int) -> bool:
    """Everybody on display, and of the rookies the uppermost: they are all alike (ML-6.7)."""
    return card != NONE and card in (*state.tavern, *state.rookies[:1])


def too_little_surplus(state: LandsState, seat: int, card: int) -> IllegalAction:
    """Somebody whose reputation is above the surplus of glory (ML-6.4)."""
    facts: dict[str, Any] = {"reputation": REPUTATION[card], "surplus": surplus(state, seat)}
    member = state.setting.names("member")[card]
    return IllegalAction("too-little-surplus", clause="ML-6.4", member=member, **facts)


def order_beer(state: LandsState, seat: int) -> None:
    """Everybody on display is content and leaves; others come (ML-6.6)."""
    state.coins[seat] -= state.setting.beer
    state.tell(BeerOrdered(seat, state.setting.beer))
    state.tavern_used += tuple(card for card in state.tavern if card != NONE)
    state.tavern = (NONE,) * len(state.tavern)
    refill_tavern(state)


def hire(state: LandsState, seat: int, card: int, cost: int) -> None:
    """Somebody leaves the tavern for the clan (ML-6.5)."""
    if card in state.tavern:
        state.tavern = tuple(NONE if one == card else one for one in state.tavern)
    else:
        state.rookies = tuple(one for one in state.rookies if one != card)
    join(state, seat, card, cost)


class HireFree(TurnStep[LandsState, Hire], frozen=True):
    """Hire one for nothing: the surplus of glory has to be enough all the same (ML-6.13)."""

    clause: ClassVar[str] = "ML-6.13"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [state.setting.hire[card] for card in candidates(state, seat)]

    def take(self, state: LandsState, seat: int, action: Hire) -> None:
        hire(state, seat, action.member, 0)
        refill_tavern(state)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("hire-free", {"surplus": surplus(state, seat)})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Hire) and is_for_hire(state, action.member):
            return too_little_surplus(state, seat, action.member)
        return IllegalAction("not-for-hire", clause=self.clause)
