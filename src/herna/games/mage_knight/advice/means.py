"""What a hero has at hand to make points with, and the cheapest way to make as many as are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from herna.games.mage_knight.actions import PlayCard, PlaySideways
from herna.games.mage_knight.advice.gifts import (
    Use,
    card_quality,
    unit_quality,
    ways_of_card,
    ways_of_skill,
    ways_of_unit,
)
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.hero import can_act, went_along
from herna.games.mage_knight.rules.mana import is_night, payments
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.programs import Ledger

CARD_COST = 0.6
"""What it costs, in points, to use a card up."""
UNIT_COST = 0.6
"""To spend a unit."""
SKILL_COST = 0.05
"""To use a skill."""
CRYSTAL_COST = 0.45
"""To pay with a crystal."""
DIE_COST = 0.02
"""To take a die of the Source."""
COSTS = {"crystal": CRYSTAL_COST, "die": DIE_COST, "kept-die": DIE_COST}
"""What mana costs by where it comes from."""
MOST_WAYS = 12
"""How many ways of paying for the same are kept."""
QUALITY_COST = 0.07
"""What a card costs more for each point of its quality."""


class Source(NamedTuple):
    """A card, a unit or a skill that can be used once: what that costs, and the ways to use it."""

    cost: float
    ways: tuple[Use, ...]


class Purse:
    """The mana a hero can pay with in this turn, by the rules of paying."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.state, self.seat = state, seat
        self.known: dict[ManaCost, tuple[Ledger, ...]] = {(): (Ledger(),)}
        self.prices: dict[ManaCost, float | None] = {(): 0.0}

    def price(self, mana: ManaCost) -> float | None:
        """What paying all of this costs; None if it cannot be paid."""
        if mana not in self.prices:
            self.prices[mana] = min(map(cost_of, self.paid(mana)), default=None)
        return self.prices[mana]

    def paid(self, mana: ManaCost) -> tuple[Ledger, ...]:
        """The cheapest ways of paying all of this, as what is promised then."""
        if mana not in self.known:
            found: dict[frozenset[object], Ledger] = {}
            for ledger in self.paid(mana[:-1]):
                for then, _ in payments(self.state, self.seat, mana[-1], ledger):
                    found.setdefault(frozenset(then.promised), then)
            self.known[mana] = tuple(sorted(found.values(), key=cost_of)[:MOST_WAYS])
        return self.known[mana]


def cost_of(ledger: Ledger) -> float:
    """What is promised in points: tokens are gone at the end of the turn anyway, a die is soon back."""
    return sum(COSTS.get(thing[0], 0.0) * n for thing, n in ledger.promised if isinstance(thing, tuple))


def sources_of(state: KnightState, seat: int, *, units: bool = True) -> list[Source]:
    """Everything that a hero could use now."""
    setting, night = state.setting, is_night(state, seat)
    found = [
        Source(CARD_COST + QUALITY_COST * card_quality(setting, card), ways_of_card(setting, card, night=night))
        for card in state.hand[seat]
        if card != WOUND
    ]
    if units:
        fighting = state.fight_of(seat) is not None
        for place, unit in enumerate(state.units[seat]):
            if can_act(unit) and (not fighting or went_along(state, seat, unit)):
                cost = UNIT_COST + QUALITY_COST * unit_quality(setting, unit.kind)
                found.append(Source(cost, ways_of_unit(setting, unit.kind, place, night=night)))
    for skill in state.skills[seat]:
        if skill not in state.skills_used[seat]:
            found.append(Source(SKILL_COST, ways_of_skill(setting, skill, night=night)))
    return [source for source in found if source.ways]


Chain = tuple[tuple[int, Use], ...]
"""Sources, by number, with the way each is used."""
Counts = Callable[[Use], int]


class Deal(NamedTuple):
    """The cheapest way of making enough: what it costs, with which sources, and the mana paid so far."""

    cost: float
    chain: Chain
    mana: ManaCost


WIDEST = 3
"""How many ways to come to the same number are kept, as long as they take different mana."""


def cheapest(
    sources: Sequence[Source], counts: Counts, need: int, purse: Purse, *, used: frozenset[int], paid: ManaCost
) -> Deal | None:
    """The cheapest way of making some points, where `counts` says what a way is good for; None if there is none.

    Sources that are `used` stand aside, and the mana that is `paid` already is gone.
    """
    if need <= 0:
        return Deal(0.0, (), paid)
    table: dict[int, list[Deal]] = {0: [Deal(0.0, (), paid)]}
    for number, source in enumerate(sources):
        if number in used:
            continue
        ways = best_ways(source, counts)
        if not ways:
            continue
        longer: list[tuple[int, Deal]] = []
        for made, deals in table.items():
            if made >= need:
                continue
            for deal in deals:
                for n, way in ways:
                    mana = deal.mana + way.mana
                    price = purse.price(mana)
                    if price is None:
                        continue
                    spent = price - (purse.price(deal.mana) or 0.0) if way.mana else 0.0
                    cost = deal.cost + source.cost - way.extra + spent
                    longer.append((min(made + n, need), Deal(cost, (*deal.chain, (number, way)), mana)))
        for made, deal in longer:
            table.setdefault(made, []).append(deal)
        for made in {made for made, _ in longer}:
            table[made] = fewest(table[made])
    return min(table.get(need, ()), key=lambda deal: deal.cost, default=None)


def best_ways(source: Source, counts: Counts) -> list[tuple[int, Use]]:
    """The ways of a source that count, without those that give no more than a cheaper one."""
    found = sorted(
        ((n, way) for way in source.ways if (n := counts(way)) > 0),
        key=lambda one: (len(one[1].mana), -one[0] - one[1].extra),
    )
    kept: list[tuple[int, Use]] = []
    for n, way in found:
        if not any(other >= n and old.extra >= way.extra for other, old in kept):
            kept.append((n, way))
    return kept


def fewest(deals: list[Deal]) -> list[Deal]:
    """The cheapest deals that differ in the mana they take."""
    kept: dict[ManaCost, Deal] = {}
    for deal in sorted(deals, key=lambda deal: deal.cost):
        kept.setdefault(deal.mana, deal)
        if len(kept) == WIDEST:
            break
    return list(kept.values())


def giving(kind: int) -> Counts:
    """Counts the points of one kind."""
    return lambda way: sum(n for what, _, n in way.points if what == kind)


def left_over(state: KnightState, seat: int, deal: Deal) -> tuple[int, ...]:
    """The hand without the cards that a deal takes."""
    hand = list(state.hand[seat])
    for _, way in deal.chain:
        if isinstance(way.action, PlayCard | PlaySideways) and way.action.card in hand:
            hand.remove(way.action.card)
    return tuple(hand)
