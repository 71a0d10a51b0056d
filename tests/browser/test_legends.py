"""Eight-Minute Empire: Legends on the page: whole games, the preparation by hand, keyboard, phone, explanations."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import count
from typing import Any

from playwright.sync_api import Locator, expect

from herna import words
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, settle, visible
from tests.browser.test_games import PHONE, is_over, tab_to
from tests.browser.touch import overlap
from tests.server.running import Opened, Server

DESK = {"viewport": {"width": 1440, "height": 900}}

LEGENDS = "eight_minute_legends"
FIRST_DECISIONS, LAST_TURNS = 20, 2
"""What of a whole game is played on the page; the turns between only in a soak run."""
VARIANTS = {"discoveries": True, "swamp": True, "citadels": True, "encounters": True, "leaders": True}
BY_HAND: dict[str, Any] = VARIANTS | {"map": "by-hand", "tokens_by_hand": True}


def legends(server: Server, *kinds: str, seed: int = 5, **options: Any) -> Opened:
    seats = [{"kind": kind} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds]
    answer = server.post("/api/tables", 201, game=LEGENDS, players=len(seats), seats=seats, seed=seed, options=options)
    return Opened(server, answer)


def prompt_of(table: Opened, seat: int = 0) -> str | None:
    asked = table.state(seat)["view"]["prompt"]
    return asked["id"] if asked else None


def play_until(table: Opened, wanted: Callable[[Any], bool]) -> int:
    """Everybody does the first thing offered until somebody's view is as wanted; tells whose."""
    while True:
        seat = int(table.state()["view"]["seats_to_act"][0])
        if wanted(table.state(seat)["view"]):
            return seat
        table.act(seat)


def shelf(person: Person) -> Locator:
    """The game on the shelf of the lobby."""
    return person.page.locator(".shelf li").filter(has_text="Empire: Legends")


def open_table(person: Person, *variants: str, game_map: str | None = None, players: int = 3) -> str:
    """Open a table from the lobby, as people do."""
    person.open()
    shelf(person).get_by_role("button", name="New table").click()
    page = person.page
    page.get_by_role("radio", name=str(players), exact=True).check()
    if variants:
        page.get_by_role("dialog").get_by_text("Variants").click()
    for variant in variants:
        page.get_by_role("checkbox", name=variant).check()
    if game_map:
        page.get_by_role("radio", name=game_map).check()
    page.get_by_role("button", name="Open the table").click()
    return person.table


def by_mouse(person: Person) -> None:
    """One decision, on the table where something there is lit, else from the list."""
    page = person.page
    lit = page.locator("[data-region].lit")
    if page.locator("[data-slot].lit").count():
        person.doing(page.locator("[data-slot].lit").last.click)
    elif page.locator("[data-begins]").count():
        person.doing(page.locator("[data-begins]").first.click)
    elif lit.count():
        person.doing(lambda: by_regions(person))
    else:
        person.doing(page.locator("#actions li button").first.click)


def by_regions(person: Person) -> None:
    """Click a region, then whatever that leaves open: where to go, or whose army is meant."""
    page = person.page
    person.click_region()
    if page.locator("[data-region].picked").count():
        if page.locator("[data-region].lit:not(.picked)").count():
            person.click_region("[data-region].lit:not(.picked)")
        else:
            page.locator("#actions li button").first.click()


def test_the_lobby_offers_the_game_with_every_option_explained(people: People) -> None:
    person = people(language="cs")
    person.open()
    item = person.page.locator(".shelf li").filter(has_text="říše: Legendy")
    expect(item.get_by_role("button", name="Hrát")).to_be_visible(timeout=WAIT)
    item.get_by_role("button", name="Nový stůl").click()
    dialog = person.page.get_by_role("dialog")
    speech = words.say("cs", LEGENDS)
    for option in ("map", "layout", "discoveries", "swamp", "citadels", "encounters", "leaders", "games", "tie"):
        expect(dialog).to_contain_text(speech(f"option-{option}-help"))
    expect(dialog.get_by_role("radio", name=speech("option-map-surprise"))).to_be_checked()


