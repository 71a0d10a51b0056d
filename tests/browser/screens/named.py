"""A screen is a function that brings a person to it; it is called after its room and the function."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person
from tests.server.running import Opened, Server

Screen = Callable[[Person, Server], Any]
STOP_THE_CLOCKS = "() => { for (let timer = 1; timer < 100_000; timer++) clearTimeout(timer) }"
"""What passes by itself stays until it has been looked at."""


def named(room: str, *screens: Screen) -> dict[str, Screen]:
    """The screens of a room by name."""
    return {f"{room}-{screen.__name__.replace('_', '-')}": screen for screen in screens}


def sit(person: Person, table: Opened, seat: int) -> None:
    """Somebody sits down at a table and is asked something."""
    person.sit_at(table, seat)
    person.wait_for_turn()
