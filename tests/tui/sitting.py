"""Sitting at the real table in the terminal, without a terminal."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from textual.pilot import Pilot
from textual.widgets import Static

import herna
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import HandOver
from herna.tui.pages import Page, PageView
from herna.tui.table import TableScreen

GAME = "eight_minute_empire"
PATIENCE = 12_000
"""How often to look again before giving up: counted in looks, not in seconds."""


def new_app(chairs: str, seed: int = 7, language: str = "en", **options: Any) -> HernaApp:
    """The table with these seats, before the first move; bots do not dawdle."""
    seated = tuple(seats.chair(word) for word in chairs.split(","))
    match = herna.Match.new(herna.game(GAME), len(seated), seed, tuple(chair.word for chair in seated), **options)
    return HernaApp(match, seated, language=language, pause=0)


@asynccontextmanager
async def sitting(app: HernaApp, size: tuple[int, int] = (120, 40)) -> AsyncIterator[Pilot[None]]:
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


def table(pilot: Pilot[None]) -> TableScreen:
    found = pilot.app.screen
    assert isinstance(found, TableScreen), found
    return found


async def settled(pilot: Pilot[None]) -> None:
    """Wait until it is a person's turn, or the end, or some other screen wants an answer."""
    for _ in range(PATIENCE):
        await pilot.pause(0.005)
        screen = pilot.app.screen
        if not isinstance(screen, TableScreen) or screen.playing.over or screen.playing.waits_for_person:
            await pilot.pause()
            return
    raise AssertionError("the bots never came to an end")


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)


def shown(pilot: Pilot[None]) -> str:
    """Everything on the screen, as text."""
    return "\n".join(strip.text for strip in pilot.app.screen._compositor.render_strips())


def said(pilot: Pilot[None], id: str) -> str:  # noqa: A002 - what Textual calls it
    """The text of one line of the table."""
    return str(pilot.app.screen.query_one(f"#{id}", Static).content)


def page(pilot: Pilot[None], id: str = "board") -> PageView:  # noqa: A002
    return pilot.app.screen.query_one(f"#{id}", PageView)


def on_page(pilot: Pilot[None], id: str = "board") -> Page:  # noqa: A002
    """What such a page shows."""
    found = page(pilot, id).shown
    assert found is not None
    return found


def handing_over(pilot: Pilot[None]) -> HandOver:
    found = pilot.app.screen
    assert isinstance(found, HandOver), found
    return found
