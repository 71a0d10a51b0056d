"""What the four buildings where one pays have in common: the die, the discounts, the payment (ML-5.10 to ML-5.15)."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.games.monster_lands.actions import Bargain
from herna.games.monster_lands.dice import take_die
from herna.games.monster_lands.events import AbilityUsed, DiePlaced
from herna.games.monster_lands.rules.clan import mark_used
from herna.games.monster_lands.rules.haggle import bargains, discount_of, price
from herna.games.monster_lands.state import NONE, LandsState
from herna.kernel import Action, IllegalAction
from herna.kernel.state import with_item


def place_die(state: LandsState, seat: int, building: int, die: int) -> int:
    """The die goes to the leftmost free space; what it takes off the price (ML-5.10, ML-5.11)."""
    discount = discount_of(state, building, die)
    take_die(state, seat, die)
    spaces = state.houses[building]
    fill_space(state, building, spaces.index(NONE), die)
    state.tell(DiePlaced(seat, building, die, discount))
    return discount


def fill_space(state: LandsState, building: int, space: int, die: int) -> None:
    houses = list(state.houses)
    houses[building] = with_item(houses[building], space, die)
    state.houses = tuple(houses)


class Off(msgspec.Struct, frozen=True, gc=False):
    """What abilities take off a price, and how far down it may fall by them (ML-5.14)."""

    coins: int = 0
    floor: int = 0


def due(cost: int, discount: int, off: Off) -> int:
    """What is to be paid: haggled down to one coin at least, then by abilities down to nothing (ML-5.13, ML-5.14)."""
    haggled = price(cost, discount)
    return min(haggled, max(off.floor, haggled - off.coins))


def bargain_options(state: LandsState, seat: int, building: int) -> list[Action]:
    return [Bargain(source) for source in bargains(state, seat, building)]


def use_bargain(state: LandsState, seat: int, source: int, off: Off) -> Off:
    """The ability is used up for this round; what all of them take off now."""
    mark_used(state, source)
    state.tell(AbilityUsed(seat, source))
    power = state.setting.source_powers[source]
    return Off(off.coins + power.discount, max(off.floor, power.discount_floor))


def too_expensive(state: LandsState, seat: int, full: int, cost: int) -> IllegalAction:
    """The refusal for what the clan cannot pay: what it costs in full, and after all discounts."""
    facts: dict[str, Any] = {"price": full, "discount": full - cost, "cost": cost, "coins": state.coins[seat]}
    return IllegalAction("too-expensive", clause="ML-5.13", **facts)
