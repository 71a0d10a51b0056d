"""What the language asks of a table that cards act on, whatever the game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from herna.kernel import Step

if TYPE_CHECKING:
    from herna.games.programs.lasting import Happening, Lasting
    from herna.games.programs.numbering import Programs
    from herna.games.programs.vocabulary import Vocabulary

Known = TypeVar("Known")


class CardSetting(Protocol):
    """A setting whose cards are written in words."""

    players: int
    game: Any
    """The game itself; one whose cards act for everybody says who that is (`group`)."""

    @property
    def programs(self) -> Programs:
        """The programs of the cards by number."""

    @property
    def words(self) -> Vocabulary:
        """The game's vocabulary."""


class UsedUp(Protocol):
    """A table that knows which standing words are used up."""

    used: tuple[tuple[int, str, int], ...]

    def scope_of(self, seat: int, /) -> int:
        """The turn to which belongs what a seat does now."""


class CardState(UsedUp, Protocol):
    """A table that cards act on: `ProgramState` is one, with the setting of a game."""

    lasting: tuple[Lasting, ...]
    happened: tuple[Happening, ...]
    steps: list[Step[Any, Any]]

    @property
    def setting(self) -> CardSetting: ...

    def reveal(self) -> None: ...

    def push(self, step: Step[Any, Any], /) -> None: ...

    def push_all(self, steps: Sequence[Step[Any, Any]], /) -> None: ...

    def remember(self, key: Any, work: Callable[[], Known], /) -> Known: ...
