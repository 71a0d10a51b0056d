"""What people do at a table of Monster Lands: pieces that glow, the list of answers, the end of a round."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import herna
from herna.games.monster_lands import actions as act
from herna.games.monster_lands.state import LandsState
from herna.kernel import Action, Match, kebab
from tests.browser.people import Person
from tests.server.running import Opened, Server

LANDS = "monster_lands"
GLOWING = "[data-piece].lit:not(.picked)"
SOMETHING_TO_DO = "#actions li button:not([disabled]), [data-testid=score-sheet], [data-testid=evening], dialog[open]"


def lands(server: Server, *kinds: str, seed: int = 5, **options: Any) -> Opened:
    seats = [{"kind": kind} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds]
    answer = server.post("/api/tables", 201, game=LANDS, players=len(seats), seats=seats, seed=seed, options=options)
    return Opened(server, answer)


def under_way(server: Server, wanted: Callable[[Any], bool], *kinds: str, **options: Any) -> tuple[Opened, int]:
    """A table at which somebody's view is as wanted, and whose: people do anything, gladly going out. A game that never
    comes so far is left for another."""
    for seed in range(20):
        table = lands(server, *kinds, seed=seed, **options)
        seat = play_until(table, wanted, Random(seed))
        if seat is not None:
            return table, seat
    raise AssertionError("that never happens")


TRY = act.TryLand()
OUT = (act.Send, act.AddDie, act.AddTrap, act.AddDefense, act.BuyTrap, act.RevealTrap)


def prepared(server: Server, wanted: Callable[[LandsState], bool], players: int, seed: int, **options: Any) -> Opened:
    """A table of people at which a game goes on that was played elsewhere until it is as wanted. The seed is of a game
    that comes so far."""
    match = played(wanted, players, seed, **options)
    assert match is not None, "that never happens in this game"
    return going_on(server, match)


def played(wanted: Callable[[LandsState], bool], players: int, seed: int, **options: Any) -> Match | None:
    """A game until it is as wanted, if it ever is: anything is done, gladly going out, and every land is tried."""
    match, dice = Match.new(herna.game(LANDS), players, seed, **options), Random(seed)
    while not wanted(match.state):  # type: ignore[arg-type]
        if match.state.over:
            return None
        [seat, *_] = match.state.seats_to_act
        offered = match.state.options(seat)
        if TRY in offered:
            match.play(TRY, seat)
            continue
        out = [action for action in offered if isinstance(action, OUT)]
        match.play(dice.choice(out if out and dice.random() < 0.8 else list(offered)), seat)
    return match


@cache
def before(told: Callable[[list[str], int], bool], players: int = 2, **options: Any) -> tuple[Match, int, Action]:
    """A game in front of an action after which the table is told what is wanted.

    `told` is given the names of the events and the seat. Games that never come so far are left for others.
    """
    for seed in range(40):
        found: list[tuple[int, Action]] = []

        def wanted(state: LandsState, found: list[tuple[int, Action]] = found) -> bool:
            if state.over:
                return False
            [seat, *_] = state.seats_to_act
            for action in state.options(seat)[:6]:
                after = state.copy()
                after.events = []
                after.apply(action, seat)
                if told([kebab(type(one.event).__name__) for one in after.events], seat):
                    found.append((seat, action))
                    return True
            return False

        match = played(wanted, players, seed, **options)
        if match is not None:
            return match, *found[0]
    raise AssertionError("that never happens")


def going_on(server: Server, match: Match, *kinds: str) -> Opened:
    """A table at which a game goes on that was played elsewhere; people sit where nobody else is named."""
    seats = [{"kind": "human"} if kind == "human" else {"kind": "bot", "level": kind} for kind in kinds]
    seats = seats or [{"kind": "human"}] * match.state.setting.players
    return Opened(server, server.post("/api/records", 201, record=match.record.write(), seats=seats))


def question(state: LandsState) -> str:
    """What the first seat to act is asked."""
    if state.over:
        return ""
    prompt = state.steps[-1].prompt(state, state.seats_to_act[0])
    return prompt.id if prompt is not None else ""


def play_until(table: Opened, wanted: Callable[[Any], bool], dice: Random) -> int | None:
    """Whose view is as wanted at last; nobody's if the game ends before."""
    while True:
        shared = table.state()["view"]
        if shared["over"]:
            return None
        acting = [seat for seat in shared["seats_to_act"] if seat in table.tokens]
        if not acting:
            continue
        view = table.state(acting[0])["view"]
        if view["seats_to_act"] and acting[0] in view["seats_to_act"]:
            if wanted(view):
                return int(acting[0])
            table.act(acting[0], action=dice.choice(gladly(view["options"], dice)))


def gladly(options: list[Any], dice: Random) -> list[Any]:
    """Going out well equipped comes before everything else, most of the time."""
    out = [one for one in options if one["do"] in ("send", "add-die", "add-trap", "add-defense")]
    return out if out and dice.random() < 0.75 else options


def prompted(*prompts: str) -> Callable[[Any], bool]:
    return lambda view: view["prompt"] is not None and view["prompt"]["id"] in prompts


def something_to_do(person: Person) -> bool:
    """Wait for something to decide, and put away the end of a round; false once the game is over."""
    while True:
        person.page.wait_for_selector(SOMETHING_TO_DO)
        if not person.page.get_by_test_id("evening").count():
            return person.page.get_by_test_id("score-sheet").count() == 0
        person.page.get_by_test_id("evening").get_by_role("button").click()


def by_mouse(person: Person, dice: Random) -> None:
    """One decision: something that glows on the table, then whatever that leaves open; else from the list."""
    page = person.page
    glowing = page.locator(GLOWING)
    if glowing.count() and dice.random() < 0.9:
        glowing.nth(dice.randrange(glowing.count())).click()
        if not page.locator("[data-piece].picked").count():
            return
        further = page.locator(GLOWING)
        if further.count():
            further.nth(dice.randrange(further.count())).click()
            if not page.locator("[data-piece].picked").count():
                return
    page.locator("#actions li button:not([disabled])").first.click()
