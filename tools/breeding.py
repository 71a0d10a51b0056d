"""Breed habits: games on paper with slightly different values, of which those that win more often live on.

`python -m tools.breeding 4 --minutes 20` prints values for `styles.py`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator, Sequence
from itertools import count
from math import exp, log, sqrt
from random import Random
from typing import cast

from herna.games.andor import GAME
from herna.games.andor.advice.planner.advice import advise
from herna.games.andor.advice.planner.outlook import Outlook
from herna.games.andor.advice.planner.rehearsal.days import play
from herna.games.andor.advice.planner.rehearsal.habits import Habits, Style, changed
from herna.games.andor.advice.planner.rehearsal.haste import Effort
from herna.games.andor.advice.planner.rehearsal.paper import scene_of
from herna.games.andor.advice.planner.rehearsal.rehearse import deal
from herna.games.andor.advice.planner.rehearsal.scene import Scene
from herna.games.andor.advice.planner.rehearsal.styles import style_of
from herna.games.andor.state import AndorState
from herna.games.andor.steps.turn import Turn

Genes = list[float]
Score = Callable[[Style, Sequence[int]], float]
"""How well a style does in these games, which are the same for all that are compared."""
LITTER, PARENTS, GAMES = 16, 6, 120
LEAST, MOST = -5.0, 6.0
"""Between which logarithms values stay."""
SPREAD, LEAST_SPREAD, INERTIA = 0.3, 0.05, 0.7


def genes_of(style: Style) -> Genes:
    """All values as logarithms, one after the other."""
    return [log(max(value, exp(LEAST))) for habits in style for value in values(habits)]


def values(habits: Habits) -> Iterator[float]:
    for value in habits:
        if isinstance(value, tuple):
            yield from value
        else:
            yield value


def style_with(genes: Sequence[float], like: Style) -> Style:
    """A style of these genes."""
    given = iter(genes)
    return changed(like, lambda _: exp(next(given)))


def breed(style: Style, score: Score, luck: Random, go_on: Callable[[int], bool]) -> Iterator[tuple[float, Style]]:
    """After each generation what its best scored, and the style in the middle of those that live on."""
    middle = genes_of(style)
    spread = [SPREAD] * len(middle)
    for generation in count():
        if not go_on(generation):
            return
        games = range(generation * GAMES, (generation + 1) * GAMES)
        litter = [
            [min(MOST, max(LEAST, luck.gauss(gene, wide))) for gene, wide in zip(middle, spread, strict=True)]
            for _ in range(LITTER)
        ]
        ranked = sorted(((score(style_with(genes, style), games), genes) for genes in litter), reverse=True)
        best = [genes for _, genes in ranked[:PARENTS]]
        for number, column in enumerate(zip(*best, strict=True)):
            mean = sum(column) / PARENTS
            width = sqrt(sum((gene - middle[number]) ** 2 for gene in column) / PARENTS)
            middle[number] = mean
            spread[number] = max(LEAST_SPREAD, INERTIA * spread[number] + (1 - INERTIA) * width)
        yield ranked[0][0], style_with(middle, style)


# Games on paper


def tables(heroes: int) -> list[Scene]:
    """How the legend can begin: companions choose their heroes, and the page of the rune stones comes at any letter."""
    found: dict[object, Scene] = {}
    for seed in range(60):
        state = cast("AndorState", GAME.new(heroes, seed, legend="healing"))
        while not isinstance(state.steps[-1], Turn):
            seat = state.seats_to_act[0]
            state.apply(advise(state, seat), seat)
        scene = scene_of(state, Outlook(state))
        found.setdefault(scene.land.pages, scene)
    return list(found.values())


def chance_of(style: Style, starts: Sequence[Scene], games: Sequence[int]) -> float:
    """How often these games are won without rehearsals."""
    total = 0.0
    for number in games:
        luck = Random(number)
        scene = starts[number % len(starts)].copy()
        deal(scene, luck)
        total += play(scene, luck, style, Effort())
    return total / len(games)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="breeding", description=__doc__)
    parser.add_argument("heroes", type=int, choices=(2, 3, 4))
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args(arguments)
    starts = tables(given.heroes)
    end = time.monotonic() + 60 * given.minutes
    style = style_of(starts[0])
    fresh = range(10**9, 10**9 + 4 * GAMES)
    print(f"before: {chance_of(style, starts, fresh):.3f}")
    bred = breed(
        style, lambda one, games: chance_of(one, starts, games), Random(given.seed), lambda _: time.monotonic() < end
    )
    for best, middle in bred:
        style = middle
        print(f"best of this generation: {best:.3f}", flush=True)
    print(f"after: {chance_of(style, starts, fresh):.3f}")
    for habits in style:
        print(habits)


if __name__ == "__main__":
    main()
