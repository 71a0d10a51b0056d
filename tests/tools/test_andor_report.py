"""The report on Andor's companions: goes on where it was stopped, and compares pair by pair."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import andor_report
from tools.andor_report import Played, table
from tools.reporting import SEED, compared, interval, read


def test_a_report_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "andor.jsonl"
    order = ["report", "--legends", "drowned-bell", "--heroes", "2", "--jobs", "1", "--out", str(file)]
    monkeypatch.setattr("sys.argv", [*order, "--games", "1"])
    andor_report.main()
    file.write_bytes(file.read_bytes() + b'{"legend": "drow')
    first = read(file, Played)
    assert [game.seed for game in first] == [SEED]
    monkeypatch.setattr("sys.argv", [*order, "--games", "2", "--against", str(file)])
    andor_report.main()
    found = read(file, Played)
    assert found[0] == first[0]
    assert [game.seed for game in found] == [SEED, SEED + 1]
    assert "2 pairs: +0.0 points" in capsys.readouterr().out


def test_levels_are_compared_on_the_games_that_both_have_played() -> None:
    ours = [Played("mine", 2, seed, "new", True, 1.0, 0.1) for seed in range(4)]
    theirs = [Played("mine", 2, seed, "old", seed == 0, 1.0, 0.1) for seed in range(2)]
    assert compared(ours, theirs).startswith("2 pairs: +50.0 points")
    assert compared(ours, []) == "no game in common"
    assert "| mine | 2 | 4 | 100 % | 51 – 100 | 1.0 | 0.10 s |" in table(ours)
    assert interval(0, 10)[0] == 0.0
