"""The other side of a bot of one's own: the process it thinks in, asked and, if need be, ended from here."""

from __future__ import annotations

import atexit
import os
import queue
import signal
import subprocess
import sys
import threading
from contextlib import suppress
from itertools import count

import msgspec

from herna.bots.bot import BadBot, Bot
from herna.bots.guest import Answer, Question, receive, send
from herna.bots.own import Address
from herna.kernel import Action, IllegalAction, State

START_SECONDS = 60.0
"""How long the file may take to load; on a busy machine that is slow."""
THINK_SECONDS = 20.0
MEMORY, MEMORY_USUAL = "HERNA_BOT_MEMORY", 2048
"""The variable that says how many megabytes a bot may take, and what it may where nobody has said."""
TOLD = frozenset(
    (
        *("PATH", "HOME", "LANG", "TZ", "TMPDIR", "TEMP", "TMP", "SYSTEMROOT", "VIRTUAL_ENV", "LD_LIBRARY_PATH"),
        *("HERNA_GAMES", "HERNA_CONTENT"),
    )
)
TOLD_BEGINNINGS = ("LC_", "PYTHON", "HERNA_BOT_", "OMP_", "CUDA_")
PROGRAM = "from herna.bots.guest import main; main()"


def environment() -> dict[str, str]:
    """What a bot of somebody's own is told of the environment: nothing that could be a secret."""
    return {name: value for name, value in os.environ.items() if name in TOLD or name.startswith(TOLD_BEGINNINGS)}


def memory() -> int:
    """How many megabytes such a bot may take."""
    text = os.environ.get(MEMORY, "")
    return int(text) if text.isdigit() and int(text) else MEMORY_USUAL


class Mind:
    """A process with one bot of somebody's own in it. It is started when it is needed, and again after it was ended."""

    def __init__(self, where: Address, seconds: float = THINK_SECONDS, *, quiet: bool = False) -> None:
        self.where = where
        self.seconds = seconds
        self.quiet = quiet
        self._process: subprocess.Popen[bytes] | None = None
        self._answers: queue.Queue[bytes] = queue.Queue()
        self._lock = threading.Lock()

    def start(self) -> None:
        """Load the file. Raises `BadBot` if it is not in order."""
        if self._process is not None:
            return
        command = [sys.executable, "-c", PROGRAM, str(self.where.file), self.where.kind, str(memory())]
        process = subprocess.Popen(
            command,
            env=environment(),
            start_new_session=True,  # so that it can be ended together with whatever it has started
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if self.quiet else None,
        )
        self._process, self._answers = process, queue.Queue()
        threading.Thread(target=_listen, args=(process, self._answers), daemon=True).start()
        atexit.register(self.end)
        self._answer(START_SECONDS)

    def ask(self, question: Question) -> Answer:
        """The answer, if it comes in time. Raises `BadBot` for a bot that breaks down, dies or is too slow."""
        with self._lock:
            self.start()
            assert self._process is not None
            assert self._process.stdin is not None
            with suppress(OSError):  # a process that has died has nothing to answer either
                send(self._process.stdin, question)
            return self._answer(self.seconds)

    def end(self) -> None:
        """End the process, whatever it is doing; the next question starts a new one."""
        process, self._process = self._process, None
        atexit.unregister(self.end)
        if process is not None:
            with suppress(ProcessLookupError, PermissionError):
                if hasattr(os, "killpg"):
                    os.killpg(process.pid, signal.SIGKILL)
                else:
                    process.kill()
            process.wait()
            if process.stdin is not None:
                with suppress(OSError):
                    process.stdin.close()

    def _answer(self, seconds: float) -> Answer:
        try:
            message = self._answers.get(timeout=seconds)
        except queue.Empty:
            self.end()
            raise BadBot("bot-slow", bot=self.where.level, seconds=seconds) from None
        if not message:
            self.end()
            raise BadBot("bot-died", bot=self.where.level)
        answer = msgspec.msgpack.decode(message, type=Answer)
        if answer.code:
            self.end()
            raise BadBot(answer.code, **{"bot": self.where.level} | answer.facts)
        return answer


class OwnBot(Bot):
    """A bot that somebody wrote, as the house sees it: it is shown imagined states, and its answers are checked."""

    _numbers = count(1)

    def __init__(self, mind: Mind, seed: int = 0) -> None:
        super().__init__(seed)
        self.level = mind.where.level
        self.mind = mind
        self.seed = seed
        self.number = next(self._numbers)

    def think(self, state: State, seat: int) -> Action:
        """Ask the other process; raises `BadBot` for what is no answer or not offered."""
        setting = state.setting
        options = msgspec.to_builtins(setting.options)
        question = Question(self.number, self.seed, setting.game.name, setting.players, options, state.dump(), seat)
        chosen = self.mind.ask(question).action
        try:
            action = state.decode(chosen)
        except IllegalAction as error:
            raise BadBot("bot-no-action", bot=self.level, answer=_short(chosen)) from error
        offered = state.options(seat)
        if action not in offered:
            written = [state.notation(option) for option in offered]
            raise BadBot("bot-illegal", bot=self.level, action=state.notation(action), offered=written)
        return action


def _listen(process: subprocess.Popen[bytes], answers: queue.Queue[bytes]) -> None:
    """Put every answer where it is waited for; the last is empty, when the process is gone."""
    assert process.stdout is not None
    with suppress(OSError, ValueError):
        while message := receive(process.stdout):
            answers.put(message)
        process.stdout.close()
    answers.put(b"")


def _short(answer: object) -> str:
    text = repr(answer)
    return text if len(text) <= 60 else text[:59] + "…"
