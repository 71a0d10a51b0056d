"""What the test games of the kernel have in common."""

from __future__ import annotations

from typing import ClassVar, Self

from herna.kernel import (
    Action,
    Dice,
    Game,
    Setting,
    State,
    Step,
    View,
)


class TinyState(State):
    """What the tiny games keep: a purse and a hand per seat, a pot, and notes."""

    __slots__ = ("deck", "hands", "notes", "pot", "purse", "shown")

    purse: list[int]
    hands: list[list[int]]
    deck: list[int]
    shown: list[int]
    pot: int
    notes: list[str]

    def copy(self) -> Self:
        new = super().copy()
        new.purse = self.purse[:]
        new.hands = [hand[:] for hand in self.hands]
        new.deck = self.deck[:]
        new.shown = self.shown[:]
        new.pot = self.pot
        new.notes = self.notes[:]
        return new


class TinyView(View, kw_only=True):
    purse: tuple[int, ...]
    hand: tuple[int, ...]
    hand_sizes: tuple[int, ...]
    shown: tuple[int, ...]
    pot: int
    notes: tuple[str, ...]
    answered: tuple[bool, ...]


class TinyGame(Game):
    """The frame of a tiny game: `first` is its first step."""

    rules = 1
    prefix = "TINY"
    players = range(1, 5)
    state = TinyState
    first: ClassVar[Step]

    def deal(self, setting: Setting, seed: int) -> State:
        state = TinyState(setting, seed)
        state.purse, state.hands = [5] * setting.players, [[] for _ in range(setting.players)]
        state.deck, state.shown, state.pot, state.notes = list(range(12)), [-1] * setting.players, 0, []
        state.shuffle(state.deck)
        state.push(self.first)
        return state

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return tuple(state.purse)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return tuple(seat for seat, coins in enumerate(state.purse) if coins == max(state.purse))

    def view(self, state: TinyState, seat: int | None) -> View:
        return TinyView(
            **state.seen_by(seat),
            purse=tuple(state.purse),
            hand=tuple(state.hands[seat]) if seat is not None else (),
            hand_sizes=tuple(len(hand) for hand in state.hands),
            shown=tuple(state.shown) if state.over else tuple(-1 for _ in state.shown),
            pot=state.pot,
            notes=tuple(state.notes),
            answered=tuple(bid >= 0 for bid in state.shown),
        )

    def deal_again(self, state: TinyState, seat: int | None, dice: Dice) -> None:
        unseen = state.deck + [card for other, hand in enumerate(state.hands) if other != seat for card in hand]
        for last in range(len(unseen) - 1, 0, -1):
            other = int(dice.random() * (last + 1))
            unseen[last], unseen[other] = unseen[other], unseen[last]
        for other, hand in enumerate(state.hands):
            if other != seat:
                state.hands[other] = [unseen.pop() for _ in hand]
        state.deck = unseen
        if not state.over:
            for other, bid in enumerate(state.shown):
                if bid >= 0 and other != seat:
                    state.shown[other] = int(dice.random() * (state.purse[other] + 1))


class Choose(Action, frozen=True):
    number: int
