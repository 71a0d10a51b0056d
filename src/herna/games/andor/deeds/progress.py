"""Cards, days and the end of the legend."""

from __future__ import annotations

from herna.games.andor.deeds.dice import roll
from herna.games.andor.rules import creatures
from herna.games.andor.rules.heroes import rank_order
from herna.games.andor.state import AndorState
from herna.games.andor.steps.fates import deal_fates
from herna.games.andor.steps.narrator import check_end, narrator_to, turn_token, win
from herna.games.andor.steps.places import ServeNext, stands_there
from herna.games.andor.steps.sunrise import NewDay, Sunrise
from herna.games.andor.vocabulary import operations as op
from herna.games.andor.vocabulary.values import LETTERS
from herna.games.programs import Frame, Lasting, does


@does(op.LayCreatureTokens, free=True)
def lay_creature_tokens(state: AndorState, word: op.LayCreatureTokens, frame: Frame) -> None:
    letters = word.letters if isinstance(word.letters, tuple) else state.setting.varies(word.letters)
    rows = list(state.letters)
    for letter in letters:
        *rest, token = state.heap
        state.heap = tuple(rest)
        number = LETTERS.index(letter)
        rows[number] = (*rows[number], -token - 1)
    state.letters = tuple(rows)


@does(op.RevealCreatureToken, free=True)
def reveal_creature_token(state: AndorState, word: op.RevealCreatureToken, frame: Frame) -> None:
    for _ in range(state.setting.amount(word.n)):
        if state.heap:
            *rest, token = state.heap
            state.heap = tuple(rest)
            turn_token(state, token)


@does(op.DealFates, free=True)
def fates(state: AndorState, word: op.DealFates, frame: Frame) -> None:
    deal_fates(state)


@does(op.CardToLetter, free=True)
def card_to_letter(state: AndorState, word: op.CardToLetter, frame: Frame) -> None:
    letter = LETTERS.index(word.table[roll(state) - 1])
    card = state.setting.card_number[word.card]
    rows = list(state.letters)
    rows[letter] = (*rows[letter], card)
    state.letters = tuple(rows)


@does(op.NarratorTo, free=True)
def narrator(state: AndorState, word: op.NarratorTo, frame: Frame) -> None:
    letter = LETTERS.index(word.letter)
    if letter == LETTERS.index("N"):
        letter = state.last
    if letter > state.narrator:
        narrator_to(state, letter)
    else:
        state.narrator = letter


@does(op.SunRises, free=True)
def sunrise(state: AndorState, word: op.SunRises, frame: Frame) -> None:
    state.push(NewDay())
    state.push(Sunrise())


@does(op.AwaitHero, free=True)
def await_hero(state: AndorState, word: op.AwaitHero, frame: Frame) -> None:
    """The card waits on its spaces; heroes who stand there already are served at once (AND-12.4)."""
    state.lasting = (*state.lasting, Lasting(until="use", frame=frame, event="stand", left=1))
    order = rank_order(state)
    if word.tie == "highest-rank":
        order.reverse()
    for seat in reversed(order):
        if state.space[seat] in word.at and stands_there(state, seat):
            state.push(ServeNext(frame, seat))


@does(op.Today, free=True)
def today(state: AndorState, word: op.Today, frame: Frame) -> None:
    strength_, last, *costs = state.today
    for position, cost in enumerate((word.hour_8, word.hour_9, word.hour_10)):
        if cost is not None:
            costs[position] = cost
    state.today = (strength_ + word.creature_strength, min(last, word.last_hour), costs[0], costs[1], costs[2])


@does(op.CheckEnd, free=True)
def end(state: AndorState, word: op.CheckEnd, frame: Frame) -> None:
    check_end(state)


@does(op.Win, free=True)
def won(state: AndorState, word: op.Win, frame: Frame) -> None:
    win(state)


@does(op.Lose, free=True)
def lost(state: AndorState, word: op.Lose, frame: Frame) -> None:
    creatures.lose(state, "legend")
