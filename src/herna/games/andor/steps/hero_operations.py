"""Operations on heroes: willpower, strength, gold, articles, offers."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.andor.events import (
    DieRolled,
)
from herna.games.andor.heroes import (
    can_pay_hour,
    change_strength,
    from_box,
    gain_gold,
    gain_willpower,
    get_from_market,
    get_piece,
    lose_willpower,
    pay_hour,
    rank_order,
    room_for,
)
from herna.games.andor.model import NONE, AndorState
from herna.games.andor.pieces import SHOP
from herna.games.andor.steps.asking import (
    GivesUp,
    PeekAtEvent,
    ShareGold,
    TakeGamble,
    TakeOffer,
    bargains,
    belongings,
    share_article,
    share_willpower,
    turn_up_fog,
)
from herna.games.andor.steps.cards import draw_event, refill_deck
from herna.games.andor.steps.programs import (
    carry,
)
from herna.games.andor.steps.selecting import selected
from herna.games.andor.vocabulary import operations as op


def willpower(state: AndorState, word: op.Willpower, hero: int, space: int) -> None:
    points = state.setting.amount(word.n)
    if word.who == "group":
        if word.roll:
            points *= roll(state)
        share_willpower(state, points)
        return
    for seat in selected(state, word.who, hero):
        change = points * roll(state) if word.roll else points
        if word.at_most is not None and state.willpower[seat] > word.at_most:
            change = word.at_most - state.willpower[seat]
        if word.at_least is not None and state.willpower[seat] < word.at_least:
            change = word.at_least - state.willpower[seat]
        if change > 0:
            gain_willpower(state, seat, change)
        elif change < 0 and lose_willpower(state, seat, -change):
            leave_battle(state, seat)


def leave_battle(state: AndorState, seat: int) -> None:
    """A hero who has fallen is out of the battle."""
    battle = state.battle
    if battle is not None and seat in battle.fighters:
        state.battle = replace(battle, fighters=tuple(one for one in battle.fighters if one != seat))


def roll(state: AndorState) -> int:
    die = state.below(6) + 1
    state.tell(DieRolled(die))
    return die


def strength(state: AndorState, word: op.Strength, hero: int, space: int) -> None:
    for seat in selected(state, word.who, hero):
        if word.to is not None:
            change_strength(state, seat, state.setting.amount(word.to) - state.strength[seat])
        change_strength(state, seat, state.setting.amount(word.n))


def gold(state: AndorState, word: op.Gold, hero: int, space: int) -> None:
    coins = state.setting.amount(word.n)
    if word.who == "group":
        state.push(ShareGold(coins))
        return
    for seat in selected(state, word.who, hero):
        gain_gold(state, seat, coins)


def article(state: AndorState, word: op.GiveArticle, hero: int, space: int) -> None:
    count = state.setting.amount(word.n)
    pieces = state.setting.pieces_named(word.what)
    if word.who == "group":
        if pieces[0] in SHOP:
            share_article(state, pieces[0], count)
        else:
            for _ in range(count):
                drawn = from_box(state, pieces)
                if drawn != NONE:
                    share_article(state, drawn, 1)
        return
    for seat in selected(state, word.who, hero):
        for _ in range(count):
            if pieces[0] in SHOP:
                get_from_market(state, seat, pieces[0])
            elif room_for(state, seat, pieces[0]):
                drawn = from_box(state, pieces)
                if drawn != NONE:
                    get_piece(state, seat, drawn)


def offer(state: AndorState, word: op.Offer, hero: int, space: int) -> None:
    for seat in reversed(selected(state, word.who, hero)):
        if bargains(state, seat, word.pay, word.get):
            state.push(TakeOffer(seat, word.pay, word.get))


def gamble(state: AndorState, word: op.Gamble, hero: int, space: int) -> None:
    for seat in reversed(selected(state, word.who, hero)):
        state.push(TakeGamble(seat, word.win))


def spend_hours(state: AndorState, word: op.SpendHours, hero: int, space: int) -> None:
    """Hours like any other: overtime costs willpower, and what nobody could pay is not spent (AND-3.4, AND-3.5)."""
    for seat in selected(state, word.who, hero):
        for _ in range(word.n):
            if can_pay_hour(state, seat):
                pay_hour(state, seat)


def give_up(state: AndorState, word: op.GiveUp, hero: int, space: int) -> None:
    for seat in reversed(selected(state, word.who, hero)):
        if belongings(state, seat, word.what):
            state.push(GivesUp(seat, word.what, word.n))
        else:
            carry(state, state.setting.program_of(word.otherwise), seat, space)


def swim_back(state: AndorState, word: op.SwimBack, hero: int, space: int) -> None:
    state.space[hero] = space


def reveal_fog(state: AndorState, word: op.RevealFog, hero: int, space: int) -> None:
    for seat in selected(state, word.who, hero):
        turn_up_fog(state, seat, word.n)


def peek_event(state: AndorState, word: op.PeekEvent, hero: int, space: int) -> None:
    refill_deck(state)
    for seat in selected(state, word.who, hero):
        if state.deck:
            state.reveal()
            state.top_known = True
            state.push(PeekAtEvent(seat))


def event(state: AndorState, word: op.DrawEvent, hero: int, space: int) -> None:
    draw_event(state)


def stand(state: AndorState, word: op.Stand, hero: int, space: int) -> None:
    for seat in selected(state, word.who, hero):
        info = state.setting.heroes[state.figure[seat] >> 1]
        state.space[seat] = info.rank if word.at == "rank" else info.home if word.at == "home" else word.at


def first_player(state: AndorState, word: op.FirstPlayer, hero: int, space: int) -> None:
    found = selected(state, word.who, hero)
    order = rank_order(state)
    first = min(found or order, key=order.index)
    state.first = first
    state.turn = (first - 1) % len(state.space)
