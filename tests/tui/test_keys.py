"""Every key of the table does what the bottom line says."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input, OptionList

import herna
from herna.games.eight_minute_family.actions import March
from herna.tui import saves, seats
from herna.tui.app import HernaApp
from herna.tui.dialogs import Ask, Dialog, Reading, Rules
from herna.tui.start import StartScreen
from tests.found import found
from tests.tui.sitting import new_app, on_page, page, press, said, settled, shown, sitting, table

MARCH_SEED = 7


async def to_a_march(pilot: Pilot[None]) -> None:
    """Bid, take a card that moves armies and march once, so that there are several sources to choose from."""
    await press(pilot, "1")
    options = table(pilot).listed
    card = next(choice for choice in options if "move" in choice.label or "přesun" in choice.label)
    await press(pilot, card.key)
    if any("Place" in choice.label for choice in table(pilot).listed):
        await press(pilot, "2")
    await press(pilot, "1")


async def test_undo_takes_back_one_move_and_says_so() -> None:
    async with sitting(new_app("Anna,random", seed=MARCH_SEED)) as pilot:
        await to_a_march(pilot)
        playing = table(pilot).playing
        before = playing.match.ply
        await press(pilot, "u")
        assert playing.match.ply == before - 1
        assert "Anna takes a move back." in on_page(pilot, "info").text.plain
        await press(pilot, "1")
        assert playing.match.ply == before


@pytest.mark.parametrize("language", ["en", "cs"])
async def test_undo_says_why_it_cannot(language: str) -> None:
    async with sitting(new_app("Anna,random", seed=7, language=language)) as pilot:
        await press(pilot, "u")
        assert table(pilot).playing.match.ply == 0
        await press(pilot, "0")
        ply = table(pilot).playing.match.ply
        await press(pilot, "u")
        assert table(pilot).playing.match.ply == ply
        messages = [notice.message for notice in pilot.app._notifications]
        assert len(messages) == 2
        assert not any("undo" in message for message in messages)  # a sentence, not a code


async def test_much_to_choose_from_is_split_into_source_and_target() -> None:
    async with sitting(new_app("Anna,random", seed=MARCH_SEED)) as pilot:
        await to_a_march(pilot)
        screen = table(pilot)
        ply = screen.playing.match.ply
        first = screen.listed
        assert [choice.source for choice in first] == [True, True, False]
        assert len(screen.playing.options()) > len(first)
        await press(pilot, first[1].key)
        targets = table(pilot).listed
        assert all(choice.action is not None for choice in targets)
        assert len({choice.action.source for choice in targets if isinstance(choice.action, March)}) == 1
        await press(pilot, "escape")
        assert table(pilot).listed == first
        await press(pilot, first[1].key, targets[0].key)
        assert screen.playing.match.ply == ply + 1
        assert screen.playing.match.record.moves[-1].action == targets[0].action


async def test_typing_finds_a_move_and_enter_takes_it() -> None:
    async with sitting(new_app("Anna,random", seed=MARCH_SEED, language="cs")) as pilot:
        await to_a_march(pilot)
        screen = table(pilot)
        ply = screen.playing.match.ply
        await pilot.press("slash", *"temne stity")
        await settled(pilot)
        assert screen.listed
        assert all("Temné štíty" in choice.label for choice in screen.listed)
        wanted = screen.listed[0].action
        await press(pilot, "enter")
        assert screen.playing.match.ply == ply + 1
        assert screen.playing.match.record.moves[-1].action == wanted
        assert not screen.query_one("#filter", Input).display


async def test_a_move_typed_that_is_not_allowed_is_refused_with_the_clause() -> None:
    async with sitting(new_app("Anna,random", seed=MARCH_SEED)) as pilot:
        await to_a_march(pilot)
        ply = table(pilot).playing.match.ply
        await pilot.press("slash", *"march A1 A2", "enter")
        await settled(pilot)
        message = list(pilot.app._notifications)[-1].message
        assert "EME-5.3" in message
        await press(pilot, "escape")
        assert table(pilot).playing.match.ply == ply
        assert table(pilot).listed


async def test_what_fits_nothing_is_told_without_the_names_that_only_programs_use() -> None:
    async with sitting(new_app("Anna,random", seed=MARCH_SEED)) as pilot:
        await to_a_march(pilot)
        await pilot.press("slash", *"441", "enter")
        await settled(pilot)
        message = list(pilot.app._notifications)[-1].message
        assert "“441”" in message
        assert "take" not in message


async def test_save_and_load_bring_the_same_game_back(tmp_path: Path) -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await to_a_march(pilot)
        digest = table(pilot).playing.match.state.digest()
        heard = on_page(pilot, "info").text.plain
        await press(pilot, "s")
        assert isinstance(pilot.app.screen, Ask)
        pilot.app.screen.query_one(Input).value = "mine"
        await press(pilot, "enter")
    saved = tmp_path / "mine.herna"
    assert saved.is_file()
    assert [file.name for file in tmp_path.iterdir() if file.is_file()] == ["mine.herna"]

    match = saves.read(saved)
    app = HernaApp(match, seats.remembered(match.record.head.names, 2), pause=0)
    async with sitting(app) as pilot:
        assert table(pilot).playing.match.state.digest() == digest
        assert table(pilot).playing.chairs[0].name == "Anna"
        assert on_page(pilot, "info").text.plain == heard


async def test_a_file_that_is_there_is_replaced_only_after_asking(tmp_path: Path) -> None:
    file = tmp_path / "mine.herna"
    file.write_text("precious")
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        for answer, kept in (("n", True), ("escape", True), ("y", False)):
            await press(pilot, "s")
            pilot.app.screen.query_one(Input).value = str(file)
            await press(pilot, "enter")
            assert isinstance(pilot.app.screen, Dialog)
            await press(pilot, answer)
            assert (file.read_text() == "precious") is kept
    assert saves.read(file).ply == 0


@pytest.mark.parametrize("typed", ["", "   ", "nowhere/at/all", "/", "x" * 300])
async def test_a_name_that_cannot_be_saved_under_is_refused_and_play_goes_on(typed: str) -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "s")
        pilot.app.screen.query_one(Input).value = typed
        await press(pilot, "enter")
        assert len(pilot.app._notifications) == 1
        await press(pilot, "0")
        assert table(pilot).playing.match.ply > 0


async def test_the_language_switches_everything_at_once() -> None:
    async with sitting(new_app("Anna,random", seed=7, language="en")) as pilot:
        await press(pilot, "1")
        english = shown(pilot)
        assert "Take a card." in english
        assert "Heart" in english
        await press(pilot, "l")
        czech = shown(pilot)
        assert "Vezměte si kartu." in czech
        assert "Srdce říše" in czech
        assert "tajná nabídka" in czech  # the log is told again too
        assert "Take a card." not in czech
        await press(pilot, "l")
        assert shown(pilot) == english


async def test_it_works_at_80_by_24_and_grows_back() -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "1")
        large = shown(pilot)
        await pilot.resize_terminal(80, 24)
        await settled(pilot)
        lines = shown(pilot).splitlines()
        assert len(lines) <= 24
        assert "Take a card." in shown(pilot)
        assert sum(line.strip("│ ").startswith(tuple("123456")) and "Card" in line for line in lines) == 6
        assert "q Quit" in lines[-1]
        assert "1●3 2●3" in shown(pilot)  # the middle of the map is in sight
        seen = []
        for _ in range(4):
            seen.append(on_page(pilot).id)
            await press(pilot, "tab")
        assert seen == ["map", "row", "seats", "log"]
        await pilot.resize_terminal(120, 40)
        await settled(pilot)
        assert "q Quit" in shown(pilot)
        assert page(pilot, "info").display
        assert shown(pilot).splitlines()[-1] == large.splitlines()[-1]


async def test_pages_turn_both_ways_beside_the_board() -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        assert on_page(pilot, "info").id == "row", "nothing has been told yet"
        await press(pilot, "tab")
        assert on_page(pilot, "info").id == "seats"
        await press(pilot, "shift+tab", "shift+tab")
        assert on_page(pilot, "info").id == "log"
        assert on_page(pilot).id == "map"


async def test_sentences_instead_of_drawings() -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        drawing = on_page(pilot)
        await press(pilot, "v")
        sentences = on_page(pilot)
        assert sentences.wrapped
        assert "╭" not in sentences.text.plain
        assert "A13 Heart" in sentences.text.plain
        await press(pilot, "v")
        assert on_page(pilot) == drawing


async def test_the_board_alone_and_scrolling_it() -> None:
    async with sitting(new_app("Anna,random", seed=7), size=(80, 24)) as pilot:
        board = page(pilot)
        before = board.scroll_offset
        await press(pilot, "shift+left", "shift+up")
        assert board.scroll_offset != before
        height = board.size.height
        await press(pilot, "z")
        assert board.size.height > height
        await press(pilot, "0")
        assert table(pilot).playing.match.ply > 0
        await press(pilot, "z")
        assert board.size.height == height


async def test_the_rules_open_where_they_matter_and_can_be_searched() -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "r")
        screen = pilot.app.screen
        assert isinstance(screen, Rules)
        listed = screen.query_one(OptionList)
        assert str(found(listed.highlighted_option).prompt).startswith("EME-3.1")
        await pilot.press(*"destroy")
        await pilot.pause()
        clauses = [str(option.prompt).lower() for option in listed.options]
        assert clauses
        assert all("destroy" in text or text.startswith(("eme-5.9", "eme-5.10")) for text in clauses)
        await pilot.press(*"xyzzy")
        await pilot.pause()
        assert listed.option_count == 1
        assert listed.options[0].disabled
        await press(pilot, "escape")
        assert table(pilot).playing.match.ply == 0


async def test_help_opens_and_closes() -> None:
    async with sitting(new_app("Anna,random", seed=7, language="cs")) as pilot:
        await press(pilot, "question_mark")
        assert isinstance(pilot.app.screen, Reading)
        assert "Nápověda" in shown(pilot)
        await press(pilot, "escape")
        assert table(pilot)


async def test_leaving_asks_and_loses_nothing(state_home: Path) -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "1")
        digest = table(pilot).playing.match.state.digest()
        await press(pilot, "q")
        assert isinstance(pilot.app.screen, Dialog)
        await press(pilot, "b")
        assert table(pilot)
        await press(pilot, "ctrl+c")
        assert isinstance(pilot.app.screen, Dialog)
        await pilot.press("q")
        await pilot.pause()
        assert not pilot.app.is_running or pilot.app._exit
    assert saves.read(state_home).state.digest() == digest


async def test_leaving_with_a_save(tmp_path: Path) -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "q", "s")
        pilot.app.screen.query_one(Input).value = "bye"
        await pilot.press("enter")
        await pilot.pause()
    assert herna.load((tmp_path / "bye.herna").read_text()).head.seed == 7


async def test_leaving_to_the_menu_and_coming_back_to_the_game() -> None:
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "1")
        digest = table(pilot).playing.match.state.digest()
        await press(pilot, "q", "m")
        assert isinstance(pilot.app.screen, StartScreen)
        await press(pilot, "enter")
        assert table(pilot).playing.match.state.digest() == digest


async def test_a_disk_that_refuses_the_autosave_is_mentioned_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "plain").write_text("not a folder")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "plain"))
    async with sitting(new_app("Anna,random", seed=7)) as pilot:
        await press(pilot, "1", "1")
        assert table(pilot).playing.match.ply > 2
        assert len(pilot.app._notifications) == 1


async def test_without_colours_everything_is_still_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    app = new_app("Anna,random", seed=7)
    assert app.no_color
    async with sitting(app) as pilot:
        assert "1●3" in shown(pilot)
        assert said(pilot, "prompt")


@pytest.mark.parametrize("size", [(20, 6), (40, 12), (80, 20), (99, 50), (100, 32), (176, 40), (240, 80)])
async def test_any_size_of_window_can_be_played_in(size: tuple[int, int]) -> None:
    async with sitting(new_app("Anna,random", seed=7), size=size) as pilot:
        await press(pilot, "1", "1", "tab", "v", "question_mark", "escape", "r", "escape")
        assert table(pilot).playing.match.ply > 2
        lines = shown(pilot).splitlines()
        assert len(lines) <= size[1]
        assert lines[0].startswith(" Herna")


async def test_a_question_goes_away_once_however_hasty_the_hand() -> None:
    async with sitting(new_app("human,random")) as pilot:
        await press(pilot, "q")
        question = pilot.app.screen
        assert isinstance(question, Dialog)
        question.dismiss("back")
        question.dismiss("back")
        await pilot.pause()
        assert table(pilot).playing.waits_for_person
