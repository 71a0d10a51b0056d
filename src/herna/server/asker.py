"""Who asks, and for what: known to everything that happens on behalf of one request or one socket."""

from __future__ import annotations

from contextvars import ContextVar

ASKER: ContextVar[str] = ContextVar("asker", default="")
"""The network of whoever asks: they wait in line with all others of it."""
REQUEST: ContextVar[str] = ContextVar("request", default="")
"""The number of the request, by which its lines in the log are found."""
TABLE: ContextVar[str] = ContextVar("table", default="")
"""The table it is about."""
