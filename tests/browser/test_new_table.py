"""A new table: what does not fit is said at its field, before anything is opened."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person
from tests.browser.test_frame import SCREENS
from tests.server.running import Server


def dialog_of(person: Person, game: str) -> Page:
    """The dialog of a new table of a game, all groups of options unfolded."""
    person.open()
    page = person.page
    page.locator(".shelf li").filter(has_text=game).get_by_role("button", name="New table").first.click()
    page.locator("details").evaluate_all("all => all.forEach((one) => (one.open = true))")
    return page


def tables(server: Server) -> int:
    return len(server.get("/api/tables"))


def test_ages_that_are_no_numbers_are_said_at_the_field(people: People, server: Server) -> None:
    before = tables(server)
    page = dialog_of(people(), "Eight-Minute Empire")
    ages = page.get_by_label("Ages of the players")
    ages.fill("abc")
    ages.press("Tab")
    expect(page.locator("fieldset", has=ages).get_by_role("alert")).to_be_visible(timeout=WAIT)
    page.locator("details", has=ages).evaluate("group => { group.open = false }")
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(ages).to_be_focused()  # unfolded again, because it is wrong
    assert tables(server) == before


def test_a_level_that_the_legend_lacks_is_said_at_the_field(people: People, server: Server) -> None:
    before = tables(server)
    page = dialog_of(people(), "Legends of Andor")
    page.get_by_role("radio", name="Easy").check()
    page.get_by_role("button", name="Open the table").click()
    level = page.locator("fieldset").filter(has=page.locator("legend", has_text="Level"))
    expect(level.last.get_by_role("alert")).to_contain_text("no level", timeout=WAIT)
    assert tables(server) == before


def test_the_button_that_opens_the_table_is_in_sight_on_every_screen(people: People) -> None:
    person = people()
    page = dialog_of(person, "Legends of Andor")
    for screen in SCREENS.values():
        page.set_viewport_size(screen["viewport"])
        expect(page.get_by_role("button", name="Open the table")).to_be_in_viewport(ratio=1)
