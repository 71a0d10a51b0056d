"""The report on Mage Knight: games go on where they were stopped, and rows say what was found."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from herna.games.mage_knight import GAME
from tools import knight_report
from tools.knight_report import LINES, Played, table
from tools.reporting import compared, read


def game(seed: int, *, won: bool, line: str = "conquest") -> Played:
    return Played(line, seed, "fair", won, 80, 40, 5, 1 + won, 3, 2.0, 0.5)


def test_a_row_says_how_many_were_won_and_how_sure_that_is() -> None:
    rows = table([game(1000, won=True), game(1001, won=False), game(1000, won=True, line="reconnaissance")])
    assert rows[2].startswith("| reconnaissance | 1 | 100 % |")
    assert rows[3].startswith("| conquest | 2 | 50 % | 9 – 91 | 80.0 | 40.0 | 5.0 | 1.5 | 3.0 | 2.0 |")


def test_levels_are_compared_on_the_same_games() -> None:
    ours, theirs = [game(1, won=True), game(2, won=True), game(9, won=True)], [game(1, won=False), game(2, won=True)]
    assert compared(ours, theirs).startswith("2 pairs: +50.0 points")


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int, str]] = []

    def play(line: str, seed: int, level: str) -> Played:
        asked.append((line, seed, level))
        return game(seed, won=False, line=line)

    out = tmp_path / "found.jsonl"
    out.write_bytes(msgspec.json.encode(game(1000, won=True)) + b'\n{"line": "conq')
    monkeypatch.setattr(knight_report, "play", play)
    monkeypatch.setattr("sys.argv", ["report", "conquest", "--games", "3", "--jobs", "1", "--out", str(out)])
    knight_report.main()
    assert asked == [("conquest", 1001, "fair"), ("conquest", 1002, "fair")]
    assert [one.seed for one in read(out, Played)] == [1000, 1001, 1002]
    assert "| conquest | 3 | 33 % |" in capsys.readouterr().out


def test_every_line_can_be_dealt() -> None:
    for heroes, options in LINES.values():
        GAME.setting(heroes, **options)
