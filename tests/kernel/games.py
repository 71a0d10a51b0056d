"""Tiny games that exist only to prove what the kernel can carry. Each is a page long."""

from __future__ import annotations

from typing import Any

from herna.kernel import (
    Action,
    Automatic,
    Event,
    IllegalAction,
    Prompt,
    Seat,
    Step,
)
from tests.kernel.companies import Solitaire, Teams, Together
from tests.kernel.tiny import Choose, TinyGame, TinyState, TinyView

# Secret simultaneous bids


class Offer(Action, frozen=True):
    coins: int


class Offers(Event, frozen=True):
    coins: tuple[int, ...]


class SealedBids(Step, frozen=True):
    """Everybody bids at once; the highest pays."""

    clause = "TINY-1.1"

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(state.shown) if bid < 0)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Offer(coins) for coins in range(state.purse[seat] + 1)]

    def take(self, state: TinyState, seat: int, action: Offer) -> None:
        state.shown[seat] = action.coins
        if -1 in state.shown:
            state.push(self)
            return
        state.purse[state.shown.index(max(state.shown))] -= max(state.shown)
        state.reveal()
        state.tell(Offers(tuple(state.shown)))

    def prompt(self, state: TinyState, seat: int) -> Prompt:
        return Prompt("sealed-bids", {"coins": state.purse[seat]})

    def refusal(self, state: TinyState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("too-dear", clause="TINY-1.2", coins=state.purse[seat])


class Sealed(TinyGame):
    name, actions, steps, first = "sealed", (Offer,), (SealedBids,), SealedBids()


# Actions out of turn: everybody may give a coin at any time, one seat is to move


class Give(Action, frozen=True):
    to: Seat


class Move(Action, frozen=True):
    pass


class Round(Step, frozen=True):
    """One seat moves; the others may help it meanwhile (free activities)."""

    turn: int
    left: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        others = tuple(seat for seat in range(len(state.purse)) if seat != self.turn and state.purse[seat])
        return (self.turn, *others)

    def awaited(self, state: TinyState) -> tuple[int, ...]:
        return (self.turn,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Move()] if seat == self.turn else [Give(self.turn)]

    def take(self, state: TinyState, seat: int, action: Action) -> None:
        if isinstance(action, Give):
            state.purse[seat] -= 1
            state.purse[action.to] += 1
            state.push(self)
        elif self.left:
            state.push(Round((self.turn + 1) % len(state.purse), self.left - 1))


class OutOfTurn(TinyGame):
    name, actions, steps, first = "out_of_turn", (Give, Move), (Round,), Round(0, 5)
    secret, view_type = (), TinyView


class Effect(Step, frozen=True):
    """An effect that asks for a number and then sets off as many effects one level deeper."""

    depth: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Choose(0), Choose(1), Choose(2)]

    def take(self, state: TinyState, seat: int, action: Choose) -> None:
        state.push(Note(f"end {self.depth}"))
        state.notes.append(f"begin {self.depth}")
        if self.depth < 3:
            for _ in range(action.number):
                state.push(Effect(self.depth + 1))


class Note(Automatic, frozen=True):
    text: str

    def run(self, state: TinyState) -> None:
        state.notes.append(self.text)


class Nested(TinyGame):
    name, actions, steps, first = "nested", (Choose,), (Effect, Note), Effect(1)


# Hidden hands, shown at the end


class Play(Action, frozen=True):
    card: int


class Dealt(Event, frozen=True):
    seat: Seat
    cards: tuple[int, ...]


class DealHands(Automatic, frozen=True):
    def run(self, state: TinyState) -> None:
        for seat in range(len(state.hands)):
            state.hands[seat] = sorted(state.deck.pop() for _ in range(2))
            state.tell(Dealt(seat, tuple(state.hands[seat])), to=(seat,))
        state.push(PlayCard(0))


class PlayCard(Step, frozen=True):
    turn: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (self.turn,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Play(card) for card in state.hands[seat]]

    def take(self, state: TinyState, seat: int, action: Play) -> None:
        state.hands[seat].remove(action.card)
        state.purse[seat] += action.card
        state.reveal()
        if self.turn + 1 < len(state.hands):
            state.push(PlayCard(self.turn + 1))


class Hands(TinyGame):
    name, actions, steps, first = "hands", (Play,), (DealHands, PlayCard), DealHands()


# A die between choices: undo before it, not after it


class Step1(Action, frozen=True):
    pass


class Roll(Action, frozen=True):
    pass


class Walk(Step, frozen=True):
    left: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Step1(), Roll()]

    def take(self, state: TinyState, seat: int, action: Action) -> None:
        state.pot += 1 + state.below(6) if isinstance(action, Roll) else 1
        if self.left:
            state.push(Walk(self.left - 1))


class Dicey(TinyGame):
    name, actions, steps, first = "dicey", (Step1, Roll), (Walk,), Walk(8)


TINY_GAMES: tuple[Any, ...] = (Sealed(), OutOfTurn(), Nested(), Together(), Teams(), Solitaire(), Hands(), Dicey())
