"""How cards take effect: programs of operations, the narrator, and what a legend waits for."""

from __future__ import annotations

from herna.games.andor.creatures import golden_shields
from herna.games.andor.events import CardRead, CastleFreed, LegendLost, LegendWon, NarratorMoved, TaskDone
from herna.games.andor.model import (
    ALARM,
    HEARD,
    LIBERATED,
    LOST,
    NONE,
    OPEN,
    WITCH_FOUND,
    WON,
    AndorState,
)
from herna.games.andor.pieces import COVERED
from herna.games.andor.plans import drop_fights_without_a_foe
from herna.games.andor.vocabulary import LETTERS
from herna.games.andor.vocabulary import conditions as when
from herna.kernel import Automatic, Wording


class Carry(Automatic, frozen=True):
    """Carry out a program from an operation on; `hero` and `space` are those it is about."""

    program: int
    at: int
    hero: int
    space: int

    def run(self, state: AndorState) -> None:
        from herna.games.andor.steps.operations import perform

        program = state.setting.programs[self.program]
        if self.at >= len(program):
            return
        if self.at + 1 < len(program):
            state.push(Carry(self.program, self.at + 1, self.hero, self.space))
        perform(state, program[self.at], self.program, self.at, self.hero, self.space)


def carry(state: AndorState, program: int, hero: int, space: int) -> None:
    if program != NONE:
        state.push(Carry(program, 0, hero, space))


# Cards


class ReadCard(Automatic, frozen=True):
    """A card of the legend is read out and carried out."""

    card: int
    hero: int = NONE
    space: int = NONE

    def run(self, state: AndorState) -> None:
        setting = state.setting
        card = setting.cards[self.card]
        state.cards_read = (*state.cards_read, self.card)
        state.reveal()
        state.tell(CardRead(card.id, Wording(card.title.en, card.title.cs)))
        carry(state, setting.card_programs[self.card], self.hero, self.space)


def trigger(state: AndorState, moment: str, hero: int, space: int) -> bool:
    """The cards for a moment of the game that have not been read; says whether there were any."""
    setting = state.setting
    cards = [card for card in setting.moments.get(moment, ()) if card not in state.cards_read and in_play(state, card)]
    for card in reversed(cards):
        state.push(ReadCard(card, hero, space))
    for number, wait in enumerate(setting.waits):
        if wait.moment == moment and not state.happened >> number & 1 and all_hold(state, wait.when):
            if not wait.again:
                state.happened |= 1 << number
            carry(state, wait.program, hero, space)
    return bool(cards)


def in_play(state: AndorState, card: int) -> bool:
    """Is this card of the legend part of the game? Of helps and variants only those that were drawn."""
    info = state.setting.cards[card]
    return not (info.help or info.variant) or card in state.helps


# The narrator


def advance_narrator(state: AndorState) -> None:
    """One letter on (AND-1.6)."""
    narrator_to(state, state.narrator + 1)


def narrator_to(state: AndorState, letter: int) -> None:
    """The narrator comes to a letter: its cards are read, and at the last one the legend ends."""
    if state.narrator >= state.last:
        return
    state.narrator = min(letter, state.last)
    state.tell(NarratorMoved(LETTERS[state.narrator]))
    read_letter(state)


def read_letter(state: AndorState) -> None:
    if state.narrator >= state.last:
        cards: tuple[int, ...] = state.setting.last_cards
        state.push(Reckon())
    else:
        cards = state.letters[state.narrator]
    for card in reversed(cards):
        if card < 0:
            state.push(ReadToken(-card - 1))
        else:
            state.push(ReadCard(card))


class Reckon(Automatic, frozen=True):
    """At the last letter the legend is won or lost (AND-1.8)."""

    def run(self, state: AndorState) -> None:
        check_end(state)


class ReadToken(Automatic, frozen=True):
    """A creature token is turned up."""

    token: int

    def run(self, state: AndorState) -> None:
        from herna.games.andor.steps.operations import creature_token

        creature_token(state, self.token)


def check_end(state: AndorState) -> None:
    if all_hold(state, state.setting.legend.win):
        win(state)
    else:
        state.tell(LegendLost("time"))
        state.finish(LOST)


def win(state: AndorState) -> None:
    state.tell(LegendWon())
    state.finish(WON)


# Conditions


def holds(state: AndorState, condition: when.AnyCondition) -> bool:
    """Is this true now?"""
    setting = state.setting
    match condition:
        case when.CastleHeld():
            return state.castle <= golden_shields(state)
        case when.CastleFree():
            return bool(state.flags & LIBERATED)
        case when.WitchFound():
            return bool(state.flags & WITCH_FOUND)
        case when.PieceAt(what, space, n):
            return pieces_at(state, setting.pieces_named(what), space) >= n
        case when.Lost(what):
            return any(meets_creature(state, piece) for piece in setting.pieces_named(what))
        case when.Defeated(what, n):
            return state.beaten.count(setting.kind_number[what]) >= n
        case when.FatesDone():
            return all(state.fate_done)
        case when.OpponentHidden():
            return state.opponent == NONE
        case when.OpponentDefeated():
            return state.opponent != NONE and state.opponent in state.beaten
        case when.Delivered(n):
            return state.delivered >= setting.amount(n)
        case when.Read(card):
            return any(setting.cards[number].id == card for number in state.cards_read)
        case when.AtLevel(of):
            return setting.level in of
        case when.MerchantOpen(space):
            return space not in state.shut
        case when.Not(that):
            return not holds(state, that)
        case when.AnyOf(of):
            return any(holds(state, one) for one in of)


def all_hold(state: AndorState, conditions: tuple[when.AnyCondition, ...]) -> bool:
    # A plain loop: this is asked after everything that happens.
    for condition in conditions:  # noqa: SIM110
        if not holds(state, condition):
            return False
    return True


def pieces_at(state: AndorState, pieces: tuple[int, ...], space: int) -> int:
    """How many of these lie on a space or are carried by heroes who stand there."""
    count = sum((piece & ~COVERED) in pieces for piece in state.ground[space])
    for seat, place in enumerate(state.space):
        if place == space:
            count += sum(piece in pieces for piece in state.bag[seat] + state.gems[seat])
    return count


def meets_creature(state: AndorState, piece: int) -> bool:
    """Does a piece like this share a space with a creature?"""
    for seat, space in enumerate(state.space):
        if state.beasts[space] != NONE and piece in state.bag[seat]:
            return True
    return any(kind != NONE and piece in state.ground[space] for space, kind in enumerate(state.beasts))


# What a legend waits for


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
        from herna.games.andor.steps.fates import messages_lost

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
        if state.happened >> number & 1 or not all_hold(state, event.when):
            continue
        if all(in_play(state, card) for card in event.cards):
            if not event.again:
                state.happened |= 1 << number
            sent = sent or event.sends
            carry(state, event.program, state.turn, space)
            for card in event.cards:
                state.push(ReadCard(card, state.turn, space))
    return sent


def slain(state: AndorState, foe: int, fighters: tuple[int, ...]) -> None:
    """Fates that ask for this creature are met by those who fought."""
    from herna.games.andor.steps.fates import fate_slain

    fate_slain(state, foe, fighters)


def task_done(state: AndorState, task: str, space: int) -> None:
    """A task of the training day is done."""
    for number, wanted in enumerate(state.setting.training_tasks):
        if wanted in ((task, space), (task, NONE)) and not state.tasks >> number & 1:
            state.tasks |= 1 << number
            state.tell(TaskDone(task))
