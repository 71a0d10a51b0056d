"""Great fights of Mage Knight in the browser: a city falls by mouse, heroes wound each other at four screens."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from herna.games.mage_knight.setting import WOUND
from tests.browser.cable import Cable
from tests.browser.conftest import People
from tests.browser.doing import point_at
from tests.browser.knights import moment, state_at, table_at
from tests.browser.people import WAIT, visible
from tests.browser.test_mage_knight_land import hex_named
from tests.games.mage_knight.table import view_of
from tests.server.running import Server

SIEGE, GATES, FALLEN = 46, 288, 298
"""A game of Solo Conquest: the hero stands in the city, and ten moves later it is his."""
QUARREL, ATTACKED, STRUCK, DRIVEN_OUT = 202, 22, 30, 33
"""Dora attacks Cyril; he strikes back with 4, she blocks nothing, takes a wound and is driven out. Anna and Bořek look
on."""


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
        heroes = (anna, borek, cyril, dora)
        for seat, person in enumerate(heroes):
            person.sit_at(table, seat)
        expect(cyril.page.get_by_test_id("challenge")).to_contain_text("Dora attacks you", timeout=WAIT)
        for person in (anna, borek, dora):
            expect(person.page.locator("[data-hex]").first).to_be_visible(timeout=WAIT)
            expect(person.page.get_by_test_id("challenge")).to_have_count(0)
        cyril.doing(cyril.page.get_by_test_id("challenge").locator('[data-action="attend false"]').click)
        for person in heroes:
            expect(person.page.get_by_test_id("duel")).to_be_visible(timeout=WAIT)
        for person in (anna, borek, dora):
            held = person.page.locator("[data-hand-card]").count()
            assert held == len(state_at(QUARREL, ATTACKED).hand[heroes.index(person)])
        before = cyril.page.locator(".records li").count()
        for move in moment(QUARREL, STRUCK).moves[ATTACKED + 1 :]:
            point_at(heroes[move.seat], move.action)
        for person in heroes:
            expect(person.page.locator(".records")).to_contain_text("Cyril strikes at Dora: 4", timeout=WAIT)
        cable.cut()
        visible(cyril, ".lost")
        # Meanwhile the fight goes on for those whose connection holds.
        point_at(dora, moment(QUARREL, STRUCK + 1).moves[-1].action)
        cable.mend()
        expect(cyril.page.locator(".lost")).to_have_count(0, timeout=WAIT)
        expect(cyril.page.get_by_test_id("duel").locator("[data-damage]")).to_contain_text("4", timeout=WAIT)
        for move in moment(QUARREL, DRIVEN_OUT).moves[STRUCK + 1 :]:
            point_at(heroes[move.seat], move.action)
        for person in heroes:
            expect(person.page.locator(".records")).to_contain_text("Dora is driven out by Cyril", timeout=WAIT)
            expect(person.page.get_by_test_id("duel")).to_have_count(0, timeout=WAIT)
        told = cyril.page.locator(".records li:not(.since)").all_inner_texts()
        assert told[before:].count("Cyril strikes at Dora: 4.") == 1, "nothing is lost, nothing doubled"
        hurt = state_at(QUARREL, DRIVEN_OUT)
        assert (hurt.hand[3].count(WOUND), hurt.fights) == (1, ())
        expect(dora.page.locator("[data-hand-card]", has_text="Wound")).to_have_count(1, timeout=WAIT)
        driven_to = view_of(hurt, 3).hero_boards[3].hex
        assert driven_to is not None
        for person in heroes:
            words = re.compile(", here$" if person is dora else ", Dora")
            expect(hex_named(person.page, driven_to)).to_have_attribute("aria-label", words, timeout=WAIT)
