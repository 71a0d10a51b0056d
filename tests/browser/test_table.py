"""What the table offers beside playing: taking back, reasons, explanations, languages, a guide."""

from __future__ import annotations

import json

from playwright.sync_api import expect

from herna import words
from tests.browser.conftest import People
from tests.browser.people import WAIT, Person, visible
from tests.server.running import GAME, Opened, Server


def at_the_first_card(people: People, server: Server, **settings: str) -> tuple[Person, Opened]:
    """Two people at a table after the auction; the first is to take a card."""
    table = server.new_table("human", "human", seed=3)
    table.act(0, action={"do": "bid", "coins": 12})
    table.act(1, action={"do": "bid", "coins": 0})
    person = people(**settings)
    person.sit_at(table, 0)
    person.wait_for_turn()
    return person, table


def test_undo_takes_a_card_back(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server)
    page = person.page
    coins = page.locator("[data-coins='0']")
    assert coins.inner_text() == "2"
    person.doing(lambda: page.locator("[data-slot='1']").click())
    assert coins.inner_text() == "1"
    page.get_by_role("button", name="Undo").click()
    expect(coins).to_have_text("2", timeout=WAIT)
    expect(page.locator(".records")).not_to_contain_text("takes card 2")
    assert person.prompt == "Take a card."
    assert len(table.state(0)["view"]["seats"][0]["cards"]) == 0


def test_others_are_asked_before_a_move_is_taken_back_that_told_something(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server)
    other = people()
    other.sit_at(table, 1)
    while table.state(0)["view"]["options"]:
        person.answer(-1 if len(table.state(0)["view"]["options"]) > 1 else 0)
    person.page.get_by_role("button", name="Undo").click()
    expect(other.page.get_by_text("asks to take a move back")).to_be_visible(timeout=WAIT)
    other.page.get_by_role("button", name="Agree").click()
    person.wait_for_turn()
    assert table.state(0)["view"]["seats_to_act"] == [0]


def test_what_is_not_offered_tells_why_and_opens_the_rule(people: People, server: Server) -> None:
    person, _ = at_the_first_card(people, server)
    page = person.page
    # It is told to be disabled, and answers all the same.
    page.locator("[data-slot='5']").click(force=True)
    expect(page.get_by_role("alert")).to_contain_text("This card costs 3 coins and you have 2", timeout=WAIT)
    page.get_by_role("button", name="Rule EME-4.3").click()
    clause = page.locator("#clause-EME-4\\.3")
    expect(clause).to_be_visible(timeout=WAIT)
    assert words.clause(GAME, "EME-4.3", "en").text in clause.inner_text()
    assert "cited" in (clause.get_attribute("class") or "")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("alert")).to_have_count(0)


def test_resting_on_a_card_explains_it_from_the_rulebook(people: People, server: Server) -> None:
    person, _ = at_the_first_card(people, server)
    person.page.locator("[data-slot='0']").hover()
    tip = person.page.get_by_role("tooltip")
    expect(tip).to_contain_text("EME-7.", timeout=WAIT)
    person.page.mouse.move(5, 5)
    expect(tip).to_have_count(0)


def test_the_language_changes_in_the_middle_of_a_game(people: People, server: Server) -> None:
    person, table = at_the_first_card(people, server)
    page = person.page
    assert person.actions()[0].startswith("Card 1, free")
    page.get_by_role("button", name="switch to Czech").click()
    prompt = words.say("cs", GAME)("prompt-choose-card")
    expect(page.get_by_test_id("prompt")).to_have_text(prompt, timeout=WAIT)
    assert page.evaluate("document.documentElement.lang") == "cs"
    first = table.state(0)["view"]["row"][0]["card"]
    card = words.say("cs", GAME)(f"card-{first}", printing=table.state(0)["view"]["printing"])
    expect(page.locator("#actions li button").first).to_contain_text(card, timeout=WAIT)
    name = table.state()["table"]["seats"][0]["name"]
    spoken = words.say("cs", GAME)("event-bid-made", seat=name)
    expect(page.locator(".records")).to_contain_text(spoken)
    person.doing(lambda: page.locator("[data-slot='0']").click())
    page.get_by_role("button", name="přepnout do angličtiny").click()
    expect(page.get_by_role("button", name="Undo")).to_be_visible(timeout=WAIT)


def test_the_table_is_told_in_words(people: People, server: Server) -> None:
    person, _ = at_the_first_card(people, server)
    person.page.get_by_text("The table in words").click()
    told = person.page.locator("#table-in-words")
    for sentence in (
        "A13 Heart (start)",
        "A5 Green Cape borders on",
        "Continent Twin Isle with 2 regions: controlled by nobody",
    ):
        expect(told).to_contain_text(sentence, timeout=WAIT)
    person.page.get_by_role("button", name="switch to Czech").click()
    expect(told).to_contain_text("A13 Srdce říše", timeout=WAIT)


def test_events_are_announced(people: People, server: Server) -> None:
    person, _ = at_the_first_card(people, server)
    spoken = person.page.locator("[aria-live=polite][role=status]")
    person.doing(lambda: person.page.locator("[data-slot='0']").click())
    expect(spoken.filter(has_text="takes card 1 for free")).to_have_count(1, timeout=WAIT)


