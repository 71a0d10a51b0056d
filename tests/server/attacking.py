"""What an attack has cost the server."""

from __future__ import annotations

import os
import re
from pathlib import Path

from tests.server.running import Server


def refused(server: Server, limit: str) -> float:
    """How often a limit has refused something since the server started."""
    found = re.search(rf'herna_refused_total{{limit="{limit}"}} ([0-9.]+)', server.http.get("/metrics").text)
    return float(found[1]) if found else 0.0


def memory(server: Server) -> int:
    """How many bytes of memory the server's process uses."""
    assert server.process is not None
    return int(Path(f"/proc/{server.process.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
