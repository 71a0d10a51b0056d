"""The start menu: a newcomer sits at a table with two keys."""

from __future__ import annotations

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

from herna.tui import saves
from herna.tui.app import HernaApp
from herna.tui.dialogs import Ask, Reading
from herna.tui.start import StartScreen
from tests.cli.running import random_match
from tests.tui.sitting import press, shown, sitting, table


def menu(pilot: Pilot[None]) -> StartScreen:
    found = pilot.app.screen
    assert isinstance(found, StartScreen), found
    return found


async def go_to(pilot: Pilot[None], row: str) -> None:
    place = next(number for number, found in enumerate(menu(pilot).rows) if found.id == row)
    menu(pilot).query_one("#menu-list", OptionList).highlighted = place
    await pilot.pause()


async def test_enter_is_enough_to_play() -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        await press(pilot, "enter")
        playing = table(pilot).playing
        assert [chair.word for chair in playing.chairs] == ["human", "easy", "easy"]
        assert playing.waiting == 0


@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
async def test_everything_can_be_set_and_is_dealt_so(size: tuple[int, int]) -> None:
    async with sitting(HernaApp(pause=0), size=size) as pilot:
        await go_to(pilot, "players")
        await press(pilot, "left")
        await go_to(pilot, "seat-1")
        await press(pilot, "left")
        await go_to(pilot, "option-side")
        await press(pilot, "right")
        await go_to(pilot, "option-goods_tokens")
        await press(pilot, "space")
        await go_to(pilot, "option-ages")
        await press(pilot, "enter")
        assert isinstance(pilot.app.screen, Ask)
        pilot.app.screen.query_one(Input).value = "30, 12"
        await press(pilot, "enter")
        await go_to(pilot, "start")
        await press(pilot, "enter")
        record = table(pilot).playing.match.record
        assert record.head.players == 2
        assert record.head.names == ("human", "beginner")
        assert record.head.options["side"] == "B"
        assert record.head.options["goods_tokens"] is True
        assert list(record.head.options["ages"]) == [30, 12]


async def test_options_that_do_not_fit_are_refused_and_the_menu_stays() -> None:
    async with sitting(HernaApp(pause=0, language="cs")) as pilot:
        menu(pilot).options["ages"] = (12, 40)
        await go_to(pilot, "start")
        await press(pilot, "enter")
        assert "EME-3.4" in list(pilot.app._notifications)[-1].message
        assert menu(pilot)


async def test_an_option_for_two_brings_two_chairs_and_a_third_chair_takes_it_away() -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        assert (menu(pilot).players, menu(pilot).options["neutral_armies"]) == (3, False)
        await go_to(pilot, "option-neutral_armies")
        await press(pilot, "right")
        assert (menu(pilot).players, len(menu(pilot).levels)) == (2, 2)
        await go_to(pilot, "players")
        await press(pilot, "right")
        assert (menu(pilot).players, menu(pilot).options["neutral_armies"]) == (3, False)


async def test_what_would_change_nothing_is_not_asked() -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        assert "option-ages" in [row.id for row in menu(pilot).rows]
        await go_to(pilot, "option-tie")
        await press(pilot, "right")
        assert "option-ages" not in [row.id for row in menu(pilot).rows]
        assert "group-auction" in [row.id for row in menu(pilot).rows]


@pytest.mark.parametrize("typed", ["a,b", "1;2", "½"])
async def test_numbers_that_are_none_are_refused(typed: str) -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        await go_to(pilot, "option-ages")
        await press(pilot, "enter")
        pilot.app.screen.query_one(Input).value = typed
        await press(pilot, "enter")
        assert len(pilot.app._notifications) == 1
        assert menu(pilot).options["ages"] == ()


async def test_the_last_game_is_offered_first() -> None:
    match = random_match(15)
    saves.autosave(match)
    async with sitting(HernaApp(pause=0)) as pilot:
        assert menu(pilot).rows[0].id == "resume"
        await press(pilot, "enter")
        assert table(pilot).playing.match.ply >= 15


async def test_a_save_is_loaded_by_name_and_a_bad_name_refused() -> None:
    match = random_match(15)
    saves.write(saves.named("mine"), match)
    async with sitting(HernaApp(pause=0)) as pilot:
        await go_to(pilot, "load")
        await press(pilot, "enter")
        pilot.app.screen.query_one(Input).value = "yours"
        await press(pilot, "enter")
        assert "yours.herna" in list(pilot.app._notifications)[-1].message
        assert menu(pilot)
        await press(pilot, "enter")
        pilot.app.screen.query_one(Input).value = "mine"
        await press(pilot, "enter")
        assert table(pilot).playing.match.ply >= 15


async def test_the_menu_speaks_both_languages_and_helps() -> None:
    async with sitting(HernaApp(pause=0), size=(80, 24)) as pilot:
        assert "What shall we play?" in shown(pilot)
        await press(pilot, "l")
        assert "Co si zahrajeme?" in shown(pilot)
        assert "tui-" not in shown(pilot)
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Reading)
        await press(pilot, "escape")
        assert menu(pilot)


async def test_fewer_players_keep_their_seats() -> None:
    async with sitting(HernaApp(pause=0)) as pilot:
        screen = menu(pilot)
        screen.levels[1] = "random"
        screen.choose_players(5)
        assert screen.levels == ["human", "random", "easy", "easy", "easy"]
        screen.choose_players(2)
        assert screen.levels == ["human", "random"]
