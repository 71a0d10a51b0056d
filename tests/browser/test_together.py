"""Several people: far away, at one screen, watching."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.server.running import Server


def opens_for_a_guest(person: Person) -> str:
    """Open a table for two with a guest, and give back the link for the guest."""
    person.open()
    page = person.page
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who sits in seat 2").select_option("open")
    page.get_by_role("button", name="Open the table").click()
    return page.locator("[data-invitation='1']").input_value()


def test_two_browsers_play_on_after_the_connection_was_cut(people: People, server: Server) -> None:
    host = people()
    link = opens_for_a_guest(host)
    table = host.table
    with Cable(server.port) as cable:
        guest = people(url=cable.url)
        guest.open(link.split("/", 3)[3])
        page = guest.page
        page.get_by_label("Your name").fill("Eva")
        page.get_by_role("button", name="Sit down").click()
        visible(guest, "#actions li button")
        expect(host.page.get_by_role("article", name="Eva")).to_be_visible(timeout=WAIT)
        page.evaluate("window.neverReloaded = true")

        cable.cut()
        visible(guest, ".lost")
        host.answer(1)
        cable.mend()
        expect(page.locator(".lost")).to_have_count(0, timeout=WAIT)
        visible(guest, ".records li:has-text('Anna has made a secret bid')")
        guest.answer(0)
        expect(host.page.locator(".records")).to_contain_text("The bids: Anna (1) and Eva (0)", timeout=WAIT)
        assert page.evaluate("window.neverReloaded")
        host.answer(0)
        expect(page.locator(".records")).to_contain_text("Anna takes card 1", timeout=WAIT)
    assert server.get(f"/api/tables/{table}")["seats"][1]["name"] == "Eva"


def test_people_see_who_is_there_and_talk(people: People) -> None:
    host = people()
    link = opens_for_a_guest(host)
    guest = people()
    guest.open(link.split("/", 3)[3])
    guest.page.get_by_role("button", name="Sit down").click()
    guest.page.get_by_role("button", name="Chat").click()
    guest.page.get_by_label("Say something").fill("Good evening & good luck")
    guest.page.keyboard.press("Enter")
    host.page.get_by_role("button", name="Chat").click()
    expect(host.page.locator(".chat")).to_contain_text("Good evening & good luck", timeout=WAIT)
    guest.context.close()
    expect(host.page.get_by_text("Not here now.")).to_be_visible(timeout=WAIT)
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.get_by_text("A bot stands in.")).to_be_visible(timeout=WAIT)


def test_a_shared_screen_is_covered_while_a_bid_is_secret(people: People) -> None:
    person = people()
    person.open()
    page = person.page
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who sits in seat 2").select_option("human")
    page.get_by_label("Name for seat 2").fill("Eva")
    page.get_by_role("button", name="Open the table").click()
    person.answer(3)
    cover = page.get_by_role("dialog", name="Now it is Eva")
    expect(cover).to_be_visible(timeout=WAIT)
    box = cover.bounding_box()
    assert box is not None
    assert (box["width"], box["height"]) == (1440, 900)
    page.keyboard.press("Escape")
    expect(cover).to_be_visible()
    page.get_by_role("button", name="I am Eva").click()
    assert page.get_by_role("article", name="Anna").inner_text().endswith("bid: made")
    assert "Eva" in person.prompt
    person.answer(1)
    expect(page.locator(".records")).to_contain_text("The bids: Anna (3) and Eva (1)", timeout=WAIT)
    # Nothing is secret any more: the screen changes hands without a cover.
    person.answer(0)
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_spectator_watches_and_cannot_act(people: People, server: Server) -> None:
    table = server.new_table("human", "human")
    watching = people()
    watching.open(f"#/table/{table.id}")
    visible(watching, "[data-region]")
    table.act(0, action={"do": "bid", "coins": 2})
    table.act(1, action={"do": "bid", "coins": 0})
    expect(watching.page.locator(".records")).to_contain_text("begins and pays 2 coins", timeout=WAIT)
    assert watching.page.locator("#actions li button").count() == 0
    assert watching.page.get_by_role("button", name="Undo").count() == 0


def test_a_table_that_does_not_exist_says_so(people: People) -> None:
    person = people()
    person.open("#/table/nowhere")
    expect(person.page.get_by_role("heading", name="This table is not here")).to_be_visible(timeout=WAIT)
