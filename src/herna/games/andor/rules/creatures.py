"""Creatures on the board: placing, moving, the castle and the gate."""

from __future__ import annotations

from herna.games.andor.events import (
    AlarmRaised,
    CreatureEntered,
    CreatureEscaped,
    CreatureMoved,
    CreaturePlaced,
    CreatureRemoved,
    EndMoved,
    FarmerKilled,
    GarrisonGrew,
    LegendLost,
    TokenGone,
    TokenLaid,
)
from herna.games.andor.pieces import COVERED, FARMER, FARMERS, FATED_FARMER, GEMS, VALUE
from herna.games.andor.rules.roads import borders_now, castle_is_free, has_rubble
from herna.games.andor.setting import WAVES
from herna.games.andor.state import ALARM, LOST, NONE, AndorState
from herna.games.andor.vocabulary.values import LETTERS


def golden_shields(state: AndorState) -> int:
    """Creatures that may be in the castle: shields by number of heroes, one for each farmer (AND-2.4, AND-11.10)."""
    return state.setting.shields + state.farmers_in


def lose(state: AndorState, reason: str) -> None:
    state.tell(LegendLost(reason))
    state.finish(LOST)


def way_on(state: AndorState, space: int) -> int:
    """The next free space along the arrows, the castle, or `NONE` if the way is barred (AND-8.6, AND-8.7)."""
    setting = state.setting
    while True:
        ahead = setting.arrow[space]
        if ahead == NONE or (state.closed and ((space, ahead) in state.closed or (ahead, space) in state.closed)):
            return NONE
        if setting.has_rubble and has_rubble(state, ahead):
            return NONE
        if ahead == setting.castle or state.beasts[ahead] == NONE:
            return ahead
        space = ahead


def place(state: AndorState, kind: int, space: int) -> int:
    """Put a creature on a space, or on along the arrows if one stands there (AND-8.7); returns where it stands."""
    figure = state.setting.kinds[kind].figure
    if figure != NONE:
        if not state.supply[figure]:
            return NONE
        state.supply[figure] -= 1
    if space != state.setting.castle and state.beasts[space] != NONE:
        onward = way_on(state, space)
        if onward == NONE:
            release(state, kind)
            return NONE
        space = onward
    if space == state.setting.castle:
        enter_castle(state, kind)
        return space
    state.beasts[space] = kind
    state.tell(CreaturePlaced(kind, space))
    arrive(state, space, new=True)
    return space


def release(state: AndorState, kind: int) -> None:
    """The figure goes back where it can be taken from again."""
    figure = state.setting.kinds[kind].figure
    if figure != NONE:
        state.supply[figure] += 1


def take_away(state: AndorState, space: int) -> int:
    """Take the creature off a space; what it stood on stays."""
    kind = state.beasts[space]
    state.beasts[space] = NONE
    release(state, kind)
    let_go(state, space, space)
    return kind


def remove(state: AndorState, space: int) -> None:
    kind = take_away(state, space)
    state.tell(CreatureRemoved(kind, space))


def let_go(state: AndorState, space: int, onto: int) -> None:
    """What the creature on a space stood on lies free from now on."""
    for place_, piece in state.held:
        if place_ == space:
            state.ground[onto] = (*state.ground[onto], piece)
            state.tell(TokenLaid(onto, piece))
    state.held = tuple(entry for entry in state.held if entry[0] != space)


def step(state: AndorState, space: int, *, halt_at_gate: bool = False, lured: bool = False) -> int:
    """The creature on a space takes one step; returns where it stands now, or the castle."""
    setting = state.setting
    kind = state.beasts[space]
    target = lure(state, space) if lured and setting.gem_lure else NONE
    if target == NONE:
        target = way_on(state, space)
    if target == NONE or (halt_at_gate and target == setting.castle):
        return space
    state.beasts[space] = NONE
    state.tell(CreatureMoved(kind, space, target))
    if target == setting.castle:
        let_go(state, space, target)
        enter_castle(state, kind)
        return target
    state.beasts[target] = kind
    if state.held:
        state.held = tuple((target if place_ == space else place_, piece) for place_, piece in state.held)
    arrive(state, target)
    return target


