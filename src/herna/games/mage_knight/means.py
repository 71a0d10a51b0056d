"""What a hero has at hand to make points with, and the cheapest way to make as many as are needed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from herna.games.mage_knight.gifts import (
    Groups,
    Way,
    card_quality,
    unit_quality,
    ways_of_card,
    ways_of_skill,
    ways_of_unit,
)
from herna.games.mage_knight.hero import can_act, takes_part
from herna.games.mage_knight.rules.mana import BASIC_COLOURS, GOLD, dice_left, free_dice, is_night, usable
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import FIGHTING, KnightState

CARD_COST, UNIT_COST, SKILL_COST, CRYSTAL_COST = 0.45, 0.5, 0.05, 0.35
"""What it costs, in points, to use a card, a unit, a skill or a crystal up."""
QUALITY_COST = 0.07
"""What a card costs more for each point of its quality."""


class Source(NamedTuple):
    """A card, a unit or a skill that can be used once: what that costs, and the ways to use it."""

    cost: float
    ways: tuple[Way, ...]


class Purse:
    """The mana a hero can pay with in this turn."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.tokens = tuple(state.mana[seat])
        self.crystals = tuple(state.crystals[seat])
        self.faces = tuple(sorted(set(free_dice(state))))
        self.dice = dice_left(state, seat)
        self.gold, self.night = usable(state, seat, GOLD), is_night(state)
        self.known: dict[Groups, float | None] = {}

    def price(self, groups: Groups) -> float | None:
        """What paying all of this costs; None if it cannot be paid."""
        if groups not in self.known:
            self.known[groups] = self.least(groups, self.tokens, self.crystals, self.dice)
        return self.known[groups]

    def least(self, groups: Groups, tokens: tuple[int, ...], crystals: tuple[int, ...], dice: int) -> float | None:
        if not groups:
            return 0.0
        best: float | None = None
        for colour in groups[0]:
            if colour > GOLD + 1 or (colour > GOLD and not self.night):
                continue
            faces = (colour, GOLD) if colour < BASIC_COLOURS and self.gold else (colour,)
            ways = [(0.0, less(tokens, face), crystals, dice) for face in faces if tokens[face]]
            if dice and any(face in self.faces for face in faces):
                ways.append((0.02, tokens, crystals, dice - 1))
            if colour < BASIC_COLOURS and crystals[colour]:
                ways.append((CRYSTAL_COST, tokens, less(crystals, colour), dice))
            for cost, coins, stones, rolled in ways:
                rest = self.least(groups[1:], coins, stones, rolled)
                if rest is not None and (best is None or cost + rest < best):
                    best = cost + rest
        return best


def less(counts: tuple[int, ...], at: int) -> tuple[int, ...]:
    """One of these less."""
    return (*counts[:at], counts[at] - 1, *counts[at + 1 :])


def sources_of(state: KnightState, seat: int, *, units: bool = True) -> list[Source]:
    """Everything that a hero could use now."""
    setting, night = state.setting, is_night(state)
    found = [
        Source(CARD_COST + QUALITY_COST * card_quality(setting, card), ways_of_card(setting, card, night=night))
        for card in state.hand[seat]
        if card != WOUND
    ]
    if units:
        fighting = state.phase == FIGHTING
        for place, unit in enumerate(state.units[seat]):
            if can_act(unit) and (not fighting or takes_part(state, place)):
                cost = UNIT_COST + QUALITY_COST * unit_quality(setting, unit.kind)
                found.append(Source(cost, ways_of_unit(setting, unit.kind, place, night=night)))
    for skill in state.skills[seat]:
        if skill not in state.skills_used[seat]:
            found.append(Source(SKILL_COST, ways_of_skill(setting, skill, night=night)))
    return [source for source in found if source.ways]


Chain = tuple[tuple[int, Way], ...]
"""Sources, by number, with the way each is used."""
Counts = Callable[[Way], int]


class Deal(NamedTuple):
    """The cheapest way of making enough: what it costs, with which sources, and the mana paid so far."""

    cost: float
    chain: Chain
    groups: Groups


WIDEST = 3
"""So many ways to come to the same number are kept, as long as they take different mana."""


def cheapest(
    sources: Sequence[Source], counts: Counts, need: int, purse: Purse, *, used: frozenset[int], paid: Groups
) -> Deal | None:
    """The cheapest way of making so many points, where `counts` says what a way is good for; None if there is none.

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
                    groups = deal.groups + way.groups
                    price = purse.price(groups)
                    if price is None:
                        continue
                    spent = price - (purse.price(deal.groups) or 0.0) if way.groups else 0.0
                    cost = deal.cost + source.cost - way.extra + spent
                    longer.append((min(made + n, need), Deal(cost, (*deal.chain, (number, way)), groups)))
        for made, deal in longer:
            table.setdefault(made, []).append(deal)
        for made in {made for made, _ in longer}:
            table[made] = fewest(table[made])
    return min(table.get(need, ()), key=lambda deal: deal.cost, default=None)


def best_ways(source: Source, counts: Counts) -> list[tuple[int, Way]]:
    """The ways of a source that count, without those that give no more than a cheaper one."""
    found = sorted(
        ((n, way) for way in source.ways if (n := counts(way)) > 0),
        key=lambda one: (len(one[1].groups), -one[0] - one[1].extra),
    )
    kept: list[tuple[int, Way]] = []
    for n, way in found:
        if not any(other >= n and old.extra >= way.extra for other, old in kept):
            kept.append((n, way))
    return kept


def fewest(deals: list[Deal]) -> list[Deal]:
    """The cheapest deals that differ in the mana they take."""
    kept: dict[Groups, Deal] = {}
    for deal in sorted(deals, key=lambda deal: deal.cost):
        kept.setdefault(deal.groups, deal)
        if len(kept) == WIDEST:
            break
    return list(kept.values())


def giving(kind: int) -> Counts:
    """Counts the points of one kind."""
    return lambda way: sum(n for what, _, n in way.points if what == kind)
