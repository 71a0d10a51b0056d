"""The server's log: a line of JSON for each thing worth knowing, and never a move, a chat line or a secret.

What is raised is told by its kind and by where it was raised. Its sentence is left out unless the system itself says
it: sentences of the rules name moves, and others may repeat what somebody sent.
"""

from __future__ import annotations

import logging
import re
import sys
import traceback
from datetime import UTC, datetime
from pathlib import Path
from types import TracebackType
from typing import Any

import msgspec
from sqlalchemy.exc import DBAPIError

from herna.kernel import HernaError
from herna.server.asker import REQUEST, TABLE

SECRET = re.compile(r"((?:token|invitation)=)[^&\s\"']+")
NO_TEXT = "Invalid UTF-8 sequence"
FRAMES_MOST = 12
SENTENCE_MOST = 300

Raised = tuple[type[BaseException], BaseException, TracebackType | None]


class Discreet(logging.Filter):
    """Keeps tokens out of the log, whoever writes it, and what strangers could fill it with."""

    def filter(self, record: logging.LogRecord) -> bool:
        text = record.getMessage()
        if text.startswith(NO_TEXT):
            return False
        if "token=" in text or "invitation=" in text:
            record.msg, record.args = SECRET.sub(r"\1…", text), None
        return True


class Lines(logging.Formatter):
    """Lines of JSON; on a terminal, lines for people."""

    def __init__(self, *, plain: bool | None = None) -> None:
        super().__init__()
        self._plain = sys.stderr.isatty() if plain is None else plain

    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, Any] = {"at": at, "level": record.levelname.lower(), "from": record.name}
        line |= {"message": record.getMessage()}
        line |= {name: found for name, found in (("request", REQUEST.get()), ("table", TABLE.get())) if found}
        if record.exc_info and record.exc_info[1] is not None:
            line |= {"error": kind_of(record.exc_info[1]), "where": where(record.exc_info[1])}
        if self._plain:
            rest = " ".join(f"{name}={value}" for name, value in line.items() if name not in ("at", "level", "message"))
            return f"{at} {record.levelname} {line['message']} ({rest})"
        return msgspec.json.encode(line).decode()


def kind_of(error: BaseException) -> str:
    """What was raised: its kind, with its code or with what the system says, and what it was raised from."""
    found = type(error).__name__
    if isinstance(error, HernaError):
        found += f" {error.code}"
    elif isinstance(error, OSError):
        found += f" {error.strerror or ''}".rstrip()
    elif isinstance(error, DBAPIError):
        found += f" {str(error.orig).partition(chr(10))[0][:SENTENCE_MOST]}"
    cause = error.__cause__
    return found if cause is None else f"{found} from {kind_of(cause)}"


def where(error: BaseException) -> list[str]:
    """The innermost places of what was raised: file, line and function."""
    frames = traceback.extract_tb(error.__traceback__)[-FRAMES_MOST:]
    return [f"{Path(frame.filename).name}:{frame.lineno} {frame.name}" for frame in frames]


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "filters": {"discreet": {"()": Discreet}},
    "formatters": {"lines": {"()": Lines}},
    "handlers": {"err": {"class": "logging.StreamHandler", "formatter": "lines", "filters": ["discreet"]}},
    "root": {"handlers": ["err"], "level": "WARNING"},
    "loggers": {
        # uvicorn writes the whole address of every socket at level INFO, tokens and all, and a warning for every
        # request that is none: strangers could fill a disk with those
        "uvicorn": {"level": "ERROR"},
        "uvicorn.access": {"level": "CRITICAL", "propagate": False},
    },
}
