"""Tiny games that exist only to prove what the kernel can carry. Each is a page long."""

from __future__ import annotations

from functools import cached_property
from typing import Any, ClassVar, Self

from herna.kernel import (
    Action,
    Automatic,
    Dice,
    Event,
    Game,
    IllegalAction,
    Options,
    Prompt,
    Seat,
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


# Nested effects, three deep, each with a choice


class Choose(Action, frozen=True):
    number: int


class Effect(Step, frozen=True):
    """An effect that asks for a number and then sets off so many effects one level deeper."""

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


# A co-operative game: all win or all lose


class Pay(Action, frozen=True):
    coins: int


class CommonPot(Step, frozen=True):
    """Everybody pays something in turn; with ten in the pot all have won."""

    turn: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (self.turn,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Pay(coins) for coins in range(min(4, state.purse[seat]) + 1)]

    def take(self, state: TinyState, seat: int, action: Pay) -> None:
        state.purse[seat] -= action.coins
        state.pot += action.coins
        if self.turn + 1 < len(state.purse):
            state.push(CommonPot(self.turn + 1))


class OneTeam(Setting):
    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(self.players)),)


class Together(TinyGame):
    """All win or lose as one; alone it is the same game."""

    name, actions, steps, first = "together", (Pay,), (CommonPot,), CommonPot(0)

    def prepare(self, players: int, options: Options) -> Setting:
        return OneTeam(self, players, options)

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return (state.pot,) * len(state.purse)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return tuple(range(len(state.purse))) if state.pot >= 10 else ()


# Two teams: those who sit opposite each other have one purse in the end


class TwoTeams(Setting):
    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return tuple(tuple(range(first, self.players, 2)) for first in (0, 1))


class Teams(TinyGame):
    name, actions, steps, first = "teams", (Pay,), (CommonPot,), CommonPot(0)
    players = range(4, 5)
    view_type = TinyView

    def prepare(self, players: int, options: Options) -> Setting:
        return TwoTeams(self, players, options)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        """Who has kept more wins; both teams do if they have kept the same."""
        teams = state.setting.teams
        kept = [sum(state.purse[seat] for seat in team) for team in teams]
        won = [team for team, coins in zip(teams, kept, strict=True) if coins == max(kept)]
        return tuple(sorted(seat for team in won for seat in team))

    def features(self, view: Any) -> list[float]:
        return [float(coins) for coins in view.purse]


# One player alone, who wins or loses by what the game asks


class Climb(Step, frozen=True):
    left: int

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (0,)

    def options(self, state: TinyState, seat: int) -> list[Action]:
        return [Choose(0), Choose(1), Choose(2)]

    def take(self, state: TinyState, seat: int, action: Choose) -> None:
        state.pot += action.number
        if self.left > 1:
            state.push(Climb(self.left - 1))


class AloneSetting(Setting):
    @cached_property
    def catalogue(self) -> tuple[Action, ...]:
        return Choose(0), Choose(1), Choose(2)


class Solitaire(TinyGame):
    name, actions, steps, first = "solitaire", (Choose,), (Climb,), Climb(4)
    players = range(1, 2)
    view_type = TinyView

    def prepare(self, players: int, options: Options) -> Setting:
        return AloneSetting(self, players, options)

    def scores(self, state: TinyState) -> tuple[int, ...]:
        return (state.pot,)

    def winners(self, state: TinyState) -> tuple[int, ...]:
        return (0,) if state.pot >= 6 else ()

    def features(self, view: Any) -> list[float]:
        return [float(view.pot)]


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
