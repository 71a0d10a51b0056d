"""Simulations: bots play many games; the report tells who won, how, and how fast."""

from __future__ import annotations

import hashlib
import signal
import statistics
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context
from typing import Any, NamedTuple

import msgspec

from herna.bots import THINK_SECONDS, BadBot, Bot, bot, check, enlist, is_address
from herna.games import game as find_game
from herna.kernel import BadSetting, Setting, State
from herna.kernel.rng import MASK, advance

CHUNK = 16
"""Games a worker plays before it reports: small enough for a lively progress bar."""


class GameResult(msgspec.Struct, frozen=True):
    """One finished game."""

    scores: tuple[int, ...]
    winners: tuple[int, ...]
    decisions: int
    digest: str
    shares: tuple[float, ...]
    """What the game has brought to each seat."""
    seated: tuple[int, ...] = ()
    """Which entrant sat in each seat, where several take turns."""


class ScoreSpread(msgspec.Struct, frozen=True):
    """The points of one seat over all games."""

    mean: float
    deciles: tuple[float, ...]


class Report(msgspec.Struct, frozen=True):
    """What a simulation found. `digest` depends on the setting, the bots and the seed alone."""

    game: str
    players: int
    options: dict[str, Any]
    games: int
    seed: int
    bots: tuple[str, ...]
    wins_by_seat: tuple[float, ...]
    win_rate_by_bot: dict[str, float]
    scores: tuple[ScoreSpread, ...]
    length_mean: float
    length_least: int
    length_most: int
    seconds: float
    games_per_second: float
    decisions_per_second: float
    digest: str


class Entrant(NamedTuple):
    """A bot that takes part: a level of the house, the address of one's own, or a class."""

    name: str
    kind: str | type[Bot]
    seconds: float

    @classmethod
    def of(cls, given: str | type[Bot], seconds: float) -> Entrant:
        """The entrant that a level, an address or a class means; raises `BadSetting` or `BadBot` if there is none."""
        if isinstance(given, str):
            return cls(enlist(given, seconds) if is_address(given) else bot(given).level, given, seconds)
        name = getattr(given, "level", str(given))
        return cls(name, check(given, name), seconds)

    def sit(self, seed: int) -> Bot:
        """The bot, fresh for one game."""
        if not isinstance(self.kind, str):
            return self.kind(seed)
        return bot(enlist(self.kind, self.seconds) if is_address(self.kind) else self.kind, seed)


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a simulation."""
    return advance((seed + number * 0x632BE59BD9B4E019) & MASK)[1]


def play_out(state: State, bots: Sequence[Bot], seated: Sequence[int] = ()) -> GameResult:
    """One game from the first question to the last."""
    while state.steps:
        seat = state.seats_to_act[0]
        state.apply(bots[seat].choose(state, seat), seat)
    shares = tuple(state.setting.share(state.winners, seat) for seat in range(state.setting.players))
    return GameResult(state.scores, state.winners, state.ply, state.digest(), shares, tuple(seated))


def places(setting: Setting, number: int, entrants: int) -> list[int]:
    """Which entrant sits in which seat in one game of a simulation: they go round the seats from game to game, so that
    none owns the best one. Whoever plays against others in a team does so with his like."""
    sides = [[seat] for seat in range(setting.players)] if setting.together else setting.teams
    side_of = {seat: side for side, seats in enumerate(sides) for seat in seats}
    return [(side_of[seat] + number) % entrants for seat in range(setting.players)]


def play_some(
    name: str, players: int, seed: int, entrants: tuple[Entrant, ...], options: dict[str, Any], first: int, count: int
) -> list[GameResult]:
    """Some games of a simulation, by their numbers: the same whoever plays them."""
    game = find_game(name)
    results = []
    for number in range(first, first + count):
        own = seed_of(seed, number)
        # Teams may be drawn when the table is set up.
        state = game.new(players, own, **options)
        seated = places(state.setting, number, len(entrants))
        bots = [entrants[place].sit((own + seat) & MASK) for seat, place in enumerate(seated)]
        results.append(play_out(state, bots, seated))
    return results


def simulate(
    game: str,
    players: int | None = None,
    games: int = 100,
    seed: int = 0,
    bots: Sequence[str | type[Bot]] = ("random",),
    jobs: int = 1,
    options: Mapping[str, Any] | None = None,
    progress: Callable[[int], None] | None = None,
    think_seconds: float = THINK_SECONDS,
) -> Report:
    """Let bots play `games` games of a game, on `jobs` cores, and report who won, how, and how fast.

    `bots` are levels of the house, addresses (`path/to/file.py:Class`) or classes of your own; they are given to the
    seats in turn and moved round from game to game. A bot with an address thinks in a process of its own, for at most
    `think_seconds` about a choice. `progress` is told how many games have been played. The same seed plays the same
    games, whatever the number of jobs.

    Raises `BadSetting` for a game, number or level that does not exist, `BadBot` for a bot that is none or misbehaves.
    """
    found = find_game(game)
    setting = found.setting_of(players, options or {})
    found.check_seed(seed)
    if games < 1 or jobs < 1 or not 1 <= len(bots) <= setting.players:
        raise BadSetting("wrong-simulation", game=found.name, games=games, jobs=jobs, players=setting.players)
    entrants = tuple(Entrant.of(given, think_seconds) for given in bots)
    levels = tuple(entrant.name for entrant in entrants)
    for entrant in entrants if jobs > 1 else ():
        if not isinstance(entrant.kind, str) and entrant.kind.__module__ == "__main__":
            raise BadBot("bot-not-importable", bot=entrant.name)
    chosen: dict[str, Any] = msgspec.to_builtins(setting.options)
    tasks = [
        (found.name, setting.players, seed, entrants, chosen, first, min(CHUNK, games - first))
        for first in range(0, games, CHUNK)
    ]
    started = time.perf_counter()
    results: list[GameResult] = []
    for some in _all(tasks, jobs):
        results += some
        if progress is not None:
            progress(len(results))
    return _report(setting, seed, levels, results, time.perf_counter() - started)


def _all(tasks: list[tuple[Any, ...]], jobs: int) -> Iterator[list[GameResult]]:
    if jobs == 1 or len(tasks) == 1:
        for task in tasks:
            yield play_some(*task)
        return
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        with _interrupts_wait():
            results = pool.map(_play_task, tasks)
        yield from results


@contextmanager
def _interrupts_wait() -> Iterator[None]:
    """Hold Ctrl+C back while workers are born: a half-born one would complain. They are born deaf to it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _play_task(task: tuple[Any, ...]) -> list[GameResult]:
    return play_some(*task)


