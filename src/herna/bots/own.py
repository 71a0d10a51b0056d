"""Bots that people write themselves: a class in a Python file, named `path/to/file.py:Class`."""

from __future__ import annotations

import importlib.util
import sys
import traceback
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

from herna.bots.bot import BadBot, Bot
from herna.bots.random import Random

SUFFIX = ".py"


class Address(NamedTuple):
    """Where a bot of one's own is: the file, and the class in it."""

    file: Path
    kind: str

    @property
    def level(self) -> str:
        """What it is called at the table; the folder is nobody's business there."""
        return f"{self.file.name}:{self.kind}"

    def __str__(self) -> str:
        return f"{self.file}:{self.kind}"


def is_address(text: str) -> bool:
    """Does the word name a bot of one's own rather than a level?"""
    return SUFFIX + ":" in text or text.endswith(SUFFIX)


def address(text: str) -> Address:
    """The address that `path/to/file.py:Class` means. Raises `BadBot` if it is none, or there is no such file."""
    file, colon, kind = text.rpartition(":")
    if not colon or not kind.isidentifier() or not file.endswith(SUFFIX):
        raise BadBot("bot-address", bot=text)
    path = Path(file).expanduser()
    if not path.is_file():
        raise BadBot("bot-no-file", bot=text, file=file)
    return Address(path.resolve(), kind)


def load(where: Address) -> type[Bot]:
    """The class at the address, in this very process. Raises `BadBot` if the file or the class is not in order."""
    module = _module(where)
    found = getattr(module, where.kind, None)
    if found is None:
        known = [name for name, kind in vars(module).items() if _is_bot(kind) and kind.__module__ == module.__name__]
        raise BadBot("bot-no-class", bot=where.level, kind=where.kind, file=str(where.file), known=known)
    return check(found, where.level)


def check(kind: object, name: str) -> type[Bot]:
    """The class, if it is a bot; raises `BadBot` that says what is missing."""
    if not isinstance(kind, type) or not issubclass(kind, Bot):
        raise BadBot("bot-not-a-bot", bot=name)
    if kind.choose not in (Bot.choose, Random.choose):
        raise BadBot("bot-chooses", bot=name)
    if kind.choose is Bot.choose and kind.think is Bot.think:
        raise BadBot("bot-without-think", bot=name)
    return kind


def what_broke(error: BaseException, file: str) -> str:
    """An exception in one line, with the line of the person's own file that led to it."""
    frames = [frame for frame in traceback.extract_tb(error.__traceback__) if frame.filename == file]
    detail = "".join(traceback.format_exception_only(error)).strip().splitlines()[-1]
    return f"{detail} ({Path(file).name}, line {frames[-1].lineno})" if frames else detail


def _is_bot(kind: object) -> bool:
    return isinstance(kind, type) and issubclass(kind, Bot)


def _module(where: Address) -> ModuleType:
    """The file as a module; what lies beside it can be imported from it."""
    folder = str(where.file.parent)
    if folder not in sys.path:
        sys.path.append(folder)
    name = f"herna_own_{where.file.stem}_{abs(hash(where.file))}"
    if name in sys.modules:
        return sys.modules[name]
    spec = importlib.util.spec_from_file_location(name, where.file)
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    try:
        spec.loader.exec_module(module)
    except BaseException as error:
        del sys.modules[name]
        raise BadBot("bot-file", bot=where.level, detail=what_broke(error, str(where.file))) from error
    return module
