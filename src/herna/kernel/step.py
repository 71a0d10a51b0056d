"""Steps: what is still to be resolved, as small immutable data on the state's stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Protocol

import msgspec

from herna.kernel.action import Action, kebab
from herna.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from typing_extensions import TypeVar

    Table = TypeVar("Table", bound="Stack", default=Any)
    """The state a step works on."""
    Answer = TypeVar("Answer", default=Any)
    """The kinds of actions a step offers."""
else:
    from typing import TypeVar

    Table = TypeVar("Table")
    Answer = TypeVar("Answer")


class Stack(Protocol):
    """What a step needs of the table it works on: whatever is to be done next is pushed on it."""

    def push(self, step: Step, /) -> None: ...


class Prompt(msgspec.Struct, frozen=True):
    """What a seat is being asked: the Fluent message `prompt-<id>` and the facts in it."""

    id: str
    facts: dict[str, int | str] = {}


class Reason(msgspec.Struct, frozen=True):
    """Why something is the thing to do: the Fluent message `reason-<id>` and the facts in it."""

    id: str
    facts: Mapping[str, int | float | str] = {}


class Solution(msgspec.Struct, frozen=True):
    """The best way through what lies before a seat, as far as a search of the game's own has found it."""

    actions: tuple[Action, ...]
    """What is to be done, up to its end or to what nobody knows yet."""
    told: tuple[Reason, ...]
    """What that comes to, the most important sentence first."""
    proven: bool
    """Is there no better way? Otherwise it is the best that was found."""


class Step(msgspec.Struct, Generic[Table, Answer], frozen=True, tag_field="step", tag=kebab, gc=False):
    """A step that asks. It names the seats that may answer, lists each one's options and carries out one choice.

    `class Build(Step[EmpireState, BuildCity | Decline])` says which state it works on and which actions it offers, so
    that `take` gets them typed. The kit of steps (`herna.kernel.kit`) has the shapes that games need again and again.

    The kernel takes the step off the stack before `take`; what is still to be done after the choice, `take` pushes.
    """

    asks: ClassVar[bool] = True
    clause: ClassVar[str | None] = None

    def seats(self, state: Table) -> tuple[int, ...]:
        """Who may answer, those first for whom the table waits."""
        raise NotImplementedError(type(self).__name__)

    def awaited(self, state: Table) -> tuple[int, ...]:
        """For whom of them the table waits: without their answers the game does not go on. They stand first in `seats`;
        the others may act of their own free will (help, react) and hold nobody up."""
        return self.seats(state)

    def options(self, state: Table, seat: int) -> Sequence[Action]:
        """What `seat` may choose, in a fixed order."""
        raise NotImplementedError(type(self).__name__)

    def take(self, state: Table, seat: int, action: Answer) -> None:
        """Carry out one of the offered options."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, state: Table, seat: int) -> Prompt:
        """The question in words; says nothing that `seat` may not know."""
        return Prompt(_tag(type(self)))

    def covers(self, state: Table, seat: int, action: Action) -> Any:
        """What a choice lays face down, as plain data: nobody else can tell the choice until `Game.uncover` says that
        it was turned up. None: nothing is covered, and whether others can tell it is tried out."""
        return None

    def refusal(self, state: Table, seat: int, action: Action) -> IllegalAction:
        """Why this action is not offered, with the clause that says so."""
        return IllegalAction("not-offered", clause=self.clause)


class Automatic(Step[Table, Any], Generic[Table], frozen=True):
    """A step that does not ask: it just runs."""

    asks: ClassVar[bool] = False

    def run(self, state: Table) -> None:
        raise NotImplementedError(type(self).__name__)


def _tag(kind: type[Step]) -> str:
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag
