"""What can be set on a server: by arguments of `serve`, or by the environment."""

from __future__ import annotations

import os
from pathlib import Path

import msgspec

BODY_MOST, RECORD_MOST = 64 * 1024, 1024 * 1024
PAGE = Path(__file__).with_name("page")


def _home() -> Path:
    """Where a server that is told nothing keeps its tables."""
    base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(base) / "herna"


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
    demo: bool = False
    warm: bool = False
    """Start the thinkers at once instead of with the first bot's move."""

    @classmethod
    def from_environment(cls, **given: object) -> Settings:
        """The defaults, overruled by the environment, overruled by what is given."""
        found: dict[str, object] = {"database": os.environ.get("HERNA_DATABASE_URL")}
        found["redis"] = os.environ.get("HERNA_REDIS_URL")
        if origins := os.environ.get("HERNA_ORIGINS"):
            found["origins"] = tuple(origins.split(","))
        if pause := os.environ.get("HERNA_BOT_PAUSE"):
            found["bot_pause"] = float(pause)
        found |= given
        chosen = {name: value for name, value in found.items() if value is not None}
        if "database" not in chosen:
            home = _home()
            home.mkdir(parents=True, exist_ok=True)
            chosen["database"] = str(home / "tables.sqlite3")
        return msgspec.convert(chosen, cls)
