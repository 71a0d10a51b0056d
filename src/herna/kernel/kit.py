"""The kit of steps: the shapes that every game needs again and again.

| shape | what it is for |
|---|---|
| `SeatStep` | one seat answers, named in the step |
| `TurnStep` | the seat on turn answers (`state.turn`) |
| `ask_again` | the same question with one less, for every step that counts what is `left` |
| `Volunteers` | several seats may each do something once or decline: raising a shield, reacting |
| `Distribute` | a number is shared out over places, in as many pieces as one likes |
| `ChangeableRoll` | dice lie there until everybody who may change them is content |

Each is generic in the state it works on and in the actions it offers, so that `take` gets what it expects.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Generic, Protocol

from msgspec.structs import replace

from herna.kernel.action import Action
from herna.kernel.step import Answer, Stack, Step, Table

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    InTurns = TypeVar("InTurns", bound="TakenInTurns", default=Any)
    """The state of a game in which one seat is on turn."""
else:
    from typing import TypeVar

    InTurns = TypeVar("InTurns")


class TakenInTurns(Stack, Protocol):
    """A table at which one seat is on turn."""

    turn: int


class SeatStep(Step[Table, Answer], Generic[Table, Answer], frozen=True):
    """A step that one seat answers."""

    seat: int

    def seats(self, state: Table) -> tuple[int, ...]:
        return (self.seat,)


class TurnStep(Step[InTurns, Answer], Generic[InTurns, Answer], frozen=True):
    """A step that the seat on turn answers."""

    def seats(self, state: InTurns) -> tuple[int, ...]:
        return (state.turn,)


def ask_again(state: Stack, step: Any, used: int = 1) -> None:
    """Ask the question again with fewer `left`; nothing is asked when none is left."""
    if step.left > used:
        state.push(replace(step, left=step.left - used))


class Volunteers(Step[Table, Answer], Generic[Table, Answer], frozen=True, kw_only=True):
    """Several seats may do something, each once or not at all; `waiting` are those who have not answered yet.

    Whoever declines is not asked again. Where one deed is enough (a single shield), `take` does not call `next_after`.
    """

    waiting: tuple[int, ...]

    def seats(self, state: Table) -> tuple[int, ...]:
        return self.waiting

    def next_after(self, state: Table, seat: int) -> None:
        """Ask the others; nothing when everybody has answered."""
        waiting = tuple(other for other in self.waiting if other != seat)
        if waiting:
            state.push(replace(self, waiting=waiting))


class Distribute(Step[Table, Answer], Generic[Table, Answer], frozen=True, kw_only=True):
    """A number is shared out over places: each answer gives some of it to one place."""

    left: int

    def room(self, state: Table, place: int) -> int:
        """How much this place can still take."""
        raise NotImplementedError(type(self).__name__)

    def places(self, state: Table) -> Sequence[int]:
        """The places in the order in which they are offered."""
        raise NotImplementedError(type(self).__name__)

    def piece(self, place: int, amount: int) -> Action:
        """The action that gives an amount to a place."""
        raise NotImplementedError(type(self).__name__)

    def options(self, state: Table, seat: int) -> Sequence[Action]:
        return [
            self.piece(place, amount)
            for place in self.places(state)
            for amount in range(min(self.left, self.room(state, place)), 0, -1)
        ]

    def again(self, state: Table, used: int) -> None:
        """Share out the rest, as far as any place can still take some of it."""
        rest = replace(self, left=self.left - used)
        if rest.left > 0 and any(rest.room(state, place) > 0 for place in rest.places(state)):
            state.push(rest)


class ChangeableRoll(Volunteers[Table, Answer], Generic[Table, Answer], frozen=True, kw_only=True):
    """Dice lie on the table until everybody in `waiting` is content with them; where they lie is the game's affair.

    Whoever has changed them is asked again as long as there is something left to change (`take` calls `ask`); who
    leaves them as they are is not (`leave`).
    """

    def may_change(self, state: Table, seat: int) -> bool:
        """Can this seat still change anything about the dice?"""
        raise NotImplementedError(type(self).__name__)

    def settle(self, state: Table) -> None:
        """Everybody is content: the dice count."""

    def ask(self, state: Table) -> None:
        """Ask those who can still change something. The others are content; when all are, the dice count."""
        waiting = tuple(seat for seat in self.waiting if self.may_change(state, seat))
        if waiting:
            state.push(replace(self, waiting=waiting))
        else:
            self.settle(state)

    def leave(self, state: Table, seat: int) -> None:
        """A seat leaves the dice as they are."""
        replace(self, waiting=tuple(other for other in self.waiting if other != seat)).ask(state)
