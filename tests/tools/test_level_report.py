"""The report on the levels: every line grows evenly, goes on where it was stopped, and names what is aimed at."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.arena.tournament import Deal, Task
from tools import level_report
from tools.level_report import Line, lines, log_of


def told(task: Task) -> Deal:
    """A deal as if it had been played: the stronger one wins in every seat but the last."""
    players = task.terms.players
    return Deal(task.first, task.second, task.number, (*(1.0,) * (players - 1), 0.0), (2.0,) * players)


def test_every_neighbouring_pair_is_measured_with_every_number_of_players() -> None:
    found = lines()
    assert len(found) == len(set(found))
    for game, most in (("eight_minute_empire", 5), ("eight_minute_legends", 4)):
        ladder = [(line.bot, line.others) for line in found if (line.game, line.players) == (game, 2)]
        assert ladder == [*level_report.LADDER]
        assert {line.players for line in found if line.game == game} == set(range(2, most + 1))
    assert Line("eight_minute_empire", 4, "fair", "greedy").aim == pytest.approx(0.425)
    assert Line("eight_minute_empire", 2, "fair", "greedy").aim == 0.85


def test_the_report_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("herna.arena.tournament.play_deal", told)
    order = ["report", "--only", "empire-4", "--out", str(tmp_path), "--jobs", "1"]
    monkeypatch.setattr("sys.argv", [*order, "--games", "40", "--minutes", "0"])
    level_report.main()
    first = {line: len(log_of(line, tmp_path).deals) for line in lines() if line.players == 4 and "empire" in line.game}
    assert sorted(first.values()) == [0, 8], "the time was up after the first round of one line"
    monkeypatch.setattr("sys.argv", [*order, "--games", "40"])
    level_report.main()
    assert all(len(log_of(line, tmp_path).deals) == 10 for line in first)
    out = capsys.readouterr().out
    assert "| eight_minute_empire | 4 | fair – greedy | 40 | 75.0 % | 75.0 – 75.0 | 42.5 % | +2.0 |" in out
