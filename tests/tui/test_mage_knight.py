"""Mage Knight in the terminal: First Reconnaissance alone key by key, explanations, and why not."""

from __future__ import annotations

import random

import pytest
from textual.widgets import OptionList

import herna
from herna.games.mage_knight.state import NONE, KnightState
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import Listing
from tests.tui.sitting import on_page, page, press, said, shown, sitting, table

SMALL = (80, 24)


def new_match() -> herna.Match:
    """First Reconnaissance alone, as Tovak, before the first tactic."""
    return herna.Match.new(herna.game("mage_knight"), 1, 11, ("Anna",), named=("tovak",))


def new_game(language: str = "en", match: herna.Match | None = None) -> HernaApp:
    """One person at the table, before the first tactic or where a match has come to."""
    return HernaApp(match or new_match(), (seats.chair("Anna"),), language=language, pause=0)


def in_last_round(dice: random.Random) -> herna.Match:
    """The match before the tactic of the last round."""
    match = new_match()
    while True:
        state = match.state
        assert isinstance(state, KnightState)
        if state.round == state.setting.rounds and state.tactic[0] == NONE:
            return match
        match.play(dice.choice(state.options(0)), 0)


async def test_a_first_reconnaissance_alone_key_by_key_from_the_last_tactic_to_the_last_point() -> None:
    dice = random.Random(3)
    prompts, verbs = set(), set()
    match = in_last_round(dice)
    before = match.ply
    async with sitting(new_game(match=match), size=SMALL) as pilot:
        assert said(pilot, "prompt") == "Which tactic do you take for this round?"
        while not table(pilot).playing.over:
            choices = table(pilot).listed
            assert choices, "a person whose turn it is always has something to choose"
            assert all(choice.key for choice in choices)
            prompts.add(said(pilot, "prompt"))
            assert "{" not in said(pilot, "prompt") + said(pilot, "status")
            await press(pilot, dice.choice(choices).key)
        playing = table(pilot).playing
        state = playing.match.state
        assert isinstance(state, KnightState)
        verbs = {type(move.action).__name__ for move in playing.match.record.moves[before:]}
        assert {"TakeTactic", "PlayCard", "PlaySideways", "MoveTo", "Rest", "EndTurn"} <= verbs
        assert len(prompts) > 5
        assert state.round == state.setting.rounds
        assert on_page(pilot).id == "score"
        total = next(line for line in on_page(pilot).text.plain.splitlines() if line.startswith("Total"))
        assert total.split() == ["Total", str(state.scores[0])]
        assert "lost" in said(pilot, "prompt") or "won" in said(pilot, "prompt")


async def test_everything_in_the_box_is_explained_at_a_key() -> None:
    async with sitting(new_game()) as pilot:
        assert "x Box" in shown(pilot)
        await press(pilot, "x", *"rage")
        listing = pilot.app.screen
        assert isinstance(listing, Listing)
        assert "Rage (red) – attack 2 or block 2 / with red mana: attack 4  [Basic actions]" in shown(pilot)
        await press(pilot, "escape", "l", "x", *"jezdci")
        assert "Jezdci na vlcích" in shown(pilot)


async def test_what_is_not_offered_says_why_not() -> None:
    async with sitting(new_game()) as pilot:
        await press(pilot, "1", "w")
        listing = pilot.app.screen
        assert isinstance(listing, Listing)
        lines = [str(option.prompt) for option in listing.query_one(OptionList).options]
        assert "Step to north-east: forest – That takes 3 move and you have 0 (MK-6.1)." in lines
        await press(pilot, "escape", "slash", *"forest", "enter")
        told = [notice.message for notice in pilot.app._notifications]
        assert told == ["Step to north-east: forest – not now: That takes 3 move and you have 0 (MK-6.1)."]


@pytest.mark.parametrize("language", ["en", "cs"])
async def test_the_titles_of_the_pages_fit_a_small_window(language: str) -> None:
    async with sitting(new_game(language), size=SMALL) as pilot:
        await press(pilot, "1")
        titles = [title for title, _ in page(pilot).titles]
        for title in titles:
            assert title in shown(pilot).splitlines()[1], "the open page is always named"
            await press(pilot, "tab")
