"""What a hero may agree to or has to give up: offers, a gamble, a loss of his choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from msgspec.structs import replace

from herna.games.andor.actions import Bargain, BargainFor, Decline, GiveUp
from herna.games.andor.deeds.dice import roll
from herna.games.andor.pieces import BREW, SHOP
from herna.games.andor.rules.heroes import (
    MOST_STRENGTH,
    back_to_market,
    change_strength,
    gain_gold,
    gain_willpower,
    get_from_market,
    lose_piece,
    lose_willpower,
    room_for,
)
from herna.games.andor.state import AndorState
from herna.games.andor.steps.deciding import HeroStep
from herna.games.andor.steps.places import offer_taken
from herna.games.andor.steps.selecting import does_to_heroes
from herna.games.andor.vocabulary import operations as op
from herna.games.andor.vocabulary.values import Goods
from herna.games.programs import Frame, carry_inner
from herna.kernel import Action, Prompt
from herna.kernel.kit import ask_again


@does_to_heroes(op.Offer)
def offer(state: AndorState, word: op.Offer, frame: Frame, seats: Sequence[int]) -> None:
    for seat in reversed(seats):
        if bargains(state, seat, word.pay, word.get):
            state.push(TakeOffer(seat, word.pay, word.get, frame.program))


def bargains(state: AndorState, seat: int, pay: Goods, get: Goods) -> list[Action]:
    """What the offer comes to for this hero; nothing if he cannot pay or would gain nothing."""
    if state.gold[seat] < pay.gold or state.strength[seat] <= pay.strength:
        return []
    if pay.willpower and state.willpower[seat] <= pay.willpower:
        return []
    if get.article:
        articles = [piece for piece in SHOP if piece != BREW] if get.article == "any" else []
        return [
            BargainFor(piece) for piece in articles if state.market[SHOP.index(piece)] and room_for(state, seat, piece)
        ]
    if get.strength and state.strength[seat] >= MOST_STRENGTH:
        return []
    return [Bargain()]


class TakeOffer(HeroStep[Decline | Bargain | BargainFor], frozen=True):
    """A hero may pay and get something, once."""

    pay: Goods
    get: Goods
    program: int
    """The program the offer stands in; a card that waits is used up only when somebody takes it."""

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return (Decline(), *bargains(state, seat, self.pay, self.get))

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt(
            "take-offer",
            {
                "pay-gold": self.pay.gold,
                "pay-willpower": self.pay.willpower,
                "pay-strength": self.pay.strength,
                "gold": self.get.gold,
                "willpower": self.get.willpower,
                "strength": self.get.strength,
                "article": self.get.article or "none",
            },
        )

    def take(self, state: AndorState, seat: int, action: Decline | Bargain | BargainFor) -> None:
        if isinstance(action, Decline):
            return
        offer_taken(state, self.program)
        state.gold[seat] -= self.pay.gold
        lose_willpower(state, seat, self.pay.willpower)
        change_strength(state, seat, -self.pay.strength)
        if self.get.gold:
            gain_gold(state, seat, self.get.gold)
        gain_willpower(state, seat, self.get.willpower)
        change_strength(state, seat, self.get.strength)
        if isinstance(action, BargainFor):
            get_from_market(state, seat, action.piece)


@does_to_heroes(op.Gamble)
def gamble(state: AndorState, word: op.Gamble, frame: Frame, seats: Sequence[int]) -> None:
    for seat in reversed(seats):
        state.push(TakeGamble(seat, word.win))


class TakeGamble(HeroStep[Decline | Bargain], frozen=True):
    """A hero may roll a die and gain or lose what it shows."""

    win: tuple[int, ...]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Decline(), Bargain()

    def take(self, state: AndorState, seat: int, action: Decline | Bargain) -> None:
        if isinstance(action, Bargain):
            die = roll(state)
            if die in self.win:
                gain_willpower(state, seat, die)
            else:
                lose_willpower(state, seat, die)


@does_to_heroes(op.Forfeit)
def give_up(state: AndorState, word: op.Forfeit, frame: Frame, seats: Sequence[int]) -> None:
    for seat in reversed(seats):
        if belongings(state, seat, word.what):
            state.push(GivesUp(seat, word.what, word.n))
        else:
            carry_inner(state, word.otherwise, replace(frame, actor=seat))


def belongings(state: AndorState, seat: int, what: str) -> tuple[int, ...]:
    return state.gems[seat] if what == "gem" else state.bag[seat]


class GivesUp(HeroStep[GiveUp], frozen=True):
    """A hero loses gems or small articles of his choice."""

    what: Literal["gem", "small"]
    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return [GiveUp(piece) for piece in dict.fromkeys(belongings(state, seat, self.what))]

    def take(self, state: AndorState, seat: int, action: GiveUp) -> None:
        lose_piece(state, seat, action.piece)
        back_to_market(state, action.piece)
        if belongings(state, seat, self.what):
            ask_again(state, self)
