"""Learning what a position is worth: games of explorers, a fit to how they ended, and again with what was learnt.

The recipe: bots of mixed kinds play (`exploring.py`); the features of every seat at the end of every turn are fitted to
the final margin by ridge regression; the next generation plays by that value and explores less. Then a small network
may learn what a sum cannot tell, first from the same games, then from many quick ones that are played by it. Weights
are rounded to whole numbers. numpy comes with the extra `train`.
"""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import msgspec

from herna.arena.exploring import Rows, explore
from herna.arena.fitting import fit_linear, fit_net, forecast, returns, shown_by
from herna.bots.judging import Judge, LearnedJudge
from herna.bots.weights import POINT, Figures, Learned, Practice, WeightFile, place, read, sheet_of, stamp, write
from herna.games import game as find_game
from herna.kernel import BadSetting, FeatureSheet, Game

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

GAMES = (200, 200)
"""Games of each generation, if nothing else is said."""
TRUST = 0.8
"""How much the network is taught by what came later than the next turn (λ)."""
LEAD = "lead"
"""The feature that is the lead as it stands, where a game counts it by this name and has no prior of its own."""
HELD_BACK = 10
"""Of this number of games one is not learnt from, but tells how good the fit is."""
CHUNK = 4

Progress = Callable[[str, int, int], None]
"""Is told what is going on, how much of it is done, and of how much."""


class Order(NamedTuple):
    """What is to be learnt: for which numbers of players, from how many games a generation, by how many cells."""

    players: tuple[int, ...]
    games: tuple[int, ...] = GAMES
    cells: tuple[int, ...] = ()
    """Cells in each layer of the network; none: no network."""
    practice: tuple[int, ...] = ()
    """Games of each generation by which the network practises: many and quick ones."""
    seed: int = 0
    jobs: int = 1
    ridge: float | None = None
    """What large weights cost; None: as much as serves best on games that were not learnt from."""
    keep: Path | None = None
    """A folder in which games that were played are kept: training that was stopped goes on from there."""


class Task(NamedTuple):
    """Some games for a worker: their numbers, and what was learnt before."""

    game: str
    players: int
    first: int
    games: int
    known: Learned | None
    options: Mapping[str, Any]
    keep: Path | None = None
    quick: bool = False
    """Are these the many quick games that a network practises by?"""


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
    counts = (*order.games, *order.practice, *order.cells, order.jobs)
    if not order.games or min(counts) < 1 or (order.practice and not order.cells):
        raise BadSetting("wrong-training", game=game.name)
    made = {
        (table.players, table.lesson): table
        for players in order.players
        for table in (learn(game, players, options, order, progress) for options in game.lessons(players))
    }
    try:
        before = read(path, game.name, game.rules)
    except BadSetting:
        before = None
    kept = {(table.players, table.lesson): table for table in before.table} if before else {}
    tables = tuple(table for _, table in sorted((kept | made).items()))
    file = WeightFile(game.name, game.rules, tables)
    write(path, file)
    return file


def recipe(game: Game, players: int, order: Order) -> str:
    """The command that makes the weights for a number of players again."""
    words = {"games": order.games, "cells": order.cells, "practice": order.practice}
    told = "".join(f" --{name} {','.join(map(str, numbers))}" for name, numbers in words.items() if numbers)
    ridge = "" if order.ridge is None else f" --ridge {order.ridge:g}"
    return f"herna train {game.name} --players {players}{told}{ridge} --seed {order.seed}"


def learn(
    game: Game, players: int, options: Mapping[str, Any], order: Order, progress: Progress | None = None
) -> Learned:
    """The weights for one number of players, and one of the things that there are to learn for so many."""
    sheet = sheet_of(game.setting_of(players, options))
    started = time.perf_counter()
    known: Learned | None = None
    batches: list[Games] = []
    first = order.seed * 1_000_000
    generations = (*order.games, *order.practice)
    for generation, count in enumerate(generations):
        about = " ".join(filter(None, (game.name, str(players), sheet.lesson)))
        quick = generation >= len(order.games)
        task = Task(game.name, players, first, count, known, options, order.keep, quick)
        batches.append(play(task, order.jobs, f"{about}, {generation + 1}/{len(generations)}", progress))
        first += count
        found = joined(batches)
        if generation < len(order.games):
            known = summed_up(found, sheet, game, players, order)
            known = _after(known, "figures", started)
        if order.cells and generation + 1 >= len(order.games):
            assert known is not None
            known = _after(practised(found, known, order, generation + 1 - len(order.games)), "practice", started)
    assert known is not None
    return known


