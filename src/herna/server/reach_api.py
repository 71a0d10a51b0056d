"""What an invitation needs: an address that works for the guest, and its QR code."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from litestar import Controller, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody
from litestar.status_codes import HTTP_200_OK

from herna.server import codes
from herna.server.reach import is_loopback, reach_of
from herna.server.refusals import told
from herna.server.settings import Settings
from herna.server.wire import Body

SVG = "image/svg+xml"


class Reachable(msgspec.Struct, frozen=True):
    """Addresses for guests, the best first; `only_here` where the server listens for its own machine only."""

    addresses: tuple[str, ...]
    only_here: bool


class CodeWanted(Body, frozen=True, kw_only=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]


class ReachController(Controller):
    path = "/api"
    tags = ("server",)

    @get("/reach", sync_to_thread=False, responses=told(429))
    def reach(self, request: Request[Any, Any, Any], settings: NamedDependency[Settings]) -> Reachable:
        """Where others reach this server. Only whoever sits at its own machine is told: others have found it."""
        if settings.listens_at is None or not _at_this_machine(request):
            return Reachable((), False)
        found = reach_of(*settings.listens_at)
        return Reachable(found.others, found.only_here)

    @post("/qr", status_code=HTTP_200_OK, media_type=SVG, sync_to_thread=True, responses=told(400, 429))
    def draw(self, data: JSONBody[CodeWanted]) -> Response[bytes]:
        """A QR code as SVG. The text comes in the body: invitations do not belong in logs of addresses."""
        return Response(codes.svg(data.text), media_type=SVG)


def _at_this_machine(request: Request[Any, Any, Any]) -> bool:
    """A proxy on this machine connects from here too, but asks for the name that people know."""
    client = request.client
    try:
        asked_for = urlsplit(f"//{request.headers.get('host', '')}").hostname or ""
    except ValueError:
        return False
    return client is not None and is_loopback(client.host) and is_loopback(asked_for)
