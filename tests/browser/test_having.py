"""What I have stays in sight on small screens, what scrolls shows it, and the rules are searched as the actions are."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.andor import read_cards, ready
from tests.browser.conftest import People
from tests.browser.lands import prompted, under_way
from tests.browser.matrix import show
from tests.browser.moments import asks, table_when
from tests.browser.people import WAIT, Person, visible
from tests.browser.screens import SCREENS as EVERY_SCREEN
from tests.browser.test_frame import SCREENS, seen
from tests.browser.test_legends import legends as new_legends
from tests.browser.test_legends import play_until
from tests.server.running import Server

SMALL: dict[str, dict[str, Any]] = {
    "phone": SCREENS["phone"],
    "sideways": SCREENS["sideways"],
    "upright": {"viewport": {"width": 768, "height": 1024}, "has_touch": True},
}


def empire(person: Person, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    table.act(0, action={"do": "bid", "coins": 12})
    table.act(1, action={"do": "bid", "coins": 0})
    person.sit_at(table, 0)


def andor(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 2), 0, 1)
    read_cards(person)


def lands(person: Person, server: Server) -> None:
    table, seat = under_way(server, prompted("turn"), "human", "human", clans="drawn")
    person.sit_at(table, seat)


def legends(person: Person, server: Server) -> None:
    table = new_legends(server, "human", "human", map="surprise")
    seat = play_until(table, lambda view: any(one["do"] == "take-card" for one in view["options"]))
    person.sit_at(table, seat)


def knight(person: Person, server: Server) -> None:
    table, seat = table_when(server, "mage_knight", 0, asks("turn", after=20))
    person.sit_at(table, seat)


GAMES: dict[str, tuple[Callable[[Person, Server], None], list[str]]] = {
    "empire": (empire, ["coins", "armies", "cities"]),
    "legends": (legends, ["coins", "armies", "cities"]),
    "knight": (knight, ["move", "influence", "hand", "armour"]),
    "andor": (andor, ["strength", "willpower", "gold"]),
    "lands": (lands, ["coins"]),
}


@pytest.mark.parametrize("screen", SMALL)
@pytest.mark.parametrize("game", GAMES)
def test_what_i_have_is_in_sight_when_i_decide(people: People, server: Server, game: str, screen: str) -> None:
    person = people(**SMALL[screen])
    sit, things = GAMES[game]
    sit(person, server)
    person.wait_for_turn()
    for thing in things:
        assert seen(person, f"[data-testid=having] [data-have={thing}]") == 1, thing
    assert seen(person, "[data-testid=prompt]") == 1
    assert seen(person, "#actions li button") > 0.9
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", GAMES)
def test_it_stays_in_sight_from_one_decision_to_the_next(people: People, server: Server, game: str) -> None:
    person = people(**SMALL["phone"])
    sit, things = GAMES[game]
    sit(person, server)
    page, answers, asked = person.page, person.page.locator("#actions li button[data-action]:not([disabled])"), set()
    for n in range(8):
        person.wait_for_turn()
        person.unfold()
        assert seen(person, f"[data-testid=having] [data-have={things[0]}]") == 1, person.prompt
        assert seen(person, "[data-testid=prompt]") == 1
        asked.add(page.locator("#actions").inner_text())
        # Not always the first answer, which may end a turn; what is asked back, and what is told, is put away.
        answers.nth(min(n % 2, answers.count() - 1)).tap()
        page.wait_for_timeout(400)
        while page.locator("dialog[open], [data-testid=stage]").count():
            page.keyboard.press("Escape")
            page.wait_for_timeout(200)
        if not answers.count():
            break
    assert len(asked) > 1, "there was more than one decision"


def test_my_dice_can_be_placed_from_the_strip(people: People, server: Server) -> None:
    person = people(**SMALL["phone"])
    lands(person, server)
    person.wait_for_turn()
    die = person.page.locator("[data-testid=having] [data-piece^=have-].lit").first
    die.tap()
    expect(person.page.locator("[data-piece].picked").first).to_be_visible(timeout=WAIT)


def test_the_search_lies_behind_a_glass_on_a_phone(people: People, server: Server) -> None:
    person = people(**SMALL["phone"])
    andor(person, server)
    person.wait_for_turn()
    page = person.page
    assert page.locator("#actions input[type=search]").count() == 0
    page.get_by_test_id("glass").tap()
    field = page.locator("#actions input[type=search]")
    expect(field).to_be_focused(timeout=WAIT)
    field.fill("end")
    expect(page.locator("#actions li button").first).to_be_visible()


def test_what_scrolls_shows_it(people: People, server: Server) -> None:
    person = people(**SMALL["phone"])
    empire(person, server)
    person.wait_for_turn()
    row = person.page.locator(".market")
    expect(row).to_have_attribute("data-more", "x-end", timeout=WAIT)
    row.evaluate("row => row.scrollTo({ left: row.scrollWidth, behavior: 'instant' })")
    expect(row).to_have_attribute("data-more", "x-start")


def test_the_map_keeps_its_room_while_tokens_are_put_on_it(people: People, server: Server) -> None:
    person = people()
    EVERY_SCREEN["legends-putting-tokens"](person, server)
    show(person, (844, 390), "en", "light")
    box = person.page.locator("[data-guide=board]").bounding_box()
    assert box is not None
    assert box["height"] > 390 / 2


def rules(person: Person, typed: str) -> None:
    person.page.locator(".rulebook input").fill(typed)


def test_the_rules_are_found_without_accents_and_in_any_order(people: People, server: Server) -> None:
    person = people(language="cs")
    person.open("#/rules/monster_lands")
    visible(person, ".rulebook section")
    rules(person, "zraneni")
    expect(person.page.locator(".rulebook mark").first).to_be_visible(timeout=WAIT)
    assert person.page.locator(".rulebook section p").count()
    rules(person, "clen zraneni")
    one = person.page.locator(".rulebook section p").count()
    rules(person, "zraneni clen")
    assert person.page.locator(".rulebook section p").count() == one > 0
    rules(person, "xyzzy")
    expect(person.page.get_by_role("status").filter(has_text="xyzzy")).to_be_visible(timeout=WAIT)
