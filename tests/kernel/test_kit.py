"""The kit of steps, each shape in a game of one page."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from herna.kernel import Action, Seat, State, Step
from herna.kernel.kit import ChangeableRoll, Distribute, SeatStep, TurnStep, Volunteers, ask_again
from tests.kernel.tiny import TinyGame, TinyState


class Give(Action, frozen=True):
    seat: Seat
    coins: int


class Take(Action, frozen=True):
    coins: int


class Pass(Action, frozen=True):
    pass


class ShareCoins(Distribute[TinyState, Give], frozen=True):
    """The pot is shared; nobody has room for more than six coins."""

    def seats(self, state: TinyState) -> tuple[int, ...]:
        return (0,)

    def places(self, state: TinyState) -> Sequence[int]:
        return range(len(state.purse))

    def room(self, state: TinyState, place: int) -> int:
        return 6 - state.purse[place]

    def piece(self, place: int, amount: int) -> Action:
        return Give(place, amount)

    def take(self, state: TinyState, seat: int, action: Give) -> None:
        state.purse[action.seat] += action.coins
        self.again(state, action.coins)


class Beg(SeatStep[TinyState, Take], frozen=True):
    left: int

    def options(self, state: TinyState, seat: int) -> Sequence[Action]:
        return [Take(1)]

    def take(self, state: TinyState, seat: int, action: Take) -> None:
        state.purse[seat] += action.coins
        ask_again(state, self)


class Raise(Volunteers[TinyState, Take | Pass], frozen=True):
    def options(self, state: TinyState, seat: int) -> Sequence[Action]:
        return [Pass(), Take(1)]

    def take(self, state: TinyState, seat: int, action: Take | Pass) -> None:
        if isinstance(action, Take):
            state.notes.append(f"{seat} holds a shield")
        else:
            self.next_after(state, seat)


class Bend(ChangeableRoll[TinyState, Take | Pass], frozen=True):
    """Whoever has a coin may pay it for one more on the die, which lies in the pot."""

    def may_change(self, state: TinyState, seat: int) -> bool:
        return state.purse[seat] > 0

    def options(self, state: TinyState, seat: int) -> Sequence[Action]:
        return [Pass(), Take(1)]

    def take(self, state: TinyState, seat: int, action: Take | Pass) -> None:
        if isinstance(action, Pass):
            self.leave(state, seat)
            return
        state.purse[seat] -= action.coins
        state.pot += action.coins
        self.ask(state)

    def settle(self, state: TinyState) -> None:
        state.notes.append(f"the die shows {state.pot}")


class KitGame(TinyGame):
    name = "kit"
    actions = (Give, Take, Pass)
    steps = (ShareCoins, Beg, Raise, Bend)

    def __init__(self, first: Step) -> None:
        super().__init__()
        self.first = first  # type: ignore[misc]


def begin(step: Step, players: int = 3) -> Any:
    return KitGame(step).new(players=players, seed=1)


def test_a_number_is_shared_out_in_pieces_as_far_as_there_is_room() -> None:
    state = begin(ShareCoins(left=4), players=2)
    assert state.options() == (Give(0, 1), Give(1, 1))
    state.apply(Give(0, 1))
    assert state.options() == (Give(1, 1),)
    state.apply(Give(1, 1))
    assert state.over
    assert state.purse == [6, 6]


def test_the_same_question_comes_again_with_one_less() -> None:
    state = begin(Beg(2, left=3))
    assert state.seats_to_act == (2,)
    for _ in range(3):
        state.apply(Take(1), 2)
    assert state.over
    assert state.purse[2] == 8


def test_volunteers_answer_in_any_order_and_one_deed_is_enough() -> None:
    state = begin(Raise(waiting=(0, 1, 2)))
    state.apply(Pass(), 1)
    assert state.seats_to_act == (0, 2)
    state.apply(Take(1), 2)
    assert state.over
    assert state.notes == ["2 holds a shield"]


def test_a_question_to_volunteers_ends_when_everybody_has_declined() -> None:
    state = begin(Raise(waiting=(0, 1)))
    state.apply(Pass(), 0)
    state.apply(Pass(), 1)
    assert state.over


def test_dice_count_when_everybody_is_content() -> None:
    state = begin(Bend(waiting=(0, 1)))
    pot = state.pot
    state.purse[:2] = [3, 1]
    state.apply(Take(1), 1)
    assert state.steps[-1] == Bend(waiting=(0,)), "who can change nothing more is not asked"
    state.apply(Take(1), 0)
    assert state.steps[-1] == Bend(waiting=(0,)), "who has changed something may change more"
    assert not state.notes
    state.apply(Pass(), 0)
    assert state.over
    assert state.notes == [f"the die shows {pot + 2}"]


def test_a_step_of_the_seat_on_turn_asks_it() -> None:
    class Turning(State):
        __slots__ = ("turn",)
        turn: int

    state = object.__new__(Turning)
    state.turn = 2
    assert TurnStep().seats(state) == (2,)


class Plain(State):
    __slots__ = ("bag", "grid", "names", "number", "row", "table")

    number: int
    row: list[int]
    grid: list[list[int]]
    names: tuple[str, ...]
    table: dict[str, int]
    bag: set[int]


def test_a_copy_made_from_the_slots_shares_nothing_that_changes() -> None:
    setting = KitGame(Raise(waiting=(0,))).setting(2)
    state = Plain(setting, 1)
    assert (state.number, state.row, state.grid, state.names, state.table, state.bag) == (0, [], [], (), {}, set())
    state.row, state.grid, state.table, state.bag = [1], [[1], [2]], {"a": 1}, {4}
    twin = state.copy()
    twin.row.append(2)
    twin.grid[0].append(2)
    twin.table["b"] = 2
    twin.bag.add(5)
    assert (state.row, state.grid, state.table, state.bag) == ([1], [[1], [2]], {"a": 1}, {4})


def test_a_slot_without_annotation_is_refused() -> None:
    with pytest.raises(TypeError, match="needs an annotation"):
        type("Forgetful", (State,), {"__slots__": ("mystery",)})


def test_what_was_worked_out_is_kept_for_one_decision_only() -> None:
    state = begin(Beg(0, left=2))
    calls: list[int] = []
    state.options()

    def count() -> int:
        calls.append(1)
        return int(state.purse[0])

    for _ in range(2):
        assert state.remember("coins", count) == 5
    assert len(calls) == 1
    state.apply(Take(1))
    state.options()
    assert state.remember("coins", lambda: state.purse[0]) == 6


def test_nothing_is_kept_while_the_table_changes() -> None:
    state = begin(Beg(0, left=2))
    state.changed()
    assert state.remember("coins", lambda: 1) == 1
    assert state.remember("coins", lambda: 2) == 2
