"""The report on Monster Lands: deals from each seat, games that are not played twice, rows with what was found."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.solo import SCENARIO_IDS
from tools import lands_report
from tools.lands_report import LINES, Played, deals, found_in, play, table
from tools.reporting import read


def game(line: str, seed: int = 1000, seat: int = 0, **told: object) -> Played:
    alone = {"rating": "veteran", "games": 1, "furthest": 1} if LINES[line].players == 1 else {}
    usual = {"won": 1.0, "points": 40, "ahead": 3, "rating": "", "games": 0, "furthest": 0, "clans": ("a", "b")}
    facts = usual | {"winners": (0,), "seconds": 2.0, "longest": 0.5} | alone | told
    return Played(line=line, seed=seed, seat=seat, level="fair", **facts)  # type: ignore[arg-type]


def test_a_row_says_how_many_were_won_and_what_was_found() -> None:
    bungled = game("raid", 1001, won=0.0, rating="bungler", points=20)
    rows = table([game("rivals", won=0.5), game("raid"), bungled, game("campaigns", games=12, furthest=10)])
    ratings = "bungler 50 %, apprentice 0 %, veteran 50 %, hero 0 %; 30.0 points"
    assert rows[2] == f"| raid | 2 | 50 % | 9 – 91 | {ratings} | 2.0 | 0.50 s |"
    assert rows[3].startswith("| campaigns | 1 | 100 % |")
    assert "12.0 games each; furthest scenario 10: 1" in rows[3]
    assert rows[4].startswith("| rivals | 1 | 50 % |")
    assert "40.0 points, +3.0 ahead" in rows[4]


def test_wins_of_clans_are_counted_by_those_that_led_them() -> None:
    other = game("clans", 1001, clans=("b", "c"), winners=(1,), points=30, ahead=-10)
    assert found_in("clans", [game("clans"), other]) == (
        "the winner has 40.0 points; a wins 100 %, b wins 0 %, c wins 100 %"
    )


def test_a_deal_among_others_is_played_from_every_seat() -> None:
    assert deals(["four"], 7, 5) == [("four", 7, 0), ("four", 7, 1), ("four", 7, 2), ("four", 7, 3), ("four", 8, 0)]
    assert deals(["clans-four"], 7, 2) == [("clans-four", 7, 0), ("clans-four", 8, 0)]


def test_a_scenario_counts_as_won_for_an_apprentice() -> None:
    found = play("chance", 1000, 0, "fair")
    assert (found.rating, found.won) == ("bungler", 0.0)
    assert found.games == found.furthest == 1


def test_what_was_played_is_not_played_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked: list[tuple[str, int, int, str]] = []

    def pretend(line: str, seed: int, seat: int, level: str) -> Played:
        asked.append((line, seed, seat, level))
        return game(line, seed, seat)

    out = tmp_path / "found.jsonl"
    monkeypatch.setattr(lands_report, "play", pretend)
    order = ["report", "--jobs", "1", "--out", str(out), "rivals"]
    monkeypatch.setattr("sys.argv", [*order, "--games", "1"])
    lands_report.main()
    out.write_bytes(out.read_bytes() + b'{"line": "riv')
    monkeypatch.setattr("sys.argv", [*order, "scenarios", "--games", "2"])
    lands_report.main()
    assert asked[:2] == [("rivals", 1000, 0, "fair"), ("rivals", 1000, 1, "fair")]
    assert [one[:3] for one in asked[2:4]] == [(SCENARIO_IDS[0], 1000, 0), (SCENARIO_IDS[0], 1001, 0)]
    assert len(read(out, Played)) == len(asked) == 2 + 2 * len(SCENARIO_IDS)
    assert "| rivals | 2 | 100 % |" in capsys.readouterr().out


def test_every_line_can_be_dealt() -> None:
    for line in LINES.values():
        GAME.setting(line.players, **line.options)
