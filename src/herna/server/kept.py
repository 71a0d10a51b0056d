"""Answers that never change while a server runs: worked out once, away from the loop, and kept as they are sent."""

from __future__ import annotations

import asyncio
import gzip
from collections.abc import Callable
from typing import Any, NamedTuple, TypeVar, cast

import msgspec
from litestar import MediaType, Request, Response
from litestar.response.base import ASGIResponse

Result = TypeVar("Result")

WORTH_PACKING = 512
"""Bytes from which on an answer is packed for whoever unpacks it."""


class Written(NamedTuple):
    """An answer as it is sent, plain and packed; everybody gets the same, so packing gives no secret away."""

    plain: bytes
    packed: bytes | None


_kept: dict[tuple[Callable[..., Any], tuple[str, ...]], asyncio.Task[Written]] = {}


class KeptResponse(Response[Result]):
    """An answer that is sent packed to whoever can unpack it."""

    def __init__(self, written: Written, media_type: str, headers: dict[str, str] | None) -> None:
        super().__init__(cast("Any", written.plain), media_type=media_type, headers=headers)
        self._packed = written.packed

    def to_asgi_response(self, app: Any, request: Request[Any, Any, Any], **more: Any) -> ASGIResponse:
        if self._packed is not None:
            self.headers["vary"] = "accept-encoding"
            if "gzip" in request.headers.get("accept-encoding", ""):
                self.headers["content-encoding"] = "gzip"
                self.content = cast("Any", self._packed)
        return super().to_asgi_response(app, request, **more)


async def kept(
    make: Callable[..., Result],
    *facts: str,
    media_type: str = MediaType.JSON,
    headers: dict[str, str] | None = None,
) -> Response[Result]:
    """What `make` gives for these facts, as an answer. Whoever asks first waits for it, and so do all who ask then.

    The facts have to be checked before: everything that is asked for is kept.
    """
    found = _kept.get((make, facts))
    if found is None or (found.done() and (found.cancelled() or found.exception() is not None)):
        found = _kept[make, facts] = asyncio.create_task(asyncio.to_thread(_encoded, make, *facts))
    written = await asyncio.shield(found)
    return KeptResponse(written, media_type, headers)


def _encoded(make: Callable[..., object], *facts: str) -> Written:
    found = make(*facts)
    plain = found.encode() if isinstance(found, str) else msgspec.json.encode(found)
    return Written(plain, gzip.compress(plain) if len(plain) >= WORTH_PACKING else None)
