"""Screens of the house, with the simplest game on the table."""

from __future__ import annotations

import json

from tests.browser.people import Person, visible
from tests.browser.screens.every_game import ENDS
from tests.browser.screens.named import named, sit
from tests.browser.test_my_tables import remember
from tests.server.running import Opened, Server


def lobby(person: Person, server: Server) -> None:
    person.open()
    visible(person, "[data-testid=play-now]:not([disabled])")


def auction(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("play-now").click()
    person.wait_for_turn()


def after_bids(server: Server, seed: int) -> Opened:
    table = server.new_table("human", "human", seed=seed)
    table.act(0, action={"do": "bid", "coins": 12})
    table.act(1, action={"do": "bid", "coins": 0})
    return table


def refusal(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 3), 0)
    person.wait_for_turn()
    person.page.locator("[data-slot='5']").click(force=True)
    visible(person, "[role=alert]")


def explanation(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 3), 0)
    person.wait_for_turn()
    person.page.locator("[data-slot='0']").focus()
    person.page.keyboard.press("?")
    visible(person, "[role=tooltip] .clause")


def pointing(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 5), 0)
    while not person.page.locator("[data-region].lit").count():
        person.answer(0)


def rules_at_the_table(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.keyboard.press("r")
    visible(person, "dialog .rulebook section")


def keys(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.keyboard.press("k")
    visible(person, "dialog kbd")


def words_of_the_table(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.get_by_text("The table in words").click()


def hand_over(person: Person, server: Server) -> None:
    table = server.new_table("human", "human", hot_seat=True)
    person.sit_at(table, 0, 1)
    person.answer(1)
    visible(person, "#hand-over")


def guide(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("play-guided").click()
    visible(person, ".bubble")


def rules(person: Person, server: Server) -> None:
    person.open("#/rules/eight_minute_empire/EME-5.3")
    visible(person, ".rulebook section")


def settings(person: Person, server: Server) -> None:
    person.open("#/settings")
    visible(person, "fieldset")


def gone(person: Person, server: Server) -> None:
    person.open("#/table/nowhere")
    visible(person, "h1")


def my_tables(person: Person, server: Server) -> None:
    table = server.new_table("human", "human")
    remember(person, [table, server.new_table("human", "human"), finished(server)])
    lobby(person, server)
    visible(person, ".yours")
    person.page.locator("summary").first.click()


def taking_off(person: Person, server: Server) -> None:
    remember(person, [server.new_table("human", "human")])
    lobby(person, server)
    person.page.get_by_role("button", name="Take off this list").click()


def away(person: Person, server: Server) -> None:
    table = after_bids(server, 3)
    remember(person, [table], seen=1)
    person.open(f"#/table/{table.id}")
    visible(person, "[data-testid=away]")


def watching(person: Person, server: Server) -> None:
    person.open(f"#/table/{after_bids(server, 3).id}")
    visible(person, "[data-region]")


def finished(server: Server) -> Opened:
    table = server.new_table("human", "human", seed=4)
    while not (state := table.state())["view"]["over"]:
        table.act(state["view"]["seats_to_act"][0])
    return table


def statistics(person: Person, server: Server) -> None:
    results = [
        {"id": str(n), "game": game, "players": 2, "won": n % 2 == 0, "points": 17 * n, "at": 1_700_000_000_000 + n}
        for n, game in enumerate(ENDS)
    ]
    person.context.add_init_script(f"localStorage.setItem('herna-results', {json.dumps(json.dumps(results))})")
    lobby(person, server)
    person.page.get_by_test_id("my-games").scroll_into_view_if_needed()


def at_the_table(person: Person, server: Server) -> None:
    sit(person, server.new_table("human", "human", seed=3), 0)


def devices(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_test_id("devices").click()
    person.page.get_by_role("button", name="Take this seat to another device").click()
    visible(person, "dialog .link input")


def preferences(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_role("button", name="Settings").click()
    visible(person, "dialog fieldset")


def a_seat_is_brought(person: Person, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    ticket = server.post(f"{table.path}/devices/invite", 201, token=table.tokens[0])["ticket"]
    person.open(f"#/seat/{table.id}/{ticket}")
    visible(person, "[data-testid=bring-seat]")


def invitations(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("new-table").click()
    person.page.get_by_label("Who sits in seat 2").select_option("open")
    person.page.get_by_role("button", name="Open the table").click()
    visible(person, "[data-invitation='1']")


def talk(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_role("button", name="Chat").click()
    visible(person, ".records textarea, .records input")


def a_hint(person: Person, server: Server) -> None:
    sit(person, server.new_table("human", "greedy", seed=3), 0)
    person.answer(0)  # whoever bids at the same time would make the advice old
    person.wait_for_turn()
    person.page.keyboard.press("h")
    visible(person, ".hint li.shown")


SCREENS = named(
    "house", lobby, auction, refusal, explanation, pointing, rules_at_the_table, keys, words_of_the_table, hand_over,
    guide, my_tables, taking_off, away, watching, rules, settings, gone, statistics, devices, preferences,
    a_seat_is_brought, invitations, talk, a_hint,
)  # fmt: skip
