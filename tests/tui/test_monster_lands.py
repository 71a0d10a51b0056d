"""Monster Lands in the terminal: a game key by key."""

from __future__ import annotations

import random

import herna
from herna.games.monster_lands.state import LandsState
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.options import seated
from tests.tui.sitting import on_page, press, shown, sitting, table

LATE = 6


async def test_a_scenario_alone_by_keys_ends_with_its_rating(soak: bool) -> None:
    """From the first decision to the end; Sam answers by himself."""
    match = herna.Match.new(herna.game("monster_lands"), 1, 4, ("Anna",), scenario="sortie")
    dice, told = random.Random(4), ""
    while not soak and match.state.round < match.state.setting.rounds:  # type: ignore[attr-defined]
        match.play(dice.choice(match.state.options(0)), 0)
    async with sitting(HernaApp(match, (seats.chair("Anna"),), language="en", pause=0)) as pilot:
        while not table(pilot).playing.over:
            choices = table(pilot).listed
            assert all(choice.key for choice in choices)
            await press(pilot, *dice.choice(choices).key)
            told += shown(pilot)
        assert "Sam rolls red" in told
        assert "Apprentice: points" in told, "what the next rating needs is always in sight"
        assert on_page(pilot).id == "score"
        assert "As things stand: Bungler." in shown(pilot)


def test_the_menu_seats_one_for_a_campaign() -> None:
    game = herna.game("monster_lands")
    usual = {info.name: info.default for info in game.option_info()}
    chosen, players = seated(game, usual | {"campaign": True, "tricks": True}, 3, "campaign")
    assert (players, chosen["scenario"], chosen["tricks"]) == (1, "ordinary-work", False)
    chosen, players = seated(game, chosen | {"campaign": False, "tricks": True}, 1, "tricks")
    assert (players, chosen["scenario"]) == (2, "none")
    assert seated(game, usual | {"scenario": "doom"}, 2, "scenario")[1] == 1


def lands(state: herna.State) -> LandsState:
    """The state of a game of Monster Lands."""
    assert isinstance(state, LandsState)
    return state


def before_the_end(soak: bool) -> HernaApp:
    """A game of two against a bot: from the first decision in a soak run, else from one of the last rounds."""
    seated = tuple(seats.chair(word) for word in ("Anna", "random"))
    match = herna.Match.new(herna.game("monster_lands"), 2, 3, tuple(chair.word for chair in seated), queens_gift=True)
    dice = random.Random(3)
    while not soak and (lands(match.state).round < LATE or match.state.seats_to_act[0] != 0):
        seat = match.state.seats_to_act[0]
        match.play(dice.choice(match.state.options(seat)), seat)
    return HernaApp(match, seated, language="en", pause=0)


async def test_a_game_by_keys_alone_ends_at_the_score_sheet(soak: bool) -> None:
    dice = random.Random(7)
    verbs: set[str] = set()
    async with sitting(before_the_end(soak)) as pilot:
        while not table(pilot).playing.over:
            choices = table(pilot).listed
            assert choices, "a person whose turn it is always has something to choose"
            assert all(choice.key for choice in choices)
            await press(pilot, *dice.choice(choices).key)
            moves = table(pilot).playing.match.record.moves
            verbs.update(type(move.action).__name__ for move in moves if move.seat == 0)
        state = table(pilot).playing.match.state
        assert len(verbs) > 5
        assert on_page(pilot).id == "score"
        lines = [line.replace("│", " ").split() for line in shown(pilot).splitlines()]
        totals = {line[1]: int(line[-1]) for line in lines if len(line) > 6 and line[0] in "12" and line[-1].isdigit()}
        assert list(totals.values()) == list(state.scores)
