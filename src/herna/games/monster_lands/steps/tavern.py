"""The Tavern: one mercenary or rookie, and perhaps a round of beer before (ML-6.4 to ML-6.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands.actions import Bargain, Done, Hire, OrderBeer
from herna.games.monster_lands.events import BeerOrdered
from herna.games.monster_lands.rules.clan import surplus
from herna.games.monster_lands.rules.haggle import could_pay, discount_of
from herna.games.monster_lands.rules.supply import refill_tavern
from herna.games.monster_lands.setting import COST, REPUTATION, TAVERN
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.free import anytime_options, do_free
from herna.games.monster_lands.steps.hiring import candidates, hire, is_for_hire, too_little_surplus
from herna.games.monster_lands.steps.shop import Off, bargain_options, due, place_die, too_expensive, use_bargain
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

DONE = Done()
BEER = OrderBeer()


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


class HireOne(TurnStep[LandsState, Action], frozen=True):
    """Hire one; once before that a round of beer may be ordered, and then trophies be sold for it (ML-6.4, ML-6.6)."""

    clause: ClassVar[str] = "ML-6.4"

    discount: int
    off: Off = Off()
    beer: bool = False

    def cost(self, card: int) -> int:
        return due(COST[card], self.discount, self.off)

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        coins = state.coins[seat]
        found: list[Action] = [state.setting.hire[card] for card in candidates(state, seat) if self.cost(card) <= coins]
        if not self.beer and coins >= state.setting.beer:
            found.append(BEER)
        found += bargain_options(state, seat, TAVERN)
        if self.beer:
            found += (DONE, *anytime_options(state, seat))
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
        hire = IllegalAction("hire-somebody", clause="ML-5.15")
        return IllegalAction("hire-or-leave", clause="ML-6.6") if self.beer else hire

    def take(self, state: LandsState, seat: int, action: Action) -> None:
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
            case Done():
                pass
            case _:
                do_free(state, seat, action)
                state.push(self)


def order_beer(state: LandsState, seat: int) -> None:
    """Everybody on display is content and leaves; others come (ML-6.6)."""
    state.coins[seat] -= state.setting.beer
    state.tell(BeerOrdered(seat, state.setting.beer))
    state.tavern_used += tuple(card for card in state.tavern if card != NONE)
    state.tavern = (NONE,) * len(state.tavern)
    refill_tavern(state)
