"""Scenes of Mage Knight over the land: auction, draft, upgrades, votes, joint assaults, fights between heroes."""

from __future__ import annotations

import re
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import People
from tests.browser.doing import tab_to
from tests.browser.knights import state_at, table_at
from tests.browser.matrix import check_by_axe
from tests.browser.people import WAIT, Person
from tests.server.running import Server


class Position(NamedTuple):
    """Where a scene is played, what it is called and what it says; and what is then pressed in it."""

    number: int
    ply: int
    seat: int
    scene: str
    says: str
    press: str


POSITIONS = {
    "auction": Position(277, 2, 0, "auction", "Highest bid: 6 fame", "bid 7"),
    "draft": Position(273, 4, 0, "draft", "Kept: 1 of 3", "take-card"),
    "drafted": Position(277, 246, 1, "draft", "drafted cards put by", "add-drafted"),
    "upgrade": Position(274, 155, 2, "upgrade", "Strength of Anna", "take-card"),
    "swap": Position(274, 156, 2, "upgrade", "Intimidate comes into your deck", "throw-away-card"),
    "vote": Position(230, 110, 1, "naming", "named by Anna", "name-tactic"),
    "secret die": Position(276, 17, 0, "naming", "the attacks of the enemy are stronger by 1", "hide-die"),
    "share-out": Position(205, 341, 0, "proposal", "Goldyx|Anna proposes a joint assault", "give-defenders"),
    "proposal": Position(202, 681, 3, "proposal", "has not answered yet", "answer-proposal true"),
    "challenge": Position(202, 22, 2, "challenge", "Dora attacks you", "attend false"),
    "assault": Position(209, 65, 0, "assault", "fights now", ""),
    "duel, block": Position(
        108, 185, 0, "duel", "Bořek attacks with 3: 0 blocked, 3 would come through", "finish-block"
    ),
    "duel, damage": Position(108, 187, 1, "duel", "Bořek deals damage to Anna: 3 left to deal", "wound-hero"),
}


def seated(people: People, server: Server, name: str) -> Person:
    """Somebody who is asked something there."""
    number, ply, seat, scene, says, _ = POSITIONS[name]
    person = people()
    person.sit_at(table_at(server, number, ply), seat)
    person.wait_for_turn()
    expect(person.page.get_by_test_id(scene)).to_contain_text(re.compile(says), timeout=WAIT)
    return person


@pytest.mark.parametrize("name", POSITIONS)
def test_what_is_asked_is_a_scene_and_is_answered_in_it(
    people: People, server: Server, axe: str, name: str, soak: bool
) -> None:
    person, position = seated(people, server, name), POSITIONS[name]
    page = person.page
    check_by_axe(person, axe, [*POSITIONS].index(name), soak)
    drawn = page.get_by_test_id(position.scene)
    expect(drawn).to_be_visible(timeout=WAIT)
    if position.press:
        person.doing(drawn.locator(f'[data-action^="{position.press}"]').first.click)


@pytest.mark.parametrize("name", [name for name, position in POSITIONS.items() if position.press])
def test_a_scene_is_answered_by_keyboard_alone(people: People, server: Server, name: str) -> None:
    person, position = seated(people, server, name), POSITIONS[name]
    tab_to(person, f'[data-testid={position.scene}] [data-action^="{position.press}"]')
    person.doing(lambda: person.page.keyboard.press("Enter"))


