"""Monster Lands on the page: games by mouse and by keyboard, one screen for all, phone, explanations, and axe."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable
from importlib.resources import files
from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect

from herna import words
from herna.games.monster_lands.state import LandsState
from tests.browser.conftest import People
from tests.browser.lands import (
    GLOWING,
    LANDS,
    SOMETHING_TO_DO,
    by_mouse,
    going_on,
    lands,
    played,
    prompted,
    question,
    something_to_do,
    under_way,
)
from tests.browser.people import WAIT, Person
from tests.browser.test_games import PHONE, is_over, tab_to
from tests.server.running import Opened, Server

LATE = 5


def late(view: Any) -> bool:
    return bool(view["round"] >= LATE and view["prompt"]["id"] == "turn")


def before_the_end(server: Server, soak: bool, **options: Any) -> Opened:
    """A game of two against a bot: from the first decision in a soak run, else from one of the last rounds."""
    if soak:
        return lands(server, "human", "random", **options)
    return under_way(server, late, "human", "random", **options)[0]


def check_score(person: Person, server: Server, table: str) -> None:
    """The sheet has every line of the points."""
    sheet = person.page.get_by_test_id("score-sheet")
    view = server.get(f"/api/tables/{table}/state")["view"]
    totals = sheet.locator("tr.total td").all_inner_texts()
    assert [int(total) for total in totals] == view["scores"]
    speech = words.say("en", LANDS)
    for line in ("glory", "reputation", "trophies"):
        row = sheet.locator("tbody tr").filter(has=person.page.get_by_role("rowheader", name=speech(f"score-{line}")))
        told = row.first.locator("td").all_inner_texts()
        assert told == [str(clan["score"][line]) for clan in view["clan_boards"]], line


def test_a_game_by_mouse(people: People, server: Server, soak: bool) -> None:
    table = before_the_end(server, soak)
    person = people()
    person.sit_at(table, 0)
    dice = Random(1)
    while something_to_do(person):
        by_mouse(person, dice)
    assert is_over(server, table.id)
    check_score(person, server, table.id)


def test_a_game_by_keyboard_alone(people: People, server: Server, soak: bool) -> None:
    table = before_the_end(server, soak, queens_gift=True)
    person = people()
    person.sit_at(table, 0)
    page, keys = person.page, person.page.keyboard
    decisions = 0
    while True:
        page.wait_for_selector("#actions li button:not([disabled]), [data-testid=score-sheet], [data-testid=evening]")
        if page.get_by_test_id("score-sheet").count():
            break
        if page.get_by_test_id("evening").count():
            keys.press("Escape")
            continue
        decisions += 1
        if decisions % 8 == 1 and page.locator(GLOWING).count():
            tab_to(person, GLOWING, most=600)
            keys.press("Enter")
            if page.locator("[data-piece].picked").count():
                keys.press("1")
        else:
            keys.press("a")
            keys.press("ArrowDown")
            keys.press("Enter")
    assert is_over(server, table.id)


def test_the_lobby_opens_a_table_and_a_clan_is_chosen_on_it(people: People, server: Server) -> None:
    person = people()
    person.open()
    page = person.page
    page.locator(".shelf li").filter(has_text="Monster Lands").get_by_role("button", name="New table").click()
    page.get_by_role("radio", name="2", exact=True).check()
    page.get_by_role("button", name="Open the table").click()
    table = person.table
    something_to_do(person)
    page.locator("[data-clan=wind].lit").click()
    page.wait_for_selector("[data-clan-board]")
    clans = [clan["clan"] for clan in server.get(f"/api/tables/{table}/state")["view"]["clan_boards"]]
    assert "wind" in clans


def test_a_die_is_put_on_a_building_and_fills_its_space(people: People, server: Server) -> None:

    def may_visit(view: Any) -> bool:
        return bool(any(action["do"] == "visit" for action in view["options"]))

    table, seat = under_way(server, may_visit, "human", "human")
    person = people()
    person.sit_at(table, seat)
    something_to_do(person)
    view = table.state(seat)["view"]
    visit = next(action for action in view["options"] if action["do"] == "visit")
    before = view["buildings"][visit["building"]]["spaces"]
    names = server.get(f"/api/tables/{table.id}")["names"]
    die, building = names["die"][visit["die"]], names["building"][visit["building"]]
    place = view["clan_boards"][seat]["pool"].index(die)
    page = person.page
    page.locator(f"[data-piece=pool-{seat}-{place}].lit").click()
    person.doing(page.locator(f"[data-piece=building-{building}].lit").click)
    after = table.state(seat)["view"]["buildings"][visit["building"]]["spaces"]
    assert (before.count(None), after.count(None)) == (before.count(None), before.count(None) - 1)
    assert die in after


def test_an_outing_is_laid_on_its_path_piece_by_piece(people: People, server: Server) -> None:
    table, seat = under_way(
        server, lambda view: view["forecast"] is not None and prompted("load")(view), "human", "human"
    )
    person = people()
    person.sit_at(table, seat)
    something_to_do(person)
    view = table.state(seat)["view"]
    name = view["prompt"]["facts"]["path"]
    path = person.page.locator(f"[data-piece=path-{name}]")
    expect(path).to_be_in_viewport(timeout=WAIT)
    expect(person.page.get_by_test_id("odds")).to_be_visible(timeout=WAIT)
    member = next(one["member"] for one in view["paths"] if one and one["path"] == name)
    expect(path).to_have_accessible_name(contains(words.say("en", LANDS)(f"member-{member}")), timeout=WAIT)


def test_with_others_before_the_odds_have_two_lines(people: People, server: Server) -> None:
    def somebody_before(view: Any) -> bool:
        return bool(
            prompted("load")(view) and view["forecast"] and view["forecast"]["before"] and view["forecast"]["gone"]
        )

    table, seat = under_way(server, somebody_before, "human", "human", "human")
    person = people(**PHONE)
    person.sit_at(table, seat)
    something_to_do(person)
    found, speech = table.state(seat)["view"]["forecast"], words.say("en", LANDS)
    odds = person.page.get_by_test_id("odds")
    expect(odds).to_contain_text(speech("odds-standing", n=found["before"]), timeout=WAIT)
    expect(odds).to_contain_text(speech("odds-when-gone"))
    expect(odds).to_contain_text(speech("percent", n=round(found["gone"] * 100)))
    expect(person.page.locator("[data-leaf=outskirts]")).to_have_attribute("aria-pressed", "true")


def contains(text: str) -> Any:
    return re.compile(re.escape(text))


def test_one_screen_is_handed_over_while_traps_lie_face_down(people: People, server: Server) -> None:
    table, seat = under_way(server, prompted("turn"), "human", "human", clans="drawn", traps="hidden")
    person = people()
    person.sit_at(table, seat, 1 - seat)
    something_to_do(person)
    page, speech = person.page, words.say("en", LANDS)
    trap = page.locator(f"[data-piece=trap-{seat}-0]")
    expect(trap).to_have_accessible_name(speech("trap-basic"))
    expect(page.locator(f"[data-piece=trap-{1 - seat}-0]")).to_have_accessible_name(speech("trap-covered"))
    dice = Random(2)
    while not page.locator("dialog[open] #hand-over").count():
        something_to_do(person)
        if not page.locator("dialog[open]").count():
            by_mouse(person, dice)
    page.locator("dialog[open] button").first.click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    expect(trap).to_have_accessible_name(speech("trap-covered"))


def test_one_screen_changes_hands_by_itself_while_traps_lie_open(people: People, server: Server) -> None:
    table, first = under_way(server, prompted("turn"), "human", "human", clans="drawn", traps="open")
    person = people()
    person.sit_at(table, first, 1 - first)
    page, speech = person.page, words.say("en", LANDS)
    dice = Random(2)
    acted: set[int] = set()
    while len(acted) < 2:
        something_to_do(person)
        for seat in (0, 1):
            expect(page.locator(f"[data-clan-board='{seat}']")).not_to_contain_text(speech("trap-covered"))
        acted.add(int(table.state()["view"]["seats_to_act"][0]))
        by_mouse(person, dice)
        assert not page.locator("dialog[open]").count()


def test_a_phone_plays_and_nothing_is_cut_off(people: People, server: Server) -> None:
    table = lands(server, "human", "random")
    person = people(**PHONE)
    person.sit_at(table, 0)
    page, dice = person.page, Random(3)
    leaves = set()
    for _ in range(40):
        if not something_to_do(person):
            break
        leaves |= set(
            page.locator("[data-leaf][aria-pressed=true]").evaluate_all("all => all.map(o => o.dataset.leaf)")
        )
        assert page.evaluate("document.documentElement.scrollWidth") == 390
        answers = page.locator("#actions li button:not([disabled])")
        person.unfold()
        answers.nth(dice.randrange(answers.count())).tap()
    assert leaves == {"town", "outskirts"}


def test_things_explain_themselves_and_say_why_not(people: People, server: Server) -> None:
    table, seat = under_way(server, prompted("turn"), "human", "human")
    person = people()
    person.sit_at(table, seat)
    something_to_do(person)
    page = person.page
    tip = page.get_by_role("tooltip")
    page.locator("[data-piece=building-mine]").hover()
    expect(tip).to_contain_text("ML-6.12", timeout=WAIT)
    page.locator("[data-piece^=member-]").first.hover()
    expect(tip).to_contain_text(words.say("en", LANDS)("field-cost"), timeout=WAIT)
    page.locator("[data-piece^=member-]:not(.lit)").first.click()
    expect(page.get_by_role("alert")).to_be_visible(timeout=WAIT)
    expect(page.get_by_role("button", name=contains("ML-"))).to_be_visible(timeout=WAIT)


GOT_IT = """() => {
    const guide = document.querySelector('.bubble')
    if (!guide) return null
    const told = guide.querySelector('p').innerText
    guide.querySelector('button').click()
    return told
}"""
"""What the guide says is read at once: it falls silent when the table moves on."""
DECISIONS = 150
GUIDE = tomllib.loads((files("herna.games.monster_lands") / "tutorial.toml").read_text(encoding="utf-8"))["step"]
COMING = ("turn", "choose-clan")
"""What everybody is asked in the first two rounds. All else comes to those who do it."""
ALWAYS = [step["id"] for step in GUIDE if step["when"].get("prompt", "turn") in COMING and step["id"] != "panic"]
SOMETIMES = {step["id"]: step["when"]["prompt"] for step in GUIDE if step["id"] not in ALWAYS}
GAMES = 60


def test_the_guide_leads_through_two_rounds_to_its_end(people: People, server: Server) -> None:
    person = people()
    person.open()
    page, speech, dice = person.page, words.say("en", LANDS), Random(4)
    page.locator(".shelf li").filter(has_text="Monster Lands").get_by_role("button", name="First time? Guided").click()
    texts = {step["id"]: speech(f"tutorial-{step['id']}") for step in GUIDE}
    seen: list[str] = []
    row = 0
    for _ in range(DECISIONS):
        page.wait_for_selector(f".bubble, {SOMETHING_TO_DO}")
        told = page.evaluate(GOT_IT)
        row = 0 if told is None else row + 1
        assert row <= 2 * 2, "two in a row, and two more only when somebody else has moved meanwhile"
        if told is not None:
            seen.append(told)
        elif something_to_do(person):
            by_mouse(person, dice)
        if texts["alone"] in seen:
            break
    view = server.get(f"/api/tables/{person.table}/state")["view"]
    assert view["round"] <= LATE
    assert (view["level"], view["players"]) == ("easy", 2)
    assert seen[:4] == [texts[step] for step in ("welcome", "clan", "dice", "action")]
    assert [step for step in ALWAYS if texts[step] not in seen] == []
    assert len(seen) == len(set(seen)), "everything is said once"


def comes(step: str) -> Callable[[LandsState], bool]:
    """Has the moment of this step of the guide come?"""
    if step == "panic":
        return lambda state: question(state) == "turn" and state.panic != 0
    return lambda state: question(state) == SOMETIMES[step]


@pytest.mark.parametrize("step", SOMETIMES)
def test_the_guide_explains_what_one_comes_to(people: People, server: Server, step: str) -> None:
    games = (played(comes(step), 2, seed, level="easy") for seed in range(GAMES))
    match = next(match for match in games if match is not None)
    [seat, *_] = match.state.seats_to_act
    person = people()
    others = [one["id"] for one in GUIDE if one["id"] != step and not one.get("last")]
    person.sit_at(going_on(server, match), seat, guided=True, read=others)
    expect(person.page.locator(".bubble")).to_contain_text(words.say("en", LANDS)(f"tutorial-{step}"), timeout=WAIT)
