"""A fight between heroes as it stands: the attack that is made, the block against it, what hitting anybody costs."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.fight.foes import armour_of, resists_of, walls_count
from herna.games.mage_knight.fight.making import bend_of, settled
from herna.games.mage_knight.fight.protection import raised_shield
from herna.games.mage_knight.fight.rivals import (
    Blow,
    block_total,
    blow_of,
    lessened,
    price_of_unit,
    shares,
    taken_off,
)
from herna.games.mage_knight.rules.hero import level_info
from herna.games.mage_knight.state import Fight, KnightState
from herna.games.mage_knight.values import Contribution, Exchange


def duel_of(state: KnightState, seat: int) -> Fight | None:
    """The fight of a hero against another; None if he is in none."""
    fight = state.fight_of(seat)
    return fight if fight is not None and fight.kind == "heroes" else None


def exchange_of(state: KnightState, seat: int) -> Exchange:
    """How far the fight of a hero against another has come."""
    exchange = state.fighting(seat).exchange
    assert exchange is not None
    return exchange


def change_exchange(state: KnightState, seat: int, exchange: Exchange) -> None:
    """The fight has come further."""
    state.change_fight(seat, exchange=exchange)


def rival_of(state: KnightState, seat: int) -> int:
    """The hero whom a hero fights."""
    return state.fighting(seat).against(seat).seat


def blow_now(state: KnightState, seat: int) -> Blow:
    """The attack that a hero is making on another. Walls protect only the one who was attacked, and only from afar."""
    fight, exchange = state.fighting(seat), exchange_of(state, seat)
    walls = fight.terms.walls and fight.place_of(seat) == fight.attacker and walls_count(state, seat)
    return blow_of(fight.of(seat).made, bend_of(state, seat), melee=exchange.melee, walls=walls)


def block_made(state: KnightState, seat: int) -> list[Contribution]:
    """The parts of the block that a hero is making, as they are against the attack on him."""
    return [settled(state, part) for part in state.fighting(seat).of(seat).made]


def block_against(state: KnightState, seat: int) -> int:
    """How much the block that a hero is making takes off the attack on him."""
    exchange = exchange_of(state, seat)
    full = exchange.melee or exchange.plain
    return taken_off(block_made(state, seat), exchange.elements, melee=full)


def excess_of(state: KnightState, seat: int) -> int:
    """How much more the block of a hero is than the attack on him, leaving out what being swift doubles."""
    exchange = exchange_of(state, seat)
    return max(block_total(block_made(state, seat), exchange.elements) - exchange.value, 0)


def sharers(state: KnightState, seat: int) -> list[int]:
    """The rival's units, by place, that have a share in the attack on a hero, or had one in the attack he has just
    blocked."""
    fight = state.fighting(seat)
    side, exchange = fight.against(seat), exchange_of(state, seat)
    units = shares(side.made) if fight.phase == "block" else exchange.units
    return [place for place, foe in enumerate(side.foes) if foe.unit in units and not foe.beaten]


def take_share(state: KnightState, seat: int, place: int, by: int | None = None) -> tuple[Contribution, ...]:
    """The share of a rival's unit is taken off the attack on a hero, or a part of it. Gives what was taken off."""
    side = state.fighting(seat).against(seat)
    unit = side.foes[place].unit
    left = lessened(side.made, unit, shares(side.made).get(unit, 0) if by is None else by)
    off = tuple(
        replace(before, amount=before.amount - after.amount)
        for before, after in zip(side.made, left, strict=True)
        if before.amount > after.amount
    )
    state.change_side(side.seat, made=left)
    blow = blow_now(state, side.seat)
    change_exchange(state, seat, replace(exchange_of(state, seat), value=blow.value, elements=blow.elements))
    return off


def enemies_met(state: KnightState, seat: int) -> int:
    """Between heroes, how many enemies a hero faces: the rival, his units that could act and those that have a part in
    what he is making."""
    fight = state.fighting(seat)
    side = fight.against(seat)
    taking_part = {part.source.unit for part in side.made}
    ready = {unit.id for unit in state.units[side.seat] if unit.ready and not unit.wounds}
    return 1 + sum(foe.unit in ready or foe.unit in taking_part for foe in side.foes)


def unit_price(state: KnightState, seat: int, place: int) -> int:
    """The damage for which a hero wounds a unit of his rival, by its place among those who can be hit."""
    foe, elements = state.fighting(seat).against(seat).foes[place], exchange_of(state, seat).elements
    return price_of_unit(armour_of(state, seat, foe), resists_of(state, foe), elements)


def hero_price(state: KnightState, seat: int) -> int:
    """The damage for which a hero wounds his rival: his armour, and what the shield stops that he has raised."""
    rival = rival_of(state, seat)
    raised = (raised_shield(state, rival, element) for element in exchange_of(state, seat).elements)
    return level_info(state, rival).armour + max((shield[1] for shield in raised if shield is not None), default=0)