def test_a_draft_a_bid_and_a_secret_die_show_nobody_elses_secret(people: People, server: Server) -> None:
    draft, die = POSITIONS["draft"], POSITIONS["secret die"]
    state = state_at(draft.number, draft.ply)
    other = people()
    other.sit_at(table_at(server, draft.number, draft.ply), 1)
    other.wait_for_turn()
    expect(other.page.get_by_test_id("draft")).to_be_visible(timeout=WAIT)
    held = {state.setting.card_ids[card] for card in state.drafted[0]}
    own = {state.setting.card_ids[card] for card in (*state.drafted[1], *state.hand[1])}
    seen = set(other.page.locator("[data-card]").evaluate_all("all => all.map(one => one.dataset.card)"))
    assert held
    assert not (held - own) & seen, "what another has put by is nowhere on the page"
    table = table_at(server, die.number, die.ply)
    setter, fighter = people(), people()
    setter.sit_at(table, die.seat)
    setter.wait_for_turn()
    setter.doing(setter.page.get_by_test_id("naming").locator('[data-action^="hide-die"]').nth(1).click)
    fighter.sit_at(table, 1 - die.seat)
    expect(fighter.page.get_by_test_id("secret-die")).to_have_text(
        re.compile("Anna has set a die in secret"), timeout=WAIT
    )
    expect(setter.page.get_by_test_id("secret-die")).to_contain_text("Your secret die: red", timeout=WAIT)


def own_order(page: Page, cards: list[str]) -> list[str]:
    """The hand is laid out anew, by the keyboard and by dragging; gives its cards as they lie then."""
    held = page.locator("[data-hand-card]")
    held.first.focus()
    page.keyboard.press("Shift+ArrowRight")
    cards = [cards[1], cards[0], *cards[2:]]
    expect(held.nth(1)).to_be_focused(timeout=WAIT)
    assert held.evaluate_all("all => all.map(one => one.dataset.handCard)") == cards
    held.last.drag_to(held.first)
    cards = [cards[-1], *cards[:-1]]
    expect(page.get_by_test_id("sort-hand")).to_contain_text("my own order", timeout=WAIT)
    assert held.evaluate_all("all => all.map(one => one.dataset.handCard)") == cards
    return cards


def test_a_plan_is_laid_in_the_turn_of_another_and_waits(people: People, server: Server) -> None:
    """Dora attacks Cyril, and Anna plans meanwhile."""
    challenge = POSITIONS["challenge"]
    table = table_at(server, challenge.number, challenge.ply)
    person = people()
    person.sit_at(table, 0)
    page = person.page
    cards = page.locator("[data-hand-card]:not([data-hand-card=wound])")
    expect(cards.first).to_be_visible(timeout=WAIT)
    cards.first.click()
    page.get_by_test_id("plan-ways").locator('[data-plan="sideways 0"]').click()
    cards.nth(1).click()
    page.get_by_test_id("plan-ways").locator('[data-plan="sideways 0"]').click()
    plan = page.get_by_test_id("plan")
    expect(plan.locator("[data-planned]")).to_have_count(2, timeout=WAIT)
    costs = page.locator("[data-planned-cost]")
    expect(costs.first).to_be_attached(timeout=WAIT)
    assert {int(one) for one in costs.evaluate_all("all => all.map(one => one.dataset.plannedCost)")} <= {1, 2}
    before = page.locator("[data-hand-card]").evaluate_all("all => all.map(one => one.dataset.handCard)")
    page.get_by_test_id("sort-hand").click()
    page.get_by_test_id("sort-hand").click()
    after = page.locator("[data-hand-card]").evaluate_all("all => all.map(one => one.dataset.handCard)")
    assert sorted(after) == sorted(before)
    laid = own_order(page, after)
    page.reload()
    expect(page.locator("[data-hand-card]").first).to_be_visible(timeout=WAIT)
    kept = page.locator("[data-hand-card]").evaluate_all("all => all.map(one => one.dataset.handCard)")
    assert kept == laid, "an order of one's own is kept"
    expect(page.get_by_test_id("plan").locator("[data-planned]")).to_have_count(2, timeout=WAIT)
    other = people()
    other.sit_at(table, 1)
    expect(other.page.locator("[data-hex]").first).to_be_visible(timeout=WAIT)
    expect(other.page.get_by_test_id("plan")).to_have_count(0, timeout=WAIT)
    page.get_by_test_id("plan").locator("[data-planned]").first.click()
    expect(page.get_by_test_id("plan").locator("[data-planned]")).to_have_count(1, timeout=WAIT)
