"""No screen of any game has anything wrong: what is opened from the lobby, typical moments, ends and replays."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import partial

import pytest

import herna
from tests.browser.andor import read_cards
from tests.browser.conftest import People
from tests.browser.lands import before, going_on
from tests.browser.matrix import check_everywhere
from tests.browser.moments import asks, finished, table_when
from tests.browser.people import Person, visible
from tests.browser.test_accessible import lobby
from tests.browser.test_drama import at_the_end_of_a_round, do, own_roll
from tests.browser.test_stage import paced
from tests.server.running import Opened, Server

Screen = Callable[[Person, Server], None]
ENDS = {
    "eight_minute_empire": 0,
    "eight_minute_legends": 0,
    "andor": 10,
    "monster_lands": 6,
    "mage_knight": 0,
}
"""Golden records whose end is looked at, one of each game."""
STOP_THE_CLOCKS = "() => { for (let timer = 1; timer < 100_000; timer++) clearTimeout(timer) }"


def new_table(person: Person, server: Server, game: str) -> None:
    lobby(person, server)
    person.page.locator(f"[data-game={game}]").get_by_role("button", name="New table").click()
    person.page.locator("dialog details").evaluate_all("all => all.forEach((one) => (one.open = true))")


def join(person: Person, server: Server, game: str) -> None:
    players = min(one for one in herna.game(game).players if one > 1)
    seats = [{"kind": "human", "name": "Božena"}, *[{"kind": "open"}] * (players - 1)]
    told = server.post("/api/tables", 201, game=game, players=players, seats=seats)
    invitation = next(seat["invitation"] for seat in told["seats"] if seat.get("invitation"))
    person.open(f"#/join/{told['id']}/{invitation}")
    visible(person, "form input")


def rulebook(person: Person, server: Server, game: str) -> None:
    person.open(f"#/rules/{game}")
    visible(person, ".rulebook section")


def end(person: Person, server: Server, game: str) -> None:
    table = finished(server, game, ENDS[game])
    person.sit_at(table, *table.tokens)
    if game == "andor":
        read_cards(person)
    visible(person, "[data-testid=end-scene]")


def replay(person: Person, server: Server, game: str) -> None:
    table = finished(server, game, ENDS[game])
    person.open(f"#/replay/{table.id}/40")
    visible(person, ".controls output")


def sit(person: Person, table: Opened, seat: int) -> None:
    person.sit_at(table, seat)
    person.wait_for_turn()


def statistics(person: Person, server: Server) -> None:
    results = [
        {"id": str(n), "game": game, "players": 2, "won": n % 2 == 0, "points": 17 * n, "at": 1_700_000_000_000 + n}
        for n, game in enumerate(ENDS)
    ]
    person.context.add_init_script(f"localStorage.setItem('herna-results', {json.dumps(json.dumps(results))})")
    lobby(person, server)
    person.page.get_by_test_id("my-games").scroll_into_view_if_needed()


def at_the_table(person: Person, server: Server) -> None:
    sit(person, server.new_table("human", "human", seed=3), 0)


def devices(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_test_id("devices").click()
    person.page.get_by_role("button", name="Take this seat to another device").click()
    visible(person, "dialog .link input")


def preferences(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_role("button", name="Settings").click()
    visible(person, "dialog fieldset")


def a_seat_is_brought(person: Person, server: Server) -> None:
    table = server.new_table("human", "human", seed=3)
    ticket = server.post(f"{table.path}/devices/invite", 201, token=table.tokens[0])["ticket"]
    person.open(f"#/seat/{table.id}/{ticket}")
    visible(person, "[data-testid=bring-seat]")


def invitations(person: Person, server: Server) -> None:
    lobby(person, server)
    person.page.get_by_test_id("new-table").click()
    person.page.get_by_label("Who sits in seat 2").select_option("open")
    person.page.get_by_role("button", name="Open the table").click()
    visible(person, "[data-invitation='1']")


def talk(person: Person, server: Server) -> None:
    at_the_table(person, server)
    person.page.get_by_role("button", name="Chat").click()
    visible(person, ".records textarea, .records input")


def a_hint(person: Person, server: Server) -> None:
    sit(person, server.new_table("human", "greedy", seed=3), 0)
    person.page.keyboard.press("h")
    visible(person, "[data-testid=hint]")


def legend(person: Person, server: Server, number: int, at: int) -> None:
    """A legend of Andor under way, in front of a hero's turn."""
    sit_and_read(person, *table_when(server, "andor", number, asks("turn", after=at)))


