"""Tournaments: paired deals, seats in turn, going on after a crash, and a test whose errors are known."""

from __future__ import annotations

import importlib
import random
from collections.abc import Callable
from concurrent.futures import Future
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import ClassVar, Self
from xml.etree import ElementTree

import msgspec
import pytest

from herna.arena import drawing
from herna.arena.sequential import interval, verdict
from herna.arena.tournament import LOG, Deal, Log, Task, Terms, check_address, pairs, report, tournament, whole_rounds
from herna.kernel import BadRecord, BadSetting
from tests.kernel.companies import Teams
from tests.kernel.tiny import TinyState

GAME = "eight_minute_empire"


def terms(players: int = 2, bots: tuple[str, ...] = ("greedy", "random")) -> Terms:
    return Terms(GAME, 2, players, {}, bots, 1)


def decided(chance: float, fair: float, seats: int, draw: random.Random, most: int = 3000) -> str:
    """What the test says about a bot that wins each game with this chance."""
    shares: list[float] = []
    while len(shares) < most:
        for _ in range(8):
            shares.append(sum(draw.random() < chance for _ in range(seats)) / seats)
        if (said := verdict(shares, fair)) != "open":
            return said
    return "open"


@pytest.mark.parametrize(("fair", "seats"), [(1 / 2, 2), (1 / 4, 4)])
def test_the_sequential_test_errs_as_seldom_as_it_promises(fair: float, seats: int) -> None:
    """A bot that is ten in a hundred better than fair is called weaker at most five times in a hundred, and the other
    way round; over 400 tournaments each, with what chance may add to that."""
    draw = random.Random(7)
    tries = 400
    allowed = tries * 0.05 + 2.33 * (tries * 0.05 * 0.95) ** 0.5
    better = [decided(fair * 1.1, fair, seats, draw) for _ in range(tries)]
    worse = [decided(fair * 0.9, fair, seats, draw) for _ in range(tries)]
    assert better.count("weaker") <= allowed
    assert worse.count("stronger") <= allowed
    assert "open" not in better + worse


def test_a_clear_difference_is_found_after_few_deals() -> None:
    assert verdict([1.0] * 7, 0.5) == "open"
    assert verdict([1.0] * 16, 0.5) == "stronger"
    assert verdict([0.0] * 16, 0.5) == "weaker"
    assert verdict([0.5] * 16, 0.5) == "open"


def test_an_interval_holds_the_truth_about_as_often_as_it_says() -> None:
    draw = random.Random(3)
    held = 0
    for _ in range(400):
        found = interval([sum(draw.random() < 0.7 for _ in range(2)) / 2 for _ in range(60)])
        held += found.low <= 0.7 <= found.high
    assert 0.92 <= held / 400 <= 0.98


def test_everybody_meets_everybody_and_with_more_players_also_alone_among_them() -> None:
    assert pairs(terms(2, ("a", "b", "c"))) == [(0, 1), (0, 2), (1, 2)]
    assert pairs(terms(3, ("a", "b"))) == [(0, 1), (1, 0)]


def test_a_deal_is_played_from_every_seat_and_the_better_bot_is_found(tmp_path: Path) -> None:
    found = tournament(GAME, ("random", "beginner"), 4, out=tmp_path, players=2, jobs=1, seed=5)
    (pairing,) = found.pairings
    assert (pairing.bot, pairing.others, pairing.deals, pairing.games, pairing.fair) == (
        "random",
        "beginner",
        2,
        4,
        0.5,
    )
    assert pairing.share.mean < 0.5
    assert [line.bot for line in found.ratings] == ["beginner", "random"]
    lines = (tmp_path / LOG).read_bytes().splitlines()
    assert len(lines) == 3
    assert [len(msgspec.json.decode(line, type=Deal).shares) for line in lines[1:]] == [2, 2]


def test_a_tournament_goes_on_where_it_stopped_and_counts_nothing_twice(tmp_path: Path) -> None:
    whole = tournament(GAME, ("random", "beginner"), 4, out=tmp_path, players=2, jobs=1, seed=5)
    path = tmp_path / LOG
    written = path.read_bytes()
    head, first, _ = written.splitlines()
    for cut in (b"", first[:20], first + b"\n" + first + b"\n"):
        path.write_bytes(head + b"\n" + first + b"\n" + cut)
        again = tournament(GAME, ("random", "beginner"), 4, out=tmp_path, players=2, jobs=1, seed=5)
        assert again == whole
    path.write_bytes(written)
    assert tournament(GAME, ("random", "beginner"), 2, out=tmp_path, players=2, jobs=1, seed=5) == whole


def test_another_tournament_or_a_broken_one_is_refused_in_one_line(tmp_path: Path) -> None:
    Log(tmp_path, terms())
    with pytest.raises(BadRecord) as caught:
        Log(tmp_path, terms(3))
    assert caught.value.code == "tournament-other"
    path = tmp_path / LOG
    path.write_bytes(path.read_bytes() + b"nonsense\n")
    with pytest.raises(BadRecord) as caught:
        Log(tmp_path, terms())
    assert (caught.value.code, caught.value.facts["line"]) == ("tournament-broken", 2)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("bots", "code"),
    [
        (("greedy",), "wrong-tournament"),
        (("greedy", "greedy"), "wrong-tournament"),
        (("greedy", "gredy"), "unknown-bot"),
    ],
)
def test_a_tournament_that_cannot_be_is_refused(bots: tuple[str, ...], code: str) -> None:
    with pytest.raises(BadSetting) as caught:
        tournament(GAME, bots, 4)
    assert caught.value.code == code


