"""Numbers for Prometheus."""

from __future__ import annotations

import os
from functools import cache

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest, multiprocess
from prometheus_client.registry import REGISTRY

BYTES = (64, 128, 256, 512, 1024, 2048, 4096, 8192, 16384)
SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)

REQUESTS = Counter("herna_requests", "HTTP requests by kind of path and status.", ["path", "status"])
ACTIONS = Counter("herna_actions", "Actions of people that were committed.", ["game"])
ACTION_SECONDS = Histogram("herna_action_seconds", "From an action's arrival to its commit.", buckets=SECONDS)
THINKING = Histogram("herna_thinking_seconds", "How long bots take to choose.", buckets=SECONDS)
FRAME_BYTES = Histogram("herna_frame_bytes", "Size of the update frames sent.", buckets=BYTES)
SOCKETS = Gauge("herna_sockets", "Open sockets.", multiprocess_mode="livesum")
REFUSED = Counter("herna_refused", "Requests and frames refused by a limit.", ["limit"])

COMMITS = Counter("herna_commits", "Writes to the database that were committed.")
FAILURES = Counter("herna_failures", "What failed: requests answered 500, and uses of the database.", ["what"])
DATABASE_SECONDS = Histogram("herna_database_seconds", "How long a write takes until it is committed.", buckets=SECONDS)
TABLES = Gauge("herna_live_tables", "Tables in memory.", multiprocess_mode="livesum")
WAITING = Gauge("herna_thinking_waiting", "Choices of bots that wait for a thinker.", multiprocess_mode="livesum")
LOOP_LAG = Histogram("herna_loop_lag_seconds", "How much later than wanted the loop comes round.", buckets=SECONDS)


def wrote(seconds: float, committed: bool) -> None:
    """The database was written to, or could not be."""
    DATABASE_SECONDS.observe(seconds)
    if committed:
        COMMITS.inc()
    else:
        FAILURES.labels("database").inc()


@cache
def actions_of(game: str) -> Counter:
    """The counter of one game: looking it up by its label would take longer than counting."""
    return ACTIONS.labels(game)


def exposition() -> bytes:
    """Everything as text; of all processes, where there are several."""
    if "PROMETHEUS_MULTIPROC_DIR" not in os.environ:
        return generate_latest(REGISTRY)
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)
