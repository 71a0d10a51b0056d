"""Answers that never change while a server runs: worked out once, away from the loop, and kept as they are sent."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar, cast

import msgspec
from litestar import MediaType, Response

Result = TypeVar("Result")

_kept: dict[tuple[Callable[..., Any], tuple[str, ...]], asyncio.Task[bytes]] = {}


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
    return Response(cast("Any", written), media_type=media_type, headers=headers)


def _encoded(make: Callable[..., object], *facts: str) -> bytes:
    found = make(*facts)
    return found.encode() if isinstance(found, str) else msgspec.json.encode(found)
