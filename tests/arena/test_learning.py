"""Weights from games, games as rows of numbers, and the portrait of a game."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

import herna
from herna.arena import training
from herna.arena.dataset import ABOUT, COLUMNS, About, dataset
from herna.arena.fitting import fit_linear, fit_net, forecast, returns, shown_by
from herna.arena.portrait import portrait
from herna.arena.training import Order, recipe, train
from herna.bots.weights import FILE, Figures, Learned, read
from herna.kernel import BadSetting
from tests.bots import tiny

GAME = "eight_minute_empire"


@pytest.fixture
def heap(monkeypatch: pytest.MonkeyPatch) -> str:
    """The tiny game, where training looks for games."""
    monkeypatch.setattr(training, "find_game", lambda _: tiny.GAME)
    return tiny.GAME.name


def rows(count: int, seed: int = 1) -> tuple[np.ndarray, np.ndarray, np.ndarray]:
    """Rows whose result is 2 × the first number − the second + 3, and a little noise."""
    draw = np.random.default_rng(seed)
    features = draw.integers(-5, 6, (count, 3)).astype(float)
    results = 2 * features[:, 0] - features[:, 1] + 3 + draw.normal(0, 0.1, count)
    return features, results, np.arange(count) // 4


def test_a_fit_finds_the_weights_that_made_the_results() -> None:
    features, results, games = rows(400)
    for prior, ridge in ((None, None), ((1.0, 0.0, 0.0), None), (None, 1.0)):
        bias, weights = fit_linear(features, results, games, prior, ridge)
        assert bias == pytest.approx(3000, abs=60)
        assert weights == pytest.approx((2000, -1000, 0), abs=60)


def test_where_games_teach_nothing_a_position_is_worth_its_lead() -> None:
    """Results that hang on nothing but the lead and luck: weights for the rest would cost more than they bring."""
    draw = np.random.default_rng(2)
    features = draw.integers(-5, 6, (60, 30)).astype(float)
    results = features[:, 0] + draw.normal(0, 6, 60)
    _, weights = fit_linear(features, results, np.arange(60) // 10, [1.0, *[0.0] * 29])
    _, bold = fit_linear(features, results, np.arange(60) // 10, None, 0.1)
    assert weights[0] == pytest.approx(1000, abs=350)
    assert sum(map(abs, weights[1:])) < sum(map(abs, bold[1:]))


def test_cells_tell_what_a_sum_cannot() -> None:
    """The result is the larger of two numbers: no sum of them tells it."""
    draw = np.random.default_rng(3)
    features = draw.integers(-5, 6, (2000, 2)).astype(float)
    results = features.max(1)
    bias, weights = fit_linear(features, results, np.arange(2000), None)
    plain = Learned(2, "", "", Figures(1, (1,), 1, 0.0, 0), bias, weights)
    left = results - forecast(plain, features)
    net = fit_net(features, lambda _: left, cells=(16, 8), seed=1)
    deep = msgspec.structs.replace(plain, net=net)
    assert shown_by(forecast(plain, features), results) < 0.9
    assert shown_by(forecast(deep, features), results) > 0.97
    assert all(type(weight) is int for layer in net.layers for cell in layer.cells for weight in cell)


def test_training_writes_weights_that_can_be_made_again(heap: str, tmp_path: Path) -> None:
    path = tmp_path / FILE
    order = Order((2,), games=(12, 8), cells=(4, 2), practice=(6,), seed=4, keep=tmp_path / "kept")
    file = train(heap, order, out=path)
    (table,) = file.table
    assert read(path, heap, 1) == file
    assert (table.players, table.figures.games, table.figures.seed) == (2, (12, 8), 4)
    assert table.practice is not None
    assert table.practice.games == (6,)
    assert table.net is not None
    told = "herna train heap --players 2 --games 12,8 --cells 4,2 --practice 6 --seed 4"
    assert table.recipe == recipe(tiny.GAME, 2, order) == told
    fresh = train(heap, order._replace(keep=None), out=tmp_path / "fresh.toml").table[0]
    again = train(heap, order, out=tmp_path / "again.toml").table[0]
    for other in (fresh, again):
        assert (other.weights, other.bias, other.net) == (table.weights, table.bias, table.net)


def test_what_a_turn_should_be_worth_looks_a_turn_ahead_and_at_the_end() -> None:
    """Two seats, three turns of one game and one of another; of what was told of the next turn one half is believed."""
    told = np.asarray([0.0, 0.0, 4.0, -4.0, 8.0, -8.0, 1.0, -1.0])
    results = np.asarray([6.0, -6.0, 6.0, -6.0, 6.0, -6.0, 2.0, -2.0])
    games = np.asarray([1, 1, 1, 1, 1, 1, 2, 2])
    aim = returns(told, results, games, players=2, trust=0.5)
    assert list(aim) == [5.5, -5.5, 7.0, -7.0, 6.0, -6.0, 2.0, -2.0]
    assert list(returns(told, results, games, players=2, trust=1.0)) == list(results)


def test_a_network_goes_on_from_what_it_knew() -> None:
    """Another round on what it tells already changes next to nothing."""
    draw = np.random.default_rng(3)
    features = draw.integers(-5, 6, (500, 2)).astype(float)
    results = features.max(1)
    empty = Learned(2, "", "", Figures(1, (1,), 1, 0.0, 0), 0, (0, 0))
    net = fit_net(features, lambda _: results, cells=(16, 8), seed=1)
    first = forecast(msgspec.structs.replace(empty, net=net), features)
    more = fit_net(features, lambda told: told, cells=(16, 8), seed=2, before=net)
    assert np.abs(forecast(msgspec.structs.replace(empty, net=more), features) - first).max() < 0.5


@pytest.mark.parametrize(
    "order",
    [Order((2,), games=()), Order((2,), games=(0,)), Order((2,), jobs=0), Order((2,), practice=(4,)), Order((9,))],
)
def test_training_that_cannot_be_is_refused_and_writes_nothing(heap: str, tmp_path: Path, order: Order) -> None:
    with pytest.raises(BadSetting):
        train(heap, order, out=tmp_path / FILE)
    assert not (tmp_path / FILE).exists()


def test_a_data_set_holds_every_decision_as_it_was(tmp_path: Path) -> None:
    parquet = pytest.importorskip("pyarrow.parquet")
    about = dataset(GAME, 2, tmp_path / "data", bots=("random",), players=2, seed=3)
    table = parquet.read_table(tmp_path / "data" / "part-0000.parquet")
    assert table.column_names == list(COLUMNS) == list(about.columns)
    assert msgspec.json.decode((tmp_path / "data" / ABOUT).read_bytes(), type=About) == about
    found = table.to_pylist()
    assert len(found) == about.rows > 100
    state = herna.game(GAME).new(2, found[0]["seed"])
    for row in found:
        if row["game_number"] == 0:
            while state.ply < row["ply"]:
                state.apply(state.options()[0])  # no choice, so it is not written down
            assert (row["seat"], len(row["features"])) == (state.seats_to_act[0], len(about.features))
            assert row["offered"] == [state.notation(action) for action in state.options()]
            sheet = herna.game(GAME).feature_sheet(state.setting)
            assert sheet is not None
            assert row["features"] == sheet.everything(state, row["seat"])
            state.apply(row["offered"][row["chosen"]])
            last = row
    while not state.over:
        state.apply(state.options()[0])
    assert last["result"] == state.setting.share(state.winners, last["seat"])
    with pytest.raises(BadSetting) as caught:
        dataset(GAME, 1, tmp_path / "data")
    assert caught.value.code == "folder-not-empty"


def test_a_portrait_counts_what_was_played() -> None:
    found = portrait(GAME, 12, level="random", weaker="random", players=3, seed=2)
    assert (found.games, len(found.lengths), len(found.scores)) == (12, 8, 24)
    assert sum(share.mean for share in found.seats) == pytest.approx(1)
    assert 0 <= found.luck.mean <= 1
    assert all(line.held >= 10 for line in found.cards)
    assert len(found.choices) == 10
    with pytest.raises(BadSetting):
        portrait("andor", 12)


def test_the_columns_of_data_sets_are_documented() -> None:
    told = (Path(__file__).parents[2] / "docs" / "arena.md").read_text(encoding="utf-8")
    assert [name for name, text in COLUMNS.items() if f"| `{name}` | {text} |" not in told] == []
