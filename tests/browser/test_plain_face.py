"""A game without pictures of its own is played in the browser all the same: the table in words."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.docs.blocks import write_files
from tests.server.running import Server


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has the small game of `docs/new-game.md`, of which the built page has never heard."""
    folder = tmp_path_factory.mktemp("my-games")
    write_files("new-game.md", folder)
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("HERNA_GAMES", str(folder))
        with Server(tmp_path_factory.mktemp("plain")) as server:
            yield server


def sit_down(person: Person, *, seats: int = 2, people: int = 1) -> None:
    """Open a table of the small game from the lobby."""
    page = person.page
    person.open()
    shelf = page.locator(".shelf li", has_text="Pebbles")
    shelf.get_by_role("button", name="New table").click()
    page.get_by_role("radio", name=str(seats), exact=True).check()
    for seat in range(1, people):
        page.get_by_label(f"Who sits in seat {seat + 1}").select_option("human")
    page.get_by_role("button", name="Open the table").click()
    visible(person, "pre")


def test_a_game_the_page_was_not_built_with_is_played_to_its_end(people: People, house: Server) -> None:
    person = people(url=house.url)
    sit_down(person)
    page = person.page
    assert person.prompt.startswith("Which pebble do you take?")
    expect(page.locator(".panel", has_text="The row")).to_contain_text("9 pebbles in the bag", timeout=WAIT)
    while person.wait_for_turn():
        expect(page.locator("#actions li button").first).to_contain_text("Take the", timeout=WAIT)
        person.doing(page.locator("#actions li button").first.click)
    sheet = page.get_by_test_id("score-sheet")
    state = house.get(f"/api/tables/{person.table}/state")["view"]
    assert [int(points) for points in sheet.locator("tbody td").all_inner_texts()] == state["scores"]
    expect(sheet).to_contain_text("The game is over.")


def test_it_speaks_the_other_language_in_the_middle_of_a_game(people: People, house: Server) -> None:
    person = people(url=house.url)
    sit_down(person)
    person.answer()
    person.page.get_by_role("button", name="CS – switch to Czech").first.click()
    expect(person.page.locator("#actions li button").first).to_contain_text("Vzít", timeout=WAIT)
    expect(person.page.get_by_role("heading", name="Řada")).to_be_visible(timeout=WAIT)
    assert "si bere" in person.page.locator(".records li").first.inner_text()


def test_its_replay_shows_every_move(people: People, house: Server) -> None:
    person = people(url=house.url)
    sit_down(person)
    person.answer()
    page = person.page
    while (view := house.get(f"/api/tables/{person.table}/state")["view"])["ply"] < 2 or view["seats_to_act"] != [0]:
        page.wait_for_timeout(50)
    expect(page.locator("pre").first).to_contain_text(f"{view['left']} pebble", timeout=WAIT)  # the bot has answered
    last = page.locator("pre").first.inner_text()
    page.goto(f"{house.url}/#/replay/{person.table}")
    expect(page.locator("pre").first).to_have_text(last, timeout=WAIT, use_inner_text=True)
    page.get_by_role("slider").fill("0")
    expect(page.locator("pre").first).to_contain_text("9 pebbles in the bag", timeout=WAIT)


def test_two_people_share_one_screen(people: People, house: Server) -> None:
    person = people(url=house.url)
    sit_down(person, people=2)
    for _ in range(4):
        person.answer()
    state = house.get(f"/api/tables/{person.table}/state")["view"]
    assert state["ply"] == 4


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_everybody_can_use_it(people: People, house: Server, axe: str, screen: dict[str, object]) -> None:
    person = people(url=house.url, **screen)
    sit_down(person, seats=4)
    person.wait_for_turn()
    expect(person.page.locator("#actions li button").first).to_contain_text("Take the", timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    row = person.page.get_by_role("img").first
    assert row.get_attribute("aria-label").startswith("In the row:")  # type: ignore[union-attr]
