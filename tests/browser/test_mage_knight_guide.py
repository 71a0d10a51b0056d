"""Mage Knight for learners in the browser: the guided first game to its end, the lessons, and a table chosen well."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from herna import words
from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.kernel import Match
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person
from tests.browser.pictures import table_of
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.browser.test_monster_lands import GOT_IT
from tests.server.running import Opened, Server

GUIDE = tomllib.loads((files("herna.games.mage_knight") / "tutorial.toml").read_text(encoding="utf-8"))
LESSONS = [lesson["id"] for lesson in GUIDE["lesson"]]
FIRST_DAYS = ("welcome", "tactic", "hand", "move", "walk", "sideways", "mana", "end-turn", "explore", "tile", "log")
"""What everybody comes to who walks and turns up land."""
NIGHT = ("night", "darkness", "spells", "alone")
IN_A_ROW = GUIDE["in_a_row"]
SHOWN = "version => Number(document.querySelector('.prompt')?.dataset.version) >= version"


def guided(server: Server) -> tuple[Opened, Match]:
    """The guided game at a table, and the same game beside it."""
    facts = {name: GUIDE[name] for name in ("players", "seed", "options")}
    answer = server.post("/api/tables", 201, game=GAME.name, seats=[{"kind": "human"}], **facts)
    return Opened(server, answer), Match.new(GAME, GUIDE["players"], GUIDE["seed"], **GUIDE["options"])


def read_all(person: Person) -> list[str]:
    """What the guide says now, one thing after another."""
    told = []
    while (said := person.page.evaluate(GOT_IT)) is not None:
        told.append(said)
    return told


def test_the_guide_follows_a_whole_day_and_night_and_lets_go(people: People, server: Server) -> None:
    table, match = guided(server)
    person, player, seen = people(), bot("greedy", 0), list[str]()
    person.sit_at(table, 0, guided=True)
    person.page.wait_for_selector(".bubble")
    say = words.say("en", GAME.name)
    version = table.state(0)["version"]
    while not match.state.over and say("tutorial-alone") not in seen:
        person.page.wait_for_function(SHOWN, arg=version)
        told = read_all(person)
        assert len(told) <= IN_A_ROW
        seen += told
        action = player.choose(match.state, 0)
        match.play(action, 0)
        version = table.act(0, version=version, action=msgspec.to_builtins(action))["version"]
    assert len(seen) == len(set(seen)), "everything is said once"
    assert [step for step in (*FIRST_DAYS, *NIGHT) if say(f"tutorial-{step}") not in seen] == []
    expect(person.page.locator(".bubble")).to_have_count(0)


@pytest.mark.parametrize("lesson", LESSONS)
def test_a_lesson_is_opened_from_the_cover_and_explained(people: People, lesson: str) -> None:
    person = people()
    page, say = person.page, words.say("en", GAME.name)
    person.open()
    cover = page.locator("li[data-game=mage_knight]")
    cover.get_by_test_id("lessons").locator("summary").click()
    cover.get_by_role("button", name=say(f"option-lesson-{lesson}"), exact=True).click()
    first = next(one for one in GUIDE["lesson"] if one["id"] == lesson)["step"][0]["id"]
    expect(page.locator(".bubble")).to_contain_text(say(f"lesson-{lesson}-{first}"), timeout=WAIT)
    expect(page.locator(f"[data-goal=lesson-{lesson}]")).to_be_visible(timeout=WAIT)


def finished(lesson: str, before: int = 0) -> Match:
    """A lesson as the greedy bot does it, up to some moves before its end."""
    told: dict[str, Any] = next(one for one in GUIDE["lesson"] if one["id"] == lesson)
    match, player = Match.new(GAME, told["players"], told["seed"], **told["options"]), bot("greedy", 0)
    while not match.state.over:
        match.play(player.choose(match.state, 0), 0)
    again = Match.new(GAME, told["players"], told["seed"], **told["options"])
    for move in match.record.moves[: len(match.record.moves) - before]:
        again.play(move.action, move.seat)
    return again


def test_a_lesson_is_finished_says_why_and_can_be_repeated(people: People, server: Server, axe: str) -> None:
    person = people()
    person.sit_at(table_of(server, finished("dungeon", 1)), 0, guided=True)
    person.wait_for_turn()
    person.unfold()
    person.page.locator("#actions [data-action='done']").click()
    sheet = person.page.get_by_test_id("score-sheet")
    expect(sheet.get_by_test_id("why")).to_contain_text("The dungeon is conquered", timeout=WAIT)
    expect(sheet.locator("[data-chapter]").first).to_contain_text("1, day", timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    sheet.get_by_role("button", name="Rematch").first.click()
    expect(person.page.locator(".bubble")).to_contain_text("You stand on a dungeon", timeout=WAIT)


def test_heroes_are_chosen_by_face_and_a_surprise_fits(people: People, axe: str) -> None:
    person = people()
    page = person.page
    person.open()
    page.locator("li[data-game=mage_knight]").get_by_role("button", name="New table").click()
    dialog = page.get_by_role("dialog")
    chosen = dialog.locator(".scenario input:checked + span strong")
    expect(chosen).to_have_text("First Reconnaissance", timeout=WAIT)
    dialog.locator("summary", has_text="Heroes").click()
    tovak = dialog.locator("label", has_text="Good to begin with")
    expect(tovak.locator("svg")).to_be_visible(timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    dialog.get_by_test_id("surprise").click()
    expect(chosen).not_to_have_text("First Reconnaissance", timeout=WAIT)
    expect(dialog.get_by_role("radio", name="1", exact=True)).to_be_checked()
    dialog.get_by_role("button", name="Open the table").click()
    expect(page.locator("[data-hex]").first).to_be_visible(timeout=WAIT)


def test_the_guide_speaks_on_a_phone_too(people: People, server: Server, axe: str) -> None:
    person = people(language="cs", **PHONE)
    person.sit_at(guided(server)[0], 0, guided=True)
    expect(person.page.locator(".bubble")).to_contain_text("Jste Tovak", timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
