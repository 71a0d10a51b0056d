"""`herna play` opens the table that its words describe."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna import bots
from herna.cli.commands import play
from herna.tui import app, saves
from tests.bots.own import own
from tests.cli.running import GAME, Shell, random_match, save


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, Any, dict[str, Any]]]:
    """The tables that were opened, instead of opening them."""
    tables: list[tuple[Any, Any, dict[str, Any]]] = []

    def open_table(match: Any, chairs: Any, **more: Any) -> int:
        tables.append((match, chairs, more))
        return 0

    monkeypatch.setattr(play, "at_terminal", lambda: True)
    monkeypatch.setattr(app, "play", open_table)
    return tables


def test_seats_are_people_by_name_and_bots_by_level(shell: Shell, opened: list[Any]) -> None:
    assert shell("play", "EME", "--seats", "Anna,human,bot,random", "--seed", "7", "--set", "side=B").code == 0
    match, chairs, _ = opened[0]
    assert [chair.word for chair in chairs] == ["Anna", "human", "easy", "random"]
    assert [chair.person for chair in chairs] == [True, True, False, False]
    head = match.record.head
    assert (head.game, head.players, head.seed, head.options["side"]) == (GAME, 4, 7, "B")


def test_one_person_against_bots_is_the_usual_table(shell: Shell, opened: list[Any]) -> None:
    shell("play", GAME, "--players", "3", "--lang", "cs", "--pause", "0,25")
    _, chairs, more = opened[0]
    assert [chair.word for chair in chairs] == ["human", "easy", "easy"]
    assert more == {"language": "cs", "pause": 0.25, "hints": False}


def test_without_a_game_the_menu_asks(shell: Shell, opened: list[Any]) -> None:
    shell("play")
    assert opened[0][:2] == (None, ())


def test_options_of_every_kind_are_understood(shell: Shell, opened: list[Any]) -> None:
    shell("play", GAME, "--set", "goods-tokens=ano", "--set", "ages=30,12", "--set", "games=3", "--set", "tie=DIE")
    options = opened[0][0].record.head.options
    assert (options["goods_tokens"], options["games"], options["tie"]) == (True, 3, "die")
    assert list(options["ages"]) == [30, 12]


@pytest.mark.usefixtures("no_own_bots")
def test_bots_of_ones_own_take_the_seats_of_bots(shell: Shell, opened: list[Any], file: Path) -> None:
    shell("play", GAME, "--players", "3", "--bots", own("Eager"))
    shell("play", GAME, "--seats", "Anna,bot,random,bot,bot", "--bots", f"{own('Eager')},greedy", "--think", "5")
    shell("play", GAME, "--seats", f"Anna,{own('Rememberer')}")
    levels = [[chair.level for chair in chairs] for _, chairs, _ in opened]
    eager = "players.py:Eager"
    assert levels == [[None, eager, eager], [None, eager, "random", "greedy", eager], [None, "players.py:Rememberer"]]
    assert bots._minds[eager].seconds == 5
    assert all(mind.quiet for mind in bots._minds.values()), "what a bot prints would spoil the screen"


@pytest.mark.usefixtures("no_own_bots")
def test_a_save_never_names_a_file_to_run(shell: Shell, opened: list[Any], file: Path) -> None:
    shell("play", GAME, "--players", "2", "--bots", own("Eager"))
    match = opened[0][0]
    assert match.record.head.names == ("human", "bot")
    file.write_text(match.record.write(), encoding="utf-8")
    shell("play", "--load", str(file))
    shell("play", "--load", str(file), "--bots", own("Eager"))
    assert [table[1][1].level for table in opened[1:]] == ["easy", "players.py:Eager"]
    hostile = match.record.head.__class__(
        **{**msgspec.structs.asdict(match.record.head), "names": ("Eva", own("Dier"))}
    )
    file.write_text(herna.Record(hostile, match.record.setting).write(), encoding="utf-8")
    shell("play", "--load", str(file))
    assert opened[-1][1][1].person, "a name, nothing to run"


def test_a_save_is_loaded_with_the_people_who_sat_there(shell: Shell, opened: list[Any], file: Path) -> None:
    match = save(file, 20)
    shell("play", "--load", str(file))
    shell("play", "--load", str(file), "--to", "11", "--seats", "Anna,random,Eva")
    assert opened[0][0].state.digest() == match.state.digest()
    assert opened[1][0].ply == 11
    assert [chair.word for chair in opened[1][1]] == ["Anna", "random", "Eva"]


def test_the_last_game_is_resumed(shell: Shell, opened: list[Any]) -> None:
    match = random_match(15)
    saves.autosave(match)
    assert shell("play", "--resume").code == 0
    assert opened[0][0].state.digest() == match.state.digest()
