"""Axe looks at a screen by daylight and by lamplight, and would notice what is pale in one of them only."""

from __future__ import annotations

import pytest

from tests.browser.conftest import People
from tests.browser.matrix import COLOURS, EVERYTHING, audited
from tests.browser.people import Person, settle
from tests.browser.screens.house import a_hint, gone
from tests.server.running import Server


def check(person: Person, theme: str, rules: str = EVERYTHING) -> None:
    """Axe finds nothing wrong on the screen in this light."""
    person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    settle(person)
    assert audited(person, rules) == [], f"{person.page.viewport_size}, {theme}"


def check_both_lights(person: Person, first: str) -> None:
    """All rules in one light; the other one changes nothing but the colours."""
    check(person, first)
    check(person, "dark" if first == "light" else "light", COLOURS)


@pytest.mark.parametrize(("light", "pale"), [("light", "#ccc"), ("dark", "#444")])
def test_pale_words_in_one_light_only_would_be_noticed(
    people: People, server: Server, axe: str, light: str, pale: str
) -> None:
    person = people()
    gone(person, server)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    person.page.evaluate(
        """style => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(style)
            document.adoptedStyleSheets.push(sheet)
        }""",
        f":root[data-theme={light}] h1 {{ color: {pale} }}",
    )
    with pytest.raises(AssertionError, match="color-contrast"):
        check_both_lights(person, "light")


@pytest.mark.parametrize("light", ["light", "dark"])
def test_words_under_the_pointer_can_be_read(people: People, server: Server, axe: str, light: str) -> None:
    person = people()
    a_hint(person, server)
    page = person.page
    page.evaluate(axe)
    for under_the_pointer in ("#actions li button", ".hint .way", "nav button"):
        page.locator(under_the_pointer).first.hover()
        check(person, light, COLOURS)
    page.get_by_test_id("devices").click()
    page.locator("dialog .button.strong").first.hover()
    check(person, light, COLOURS)
