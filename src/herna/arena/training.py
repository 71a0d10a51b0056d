"""Learning what a position is worth: games of explorers, a fit to how they ended, and again with what was learnt.

The recipe: bots of mixed kinds play (`exploring.py`); the features of every seat at the end of every turn are fitted to
the final margin by ridge regression; the next generation plays by that value and explores less. At last a few cells may
learn what a sum cannot tell. Weights are rounded to whole numbers. numpy comes with the extra `train`.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from herna.arena.exploring import Rows, explore
from herna.arena.fitting import fit_linear, fit_net, forecast, shown_by
from herna.bots.judging import Judge, LearnedJudge
from herna.bots.weights import Figures, Learned, WeightFile, place, read, sheet_of, stamp, write
from herna.games import game as find_game
from herna.kernel import BadSetting, Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GAMES = (200, 200)
"""Games of each generation, if nothing else is said."""
CELLS = 0
LEAD = "lead"
"""The feature that is the lead as it stands, where a game counts it by this name."""
HELD_BACK = 10
"""One game of so many is not learnt from, but tells how good the fit is."""
CHUNK = 4

Progress = Callable[[str, int, int], None]
"""Is told what is going on, how much of it is done, and of how much."""


class Order(NamedTuple):
    """What is to be learnt: for which numbers of players, from how many games a generation, with how many cells."""

    players: tuple[int, ...]
    games: tuple[int, ...] = GAMES
    cells: int = CELLS
    seed: int = 0
    jobs: int = 1
    ridge: float | None = None
    """What large weights cost; None: as much as serves best on games that were not learnt from."""


class Task(NamedTuple):
    """Some games for a worker: their numbers, and what was learnt before."""

    game: str
    players: int
    first: int
    games: int
    known: Learned | None


class Games(NamedTuple):
    """Rows of many games as arrays, with the number of the game of each row."""

    features: NDArray[np.float64]
    results: NDArray[np.float64]
    numbers: NDArray[np.int64]


def train(name: str, order: Order, progress: Progress | None = None, out: Path | None = None) -> WeightFile:
    """Learn the weights of a game and write them where its bots look for them, or to `out`.

    What was learnt for other numbers of players stays if the rules are still the same. Raises `BadSetting` for a game
    or number of players that does not exist.
    """
    game = find_game(name)
    path = out or place(game)
    for players in order.players:
        game.check_players(players)
    if any(games < 1 for games in order.games) or not order.games or order.jobs < 1 or order.cells < 0:
        raise BadSetting("wrong-training", game=game.name)
    made = {players: learn(game, players, order, progress) for players in order.players}
    try:
        before = read(path, game.name, game.rules)
    except BadSetting:
        before = None
    kept = {table.players: table for table in before.table} if before else {}
    tables = tuple(table for _, table in sorted((kept | made).items()))
    file = WeightFile(game.name, game.rules, tables)
    write(path, file)
    return file


def recipe(game: Game, players: int, order: Order) -> str:
    """The command that makes the weights for so many players again."""
    ridge = "" if order.ridge is None else f" --ridge {order.ridge:g}"
    games = ",".join(map(str, order.games))
    return (
        f"herna train {game.name} --players {players} --games {games} --cells {order.cells}{ridge} --seed {order.seed}"
    )


def learn(game: Game, players: int, order: Order, progress: Progress | None = None) -> Learned:
    """The weights for one number of players."""
    started = time.perf_counter()
    known: Learned | None = None
    batches: list[Games] = []
    first = order.seed * 1_000_000
    for generation, count in enumerate(order.games):
        title = f"{game.name} {players}, {generation + 1}/{len(order.games)}"
        batches.append(play(Task(game.name, players, first, count, known), order.jobs, title, progress))
        first += count
        found = joined(batches)
        known = fitted(found, game, players, order, cells=0)
    if order.cells:
        known = fitted(found, game, players, order, cells=order.cells)
    assert known is not None
    seconds = round(time.perf_counter() - started)
    return msgspec.structs.replace(known, figures=msgspec.structs.replace(known.figures, seconds=seconds))


def fitted(found: Games, game: Game, players: int, order: Order, *, cells: int) -> Learned:
    """The weights that fit these games best, and how well they tell the games that were held back."""
    sheet = sheet_of(game.setting_of(players, {}))
    names = sheet.judged
    held = found.numbers % HELD_BACK == HELD_BACK - 1
    features_in, results_in = found.features[~held], found.results[~held]
    lead = names.index(LEAD) if LEAD in names else None
    bias, weights = fit_linear(features_in, results_in, found.numbers[~held], lead, order.ridge)
    net = fit_net(features_in, results_in, bias, weights, cells, order.seed) if cells else None
    figures = Figures(order.seed, order.games, len(found.results), 0.0, 0)
    made = Learned(players, recipe(game, players, order), stamp(sheet), figures, bias, weights, net)
    explained = shown_by(forecast(made, found.features[held]), found.results[held])
    return msgspec.structs.replace(made, figures=msgspec.structs.replace(made.figures, explained=round(explained, 3)))


def play(task: Task, jobs: int, title: str, progress: Progress | None) -> Games:
    """All games of a generation, on so many cores; the same whatever their number."""
    import numpy as np

    features: list[list[int]] = []
    results: list[float] = []
    numbers: list[int] = []
    for done, rows in enumerate(_rows(task, jobs), start=1):
        features += rows.features
        results += rows.results
        numbers += [done] * len(rows.results)
        if progress is not None:
            progress(title, done, task.games)
    return Games(np.asarray(features, float), np.asarray(results, float), np.asarray(numbers))


def joined(batches: Sequence[Games]) -> Games:
    """The games of all generations."""
    import numpy as np

    return Games(*(np.concatenate(parts) for parts in zip(*batches, strict=True)))


def _rows(task: Task, jobs: int) -> Iterator[Rows]:
    firsts = range(task.first, task.first + task.games, CHUNK)
    last = task.first + task.games
    tasks = [task._replace(first=first, games=min(CHUNK, last - first)) for first in firsts]
    if jobs == 1:
        for some in tasks:
            yield from play_some(some)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        for rows in pool.map(play_some, tasks):
            yield from rows


def play_some(task: Task) -> list[Rows]:
    """Some games to learn from, by their numbers."""
    game = find_game(task.game)
    judges: dict[str, Judge] = {}
    if task.known is not None:
        judges["linear"] = LearnedJudge(sheet_of(game.setting_of(task.players, {})), task.known)
    return [explore(game, task.players, number, judges) for number in range(task.first, task.first + task.games)]


def summary(file: WeightFile) -> list[dict[str, Any]]:
    """What was learnt, line by line, for people."""
    return [
        {"players": table.players, "cells": len(table.net.cells) if table.net else 0}
        | msgspec.to_builtins(table.figures)
        for table in file.table
    ]
