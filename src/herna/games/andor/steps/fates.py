"""The fates of the third legend: each hero has a task of his own (AND-12.5)."""

from __future__ import annotations

from herna.games.andor.creatures import drop_out
from herna.games.andor.events import FateDealt, FateMet
from herna.games.andor.heroes import lose_piece, pieces_of
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.pieces import COVERED, FATED_FARMER, PARCHMENT, SHOP
from herna.games.andor.steps.asking import back_to_market
from herna.games.andor.steps.programs import carry, settle
from herna.games.andor.vocabulary import Bring, Lead, Reach, Slay, Visit


def deal_fates(state: AndorState) -> None:
    """Every hero draws a fate, and what it needs is put on the board."""
    setting = state.setting
    cards = list(range(len(setting.fates)))
    state.shuffle(cards)
    state.reveal()
    for seat in range(len(state.space)):
        state.fates[seat] = cards[seat]
        state.fate_done[seat] = False
        state.tell(FateDealt(seat, setting.fates[cards[seat]].id))
    for seat in reversed(range(len(state.space))):
        carry(state, setting.fate_programs[cards[seat]], seat, NONE)


def open_fate(state: AndorState, seat: int) -> int:
    """The fate a hero has still to meet, or `NONE`."""
    return NONE if state.fate_done[seat] else state.fates[seat]


def needed(state: AndorState, seat: int) -> list[int] | None:
    """The pieces his fate asks him to hand over here, or nothing if it does not or he has not got them."""
    fate = open_fate(state, seat)
    if fate == NONE:
        return None
    task = state.setting.fates[fate].task
    if not isinstance(task, Bring) or state.space[seat] != task.to:
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


def fulfil(state: AndorState, seat: int) -> None:
    """Hand over what the fate asks for."""
    pieces = needed(state, seat)
    assert pieces is not None
    task = state.setting.fates[state.fates[seat]].task
    assert isinstance(task, Bring)
    for piece in pieces:
        lose_piece(state, seat, piece)
        back_to_market(state, piece)
    state.gold[seat] -= task.items.get("gold", 0)
    meet(state, seat)


def meet(state: AndorState, seat: int) -> None:
    """A fate is met."""
    state.fate_done[seat] = True
    state.tell(FateMet(seat, state.setting.fates[state.fates[seat]].id))
    settle(state)
    carry(state, state.setting.fate_reward, seat, state.space[seat])


def look_at_fates(state: AndorState) -> None:
    """Fates that are met by standing somewhere or leading somebody there."""
    for seat in range(len(state.space)):
        fate = open_fate(state, seat)
        if fate == NONE:
            continue
        match state.setting.fates[fate].task:
            case Visit(spaces):
                if state.space[seat] in spaces and not state.asleep[seat]:
                    state.visited[seat] |= 1 << spaces.index(state.space[seat])
                if state.visited[seat] == (1 << len(spaces)) - 1:
                    meet(state, seat)
            case Reach(at, strength):
                if state.space[seat] == at and state.strength[seat] >= state.setting.amount(strength):
                    meet(state, seat)
            case Lead(to):
                if FATED_FARMER in state.ground[to] and state.space[seat] == to:
                    meet(state, seat)


def fate_slain(state: AndorState, foe: int, fighters: tuple[int, ...]) -> None:
    """A fate that asks for this creature is met if its hero fought in the last round."""
    for seat in fighters:
        fate = open_fate(state, seat)
        if fate != NONE:
            task = state.setting.fates[fate].task
            if isinstance(task, Slay) and state.setting.kind_number[task.what] == foe:
                meet(state, seat)


def renew_fates(state: AndorState) -> None:
    """At sunrise: what a fate needs and was lost comes back; a fate that cannot be met is drawn anew (AND-12.6)."""
    for seat in range(len(state.space)):
        fate = open_fate(state, seat)
        if fate == NONE:
            continue
        match state.setting.fates[fate].task:
            case Slay(what):
                if state.setting.kind_number[what] not in state.beasts:
                    draw_anew(state, seat)
            case Lead():
                if not any(FATED_FARMER in ground for ground in state.ground):
                    carry(state, state.setting.fate_programs[fate], seat, NONE)
            case Bring(items) if "parchment" in items:
                if not left_of(state, "parchment"):
                    carry(state, state.setting.fate_programs[fate], seat, NONE)
            case Bring(items):
                if any(left_of(state, name) < count for name, count in items.items() if name != "gold"):
                    draw_anew(state, seat)


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
    return isinstance(task, Bring) and "parchment" in task.items


def draw_anew(state: AndorState, seat: int) -> None:
    """Another fate instead of one that somebody else has made impossible."""
    free = [card for card in range(len(state.setting.fates)) if card not in state.fates]
    if free:
        card = free[state.below(len(free))]
        state.fates[seat] = card
        state.visited[seat] = 0
        state.tell(FateDealt(seat, state.setting.fates[card].id))
        carry(state, state.setting.fate_programs[card], seat, NONE)
