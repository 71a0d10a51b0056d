"""What the fates of heroes ask for, and what of it is at hand (AND-12.5)."""

from __future__ import annotations

from herna.games.andor.pieces import COVERED, PARCHMENT, SHOP
from herna.games.andor.rules.creatures import drop_out
from herna.games.andor.rules.heroes import lose_piece, pieces_of
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.vocabulary.tasks import ToBring


def open_fate(state: AndorState, seat: int) -> int:
    """The fate a hero has still to meet, or `NONE`."""
    return NONE if state.fate_done[seat] else state.fates[seat]


def needed(state: AndorState, seat: int) -> list[int] | None:
    """The pieces his fate asks him to hand over here, or nothing if it does not or he has not got them."""
    fate = open_fate(state, seat)
    if fate == NONE:
        return None
    task = state.setting.fates[fate].task
    if not isinstance(task, ToBring) or state.space[seat] != task.to:
        return None
    found: list[int] = []
    for name, count in task.items.items():
        if name == "gold":
            if state.gold[seat] < count:
                return None
            continue
        kinds = state.setting.pieces_named(name)
        having = [piece for piece in pieces_of(state, seat) if piece in kinds]
        if len(having) < count:
            return None
        # Half a brew is as good as a whole one.
        found += sorted(having, reverse=True)[:count]
    return found


def can_fulfil(state: AndorState, seat: int) -> bool:
    return state.fates[seat] != NONE and needed(state, seat) is not None


def left_of(state: AndorState, name: str) -> int:
    """How many of these pieces heroes have or could still get: on boards, on the ground, in the shop."""
    kinds = state.setting.pieces_named(name)
    count = sum((piece & ~COVERED) in kinds for ground in state.ground for piece in ground)
    count += sum(piece in kinds for bag in state.bag for piece in bag)
    count += sum(piece in kinds for _, piece in state.held)
    return count + sum(left for shelf, left in zip(SHOP, state.market, strict=True) if shelf in kinds)


def messages_lost(state: AndorState) -> None:
    """The parchment of a messenger that meets a creature is gone; at sunrise it lies in the castle again."""
    if not any(is_messenger(state, seat) for seat in range(len(state.space))):
        return
    for seat, space in enumerate(state.space):
        if state.beasts[space] != NONE and PARCHMENT in state.bag[seat]:
            lose_piece(state, seat, PARCHMENT)
            state.stock = (*state.stock, PARCHMENT)
    for space, ground in enumerate(state.ground):
        if state.beasts[space] != NONE and PARCHMENT in ground:
            drop_out(state, space, PARCHMENT)
            state.stock = (*state.stock, PARCHMENT)


def is_messenger(state: AndorState, seat: int) -> bool:
    fate = open_fate(state, seat)
    if fate == NONE:
        return False
    task = state.setting.fates[fate].task
    return isinstance(task, ToBring) and "parchment" in task.items
