"""Monster Lands alone and with tricks on the page: Sam and the ratings in sight, the campaign, the conflict."""

from __future__ import annotations

from random import Random
from typing import Any

from playwright.sync_api import expect

import herna
from herna import words
from herna.bots import Greedy
from herna.games.monster_lands.components.solo import VETERAN
from herna.games.monster_lands.faces.view import conflict_view
from herna.games.monster_lands.state import LandsState
from herna.kernel import Match
from tests.browser.conftest import People
from tests.browser.lands import (
    LANDS,
    by_mouse,
    going_on,
    lands,
    play_until,
    played,
    prepared,
    prompted,
    question,
    something_to_do,
)
from tests.browser.people import WAIT, Person
from tests.browser.test_accessible import check_both_lights
from tests.browser.test_games import PHONE
from tests.server.running import Opened, Server

TURNS = 6
SEEDS = {"reveal": (2, 0), "aim": (4, 30), "steal": (3, 20), "cancel": (3, 31)}
"""Games by number of players, with their seed, in which this is asked early."""


def alone(server: Server, wanted: Any = None, **options: Any) -> Opened:
    """A game of one person, as far as wanted."""
    table = lands(server, "human", **options)
    assert play_until(table, wanted or prompted("turn"), Random(1)) == 0
    return table


def on_by_keys(person: Person) -> bool:
    """One decision by keyboard, and whatever waits on the stage put away; false once the game is over."""
    page, keys = person.page, person.page.keyboard
    waits = "[data-testid=evening], [data-testid=rated]"
    page.wait_for_selector(f"#actions li button:not([disabled]), [data-testid=score-sheet], {waits}")
    if page.locator(waits).count():
        keys.press("Escape")
        return True
    if page.get_by_test_id("score-sheet").count():
        return False

    def choose() -> None:
        for key in ("a", "ArrowDown", "Enter"):
            keys.press(key)

    person.doing(choose)
    return True


def test_a_scenario_by_keyboard_shows_sam_and_what_ratings_need(people: People, server: Server, soak: bool) -> None:
    table = alone(server, scenario="sortie")
    person = people()
    person.sit_at(table, 0)
    page, speech = person.page, words.say("en", LANDS)
    turns = 0
    while on_by_keys(person) and (soak or turns < TURNS):
        turns += 1
        if page.get_by_test_id("score-sheet").count():
            continue
        solo = table.state(0)["view"]["solo"]
        for one in solo["ratings"][1:]:
            [need] = one["needs"]
            told = speech("need-points", have=need["have"][0], need=need["need"][0])
            expect(page.locator(f"[data-testid=solo] [data-rating={one['rating']}]")).to_contain_text(
                told, timeout=WAIT
            )
        sam = solo["sam"]
        if sam["red"] is not None:
            where = speech(f"building-{sam['building']}") if sam["building"] else speech(f"path-{sam['path']}")
            moved = page.locator("[data-testid=solo] [data-testid=sam]")
            expect(moved).to_contain_text(speech("sam-last", red=sam["red"], yellow=sam["yellow"]), timeout=WAIT)
            expect(moved).to_contain_text(where, timeout=WAIT)


def test_a_scenario_by_keyboard_alone_to_its_rating(people: People, server: Server, soak: bool) -> None:
    last = lambda view: prompted("turn")(view) and (soak or view["round"] == view["rounds"])  # noqa: E731
    table = alone(server, last, scenario="sortie", clans="drawn")
    person = people()
    person.sit_at(table, 0)
    page, keys, decisions = person.page, person.page.keyboard, 0
    waits = "[data-testid=evening], [data-testid=rated]"
    while not page.get_by_test_id("score-sheet").count():
        page.wait_for_selector(f"#actions li button:not([disabled]), [data-testid=score-sheet], {waits}")
        decisions += 1
        if page.locator(waits).count():
            keys.press("Escape")
        else:
            for key in ("a", *["ArrowDown"] * (1 + decisions % 3), "Enter"):
                keys.press(key)
    view = table.state(0)["view"]
    assert view["over"]
    told = words.say("en", LANDS)(f"rating-{view['solo']['rating']}")
    expect(person.page.get_by_test_id("score-sheet").get_by_test_id("rating")).to_contain_text(told, timeout=WAIT)


