"""No screen of the house has anything wrong, by daylight or by lamplight, on a desk or in the hand."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.conftest import People
from tests.browser.matrix import COLOURS, EVERYTHING, audited, check_everywhere
from tests.browser.people import Person, visible
from tests.browser.test_my_tables import remember
from tests.server.running import Opened, Server


def check(person: Person, theme: str, rules: str = EVERYTHING) -> None:
    """Axe finds nothing wrong on the screen in this light."""
    person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
    assert audited(person, rules) == [], f"{person.page.viewport_size}, {theme}"


def check_both_lights(person: Person, first: str) -> None:
    """All rules in one light; the other one changes nothing but the colours."""
    check(person, first)
    check(person, "dark" if first == "light" else "light", COLOURS)


def lobby(person: Person, server: Server) -> None:
    person.open()
    visible(person, "[data-testid=play-now]:not([disabled])")


def new_table(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("new-table").click()


def auction(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("play-now").click()
    person.wait_for_turn()


def after_bids(server: Server, seed: int) -> Opened:
    table = server.new_table("human", "human", seed=seed)
    table.act(0, action={"do": "bid", "coins": 12})
    table.act(1, action={"do": "bid", "coins": 0})
    return table


def refusal(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 3), 0)
    person.wait_for_turn()
    person.page.locator("[data-slot='5']").click(force=True)
    visible(person, "[role=alert]")


def explanation(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 3), 0)
    person.wait_for_turn()
    person.page.locator("[data-slot='0']").focus()
    person.page.keyboard.press("?")
    visible(person, "[role=tooltip] .clause")


def pointing(person: Person, server: Server) -> None:
    person.sit_at(after_bids(server, 5), 0)
    while not person.page.locator("[data-region].lit").count():
        person.answer(0)


def rules_at_the_table(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.keyboard.press("r")
    visible(person, "dialog .rulebook section")


def keys(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.keyboard.press("k")
    visible(person, "dialog kbd")


def words_of_the_table(person: Person, server: Server) -> None:
    auction(person, server)
    person.page.get_by_text("The table in words").click()


def hand_over(person: Person, server: Server) -> None:
    table = server.new_table("human", "human", hot_seat=True)
    person.sit_at(table, 0, 1)
    person.answer(1)
    visible(person, "#hand-over")


def guide(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("play-guided").click()
    visible(person, ".bubble")


def end(person: Person, server: Server) -> None:
    person.sit_at(finished(server), 0)
    visible(person, "figure svg")


def replay(person: Person, server: Server) -> None:
    table = after_bids(server, 6)
    person.open(f"#/replay/{table.id}")
    visible(person, "input[type=range]")


def rules(person: Person, server: Server) -> None:
    person.open("#/rules/eight_minute_empire/EME-5.3")
    visible(person, ".rulebook section")


def settings(person: Person, server: Server) -> None:
    person.open("#/settings")
    visible(person, "fieldset")


def join(person: Person, server: Server) -> None:
    table = server.new_table("human", "open")
    person.open(f"#/join/{table.id}/{table.invitations[1]}")
    visible(person, "form input")


def gone(person: Person, server: Server) -> None:
    person.open("#/table/nowhere")
    visible(person, "h1")


def my_tables(person: Person, server: Server) -> None:
    table = server.new_table("human", "human")
    remember(person, [table, server.new_table("human", "human"), finished(server)])
    lobby(person, server)
    visible(person, ".yours")
    person.page.locator("summary").first.click()


def taking_off(person: Person, server: Server) -> None:
    remember(person, [server.new_table("human", "human")])
    lobby(person, server)
    person.page.get_by_role("button", name="Take off this list").click()


def away(person: Person, server: Server) -> None:
    table = after_bids(server, 3)
    remember(person, [table], seen=1)
    person.open(f"#/table/{table.id}")
    visible(person, "[data-testid=away]")


def watching(person: Person, server: Server) -> None:
    person.open(f"#/table/{after_bids(server, 3).id}")
    visible(person, "[data-region]")


def finished(server: Server) -> Opened:
    table = server.new_table("human", "human", seed=4)
    while not (state := table.state())["view"]["over"]:
        table.act(state["view"]["seats_to_act"][0])
    return table


SCREENS: list[Callable[[Person, Server], None]] = [
    lobby, new_table, auction, refusal, explanation, pointing, rules_at_the_table, keys, words_of_the_table,
    hand_over, guide, my_tables, taking_off, away, watching, end, replay, rules, settings, join, gone,
]  # fmt: skip


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_nothing_is_wrong_on_any_screen(
    people: People, server: Server, axe: str, screen: Callable[[Person, Server], None], soak: bool
) -> None:
    person = people()
    screen(person, server)
    check_everywhere(person, axe, SCREENS.index(screen), soak)


@pytest.mark.parametrize(("light", "pale"), [("light", "#ccc"), ("dark", "#444")])
def test_pale_words_in_one_light_only_would_be_noticed(
    people: People, server: Server, axe: str, light: str, pale: str
) -> None:
    person = people()
    gone(person, server)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    person.page.evaluate(
        """style => {
            const sheet = new CSSStyleSheet()
            sheet.replaceSync(style)
            document.adoptedStyleSheets.push(sheet)
        }""",
        f":root[data-theme={light}] h1 {{ color: {pale} }}",
    )
    with pytest.raises(AssertionError, match="color-contrast"):
        check_both_lights(person, "light")
