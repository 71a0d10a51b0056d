"""The fates of the third legend: each hero has a task of his own (AND-12.5)."""

from __future__ import annotations

from herna.games.andor.events import FateDealt, FateMet
from herna.games.andor.pieces import FATED_FARMER
from herna.games.andor.rules.fate_tasks import left_of, needed, open_fate
from herna.games.andor.rules.heroes import back_to_market, lose_piece
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.settling import settle
from herna.games.andor.vocabulary.tasks import ToBring, ToLead, ToReach, ToSlay, ToVisit
from herna.games.programs import Frame, carry


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
        carry(state, Frame(setting.fate_programs[cards[seat]], actor=seat))


def fulfil(state: AndorState, seat: int) -> None:
    """Hand over what the fate asks for."""
    pieces = needed(state, seat)
    assert pieces is not None
    task = state.setting.fates[state.fates[seat]].task
    assert isinstance(task, ToBring)
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
    carry(state, Frame(state.setting.fate_reward, actor=seat, about=state.space[seat]))


def look_at_fates(state: AndorState) -> None:
    """Fates that are met by standing somewhere or leading somebody there."""
    for seat in range(len(state.space)):
        fate = open_fate(state, seat)
        if fate == NONE:
            continue
        match state.setting.fates[fate].task:
            case ToVisit(spaces):
                if state.space[seat] in spaces and not state.asleep[seat]:
                    state.visited[seat] |= 1 << spaces.index(state.space[seat])
                if state.visited[seat] == (1 << len(spaces)) - 1:
                    meet(state, seat)
            case ToReach(at, strength):
                if state.space[seat] == at and state.strength[seat] >= state.setting.amount(strength):
                    meet(state, seat)
            case ToLead(to):
                if FATED_FARMER in state.ground[to] and state.space[seat] == to:
                    meet(state, seat)


def fate_slain(state: AndorState, foe: int, fighters: tuple[int, ...]) -> None:
    """A fate that asks for this creature is met if its hero fought in the last round."""
    for seat in fighters:
        fate = open_fate(state, seat)
        if fate != NONE:
            task = state.setting.fates[fate].task
            if isinstance(task, ToSlay) and state.setting.kind_number[task.what] == foe:
                meet(state, seat)


def renew_fates(state: AndorState) -> None:
    """At sunrise: what a fate needs and was lost comes back; a fate that cannot be met is drawn anew (AND-12.6)."""
    for seat in range(len(state.space)):
        fate = open_fate(state, seat)
        if fate == NONE:
            continue
        match state.setting.fates[fate].task:
            case ToSlay(what):
                if state.setting.kind_number[what] not in state.beasts:
                    draw_anew(state, seat)
            case ToLead():
                if not any(FATED_FARMER in ground for ground in state.ground):
                    carry(state, Frame(state.setting.fate_programs[fate], actor=seat))
            case ToBring(items) if "parchment" in items:
                if not left_of(state, "parchment"):
                    carry(state, Frame(state.setting.fate_programs[fate], actor=seat))
            case ToBring(items):
                if any(left_of(state, name) < count for name, count in items.items() if name != "gold"):
                    draw_anew(state, seat)


def draw_anew(state: AndorState, seat: int) -> None:
    """Another fate instead of one that somebody else has made impossible."""
    free = [card for card in range(len(state.setting.fates)) if card not in state.fates]
    if free:
        card = free[state.below(len(free))]
        state.fates[seat] = card
        state.visited[seat] = 0
        state.tell(FateDealt(seat, state.setting.fates[card].id))
        carry(state, Frame(state.setting.fate_programs[card], actor=seat))
