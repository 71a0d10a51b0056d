"""What can be set on a server: by arguments of `serve`, or by the environment."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import msgspec

from herna.kernel import HernaError

PAUSE_MOST, DAYS_MOST = 60, 36_500
FORWARDED = "HERNA_FORWARDED_IPS"
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
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise CannotServe("folder-not-made", folder=str(folder), trouble=error.strerror or "") from error
    return str(folder / "tables.sqlite3")


def _listed(variable: str) -> tuple[str, ...]:
    """The words of a variable that are parted by commas."""
    return tuple(word.strip() for word in os.environ.get(variable, "").split(",") if word.strip())


def _number(variable: str, most: int, *, days: bool) -> float | None:
    text = os.environ.get(variable)
    if not text:
        return None
    try:
        number = float(text)
    except ValueError:
        number = -1.0
    if not 0 <= number <= most:
        raise CannotServe("bad-days" if days else "bad-seconds", variable=variable, text=text[:40], most=most)
    return number


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a server process needs to know; every process of a server gets the same."""

    database: str = "herna.sqlite3"
    redis: str | None = None
    neighbours: str | None = None
    """A folder in which the processes of this machine find each other, where there are several and no Redis."""
    inside: str | None = None
    """The address, with or without a port, at which other machines of the server reach this one."""
    origins: tuple[str, ...] = ()
    """Other origins whose pages may open the socket, such as that of a development server."""
    hosts: tuple[str, ...] = ()
    """The names under which people reach the server, with or without a port; none: whatever name they use."""
    page: str = str(PAGE)
    thinkers: int = max(1, (os.cpu_count() or 2) - 1)
    """How many bots think at the same time."""
    think_seconds: float = 20.0
    """After that a bot does what looks best at first glance. Companions of Andor may think for some seconds."""
    think_share: float = 0.5
    think_at_once: float = 300.0
    """How much of a thinker's time the bots of one table may take: some seconds at once, then a part of each second."""
    students: int = 1
    """How many games are gone through at the same time for records, replays and branches."""
    study_seconds: float = 30.0
    study_most: int = 64
    study_each: int = 12
    """How many such wishes may wait, in all and of one address."""
    advice_seconds: float = 10.0
    """After that a hint is given up; usually it takes less than one."""
    advice_each: int = 4
    """How many people of one address may wait for a hint at the same time."""
    advice_share: float = 0.25
    advice_at_once: float = 30.0
    """How long an adviser may think for one address: some seconds at once, then a part of each second."""
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
    connections_most: int = 50_000
    """How many connections there may be in all; a server that may open fewer files has fewer."""
    bytes_per_second: float = 1024 * 1024
    bytes_at_once: float = 16 * 1024 * 1024
    """What one address may send."""
    frame_most: int = 16 * 1024
    backlog_most: int = 256
    """How many frames may wait for a slow client before it is cut off."""
    backlog_bytes: int = 4 * 1024 * 1024
    """How much may wait for a slow client before it is cut off."""
    backlog_seconds: float = 30.0
    """How long a client may take nothing while something waits for it."""
    head_seconds: float = 10.0
    """How long the first lines of a request may take to come, and how long a connection may say nothing at all."""
    body_seconds: float = 20.0
    """How long the body of a request may take to come."""
    tables_at_once: int = 60
    tables_per_hour: float = 120.0
    """How many tables one address may open."""
    keep_empty_days: float = 7.0
    keep_finished_days: float = 365.0
    """How long tables are kept where nobody ever moved, and those whose game is over; 0 is for ever."""
    archive_days: float = 30.0
    """After this long the log of a game that is over is packed; 0 is never."""
    metrics: bool = False
    """May `/metrics` be asked?"""
    listens_at: tuple[str, int] | None = None
    """The address and port the server listens at, where it knows them."""
    demo: bool = False
    warm: bool = False
    """Start the thinkers at once instead of with the first bot's move."""

    @property
    def alone(self) -> bool:
        """Does one process serve everything? Then nobody has to say which tables are alive in it."""
        return self.redis is None and self.neighbours is None and "postgres" not in self.database.partition("://")[0]

    @classmethod
    def from_environment(cls, **given: object) -> Settings:
        """The defaults, overruled by the environment, overruled by what is given."""
        read = os.environ.get
        found: dict[str, object] = {
            "database": read("HERNA_DATABASE_URL"),
            "redis": read("HERNA_REDIS_URL"),
            "inside": read("HERNA_INSIDE"),
            "origins": _listed("HERNA_ORIGINS"),
            "hosts": _listed("HERNA_HOSTS"),
            "bots": _listed("HERNA_BOTS"),
            "metrics": read("HERNA_METRICS") == "1",
            "bot_pause": _number("HERNA_BOT_PAUSE", PAUSE_MOST, days=False),
            "keep_empty_days": _number("HERNA_KEEP_EMPTY_DAYS", DAYS_MOST, days=True),
            "archive_days": _number("HERNA_ARCHIVE_DAYS", DAYS_MOST, days=True),
            "keep_finished_days": _number("HERNA_KEEP_FINISHED_DAYS", DAYS_MOST, days=True),
        }
        found = {name: value for name, value in found.items() if value not in (None, "", ())}
        chosen = found | {name: value for name, value in given.items() if value is not None}
        if "database" not in chosen:
            chosen["database"] = _own_database()
        return msgspec.convert(chosen, cls)
