"""What a legend waits for."""

from __future__ import annotations

from herna.games.andor.events import CastleFreed, LegendLost, TaskDone
from herna.games.andor.rules.fate_tasks import messages_lost
from herna.games.andor.rules.plans import drop_fights_without_a_foe
from herna.games.andor.state import ALARM, HEARD, LIBERATED, LOST, NONE, OPEN, AndorState
from herna.games.andor.steps.narrator import ReadCard, check_end, in_play, win
from herna.games.programs import Frame, all_hold, carry, holds


def trigger(state: AndorState, moment: str, hero: int, space: int) -> bool:
    """The cards for a moment of the game that have not been read; says whether there were any."""
    setting = state.setting
    cards = [card for card in setting.moments.get(moment, ()) if card not in state.cards_read and in_play(state, card)]
    for card in reversed(cards):
        state.push(ReadCard(card, hero, space))
    for number, wait in enumerate(setting.waits):
        if wait.moment == moment and not state.come_true >> number & 1 and all_hold(state, wait.when):
            if not wait.again:
                state.come_true |= 1 << number
            carry(state, Frame(wait.program, actor=hero, about=space))
    return bool(cards)


def settle(state: AndorState, space: int = NONE) -> bool:
    """After every change: what comes true now happens. Says whether the narrator was sent somewhere."""
    if state.result != OPEN:
        return True
    drop_fights_without_a_foe(state)
    setting = state.setting
    if setting.gate and state.narrator >= state.last:
        check_end(state)
        return True
    if state.flags & ALARM and not state.flags & HEARD:
        state.flags |= HEARD
        trigger(state, "alarm", state.turn, space)
    if setting.garrison and not state.garrison and not state.flags & LIBERATED and state.day:
        state.flags |= LIBERATED
        state.tell(CastleFreed())
    if state.fates[0] != NONE:
        messages_lost(state)
    legend = setting.legend
    if legend.win_at_once and all_hold(state, legend.win):
        win(state)
        return True
    for condition in legend.lose:
        if holds(state, condition):
            state.tell(LegendLost("legend"))
            state.finish(LOST)
            return True
    sent = False
    for number, event in setting.open_waits:
        if state.come_true >> number & 1 or not all_hold(state, event.when):
            continue
        if all(in_play(state, card) for card in event.cards):
            if not event.again:
                state.come_true |= 1 << number
            sent = sent or event.sends
            carry(state, Frame(event.program, actor=state.turn, about=space))
            for card in event.cards:
                state.push(ReadCard(card, state.turn, space))
    return sent


def task_done(state: AndorState, task: str, space: int) -> None:
    """A task of the training day is done."""
    for number, wanted in enumerate(state.setting.training_tasks):
        if wanted in ((task, space), (task, NONE)) and not state.tasks >> number & 1:
            state.tasks |= 1 << number
            state.tell(TaskDone(task))
