"""Monster Lands on the page: dice that are dragged, things that glow only when they can be used, clans in sight."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.lands import going_on, played, prompted, question, under_way
from tests.browser.people import WAIT, Person
from tests.browser.test_frame import seen
from tests.browser.touch import middle
from tests.server.running import Opened, Server


def drag(person: Person, start: str, end: str) -> None:
    """Take something up with the mouse and put it on something else."""
    (x1, y1), (x2, y2) = middle(person, start), middle(person, end)
    person.page.mouse.move(x1, y1)
    person.page.mouse.down()
    person.page.mouse.move((x1 + x2) / 2, (y1 + y2) / 2)
    person.page.mouse.move(x2, y2)
    person.page.mouse.up()


def at_the_first_turn(people: People, server: Server, players: int = 2) -> tuple[Person, Opened, int]:
    table, seat = under_way(server, prompted("turn"), *["human"] * players, clans="drawn")
    person = people()
    person.sit_at(table, seat)
    person.wait_for_turn()
    return person, table, seat


def test_a_die_is_dragged_into_the_pawnshop(people: People, server: Server) -> None:
    person, table, seat = at_the_first_turn(people, server)
    before = table.state(seat)["view"]["clan_boards"][seat]
    person.doing(lambda: drag(person, f"[data-piece=pool-{seat}-0]", "[data-piece=building-pawnshop]"))
    after = table.state(seat)["view"]["clan_boards"][seat]
    assert len(after["pool"]) == len(before["pool"]) - 1
    assert after["coins"] == before["coins"] + 1


def test_pawnshop_and_dice_glow_when_they_can_be_used_and_only_then(people: People, server: Server) -> None:
    person, table, seat = at_the_first_turn(people, server)
    page = person.page
    pawns = page.locator("[data-piece^=pawn-].lit")
    pool = table.state(seat)["view"]["clan_boards"][seat]["pool"]
    expect(pawns).to_have_count(len(set(pool)), timeout=WAIT)
    flasks = page.locator("[data-piece^=laboratory-space-].lit")
    before = flasks.count()
    strength = next(n for n, die in enumerate(pool) if die == "S")
    page.locator(f"[data-piece=pool-{seat}-{strength}]").click()
    expect(page.locator(f"[data-piece=pool-{seat}-{strength}].picked")).to_be_visible(timeout=WAIT)
    expect(flasks).to_have_count(0)  # no flask is filled with strength
    assert before, "before it one was offered"
    person.doing(page.locator("[data-piece=building-pawnshop].lit").click)


def test_there_is_a_way_back_from_who_goes(people: People, server: Server) -> None:
    person, _table, _seat = at_the_first_turn(people, server)
    page = person.page
    asked = person.prompt
    person.doing(page.locator("[data-piece^=path-].lit").first.click)
    back = page.get_by_test_id("outing-back")
    expect(back).to_be_visible(timeout=WAIT)
    person.doing(back.click)
    assert person.prompt == asked


def test_all_four_clans_are_in_sight(people: People, server: Server) -> None:
    match = played(lambda state: question(state) == "turn" and state.seats_to_act[0] == 0, 4, 3, clans="drawn")
    assert match is not None
    table = going_on(server, match, "human", "random", "random", "random")
    person = people()
    person.sit_at(table, 0)
    person.wait_for_turn()
    for seat in range(4):
        assert seen(person, f"[data-clan-board='{seat}']") > 0.9, seat


def test_my_own_clan_is_in_sight_wherever_i_sit(people: People, server: Server) -> None:
    match = played(lambda state: question(state) == "turn" and state.seats_to_act[0] == 3, 4, 3, clans="drawn")
    assert match is not None
    table = going_on(server, match, "human", "human", "human", "human")
    person = people(viewport={"width": 1024, "height": 768})
    person.sit_at(table, 3)
    person.wait_for_turn()
    assert seen(person, "[data-clan-board='3']") > 0.5
    assert seen(person, "[data-clan-board='2']") < 0.5
