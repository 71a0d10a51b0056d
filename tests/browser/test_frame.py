"""The frame of a table on every screen: what is in sight, what folds, what a finger does, what Back closes."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.andor import POINT_ON, doing, first_view, read_cards, ready
from tests.browser.conftest import People
from tests.browser.people import POINT_IN, WAIT, Person, settle, visible
from tests.browser.test_table import at_the_first_card
from tests.browser.touch import Fingers, middle
from tests.server.running import Opened, Server

SCREENS: dict[str, dict[str, Any]] = {
    "desk": {"viewport": {"width": 1440, "height": 900}},
    "tablet": {"viewport": {"width": 1024, "height": 768}, "has_touch": True},
    "sideways": {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True},
    "phone": {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True},
}
every_screen = pytest.mark.parametrize("screen", SCREENS)
IN_SIGHT = """element => {
    const box = element.getBoundingClientRect()
    const wide = Math.min(box.right, innerWidth) - Math.max(box.left, 0)
    const tall = Math.min(box.bottom, innerHeight) - Math.max(box.top, 0)
    return wide > 0 && tall > 0 ? wide * tall / (box.width * box.height) : 0
}"""
SMALLEST_LABEL = """() => Math.min(...[...document.querySelectorAll('.map svg text')]
    .filter(one => one.getClientRects().length && one.textContent.trim())
    .map(one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a))"""


def seen(person: Person, selector: str) -> float:
    """How much of a thing is inside the window, from 0 to 1."""
    return float(person.page.locator(selector).first.evaluate(IN_SIGHT))


@every_screen
def test_the_map_the_question_and_the_answers_are_in_sight_at_once(people: People, server: Server, screen: str) -> None:
    person = people(**SCREENS[screen])
    person.sit_at(ready(server, 2), 0, 1)
    read_cards(person)
    person.wait_for_turn()
    page = person.page
    assert seen(person, ".map svg") == 1
    assert seen(person, "[data-testid=prompt]") == 1
    assert seen(person, "#actions li button") == 1
    box = page.locator(".map svg").first.bounding_box()
    assert box is not None
    assert box["width"] * box["height"] >= 0.2 * page.evaluate("innerWidth * innerHeight")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    if screen != "phone":
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")


@every_screen
@pytest.mark.parametrize("large", [False, True], ids=["usual", "larger"])
def test_nothing_on_a_map_is_written_smaller_than_eleven_pixels(
    people: People, server: Server, screen: str, large: bool
) -> None:
    person = people(**SCREENS[screen])
    person.sit_at(ready(server, 2), 0, 1)
    read_cards(person)
    least = person.page.evaluate(SMALLEST_LABEL)
    assert least >= 11 - 0.05
    if large:
        person.page.get_by_role("button", name="Settings").click()
        person.page.get_by_role("checkbox", name="Larger text").check()
        person.page.keyboard.press("Escape")
        assert person.page.evaluate(SMALLEST_LABEL) >= max(13 - 0.05, least)


def marching(people: People, server: Server, screen: str) -> tuple[Person, Opened]:
    """Somebody who may move armies now."""
    table = server.new_table("human", "human", seed=5)
    table.act(0, action={"do": "bid", "coins": 12})
    table.act(1, action={"do": "bid", "coins": 0})
    person = people(**SCREENS[screen])
    person.sit_at(table, 0)
    person.wait_for_turn()
    for _ in range(8):
        if any(action["do"] == "march" for action in table.state(0)["view"]["options"]):
            return person, table
        person.answer(0)
    raise AssertionError("no army marches; another seed is needed")


def test_the_cards_make_way_while_an_army_marches_and_come_back_when_asked(people: People, server: Server) -> None:
    person, _table = marching(people, server, "phone")
    page = person.page
    expect(page.locator("[data-slot]").first).to_be_hidden()
    page.get_by_test_id("market-strip").tap()
    expect(page.locator("[data-slot]").first).to_be_visible()


def test_the_sheet_folds_and_the_board_takes_its_room(people: People, server: Server) -> None:
    person = people(**SCREENS["phone"])
    person.sit_at(ready(server, 2), 0, 1)
    read_cards(person)
    person.wait_for_turn()
    page = person.page

    def heights() -> tuple[float, float]:
        sheet, board = page.locator("#actions").bounding_box(), page.locator(".map svg").first.bounding_box()
        assert sheet is not None
        assert board is not None
        return sheet["height"], board["height"]

    sheet, board = heights()
    page.get_by_test_id("handle").tap()
    expect(page.locator("#actions li button").first).to_be_hidden()
    assert seen(person, "[data-testid=prompt]") == 1
    settle(person)
    folded, grown = heights()
    assert folded < sheet / 2
    assert grown > board + (sheet - folded) / 2
    x, y = middle(person, "[data-testid=handle]")
    Fingers(person).drag((x, y), (x, y - 300))
    expect(page.locator("#actions li button").first).to_be_visible()
    assert heights()[0] >= sheet
    page.go_back()  # a sheet pulled up is made small again
    assert "#/table/" in page.url


def test_a_long_press_explains_and_takes_nothing(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server, **SCREENS["phone"])
    page, fingers = person.page, Fingers(person)
    before = table.state(0)["version"]
    fingers.press(middle(person, "[data-slot='0']"))
    tip = page.get_by_role("tooltip")
    expect(tip).to_contain_text("EME-", timeout=WAIT)
    page.wait_for_timeout(400)
    expect(tip).to_be_visible()  # it stays after the finger has gone
    assert table.state(0)["version"] == before
    page.touchscreen.tap(5, 300)
    expect(tip).to_have_count(0)
    assert table.state(0)["version"] == before
    person.doing(lambda: page.locator("[data-slot='0']").tap())
    assert table.state(0)["version"] > before


@every_screen
def test_an_explanation_is_all_inside_the_window(people: People, server: Server, screen: str) -> None:
    person, _table = at_the_first_card(people, server, **SCREENS[screen])
    person.page.locator("[data-slot='0']").focus()
    person.page.keyboard.press("?")
    visible(person, "[role=tooltip] .clause")
    settle(person)
    box = person.page.get_by_role("tooltip").bounding_box()
    assert box is not None
    size = person.page.viewport_size
    assert size is not None
    assert min(box["x"], box["y"]) >= 0
    assert box["x"] + box["width"] <= size["width"]
    assert box["y"] + box["height"] <= size["height"]


def test_two_fingers_on_a_card_and_a_finger_that_wanders_mean_nothing(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server, **SCREENS["phone"])
    page, fingers = person.page, Fingers(person)
    before = table.state(0)["version"]
    (x, y), other = middle(person, "[data-slot='0']"), middle(person, "[data-slot='1']")
    fingers.down((x, y), other)
    page.wait_for_timeout(700)
    fingers.up()
    fingers.drag((x, y), (x + 4, y - 90))
    page.wait_for_timeout(600)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    assert table.state(0)["version"] == before


def test_back_closes_what_is_open_before_it_leaves_the_table(people: People, server: Server) -> None:
    person = people(**SCREENS["phone"])
    table = ready(server, 2)
    person.open()
    visible(person, "[data-testid=play-now]")
    person.page.evaluate(
        "([id, tokens]) => localStorage.setItem('herna-tables', JSON.stringify([{ id, game: 'andor', seats: "
        "tokens.map((token, seat) => ({ seat, token })), invitations: [], guided: false, over: false, at: 1 }]))",
        [table.id, [table.tokens[0], table.tokens[1]]],
    )
    page = person.page
    page.reload()
    page.locator(f"[data-table='{table.id}'] a").click()
    visible(person, "[data-testid=legend-card]")
    page.go_back()
    expect(page.get_by_test_id("legend-card")).to_have_count(0)
    page.locator("[data-tool=threats]").tap()
    visible(person, "#andor-drawer")
    page.get_by_role("button", name="Rules").tap()
    visible(person, "dialog .rulebook")
    page.go_back()
    expect(page.locator("dialog")).to_have_count(0)
    expect(page.locator("#andor-drawer")).to_be_visible()
    page.go_back()
    expect(page.locator("#andor-drawer")).to_have_count(0)
    assert "#/table/" in page.url
    page.go_back()
    visible(person, "[data-testid=play-now]")


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_an_army_is_dragged_where_it_is_to_go(people: People, server: Server, screen: str) -> None:
    person, table = marching(people, server, screen)
    page = person.page
    view = table.state(0)["view"]
    march = next(action for action in view["options"] if action["do"] == "march")
    name = table.state(0)["table"]["names"]["region"]
    start = middle(person, f"[data-army='0-{march['source']}']")
    target = page.locator(f"[data-region='{name[march['target']]}']").element_handle()
    assert target is not None
    end = tuple(target.evaluate(POINT_IN))

    def drag(to: tuple[float, float]) -> None:
        if screen == "phone":
            Fingers(person).drag(start, to)
            return
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move((start[0] + to[0]) / 2, (start[1] + to[1]) / 2)
        page.mouse.move(*to)
        page.mouse.up()

    before = table.state(0)["version"]
    drag((start[0] + 3, 20))  # on the bar: nowhere
    page.wait_for_timeout(300)
    assert table.state(0)["version"] == before
    assert page.locator("[data-region].picked").count() == 0
    person.doing(lambda: drag(end))
    armies = table.state(0)["view"]["regions"][march["target"]]["armies"][0]
    assert armies == view["regions"][march["target"]]["armies"][0] + 1


@pytest.mark.parametrize("screen", ["desk", "sideways"])
def test_a_hero_is_dragged_along_the_way(people: People, server: Server, screen: str) -> None:
    table = ready(server, 2)
    person = people(**SCREENS[screen])
    person.sit_at(table, 0, 1)
    read_cards(person)
    seat, view = first_view(table)
    target = next(action["space"] for action in view["options"] if action["do"] == "walk")
    page = person.page
    space = page.locator(f"[data-space='{target}']").element_handle()
    assert space is not None
    x, y = space.evaluate(POINT_ON)
    start = middle(person, f"[data-hero-figure='{seat}']")
    if screen == "sideways":
        doing(person, lambda: Fingers(person).drag(start, (x, y)))
    else:
        page.mouse.move(*start)
        page.mouse.down()
        page.mouse.move(x - 5, y - 5)
        page.mouse.move(x, y)
        doing(person, page.mouse.up)
    assert table.state(seat)["view"]["heroes"][seat]["space"] == target


def test_a_key_that_is_held_down_is_meant_once(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server)
    before = len(table.state(0)["view"]["seats"][0]["cards"])
    person.page.keyboard.down("1")
    for _ in range(5):
        person.page.keyboard.down("1")
    person.page.keyboard.up("1")
    person.page.wait_for_timeout(400)
    state = table.state(0)["view"]
    assert len(state["seats"][0]["cards"]) == before + 1
    assert state["ply"] == 3


def test_a_refusal_floats_and_moves_nothing(people: People, server: Server) -> None:
    person, _table = at_the_first_card(people, server)
    page = person.page
    before = page.locator(".map svg").first.bounding_box()
    page.locator("[data-slot='5']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("This card costs 3 coins", timeout=WAIT)
    expect(page.get_by_role("alert")).not_to_contain_text("take-card")
    assert page.locator(".map svg").first.bounding_box() == before


@pytest.mark.parametrize("screen", ["desk", "phone"])
def test_many_actions_come_in_groups_with_a_search(people: People, server: Server, screen: str) -> None:
    table = ready(server, 2)
    _seat, view = first_view(table)
    person = people(**SCREENS[screen])
    person.sit_at(table, 0, 1)
    read_cards(person)
    person.wait_for_turn()
    page = person.page
    assert page.locator("#actions li button").count() <= 9 < len(view["options"])
    page.locator("[data-group=Walk]").click()
    walks = page.locator("#actions [data-action^='walk ']")
    expect(walks).to_have_count(sum(action["do"] == "walk" for action in view["options"]))
    priced = zip(view["options"], view["expenses"], strict=True)
    prices = {f"walk {action['space']}": price[0] for action, price in priced if action["do"] == "walk"}
    listed = [prices[str(one)] for one in walks.evaluate_all("all => all.map(one => one.dataset.action)")]
    assert listed == sorted(listed)  # the nearest first
    gor = next(one["space"] for one in view["creatures"] if f"walk {one['space']}" in prices)
    expect(page.locator(f"#actions [data-action='walk {gor}']")).to_contain_text("gor")
    if screen == "phone":  # there the field lies behind a glass until it is wanted
        page.get_by_test_id("glass").click()
    page.get_by_role("searchbox").fill(f"walk {gor}")
    expect(page.locator("#actions li button").first).to_have_attribute("data-action", f"walk {gor}")
    doing(person, lambda: page.keyboard.press("Enter"))
    assert gor in {hero["space"] for hero in table.state(0)["view"]["heroes"]}


def on_turn(people: People, server: Server) -> tuple[Person, Opened, int]:
    """Somebody whose turn it is in a legend of two, with the table and the seat."""
    table = ready(server, 2)
    seat, _view = first_view(table)
    person = people()
    person.sit_at(table, seat)
    read_cards(person)
    person.wait_for_turn()
    return person, table, seat


def test_whoever_answers_again_by_keyboard_finds_the_group_open_and_is_in_it(people: People, server: Server) -> None:
    person, _table, _seat = on_turn(people, server)
    page, keys = person.page, person.page.keyboard
    page.locator("[data-group=Walk]").focus()
    keys.press("Enter")
    keys.press("ArrowDown")
    for _ in range(2):  # the first and then the next space of the way, by the same key
        doing(person, lambda: keys.press("Enter"))
        expect(page.locator("[data-group=Walk]")).to_have_attribute("aria-expanded", "true", timeout=WAIT)
        expect(page.locator("#actions [data-action^='walk ']").first).to_be_focused(timeout=WAIT)


def test_what_others_do_leaves_the_search_and_what_was_unfolded_alone(people: People, server: Server) -> None:
    person, table, seat = on_turn(people, server)
    page = person.page
    page.locator("[data-group=Walk]").click()
    page.get_by_role("searchbox").fill("wa")
    drop = next(a for a in table.state(1 - seat)["view"]["options"] if a["do"] == "drop-gold")
    lines = page.locator(".records li:not(.since)")
    told = lines.count()
    table.act(1 - seat, action=drop)
    expect(lines).not_to_have_count(told, timeout=WAIT)
    assert page.get_by_role("searchbox").input_value() == "wa"
    page.get_by_role("searchbox").fill("")
    expect(page.locator("[data-group=Walk]")).to_have_attribute("aria-expanded", "true")


def test_what_happened_since_the_own_last_move_is_marked(people: People, server: Server) -> None:
    table = ready(server, 2)
    seat, _view = first_view(table)
    person = people()
    person.sit_at(table, seat)
    read_cards(person)
    person.page.locator("[data-deed=pass]").click()
    other = 1 - seat
    expect(person.page.locator("#actions .waits")).to_be_visible(timeout=WAIT)
    view = table.state(other)["view"]
    walk = next(action for action in view["options"] if action["do"] == "walk")
    table.act(other, action=walk)
    expect(person.page.locator(f"[data-space='{walk['space']}'].marked")).to_be_attached(timeout=WAIT)
    expect(person.page.locator(".records .since")).to_be_visible()
