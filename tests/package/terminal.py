"""A program at a real terminal: what it draws is read, keys are pressed."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import struct
import subprocess
import termios
import time
from types import TracebackType
from typing import Self

from tests.package.environments import Environment

WAIT = 60.0
"""Long enough for a busy machine; nothing is asserted about it."""
ROWS, COLUMNS = 40, 120
ESCAPES = re.compile(r"\x1b\[[0-?]*[ -/]*[@-~]|\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b[P_][^\x1b]*\x1b\\|\x1b.")


class Terminal:
    """A pseudo-terminal with `herna …` of an environment in it."""

    def __init__(self, environment: Environment, *words: str) -> None:
        self._command = [environment.program("herna"), *words]
        self._environment = environment
        self._said = ""

    def __enter__(self) -> Self:
        self._screen, inside = pty.openpty()
        fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", ROWS, COLUMNS, 0, 0))
        self.process = subprocess.Popen(
            self._command,
            stdin=inside,
            stdout=inside,
            stderr=inside,
            env=self._environment.surroundings,
            cwd=self._environment.folder,
            start_new_session=True,
        )
        os.close(inside)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait()
        os.close(self._screen)

    @property
    def text(self) -> str:
        """Everything drawn so far, without colours and movements of the cursor."""
        return ESCAPES.sub("", self._said)

    def press(self, keys: str) -> None:
        os.write(self._screen, keys.encode())

    def read(self, seconds: float = 0.2) -> None:
        """Take in what has been drawn."""
        ready, _, _ = select.select([self._screen], [], [], seconds)
        if ready:
            with contextlib.suppress(OSError):  # a closed terminal
                self._said += os.read(self._screen, 65536).decode(errors="replace")

    def until(self, *words: str) -> None:
        """Wait until all these words have been drawn."""
        self.wait(lambda: all(word in self.text for word in words), f"{words} on the screen")

    def wait(self, condition: object, what: str) -> None:
        assert callable(condition)
        end = time.monotonic() + WAIT
        while not condition():
            assert time.monotonic() < end, f"waited in vain for {what}; this was drawn:\n{self.text}"
            self.read()

    def leave(self) -> int:
        """Wait until the program has ended."""
        self.wait(lambda: self.process.poll() is not None, "the end")
        return self.process.wait()