def _after(known: Learned, part: str, started: float) -> Learned:
    """The same, with the time that it took so far."""
    seconds = round(time.perf_counter() - started)
    return msgspec.structs.replace(known, **{part: msgspec.structs.replace(getattr(known, part), seconds=seconds)})


def summed_up(found: Games, sheet: FeatureSheet, game: Game, players: int, order: Order) -> Learned:
    """The weights that fit these games best, and how well they tell the games that were held back."""
    held = held_back(found)
    known = sheet.prior or {LEAD: POINT}
    prior = [known.get(name, 0) / POINT for name in sheet.judged]
    bias, weights = fit_linear(found.features[~held], found.results[~held], found.numbers[~held], prior, order.ridge)
    figures = Figures(order.seed, order.games, len(found.results), 0.0, 0)
    command = recipe(game, players, order)
    made = Learned(players, command, stamp(sheet), figures, bias, weights, lesson=sheet.lesson)
    explained = shown_by(forecast(made, found.features[held]), found.results[held])
    return msgspec.structs.replace(made, figures=msgspec.structs.replace(figures, explained=round(explained, 3)))


def practised(found: Games, known: Learned, order: Order, generation: int) -> Learned:
    """The same weights with a network on top of them, which goes on from the one that is there."""
    held = held_back(found)
    features, results, numbers = found.features[~held], found.results[~held], found.numbers[~held]
    plain = forecast(msgspec.structs.replace(known, net=None), features)

    def wanted(told: NDArray[np.float64]) -> NDArray[np.float64]:
        return returns(plain + told, results, numbers, known.players, TRUST) - plain

    net = fit_net(features, wanted, order.cells, order.seed + generation, known.net)
    practice = Practice(order.practice[:generation], len(results), 0.0, 0)
    made = msgspec.structs.replace(known, net=net, practice=practice)
    explained = shown_by(forecast(made, found.features[held]), found.results[held])
    return msgspec.structs.replace(made, practice=msgspec.structs.replace(practice, explained=round(explained, 3)))


def held_back(found: Games) -> NDArray[np.bool_]:
    """The rows that are not learnt from: whole games."""
    import numpy as np

    return np.equal(found.numbers % HELD_BACK, HELD_BACK - 1)


def play(task: Task, jobs: int, title: str, progress: Progress | None) -> Games:
    """All games of a generation, on several cores; the same whatever their number."""
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
    """The games of all generations, each with a number of its own."""
    import numpy as np

    before = np.cumsum([0, *(batch.numbers[-1] for batch in batches[:-1])])
    numbers = [batch.numbers + first for batch, first in zip(batches, before, strict=True)]
    features, results = ([getattr(batch, part) for batch in batches] for part in ("features", "results"))
    return Games(np.concatenate(features), np.concatenate(results), np.concatenate(numbers))


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
    setting = game.setting_of(task.players, task.options)
    sheet = sheet_of(setting)
    kept = None if task.keep is None else task.keep / f"{_named(task, game.rules, stamp(sheet))}.msgpack"
    if kept is not None and kept.is_file():
        return msgspec.msgpack.decode(kept.read_bytes(), type=list[Rows])
    judges: dict[str, Judge] = {}
    if task.known is not None:
        judges["learnt"] = LearnedJudge(sheet, task.known)
    numbers = range(task.first, task.first + task.games)
    found = [explore(game, task.players, number, judges, task.options, quick=task.quick) for number in numbers]
    if kept is not None:
        kept.parent.mkdir(parents=True, exist_ok=True)
        half = kept.with_suffix(f".{os.getpid()}")
        half.write_bytes(msgspec.msgpack.encode(found))
        half.replace(kept)
    return found


def _named(task: Task, rules: int, features: str) -> str:
    """The name of the games of a task: other rules, features or weights play other games."""
    known = task.known
    by = None if known is None else (known.bias, known.weights, known.net)
    how = (*sorted(task.options.items()), *(("quick",) if task.quick else ()))
    told = (task.game, rules, features, task.players, task.first, task.games, by, *how)
    return hashlib.blake2b(msgspec.msgpack.encode(told), digest_size=12).hexdigest()


def summary(file: WeightFile) -> list[dict[str, Any]]:
    """What was learnt, line by line, for people."""
    return [
        {
            "players": table.players,
            "games": (*table.figures.games, *(table.practice.games if table.practice else ())),
            "rows": (table.practice or table.figures).rows,
            "explained": (table.practice or table.figures).explained,
            "seconds": (table.practice or table.figures).seconds,
            "cells": sum(len(layer.cells) for layer in table.net.layers) if table.net else 0,
        }
        for table in file.table
    ]
