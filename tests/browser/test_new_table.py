"""A new table: what does not fit is said at its field, before anything is opened."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
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


def test_what_fits_the_number_of_players_stands_first_and_the_campaign_is_in_sight(people: People) -> None:
    person = people()
    person.open()
    page = person.page
    page.locator("[data-game=monster_lands]").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="Several clans")).to_be_visible(timeout=WAIT)
    expect(dialog.get_by_role("radio", name="Ordinary work")).not_to_be_visible()
    dialog.get_by_role("radio", name="1", exact=True).check()
    expect(dialog.get_by_role("radio", name="Ordinary work")).to_be_visible()
    expect(dialog.get_by_text("Campaign", exact=True).first).to_be_visible()


def test_the_number_of_a_game_leads_to_its_play_and_a_name_is_asked_once(people: People) -> None:
    person = people()
    person.open()
    page = person.page
    page.evaluate("() => localStorage.setItem('herna-settings', JSON.stringify({ language: 'en' }))")
    page.reload()
    expect(page.locator("[data-play='5']")).to_be_visible(timeout=WAIT)
    page.keyboard.press("5")
    expect(page.locator("[data-game=mage_knight] [data-play]")).to_be_focused()
    field = page.get_by_label("What shall the others call you?")
    field.fill("Eva")
    field.press("Enter")
    page.reload()
    expect(page.get_by_text("You play as Eva.")).to_be_visible(timeout=WAIT)
    expect(page.get_by_test_id("ask-name")).to_have_count(0)


def test_the_lobby_has_five_covers_of_one_size_and_each_leads_a_newcomer(people: People) -> None:
    person = people()
    person.open()
    visible(person, "[data-play='5']")
    covers = person.page.locator("li[data-game]")
    # All at one moment: they grow together when a game's own words arrive.
    boxes = covers.evaluate_all("all => all.map(one => [one.offsetWidth, one.offsetHeight])")
    assert len(boxes) == 5
    assert len({tuple(box) for box in boxes}) == 1
    for place in range(5):
        expect(covers.nth(place).get_by_role("button", name="First time? Guided")).to_be_enabled()
        expect(covers.nth(place)).to_contain_text("players")
        expect(covers.nth(place)).to_contain_text(re.compile("minutes|hours"))


def test_an_invitation_shows_what_one_is_invited_to(people: People, server: Server) -> None:
    seats = [{"kind": "human", "name": "Anna"}, {"kind": "open"}]
    clock = {"kind": "pace", "hours": 24}
    asked = {"game": "monster_lands", "players": 2, "seats": seats, "options": {"tricks": True}, "clock": clock}
    opened = server.post("/api/tables", 201, **asked)
    [invitation] = [seat["invitation"] for seat in opened["seats"] if seat.get("invitation")]
    person = people()
    person.open(f"#/join/{opened['id']}/{invitation}")
    facts = person.page.get_by_test_id("join-facts")
    for told in ("2 hours", "24 hours for a move", "Tricks", "Rules"):
        expect(facts).to_contain_text(told, timeout=WAIT)
    expect(person.page.locator("form .emblem svg")).to_be_visible()
