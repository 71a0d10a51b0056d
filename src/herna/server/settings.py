"""What can be set on a server: by arguments of `serve`, or by the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from herna.kernel import HernaError

PAUSE_MOST = 60
BODY_MOST, RECORD_MOST = 64 * 1024, 1024 * 1024
PAGE = Path(__file__).with_name("page")


class CannotServe(HernaError):
    """The server cannot start as it is told to."""


def data_folder() -> Path:
    """Where a server that is told nothing keeps its tables: the place the system has for a person's data."""
    if sys.platform == "win32":
        base = Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local")
    elif sys.platform == "darwin":
        base = Path.home() / "Library" / "Application Support"
    else:
        base = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share")
    return base / "herna"


def _own_database() -> str:
    folder = data_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe("folder-not-made", folder=str(folder), trouble=error.strerror or "") from error
    return str(folder / "tables.sqlite3")


def _listed(variable: str) -> tuple[str, ...]:
    """The words of a variable that are parted by commas."""
    return tuple(word.strip() for word in os.environ.get(variable, "").split(",") if word.strip())


def _seconds(variable: str) -> float | None:
    text = os.environ.get(variable)
    if not text:
        return None
    try:
        seconds = float(text)
    except ValueError:
        seconds = -1.0
    if not 0 <= seconds <= PAUSE_MOST:
        raise CannotServe("bad-seconds", variable=variable, text=text[:40], most=PAUSE_MOST)
    return seconds


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server process needs to know; every process of a server gets the same."""

    database: str = "herna.sqlite3"
    redis: str | None = None
    neighbours: str | None = None
    """A folder in which the processes of this machine find each other, where there are several and no Redis."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open the socket, such as that of a development server."""
    page: str = str(PAGE)
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots think at the same time."""
    think_seconds: float = 20.0
    """After that a bot does something at random. Companions of Andor may think for some seconds."""
    bots: tuple[str, ...] = ()
    """Bots of the operator's own, `path/to/file.py:Class`, which people can choose beside those of the house."""
    bot_pause: float = 0.4
    """How long a bot waits after the last move, so that people can follow."""
    sweep_seconds: float = 1.0
    again_seconds: float = 30.0
    """After this long somebody looks again at a table whose bot has not moved: its process may have died."""
    idle_seconds: float = 120.0
    """How long a table nobody looks at stays in memory."""
    requests_per_second: float = 50.0
    requests_at_once: int = 200
    frames_per_second: float = 20.0
    frames_at_once: int = 60
    sockets_per_address: int = 300
    frame_most: int = 16 * 1024
    backlog_most: int = 256
    """How many frames may wait for a slow client before it is sent away."""
    listens_at: tuple[str, int] | None = None
    """The address and port the server listens at, where it knows them."""
    demo: bool = False
    warm: bool = False
    """Start the thinkers at once instead of with the first bot's move."""

    @classmethod
    def from_environment(cls, **given: object) -> Settings:
        """The defaults, overruled by the environment, overruled by what is given."""
        read = os.environ.get
        found: dict[str, object] = {
            "database": read("HERNA_DATABASE_URL"),
            "redis": read("HERNA_REDIS_URL"),
            "origins": _listed("HERNA_ORIGINS"),
            "bots": _listed("HERNA_BOTS"),
            "bot_pause": _seconds("HERNA_BOT_PAUSE"),
        }
        found = {name: value for name, value in found.items() if value not in (None, "")}
        chosen = found | {name: value for name, value in given.items() if value is not None}
        if "database" not in chosen:
            chosen["database"] = _own_database()
        return msgspec.convert(chosen, cls)
