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