def sit_and_read(person: Person, table: Opened, _seat: int) -> None:
    person.sit_at(table, *table.tokens)
    read_cards(person)
    person.wait_for_turn()


def a_won_legend(person: Person, server: Server) -> None:
    table = finished(server, "andor", 2)
    person.sit_at(table, *table.tokens)
    read_cards(person)
    visible(person, "[data-result=won]")


def a_roll(person: Person, server: Server) -> None:
    """One's own roll for a land, which stays until it has been looked at."""
    match, seat, action = before(own_roll, clans="drawn")
    paced(person, "calm", "none")
    sit(person, going_on(server, match), seat)
    do(person, action)
    visible(person, "[data-testid=rolled][data-landed=true]")
    person.page.evaluate(STOP_THE_CLOCKS)


def end_of_a_round(person: Person, server: Server) -> None:
    at_the_end_of_a_round(person, server)


def lands(person: Person, server: Server, number: int, prompt: str, after: int = 0) -> None:
    sit(person, *table_when(server, "monster_lands", number, asks(prompt, after=after)))


def a_round_of_beer(person: Person, server: Server) -> None:
    lands(person, server, 6, "hire-one")
    visible(person, "button.beer")


def campaign(person: Person, server: Server) -> None:
    lands(person, server, 88, "turn", after=200)
    person.page.get_by_test_id("campaign").click()
    visible(person, "[data-testid=campaign-path]")


def knights(person: Person, server: Server, number: int, prompt: str, after: int = 0) -> None:
    sit(person, *table_when(server, "mage_knight", number, asks(prompt, after=after)))


def lexicon(person: Person, server: Server) -> None:
    knights(person, server, 0, "turn")
    person.page.keyboard.press("x")
    visible(person, "dialog dt")


def each(screen: Callable[..., None]) -> dict[str, Screen]:
    """The same screen of every game."""
    return {f"{screen.__name__}-{game}": partial(screen, game=game) for game in ENDS}


SCREENS: dict[str, Screen] = {
    **each(new_table),
    **each(join),
    **each(rulebook),
    **each(end),
    **each(replay),
    "statistics": statistics,
    "devices": devices,
    "preferences": preferences,
    "a-seat-is-brought": a_seat_is_brought,
    "invitations": invitations,
    "talk": talk,
    "a-hint": a_hint,
    "lexicon": lexicon,
    "andor-dragon": partial(legend, number=10, at=110),
    "andor-drowned-bell": partial(legend, number=17, at=20),
    "andor-healing": partial(legend, number=12, at=100),
    "andor-resistance": partial(legend, number=8, at=60),
    "andor-won": a_won_legend,
    "lands-roll": a_roll,
    "lands-end-of-a-round": end_of_a_round,
    "lands-hiring": partial(lands, number=6, prompt="hire-one", after=100),
    "lands-beer": a_round_of_beer,
    "lands-traps": partial(lands, number=18, prompt="pick-traps"),
    "lands-conquest": partial(lands, number=45, prompt="ask-to-try"),
    "lands-conflict": partial(lands, number=18, prompt="decide-to-reveal"),
    "lands-mission": partial(lands, number=45, prompt="mission-roll"),
    "lands-gear": partial(lands, number=6, prompt="place-gear"),
    "lands-loot": partial(lands, number=18, prompt="pick-loot"),
    "lands-sam": partial(lands, number=73, prompt="turn", after=60),
    "lands-next-game": partial(lands, number=88, prompt="next-game"),
    "lands-campaign": campaign,
    "knight-hero": partial(knights, number=0, prompt="choose-own-hero"),
    "knight-tactic": partial(knights, number=202, prompt="choose-tactic"),
    "knight-walking": partial(knights, number=0, prompt="turn", after=60),
    "knight-many": partial(knights, number=202, prompt="turn", after=600),
    "knight-ranged": partial(knights, number=0, prompt="ranged-phase", after=60),
    "knight-block": partial(knights, number=0, prompt="block-phase", after=60),
    "knight-damage": partial(knights, number=0, prompt="assign-damage"),
    "knight-attack": partial(knights, number=0, prompt="attack-phase", after=60),
    "knight-level": partial(knights, number=0, prompt="choose-skill"),
    "knight-duel": partial(knights, number=202, prompt="block-rival"),
    "knight-assault": partial(knights, number=202, prompt="share-out"),
}


@pytest.mark.parametrize("name", SCREENS)
def test_nothing_is_wrong_on_any_screen(people: People, server: Server, axe: str, name: str, soak: bool) -> None:
    person = people()
    SCREENS[name](person, server)
    check_everywhere(person, axe, [*SCREENS].index(name), soak)
