"""The combat solver in the terminal: at a key in a fight, in words, and done at a number."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

import pytest

import herna
from herna.games.mage_knight.state import KnightState
from herna.kernel import State
from herna.table.solving import Solved, solution_shown
from herna.tui import hinting, seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import Dialog
from tests.tui.sitting import PATIENCE, press, shown, sitting, table

Words = tuple[str, ...]


def in_a_fight() -> herna.Match:
    """First Reconnaissance alone, where a fight has just begun."""
    match = herna.Match.new(herna.game("mage_knight"), 1, 11, ("Anna",), named=("tovak",))
    dice = random.Random(3)
    state = match.state
    assert isinstance(state, KnightState)
    while state.fight_of(0) is None:
        match.play(dice.choice(state.options(0)), 0)
    return match


async def test_a_fight_is_solved_at_a_key_and_its_first_action_is_done_at_a_number() -> None:
    app = HernaApp(in_a_fight(), (seats.chair("Anna"),), language="cs", pause=0)
    async with sitting(app) as pilot:
        assert "f Řešení" in shown(pilot)
        screen = table(pilot)
        ply = screen.playing.match.ply
        await pilot.press("f")
        for _ in range(PATIENCE):
            await pilot.pause(0.005)
            if isinstance(pilot.app.screen, Dialog):
                break
        asked = pilot.app.screen
        assert isinstance(asked, Dialog)
        assert "okázáno" in asked.question  # proven or not, it says so
        assert "\n   2. " in asked.question
        offered = screen.playing.options()
        await press(pilot, "1")
        assert screen.playing.match.record.moves[ply].action in offered


async def test_what_matters_first_is_chosen_at_a_number_and_the_fight_solved_again(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[Words] = []

    def thinking(
        state: State, seat: int, language: str, names: Words, aims: Words, *, stop: Callable[[], bool]
    ) -> Solved:
        asked.append(aims)
        return solution_shown(state, seat, language, names, aims, stop=stop)

    monkeypatch.setattr(hinting, "solution_shown", thinking)
    async with sitting(HernaApp(in_a_fight(), (seats.chair("Anna"),), language="en", pause=0)) as pilot:
        await pilot.press("f")
        for choice, order in (
            ("Ask again, first of all: fewest cards", ("cards", "victory", "standing", "wounds")),
            ("Ask again, first of all: fewest wounds", ("wounds", "cards", "victory", "standing")),
        ):
            for _ in range(PATIENCE):
                await pilot.pause(0.005)
                if isinstance(pilot.app.screen, Dialog):
                    break
            dialog = pilot.app.screen
            assert isinstance(dialog, Dialog)
            key = next(key for key, _, words in dialog.answers if words == choice)
            before = len(asked)
            await pilot.press(key)
            while len(asked) == before:
                await pilot.pause(0.005)
            assert asked[-1][:4] == order
            assert sorted(asked[-1]) == sorted(herna.game("mage_knight").aims)


async def test_where_there_is_no_fight_the_key_says_so() -> None:
    match = herna.Match.new(herna.game("mage_knight"), 1, 11, ("Anna",), named=("tovak",))
    async with sitting(HernaApp(match, (seats.chair("Anna"),), language="en", pause=0)) as pilot:
        assert "f Solve" not in shown(pilot)
        await press(pilot, "f")
        assert [*pilot.app._notifications][-1].message == "There is no fight against enemies here to be solved."


async def test_whoever_asks_again_drops_what_was_asked_before(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[int] = []
    dropped: list[int] = []

    def thinking(
        state: State, seat: int, language: str, names: Words, aims: Words, *, stop: Callable[[], bool]
    ) -> Solved:
        asked.append(seat)
        if len(asked) == 1:
            for _ in range(2000):
                if stop():
                    dropped.append(seat)
                    break
                time.sleep(0.001)
        return solution_shown(state, seat, language, names, aims, stop=stop)

    monkeypatch.setattr(hinting, "solution_shown", thinking)
    async with sitting(HernaApp(in_a_fight(), (seats.chair("Anna"),), language="en", pause=0)) as pilot:
        await pilot.press("f")
        while not asked:
            await pilot.pause(0.005)
        await pilot.press("f")
        for _ in range(PATIENCE):
            await pilot.pause(0.005)
            if isinstance(pilot.app.screen, Dialog):
                break
        assert isinstance(pilot.app.screen, Dialog)
        assert dropped == [0]
        assert len(asked) == 2
