"""Programs by number: a state never holds a program, only its number in the setting."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, overload

from herna.games.programs.words import Program, Trigger, programs_in


class Programs(Sequence[Program]):
    """All programs of a setting, each with a number: those that content brings, and those inside them.

    They are numbered once, in the order in which the setting adds them, so that equal settings number alike. After
    `freeze` nothing can be added.
    """

    def __init__(self) -> None:
        self._programs: list[Program] = []
        self._numbers: dict[int, int] = {}
        self._frozen = False
        self.retroactive: frozenset[str] = frozenset()
        """The events that some trigger asks for although they have already happened."""

    def add(self, content: Any) -> int:
        """Number every program in a piece of content. Gives the number of the first, -1 if there is none."""
        found = [program for program in programs_in(content) if program]
        for program in found:
            if id(program) not in self._numbers:
                if self._frozen:
                    raise TypeError("programs are numbered before the first state is made")
                self._numbers[id(program)] = len(self._programs)
                self._programs.append(program)
        return self._numbers[id(found[0])] if found else -1

    def freeze(self) -> None:
        """All content is in: numbers stay as they are."""
        self._frozen = True
        words = (word for program in self._programs for word in program)
        self.retroactive = frozenset(word.event for word in words if isinstance(word, Trigger) and word.retroactive)

    def number(self, program: Program) -> int:
        """The number of a program that was added; -1 for an empty one."""
        return self._numbers[id(program)] if program else -1

    @overload
    def __getitem__(self, at: int) -> Program: ...
    @overload
    def __getitem__(self, at: slice) -> Sequence[Program]: ...
    def __getitem__(self, at: int | slice) -> Program | Sequence[Program]:
        return self._programs[at]

    def __len__(self) -> int:
        return len(self._programs)

    def __iter__(self) -> Iterator[Program]:
        return iter(self._programs)