def veteran() -> Match:
    """A campaign whose first game a bot has played well enough to go on to the second scenario."""
    for seed in range(20):
        match, bot = Match.new(herna.game(LANDS), 1, seed, campaign=True, level="easy"), Greedy(seed)
        while not match.state.over and question(match.state) != "next-game":  # type: ignore[arg-type]
            match.play(bot.choose(match.state, 0), 0)
        if match.state.history[-1].rating >= VETERAN:  # type: ignore[attr-defined]
            return match
    raise AssertionError("that never happens")


def test_a_campaign_over_two_scenarios(people: People, server: Server, soak: bool) -> None:
    table = going_on(server, veteran())
    person = people()
    person.sit_at(table, 0)
    page, speech, dice = person.page, words.say("en", LANDS), Random(2)
    something_to_do(person)
    solo = page.get_by_test_id("solo")
    expect(solo).to_contain_text(speech("scenario-ordinary-work"), timeout=WAIT)
    person.doing(page.get_by_role("button", name=speech("action-go-on")).first.click)
    expect(solo).to_contain_text(speech("scenario-gold-digger"), timeout=WAIT)
    expect(page.get_by_test_id("campaign")).to_contain_text(speech("campaign-button", n=2), timeout=WAIT)
    if not soak:
        for _ in range(TURNS):
            something_to_do(person)
            by_mouse(person, dice)
        play_until(table, lambda view: view["round"] == view["rounds"] and prompted("turn")(view), Random(3))
    while len(table.state(0)["view"]["solo"]["campaign"]["path"]) < 2:
        if page.get_by_test_id("rated").count():
            page.keyboard.press("Escape")
        elif something_to_do(person):
            by_mouse(person, dice)
    page.get_by_test_id("rated").wait_for()
    page.keyboard.press("Escape")
    campaign = table.state(0)["view"]["solo"]["campaign"]
    page.get_by_test_id("campaign").first.click()
    games = page.get_by_test_id("campaign-path").locator("li")
    for line, game in zip(games.all(), campaign["path"], strict=False):
        for kind in ("scenario", "level", "rating"):
            expect(line).to_contain_text(speech(f"{kind}-{game[kind]}"))
    assert [game["scenario"] for game in campaign["path"]] == ["ordinary-work", "gold-digger"]


def test_a_game_with_tricks_by_mouse(people: People, server: Server, soak: bool) -> None:
    """From the first decision to the score in a soak run, else one round in which tokens are turned up."""
    match = played(asks("reveal"), *SEEDS["reveal"], tricks=True)
    assert match is not None
    [asked] = match.state.seats_to_act
    kinds = ["human" if seat == asked else "random" for seat in range(2)]
    table = lands(server, "human", "random", tricks=True) if soak else going_on(server, match, *kinds)
    person, dice = people(), Random(1)
    person.sit_at(table, 0 if soak else asked)
    began, conflicts = table.state()["view"]["round"], 0
    while something_to_do(person) and (soak or table.state()["view"]["round"] == began):
        conflicts += person.page.get_by_test_id("conflict").count()
        by_mouse(person, dice)
    assert conflicts, "tokens were turned up or left"
    if soak:
        assert table.state()["view"]["over"]


def test_a_campaign_goes_from_game_to_game(people: People, server: Server, axe: str) -> None:
    table = alone(server, prompted("next-game"), campaign=True)
    person = people()
    person.sit_at(table, 0)
    page, speech = person.page, words.say("en", LANDS)
    something_to_do(person)
    [first] = table.state(0)["view"]["solo"]["campaign"]["path"]
    page.get_by_test_id("campaign").click()
    path = page.get_by_test_id("campaign-path")
    expect(path.locator("li")).to_have_count(2)
    for kind in ("scenario", "level", "rating"):
        expect(path.locator("li").first).to_contain_text(speech(f"{kind}-{first[kind]}"))
    page.evaluate(axe)
    check_both_lights(person, "light")
    page.keyboard.press("Escape")
    person.doing(page.get_by_role("button", name=speech("action-go-on")).first.click)
    expect(page.get_by_test_id("campaign")).to_contain_text(speech("campaign-button", n=2), timeout=WAIT)


