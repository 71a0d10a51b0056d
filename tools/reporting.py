"""What reports on bots share: games kept line by line in a file, shares with their intervals, levels compared in pairs.

A report has a struct of its own for a game (`Game`): which one it was, by whom, how it ended, how long it took.
"""

from __future__ import annotations

import argparse
import math
import os
from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path
from typing import Generic, Protocol, TypeVar

import msgspec

SEED = 1000
"""The first seed; nothing was tuned on those from here to 1999, nor learnt from them."""
WIDE = 1.96
"""Standard errors to either side of an interval of 95 %."""


class Game(Protocol):
    """A game that was played, as far as every report asks."""

    @property
    def level(self) -> str: ...

    @property
    def won(self) -> float:
        """Was it won? A win that several share is divided."""
        ...

    @property
    def seconds(self) -> float: ...

    @property
    def longest(self) -> float: ...

    @property
    def deal(self) -> tuple[Hashable, ...]:
        """What tells it from other games: equal for two levels that met the very same game."""
        ...


Some = TypeVar("Some", bound=Game)


def interval(won: float, games: int) -> tuple[float, float]:
    """Wilson's interval of 95 % for a share.

    >>> interval(5, 10)
    (0.24, 0.76)
    """
    share, square = won / games, WIDE * WIDE
    middle = (share + square / (2 * games)) / (1 + square / games)
    half = WIDE * math.sqrt(share * (1 - share) / games + square / (4 * games * games)) / (1 + square / games)
    return round(max(0.0, middle - half), 2), round(min(1.0, middle + half), 2)


def share(games: Sequence[Game]) -> str:
    """Three cells of a table: how many games, the share that was won, and between what that is sure."""
    won, count = sum(game.won for game in games), len(games)
    low, high = interval(won, count)
    return f"{count} | {100 * won / count:.0f} % | {100 * low:.0f} – {100 * high:.0f}"


def compared(ours: Iterable[Game], theirs: Iterable[Game]) -> str:
    """Two levels on the same games: the difference of their shares with an interval of 95 %, over pairs."""
    known = {game.deal: game.won for game in theirs}
    pairs = [game.won - known[game.deal] for game in ours if game.deal in known]
    if not pairs:
        return "no game in common"
    mean = sum(pairs) / len(pairs)
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / max(1, len(pairs) - 1) / len(pairs))
    return f"{len(pairs)} pairs: {100 * mean:+.1f} points, 95 % ±{100 * WIDE * spread:.1f}"


def read(file: Path, kind: type[Some]) -> list[Some]:
    """The games of a file; a line that was cut off by a crash is played again."""
    found = []
    for line in file.read_bytes().splitlines() if file.exists() else ():
        try:
            found.append(msgspec.json.decode(line, type=kind))
        except msgspec.DecodeError:
            continue
    return found


class Log(Generic[Some]):
    """The games of one level: those that a file keeps, and those that are played now; without a file none is kept."""

    def __init__(self, file: Path | None, kind: type[Some], level: str) -> None:
        self.file = file
        self.games = [game for game in read(file, kind) if game.level == level] if file else []
        if file is not None:
            file.parent.mkdir(parents=True, exist_ok=True)
            if file.exists() and not file.read_bytes().endswith(b"\n"):
                self.write(b"\n")  # a line that was cut off must not spoil the next one

    def play(self, deals: Iterable[tuple[Hashable, ...]], play: Callable[..., Some], jobs: int = 1) -> None:
        """Play the games that are not there yet: `play` is called with what tells each from the others.

        With several jobs they are played side by side, and `play` has to be a function that other processes can find.
        """
        done = {game.deal for game in self.games}
        left = [deal for deal in deals if deal not in done]
        for game in played_here(left, play) if jobs == 1 else played_beside(left, play, jobs):
            self.games.append(game)
            self.write(msgspec.json.encode(game) + b"\n")

    def write(self, line: bytes) -> None:
        """Keep a line, at once."""
        if self.file is not None:
            with self.file.open("ab") as file:
                file.write(line)

    def told(self, table: Callable[[list[Some]], list[str]], kind: type[Some], against: Path | None) -> None:
        """Print what was found, and beside what others did in the same games."""
        print("\n".join(table(self.games)))
        if against is not None:
            print(compared(self.games, read(against, kind)))


def played_here(deals: Sequence[tuple[Hashable, ...]], play: Callable[..., Some]) -> Iterator[Some]:
    """Games one after another, in this process."""
    for deal in deals:
        yield play(*deal)


def played_beside(deals: Sequence[tuple[Hashable, ...]], play: Callable[..., Some], jobs: int) -> Iterator[Some]:
    """Games in several processes, each as soon as it is over."""
    pool = ProcessPoolExecutor(jobs)
    try:
        for game in as_completed([pool.submit(play, *deal) for deal in deals]):
            yield game.result()
    finally:
        pool.shutdown(cancel_futures=True)  # whoever stops a report waits for the games under way only


def common_arguments(parser: argparse.ArgumentParser, *, games: int, level: str) -> None:
    """What every report can be told."""
    parser.add_argument("--games", type=int, default=games)
    parser.add_argument("--first", type=int, default=SEED, help="the first seed")
    parser.add_argument("--level", default=level)
    parser.add_argument("--out", type=Path, help="keep every game here, and go on with what is there")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1, help="games that are played side by side")
    parser.add_argument("--against", type=Path, help="another such file, compared seed by seed")