def pass_the_middle(person: Person, server: Server, table: str) -> None:
    """Play on until the last turns, with the first thing that is offered; then the person comes back."""
    mine = person.page.evaluate("() => JSON.parse(localStorage.getItem('herna-tables'))")
    token = next(seat["token"] for one in mine if one["id"] == table for seat in one["seats"])
    while (state := server.get(f"/api/tables/{table}/state", token=token))["view"]["turns_left"] > LAST_TURNS:
        if offered := state["view"]["options"]:
            server.post(f"/api/tables/{table}/actions", token=token, version=state["version"], action=offered[0])
    person.page.reload()


def test_a_whole_game_with_all_variants_by_mouse(people: People, server: Server, soak: bool) -> None:
    person = people()
    table = open_table(person, "Discoveries", "Poison swamp", "Citadels", "Encounters", "Leaders")
    assert {name: server.get(f"/api/tables/{table}")["options"][name] for name in VARIANTS} == VARIANTS
    for decision in count():
        if not person.wait_for_turn():
            break
        if decision == FIRST_DECISIONS and not soak:
            pass_the_middle(person, server, table)
            continue
        by_mouse(person)
    assert is_over(server, table)
    sheet = person.page.get_by_test_id("score-sheet")
    view = server.get(f"/api/tables/{table}/state")["view"]
    totals = sheet.locator("tr.total td").all_inner_texts()
    assert [int(total) for total in totals] == view["scores"]
    speech = words.say("en", LEGENDS)
    for side in view["seats"]:
        expect(sheet).to_contain_text(speech(f"leader-{side['leader']}"))
    lines = {"regions", "islands", "abilities", "elixirs", "citadels", "leader"}
    for line in lines:
        row = sheet.locator("tbody tr").filter(has=person.page.get_by_role("rowheader", name=line, exact=True)).first
        told = [text.split()[-1] for text in row.locator("td").all_inner_texts()]
        assert told == [str(side["score"][line]) for side in view["seats"]], line


def test_a_whole_preparation_by_hand(people: People, server: Server) -> None:
    person = people()
    page = person.page
    map_by_hand = words.say("en", LEGENDS)("option-map-by-hand")
    table = open_table(
        person,
        "Discoveries",
        "Poison swamp",
        "Citadels",
        "Encounters",
        "Tokens laid by hand",
        "Leaders",
        game_map=map_by_hand,
    )
    wanted = [("jungle", 1), ("village", 0), ("bridges", 3), ("volcano", 2)]
    for side, turn in wanted:
        person.wait_for_turn()
        page.locator(f"[data-side={side}].lit").click()
        visible(person, "[data-testid=ghost]")
        person.doing(lambda turn=turn: page.locator(f"[data-turn='{turn}']").click())
    state = server.get(f"/api/tables/{table}/state")["view"]
    assert [(segment["side"], segment["turn"]) for segment in state["segments"]] == wanted
    expect(page.locator("[aria-current=step]")).to_contain_text("Start token")
    starts = {f"jun{n}" for n in range(1, 6)}
    offered = page.locator("[data-region].lit").evaluate_all("found => found.map(one => one.dataset.region)")
    assert set(offered) <= starts
    person.doing(person.click_region)
    person.doing(person.click_region)
    for _ in range(6 + 3):
        person.doing(person.click_region)
    page.locator("[data-token=dragon].lit").click()
    expect(page.locator("[data-token=dragon]")).to_have_attribute("aria-pressed", "true")
    person.doing(person.click_region)
    for _ in range(2):
        page.locator("[data-token=portal].lit").click()
        person.doing(person.click_region)
    person.answer(-1)
    expect(page.get_by_test_id("prompt")).to_contain_text("How much do you bid", timeout=WAIT)
    view = server.get(f"/api/tables/{table}/state")["view"]
    tokens = [region["token"] for region in view["regions"] if region["token"]]
    assert sorted(tokens) == ["citadel"] * 3 + ["covered"] * 6 + ["dragon"] + ["portal"] * 2
    [start] = [region for region in view["regions"] if region["start"]]
    assert sum(start["armies"]) in (12, 13)
    expect(page.locator("[data-slot]")).to_have_count(6)
    by_mouse(person)