def _report(
    setting: Setting,
    seed: int,
    levels: tuple[str, ...],
    results: list[GameResult],
    seconds: float,
) -> Report:
    players = setting.players
    wins = [0.0] * players
    won: dict[str, float] = dict.fromkeys(levels, 0.0)
    sat: dict[str, int] = dict.fromkeys(levels, 0)
    combined = hashlib.blake2b(digest_size=16)
    for result in results:
        combined.update(result.digest.encode())
        for seat, place in enumerate(result.seated):
            share = result.shares[seat]
            sat[levels[place]] += 1
            wins[seat] += share
            won[levels[place]] += share
    decisions = [result.decisions for result in results]
    return Report(
        game=setting.game.name,
        players=players,
        options=msgspec.to_builtins(setting.options),
        games=len(results),
        seed=seed,
        bots=levels,
        wins_by_seat=tuple(count / len(results) for count in wins),
        win_rate_by_bot={level: won[level] / sat[level] for level in won},
        scores=tuple(_spread([result.scores[seat] for result in results]) for seat in range(players)),
        length_mean=statistics.fmean(decisions),
        length_least=min(decisions),
        length_most=max(decisions),
        seconds=seconds,
        games_per_second=len(results) / seconds,
        decisions_per_second=sum(decisions) / seconds,
        digest=combined.hexdigest(),
    )


def _spread(scores: list[int]) -> ScoreSpread:
    if len(scores) == 1:
        return ScoreSpread(float(scores[0]), (float(scores[0]),) * 9)
    return ScoreSpread(statistics.fmean(scores), tuple(statistics.quantiles(scores, n=10, method="inclusive")))
