"""What can go wrong, as data: a code, the facts, and the clause of the rules where one says so.

The sentences live in the Fluent files. The package hands a speaker in, so that an error reads well in a plain
Python program too, while the kernel itself knows no language.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

Speaker = Callable[["HernaError", str], str]


class HernaError(Exception):
    """Anything Herna refuses. `code` names the reason, `facts` fill the sentence, `clause` cites the rules."""

    speaker: Speaker | None = None

    def __init__(self, code: str, *, clause: str | None = None, game: str | None = None, **facts: Any) -> None:
        super().__init__(code)
        self.code = code
        self.clause = clause
        self.game = game
        self.facts = facts

    def reason(self, language: str = "en") -> str:
        """The sentence for a person, in Czech (`cs`) or English (`en`)."""
        speaker = type(self).speaker
        if speaker is not None:
            return speaker(self, language)
        facts = ", ".join(f"{name}={value}" for name, value in self.facts.items())
        cited = f" ({self.clause})" if self.clause else ""
        return f"{self.code}: {facts}{cited}" if facts else f"{self.code}{cited}"

    def __str__(self) -> str:
        return self.reason("en")


class IllegalAction(HernaError, ValueError):
    """An action that is malformed, comes from the wrong seat, or is not offered. Nothing has changed."""


class Endless(HernaError):
    """Rules that somebody wrote for himself go round in a circle. The position is spoilt: go on from an earlier one."""


class BadSetting(HernaError, ValueError):
    """A game, number of players, option or seed that does not exist."""


class BadRecord(HernaError, ValueError):
    """A save that is not one, is cut off, or was changed. `last_good` moves of it can still be trusted."""

    def __init__(self, code: str, *, last_good: int = 0, **facts: Any) -> None:
        super().__init__(code, last_good=last_good, **facts)
        self.last_good = last_good
