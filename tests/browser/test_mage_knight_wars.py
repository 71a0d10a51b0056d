"""Great fights of Mage Knight in the browser: a city falls by mouse, heroes fight each other at four screens."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import People
from tests.browser.doing import point_at
from tests.browser.knights import moment, table_at
from tests.browser.people import WAIT, visible
from tests.server.running import Server

SIEGE, GATES, FALLEN = 46, 288, 298
"""A game of Solo Conquest: the hero stands in the city, and ten moves later it is his."""
QUARREL, ATTACKED = 202, 22
"""Dora attacks Cyril; Anna and Bořek look on."""


def test_a_city_is_assaulted_and_conquered_by_mouse(people: People, server: Server) -> None:
    person = people()
    person.sit_at(table_at(server, SIEGE, GATES + 1), 0)
    person.wait_for_turn()
    for move in moment(SIEGE, FALLEN).moves[GATES + 1 :]:
        point_at(person, move.action)
    expect(person.page.locator(".records")).to_contain_text("Conquered: the red city. Anna leads it.", timeout=WAIT)


def test_four_screens_see_a_fight_between_heroes_through_a_cut_connection(people: People, server: Server) -> None:
    table = table_at(server, QUARREL, ATTACKED)
    with Cable(server.port) as cable:
        anna, borek, dora = people(), people(), people()
        cyril = people(url=cable.url)
        for seat, person in enumerate((anna, borek, cyril, dora)):
            person.sit_at(table, seat)
        expect(cyril.page.get_by_test_id("challenge")).to_contain_text("Dora attacks you", timeout=WAIT)
        for person in (anna, borek, dora):
            expect(person.page.locator("[data-hex]").first).to_be_visible(timeout=WAIT)
            expect(person.page.get_by_test_id("challenge")).to_have_count(0)
        cyril.doing(cyril.page.get_by_test_id("challenge").locator('[data-action="attend false"]').click)
        for person in (anna, borek, cyril, dora):
            expect(person.page.get_by_test_id("duel")).to_be_visible(timeout=WAIT)
        for person in (anna, borek, dora):
            held = person.page.locator("[data-hand-card]").count()
            assert held == len(moment(QUARREL, ATTACKED).replay().hand[(anna, borek, cyril, dora).index(person)])  # type: ignore[attr-defined]
        asked = cyril if cyril.page.locator("#actions li button").count() else dora
        before = cyril.page.locator(".records li").last.inner_text()
        cable.cut()
        visible(cyril, ".lost")
        cable.mend()
        expect(cyril.page.locator(".lost")).to_have_count(0, timeout=WAIT)
        assert cyril.page.locator(".records li").last.inner_text() == before, "nothing is lost, nothing doubled"
        asked.doing(asked.page.get_by_test_id("duel").locator('[data-action="pass-attack"]').click)
        for person in (anna, borek, cyril, dora):
            expect(person.page.locator(".records")).to_contain_text("does not attack now", timeout=WAIT)
