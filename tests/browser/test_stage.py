"""One stage: a fight is seen step by step, what wants to be looked at comes one after another, the guide waits."""

from __future__ import annotations

import json

import msgspec
import pytest
from playwright.sync_api import expect

from tests.browser.andor import andor, before_a_shield_is_lost, first_view, into_battle, read_cards, ready
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_frame import SCREENS
from tests.browser.touch import overlap
from tests.server.running import Server

SHOWN = """() => {
    window.shown = []
    const look = () => {
        const stage = document.querySelector('[data-testid=stage]')
        const round = document.querySelector('[data-testid=round]')
        const now = [stage?.dataset.act ?? '', round?.dataset.step ?? '', !!round?.querySelector('[data-sum]'),
            !!round?.querySelector('.loss'), !!document.querySelector('.bubble')].join(' ')
        if (window.shown.at(-1) !== now) window.shown.push(now)
        requestAnimationFrame(look)
    }
    look()
}"""


def paced(person: Person, pace: str, motion: str = "full") -> None:
    """Before the page is opened: how fast this person wants to see things."""
    settings = {"language": "en", "theme": "light", "pace": pace, "motion": motion, "name": "Anna"}
    person.context.add_init_script(f"localStorage.setItem('herna-settings', {json.dumps(json.dumps(settings))})")


@pytest.mark.parametrize("motion", ["full", "none"])
def test_a_fight_is_seen_step_by_step(people: People, server: Server, motion: str) -> None:
    table, seat = into_battle(server)
    person = people()
    paced(person, "quick", motion)
    person.sit_at(table, 0, 1)
    read_cards(person)
    page = person.page
    page.evaluate(SHOWN)
    # Until a round has been decided, whatever that takes; the stage shows it then.
    for _ in range(12):
        page.wait_for_selector("[data-testid=round], #actions li button:not([disabled])")
        if page.get_by_test_id("round").count():
            break
        page.locator("[data-action^='begin'], #actions li button").first.click()
        page.wait_for_timeout(500)
    page.wait_for_selector("[data-testid=round][data-step=decided]")
    expect(page.get_by_test_id("stage")).to_have_count(0, timeout=WAIT)
    steps = [shown.split() for shown in page.evaluate("window.shown")]
    rounds = [step for step in steps if step[0] == "round"]
    assert [step[1] for step in rounds][:3] == ["rolling", "landed", "decided"]
    rolling, landed, decided = rounds[:3]
    assert rolling[2:4] == ["false", "false"]  # no sum before the dice have landed
    assert landed[2:4] == ["true", "false"]  # no loss before the sums are seen
    assert decided[2] == "true"
    assert seat in (0, 1)


def a_shield_is_lost(person: Person, server: Server) -> None:
    """Until a creature is seen to get into the castle; whatever comes before is put away."""
    table, seat, action = before_a_shield_is_lost(server)
    paced(person, "quick", "none")
    person.sit_at(table, 0, 1)
    read_cards(person)
    table.act(seat, action=msgspec.to_builtins(action))
    while person.page.locator("[data-testid=stage]").get_attribute("data-act", timeout=WAIT) != "shield":
        person.page.keyboard.press("Escape")


def test_a_lost_shield_is_a_moment(people: People, server: Server) -> None:
    person = people()
    a_shield_is_lost(person, server)
    lost = person.page.locator("[data-testid=moment][data-sign=shield]")
    expect(lost).to_contain_text("A creature is in the castle: gor. 2 golden shields are still free.")
    expect(lost.locator(".row > g")).to_have_count(3)
    expect(lost.locator(".row > .now")).to_have_count(1)


def test_what_happens_next_waits_until_the_story_is_read(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    visible(person, "[data-testid=legend-card]")
    lines = person.page.locator(".records li:not(.since)")
    before = lines.count()
    seat, _view = first_view(table)
    table.act(seat, action={"do": "pass"})
    seat, _view = first_view(table)
    table.act(seat, action={"do": "pass"})
    # The first frame may have been on its way; the second waits.
    person.page.wait_for_timeout(500)
    assert lines.count() <= before + 2
    read_cards(person)
    expect(person.page.get_by_test_id("stage")).to_have_count(0)
    person.wait_for_turn()
    person.page.wait_for_function(
        "n => document.querySelectorAll('.records li:not(.since)').length >= n", arg=before + 2
    )


@pytest.mark.parametrize("screen", SCREENS)
def test_guide_and_story_are_never_seen_together_and_the_guide_covers_nothing(
    people: People, server: Server, screen: str
) -> None:
    person = people(**SCREENS[screen])
    person.sit_at(andor(server, "human", "human"), 0, 1, guided=True)
    page = person.page
    visible(person, ".bubble, [data-testid=stage]")
    seen = set()
    for _ in range(14):
        story, guide = page.get_by_test_id("stage").count() > 0, page.locator(".bubble").count() > 0
        assert not (story and guide)
        if story:
            seen.add("story")
            read_cards(person)
        elif guide:
            seen.add("guide")
            assert not overlap(person, ".bubble", ".map svg")
            assert not overlap(person, ".bubble", "[data-testid=prompt]")
            assert not overlap(person, ".bubble", "#actions-inside")
            page.get_by_role("region", name="Guide").get_by_role("button", name="Got it").click()
        elif page.locator("#actions li button").count():
            page.locator("#actions li button").first.click()
            page.wait_for_timeout(300)
        if seen == {"story", "guide"}:
            break
    assert seen == {"story", "guide"}


def test_the_guide_is_silent_while_a_dialog_is_open(people: People) -> None:
    person = people()
    person.open()
    person.page.get_by_test_id("play-guided").click()
    visible(person, ".bubble")
    person.page.keyboard.press("r")
    visible(person, "dialog .rulebook")
    expect(person.page.locator(".bubble")).to_have_count(0)
    person.page.keyboard.press("Escape")
    visible(person, ".bubble")


def test_whoever_comes_back_is_told_what_happened(people: People, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    person = people()
    person.sit_at(table, 0)
    person.answer(0)
    person.page.wait_for_function("() => JSON.parse(localStorage.getItem('herna-tables'))[0].seen > 0")
    person.open()
    visible(person, "[data-testid=play-now]")
    table.act(1, action={"do": "bid", "coins": 2})
    table.act(1)
    person.page.evaluate(
        """() => { const mine = JSON.parse(localStorage.getItem('herna-tables')); mine[0].seenAt = 1
            localStorage.setItem('herna-tables', JSON.stringify(mine)) }"""
    )
    person.page.reload()
    person.open(f"#/table/{table.id}")
    away = person.page.get_by_test_id("away")
    expect(away).to_contain_text("pays 2 coins", timeout=WAIT)
    person.page.get_by_test_id("away-seen").click()
    expect(away).to_have_count(0)
    person.page.reload()
    visible(person, "[data-region]")
    expect(away).to_have_count(0)
