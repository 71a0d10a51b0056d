"""Simulations are repeatable whoever plays them, and the benchmark compares."""

from __future__ import annotations

import importlib

import msgspec
import pytest

from herna.arena import bench, simulate, strength
from herna.arena.bench import BenchReport
from herna.kernel import BadSetting
from tests.kernel.companies import Solitaire, Teams


def test_a_report_depends_on_the_seed_alone_not_on_the_jobs() -> None:
    one = simulate("eight_minute_empire", players=3, games=40, seed=5)
    two = simulate("eight_minute_empire", players=3, games=40, seed=5, jobs=2)
    other = simulate("eight_minute_empire", players=3, games=40, seed=6)
    assert one.digest == two.digest != other.digest
    assert one.wins_by_seat == two.wins_by_seat
    assert one.scores == two.scores


def test_a_report_adds_up() -> None:
    seen: list[int] = []
    report = simulate("eight_minute_empire", players=4, games=20, seed=1, bots=("random",), progress=seen.append)
    assert sum(report.wins_by_seat) == pytest.approx(1)
    assert report.win_rate_by_bot == {"random": pytest.approx(0.25)}
    assert report.length_least <= report.length_mean <= report.length_most
    assert seen == [16, 20]
    for spread in report.scores:
        assert list(spread.deciles) == sorted(spread.deciles)
        assert spread.deciles[0] <= spread.mean <= spread.deciles[-1]


def test_bots_change_seats_from_game_to_game() -> None:
    report = simulate("eight_minute_empire", players=2, games=4, seed=1, bots=("greedy", "random"))
    assert report.win_rate_by_bot["greedy"] + report.win_rate_by_bot["random"] == pytest.approx(1)
    assert all(wins > 0 for wins in report.wins_by_seat)


@pytest.mark.parametrize(
    "wrong",
    [
        {"games": 0},
        {"jobs": 0},
        {"bots": ()},
        {"bots": ("random",) * 9},
        {"bots": ("genius",)},
        {"seed": -3},
        {"players": 7},
    ],
)
def test_a_simulation_that_cannot_be_is_refused(wrong: dict[str, object]) -> None:
    with pytest.raises(BadSetting):
        simulate("eight_minute_empire", **({"players": 2} | wrong))  # type: ignore[arg-type]


def test_partners_have_the_same_bot_and_share_no_win(monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("herna.arena.simulation")
    monkeypatch.setattr(module, "find_game", lambda _: Teams())
    assert module.places(Teams().setting(), 0, 2) == [0, 1, 0, 1]
    assert module.places(Teams().setting(), 1, 2) == [1, 0, 1, 0]
    report = simulate("teams", games=40, bots=("random", "greedy"))
    assert sum(report.wins_by_seat) == pytest.approx(2), "one team of two wins a game"
    assert sum(report.win_rate_by_bot.values()) == pytest.approx(1)
    assert report.win_rate_by_bot["greedy"] > 0.9, "who pays nothing keeps most"


def test_a_single_player_wins_or_loses_by_the_game_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    modules = [importlib.import_module(f"herna.arena.{name}") for name in ("simulation", "strength")]
    for module in modules:
        monkeypatch.setattr(module, "find_game", lambda _: Solitaire())
    report = simulate("solitaire", games=40, bots=("random",))
    assert report.players == 1
    assert 0 < report.wins_by_seat[0] < 1
    (line,) = strength(games=10, only="solitaire").lines
    assert (line.players, line.win_rate) == (1, 1)
    assert line.weakest_win_rate < 1


def test_the_benchmark_reports_ratios_against_our_flagship(monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("herna.arena.bench")
    monkeypatch.setattr(module, "ROUND_SECONDS", 0.02)
    report = bench(rounds=1)
    flagship = next(line for line in report.lines if "eight_minute_empire" in line.name)
    assert flagship.ratio == 1
    for line in report.lines:
        assert line.decisions_per_second > line.games_per_second > 0
        assert line.ratio == pytest.approx(flagship.decisions_per_second / line.decisions_per_second)
    assert report.state_bytes["eight_minute_empire"] <= 10_000
    assert msgspec.json.decode(msgspec.json.encode(report), type=BenchReport) == report


def test_strength_compares_each_level_with_random_play() -> None:
    report = strength(games=4, only="eight_minute_empire")
    assert [line.players for line in report.lines] == [2, 5]
    line = report.lines[0]
    assert line.level == "greedy"
    assert line.win_rate > line.weakest_win_rate
    assert line.ratio is None or line.ratio == line.win_rate / line.weakest_win_rate


def test_where_all_win_together_each_level_plays_every_scenario_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    module = importlib.import_module("herna.arena.strength")
    asked = []

    def played(name: str, players: int, games: int, bots: tuple[str, ...], options: dict[str, str]) -> object:
        asked.append((players, bots, options["legend"]))
        return msgspec.structs.replace(report, win_rate_by_bot=dict.fromkeys(bots, 0.5 if bots == ("greedy",) else 0.0))

    report = simulate("eight_minute_empire", games=1)
    monkeypatch.setattr(module, "simulate", played)
    lines = strength(games=1, only="andor").lines
    assert {legend for _, _, legend in asked} >= {"arrival", "healing", "resistance", "mine", "dragon"}
    assert (4, ("random",), "arrival") in asked
    assert (2, ("greedy",), "healing") in asked
    assert all(line.win_rate == 0.5 and line.ratio is None for line in lines)
