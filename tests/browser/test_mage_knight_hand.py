"""Mage Knight's hand, mana and fights in the browser: by mouse, by keyboard, and with a finger."""

from __future__ import annotations

import re
from functools import cache

import msgspec
import pytest
from playwright.sync_api import Page, expect

from herna.games.mage_knight import actions as act
from herna.kernel import Action
from tests.browser.conftest import People
from tests.browser.knights import moment, state_at, table_at
from tests.browser.people import WAIT, Person
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.server.running import Server

RECORD, FIRST, LATER, FIGHT = 0, 2, 12, 65
"""In this golden record, alone: a turn with a hand of cards, a later one, and a fight against orcs that is won by
blocking and striking, with cards and a unit."""
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}


def offers(kind: type[Action]) -> list[Action]:
    """What of a kind is offered in that turn."""
    return [option for option in state_at(RECORD, FIRST).options(0) if isinstance(option, kind)]


@cache
def the_fight() -> list[Action]:
    """How the fight was won: up to the blow that ends it."""
    moves = [move.action for move in moment(RECORD, FIGHT + 20).moves[FIGHT:]]
    struck = next(place for place, action in enumerate(moves) if isinstance(action, act.Strike))
    return moves[: struck + 1]


def spelled(action: Action) -> str:
    """An action as the page names it."""
    fields = msgspec.to_builtins(action).values()
    return " ".join(str(value).lower() if isinstance(value, bool) else str(value) for value in fields)


def sit(person: Person, server: Server, ply: int) -> Page:
    person.sit_at(table_at(server, RECORD, ply), 0)
    person.wait_for_turn()
    expect(person.page.get_by_test_id("hand")).to_be_visible(timeout=WAIT)
    return person.page


def take(person: Person, action: Action) -> None:
    """Do something by pointing at what is drawn, never by the list of answers."""
    page, name = person.page, spelled(action)
    if isinstance(action, act.PlayCard | act.PlaySideways):
        page.locator(f'[data-hand-card].lit[data-thing="card:{action.card}"]').first.click()
    elif isinstance(action, act.ActivateUnit):
        page.locator(f"[data-unit-place='{action.place}'].lit").click()
    answers = page.locator("#actions").inner_text()
    page.locator(f'[data-testid=hand] [data-action="{name}"], .scenes [data-action="{name}"]').first.click()
    page.wait_for_function("before => document.querySelector('#actions').innerText !== before", arg=answers)
    person.wait_for_turn()


def test_a_fight_against_orcs_is_won_by_mouse(people: People, server: Server) -> None:
    actions = the_fight()
    assert {type(action) for action in actions} >= {act.BlockAttack, act.PlayCard, act.ActivateUnit, act.Strike}
    person = people()
    page = sit(person, server, FIGHT)
    fight = page.get_by_test_id("fight")
    expect(fight.locator("[data-foe]")).to_contain_text("Wolf Riders", timeout=WAIT)
    for action in actions:
        expect(page.locator("[data-foe] [data-armour]")).to_have_text("4")
        take(person, action)
        if isinstance(action, act.Strike):
            expect(page.locator(".records")).to_contain_text("defeats Wolf Riders", timeout=WAIT)
            break
    expect(fight.locator("[data-foe]")).to_contain_text("Beaten")


def test_what_is_missing_of_a_block_and_what_would_be_lost_is_written_out(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIGHT)
    for action in the_fight()[:3]:
        take(person, action)
    block = page.locator("[data-sum=block]")
    expect(block.locator("[data-total]")).to_have_text("2")
    expect(block.locator("[data-needed]")).to_have_text("6")
    expect(block).to_contain_text("4 missing")
    expect(page.locator("[data-foe]")).to_contain_text("block 6 (swift: twice)")
    ends = page.locator('.scenes [data-action="next-phase"]')
    doubt = page.get_by_test_id("doubt")
    ends.click()
    expect(doubt).to_contain_text("What was played has not been used yet: 2", timeout=WAIT)
    page.keyboard.press("Escape")
    expect(doubt).to_have_count(0)
    ends.click()
    expect(doubt).to_be_visible()
    ends.click()
    expect(page.locator("[data-sum=block]")).to_have_count(0, timeout=WAIT)


def test_a_card_is_played_basic_sideways_and_stronger_by_mouse(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIRST)
    cards = page.locator("[data-hand-card]").count()
    page.locator("[data-hand-card].lit").first.click()
    ways = page.get_by_test_id("ways")
    expect(ways).to_be_visible()
    page.keyboard.press("Escape")
    expect(ways).to_have_count(0)
    take(person, next(one for one in offers(act.PlaySideways) if spelled(one).endswith("move")))
    expect(page.locator("[data-points=move] b")).to_have_text("1")
    expect(page.locator("[data-hand-card]")).to_have_count(cards - 1)
    expect(page.get_by_test_id("play-area").locator("[data-played]")).to_have_count(1)


def test_a_card_is_played_by_keyboard_and_paid_with_what_lights_up(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIRST)
    page.locator("[data-hand-card]").first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-hand-card]").nth(1)).to_be_focused()
    strong = next(one for one in offers(act.PlayCard) if isinstance(one, act.PlayCard) and one.way == "strong")
    page.locator(f'[data-hand-card][data-thing="card:{strong.card}"]').first.focus()
    page.keyboard.press("Enter")
    way = page.locator(f'[data-testid=ways] [data-action="{spelled(strong)}"]')
    expect(way).to_be_visible()
    expect(page.locator("[data-testid=ways] button").first).to_be_focused()
    way.focus()
    person.doing(lambda: page.keyboard.press("Enter"))
    expect(page.locator(".records")).to_contain_text(re.compile("(stronger)|(pays with)"), timeout=WAIT)


def test_a_card_is_dragged_into_the_play_area(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIRST)
    page.locator("[data-hand-card].lit").first.drag_to(page.get_by_test_id("play-area"))
    expect(page.get_by_test_id("ways")).to_be_visible(timeout=WAIT)


def test_deck_and_discard_pile_are_looked_through(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, LATER)
    page.locator("[data-testid=hand] [data-pile=deck]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("in no order", timeout=WAIT)
    page.keyboard.press("Escape")
    page.locator("[data-testid=hand] [data-pile=discard]").click()
    expect(dialog).to_contain_text("Discard pile of Anna", timeout=WAIT)


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_everybody_can_fight(people: People, server: Server, axe: str, screen: dict[str, object]) -> None:
    person = people(**screen)
    page = sit(person, server, FIGHT)
    page.evaluate(axe)
    check_both_lights(person, "light")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0
    if screen:
        expect(page.locator("[data-have=armour]")).to_be_visible(timeout=WAIT)
        page.locator("[data-tool=hand]").tap()
        expect(page.locator("[data-hand-card]").first).to_be_visible(timeout=WAIT)
