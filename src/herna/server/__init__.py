"""The server: tables over HTTP and WebSocket, and the page that plays at them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from herna.server.front import Front
    from herna.server.reach import Reach
    from herna.server.settings import Settings

__all__ = ["create_app", "serve"]


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
    from herna.server.serving import serve as run

    run(host, port, db, workers, demo, bots, open_browser, ready)


def create_app(settings: Settings | None = None) -> Front:
    """The server as an ASGI application."""
    from herna.server.app import create_app as create

    return create(settings)
