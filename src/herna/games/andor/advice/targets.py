"""Where a hero may want to go, and what being there promises: read from the legend's goals and the table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from herna.games.andor.advice.planner.needs import bosses, holders, must_stop, needs_witch, wanted_pieces
from herna.games.andor.advice.planner.outlook import FAR, Outlook
from herna.games.andor.pieces import BACK_OF, CARRIED, FARMER, FARMERS, GEMS, seen
from herna.games.andor.rules.heroes import MOST_STRENGTH, MOST_WILLPOWER, purse, room_for
from herna.games.andor.state import FOG_SEEN, NONE, WITCH
from herna.games.andor.steps.free import brew_price, merchant_at, strength_price

GOAL = 12.0
"""What it promises to carry home what the legend asks for."""
FETCH = 4.0
"""What it promises to fetch it."""
STOP = 8.0
"""What it promises to be where a creature has to be stopped before the next sunrise; less for later ones."""
BOSS = 5.0
SAFE = 2.5
"""A farmer who can be led home is a shield."""
POINT_OF_STRENGTH = 0.5
WELL = 0.08
"""A point of willpower from a well."""
FOG = 0.25
SEARCH = 1.0
"""Fog where the witch may be, as long as she is needed."""
FIND = 0.3
GEM = 1.8
GOLD = 0.35
HOME = 0.25
"""What it promises to bring a point of treasure to the gate."""
FADES = 0.87
"""What is left of a promise for every hour that it is away."""
NIGHT = 2
"""What a night on the way counts, in hours."""


class Target(NamedTuple):
    """A space worth going to. What one hero does there another need not do as well, unless it is `shared`."""

    space: int
    promise: float
    shared: bool = False


def targets(look: Outlook, seat: int) -> Iterator[Target]:
    """Everything that promises something to a hero."""
    yield from common_targets(look)
    state, setting = look.state, look.setting
    thirst = min(setting.well_points[0], MOST_WILLPOWER - state.willpower[seat])
    for space, number in setting.well_at.items():
        if state.wells[number] == 1 and thirst > 0:
            yield Target(space, WELL * thirst)
    points = min(3, MOST_STRENGTH - state.strength[seat], purse(state, seat) // strength_price(state, seat))
    if points > 0:
        for space in setting.merchants:
            if merchant_at(state, space):
                yield Target(space, POINT_OF_STRENGTH * points, shared=True)
    if state.friends[WITCH] != NONE and state.gold[seat] >= brew_price(state, seat):
        yield Target(state.friends[WITCH], FOG, shared=True)
    held = (*state.bag[seat], *state.gems[seat])
    for pieces, goal, _ in wanted_pieces(look):
        if any(piece in pieces for piece in held):
            yield Target(goal, GOAL, shared=True)
    if setting.treasury != NONE and (state.gems[seat] or state.gold[seat]):
        yield Target(setting.treasury, HOME * purse(state, seat), shared=True)
    for space, ground in enumerate(state.ground):
        for piece in ground:
            if seen(piece) in FINDS and state.beasts[space] == NONE and room_for(state, seat, FINDS[seen(piece)]):
                yield Target(space, GEM if FINDS[seen(piece)] in GEMS else FIND)


def common_targets(look: Outlook) -> Iterator[Target]:
    """What promises as much to every hero."""
    state, setting = look.state, look.setting
    for space in must_stop(look):
        yield Target(space, STOP / min(4, look.sunrises(space)), shared=True)
    for space in holders(look):
        yield Target(space, FETCH, shared=True)
    for space, _ in bosses(look):
        yield Target(space, BOSS, shared=True)
    if state.garrison:
        for space in setting.borders[setting.castle]:
            yield Target(space, BOSS, shared=True)
    wanted = {piece for pieces, _, _ in wanted_pieces(look) for piece in pieces}
    wanted |= {BACK_OF[piece] for piece in wanted if piece in BACK_OF}
    goals = {goal for _, goal, _ in wanted_pieces(look)}
    search = SEARCH if needs_witch(look) else FOG
    for space in range(setting.size):
        if 0 < state.fog[space] < FOG_SEEN:
            yield Target(space, search)
        if state.coins[space]:
            yield Target(space, GOLD * state.coins[space])
        if state.ground[space]:
            if space not in goals and any(seen(piece) in wanted for piece in state.ground[space]):
                yield Target(space, FETCH)
            if FARMER in state.ground[space] and state.beasts[space] == NONE and space != setting.castle:
                yield Target(space, SAFE)


FINDS = {piece: piece for piece in CARRIED} | {back: piece for piece, back in BACK_OF.items() if piece in CARRIED}
"""How what can be picked up looks, with one of the pieces that it may be."""


def hopes(look: Outlook) -> float:
    """What the group may hope for: every hero goes where it promises most, the best promises first."""
    state = look.state
    asked = [
        (target.promise * FADES ** hours_to(look, seat, target.space), seat, target)
        for seat in look.heroes
        for target in targets(look, seat)
        if look.way(seat, target.space) < FAR
    ]
    asked.sort(key=lambda one: (-one[0], one[1], one[2]))
    total, busy, taken = 0.0, set[int](), set[int]()
    for promise, seat, target in asked:
        if seat in busy or target.space in taken:
            continue
        busy.add(seat)
        if not target.shared:
            taken.add(target.space)
        total += promise
        if len(busy) == len(state.space):
            break
    return total


def hours_to(look: Outlook, seat: int, space: int) -> int:
    """Hours until a hero can be somewhere; a night on the way counts too."""
    far = look.way(seat, space)
    return far if far <= look.hours(seat) else far + NIGHT


def farmers_way(look: Outlook) -> int:
    """Spaces that all farmers on the board are away from the castle."""
    state, castle = look.state, look.setting.castle
    found = 0
    for space, ground in enumerate(state.ground):
        for piece in ground:
            if piece in FARMERS and space != castle:
                found += min(look.distance[space][castle], FAR)
    return found
