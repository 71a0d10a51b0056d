"""Mage Knight's combat solver in the browser: asked, told in words, gone step by step, and dropped when it is stale."""

from __future__ import annotations

from playwright.sync_api import expect

from herna.games.mage_knight import actions as act
from tests.browser.conftest import People
from tests.browser.people import WAIT
from tests.browser.test_mage_knight_hand import FIGHT, sit, take
from tests.server.running import Server


def test_a_fight_is_solved_and_won_by_clicking_the_next_step(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIGHT)
    solver = page.get_by_test_id("solve")
    solver.get_by_role("button", name="Can this be won?").click()
    expect(solver.get_by_role("status")).to_contain_text("Can be won", timeout=WAIT)
    expect(solver).to_contain_text("Proven: there is no better way.")
    solver.get_by_role("button", name="Show me").click()
    expect(solver.get_by_role("button", name="Do not show it").first).to_be_visible()
    steps = solver.locator("ol li").count()
    for n in range(1, steps):
        expect(solver).to_contain_text(f"Step {n} of {steps}", timeout=WAIT)
        solver.locator(".go").click()
    expect(solver).to_contain_text(f"Step {steps} of {steps}", timeout=WAIT)
    expect(page.locator("[data-foe]")).to_contain_text("Beaten", timeout=WAIT)
    solver.locator(".go").click()
    expect(page.get_by_test_id("fight")).to_have_count(0, timeout=WAIT)


def test_what_matters_is_put_in_another_order(people: People, server: Server) -> None:
    """Who would rather spend no card than win is told so: doing nothing is then the best there is."""
    person = people()
    page = sit(person, server, FIGHT)
    solver = page.get_by_test_id("solve")
    solver.get_by_text("What matters most: winning").click()
    for _ in range(4):
        solver.get_by_role("button", name="Earlier: fewest cards").click()
    expect(solver).to_contain_text("What matters most: fewest cards")
    solver.get_by_role("button", name="Can this be won?").click()
    expect(solver.get_by_role("status")).to_contain_text("It takes no card", timeout=WAIT)


def test_an_answer_is_dropped_with_a_sentence_when_the_table_goes_another_way(people: People, server: Server) -> None:
    person = people()
    page = sit(person, server, FIGHT)
    solver = page.get_by_test_id("solve")
    solver.get_by_role("button", name="Can this be won?").click()
    expect(solver).to_contain_text("Step 1 of", timeout=WAIT)
    take(person, act.Target(0))
    expect(solver).to_contain_text("this answer is dropped", timeout=WAIT)
    expect(solver.get_by_role("button", name="Can this be won?")).to_be_enabled()
