"""Whole games: by mouse, by keyboard alone, on a phone."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.server.running import Server

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True, "device_scale_factor": 2}


def is_over(server: Server, table: str) -> bool:
    return bool(server.get(f"/api/tables/{table}")["over"])


def by_mouse(person: Person) -> None:
    """One decision: on the board where something there is lit, else from the list."""
    page = person.page
    if page.locator("[data-slot].lit").count():
        person.doing(page.locator("[data-slot].lit").last.click)
    elif page.locator("[data-region].lit").count():
        person.click_region()
        if page.locator("[data-region].picked").count():
            if page.locator("[data-region].lit:not(.picked)").count():
                person.doing(lambda: person.click_region("[data-region].lit:not(.picked)"))
            else:  # whose army of this region is meant
                person.doing(page.locator("#actions li button").first.click)
    else:
        person.doing(page.locator("#actions li button").first.click)


def test_a_newcomer_has_the_first_decision_after_one_click(people: People) -> None:
    person = people()
    person.open()
    person.page.get_by_test_id("play-now").click()
    assert "Bid nothing" in person.actions()
    assert person.prompt.startswith("How much do you bid")


def test_a_whole_game_by_mouse(people: People, server: Server) -> None:
    person = people()
    person.open()
    page = person.page
    page.get_by_test_id("new-table").click()
    page.get_by_role("radio", name="5", exact=True).check()
    page.get_by_role("dialog").get_by_text("Variants").click()
    page.get_by_role("checkbox", name="Goods tokens").check()
    page.get_by_label("Name for seat 1").fill("Božena")
    page.get_by_role("button", name="Open the table").click()
    table = person.table
    assert server.get(f"/api/tables/{table}")["options"]["goods_tokens"] is True
    while person.wait_for_turn():
        by_mouse(person)
    assert is_over(server, table)
    sheet = page.get_by_test_id("score-sheet")
    state = server.get(f"/api/tables/{table}/state")
    totals = sheet.locator("tr.total td").all_inner_texts()
    assert [int(total) for total in totals] == state["view"]["scores"]
    assert "Božena" in sheet.inner_text()
    expect(sheet.locator("figure svg")).to_be_visible(timeout=WAIT)


def tab_to(person: Person, selector: str, most: int = 80) -> None:
    """Press Tab until the thing has the focus."""
    for _ in range(most):
        if person.page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"the keyboard does not reach {selector}")


def test_a_whole_game_by_keyboard_alone(people: People, server: Server) -> None:
    person = people()
    person.open()
    keys = person.page.keyboard
    visible(person, "[data-testid=play-now]:not([disabled])")
    tab_to(person, "[data-testid=play-now]")
    keys.press("Enter")
    table = person.table
    decisions = lost = 0
    while person.wait_for_turn():
        decisions += 1
        if decisions % 3 == 0:
            person.doing(person.press_first)
        else:
            if not person.page.evaluate("() => !!document.activeElement.closest('#actions')"):
                lost += 1
                keys.press("a")
            keys.press("ArrowDown")
            if person.page.evaluate("() => 'group' in document.activeElement.dataset"):
                keys.press("Enter")
                keys.press("ArrowDown")
            person.doing(lambda: person.press("Enter"))
    assert is_over(server, table)
    # Once in the list, the focus comes back to it with every question.
    assert lost == 1
    keys.press("Escape")
    expect(person.page.get_by_test_id("score-sheet")).to_have_count(0)


def test_the_keyboard_chooses_on_the_board_and_escape_steps_back(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=1)
    for seat in (0, 1):
        table.act(seat, action={"do": "bid", "coins": 1 - seat})
    person = people()
    person.sit_at(table, 0)
    keys, page = person.page.keyboard, person.page
    while not page.locator("[data-region].lit").count():
        moves = [n for n, label in enumerate(person.actions()) if "move" in label]
        person.answer(moves[0] if moves else 0)
        if not page.locator("#actions li button").count():
            table.act(1)
    assert page.locator("[data-region].lit").count() >= 1
    tab_to(person, "[data-region].lit")
    if re.match("Move", person.prompt):
        keys.press("Enter")
        assert page.locator("[data-region].picked").count() == 1
        keys.press("Escape")
        assert page.locator("[data-region].picked").count() == 0
        keys.press("Enter")
        tab_to(person, "[data-region].lit:not(.picked)")
    person.doing(lambda: keys.press("Enter"))


def test_a_phone_plays_by_tapping_and_nothing_is_cut_off(people: People) -> None:
    person = people(**PHONE)
    person.open()
    page = person.page
    page.get_by_test_id("play-now").tap()
    for _ in range(12):
        person.wait_for_turn()
        person.doing(page.locator("#actions li button").first.tap)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    sheet = page.locator("#actions").bounding_box()
    assert sheet is not None
    assert sheet["y"] < 844


def test_two_fingers_enlarge_the_map(people: People) -> None:
    person = people(**PHONE)
    person.open()
    page = person.page
    page.get_by_test_id("play-now").tap()
    person.wait_for_turn()
    drawing = page.locator(".map svg").first
    before = drawing.get_attribute("viewBox")
    box = drawing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    fingers = person.context.new_cdp_session(page)

    def touch(kind: str, apart: float) -> None:
        points = [] if kind == "touchEnd" else [{"x": x - apart, "y": y, "id": 0}, {"x": x + apart, "y": y, "id": 1}]
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", 20)
    for apart in range(25, 80, 5):
        touch("touchMove", apart)
    touch("touchEnd", 0)
    assert drawing.get_attribute("viewBox") != before
