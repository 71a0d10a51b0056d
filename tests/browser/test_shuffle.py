"""The shuffle: words of one's own before the deal, the commitment, and a deal that somebody chose."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, visible
from tests.server.running import Server


def test_two_people_add_a_word_and_then_it_is_dealt(people: People, server: Server) -> None:
    host = people()
    host.open()
    page = host.page
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_label("Who sits in seat 2").select_option("open")
    page.locator("summary", has_text="The shuffle").click()
    page.get_by_label("Deal only when everybody has added a word of their own").check()
    page.get_by_role("button", name="Open the table").click()
    link = page.locator("[data-invitation='1']").input_value()
    page.get_by_label("add a word of your own to the shuffle").fill("blue elephant")
    page.get_by_role("button", name="Add it").click()
    expect(page.get_by_text("The deal waits for a word from")).to_be_visible(timeout=WAIT)
    told = server.get(f"/api/tables/{host.table}")["shuffle"]
    assert (told["dealt"], told["given"], told["words"], told["secret"]) == (False, [0], [], None)

    guest = people(language="cs")
    guest.open(link.split("/", 3)[3])
    guest.page.get_by_role("button", name="Posadit se").click()
    guest.page.get_by_role("button", name="Bez slova").click()
    visible(host, "#actions li button")
    visible(guest, "#actions li button")
    page.locator("summary", has_text="The shuffle").click()
    expect(page.locator(".shuffle code")).to_have_text(told["commitment"], timeout=WAIT)
    expect(page.locator(".shuffle")).to_contain_text("added “blue elephant”")
    host.answer(0)


def test_a_chosen_seed_is_told_to_whoever_comes(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=12345)
    watching = people()
    watching.open(f"#/table/{table.id}")
    expect(watching.page.get_by_role("note")).to_contain_text("has chosen the seed", timeout=WAIT)


def test_a_guided_game_is_dealt_alike_for_everybody_and_alarms_nobody(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=12345)
    learner = people()
    learner.sit_at(table, 0, guided=True)
    visible(learner, "#actions li button")
    expect(learner.page.get_by_role("note")).to_have_count(0)
