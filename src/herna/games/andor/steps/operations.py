"""The operations of the vocabulary: what each word on a card does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from msgspec.structs import replace

from herna.games.andor import creatures
from herna.games.andor.events import (
    BridgeBroken,
    CreatureTokenTurned,
    MerchantGone,
)
from herna.games.andor.heroes import (
    rank_order,
)
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.steps.asking import (
    ChooseHeroes,
    Ransom,
    can_ransom,
    lay_fog,
)
from herna.games.andor.steps.fates import deal_fates
from herna.games.andor.steps.hero_operations import (
    article,
    event,
    first_player,
    gamble,
    give_up,
    gold,
    offer,
    peek_event,
    reveal_fog,
    roll,
    spend_hours,
    stand,
    strength,
    swim_back,
    willpower,
)
from herna.games.andor.steps.placing import advance, fire_blast, land, place, remove
from herna.games.andor.steps.programs import (
    carry,
    check_end,
    holds,
    narrator_to,
    win,
)
from herna.games.andor.steps.selecting import selected
from herna.games.andor.vocabulary import LETTERS, Heroes, Op
from herna.games.andor.vocabulary import operations as op

Handler = Callable[[AndorState, Any, int, int], None]


def perform(state: AndorState, word: Op, program: int, at: int, hero: int, space: int) -> None:
    """Carry out one operation; first ask whom it concerns, or for a ransom, where that is left to the group."""
    who = getattr(word, "who", None)
    if isinstance(who, Heroes) and who.choose is not None:
        among = tuple(selected(state, who, hero))
        if among and not (len(among) <= who.choose and not who.up_to):
            state.push(ChooseHeroes(among, who.choose, who.up_to, program, at, hero, space))
            return
        perform_for(state, program, at, among, hero, space)
        return
    ransom = getattr(word, "ransom", None)
    if ransom is not None and concerns_anything(state, word):
        price = state.setting.amount(ransom.n)
        gold = ransom.pay == "gold-or-willpower"
        if can_ransom(state, price, gold):
            state.push(Ransom(price, gold, program, at, hero, space))
            return
    do(state, word, hero, space)


def perform_unpaid(state: AndorState, program: int, at: int, hero: int, space: int) -> None:
    """The ransom was refused."""
    do(state, state.setting.programs[program][at], hero, space)


def perform_for(state: AndorState, program: int, at: int, heroes: tuple[int, ...], hero: int, space: int) -> None:
    """Carry an operation out for the heroes that were picked."""
    word = state.setting.programs[program][at]
    for seat in heroes:
        do(state, replace(word, who="that-hero"), seat, space)


def concerns_anything(state: AndorState, word: Op) -> bool:
    """Is there a creature or a piece that the operation would touch?"""
    if isinstance(word, op.Advance):
        return bool(creatures.picked(state, word.kind, word.pick))
    if isinstance(word, op.Remove):
        pieces = state.setting.pieces_named(word.what)
        return any(piece in pieces for ground in state.ground for piece in ground)
    return True


def do(state: AndorState, word: Op, hero: int, space: int) -> None:
    HANDLERS[type(word)](state, word, hero, space)


# The board


def close_way(state: AndorState, word: op.CloseWay, hero: int, space: int) -> None:
    if word.between not in state.closed:
        state.closed = (*state.closed, word.between)
        state.tell(BridgeBroken(*word.between))


def close_merchant(state: AndorState, word: op.CloseMerchant, hero: int, space: int) -> None:
    if word.at not in state.shut:
        state.shut = (*state.shut, word.at)
        state.tell(MerchantGone(word.at))


def refuge(state: AndorState, word: op.Refuge, hero: int, space: int) -> None:
    state.refuges = (*state.refuges, (word.at, state.setting.program_of(word.do)))


def fog(state: AndorState, word: op.LayFog, hero: int, space: int) -> None:
    setting = state.setting
    tokens = [
        number + 1
        for number, kind in enumerate(setting.fog_kinds)
        for _ in range(setting.fog_counts[number])
        if not word.kinds and kind not in word.without
    ]
    if word.kinds:
        tokens = [setting.fog_kinds.index(kind) + 1 for kind in word.kinds]
    places = tuple(place for place in (word.at or setting.fog_places) if place not in state.space)
    lay_fog(state, places, tuple(sorted(tokens)))


def standard_setup(state: AndorState, word: op.StandardSetup, hero: int, space: int) -> None:
    stand(state, op.Stand(who="all", at="rank"), hero, space)
    state.wells = [1] * len(state.wells)
    fog(state, op.LayFog(), hero, space)
    first_player(state, op.FirstPlayer(who="lowest-rank"), hero, space)


# Cards and the course of the game


def lay_creature_tokens(state: AndorState, word: op.LayCreatureTokens, hero: int, space: int) -> None:
    letters = word.letters if isinstance(word.letters, tuple) else state.setting.varies(word.letters)
    rows = list(state.letters)
    for letter in letters:
        *rest, token = state.heap
        state.heap = tuple(rest)
        number = LETTERS.index(letter)
        rows[number] = (*rows[number], -token - 1)
    state.letters = tuple(rows)


def reveal_creature_token(state: AndorState, word: op.RevealCreatureToken, hero: int, space: int) -> None:
    for _ in range(state.setting.amount(word.n)):
        if state.heap:
            *rest, token = state.heap
            state.heap = tuple(rest)
            creature_token(state, token)


def creature_token(state: AndorState, token: int) -> None:
    """Carry a creature token out."""
    state.reveal()
    state.tell(CreatureTokenTurned(state.setting.token_ids[token]))
    carry(state, state.setting.token_programs[token], NONE, NONE)


def fates(state: AndorState, word: op.DealFates, hero: int, space: int) -> None:
    deal_fates(state)


def reveal_opponent(state: AndorState, word: op.RevealOpponent, hero: int, space: int) -> None:
    from herna.games.andor.steps.opponents import reveal_opponent as reveal

    reveal(state, late=word.late)


def card_to_letter(state: AndorState, word: op.CardToLetter, hero: int, space: int) -> None:
    letter = LETTERS.index(word.table[roll(state) - 1])
    card = state.setting.card_number[word.card]
    rows = list(state.letters)
    rows[letter] = (*rows[letter], card)
    state.letters = tuple(rows)


def narrator(state: AndorState, word: op.NarratorTo, hero: int, space: int) -> None:
    letter = LETTERS.index(word.letter)
    if letter == LETTERS.index("N"):
        letter = state.last
    if letter > state.narrator:
        narrator_to(state, letter)
    else:
        state.narrator = letter


def sunrise(state: AndorState, word: op.Sunrise, hero: int, space: int) -> None:
    from herna.games.andor.steps.sunrise import NewDay, Sunrise

    state.push(NewDay())
    state.push(Sunrise())


def lasting(state: AndorState, word: op.Lasting, hero: int, space: int) -> None:
    from herna.games.andor.steps.places import stands_there

    number = state.setting.lasting_number[word]
    order = rank_order(state)
    if word.tie == "highest-rank":
        order.reverse()
    there = next((seat for seat in order if state.space[seat] in word.at and stands_there(state, seat)), NONE)
    if there != NONE:
        carry(state, state.setting.program_of(word.do), there, state.space[there])
    else:
        state.lasting = (*state.lasting, number)


def today(state: AndorState, word: op.Today, hero: int, space: int) -> None:
    strength_, last, *costs = state.today
    for position, cost in enumerate((word.hour_8, word.hour_9, word.hour_10)):
        if cost is not None:
            costs[position] = cost
    state.today = (strength_ + word.creature_strength, min(last, word.last_hour), costs[0], costs[1], costs[2])


def this_round(state: AndorState, word: op.ThisRound, hero: int, space: int) -> None:
    """The battle looks these rules up by its card."""


def branch(state: AndorState, word: op.If, hero: int, space: int) -> None:
    chosen = word.then if all(holds(state, condition) for condition in word.when) else word.otherwise
    if chosen:
        carry(state, state.setting.program_of(chosen), hero, space)


def end(state: AndorState, word: op.CheckEnd, hero: int, space: int) -> None:
    check_end(state)


def won(state: AndorState, word: op.Win, hero: int, space: int) -> None:
    win(state)


def lost(state: AndorState, word: op.Lose, hero: int, space: int) -> None:
    creatures.lose(state, "legend")


HANDLERS: dict[type[Op], Handler] = {
    op.Willpower: willpower,
    op.Strength: strength,
    op.Gold: gold,
    op.GiveArticle: article,
    op.Offer: offer,
    op.Gamble: gamble,
    op.SpendHours: spend_hours,
    op.GiveUp: give_up,
    op.SwimBack: swim_back,
    op.RevealFog: reveal_fog,
    op.PeekEvent: peek_event,
    op.DrawEvent: event,
    op.Stand: stand,
    op.FirstPlayer: first_player,
    op.Place: place,
    op.Remove: remove,
    op.Advance: advance,
    op.Land: land,
    op.CloseWay: close_way,
    op.CloseMerchant: close_merchant,
    op.Refuge: refuge,
    op.FireBlast: fire_blast,
    op.LayFog: fog,
    op.StandardSetup: standard_setup,
    op.LayCreatureTokens: lay_creature_tokens,
    op.RevealCreatureToken: reveal_creature_token,
    op.DealFates: fates,
    op.RevealOpponent: reveal_opponent,
    op.CardToLetter: card_to_letter,
    op.NarratorTo: narrator,
    op.Sunrise: sunrise,
    op.Lasting: lasting,
    op.Today: today,
    op.ThisRound: this_round,
    op.If: branch,
    op.CheckEnd: end,
    op.Win: won,
    op.Lose: lost,
}
