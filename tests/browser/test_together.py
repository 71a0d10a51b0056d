"""Several people: far away, at one screen, watching."""

from __future__ import annotations

import re

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
    # What has not been read is said beside the name, not as a part of it.
    host.page.get_by_role("button", name=re.compile("unread messages")).click()
    expect(host.page.locator(".chat")).to_contain_text("Good evening & good luck", timeout=WAIT)
    guest.context.close()
    expect(host.page.get_by_text("Not here now.")).to_be_visible(timeout=WAIT)
    # The seat stays the guest's for the waiting time: nobody can give it to a bot yet.
    expect(host.page.get_by_test_id("absent")).to_contain_text("a bot may stand in after another", timeout=WAIT)
    assert host.page.get_by_role("button", name="Let a bot play").count() == 0


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
    cover = page.get_by_role("dialog", name="Eva is next")
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


def test_a_clock_waits_for_its_guest_and_the_log_says_whose_time_ran_out(people: People, server: Server) -> None:
    table = server.new_table("human", "open", clock={"kind": "move", "seconds": 5})
    host = people()
    host.sit_at(table, 0)
    host.wait_for_turn()
    host.page.wait_for_timeout(7000)  # longer than a move may take
    assert server.get(table.path)["moves"] == 0
    expect(host.page.get_by_role("timer")).to_have_count(0)
    guest = people()
    guest.open(f"#/join/{table.id}/{table.invitations[1]}")
    guest.page.get_by_label("Your name").fill("Eva")
    guest.page.get_by_role("button", name="Sit down").click()
    expect(host.page.get_by_role("timer").first).to_be_visible(timeout=WAIT)
    expect(host.page.locator(".records")).to_contain_text("Eva’s time ran out; a bot makes this move.", timeout=WAIT)


def test_undo_is_told_by_name(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    host = people()
    host.sit_at(table, 0)
    host.page.get_by_role("button", name="(you)").click()
    host.page.keyboard.type("Anna")
    host.page.keyboard.press("Enter")
    expect(host.page.get_by_role("article", name="Anna")).to_be_visible(timeout=WAIT)
    host.answer(1)
    host.page.get_by_role("button", name="Undo").click()
    expect(host.page.locator(".records")).to_contain_text("Anna takes a move back", timeout=WAIT)
    spoken = host.page.locator("[aria-live=polite][role=status]")
    expect(spoken.filter(has_text="Anna takes a move back")).to_have_count(1, timeout=WAIT)


def test_a_chat_line_that_is_refused_says_why_and_stays(people: People, server: Server) -> None:
    table = server.new_table("human", "human")
    host, guest = people(), people()
    host.sit_at(table, 0)
    guest.sit_at(table, 1)
    visible(guest, "[data-region]")
    host.page.get_by_role("button", name="Chat").click()
    box = host.page.get_by_label("Say something")
    box.fill("look <b>here</b>")
    host.page.keyboard.press("Enter")
    expect(host.page.locator(".records [role=alert]")).to_contain_text("looks like markup", timeout=WAIT)
    expect(box).to_have_value("look <b>here</b>")
    box.fill("look here")
    host.page.keyboard.press("Enter")
    expect(box).to_have_value("", timeout=WAIT)
    spoken = guest.page.locator("[aria-live=polite][role=status]")
    expect(spoken.filter(has_text="says: look here")).to_have_count(1, timeout=WAIT)
    # How many lines are unread is told after the word, not written into it.
    chat = guest.page.locator(".records h2 button").filter(has_text="Chat")
    expect(chat).to_have_accessible_name(re.compile("^Chat ?, "), timeout=WAIT)


def test_who_watches_is_told_so_and_the_players_are_told_of_it(people: People, server: Server) -> None:
    table = server.new_table("human", "human")
    player, watcher = people(), people()
    player.sit_at(table, 0)
    visible(player, "[data-region]")
    expect(player.page.get_by_text("is watching")).to_have_count(0)
    watcher.open(f"#/table/{table.id}")
    expect(watcher.page.get_by_text("You are watching.")).to_be_visible(timeout=WAIT)
    expect(player.page.get_by_text("Somebody is watching")).to_be_attached(timeout=WAIT)


def test_a_move_that_cannot_be_sent_says_so_at_once_and_arrives_later(people: People, server: Server) -> None:
    table = server.new_table("human", "human")
    with Cable(server.port) as cable:
        person = people(url=cable.url)
        person.sit_at(table, 0)
        person.wait_for_turn()
        cable.cut()
        visible(person, ".lost")
        person.page.locator("#actions li button").nth(1).click()
        expect(person.page.get_by_text("Your move is kept")).to_be_visible(timeout=WAIT)
        cable.mend()
        expect(person.page.get_by_text("Your move is kept")).to_have_count(0, timeout=WAIT)
    assert table.state(0)["view"]["seats"][0]["has_bid"]