def test_the_guide_points_and_lets_go(people: People) -> None:
    person = people()
    person.open()
    page = person.page
    page.get_by_test_id("play-guided").click()
    guide = page.get_by_role("region", name="Guide")
    expect(guide).to_contain_text("Welcome", timeout=WAIT)
    seen = []
    for _ in range(2):
        seen.append(guide.get_by_role("heading").inner_text())
        guide.get_by_role("button", name="Got it").click()
    assert seen == ["Welcome", "Who begins?"]
    expect(guide).to_have_count(0)
    person.answer(1)
    person.wait_for_turn()
    expect(guide).to_contain_text("One turn, one card", timeout=WAIT)
    page.reload()
    expect(guide).to_contain_text("One turn, one card", timeout=WAIT)
    guide.get_by_role("button", name="Leave the guide").click()
    expect(guide).to_have_count(0)


def test_my_tables_are_remembered_and_say_whose_turn_it_is(people: People) -> None:
    person = people()
    person.open()
    person.page.get_by_test_id("play-now").click()
    table = person.table
    person.wait_for_turn()
    person.open()
    visible(person, ".yours")
    person.page.get_by_role("link", name="Your turn").click()
    assert person.table == table


BEFORE_PAINT = """() => {
    const look = () => {
        if (!document.querySelector(SELECTOR)) return requestAnimationFrame(look)
        const page = performance.getEntriesByType('navigation')
        const loaded = performance.getEntriesByType('resource').map(one => [one.name, one.encodedBodySize])
        window.beforePaint = [...page.map(one => [one.name, one.encodedBodySize]), ...loaded]
    }
    requestAnimationFrame(look)
}"""
"""What had been loaded when this was first there: packed, in bytes."""


def look_for(person: Person, selector: str) -> None:
    """Take down what has been loaded when this is first there."""
    person.page.add_init_script(f"({BEFORE_PAINT.replace('SELECTOR', json.dumps(selector))})()")


def loaded_before_paint(person: Person) -> list[tuple[str, int]]:
    loaded: list[tuple[str, int]] = person.page.wait_for_function("() => window.beforePaint").json_value()
    return loaded


def test_the_first_paint_needs_little(people: People) -> None:
    person = people()
    look_for(person, "[data-testid=play-now]:not([disabled])")
    person.open()
    loaded = loaded_before_paint(person)
    assert any("/api/games" in name for name, _ in loaded)
    assert 50_000 < sum(size for _, size in loaded) <= 250_000, loaded
    # What was not needed for that comes afterwards.
    visible(person, "[data-testid=play-now]:not([disabled])")
    person.page.wait_for_function(
        "before => performance.getEntriesByType('resource').length > before + 5", arg=len(loaded)
    )


def test_the_first_paint_of_the_heaviest_table_needs_little(people: People, server: Server) -> None:
    person = people()
    look_for(person, "[data-hex]")
    seats = [{"kind": "human"}]
    table = Opened(server, server.post("/api/tables", 201, game="mage_knight", players=1, seed=1, seats=seats))
    person.sit_at(table, 0, game="mage_knight")
    loaded = loaded_before_paint(person)
    assert any("/api/games/mage_knight/content" in name for name, _ in loaded)
    assert 100_000 < sum(size for _, size in loaded) <= 300 * 1024, loaded


def test_every_sign_is_drawn_even_where_the_machine_has_no_font_for_it(people: People) -> None:
    person = people()
    person.open()
    page = person.page
    page.wait_for_selector("[data-testid=play-now]:not([disabled])")
    page.evaluate(
        """() => { const signs = document.createElement('p'); signs.id = 'signs'
            signs.textContent = '→←▶◀★♥☀☠⚔✓✕'; document.querySelector('h1').append(signs)
            return document.fonts.ready }"""
    )
    session = person.context.new_cdp_session(page)
    session.send("DOM.enable")
    session.send("CSS.enable")
    root = session.send("DOM.getDocument")["root"]["nodeId"]
    node = session.send("DOM.querySelector", {"nodeId": root, "selector": "#signs"})["nodeId"]
    page.wait_for_function("() => document.fonts.check('16px Signs', '→')")
    fonts = session.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    assert {font["familyName"] for font in fonts} == {"DejaVu Sans Mono"}


def test_a_bot_says_what_it_would_do_and_the_board_shows_it(people: People, server: Server) -> None:
    table = server.new_table("human", "easy", seed=3)
    person = people()
    person.sit_at(table, 0)
    person.wait_for_turn()
    page = person.page
    person.answer(0)  # the bid; then a card is taken, once the bot has bid and perhaps begun
    person.wait_for_turn()
    page.keyboard.press("h")
    hint = page.get_by_test_id("hint")
    ways = hint.get_by_role("listitem")
    expect(ways.first).to_be_visible(timeout=WAIT)
    assert 1 <= ways.count() <= 3
    assert page.locator(".shown[data-slot], [data-slot].shown").count() == 1, "the card of the best way is lit up"
    before = table.state(0)["view"]["ply"]
    person.doing(lambda: hint.get_by_role("button", name="Do this").click())
    assert table.state(0)["view"]["ply"] > before
    expect(hint.get_by_role("button", name="What would you do?")).to_be_visible(timeout=WAIT)


def test_against_people_hints_are_asked_for_when_the_table_is_opened(people: People, server: Server) -> None:
    person, _ = at_the_first_card(people, server)
    assert person.page.get_by_test_id("hint").count() == 0
