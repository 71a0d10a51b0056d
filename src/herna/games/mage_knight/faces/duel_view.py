"""A fight between heroes as everybody sees it: whose attack it is, its value, and what hitting anybody costs."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.fight.duel import block_against, blow_now, exchange_of, hero_price, unit_price
from herna.games.mage_knight.fight.rivals import shares
from herna.games.mage_knight.state import Fight, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS


class ExchangeView(msgspec.Struct, frozen=True):
    """How far two heroes have come in a fight against each other."""

    striker: int
    """The side whose attack it is, by its place."""
    melee: bool
    """Do they fight hand to hand, or from afar?"""
    passed: int
    """How many have passed in a row."""
    value: int
    """What the attack amounts to."""
    elements: tuple[str, ...]
    """The elements in it."""
    shares: tuple[int, ...]
    """By place, what each unit of the striker adds to it."""
    blocked: int
    """What the block that is being made takes off."""
    damage: int
    """What is still to be dealt."""
    units: tuple[int | None, ...]
    """By place, the damage that wounds each unit of the other side now; none for those who cannot be hit."""
    hero: int
    """The damage that wounds the other hero."""
    walls: bool
    """Does the hero who was attacked stand behind walls?"""


def exchange_view(state: KnightState, fight: Fight) -> ExchangeView | None:
    """The attack that is being made, blocked or dealt; nothing in a fight against enemies."""
    if fight.exchange is None:
        return None
    striker, struck = fight.sides[fight.exchange.striker], fight.sides[1 - fight.exchange.striker]
    exchange = exchange_of(state, striker.seat)
    blow = blow_now(state, striker.seat)
    dealt = fight.phase == "damage"
    adding = shares(striker.made)
    return ExchangeView(
        striker=exchange.striker,
        melee=exchange.melee,
        passed=exchange.passed,
        value=exchange.value if dealt else blow.value,
        elements=tuple(ELEMENTS[element] for element in (exchange.elements if dealt else blow.elements)),
        shares=tuple(adding.get(foe.unit, 0) for foe in striker.foes),
        blocked=block_against(state, struck.seat) if fight.phase == "block" else 0,
        damage=exchange.damage,
        units=tuple(
            None if foe.beaten else unit_price(state, striker.seat, place) for place, foe in enumerate(struck.foes)
        ),
        hero=hero_price(state, striker.seat),
        walls=fight.terms.walls,
    )
