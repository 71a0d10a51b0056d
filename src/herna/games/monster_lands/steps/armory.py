"""The Armory: up to three defence tokens at two coins (ML-6.8)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import BuyDefense
from herna.games.monster_lands.components.box import NUMBERS
from herna.games.monster_lands.events import DefenseBought
from herna.games.monster_lands.rules.clan import gain_tokens
from herna.games.monster_lands.rules.haggle import discount_of, price
from herna.games.monster_lands.setting import ARMORY
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.shop import place_die, too_expensive
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

EACH = NUMBERS.price.defense
MOST = NUMBERS.price.most_defense


def can_buy(state: LandsState, seat: int, die: int) -> bool:
    return price(EACH, discount_of(state, ARMORY, die)) <= state.coins[seat]


def enter(state: LandsState, seat: int, die: int) -> None:
    state.push(BuyDefenses(place_die(state, seat, ARMORY, die)))


class BuyDefenses(TurnStep[LandsState, BuyDefense], frozen=True):
    """One to three tokens; the discount is on the whole purchase (ML-6.8)."""

    clause: ClassVar[str] = "ML-6.8"

    discount: int

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        coins = state.coins[seat]
        return [BuyDefense(n) for n in range(1, MOST + 1) if price(n * EACH, self.discount) <= coins]

    def take(self, state: LandsState, seat: int, action: BuyDefense) -> None:
        cost = price(action.tokens * EACH, self.discount)
        state.coins[seat] -= cost
        state.tell(DefenseBought(seat, action.tokens, cost))
        gain_tokens(state, seat, defense=action.tokens)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("buy-defenses", {"discount": self.discount, "coins": state.coins[seat]})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, BuyDefense) and 1 <= action.tokens <= MOST:
            full = action.tokens * EACH
            return too_expensive(state, seat, full, price(full, self.discount))
        if isinstance(action, BuyDefense):
            return IllegalAction("so-many-defenses", clause=self.clause, tokens=action.tokens, most=MOST)
        return IllegalAction("buy-something", clause="ML-5.15")
