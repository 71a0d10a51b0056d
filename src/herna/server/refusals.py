"""Errors as the API tells them: a status, a code, the clause, and the sentence in both languages. Never a trace."""

from __future__ import annotations

import logging
from typing import Any

import msgspec
from litestar import MediaType, Request, Response
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import ResponseSpec
from litestar.status_codes import HTTP_422_UNPROCESSABLE_ENTITY, HTTP_500_INTERNAL_SERVER_ERROR

from herna import words
from herna.kernel import HernaError
from herna.server import metrics
from herna.server.settings import BODY_MOST, RECORD_MOST
from herna.table import Table, TableError

logger = logging.getLogger("herna")

STATUS = {
    "unknown-table": 404,
    "unknown-game": 404,
    "no-tutorial": 404,
    "nothing-there": 404,
    "unknown-language": 400,
    "wrong-token": 403,
    "wrong-invitation": 403,
    "wrong-ticket": 403,
    "not-allowed": 403,
    "banned": 403,
    "muted": 403,
    "table-closed": 403,
    "malformed-request": 400,
    "wrong-method": 405,
    "wrong-host": 421,
    "stale-version": 409,
    "no-undo-asked": 409,
    "not-dealt": 409,
    "already-dealt": 409,
    "word-given": 409,
    "too-large": 413,
    "too-slow": 408,
    "too-many": 429,
    "too-many-tables": 429,
    "busy": 503,
    "store-away": 503,
    "table-moves": 503,
    "unreadable-table": 500,
    "server-error": 500,
}

BROKEN_OFF = "client disconnected prematurely"
"""What the framework says of a body that stops in the middle: a thing of the client's, not a fault of ours."""

REASONS = {
    400: "Not of the right form",
    403: "Not yours to do",
    404: "Not there",
    409: "The table has moved on",
    413: "Too large",
    422: "Not possible",
    429: "Too many",
    503: "Busy",
}


class Refusal(msgspec.Struct, frozen=True):
    code: str
    clause: str | None
    message: str
    message_cs: str
    option: str = ""
    """The option of a new table that is wrong, so that a page can say it there."""


class ErrorBody(msgspec.Struct, frozen=True):
    """What every error looks like."""

    error: Refusal


def told(*statuses: int) -> dict[int, ResponseSpec]:
    """The refusals of a handler, for the schema."""
    return {code: ResponseSpec(ErrorBody, generate_examples=False, description=REASONS[code]) for code in statuses}


def refusal(error: HernaError) -> Refusal:
    option = str(error.facts.get("option", ""))
    return Refusal(error.code, error.clause, error.reason("en"), error.reason("cs"), option)


def refusal_at(table: Table, seat: int, error: HernaError) -> Refusal:
    """A refusal for somebody who points and does not type: what is possible is told in words, not in notation."""
    if "offered" not in error.facts:
        return refusal(error)
    state, names = table.game_state, table.names
    sentences = (words.refusal_text(state, seat, error, language, names) for language in ("en", "cs"))
    return Refusal(error.code, error.clause, *sentences)


def status(error: HernaError) -> int:
    return STATUS.get(error.code, HTTP_422_UNPROCESSABLE_ENTITY)


def respond(error: HernaError, code: int | None = None) -> Response[ErrorBody]:
    return Response(ErrorBody(refusal(error)), status_code=code or status(error), media_type=MediaType.JSON)


def on_refusal(_: Request[Any, Any, Any], error: HernaError) -> Response[ErrorBody]:
    return respond(error)


def on_http(request: Request[Any, Any, Any], error: HTTPException) -> Response[ErrorBody]:
    """What the framework refuses, in our form."""
    code = error.status_code
    if isinstance(error, ValidationException) or code in (400, 415, 422) or error.detail == BROKEN_OFF:
        return respond(TableError("malformed-request", detail=_detail(error)), 400)
    if code == 404:
        return respond(TableError("nothing-there"))
    if code == 405:
        return respond(TableError("wrong-method", method=request.method))
    if code == 413:
        most = RECORD_MOST if request.scope["path"].startswith("/api/records") else BODY_MOST
        return respond(TableError("too-large", most=f"{most // 1024} KB"))
    if code < 500:
        return respond(TableError("malformed-request", detail=error.detail), code)
    return on_anything(request, error)


def on_no_text(_: Request[Any, Any, Any], __: UnicodeDecodeError) -> Response[ErrorBody]:
    return respond(TableError("malformed-request", detail="not UTF-8"))


def on_too_deep(_: Request[Any, Any, Any], __: RecursionError) -> Response[ErrorBody]:
    return respond(TableError("malformed-request", detail="nested too deeply"))


def on_anything(request: Request[Any, Any, Any], error: Exception) -> Response[ErrorBody]:
    """A fault of ours: written to the server's own log without the query, which may hold a token."""
    metrics.FAILURES.labels("request").inc()
    logger.error("%s %s failed", request.method, request.scope["path"], exc_info=error)
    return respond(TableError("server-error"), HTTP_500_INTERNAL_SERVER_ERROR)


def _detail(error: HTTPException) -> str:
    """What does not fit, without echoing what was sent."""
    extra = error.extra
    if isinstance(extra, list) and extra:
        parts = [
            f"{part.get('key', '')}: {part.get('message', '')}".strip(": ") for part in extra if isinstance(part, dict)
        ]
        if parts:
            return "; ".join(parts)[:300]
    if error.__cause__ is not None:
        return str(error.__cause__)[:300]
    return "not JSON, or not of the right form"
