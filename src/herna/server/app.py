"""The application: everything put together."""

from __future__ import annotations

import asyncio
import os
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from litestar import Litestar, Response, get
from litestar.di import NamedDependency, Provide
from litestar.exceptions import HTTPException
from litestar.openapi.config import OpenAPIConfig
from uvicorn.middleware.proxy_headers import _TrustedHosts

import herna
from herna.bots import enlist
from herna.kernel import HernaError
from herna.server import metrics
from herna.server.demo import fill_lobby
from herna.server.devices_api import DevicesController
from herna.server.front import Front
from herna.server.games_api import GamesController
from herna.server.limits import Limits
from herna.server.live import Live
from herna.server.page import page_of, serve_page
from herna.server.pulse import Pulse
from herna.server.reach_api import ReachController
from herna.server.refusals import on_anything, on_http, on_no_text, on_refusal, on_too_deep, told
from herna.server.rooms import Rooms
from herna.server.schema import SchemaPlugin
from herna.server.seats_api import SeatsController
from herna.server.settings import BODY_MOST, FORWARDED, Settings
from herna.server.tables_api import RecordsController, TablesController
from herna.server.thinking import Thinkers
from herna.server.wire import Health
from herna.store import Store
from herna.table import TableError
from herna.table.edition import learn_editions

if TYPE_CHECKING:
    from herna.server.far import Far
    from herna.server.inside import Inside


def create_app(settings: Settings | None = None) -> Front:
    """The server as an ASGI application."""
    settings = settings or Settings.from_environment()
    store = Store(settings.database, metrics.wrote)
    for own in settings.bots:
        enlist(own, settings.think_seconds, resting=True)
    thinkers = Thinkers(settings.thinkers, settings.think_seconds)
    students = Thinkers(settings.students, settings.study_seconds, settings.study_most, settings.study_each)
    advisers = Thinkers(1, settings.advice_seconds, settings.study_most, settings.advice_each)
    explainers = Thinkers(1, settings.study_seconds, settings.study_most, settings.study_each)
    rooms = Rooms(settings, store, thinkers, students, advisers, explainers)
    page = page_of(settings)
    pulse = Pulse(store)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncGenerator[None, None]:
        learn_editions()
        await store.open()
        inside = await _open_inside(front)
        far = _open_far(settings, thinkers)
        await rooms.open()
        tasks = []
        if settings.warm:
            tasks += [asyncio.create_task(pool.warm_up()) for pool in (thinkers, advisers)]
        if settings.demo:
            tasks.append(asyncio.create_task(fill_lobby(rooms)))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            await rooms.close()
            if inside is not None:
                await inside.close()
            if far is not None:
                await far.close()
            for pool in (thinkers, students, advisers, explainers):
                pool.close()
            await store.close()

    app = Litestar(
        route_handlers=[
            GamesController,
            TablesController,
            RecordsController,
            SeatsController,
            DevicesController,
            ReachController,
            healthz,
            show_metrics,
            serve_page,
        ],
        lifespan=[lifespan],
        dependencies={
            "rooms": Provide(lambda: rooms, use_cache=True, sync_to_thread=False),
            "page": Provide(lambda: page, use_cache=True, sync_to_thread=False),
            "settings": Provide(lambda: settings, use_cache=True, sync_to_thread=False),
            "pulse": Provide(lambda: pulse, use_cache=True, sync_to_thread=False),
        },
        exception_handlers={
            HernaError: on_refusal,
            HTTPException: on_http,
            RecursionError: on_too_deep,
            UnicodeDecodeError: on_no_text,
            Exception: on_anything,
        },
        openapi_config=OpenAPIConfig(
            title="Herna",
            version=herna.__version__,
            path="/schema",
            render_plugins=[SchemaPlugin(path=["/", "/openapi.json"])],
        ),
        request_max_body_size=BODY_MOST,
        logging_config=None,
        debug=False,
    )
    front = Front(app, Live(rooms), settings, Limits(settings, _proxies()))
    return front


async def _open_inside(front: Front) -> Inside | None:
    """Let the other processes of the server reach this one, where there can be any."""
    from herna.server.inside import Inside
    from herna.server.options import options_for

    handing = front.rooms.handing
    if handing is None:
        return None
    inside = Inside(front.settings, handing.leases.secret)
    await handing.leases.open(await inside.open(front, options_for(front.settings)))
    return inside


def _open_far(settings: Settings, thinkers: Thinkers) -> Far | None:
    """Let bots think on other machines, where there are some."""
    if settings.redis is None:
        return None
    from herna.server.far import Far

    far = thinkers.far = Far(settings.redis)
    far.open()
    return far


def _proxies() -> Callable[[str], bool]:
    """Which addresses are those of proxies that the operator trusts."""
    named = os.environ.get(FORWARDED)
    if named is None:
        return lambda _: False
    trusted = _TrustedHosts(named)
    return lambda address: address in trusted


@get("/healthz", tags=["server"])
async def healthz(pulse: NamedDependency[Pulse]) -> Response[Health]:
    """Does the server answer, and can it write into its database?"""
    if await pulse.beats():
        return Response({"server": "ok", "database": "ok"})
    return Response({"server": "ok", "database": "away"}, status_code=503)


@get("/metrics", media_type="text/plain; version=0.0.4", sync_to_thread=False, tags=["server"], responses=told(404))
def show_metrics(settings: NamedDependency[Settings]) -> Response[bytes]:
    """Numbers for Prometheus, where the operator wants them told."""
    if not settings.metrics:
        raise TableError("nothing-there")
    return Response(metrics.exposition(), media_type="text/plain; version=0.0.4")
