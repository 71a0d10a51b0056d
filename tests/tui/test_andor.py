"""Legends of Andor at the real table in the terminal: a legend by keys alone, and a hero who helps out of turn."""

from __future__ import annotations

import random
from typing import Any

import pytest
from textual.widgets import OptionList

import herna
from herna.games.andor.events import CardRead
from herna.games.andor.faces.view import AndorView
from herna.tui import seats
from herna.tui.app import HernaApp
from herna.tui.choices import KEYS
from herna.tui.start import StartScreen
from tests.found import found
from tests.tui.sitting import on_page, press, said, shown, sitting, table


def new_app(chairs: str, seed: int = 7, language: str = "en", **options: Any) -> HernaApp:
    seated = tuple(seats.chair(word) for word in chairs.split(","))
    match = herna.Match.new(herna.game("andor"), len(seated), seed, tuple(chair.word for chair in seated), **options)
    return HernaApp(match, seated, language=language, pause=0)


def space_of(action: Any) -> int:
    """The space that an action points at."""
    return int(action.space)


async def test_a_whole_legend_by_keys_alone_ends_at_the_end_of_the_story() -> None:
    dice = random.Random(3)
    async with sitting(new_app("Anna,random,random", seed=3, language="cs", figures="drawn")) as pilot:
        while not table(pilot).playing.over:
            keys = [choice.key for choice in table(pilot).listed if choice.key]
            assert len(keys) == len(set(keys)) > 0
            await press(pilot, dice.choice(keys))
            if pilot.app.screen.query_one("#filter").display:
                await press(pilot, *str(space_of(dice.choice(table(pilot).listed).action)), "enter")
        assert on_page(pilot).id == "score"
        won = bool(table(pilot).playing.match.state.winners)
        assert ("prohran", "vítěz")[won] in said(pilot, "prompt")


async def test_the_story_is_wrapped_to_the_window_and_the_map_keeps_its_lines() -> None:
    async with sitting(new_app("Anna,random", figures="drawn")) as pilot:
        assert on_page(pilot).id == "map"
        assert not on_page(pilot).wrapped
        assert "18$" in shown(pilot)
        while on_page(pilot, "info").id != "story":
            await press(pilot, "tab")
        assert on_page(pilot, "info").wrapped


async def test_a_walk_is_chosen_by_typing_where_to_and_escape_steps_back() -> None:
    async with sitting(new_app("Anna,random", seed=11, figures="drawn")) as pilot:
        while not table(pilot).listed[0].label.startswith("Walk … ("):
            await press(pilot, table(pilot).listed[0].key)
        before = [choice.label for choice in table(pilot).listed]
        await press(pilot, table(pilot).listed[0].key)
        assert pilot.app.screen.query_one("#filter").has_focus
        assert len(table(pilot).listed) > len(KEYS)
        await press(pilot, "escape")
        assert [choice.label for choice in table(pilot).listed] == before
        await press(pilot, table(pilot).listed[0].key, "1", "4")
        assert table(pilot).listed[0].label.startswith("Walk: 14 (")
        await press(pilot, "down")
        assert pilot.app.screen.query_one("#choices").has_focus
        await press(pilot, "enter")
        playing = table(pilot).playing
        view = playing.view()
        assert isinstance(view, AndorView)
        assert view.heroes[found(playing.viewer)].space == 14
        assert "on 14" in said(pilot, "status")


async def test_the_story_opens_when_a_card_is_read_and_goes_with_the_next_move() -> None:
    async with sitting(new_app("Anna,Eva", figures="drawn")) as pilot:
        assert on_page(pilot, "info").id == "heroes"  # nothing has been told yet
        while on_page(pilot, "info").id != "story":
            heard = len(table(pilot).playing.log)
            await press(pilot, table(pilot).listed[0].key)
        news = [found(line.told).event for line in table(pilot).playing.log[heard:]]
        card = next(event for event in news if isinstance(event, CardRead))
        assert card.title.en in shown(pilot)
        await press(pilot, table(pilot).listed[0].key)
        assert on_page(pilot, "info").id == "log"


@pytest.mark.parametrize(("language", "said_of_castle"), [("en", "shields free"), ("cs", "volné štíty")])
async def test_how_things_stand_is_always_in_sight(language: str, said_of_castle: str) -> None:
    async with sitting(new_app("Anna,Eva", language=language, figures="drawn"), size=(80, 24)) as pilot:
        for _ in range(3):
            status = said(pilot, "status")
            assert said_of_castle in status
            assert "7" in status
            await press(pilot, "tab")


async def test_one_person_acts_for_every_hero_also_out_of_turn() -> None:
    async with sitting(new_app("Anna,Anna,random", figures="drawn", legend="healing")) as pilot:
        while not any(choice.action and "share" in str(choice.action).lower() for choice in table(pilot).listed):
            await press(pilot, table(pilot).listed[0].key)
        playing = table(pilot).playing
        first = playing.viewer
        assert playing.others
        await press(pilot, "plus")
        assert table(pilot).playing.viewer != first
        assert table(pilot).listed
        assert table(pilot).playing.viewer in table(pilot).playing.match.state.seats_to_act
        assert "+" in said(pilot, "keys")


async def test_the_menu_offers_legends_by_title_and_refuses_a_level_there_is_not() -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        menu = pilot.app.screen
        assert isinstance(menu, StartScreen)
        menu.choose_game("andor")
        menu.show()
        (row,) = [row for row in menu.rows if row.id == "option-legend"]
        assert ("healing", "2 The Healing of the King") in row.values
        menu.options["difficulty"] = "hard"
        listed = menu.query_one("#menu-list", OptionList)
        listed.highlighted = next(number for number, row in enumerate(menu.rows) if row.id == "start")
        await press(pilot, "enter")
        assert "no level" in list(pilot.app._notifications)[-1].message
        assert pilot.app.screen is menu
