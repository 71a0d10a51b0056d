"""Drama before state: what happened is seen first; until then nothing of it is shown, and nothing is offered."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect

from herna.kernel import Action
from tests.browser.andor import into_battle, read_cards
from tests.browser.conftest import People
from tests.browser.lands import LANDS, before, going_on
from tests.browser.moments import first, moment, opened
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_frame import SCREENS
from tests.browser.test_stage import paced
from tests.server.running import Opened, Server

SEEN = """() => {
    window.seen = []
    const look = () => {
        const now = {
            act: document.querySelector('[data-testid=stage]')?.dataset.act ?? '',
            prompt: document.querySelector('[data-testid=prompt]')?.innerText ?? '',
            lines: document.querySelectorAll('.records li:not(.since)').length,
            answers: document.querySelectorAll('#actions li button:not([disabled])').length,
            lit: document.querySelectorAll('.lit').length,
            hangs: !!document.querySelector('.hangs'),
        }
        if (JSON.stringify(window.seen.at(-1)) !== JSON.stringify(now)) window.seen.push(now)
        requestAnimationFrame(look)
    }
    look()
}"""
"""Every picture of the page from now on, as far as it matters here."""
HEARD = """() => {
    window.heard = []
    for (const region of document.querySelectorAll('[role=status][aria-live].unseen'))
        new MutationObserver(() => region.textContent && window.heard.push(region.textContent))
            .observe(region, { childList: true, characterData: true, subtree: true })
}"""
LOOKS = """hidden => {
    Object.defineProperty(document, 'visibilityState', { value: hidden ? 'hidden' : 'visible', configurable: true })
    document.dispatchEvent(new Event('visibilitychange'))
}"""


def own_roll(told: list[str], _seat: int) -> bool:
    """Whoever acts rolls for a land in the same breath."""
    return "dice-rolled" in told and bool({"conquest-failed", "land-conquered"} & set(told))


def end_of_round(told: list[str], _seat: int) -> bool:
    return "round-began" in told and "game-ended" not in told


def do(person: Person, action: Action) -> None:
    """Give this answer, from the list."""
    spelled = " ".join(str(value) for value in msgspec.to_builtins(action).values())
    person.unfold()
    person.page.locator(f"#actions li [data-action='{spelled}']").first.click()


def rolling(person: Person, server: Server, pace: str = "quick", **facts: Any) -> tuple[Opened, int, Action]:
    match, seat, action = before(own_roll, clans="drawn")
    table = going_on(server, match)
    paced(person, pace, "none")
    person.sit_at(table, seat)
    person.wait_for_turn()
    return table, seat, action


@pytest.mark.parametrize("screen", SCREENS)
def test_my_own_roll_is_seen_before_what_it_brings(people: People, server: Server, screen: str) -> None:
    person = people(**SCREENS[screen])
    _table, _seat, action = rolling(person, server)
    page = person.page
    page.evaluate(SEEN)
    asked, lines = person.prompt, page.locator(".records li:not(.since)").count()
    do(person, action)
    expect(page.locator("[data-testid=rolled]")).to_be_visible(timeout=WAIT)
    expect(page.locator("[data-testid=rolled][data-landed=true]")).to_be_visible(timeout=WAIT)
    while page.get_by_test_id("stage").count():
        page.keyboard.press("Escape")
    seen = page.evaluate("window.seen")
    first = next(number for number, now in enumerate(seen) if now["act"])
    last = max(number for number, now in enumerate(seen) if now["act"])
    assert {now["prompt"] for now in seen[first : last + 1]} == {asked}
    assert {now["answers"] for now in seen[first : last + 1]} == {0}
    assert {now["lit"] for now in seen[first : last + 1]} == {0}
    assert seen[first]["lines"] == lines
    assert not any(now["hangs"] for now in seen)
    page.wait_for_function("n => document.querySelectorAll('.records li:not(.since)').length > n", arg=lines)


def test_a_round_of_a_fight_is_seen_before_the_next_question(people: People, server: Server) -> None:
    table, _seat = into_battle(server)
    person = people()
    paced(person, "quick", "none")
    person.sit_at(table, 0, 1)
    read_cards(person)
    page = person.page
    page.evaluate(SEEN)
    for _ in range(12):
        page.wait_for_selector("[data-testid=stage], #actions li button:not([disabled])")
        if page.get_by_test_id("round").count():
            break
        if page.get_by_test_id("stage").count():
            page.wait_for_timeout(100)
            continue
        page.locator("[data-action^='begin'], #actions li button").first.click()
    expect(page.get_by_test_id("round")).to_have_count(0, timeout=WAIT)
    seen = page.evaluate("window.seen")
    rounds = [number for number, now in enumerate(seen) if now["act"] == "round"]
    staged = seen[rounds[0] : rounds[-1] + 1]
    assert {now["prompt"] for now in staged} == {seen[rounds[0] - 1]["prompt"]}
    assert {now["answers"] for now in staged} == {0}


def test_nightfall_of_mage_knight_is_seen_before_its_question(people: People, server: Server) -> None:
    ply = first("mage_knight", 0, lambda state: state.round == 2)
    record = moment("mage_knight", 0)
    move = record.moves[ply - 1]
    person = people()
    paced(person, "quick", "none")
    person.sit_at(opened(server, moment("mage_knight", 0, ply - 1)), move.seat)
    person.wait_for_turn()
    page = person.page
    asked = person.prompt
    page.evaluate(SEEN)
    do(person, move.action)
    page.wait_for_function("() => window.seen.some(({ act }) => act === 'dawn')")
    expect(page.get_by_test_id("stage")).to_have_count(0, timeout=WAIT)
    staged = [now for now in page.evaluate("window.seen") if now["act"] == "dawn"]
    assert {(now["prompt"], now["answers"], now["lit"]) for now in staged} == {(asked, 0, 0)}
    expect(page.get_by_test_id("prompt")).not_to_have_text(asked, timeout=WAIT)


def at_the_end_of_a_round(person: Person, server: Server) -> Opened:
    match, seat, action = before(end_of_round, clans="drawn")
    table = going_on(server, match)
    person.sit_at(table, seat)
    person.wait_for_turn()
    person.page.evaluate(SEEN)
    do(person, action)
    visible(person, "[data-testid=evening]")
    return table


def test_nothing_is_offered_under_a_card_that_waits_and_the_server_has_answered(people: People, server: Server) -> None:
    person = people()
    table = at_the_end_of_a_round(person, server)
    page = person.page
    version = table.state()["version"]
    for key in ("1", "u", "a", "Enter"):
        page.keyboard.press(key)
    # Longer than it takes until a late answer is told.
    page.wait_for_timeout(1500)
    assert page.get_by_test_id("evening").count() == 1
    assert page.locator("#actions li button").count() == 0
    assert page.locator(".lit").count() == 0
    assert not any(now["hangs"] for now in page.evaluate("window.seen"))
    assert table.state()["version"] == version
    asked = person.prompt
    go_on = page.get_by_test_id("stage-waits").get_by_role("button", name="Go on")
    drawn = go_on.evaluate("one => [getComputedStyle(one).borderTopColor, getComputedStyle(one).backgroundColor]")
    assert "rgba(0, 0, 0, 0)" not in drawn, "it looks like a button"
    go_on.click()
    expect(page.get_by_test_id("stage")).to_have_count(0)
    expect(page.get_by_test_id("prompt")).not_to_have_text(asked, timeout=WAIT)


def test_who_listens_hears_the_roll_before_the_next_question(people: People, server: Server) -> None:
    person = people()
    table, seat, action = rolling(person, server)
    page = person.page
    page.evaluate(HEARD)
    do(person, action)
    visible(person, "[data-testid=rolled]")
    expect(page.get_by_test_id("stage")).to_have_count(0, timeout=WAIT)
    page.wait_for_function("() => window.heard.length > 1")
    heard = page.evaluate("window.heard")
    assert " rolls (" in heard[0]
    assert len(heard) == len(set(heard)), "everything is heard once"
    if table.state(seat)["view"]["prompt"] is not None:
        asked = person.prompt
        assert all(asked not in text for text in heard[:-1])
        assert heard[-1].endswith(asked)


def test_a_page_that_nobody_looks_at_keeps_no_pile_of_acts(people: People, server: Server) -> None:
    person = people()
    table, seat, action = rolling(person, server)
    page = person.page
    page.evaluate(LOOKS, True)
    table.act(seat, action=msgspec.to_builtins(action))
    version = table.state()["version"]
    page.wait_for_function("() => document.querySelectorAll('.records li').length > 0")
    page.wait_for_timeout(500)
    assert page.get_by_test_id("stage").count() == 0
    page.evaluate(LOOKS, False)
    expect(page.get_by_test_id("away")).to_contain_text("rolls (", timeout=WAIT)
    assert page.get_by_test_id("rolled").count() == 0
    page.get_by_test_id("away-seen").click()
    expect(page.get_by_test_id("stage")).to_have_count(0)
    assert table.state()["version"] == version


def test_an_act_that_is_on_when_one_looks_elsewhere_is_told_in_words(people: People, server: Server) -> None:
    person = people()
    _table, _seat, action = rolling(person, server, "calm")
    do(person, action)
    visible(person, "[data-testid=rolled]")
    person.page.evaluate(LOOKS, True)
    expect(person.page.get_by_test_id("stage")).to_have_count(0)
    person.page.evaluate(LOOKS, False)
    expect(person.page.get_by_test_id("away")).to_contain_text("rolls (", timeout=WAIT)


def test_at_once_means_at_once(people: People, server: Server) -> None:
    person = people()
    _table, _seat, action = rolling(person, server, "instant")
    person.page.evaluate(SEEN)
    do(person, action)
    person.page.wait_for_function("() => window.seen.at(-1).lines > window.seen[0].lines")
    assert {now["act"] for now in person.page.evaluate("window.seen")} <= {"", "evening"}


def test_an_act_takes_nothing_of_a_short_time(people: People, server: Server) -> None:
    """With half a minute for each decision the answers are there at once, and the act is seen beside them."""
    people_here, clock = [{"kind": "human"}] * 2, {"kind": "move", "seconds": 30}
    facts = {"game": LANDS, "players": 2, "seats": people_here, "seed": 3, "clock": clock}
    table = Opened(server, server.post("/api/tables", 201, **facts, options={"traps": "open"}))
    person = people()
    paced(person, "calm", "none")
    person.sit_at(table, 0, 1)
    page = person.page
    person.wait_for_turn()
    while table.state()["view"]["round"] == 0 or not page.get_by_test_id("rolled").count():
        [seat, *_] = table.state()["view"]["seats_to_act"]
        table.act(seat)
        page.wait_for_timeout(300)
    expect(page.locator("#actions li button:not([disabled])").first).to_be_visible(timeout=WAIT)
    assert page.get_by_test_id("stage").count() == 1
    assert page.get_by_test_id("stage-waits").count() == 0
    person.answer(0)
    expect(page.get_by_test_id("stage")).to_have_count(0)
