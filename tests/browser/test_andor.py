"""Legends of Andor on the page: a whole legend by mouse and by keyboard, battles with odds, cards, several heroes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from herna import words
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.browser.test_accessible import CHECK
from tests.browser.test_games import PHONE, is_over
from tests.server.running import Opened, Server

DESK = {"viewport": {"width": 1440, "height": 900}}
ANDOR = "andor"
MAIREN, KRAM, CHADA, LIPHARDUS = 3, 0, 5, 6
FIGURES = (MAIREN, KRAM, CHADA, LIPHARDUS)

POINT_ON = """element => {
    const box = element.getBoundingClientRect()
    for (let row = 1; row < 24; row++) for (let column = 1; column < 24; column++) {
        const x = box.left + box.width * column / 24, y = box.top + box.height * row / 24
        const hit = document.elementFromPoint(x, y)
        if (hit && hit.closest('[data-space]') === element) return [x, y]
    }
    return null
}"""


def andor(server: Server, *kinds: str, seed: int = 5, **options: Any) -> Opened:
    seats = [{"kind": kind} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds]
    answer = server.post("/api/tables", 201, game=ANDOR, players=len(seats), seats=seats, seed=seed, options=options)
    return Opened(server, answer)


def first_view(table: Opened) -> tuple[int, Any]:
    """Whom the game waits for, and what that seat sees."""
    seat = int(table.state()["view"]["seats_to_act"][0])
    return seat, table.state(seat)["view"]


def ready(server: Server, players: int, *, turns: int = 0, **options: Any) -> Opened:
    """A legend with the heroes chosen and everything shared out, in front of somebody's turn."""
    table = andor(server, *["human"] * players, **options)
    for seat in range(players):
        table.act(seat, action={"do": "choose-figure", "figure": FIGURES[seat]})
    play_until(table, lambda _seat, view: view["prompt"]["id"] == "turn")
    for _ in range(turns):
        seat, _view = first_view(table)
        table.act(seat, action={"do": "pass"})
    return table


def play_until(table: Opened, wanted: Callable[[int, Any], bool]) -> int:
    """Everybody does the first thing offered until it is as wanted; tells whose turn it is then."""
    for _ in range(200):
        seat, view = first_view(table)
        if wanted(seat, view):
            return seat
        table.act(seat, action=view["options"][0])
    raise AssertionError("that never happens")


def into_battle(server: Server, players: int = 2) -> tuple[Opened, int]:
    """The dwarf has walked from the castle to a gor and begins a fight on the next turn."""
    table = ready(server, players)

    def fights(seat: int, view: Any) -> bool:
        if any(action["do"] == "fight" for action in view["options"]):
            return True
        creatures = {one["space"] for one in view["creatures"]}
        here = view["heroes"][seat]["space"]
        goals = [a for a in view["options"] if a["do"] == "walk" and a["space"] in creatures]
        if view["prompt"]["id"] == "moving" and here in creatures:
            view["options"].insert(0, {"do": "stop"})
        elif goals and here not in creatures:
            view["options"].insert(0, goals[0])
        elif view["prompt"]["id"] == "turn":
            view["options"].insert(0, {"do": "pass"})
        return False

    seat = play_until(table, fights)
    _seat, view = first_view(table)
    table.act(seat, action=next(action for action in view["options"] if action["do"] == "fight"))
    return table, seat


def doing(person: Person, act: Callable[[], Any]) -> None:
    """Do something that moves the game on, and wait until the page shows it; long logs keep their length."""
    seen = (
        "() => document.querySelector('.records li:last-child')?.innerHTML + document.title + "
        "document.querySelector('[data-testid=prompt]').innerText + document.querySelectorAll('.records li').length"
    )
    before = person.page.evaluate(seen)
    act()
    person.page.wait_for_function(f"before => ({seen})() !== before", arg=before)


def read_cards(person: Person) -> None:
    """Turn over the cards of the legend that have opened, and put them away."""
    page = person.page
    while page.get_by_test_id("legend-next").count():
        page.get_by_test_id("legend-next").click()
    if page.get_by_test_id("legend-close").count():
        page.get_by_test_id("legend-close").click()


def click_space(person: Person, space: int | None = None) -> None:
    """Point at a glowing space of the map, or at a certain one."""
    lit = person.page.locator("[data-space].lit" if space is None else f"[data-space='{space}'].lit")
    for handle in lit.element_handles():
        if found := handle.evaluate(POINT_ON):
            person.page.mouse.click(found[0], found[1])
            return
    raise AssertionError("no glowing space is to be seen")


def by_mouse(person: Person, decision: int) -> None:
    """One decision on the table: a figure, a fight, the map or a deed, and the list where nothing else is left."""
    page = person.page
    if page.locator("[data-figure].lit").count():
        doing(person, page.locator("[data-figure].lit").first.click)
    elif page.locator("[data-testid=battle] .choices button").count():
        doing(person, page.locator("[data-testid=battle] .choices button").first.click)
    elif page.locator("[data-deed=stop]").count():
        doing(person, page.locator("[data-deed=stop]").click)
    elif page.locator("[data-fight]").count():
        doing(person, page.locator("[data-fight]").first.click)
    elif page.locator("[data-deed=end-day]").count() and (decision % 3 or not page.locator("[data-space].lit").count()):
        doing(person, page.locator("[data-deed=end-day]").click)
    elif page.locator("[data-space].lit").count():
        doing(person, lambda: by_map(person))
    else:
        doing(person, page.locator("#actions li button").first.click)


