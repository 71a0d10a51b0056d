"""The narrator, the cards he reads, and how the legend ends."""

from __future__ import annotations

from herna.games.andor.events import CardRead, CreatureTokenTurned, LegendLost, LegendWon, NarratorMoved
from herna.games.andor.state import LOST, NONE, WON, AndorState
from herna.games.andor.vocabulary.values import LETTERS
from herna.games.programs import Frame, all_hold, carry
from herna.kernel import Automatic, Wording


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
        carry(state, Frame(setting.card_programs[self.card], actor=self.hero, about=self.space))


def in_play(state: AndorState, card: int) -> bool:
    """Is this card of the legend part of the game? Of helps and variants only those that were drawn."""
    info = state.setting.cards[card]
    return not (info.help or info.variant) or card in state.helps


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
        turn_token(state, self.token)


def turn_token(state: AndorState, token: int) -> None:
    """Carry a creature token out."""
    state.reveal()
    state.tell(CreatureTokenTurned(state.setting.token_ids[token]))
    carry(state, Frame(state.setting.token_programs[token]))


def check_end(state: AndorState) -> None:
    if all_hold(state, state.setting.legend.win):
        win(state)
    else:
        state.tell(LegendLost("time"))
        state.finish(LOST)


def win(state: AndorState) -> None:
    state.tell(LegendWon())
    state.finish(WON)
