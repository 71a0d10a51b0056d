"""The Hunting lodge: any number of traps in one action (ML-6.1)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands.actions import Bargain, BuyTrap, Done
from herna.games.monster_lands.events import Paid, TrapBought
from herna.games.monster_lands.rules.haggle import could_pay, discount_of
from herna.games.monster_lands.rules.supply import refill_lodge
from herna.games.monster_lands.setting import LODGE, TRAP_COST
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.discarding import keep_traps
from herna.games.monster_lands.steps.shop import Off, bargain_options, due, place_die, too_expensive, use_bargain
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

DONE = Done()


def can_buy(state: LandsState, seat: int, die: int) -> bool:
    """Is there a trap that the clan could pay with this die (ML-5.15)?"""
    costs = [TRAP_COST[trap] for trap in state.lodge if trap != NONE]
    return bool(costs) and could_pay(state, seat, LODGE, min(costs), discount_of(state, LODGE, die))


def enter(state: LandsState, seat: int, die: int) -> None:
    discount = place_die(state, seat, LODGE, die)
    state.push(RefillLodge())
    state.push(PickTraps(discount))


class RefillLodge(Automatic[LandsState], frozen=True):
    """After the action the display is refilled (ML-6.2)."""

    def run(self, state: LandsState) -> None:
        refill_lodge(state)


class PickTraps(TurnStep[LandsState, BuyTrap | Bargain | Done], frozen=True):
    """Pick traps one by one; the discount is on the whole purchase (ML-6.1)."""

    clause: ClassVar[str] = "ML-6.1"

    discount: int
    off: Off = Off()
    picked: tuple[int, ...] = ()

    def full_cost(self, state: LandsState, *more: int) -> int:
        return sum(TRAP_COST[state.lodge[slot]] for slot in (*self.picked, *more))

    def cost(self, state: LandsState, *more: int) -> int:
        return due(self.full_cost(state, *more), self.discount, self.off)

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        coins = state.coins[seat]
        found: list[Action] = [DONE] if self.picked else []
        found += (
            buy
            for slot, buy in enumerate(state.setting.buy_trap)
            if slot not in self.picked and state.lodge[slot] != NONE and self.cost(state, slot) <= coins
        )
        found += bargain_options(state, seat, LODGE)
        return found

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        cost = self.cost(state) if self.picked else 0
        return Prompt(
            "pick-traps", {"cost": cost, "discount": self.discount + self.off.coins, "coins": state.coins[seat]}
        )

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        match action:
            case BuyTrap(slot) if slot in self.picked:
                return IllegalAction("trap-picked", clause=self.clause, slot=slot + 1)
            case BuyTrap(slot) if 0 <= slot < len(state.lodge) and state.lodge[slot] != NONE:
                return too_expensive(state, seat, self.full_cost(state, slot), self.cost(state, slot))
            case BuyTrap(slot):
                return IllegalAction("no-trap-there", clause=self.clause, slot=slot + 1, traps=len(state.lodge))
            case Bargain():
                return IllegalAction("no-bargain", clause="ML-5.14")
        return IllegalAction("buy-something", clause="ML-5.15")

    def take(self, state: LandsState, seat: int, action: BuyTrap | Bargain | Done) -> None:
        match action:
            case BuyTrap(slot):
                state.push(replace(self, picked=(*self.picked, slot)))
            case Bargain(source):
                state.push(replace(self, off=use_bargain(state, seat, source, self.off)))
            case _:
                self.buy(state, seat)

    def buy(self, state: LandsState, seat: int) -> None:
        cost = self.cost(state)
        state.coins[seat] -= cost
        bought = tuple(state.lodge[slot] for slot in self.picked)
        for trap in bought:
            state.tell(TrapBought(seat, trap))
        state.tell(Paid(seat, cost))
        state.lodge = tuple(NONE if slot in self.picked else trap for slot, trap in enumerate(state.lodge))
        state.traps[seat] = tuple(sorted((*state.traps[seat], *bought)))
        keep_traps(state, seat)