def lure(state: AndorState, space: int) -> int:
    """The dearest gem next door, if no creature stands on it (AND-17.5)."""
    best, found = 0, NONE
    for other in borders_now(state)[space]:
        if state.beasts[other] == NONE and other != state.setting.castle:
            value = max((VALUE[piece] for piece in state.ground[other] if piece in GEMS), default=0)
            if value > best:
                best, found = value, other
    return found


def arrive(state: AndorState, space: int, *, new: bool = False) -> None:
    """A creature has come to a space: farmers die, treasures are gone, a hero there raises the alarm.

    One that is `new` in the mine guards the treasure on its space; only one that moves takes it away (AND-16.6).
    """
    setting = state.setting
    eaten = setting.treasure_eaten and not new
    ground = state.ground[space]
    if ground:
        gone = [piece for piece in ground if piece in FARMERS]
        if setting.gem_lure or eaten:
            gone += [piece for piece in ground if (piece & ~COVERED) in GEMS]
        for piece in gone:
            drop_out(state, space, piece)
    if eaten:
        state.coins[space] = 0
    if setting.alarm and space in state.space:
        raise_alarm(state, space)


def drop_out(state: AndorState, space: int, piece: int) -> None:
    """A token on the ground leaves the game."""
    ground = state.ground[space]
    position = ground.index(piece)
    state.ground[space] = ground[:position] + ground[position + 1 :]
    if piece in FARMERS:
        state.tell(FarmerKilled(space))
        if piece == FATED_FARMER:
            # A fate sends another one, so the token may be used again (AND-12.6).
            state.stock = (*state.stock, FARMER)
    else:
        if piece & COVERED:
            state.reveal()
        state.tell(TokenGone(space, piece & ~COVERED))


def raise_alarm(state: AndorState, space: int) -> None:
    """A hero and a creature have met in the mine (AND-16.4)."""
    if state.setting.alarm and not state.flags & ALARM:
        state.flags |= ALARM
        state.tell(AlarmRaised(space))


def enter_castle(state: AndorState, kind: int) -> None:
    """A creature gets into the castle, or out of the mine by the gate."""
    setting = state.setting
    if setting.gate:
        release(state, kind)
        state.tell(CreatureEscaped(kind))
        state.last -= 1
        state.tell(EndMoved(LETTERS[max(0, state.last)]))
        return
    if not castle_is_free(state):
        state.garrison = (*state.garrison, kind)
        state.tell(GarrisonGrew(kind))
        return
    state.castle += 1
    state.tell(CreatureEntered(kind, max(0, golden_shields(state) - state.castle)))
    if setting.kinds[kind].castle_loses:
        lose(state, "opponent-in-castle")
    elif state.castle > golden_shields(state):
        lose(state, "castle")


def wave(state: AndorState, figure: int) -> list[int]:
    """The spaces of the creatures that move together with this kind of figure, the lowest number first."""
    kinds = state.setting.kinds
    return [space for space, kind in enumerate(state.beasts) if kind != NONE and kinds[kind].moves_with == figure]


def move_wave(state: AndorState, figure: int) -> None:
    """All creatures of a kind move one step (AND-9.2)."""
    for space in wave(state, figure):
        if state.result:
            return
        step(state, space, lured=True)


def picked(state: AndorState, kind: str, pick: str) -> list[int]:
    """The spaces of the creatures that a card means, in the order of the sunrise."""
    kinds = state.setting.kinds
    if kind == "any":
        spaces = [space for figure in state.setting.sunrise_order for space in wave(state, figure)]
        spaces = list(dict.fromkeys(spaces))
    else:
        # Whatever moves with the gors is a gor, also one that guards a herb or is under a spell.
        together = wave(state, WAVES.index(kind)) if kind in WAVES else ()
        spaces = [
            space
            for space, number in enumerate(state.beasts)
            if number != NONE and (kinds[number].id == kind or space in together)
        ]
    if pick == "all" or not spaces:
        return spaces
    return [min(spaces) if pick == "lowest" else max(spaces)]
