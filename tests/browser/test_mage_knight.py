"""Mage Knight in the browser: alone by mouse and keyboard, two at one screen, explanations."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.server.running import Server

COVERED = """() => [[20, 20], [700, 300], [700, 880], [1400, 500]].every(([x, y]) =>
    document.elementFromPoint(x, y).closest('dialog'))"""
"""Does a dialog lie on top, at the edges and in the middle of the screen?"""


MOVED_ON = """before => document.querySelector('dialog[aria-labelledby=hand-over]')
    || document.querySelector('#actions').innerText !== before"""
"""Is something else asked, or somebody else?"""


def sit_down(person: Person, players: int = 1) -> Page:
    """Open a table of First Reconnaissance from the lobby, with some people at this screen."""
    page = person.page
    person.open()
    page.locator(".shelf li", has_text="Mage Knight").get_by_role("button", name="New table").click()
    page.get_by_role("radio", name=str(players), exact=True).check()
    for seat in range(1, players):
        page.get_by_label(f"Who sits in seat {seat + 1}").select_option("human")
    page.get_by_role("button", name="Open the table").click()
    visible(person, "[data-hex]")
    return page


def choose(person: Person, words: str) -> None:
    """Take the first answer that has these words, wherever it is grouped."""
    person.unfold()
    person.doing(person.page.locator("#actions li button", has_text=words).first.click)


def test_first_reconnaissance_alone_by_mouse_and_keyboard(people: People, server: Server) -> None:
    person = people()
    page = sit_down(person)
    choose(person, "Tovak")
    person.wait_for_turn()
    person.doing(lambda: page.keyboard.press("1"))  # a tactic
    expect(page.locator("[data-hand-card]")).to_have_count(5, timeout=WAIT)
    choose(person, "sideways: move")
    choose(person, "sideways: move")
    person.unfold()
    steps = page.locator("#actions li button", has_text="Step to")
    expect(steps.first).to_be_visible(timeout=WAIT)
    expect(page.locator(".part.lit[data-hex]").first).to_be_visible(timeout=WAIT)
    person.doing(steps.first.click)
    expect(page.locator(".records li").last).to_contain_text(re.compile("goes (north|south|east|west).* to plains"))
    page.get_by_role("button", name="CS – switch to Czech").first.click()
    expect(page.get_by_test_id("hand")).to_contain_text("Pramen", timeout=WAIT)
    expect(page.locator(".records li").last).to_contain_text("krok na", timeout=WAIT)
    page.goto(f"{server.url}/#/replay/{person.table}")
    page.get_by_role("slider").fill("0")
    expect(page.locator(".knight .head")).to_contain_text("vybírají se hrdinové", timeout=WAIT)


def test_a_drawer_is_opened_and_put_away(people: People) -> None:
    person = people()
    page = sit_down(person)
    choose(person, "Tovak")
    button = page.locator("[data-tool=offers]")
    button.click()
    drawer = page.get_by_role("region", name="Offers")
    expect(drawer).to_contain_text("Units on offer", timeout=WAIT)
    person.answer()
    expect(drawer).to_contain_text("Units on offer", timeout=WAIT)
    page.keyboard.press("Escape")
    expect(drawer).to_have_count(0, timeout=WAIT)
    expect(button).to_be_visible()


def test_everything_is_explained_and_what_is_barred_says_why(people: People) -> None:
    person = people()
    page = sit_down(person)
    choose(person, "Tovak")
    person.answer()
    person.wait_for_turn()
    page.keyboard.press("x")
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("searchbox").fill("wolf riders")
    expect(dialog.locator("dt")).to_have_text(["Wolf Riders"], timeout=WAIT)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0, timeout=WAIT)
    page.get_by_role("button", name="Why not").click()
    expect(dialog).to_contain_text("Nobody can enter the sea unless an effect opens it (MK-6.2)", timeout=WAIT)


def test_two_heroes_at_one_screen_never_see_each_others_hands(people: People) -> None:
    person = people()
    page = sit_down(person, players=2)
    handed = 0
    for _ in range(12):
        page.wait_for_selector("#actions li button:not([disabled]), dialog[aria-labelledby=hand-over]")
        cover = page.locator("dialog[aria-labelledby=hand-over]")
        if cover.count():
            handed += 1
            assert cover.bounding_box() == {"x": 0, "y": 0, "width": 1440, "height": 900}
            assert page.evaluate(COVERED), "nothing of the table shows through"
            cover.get_by_role("button").click()
            expect(cover).to_have_count(0, timeout=WAIT)
        else:
            before = page.locator("#actions").inner_text()
            page.locator("#actions li button").last.click()
            page.wait_for_function(MOVED_ON, arg=before)
    assert handed > 1


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_it(people: People, axe: str, screen: dict[str, object]) -> None:
    person = people(**screen)
    sit_down(person)
    choose(person, "Tovak")
    person.answer()
    person.wait_for_turn()
    expect(person.page.locator("[data-hand-card]")).to_have_count(5, timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    wide = person.page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, "the map scrolls, not the page"


def test_a_new_table_asks_only_for_what_fits(people: People) -> None:
    person = people()
    page = person.page
    person.open()
    page.locator(".shelf li", has_text="Mage Knight").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.get_by_role("radio", name="1", exact=True)).to_be_checked(timeout=WAIT)
    expect(dialog.locator("summary", has_text="Dummy player")).to_have_count(1, timeout=WAIT)
    dialog.get_by_role("radio", name="3", exact=True).check()
    expect(dialog.locator("summary", has_text="Dummy player")).to_have_count(0, timeout=WAIT)
    dialog.locator("summary", has_text="Decks").click()
    expect(dialog.locator("details[open] fieldset").first).to_be_visible(timeout=WAIT)
    expect(dialog.locator("fieldset.idle")).to_have_count(0, timeout=WAIT)
    dialog.locator("details.others summary").click()
    dialog.get_by_role("radio", name=re.compile("Solo Conquest")).check()
    expect(dialog.get_by_role("radio", name="1", exact=True)).to_be_checked(timeout=WAIT)
    dialog.locator("summary", has_text="Cities").click()
    dialog.get_by_label("Levels of the cities").fill("3, 12")
    dialog.get_by_role("button", name="Open the table").click()
    expect(dialog.locator("fieldset", has_text="Levels of the cities").get_by_role("alert").last).to_contain_text(
        "11", timeout=WAIT
    )
