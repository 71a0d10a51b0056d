"""Haggling: what a die takes off the price, and what a purchase costs in the end."""

from __future__ import annotations

from herna.games.monster_lands.components.box import BOARD, NUMBERS
from herna.games.monster_lands.dice import DIE_NAMES, FACES, HAGGLE
from herna.games.monster_lands.rules.clan import own_sources
from herna.games.monster_lands.state import LandsState

LEAST = NUMBERS.price.least
HAGGLING = tuple(building.haggling for building in BOARD.building)
"""Where haggling dice bring a discount."""


def last_haggle(state: LandsState, building: int) -> int:
    """What the last haggling die in a building shows; nothing if there is none (ML-5.12)."""
    for die in reversed(state.houses[building]):
        if die > HAGGLE:
            return die - HAGGLE
    return 0


def discount_of(state: LandsState, building: int, die: int) -> int:
    """What a die would take off the price: its value, and that of the last one if it is lower (ML-5.11, ML-5.12)."""
    value = die - HAGGLE
    if value <= 0 or not HAGGLING[building]:
        return 0
    last = last_haggle(state, building)
    return value + last if value < last else value


def discounts(state: LandsState, building: int) -> dict[str, int]:
    """What each haggling die would take off a price, by the die's name; nothing where one does not haggle."""
    dice = range(HAGGLE + 1, HAGGLE + FACES) if HAGGLING[building] else ()
    return {DIE_NAMES[die]: discount_of(state, building, die) for die in dice}


def price(cost: int, discount: int) -> int:
    """A purchase costs at least one coin, however well one haggles (ML-5.13)."""
    return max(LEAST, cost - discount) if discount else cost


def bargains(state: LandsState, seat: int, building: int) -> list[int]:
    """The abilities of the clan that bring a discount there and were not used this round (ML-5.14)."""
    return own_sources(state, seat, state.setting.discount_sources[building])


def bargained(state: LandsState, sources: list[int]) -> int:
    return sum(state.setting.source_powers[source].discount for source in sources)


def could_pay(state: LandsState, seat: int, building: int, cost: int, discount: int) -> bool:
    """Can the clan pay that with this die, if it uses every discount it has?"""
    coins = state.coins[seat]
    return price(cost, discount) <= coins or lowest(state, seat, building, cost, discount) <= coins


def lowest(state: LandsState, seat: int, building: int, cost: int, discount: int) -> int:
    """What a purchase costs with this die, if the clan uses every discount it has."""
    due = price(cost, discount)
    sources = bargains(state, seat, building)
    return min(due, max(floor_of(state, sources), due - bargained(state, sources))) if sources else due


def floor_of(state: LandsState, sources: list[int]) -> int:
    return max(state.setting.source_powers[source].discount_floor for source in sources)
