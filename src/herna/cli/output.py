"""Where the command prints: a console for people, JSON for programs."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from rich.console import Console


def console() -> Console:
    """The standard output. Made anew each time, so that it follows wherever the output goes now."""
    from rich.console import Console

    class Output(Console):
        def on_broken_pipe(self) -> None:
            """A reader that leaves early is told apart from a failure by the command itself."""
            raise BrokenPipeError

    return Output(file=sys.stdout, highlight=False, emoji=False, markup=False)


def error_console() -> Console:
    """The standard error: for progress, so that the output itself can be piped."""
    from rich.console import Console

    return Console(file=sys.stderr, highlight=False, emoji=False, markup=False)


def write_json(data: Any) -> None:
    """One line of JSON on the standard output."""
    print(msgspec.json.encode(data).decode())