def test_the_game_alone_ends_with_its_rating(people: People, server: Server) -> None:
    table = lands(server, "human", scenario="gold-digger")
    assert play_until(table, lambda _: False, Random(1)) is None
    person = people(**PHONE)
    person.sit_at(table, 0)
    sheet = person.page.get_by_test_id("score-sheet")
    rating = table.state(0)["view"]["solo"]["rating"]
    expect(sheet.get_by_test_id("rating")).to_contain_text(words.say("en", LANDS)(f"rating-{rating}"), timeout=WAIT)


def asks(what: str) -> Any:
    """Is this asked in a conflict?"""

    def wanted(state: LandsState) -> bool:
        conflict = conflict_view(state)
        return conflict is not None and conflict.asked == what

    return wanted


def in_conflict(server: Server, what: str) -> tuple[Opened, int, Any]:
    """A table with tricks at which this is asked, of whom, and the view of that seat."""
    players, seed = SEEDS[what]
    table = prepared(server, asks(what), players, seed, tricks=True)
    [seat] = table.state()["view"]["seats_to_act"]
    return table, seat, table.state(seat)["view"]


def path_of(view: Any, name: str) -> Any:
    return next(path for path in view["paths"] if path and path["path"] == name)


def test_the_face_of_a_token_is_seen_by_its_owner_alone(people: People, server: Server) -> None:
    table, seat, view = in_conflict(server, "reveal")
    conflict = view["battle"]["conflict"]
    path, token = conflict["path"], conflict["token"]
    [trap] = path_of(view, path)["traps"]
    speech = words.say("en", LANDS)
    piece = f"[data-piece=token-{path}-{token}]"

    def name(trap: str, *more: str) -> str:
        return ", ".join([speech("conflict-token", n=token + 1, trap=speech(f"trap-{trap}")), *more])

    owner, other = people(), people(**PHONE)
    owner.sit_at(table, seat)
    other.sit_at(table, 1 - seat)
    down = speech("conflict-face-down")
    expect(other.page.locator(piece)).to_have_accessible_name(name("covered", down), timeout=WAIT)
    lit = owner.page.locator(f"{piece}.lit")
    expect(lit).to_have_accessible_name(name(trap, down), timeout=WAIT)
    owner.doing(lit.click)
    assert path_of(table.state(1 - seat)["view"], path)["traps"] == [trap]


def test_a_trick_is_aimed_by_mouse(people: People, server: Server, axe: str) -> None:
    table, seat, view = in_conflict(server, "aim")
    conflict = view["battle"]["conflict"]
    person = people()
    person.sit_at(table, seat)
    neighbours = person.page.locator("[data-testid=conflict] [data-piece^=conflict-].lit")
    expect(neighbours).to_have_count(2, timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    person.doing(neighbours.last.click)
    trick = words.say("en", LANDS)(f"trap-{conflict['trick']}")
    expect(person.page.locator(".records li").filter(has_text=f"{trick}, against")).to_have_count(1, timeout=WAIT)


def test_a_die_is_stolen_by_mouse(people: People, server: Server) -> None:
    table, seat, view = in_conflict(server, "steal")
    conflict = view["battle"]["conflict"]
    ends = conflict["path"], conflict["target"]
    thief, target = (len(path_of(view, path)["dice"]) for path in ends)
    person = people()
    person.sit_at(table, seat)
    something_to_do(person)
    person.doing(person.page.locator(f"[data-piece^=taken-{conflict['target']}-].lit").first.click)
    after = table.state(seat)["view"]
    assert [len(path_of(after, path)["dice"]) for path in ends] == [thief + 1, target - 1]


def test_a_trick_is_cancelled_with_a_defence_token(people: People, server: Server, axe: str) -> None:
    table, seat, view = in_conflict(server, "cancel")
    conflict = view["battle"]["conflict"]
    tokens = path_of(view, conflict["target"])["defense"]
    person = people(**PHONE)
    person.sit_at(table, seat)
    shield = person.page.locator(f"[data-piece=shield-{conflict['target']}].lit")
    expect(shield).to_be_visible(timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
    person.doing(shield.click)
    assert path_of(table.state(seat)["view"], conflict["target"])["defense"] == tokens - 1


def test_axe_finds_nothing_when_one_plays_alone(people: People, server: Server, axe: str) -> None:
    person = people()
    person.sit_at(alone(server, scenario="full-kit"), 0)
    something_to_do(person)
    expect(person.page.get_by_test_id("solo")).to_be_visible(timeout=WAIT)
    person.page.evaluate(axe)
    check_both_lights(person, "light")
