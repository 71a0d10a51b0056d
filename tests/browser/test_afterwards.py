"""After the game: the replay, branching off, the record, the rematch."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

import herna
from herna.bots import bot
from herna.kernel import Match
from tests.browser.andor import read_cards
from tests.browser.conftest import People
from tests.browser.lands import going_on
from tests.browser.matrix import SIZES, show, speak
from tests.browser.people import WAIT, Person, settle, visible
from tests.browser.screens import SCREENS
from tests.browser.test_frame import seen
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
    page.get_by_role("button", name="One move forward").click()
    page.get_by_role("button", name="One move forward").click()
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


def test_a_record_keeps_its_names_and_whoever_is_named_there_sits_there_again(people: People, tmp_path: Path) -> None:
    match = Match.new(herna.game("eight_minute_empire"), 3, 3, ("Boris", "Anna", "Eva"))
    saved = tmp_path / "game.jsonl"
    saved.write_text(match.record.write(), encoding="utf-8")
    person = people()  # whose name is Anna
    person.open()
    person.page.locator("input[type=file]:not([data-testid])").set_input_files(saved)
    for name in ("Boris", "Eva"):
        expect(person.page.get_by_role("article", name=name)).to_be_visible(timeout=WAIT)
    expect(person.page.get_by_role("button", name="Anna (you)")).to_be_visible(timeout=WAIT)


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


def test_a_replay_is_shared_by_its_address(people: People, server: Server, finished: Opened) -> None:
    person, friend = people(), people()
    person.open(f"#/replay/{finished.id}")
    page = person.page
    visible(person, ".controls output")
    page.get_by_test_id("replay-last").click()
    last = len(server.get(f"{finished.path}/replay")["moves"])
    expect(page.locator(".controls output")).to_have_text(f"{last} / {last}")
    page.get_by_test_id("replay-first").click()
    page.get_by_label("Speed of the replay").select_option("fast")
    page.get_by_role("button", name="Run", exact=True).click()
    page.wait_for_function("() => Number(document.querySelector('.controls output').textContent.split(' ')[0]) >= 2")
    page.get_by_role("button", name="Stop", exact=True).click()
    page.get_by_test_id("replay-first").click()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => location.hash.endsWith('/3')")
    friend.page.goto(page.url)
    expect(friend.page.locator(".controls output")).to_have_text(f"3 / {last}", timeout=WAIT)


def test_the_moves_and_the_chart_stand_beside_the_board_on_a_desk(people: People, finished: Opened) -> None:
    person = people()
    person.open(f"#/replay/{finished.id}/5")
    visible(person, ".controls output")
    assert seen(person, ".drawing") == 1
    assert seen(person, ".controls") == 1
    assert seen(person, ".beside") == 1
    assert person.page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_controls_of_a_replay_lie_over_nothing(people: People, server: Server) -> None:
    person = people()
    SCREENS["replay-andor"](person, server)
    for size in SIZES:
        show(person, size, "en", "light")
        drawing, controls = (
            person.page.locator(part).evaluate("one => one.getBoundingClientRect().toJSON()")
            for part in (".drawing", ".controls")
        )
        assert drawing["bottom"] <= controls["top"] + 1 or controls["bottom"] <= drawing["top"] + 1, size
        assert controls["bottom"] <= size[1], size
    # All win or lose together: there are no points to be drawn.
    expect(person.page.get_by_text("Points over time")).to_have_count(0)


def test_rematch_and_replay_stay_in_reach_when_the_score_is_put_away(people: People, finished: Opened) -> None:
    person = people()
    person.sit_at(finished, 0)
    visible(person, "[data-testid=score-sheet]")
    person.page.keyboard.press("Escape")
    expect(person.page.get_by_test_id("score-sheet")).to_have_count(0)
    after = person.page.locator("#actions").get_by_test_id("after-game")
    expect(after.get_by_role("button", name="Replay")).to_be_visible()
    expect(after.get_by_role("button", name="Rematch")).to_be_visible()
    expect(person.page.locator("#actions h2").first).to_have_text("The game is over")


def test_the_scene_after_a_game_tells_who_won_and_what_turned_it(people: People, finished: Opened) -> None:
    person = at_the_end(people, finished)
    page = person.page
    state = finished.state()
    winner = state["table"]["seats"][state["view"]["winners"][0]]["name"] or "Player"
    scene = page.get_by_test_id("end-scene")
    expect(scene).to_contain_text(winner)
    points = page.get_by_test_id("turning-points").get_by_role("link")
    expect(points.first).to_be_visible(timeout=WAIT)
    assert 1 <= points.count() <= 3
    expect(page.get_by_test_id("after-game").get_by_role("button", name="Rematch")).to_be_in_viewport(ratio=1)
    points.last.click()
    visible(person, ".controls output")
    assert not page.locator("output").inner_text().startswith("0 /")


def test_what_turned_a_game_is_told_in_the_language_that_was_chosen_last(people: People, finished: Opened) -> None:
    person = at_the_end(people, finished)
    page = person.page
    points = page.get_by_test_id("turning-points")
    expect(points.get_by_role("link").first).to_be_visible(timeout=WAIT)
    english = points.inner_text()
    late: list[Route] = []

    def hold(route: Route) -> None:
        late.append(route)

    page.route(re.compile("/replay.*language=cs"), hold)
    speak(person, "cs")
    speak(person, "en")
    while not late:
        page.wait_for_timeout(20)
    with page.expect_response(re.compile("/replay.*language=cs")) as answer:
        late[0].continue_()
    answer.value.finished()
    settle(person)
    expect(points).to_have_text(english, use_inner_text=True)


def test_my_games_are_counted_in_the_browser_once(people: People, finished: Opened) -> None:
    person = at_the_end(people, finished)
    page = person.page
    page.reload()
    visible(person, "[data-testid=score-sheet]")
    person.open()
    row = page.get_by_test_id("my-games").get_by_role("row").nth(1)
    expect(row).to_contain_text("Eight-Minute Empire")
    won = 0 in finished.state()["view"]["winners"]
    expect(row).to_contain_text(f"{int(won)} of 1")
    forget = page.get_by_test_id("forget-games")
    forget.click()
    forget.click()
    expect(page.get_by_test_id("my-games")).to_have_count(0)


def test_a_lost_legend_says_why_and_leads_back_to_a_sunrise(people: People, server: Server) -> None:
    match = Match.new(herna.game("andor"), 2, 3)
    player = bot("random", 3)
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(player.choose(match.state, seat), seat)
    assert not match.state.winners
    person = people()
    person.sit_at(going_on(server, match), 0, 1)
    page = person.page
    read_cards(person)
    visible(person, "[data-testid=score-sheet]")
    expect(page.get_by_test_id("why-lost")).to_contain_text("lost")
    back = page.get_by_test_id("back-to").first
    day = int(back.inner_text().removeprefix("Back to the sunrise of day "))
    before = person.table
    back.click()
    page.wait_for_function("id => !location.hash.includes(id)", arg=before)
    view = server.get(f"/api/tables/{person.table}/state")["view"]
    assert (view["day"], view["over"]) == (day, False)


def test_a_lost_game_of_mage_knight_leads_back_to_the_start_of_a_round(people: People, server: Server) -> None:
    person = people()
    SCREENS["end-mage_knight"](person, server)
    expect(person.page.get_by_test_id("why")).to_contain_text("Lost")
    back = person.page.get_by_test_id("back-to").first
    played = int(back.inner_text().removeprefix("Back to the start of round "))
    before = person.page.url
    back.click()
    person.page.wait_for_function("before => location.href !== before", arg=before)
    view = server.get(f"/api/tables/{person.table}/state")["view"]
    assert (view["round"], view["over"]) == (played, False)


def test_a_finished_game_is_analysed_and_leads_to_what_would_have_been_better(people: People, finished: Opened) -> None:
    person = at_the_end(people, finished)
    page = person.page
    page.get_by_test_id("analyse").click()
    better = page.get_by_test_id("better")
    expect(better.get_by_role("listitem").first).to_contain_text("Better:", timeout=WAIT)
    analysis = page.get_by_test_id("analysis")
    expect(analysis.get_by_role("img")).to_be_visible()
    expect(analysis).to_contain_text("whoever has its link, can see this")
    better.get_by_role("button").first.click()
    expect(page.get_by_test_id("replay-first")).to_be_visible(timeout=WAIT)
    # It is kept: the replay shows it without anybody asking again.
    expect(page.get_by_test_id("better")).to_be_visible(timeout=WAIT)
