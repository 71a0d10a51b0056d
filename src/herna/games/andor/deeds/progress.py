"""Cards, days and the end of the legend."""

from __future__ import annotations

from herna.games.andor import creatures
from herna.games.andor.deeds.dice import roll
from herna.games.andor.heroes import rank_order
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.conditions import holds
from herna.games.andor.steps.fates import deal_fates
from herna.games.andor.steps.narrator import check_end, narrator_to, turn_token, win
from herna.games.andor.steps.places import stands_there
from herna.games.andor.steps.programs import carry, deed
from herna.games.andor.steps.sunrise import NewDay, Sunrise
from herna.games.andor.vocabulary import LETTERS
from herna.games.andor.vocabulary import operations as op


@deed(op.LayCreatureTokens)
def lay_creature_tokens(state: AndorState, word: op.LayCreatureTokens, hero: int, space: int) -> None:
    letters = word.letters if isinstance(word.letters, tuple) else state.setting.varies(word.letters)
    rows = list(state.letters)
    for letter in letters:
        *rest, token = state.heap
        state.heap = tuple(rest)
        number = LETTERS.index(letter)
        rows[number] = (*rows[number], -token - 1)
    state.letters = tuple(rows)


@deed(op.RevealCreatureToken)
def reveal_creature_token(state: AndorState, word: op.RevealCreatureToken, hero: int, space: int) -> None:
    for _ in range(state.setting.amount(word.n)):
        if state.heap:
            *rest, token = state.heap
            state.heap = tuple(rest)
            turn_token(state, token)


@deed(op.DealFates)
def fates(state: AndorState, word: op.DealFates, hero: int, space: int) -> None:
    deal_fates(state)


@deed(op.CardToLetter)
def card_to_letter(state: AndorState, word: op.CardToLetter, hero: int, space: int) -> None:
    letter = LETTERS.index(word.table[roll(state) - 1])
    card = state.setting.card_number[word.card]
    rows = list(state.letters)
    rows[letter] = (*rows[letter], card)
    state.letters = tuple(rows)


@deed(op.NarratorTo)
def narrator(state: AndorState, word: op.NarratorTo, hero: int, space: int) -> None:
    letter = LETTERS.index(word.letter)
    if letter == LETTERS.index("N"):
        letter = state.last
    if letter > state.narrator:
        narrator_to(state, letter)
    else:
        state.narrator = letter


@deed(op.SunRises)
def sunrise(state: AndorState, word: op.SunRises, hero: int, space: int) -> None:
    state.push(NewDay())
    state.push(Sunrise())


@deed(op.Lasting)
def lasting(state: AndorState, word: op.Lasting, hero: int, space: int) -> None:
    number = state.setting.lasting_number[word]
    order = rank_order(state)
    if word.tie == "highest-rank":
        order.reverse()
    there = next((seat for seat in order if state.space[seat] in word.at and stands_there(state, seat)), NONE)
    if there != NONE:
        carry(state, state.setting.program_of(word.do), there, state.space[there])
    else:
        state.lasting = (*state.lasting, number)


@deed(op.Today)
def today(state: AndorState, word: op.Today, hero: int, space: int) -> None:
    strength_, last, *costs = state.today
    for position, cost in enumerate((word.hour_8, word.hour_9, word.hour_10)):
        if cost is not None:
            costs[position] = cost
    state.today = (strength_ + word.creature_strength, min(last, word.last_hour), costs[0], costs[1], costs[2])


@deed(op.ThisRound)
def this_round(state: AndorState, word: op.ThisRound, hero: int, space: int) -> None:
    """The battle looks these rules up by its card."""


@deed(op.If)
def branch(state: AndorState, word: op.If, hero: int, space: int) -> None:
    chosen = word.then if all(holds(state, condition) for condition in word.when) else word.otherwise
    if chosen:
        carry(state, state.setting.program_of(chosen), hero, space)


@deed(op.CheckEnd)
def end(state: AndorState, word: op.CheckEnd, hero: int, space: int) -> None:
    check_end(state)


@deed(op.Win)
def won(state: AndorState, word: op.Win, hero: int, space: int) -> None:
    win(state)


@deed(op.Lose)
def lost(state: AndorState, word: op.Lose, hero: int, space: int) -> None:
    creatures.lose(state, "legend")
