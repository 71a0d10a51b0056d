"""A joint assault at two screens, from the proposal to its end: conquered by mouse, given up by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import expect

from herna.games.mage_knight import actions as act
from herna.kernel import Action
from tests.browser.conftest import People
from tests.browser.doing import by_keys, point_at
from tests.browser.knights import moment, state_at, table_at
from tests.browser.people import WAIT, Person
from tests.server.running import Server

CONQUERED, FAILED = 300, 200
"""Games in which two heroes assault a city together: it falls, and they are driven back."""
BORDERS = {CONQUERED: (319, 347), FAILED: (251, 268)}
"""The moves from the proposal to the end of the turn."""


def play(people: People, server: Server, number: int, way: Callable[[Person, Action], None]) -> list[Person]:
    """Two people make the moves of a game, each at a screen of their own."""
    begins, ends = BORDERS[number]
    table = table_at(server, number, begins)
    both = [people(), people()]
    for seat, person in enumerate(both):
        person.sit_at(table, seat)
    moves = moment(number, ends).moves[begins:]
    for ply, move in enumerate(moves, begins):
        person, other = both[move.seat], both[1 - move.seat]
        if isinstance(move.action, act.AnswerProposal):
            expect(person.page.get_by_test_id("proposal")).to_contain_text("has not answered yet", timeout=WAIT)
            expect(other.page.get_by_test_id("proposal")).to_contain_text("has not answered yet", timeout=WAIT)
        way(person, move.action)
        if isinstance(move.action, act.MoveTo):
            for one in both:
                expect(one.page.get_by_test_id("assault")).to_contain_text("fights now", timeout=WAIT)
            hand = state_at(number, ply + 1).hand[1 - move.seat]
            expect(other.page.locator("[data-hand-card]")).to_have_count(len(hand), timeout=WAIT)
    return both


def told(both: list[Person], *sentences: str) -> None:
    """Both screens tell the same."""
    for person in both:
        for sentence in sentences:
            expect(person.page.locator(".records")).to_contain_text(re.compile(sentence), timeout=WAIT)


def test_a_city_is_proposed_agreed_on_fought_for_by_both_and_conquered(people: People, server: Server) -> None:
    both = play(people, server, CONQUERED, point_at)
    told(both, "Bořek proposes a joint assault", "Anna agrees", "Conquered: the .* city. Bořek leads it.")
    for person in both:
        expect(person.page.get_by_test_id("assault")).to_have_count(0, timeout=WAIT)


def test_a_joint_assault_that_fails_by_keyboard_alone(people: People, server: Server) -> None:
    both = play(people, server, FAILED, by_keys)
    told(both, "Anna proposes a joint assault", "The city holds out: all who assaulted it with Anna fall back")
    for person in both:
        expect(person.page.get_by_test_id("assault")).to_have_count(0, timeout=WAIT)
