"""`herna serve`: the server as a program."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import logging.config
import os
import signal
import socket
import sys
import tempfile
import threading
import time
import urllib.request
import webbrowser
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any

import msgspec
import uvicorn
from uvicorn.supervisors import Multiprocess

from herna import games, words
from herna.bots import enlist
from herna.games import game as game_named
from herna.games import names as game_names
from herna.server.journal import LOGGING
from herna.server.options import options_for
from herna.server.reach import Reach, listen, reach_of
from herna.server.settings import CannotServe, Settings
from herna.store import try_out

SETTINGS = "HERNA_SERVER_SETTINGS"
NOT_STARTED = 3
FILES_KEPT = 128
"""The files that stay free for the database, the log and the thinkers, however many connections come."""
FILES_UNKNOWN = 100_000
logger = logging.getLogger("herna")


def serve(
    host: str = "127.0.0.1",
    port: int = 8642,
    db: str | None = None,
    workers: int = 1,
    demo: bool = False,
    bots: tuple[str, ...] | None = None,
    open_browser: bool = False,
    ready: Callable[[Reach], None] | None = None,
) -> None:
    """Serve until stopped. `db` is a file or a URL; `bots` are addresses of own ones (`path/to/file.py:Class`).

    `ready` is told where, once the page can be opened. Raises `CannotServe`, `BadDatabase` or `BadBot`, before
    anything has started, with what would be right.
    """
    with ExitStack() as stack:
        neighbours = None
        if workers > 1:
            neighbours = stack.enter_context(tempfile.TemporaryDirectory(prefix="herna-"))
            os.environ.setdefault("PROMETHEUS_MULTIPROC_DIR", neighbours)
        settings = Settings.from_environment(database=db, demo=demo, bots=bots, warm=True, neighbours=neighbours)
        for own in settings.bots:
            enlist(own, resting=True)
        _try_redis(settings.redis)
        bound = stack.enter_context(listen(host, port))
        port = bound.getsockname()[1]
        asyncio.run(try_out(settings.database))
        settings = msgspec.structs.replace(settings, listens_at=(host, port))
        os.environ[SETTINGS] = msgspec.json.encode(settings).decode()
        _tell_of_wrong_files()
        if open_browser or ready:
            reach = reach_of(host, port)
            threading.Thread(target=_when_ready, args=(reach, open_browser, ready), daemon=True).start()
        options = options_for(settings)
        if workers > 1:
            config = uvicorn.Config("herna.server.serving:worker_app", factory=True, workers=workers, **options)
            Multiprocess(config, sockets=[bound]).run()
        else:
            _run(uvicorn.Config(worker_app(), **options), bound)


def _run(config: uvicorn.Config, bound: socket.socket) -> None:
    server = uvicorn.Server(config)
    with contextlib.suppress(ValueError):  # only the main thread hears of signals
        # uvicorn shuts down when it is told to end, then tells us once more; by then everything is in order.
        signal.signal(signal.SIGTERM, lambda *_: None)
    with contextlib.suppress(KeyboardInterrupt):
        server.run(sockets=[bound])
    if not server.started:
        sys.exit(NOT_STARTED)


def _try_redis(url: str | None) -> None:
    """See that the address is one. Redis itself need not be there yet."""
    if url is None:
        return
    try:
        import saq  # noqa: F401
        from redis.asyncio import Redis

        Redis.from_url(url)
    except ModuleNotFoundError as error:
        raise CannotServe("no-library", what="Redis") from error
    except ValueError as error:
        raise CannotServe("bad-redis") from error


def worker_app() -> Any:
    """The application of one process, with the settings its parent left in the environment."""
    from herna.server.app import create_app

    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    most = min(settings.connections_most, _files_most() - FILES_KEPT)
    app = create_app(msgspec.structs.replace(settings, connections_most=most))
    # What was loaded stays for good, and tables live long: looking through all of it often would make people wait.
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 50, 100)
    return app


def think(redis: str | None, thinkers: int | None) -> None:
    """Think for the servers that share a Redis, some bots at a time, until stopped. Raises `CannotServe`."""
    settings = Settings.from_environment(redis=redis, thinkers=thinkers, database="unused")
    if settings.redis is None:
        raise CannotServe("no-redis")
    _try_redis(settings.redis)
    from herna.server.far import think_for_others

    logging.config.dictConfig(LOGGING)
    asyncio.run(think_for_others(settings.redis, settings.thinkers, settings.think_seconds))


def _files_most() -> int:
    """How many files and connections this process may have open: as many as the system lets it."""
    if sys.platform == "win32":
        return FILES_UNKNOWN
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if hard != resource.RLIM_INFINITY and soft < hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
    return FILES_UNKNOWN if soft == resource.RLIM_INFINITY else soft


def run_worker(host: str, port: int) -> None:
    """Serve with the settings in the environment: for those who start a server with settings of their own."""
    settings = msgspec.json.decode(os.environ[SETTINGS], type=Settings)
    _tell_of_wrong_files()
    with listen(host, port) as bound:
        _run(uvicorn.Config(worker_app(), **options_for(settings)), bound)


def _tell_of_wrong_files() -> None:
    """Say in the log which files of the owner are left out, once for all processes."""
    logging.config.dictConfig(LOGGING)
    for left_out in games.left_out():
        logger.warning("left out: %s", left_out.reason("en"))
    for game in map(game_named, game_names()):
        # Most owners have no files of their own: words are read only for those who have.
        for error in game.wrong_files(words.say("en", game.name)) if game.own_files() else ():
            logger.warning("left out: %s", error.reason("en"))


def _when_ready(reach: Reach, open_browser: bool, ready: Callable[[Reach], None] | None) -> None:
    """Wait until the server answers, then say so."""
    for _ in range(600):
        try:
            with urllib.request.urlopen(f"{reach.here}healthz", timeout=2):
                break
        except OSError:
            time.sleep(0.1)
    else:
        return
    if ready:
        ready(reach)
    if open_browser:
        webbrowser.open(reach.here)
