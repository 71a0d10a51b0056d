"""No seat is lost: all of one's tables are listed, and a small file carries them to another browser."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.server.running import GAME, Opened, Server


def remember(person: Person, tables: list[Opened], seat: int = 0, **more: int) -> None:
    """As if this browser had opened all these tables."""
    mine = [
        {
            "id": table.id,
            "game": GAME,
            "seats": [{"seat": seat, "token": table.tokens[seat]}],
            "invitations": [],
            "guided": False,
            "over": False,
            "at": number,
            **more,
        }
        for number, table in enumerate(tables)
    ]
    person.context.add_init_script(
        "if (!localStorage.getItem('herna-tables'))"
        f" localStorage.setItem('herna-tables', {json.dumps(json.dumps(mine))})"
    )


def test_thirty_tables_are_all_listed_the_own_turn_first(people: People, server: Server) -> None:
    tables = [server.new_table("human", "human") for _ in range(30)]
    for table in tables[5:]:
        table.act(0)  # there the others are awaited
    person = people()
    remember(person, tables)
    person.open()
    lines = person.page.locator("[data-table]")
    expect(lines).to_have_count(30, timeout=WAIT)
    expect(person.page.locator("[data-table].yours")).to_have_count(5, timeout=WAIT)
    first = lines.evaluate_all("all => all.slice(0, 5).map(one => one.dataset.table)")
    assert set(first) == {table.id for table in tables[:5]}
    expect(lines.first).to_contain_text("Your turn")
    expect(lines.last).to_contain_text("move 1")


def test_removing_asks_and_can_be_taken_back(people: People, server: Server) -> None:
    tables = [server.new_table("human", "human") for _ in range(2)]
    person = people()
    remember(person, tables)
    person.open()
    page = person.page
    lines = page.locator("[data-table]")
    expect(lines).to_have_count(2, timeout=WAIT)
    lines.first.get_by_role("button", name="Take off this list").click()
    page.keyboard.press("Escape")
    expect(lines).to_have_count(2)
    lines.first.get_by_role("button", name="Take off this list").click()
    page.get_by_test_id("remove").click()
    expect(lines).to_have_count(1)
    page.get_by_test_id("bring-back").click()
    expect(lines).to_have_count(2)
    lines.first.get_by_role("button", name="Take off this list").click()
    page.get_by_test_id("remove").click()
    page.reload()
    expect(lines).to_have_count(1, timeout=WAIT)
    page.get_by_text("One table taken off the list").click()
    page.get_by_role("button", name="Bring back").click()
    expect(lines).to_have_count(2)


def test_a_table_the_server_does_not_know_stays_on_the_list_and_says_so(people: People, server: Server) -> None:
    table = server.new_table("human", "human")
    table.id = "gone-for-good"
    person = people()
    remember(person, [table])
    person.open()
    line = person.page.locator("[data-table='gone-for-good']")
    expect(line).to_contain_text("There is no table", timeout=WAIT)
    person.page.reload()
    visible(person, "[data-table='gone-for-good']")


def test_a_file_carries_the_seats_to_a_second_browser(people: People, server: Server, tmp_path: Path) -> None:
    tables = [server.new_table("human", "human") for _ in range(3)]
    tables[2].id, real = "nowhere", tables[2].id
    first = people()
    remember(first, tables)
    first.open()
    visible(first, "[data-table]")
    with first.page.expect_download() as download:
        first.page.get_by_test_id("save-seats").click()
    file = tmp_path / "seats.jsonl"
    download.value.save_as(file)

    second = people()
    second.open()
    page, told = second.page, second.page.get_by_test_id("seats-told")
    visible(second, "[data-testid=play-now]:not([disabled])")
    cut = tmp_path / "cut.jsonl"
    cut.write_text(file.read_text()[:-30])
    foreign = tmp_path / "foreign.jsonl"
    foreign.write_text('{"herna": 1, "game": "andor"}\n')
    page.get_by_test_id("bring-seats").set_input_files(foreign)
    expect(told).to_contain_text("not a file of seats", timeout=WAIT)
    page.get_by_test_id("bring-seats").set_input_files(cut)
    expect(told).to_contain_text("cut off: one table is missing", timeout=WAIT)
    page.get_by_test_id("bring-seats").set_input_files(file)
    expect(told).to_contain_text("The seats of 2 tables are here now", timeout=WAIT)
    expect(told).to_contain_text("Not taken: table nowhere")
    expect(page.locator("[data-table]")).to_have_count(2)
    assert real != "nowhere"

    page.locator(f"[data-table='{tables[0].id}'] a").click()
    second.answer(0)
    assert server.get(f"/api/tables/{tables[0].id}")["awaited"] == [1]
