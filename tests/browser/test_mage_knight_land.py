"""Mage Knight's land in the browser: walking and exploring by mouse and keyboard, and with a finger."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.faces.view import KnightView, ReachView
from herna.kernel import Match
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person
from tests.browser.pictures import table_of
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.server.running import Server

SEED = 3
FAR = 2
"""The steps that the hero can walk at once."""
SIDEWAYS = {"viewport": {"width": 844, "height": 390}, "has_touch": True, "is_mobile": True}
SMALLEST = """() => Math.min(...[...document.querySelectorAll('.land text')].map((text) =>
    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""


@cache
def on_the_way(*, exploring: bool = False) -> Match:
    """Alone, where the hero can walk several hexes, or turn a tile up with a point left."""
    match = Match.new(GAME, 1, SEED)
    player = bot("greedy", 0)
    while not (can_explore if exploring else far_goals)(view_of(match)):
        match.play(player.choose(match.state, 0), 0)
    return match


def far_goals(view: KnightView) -> list[ReachView]:
    """The hexes several steps away to which a peaceful way leads."""
    return [goal for goal in view.reach if len(goal.way) >= FAR and not goal.provokes and not goal.assault]


def can_explore(view: KnightView) -> bool:
    turn = view.turns[0]
    return turn is not None and turn.move > 2 and any(isinstance(action, act.Explore) for action in view.options)


def view_of(match: Match) -> KnightView:
    view = match.state.view(0)
    assert isinstance(view, KnightView)
    return view


def seated(people: People, server: Server, match: Match, **screen: Any) -> Person:
    person = people(**screen)
    person.sit_at(table_of(server, match), 0)
    person.wait_for_turn()
    expect(person.page.locator("[data-cost]").first).to_be_visible(timeout=WAIT)
    return person


def hex_named(page: Page, name: str) -> Locator:
    return page.locator(f'[data-hex="{on_the_way().state.setting.lattice.hex_number[spot(name)]}"]')  # type: ignore[attr-defined]


def spot(name: str) -> tuple[int, int]:
    q, r = name.split("/")
    return int(q), int(r)


def hero_at(person: Person, name: str) -> None:
    expect(hex_named(person.page, name)).to_have_attribute("aria-label", re.compile(", here$"), timeout=WAIT)


def test_a_goal_is_walked_to_by_one_click(people: People, server: Server) -> None:
    view = view_of(on_the_way())
    goal = far_goals(view)[-1]
    person = seated(people, server, on_the_way())
    page = person.page
    label = hex_named(page, goal.hex).get_attribute("aria-label")
    assert label is not None
    assert f"{len(goal.way)} steps for {goal.cost} move points" in label
    hex_named(page, goal.hex).click(force=True)
    hero_at(person, goal.hex)
    steps = page.locator(".records li", has_text=re.compile("goes (north|south|east|west)"))
    assert steps.count() >= len(goal.way)


def test_a_tile_is_turned_up_by_a_click_and_the_end_of_the_turn_asks_what_is_left(
    people: People, server: Server
) -> None:
    person = seated(people, server, on_the_way(exploring=True))
    page = person.page
    person.unfold()
    final = page.locator("#actions [data-action]:has([data-final])")
    assert final.count() > 0, "what cannot be taken back is marked"
    told = final.evaluate_all("all => all.map(one => one.dataset.action.split(' ')[0])")
    assert "explore" in told
    assert "play-sideways" not in told
    before = page.locator("[data-tile]").count()
    page.locator("[data-position].lit").first.click()
    expect(page.locator("[data-tile]")).to_have_count(before + 1, timeout=WAIT)
    person.wait_for_turn()
    endings = page.locator("#actions .endings")
    expect(endings.get_by_role("button").last).to_contain_text("End the turn", timeout=WAIT)
    page.keyboard.press("e")
    expect(endings.get_by_role("alert")).to_contain_text("Move points are left", timeout=WAIT)
    endings.get_by_role("button", name="Not yet").click()
    expect(endings.get_by_role("alert")).to_have_count(0, timeout=WAIT)


def test_the_land_is_walked_by_keyboard(people: People, server: Server) -> None:
    step = next(one for one in view_of(on_the_way()).options if isinstance(one, act.MoveTo))
    person = seated(people, server, on_the_way())
    page = person.page
    own = view_of(on_the_way()).hero_boards[0].hex
    assert own is not None
    hex_named(page, own).focus()
    expect(hex_named(page, own)).to_be_focused(timeout=WAIT)
    goal = on_the_way().state.setting.lattice.hexes[step.hex]  # type: ignore[attr-defined]
    keys = {(1, 0): "ArrowRight", (-1, 0): "ArrowLeft", (1, -1): "PageUp", (0, -1): "Home", (0, 1): "PageDown"}
    way = goal[0] - spot(own)[0], goal[1] - spot(own)[1]
    page.keyboard.press(keys.get(way, "End"))
    expect(page.locator(f'[data-hex="{step.hex}"]')).to_be_focused(timeout=WAIT)
    person.doing(lambda: page.keyboard.press("Enter"))
    hero_at(person, f"{goal[0]}/{goal[1]}")
    page.keyboard.press("?")
    expect(page.get_by_role("tooltip")).to_contain_text("MK-6", timeout=WAIT)


@pytest.mark.parametrize("screen", [{}, PHONE, SIDEWAYS], ids=["desk", "phone", "sideways"])
def test_everybody_can_use_the_land(people: People, server: Server, axe: str, screen: dict[str, object]) -> None:
    person = seated(people, server, on_the_way(), **screen)
    page = person.page
    page.get_by_test_id("here").click()
    assert page.evaluate(SMALLEST) > 10.9, "what is written on the land can be read"
    box = page.locator(".land").bounding_box()
    assert box is not None
    assert box["height"] > 120, "the land is to be seen while one walks"
    page.evaluate(axe)
    check_both_lights(person, "light")
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert wide == 0, "the land scrolls, not the page"
