"""How uvicorn is to run."""

from __future__ import annotations

import os
from typing import Any

from herna.server.doors import HttpDoor, SocketDoor
from herna.server.journal import LOGGING
from herna.server.settings import FORWARDED, Settings


def options_for(settings: Settings) -> dict[str, Any]:
    """How uvicorn is to run: no access log, no compression contexts per socket, nothing larger than allowed."""
    return {
        "log_config": LOGGING,
        "log_level": "error",  # strangers could fill a disk with warnings
        "access_log": False,
        "server_header": False,
        "proxy_headers": FORWARDED in os.environ,
        "forwarded_allow_ips": os.environ.get(FORWARDED),
        "http": HttpDoor,
        "ws": SocketDoor,
        "ws_max_size": settings.frame_most,
        "ws_per_message_deflate": False,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": 3,
    }