def by_map(person: Person) -> None:
    """Point at a space; where several things can be done with it, take the first."""
    click_space(person)
    if person.page.locator("[data-space].picked").count():
        person.page.locator("#actions li button").first.click()


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


def test_a_whole_legend_by_mouse(people: People, server: Server) -> None:
    table = andor(server, "human", "human")
    person = people()
    person.sit_at(table, 0, 1)
    decision = 0
    while person.wait_for_turn():
        read_cards(person)
        if person.page.get_by_test_id("score-sheet").count():
            break
        by_mouse(person, decision := decision + 1)
    assert is_over(server, table.id)
    view = table.state(0)["view"]
    expect(person.page.locator(f"[data-result={view['result']}]")).to_be_visible(timeout=WAIT)
    sheet = person.page.get_by_test_id("score-sheet")
    for hero in view["heroes"]:
        expect(sheet).to_contain_text(words.say("en", ANDOR)(f"figure-{hero['figure']}-name"))


def test_a_whole_legend_by_keyboard_alone(people: People, server: Server) -> None:
    table = andor(server, "human", "human", seed=9)
    person = people()
    person.sit_at(table, 0, 1)
    page, keys = person.page, person.page.keyboard
    decision = 0
    while person.wait_for_turn():
        while page.get_by_test_id("legend-card").count() and not page.get_by_test_id("score-sheet").count():
            name = "legend-next" if page.get_by_test_id("legend-next").count() else "legend-close"
            page.get_by_test_id(name).focus()
            keys.press("Enter")
        if page.get_by_test_id("score-sheet").count():
            break
        if not page.evaluate("() => !!document.activeElement.closest('#actions')"):
            keys.press("a")
        decision += 1
        if decision % 4 == 0:
            doing(person, lambda: keys.press("1"))
        else:
            for _ in range(decision % 3):
                keys.press("ArrowDown")
            doing(person, lambda: keys.press("Enter"))
    assert is_over(server, table.id)


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
    return f"{exact:.1f} %" if fine else f"{int(exact + 0.5)} %"


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


@pytest.mark.parametrize(("legend", "spaces"), [("arrival", 78), ("mine", 67)])
def test_both_sides_of_the_board_are_drawn(people: People, server: Server, legend: str, spaces: int) -> None:
    person = people()
    person.sit_at(ready(server, 2, legend=legend), 0, 1)
    expect(person.page.locator("[data-space]")).to_have_count(spaces, timeout=WAIT)


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


def choosing(person: Person, server: Server) -> None:
    person.sit_at(andor(server, "human", "human"), 0)
    visible(person, "[data-figure].lit")


def a_card(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 4), 0, 1, 2, 3)
    visible(person, "[data-testid=legend-card]")


def a_turn(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 4), 0, 1, 2, 3)
    visible(person, "[data-testid=legend-card]")
    read_cards(person)
    visible(person, "[data-space].lit")


def the_shop(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=shop]").click()


def the_plans(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=plans]").click()


def the_threats(person: Person, server: Server) -> None:
    a_turn(person, server)
    person.page.locator("[data-tool=threats]").click()


def a_fight(person: Person, server: Server) -> None:
    table, _seat = into_battle(server)
    person.sit_at(table, 0, 1)
    visible(person, "[data-testid=battle]")
    read_cards(person)


def the_mine(person: Person, server: Server) -> None:
    person.sit_at(ready(server, 3, legend="mine"), 0, 1, 2)
    visible(person, "[data-testid=legend-card]")
    read_cards(person)


def the_end(person: Person, server: Server) -> None:
    table = ready(server, 2)
    while not table.state()["view"]["over"]:
        seat, view = first_view(table)
        wanted = [action for action in view["options"] if action["do"] in ("end-day", "stop")]
        table.act(seat, action=(wanted or view["options"])[0])
    person.sit_at(table, 0, 1)
    visible(person, "[data-result]")


SCREENS = [choosing, a_card, a_turn, the_shop, the_plans, the_threats, a_fight, the_mine, the_end]


LOOKS = [(1440, 900, "light"), (390, 844, "dark"), (1440, 900, "dark"), (390, 844, "light")]
"""The first two show every size and every theme once; a soak run looks at all of them."""


@pytest.mark.parametrize("screen", SCREENS, ids=lambda screen: screen.__name__)
def test_axe_finds_nothing(
    people: People, server: Server, axe: str, screen: Callable[[Person, Server], None], soak: bool
) -> None:
    person = people(**DESK)
    screen(person, server)
    person.page.evaluate(axe)
    for width, height, theme in LOOKS if soak else LOOKS[:2]:
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.evaluate("theme => { document.documentElement.dataset.theme = theme }", theme)
        assert person.page.evaluate(CHECK) == [], f"{width} × {height}, {theme}"