def test_a_board_that_is_laid_tells_why_its_back_cannot_be(people: People, server: Server) -> None:
    table = legends(server, "human", "greedy", "greedy", **BY_HAND)
    table.act(0, action={"do": "lay-segment", "place": 0, "side": 0, "turn": 0})
    person = people()
    person.sit_at(table, 0)
    person.wait_for_turn()
    page = person.page
    # It is told to be disabled, and answers all the same.
    page.locator("[data-side=greatland]").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("Greatland", timeout=WAIT)
    expect(page.get_by_role("button", name="Rule LEG-2.2")).to_be_visible()


def test_escape_goes_back_to_the_pictures(people: People, server: Server) -> None:
    person = people()
    person.sit_at(legends(server, "human", "greedy", "greedy", **BY_HAND), 0)
    person.wait_for_turn()
    page = person.page
    page.locator("[data-side=sundered].lit").click()
    expect(page.locator("[data-turn]")).to_have_count(4)
    assert person.actions() == [f"centre: Sundered Isles, {turn}" for turn in turns()]
    page.keyboard.press("Escape")
    expect(page.locator("[data-turn]")).to_have_count(0)
    expect(page.locator("[data-side].lit")).to_have_count(8)
    expect(page.get_by_test_id("ghost")).to_have_count(0)


def turns() -> list[str]:
    speech = words.say("en", LEGENDS)
    return [speech(f"turned-{turn}") for turn in range(4)]


def test_the_first_turns_by_keyboard_alone(people: People, server: Server) -> None:
    table = legends(server, "human", "greedy", "greedy", **BY_HAND)
    person = people()
    person.sit_at(table, 0)
    keys, page = person.page.keyboard, person.page
    person.wait_for_turn()
    tab_to(person, "[data-side].lit")
    keys.press("Enter")
    tab_to(person, "[data-turn]")
    person.doing(lambda: keys.press("Enter"))
    decisions = 0
    while len(table.state()["view"]["seats"][0]["cards"]) < 2:
        person.wait_for_turn()
        decisions += 1
        if page.locator("[data-region].lit").count() and decisions % 2:
            tab_to(person, "[data-region].lit", most=160)
            keys.press("Enter")
            if page.locator("[data-region].picked").count():
                keys.press("Escape")
                assert page.locator("[data-region].picked").count() == 0
                person.doing(person.press_first)
        else:
            keys.press("a")
            keys.press("ArrowDown")
            person.doing(lambda: person.press("Enter"))
    assert len(table.state()["view"]["segments"]) == 4


def test_a_phone_prepares_and_plays_and_nothing_is_cut_off(people: People, server: Server) -> None:
    table = legends(server, "human", "greedy", "greedy", **BY_HAND)
    person = people(**PHONE)
    person.sit_at(table, 0)
    page = person.page
    for _ in range(4):
        person.wait_for_turn()
        page.locator("[data-side].lit").first.tap()
        person.doing(page.locator("[data-turn]").first.tap)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    for _ in range(24):
        person.wait_for_turn()
        person.doing(page.locator("#actions li button").first.tap)
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    assert table.state()["view"]["seats"][0]["has_bid"]


