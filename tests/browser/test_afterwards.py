"""After the game: the replay, branching off, the record, the rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import expect

import herna
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.server.running import Opened, Server

BRANCH_AT = 20


@pytest.fixture(scope="module")
def finished(server: Server) -> Opened:
    """A game of two people, played to the end."""
    table = server.new_table("human", "human", seed=11)
    while not (state := table.state())["view"]["over"]:
        table.act(state["view"]["seats_to_act"][0])
    return table


def at_the_end(people: People, finished: Opened) -> Person:
    person = people()
    person.sit_at(finished, 0)
    visible(person, "[data-testid=score-sheet]")
    return person


def test_the_log_leads_into_the_replay(people: People, finished: Opened) -> None:
    person = at_the_end(people, finished)
    person.page.keyboard.press("Escape")
    person.page.locator(".records li a").last.click()
    visible(person, "input[type=range]")
    last = len(finished.server.get(f"{finished.path}/replay")["moves"])
    assert person.page.locator("output").inner_text() == f"{last} / {last}"


def test_a_game_is_replayed_and_branched_off(people: People, server: Server, finished: Opened) -> None:
    person = at_the_end(people, finished)
    page = person.page
    page.get_by_role("button", name="Replay", exact=True).click()
    visible(person, "input[type=range]")
    assert page.locator("output").inner_text().startswith("0 /")
    page.get_by_role("button", name="One move on").click()
    page.get_by_role("button", name="One move on").click()
    assert page.locator("output").inner_text().startswith("2 /")
    page.locator("input[type=range]").fill(str(BRANCH_AT))
    scores = server.get(f"{finished.path}/replay")["moves"][BRANCH_AT - 1]["scores"]
    shown = [int(text) for text in page.locator("article h2 b").all_inner_texts()]
    assert shown == scores
    page.get_by_role("button", name="Branch off here").click()
    branched = person.table
    assert branched != finished.id
    state = server.get(f"/api/tables/{branched}/state")
    assert [seat["kind"] for seat in state["table"]["seats"]] == ["human", "bot"]
    assert state["view"]["ply"] >= BRANCH_AT
    person.answer(0)


def test_the_record_can_be_taken_home_and_played_on(people: People, finished: Opened, tmp_path: Path) -> None:
    person = at_the_end(people, finished)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Download the record").click()
    saved = tmp_path / "game.jsonl"
    download.value.save_as(saved)
    record = herna.load(saved.read_text(encoding="utf-8"))
    assert record.replay().over
    person.open()
    person.page.locator("input[type=file]:not([data-testid])").set_input_files(saved)
    visible(person, "[data-testid=score-sheet]")
    assert person.table != finished.id


def test_a_file_that_is_no_record_is_refused(people: People, tmp_path: Path) -> None:
    nonsense = tmp_path / "nonsense.txt"
    nonsense.write_text("no game at all", encoding="utf-8")
    person = people()
    person.open()
    person.page.locator("input[type=file]:not([data-testid])").set_input_files(nonsense)
    expect(person.page.get_by_role("alert")).to_contain_text("not a record", timeout=WAIT)


def test_a_rematch_seats_the_same_people(people: People, finished: Opened) -> None:
    person, other = at_the_end(people, finished), people()
    other.sit_at(finished, 1)
    visible(other, "[data-testid=score-sheet]")
    person.page.get_by_role("button", name="Rematch").click()
    person.page.wait_for_function("id => !location.hash.includes(id)", arg=finished.id)
    other.page.get_by_role("button", name="Go to the rematch").click()
    other.page.wait_for_function("id => !location.hash.includes(id)", arg=finished.id)
    assert person.table == other.table
    assert person.actions() == other.actions()