def test_without_ray_the_address_is_refused_in_one_line() -> None:
    with pytest.raises(BadSetting) as caught:
        tournament(GAME, ("greedy", "random"), 2, players=2, ray="127.0.0.1:1")
    assert caught.value.code == "no-ray"
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("address", ["127.0.0.1:1", "ray://127.0.0.1:1", "nowhere", "127.0.0.1:99999999", ""])
def test_an_address_where_nobody_answers_is_refused_at_once(address: str) -> None:
    with pytest.raises(BadSetting) as caught:
        check_address(address)
    assert caught.value.code == "no-ray"
    assert "\n" not in str(caught.value)


class DyingPool:
    """Workers of which some die: a list says after how many deals, pool by pool."""

    deaths: ClassVar[list[int]] = []

    def __init__(self, *_: object, **__: object) -> None:
        self.left = self.deaths.pop(0) if self.deaths else 1000

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def submit(self, work: Callable[[Task], Deal], task: Task) -> Future[Deal]:
        self.left -= 1
        done: Future[Deal] = Future()
        if self.left < 0:
            done.set_exception(BrokenProcessPool("dead"))
        else:
            done.set_result(work(task))
        return done


def told(task: Task) -> Deal:
    """A deal as if it had been played."""
    return Deal(task.first, task.second, task.number, (1.0, float(task.number % 2)), (1.0, -1.0))


def test_what_a_dead_worker_had_not_finished_is_played_again_and_nothing_twice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("herna.arena.tournament.play_deal", told)
    whole = tournament(GAME, ("random", "beginner"), 8, players=2, jobs=1, seed=3)
    monkeypatch.setattr(DyingPool, "deaths", [2, 0])
    monkeypatch.setattr("herna.arena.tournament.ProcessPoolExecutor", DyingPool)
    assert tournament(GAME, ("random", "beginner"), 8, out=tmp_path, players=2, jobs=2, seed=3) == whole
    assert len((tmp_path / LOG).read_bytes().splitlines()) == 1 + 4


def test_workers_that_always_die_end_the_tournament_in_one_line_and_it_can_go_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr("herna.arena.tournament.play_deal", told)
    whole = tournament(GAME, ("random", "beginner"), 8, players=2, jobs=1, seed=3)
    with monkeypatch.context() as dying:
        dying.setattr(DyingPool, "deaths", [1, 0, 0])
        dying.setattr("herna.arena.tournament.ProcessPoolExecutor", DyingPool)
        with pytest.raises(BadSetting) as caught:
            tournament(GAME, ("random", "beginner"), 8, out=tmp_path, players=2, jobs=2, seed=3)
    assert caught.value.code == "workers-died"
    assert "\n" not in str(caught.value)
    assert tournament(GAME, ("random", "beginner"), 8, out=tmp_path, players=2, jobs=1, seed=3) == whole


def test_a_report_does_not_hang_on_the_order_of_the_deals() -> None:
    """The first bot wins both games of six deals and one game of two: seven of eight."""
    deals = [Deal(0, 1, number, (1.0, 1.0) if number < 6 else (1.0, 0.0), (3.0, 1.0)) for number in range(8)]
    found = report(terms(), deals)
    assert found == report(terms(), deals[::-1])
    assert found.pairings[0].share.mean == 7 / 8
    assert found.pairings[0].lead == 2.0
    assert found.ratings[0].bot == "greedy"
    assert found.ratings[0].low < found.ratings[0].rating < found.ratings[0].high


def test_only_whole_rounds_decide() -> None:
    deals = [Deal(0, 1, number, (1.0,), (0.0,)) for number in range(20) if number != 17]
    assert len(whole_rounds(deals)) == 16


def test_a_plot_is_sound_svg_with_its_words_escaped() -> None:
    drawn = drawing.bars("a < b", [drawing.Bar("<x>", 0.5, 0.4, 0.6)], least=0, most=1, mark=0.5)
    root = ElementTree.fromstring(drawn)
    assert root.attrib["aria-label"] == "a < b"
    assert "<x>" in "".join(root.itertext())
    ElementTree.fromstring(drawing.columns("c", [("1", 3), ("2", 0)]))


@pytest.fixture
def two_teams(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every game is one of two teams of two."""
    for name in ("tournament", "simulation"):
        monkeypatch.setattr(importlib.import_module(f"herna.arena.{name}"), "find_game", lambda _: Teams())


@pytest.mark.usefixtures("two_teams")
def test_a_deal_of_teams_is_played_from_each_team() -> None:
    """Both partners are the same bot: two games a deal, one a side, and half of them is fair."""
    found = tournament("teams", ("greedy", "random"), 16, jobs=1, early=False)
    (pairing,) = found.pairings
    assert (pairing.deals, pairing.games, pairing.fair) == (8, 16, 0.5)
    assert pairing.share.mean > 0.9, "who pays nothing keeps most"


@pytest.mark.usefixtures("two_teams")
def test_a_game_that_nobody_wins_says_nothing_of_either_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    def nobody(_: Teams, __: TinyState) -> tuple[int, ...]:
        return ()

    monkeypatch.setattr(Teams, "winners", nobody)
    (pairing,) = tournament("teams", ("greedy", "random"), 16, jobs=1, early=False).pairings
    assert pairing.share.mean == 0.5
