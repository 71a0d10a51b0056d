"""Seats of friends are safe: nobody gives them away at once, whoever comes back is told, and seats travel."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, visible
from tests.browser.test_frame import SCREENS
from tests.server.running import Server

SEEN_LONG_AGO = """() => { const mine = JSON.parse(localStorage.getItem('herna-tables')); mine[0].seenAt = 1
    localStorage.setItem('herna-tables', JSON.stringify(mine)) }"""


def test_a_friend_away_and_back(people: People, server: Server) -> None:
    """The seat is kept for a while; then a bot may play, which is told; the friend comes back to his own seat."""
    table = server.new_table("human", "human", seed=3, patience=5)
    host, friend = people(), people(**SCREENS["phone"])
    host.sit_at(table, 0)
    friend.sit_at(table, 1)
    friend.answer(0)
    friend.page.wait_for_function("() => JSON.parse(localStorage.getItem('herna-tables'))[0].seen > 0")
    friend.open()
    visible(friend, ".shelf")
    absent = host.page.get_by_test_id("absent")
    expect(absent).to_contain_text("a bot may stand in after another", timeout=WAIT)
    assert absent.get_by_role("button").count() == 0
    host.answer(0)
    # When the waiting time is over, the host may let a bot play.
    absent.get_by_role("button", name="Let a bot play").click()
    expect(host.page.locator(".records")).to_contain_text("A bot stands in for", timeout=WAIT)
    host.page.wait_for_selector("#actions li button:not([disabled])")
    ply = table.state()["view"]["ply"]
    while table.state()["view"]["seats_to_act"] == [0] and table.state()["view"]["ply"] < ply + 6:
        host.answer(0)
    friend.page.evaluate(SEEN_LONG_AGO)
    friend.page.reload()
    friend.open(f"#/table/{table.id}")
    away = friend.page.get_by_test_id("away")
    expect(away).to_be_visible(timeout=WAIT)
    assert server.get(table.path)["seats"][1]["stand_in"] is False
    expect(host.page.locator(".records")).to_contain_text("is back and plays on", timeout=WAIT)
    friend.page.get_by_test_id("away-seen").click()
    expect(friend.page.get_by_test_id("stage")).to_have_count(0)


def test_what_a_bot_played_for_me_stands_first(people: People, server: Server) -> None:
    table = server.new_table("human", "human", "human", seed=3)
    friend = people()
    friend.sit_at(table, 2)
    friend.page.wait_for_function("() => JSON.parse(localStorage.getItem('herna-tables'))[0].seen > 0")
    friend.open()
    visible(friend, ".shelf")
    with table.live(0) as anna, table.live(1):
        for seat in (0, 1):
            server.post(f"{table.path}/stand-in", token=table.tokens[seat], seat=2, bot=True, level="random")
        for seat in (0, 1):
            table.act(seat)
        while not any(line.get("for_person") for line in anna.log):
            anna.next()
    friend.page.evaluate(SEEN_LONG_AGO)
    friend.page.reload()
    friend.open(f"#/table/{table.id}")
    first = friend.page.get_by_test_id("away").locator("li").first
    expect(first).to_contain_text("A bot played for you:", timeout=WAIT)
    assert first.locator("span").count() >= 1


def test_a_seat_is_carried_to_a_second_browser_and_withdrawn(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    owner, phone, stranger = people(), people(**SCREENS["phone"]), people()
    owner.sit_at(table, 0)
    visible(owner, "[data-testid=devices]")
    asked: list[str] = []
    owner.page.on("request", lambda request: asked.append(request.url))
    owner.page.get_by_test_id("devices").click()
    expect(owner.page.locator("[data-device-seat]")).to_be_visible(timeout=WAIT)
    for _ in range(5):
        owner.page.evaluate("() => fetch('/healthz').then((answer) => answer.text())")
    assert len([url for url in asked if url.endswith("/devices")]) == 1, "the server is asked once, not for ever"
    owner.page.get_by_role("button", name="Take this seat to another device").click()
    link = owner.page.locator("dialog .link input").input_value()
    phone.page.goto(link)
    phone.page.get_by_test_id("bring-seat").click()
    assert phone.wait_for_turn()
    assert server.post(f"{table.path}/devices", token=table.tokens[0])[1]["name"] == "Chrome, Linux"
    # The link is used up: a second device gets a sentence and no seat.
    stranger.page.goto(link)
    stranger.page.get_by_test_id("bring-seat").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("it is for one use within 10 minutes", timeout=WAIT)
    assert stranger.page.evaluate("localStorage.getItem('herna-tables')") is None
    # What is withdrawn is gone at once.
    owner.page.keyboard.press("Escape")
    owner.page.get_by_test_id("devices").click()
    owner.page.get_by_role("button", name="Withdraw").click()
    expect(phone.page.locator("#actions")).to_have_count(0, timeout=WAIT)
    expect(owner.page.get_by_role("button", name="Withdraw")).to_have_count(0)
