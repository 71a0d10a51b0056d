"""The program in which one bot of somebody's own thinks: its arguments are the file and the class.

It is told imagined positions on its standard input and answers on its standard output, each message some bytes of
msgpack after their length. What the bot prints goes to the standard error.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
from collections import OrderedDict
from pathlib import Path
from typing import IO, Any

import msgspec

from herna.bots.bot import BadBot, Bot
from herna.bots.own import Address, load, what_broke
from herna.games import game

if sys.platform != "win32":
    import resource

LENGTH = 4
REMEMBERED = 64
"""Bots that are kept: one for every seat of the latest games."""


class Question(msgspec.Struct, frozen=True):
    """An imagined position, and whose choice it is. The same `number` is the same bot, so that it can remember."""

    number: int
    seed: int
    game: str
    players: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int


class Answer(msgspec.Struct, frozen=True, omit_defaults=True):
    """The action chosen; or a code and facts of what went wrong."""

    action: Any = None
    code: str = ""
    facts: dict[str, Any] = {}


def send(stream: IO[bytes], message: msgspec.Struct) -> None:
    """Write one message."""
    written = msgspec.msgpack.encode(message)
    stream.write(len(written).to_bytes(LENGTH) + written)
    stream.flush()


def receive(stream: IO[bytes]) -> bytes:
    """Read one message; nothing when the other side is gone."""
    head = stream.read(LENGTH)
    size = int.from_bytes(head) if len(head) == LENGTH else 0
    message = stream.read(size)
    return message if len(message) == size else b""


def think(kind: type[Bot], known: OrderedDict[int, Bot], asked: Question, file: str) -> Answer:
    """What the bot chooses, or how it broke down."""
    setting = game(asked.game).setting_of(asked.players, asked.options)
    state = setting.game.state.load(setting, asked.position)
    try:
        if asked.number not in known:
            known[asked.number] = kind(asked.seed)
            if len(known) > REMEMBERED:
                known.popitem(last=False)
        chosen = known[asked.number].think(state, asked.seat)
        return Answer(action=msgspec.to_builtins(chosen))
    except BaseException as error:  # also what would end a program or a task
        return Answer(code="bot-broke", facts={"detail": what_broke(error, file)})


def _listen(stream: IO[bytes], questions: queue.Queue[bytes]) -> None:
    """Whoever asked is gone when the input ends: then nobody waits for the thought that is under way either."""
    while message := receive(stream):
        questions.put(message)
    leave_with_all()


def leave_with_all() -> None:
    """End this process, and with it every process that the bot has started."""
    if hasattr(os, "killpg") and os.getpgrp() == os.getpid():
        os.killpg(0, signal.SIGKILL)
    os._exit(0)


def limit_memory(megabytes: int) -> None:
    """Limit the memory of this process; beyond that the bot meets a `MemoryError` then."""
    if sys.platform != "win32":
        size = megabytes * 1024 * 1024
        hard = resource.getrlimit(resource.RLIMIT_AS)[1]
        most = size if hard == resource.RLIM_INFINITY else min(size, hard)
        resource.setrlimit(resource.RLIMIT_AS, (most, most))


def main() -> None:
    """Answer questions until nobody asks any more."""
    _, file, name, megabytes = sys.argv
    limit_memory(int(megabytes))
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    where = Address(Path(file), name)
    try:
        kind = load(where)
    except BadBot as error:
        send(answers, Answer(code=error.code, facts=error.facts))
        return
    send(answers, Answer())
    questions: queue.Queue[bytes] = queue.Queue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    known: OrderedDict[int, Bot] = OrderedDict()
    while True:
        asked = msgspec.msgpack.decode(questions.get(), type=Question)
        send(answers, think(kind, known, asked, file))
