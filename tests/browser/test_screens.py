"""No screen has anything wrong, whichever way it is seen: all in one list, of the house and of every game."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.matrix import check_everywhere
from tests.browser.screens import SCREENS
from tests.server.running import Server


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_wrong_on_any_screen(people: People, server: Server, axe: str, name: str, soak: bool) -> None:
    person = people()
    SCREENS[name](person, server)
    check_everywhere(person, axe, [*SCREENS].index(name), soak)