def test_things_explain_themselves(people: People, server: Server) -> None:
    table = legends(server, *["human"] * 3, **VARIANTS)
    seat = play_until(table, lambda view: view["prompt"]["id"] == "choose-card")
    person = people()
    person.sit_at(table, seat)
    person.wait_for_turn()
    page, speech = person.page, words.say("en", LEGENDS)
    view = table.state(seat)["view"]
    tip = page.get_by_role("tooltip")

    page.locator(".leader").first.hover()
    expect(tip).to_contain_text(speech(f"leader-{view['seats'][0]['leader']}-help"), timeout=WAIT)
    page.locator("[data-slot='0']").hover()
    expect(tip).to_contain_text("LEG-5.", timeout=WAIT)
    assert tip.locator("p").count() <= 4, "three paragraphs, and where more stands"
    settle(person)
    assert not overlap(person, "[role=tooltip]", ".seats")
    held = next(region for region in view["regions"] if region["token"] == "citadel")
    region = page.locator(f"[data-region={held['id']}]").element_handle()
    assert region is not None
    page.mouse.move(*person.point_in(region))
    expect(tip).to_contain_text(speech("token-citadel-help"), timeout=WAIT)


def test_what_is_ours_carries_a_mark_with_the_reason(people: People, server: Server) -> None:
    person = people(language="cs")
    person.sit_at(legends(server, "human", "greedy", "greedy", map="great-war"), 0)
    person.wait_for_turn()
    speech = words.say("cs", LEGENDS)
    mark = person.page.locator(".islands").get_by_role("button", name=speech("house-title"))
    mark.click()
    tip = person.page.get_by_role("tooltip")
    for reason in ("house-greatland", "house-start", "house-preset"):
        expect(tip).to_contain_text(speech(reason), timeout=WAIT)


def test_the_map_shows_who_knows_a_token_face_down(people: People, server: Server) -> None:
    table = legends(server, *["human"] * 3, **VARIANTS)

    def knows(view: Any) -> bool:
        return any(region["face_down"] and region["token"] != "covered" for region in view["regions"])

    seat = play_until(table, lambda view: knows(view) or view["over"])
    regions = table.state(seat)["view"]["regions"]
    known = next(region for region in regions if region["face_down"] and region["token"] != "covered")
    speech = words.say("en", LEGENDS)
    person, other = people(), people()
    person.sit_at(table, seat)
    other.sit_at(table, next(one for one in range(3) if not knows_it(table, one, known["id"])))
    spot = f"[data-region={known['id']}]"
    told = speech("speak-covered", token=speech(f"token-{known['token']}"))
    expect(person.page.locator(spot)).to_have_attribute("aria-label", contains(told), timeout=WAIT)
    unknown = speech("speak-covered", token="unknown")
    expect(other.page.locator(spot)).to_have_attribute("aria-label", contains(unknown), timeout=WAIT)
    assert told not in str(other.page.locator(spot).get_attribute("aria-label"))


def knows_it(table: Opened, seat: int, region: str) -> bool:
    [found] = [one for one in table.state(seat)["view"]["regions"] if one["id"] == region]
    return bool(found["token"] != "covered")


def contains(text: str) -> re.Pattern[str]:
    return re.compile(re.escape(text))


def test_the_guide_leads_into_the_first_turn(people: People) -> None:
    person = people()
    person.open()
    shelf(person).get_by_role("button", name="First time? Guided").click()
    guide = person.page.get_by_role("region", name="Guide")
    seen = []
    for _ in range(2):
        expect(guide).to_be_visible(timeout=WAIT)
        seen.append(guide.get_by_role("heading").inner_text())
        guide.get_by_role("button", name="Got it").click()
    assert seen == ["Welcome to the legends", "Who begins?"]
    expect(guide).to_have_count(0)


def test_six_cards_are_whole_on_a_tablet_each_with_its_creature(people: People, server: Server) -> None:
    person = people(viewport={"width": 1024, "height": 768}, has_touch=True)
    table = legends(server, "human", "human", map="surprise")
    person.sit_at(table, play_until(table, lambda view: any(one["do"] == "take-card" for one in view["options"])))
    cards = person.page.locator("[data-slot]")
    expect(cards).to_have_count(6, timeout=WAIT)
    assert person.page.locator("[data-slot] [data-creature] g path").count() >= 6
    row = cards.first.locator("xpath=ancestor::ul").evaluate("row => row.scrollWidth - row.clientWidth")
    assert row <= 1, "no card is cut off"
