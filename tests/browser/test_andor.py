"""The table of Andor on the page: the map, battles with odds, cards, threats, plans, several heroes, a phone."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from herna import words
from tests.browser.andor import ANDOR, doing, first_view, into_battle, play_until, read_cards, ready
from tests.browser.conftest import People
from tests.browser.people import WAIT, visible
from tests.browser.test_games import PHONE
from tests.server.running import Server


def test_the_lobby_offers_every_legend_with_its_options_explained(people: People) -> None:
    person = people(language="cs")
    person.open()
    item = person.page.locator(".shelf li").filter(has_text="Andor")
    item.get_by_role("button", name="Nový stůl").click()
    dialog = person.page.get_by_role("dialog")
    speech = words.say("cs", ANDOR)
    for option in ("legend", "difficulty", "figures", "training"):
        expect(dialog).to_contain_text(speech(f"option-{option}-help"))
    for legend in ("arrival", "healing", "resistance", "mine", "dragon", "drowned-bell"):
        expect(dialog.get_by_role("radio", name=speech(f"option-legend-{legend}"))).to_be_visible()


def test_spaces_of_the_map_are_reached_and_chosen_by_keyboard(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    read_cards(person)
    space = person.page.locator("[data-space].lit").first
    number = int(space.get_attribute("data-space") or "-1")
    space.focus()
    expect(space).to_have_attribute("tabindex", "0")
    assert str(number) in (space.get_attribute("aria-label") or "")
    doing(person, lambda: person.page.keyboard.press("Enter"))
    _seat, view = first_view(table)
    assert number in {hero["space"] for hero in view["heroes"]}


@pytest.mark.parametrize("language", ["en", "cs"])
def test_what_a_way_costs_is_seen_on_the_map_in_the_list_and_heard(
    people: People, server: Server, language: str
) -> None:
    table = ready(server, 2, turns=12)  # six hours of each hero are gone
    _seat, view = first_view(table)
    person = people(language=language)
    person.sit_at(table, 0, 1)
    read_cards(person)
    speech = words.say(language, ANDOR)
    person.unfold()
    prices = {a["space"]: e for a, e in zip(view["options"], view["expenses"], strict=True) if a["do"] == "walk"}
    assert {0, 2} <= {willpower for _hours, willpower in prices.values()}
    for space, (hours, willpower) in list(prices.items())[::5]:
        costs = speech("expense", n=hours, willpower=willpower)
        ground = person.page.locator(f"[data-space='{space}']")
        expect(ground).to_have_attribute("aria-label", re.compile(re.escape(f"({costs})") + "$"), timeout=WAIT)
        answer = person.page.locator(f"#actions [data-action='walk {space}']")
        expect(answer).to_contain_text(speech("expense-short", n=hours, willpower=willpower))
    shown = sorted(person.page.locator(".expense").all_text_contents())
    assert shown == sorted(speech("expense-on-map", n=hours, willpower=cost) for hours, cost in prices.values())
    person.page.locator(f"[data-space='{next(iter(prices))}']").focus()
    person.page.keyboard.press("?")
    hours, willpower = next(iter(prices.values()))
    expect(person.page.get_by_role("tooltip")).to_contain_text(speech("expense", n=hours, willpower=willpower))


def test_the_shop_of_the_first_legend_has_only_strength(people: People, server: Server) -> None:
    person = people()
    person.sit_at(ready(server, 2), 0, 1)
    read_cards(person)
    person.page.locator("[data-tool=shop]").click()
    expect(person.page.locator("[data-shop]")).to_have_count(1)
    drawer = person.page.locator("#andor-drawer")
    expect(drawer).to_contain_text(words.say("en", ANDOR)("shop-only-strength"))


def test_a_fight_shows_dice_sums_and_the_odds_of_every_choice(people: People, server: Server) -> None:
    table, seat = into_battle(server)
    seat = play_until(table, lambda _seat, view: view["prompt"]["id"] == "between-rounds" or not view["battle"])
    person = people()
    person.sit_at(table, *range(2))
    read_cards(person)
    battle = person.page.get_by_test_id("battle")
    view = table.state(seat)["view"]
    assert view["battle"], "the fight is over after a single round; another seed is needed"
    expect(battle).to_be_visible(timeout=WAIT)
    expect(battle.locator(".attack")).to_contain_text(str(view["battle"]["attack"]))
    expect(battle.locator(".defence")).to_contain_text(str(view["battle"]["defence"]))
    dice = sum(len(one["dice"]) for one in view["battle"]["thrown"]) + len(view["battle"]["foe_dice"])
    expect(battle.locator("svg.die:not(.waiting)")).to_have_count(dice)
    odds = next(one for one in view["odds"] if one)
    expect(battle.locator("[data-odds=fight]").first).to_have_text(shown(odds[1]))
    expect(battle.locator("[data-odds=round]").first).to_have_text(shown(odds[0]))


def shown(thousandths: int) -> str:
    exact = thousandths / 10
    fine = 0 < thousandths < 10 or 990 < thousandths < 1000
    return f"{exact:.1f}%" if fine else f"{int(exact + 0.5)}%"


def test_a_new_card_opens_by_itself_and_can_be_read_again(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    page = person.page
    cards = table.state(0)["view"]["cards"]
    expect(page.get_by_test_id("legend-card")).to_contain_text(cards[0]["story"]["en"], timeout=WAIT)
    for card in cards[1:]:
        page.get_by_test_id("legend-next").click()
        expect(page.get_by_test_id("legend-card")).to_contain_text(card["title"]["en"])
    page.get_by_test_id("legend-close").click()
    page.reload()
    visible(person, "[data-tool=legend]")
    expect(page.get_by_test_id("legend-card")).to_have_count(0)
    page.locator("[data-tool=legend]").click()
    page.locator(f"[data-legend-card='{cards[0]['id']}']").click()
    expect(page.get_by_test_id("legend-card")).to_contain_text(cards[0]["story"]["en"])


def test_the_panel_of_threats_counts_the_sunrises(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    read_cards(person)
    person.page.locator("[data-tool=threats]").click()
    speech = words.say("en", ANDOR)
    creatures = [one for one in table.state(0)["view"]["creatures"] if one["sunrises"] is not None]
    assert creatures
    for one in creatures:
        line = person.page.locator(f"[data-threat='{one['space']}']")
        expect(line).to_contain_text(speech("threats-sunrises", n=one["sunrises"]))
        expect(line).to_contain_text(speech(f"creature-{one['creature']}"))
    line = person.page.locator(f"[data-threat='{creatures[0]['space']}'] button")
    line.hover()
    expect(person.page.locator(f"[data-way='{creatures[0]['space']}']")).to_be_attached()


def test_a_plan_is_announced_and_seen_by_all(people: People, server: Server) -> None:
    table = ready(server, 2)
    seat, view = first_view(table)
    plan = next(a for a in view["options"] if a["do"] == "propose" and a["aim"] == "fight")
    person = people()
    person.sit_at(table, 0, 1)
    read_cards(person)
    person.page.locator("[data-tool=plans]").click()
    doing(person, person.page.locator(f"[data-propose='fight-{plan['space']}']").click)
    assert table.state(1 - seat)["view"]["heroes"][seat]["proposal"] == ["fight", plan["space"]]
    expect(person.page.locator("#andor-drawer .said li")).to_have_count(1)


def test_one_person_acts_for_every_hero_of_the_screen(people: People, server: Server) -> None:
    table = ready(server, 2)
    seat, view = first_view(table)
    other = 1 - seat
    person = people()
    person.sit_at(table, 0, 1)
    read_cards(person)
    speech = words.say("en")
    if other in view["seats_to_act"]:
        person.page.locator(f"[data-act-for='{other}']").click()
        expect(person.page.get_by_test_id("prompt")).to_contain_text(speech("seat", n=other + 1))
        person.page.locator(f"[data-act-for='{seat}']").click()
    expect(person.page.get_by_test_id("prompt")).to_contain_text(speech("seat", n=seat + 1))
    doing(person, person.page.locator("[data-deed=pass]").click)
    expect(person.page.get_by_test_id("prompt")).to_contain_text(speech("seat", n=other + 1), timeout=WAIT)


def test_everything_on_a_space_is_explained_with_its_clause(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    read_cards(person)
    gor = next(one for one in table.state(0)["view"]["creatures"] if one["creature"] == "gor")
    person.page.locator(f"[data-space='{gor['space']}']").focus()
    person.page.keyboard.press("?")
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_contain_text("gor")
    expect(tip).to_contain_text("AND-8.1", timeout=WAIT)


def test_escape_puts_away_what_lies_over_the_map_wherever_the_focus_is(people: People, server: Server) -> None:
    table = ready(server, 2)
    person = people()
    person.sit_at(table, 0, 1)
    page, keys = person.page, person.page.keyboard
    visible(person, "[data-testid=legend-card]")
    page.locator("[data-tool=threats]").focus()
    keys.press("Escape")
    expect(page.get_by_test_id("legend-card")).to_have_count(0)
    for focus in ("#actions li button", "[data-space].lit", "[data-tool=shop]", "#andor-drawer", "body"):
        page.locator("[data-tool=threats]").click()
        visible(person, "#andor-drawer")
        page.locator(focus).first.evaluate("one => one === document.body ? document.activeElement.blur() : one.focus()")
        keys.press("Escape")
        expect(page.locator("#andor-drawer")).to_have_count(0)
    page.locator("[data-tool=threats]").focus()
    keys.press("Enter")
    page.locator("#andor-drawer header button").focus()
    keys.press("Escape")
    expect(page.locator("[data-tool=threats]")).to_be_focused()


@pytest.mark.parametrize(("legend", "spaces"), [("arrival", 78), ("mine", 67)])
def test_both_sides_of_the_board_are_drawn(people: People, server: Server, legend: str, spaces: int) -> None:
    person = people()
    person.sit_at(ready(server, 2, legend=legend), 0, 1)
    expect(person.page.locator("[data-space]")).to_have_count(spaces, timeout=WAIT)


@pytest.mark.parametrize(
    ("theme", "system", "dark"),
    [("auto", "dark", True), ("auto", "light", False), ("light", "dark", False), ("dark", "light", True)],
)
def test_the_map_lies_in_the_light_that_was_chosen_else_in_the_system_s(
    people: People, server: Server, theme: str, system: str, dark: bool
) -> None:
    person = people(theme=theme, color_scheme=system)
    person.sit_at(ready(server, 2), 0, 1)
    visible(person, "[data-space] .ground")
    shades = "one => getComputedStyle(one).fill.match(/\\d+/g).map(Number)"
    red, green, blue = person.page.locator("[data-space='20'] .ground").evaluate(shades)
    assert (red + green + blue < 3 * 128) == dark


def test_a_phone_begins_close_to_the_hero_and_nothing_is_cut_off(people: People, server: Server) -> None:
    person = people(**PHONE)
    person.sit_at(ready(server, 2), 0, 1)
    page = person.page
    visible(person, ".map svg")
    assert page.locator(".map svg").first.get_attribute("viewBox") != "0 0 1400 1000"
    read_cards(person)
    for tool in ("legend", "threats", "creatures", "shop", "plans"):
        page.locator(f"[data-tool={tool}]").tap()
        visible(person, "#andor-drawer")
        assert page.evaluate("document.documentElement.scrollWidth") == 390, tool
