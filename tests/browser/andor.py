"""What people do at a table of Andor: legends under way, the map, the cards, the companions' advice."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

import herna
from herna.kernel import Action, Match
from tests.browser.people import Person, visible
from tests.server.running import Opened, Server

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


def before_a_shield_is_lost(server: Server) -> tuple[Opened, int, Action]:
    """Heroes who slept while the creatures came: with this action of this seat the first one gets into the castle."""
    match: Any = Match.new(herna.game(ANDOR), 2, 5)
    while True:
        seat = match.state.seats_to_act[0]
        options = match.state.options(seat)
        action = next((one for one in options if str(one) in ("end-day", "stop")), options[0])
        after = match.state.copy()
        after.apply(action, seat)
        if after.castle:
            people = [{"kind": "human"}, {"kind": "human"}]
            answer = server.post("/api/records", 201, record=match.record.write(), seats=people)
            return Opened(server, answer), seat, action
        match.play(action, seat)


def doing(person: Person, act: Callable[[], Any]) -> None:
    """Do something that moves the game on, and wait until the page shows it, or a story that comes before it; long
    logs keep their length."""
    seen = (
        "() => document.querySelector('.records li:last-child')?.innerHTML + document.title + "
        "document.querySelector('[data-testid=prompt]').innerText + "
        "document.querySelectorAll('.records li:not(.since)').length + "
        "document.querySelectorAll('[data-testid=legend-card]').length"
    )
    before = person.page.evaluate(seen)
    act()
    person.page.wait_for_function(f"before => ({seen})() !== before", arg=before)


def read_cards(person: Person) -> None:
    """Turn over the cards of the legend that have opened, and put them away."""
    page = person.page
    visible(person, "[data-tool=legend]")
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


def companions(players: int, seed: int) -> Iterator[tuple[Any, str]]:
    """A whole game as the companions would play it, each from what the seat can see: an action, and how the page
    spells it."""
    game = herna.game(ANDOR)
    state = game.new(players=players, seed=seed)
    dice = Random(seed)
    while not state.over:
        seat = state.seats_to_act[0]
        action = game.advise(state.imagine(seat, dice), seat)
        assert action is not None
        fields = msgspec.to_builtins(action)
        yield fields, " ".join(str(value) for value in fields.values())
        state.apply(action, seat)
    assert state.winners, "the companions lose; another seed is needed"
