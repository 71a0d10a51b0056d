"""Benchmarks: random games on one core, side by side in one run with the peers that are installed.

Machines differ and are shared; ratios within one run are what counts. Every contestant plays in rounds that take turns,
and its best round counts, so that a busy moment hits nobody alone.
"""

from __future__ import annotations

import gc
import platform
import random
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec

import msgspec

from herna.bots import hints
from herna.bots.judging import judge_of
from herna.bots.turns import extend
from herna.games import game as find_game
from herna.games import names
from herna.kernel import Game, State

ROUND_SECONDS = 1.0
ROUNDS = 5

Contestant = Callable[[int], int]
"""Plays one random game with this seed and says how many decisions it had."""


class BenchLine(msgspec.Struct, frozen=True):
    """One contestant. `ratio` is our flagship's decisions a second over this one's."""

    name: str
    games_per_second: float
    decisions_per_second: float
    ratio: float


class BenchReport(msgspec.Struct, frozen=True):
    """Speeds of random play, and what a state costs."""

    python: str
    lines: tuple[BenchLine, ...]
    copy_microseconds: dict[str, float]
    state_bytes: dict[str, int]
    positions_per_second: dict[str, float]
    """How many turn ends the bots of a game judge in a second, each with a copy and the actions that lead to it."""
    hint_seconds: dict[str, float]
    """How long a hint in the middle of a game takes."""
    peers_missing: tuple[str, ...]


def random_game(game: Game, players: int) -> Contestant:
    """Random play with every action checked for legality, as any program would do it."""

    def play(seed: int) -> int:
        draw = random.Random(seed).random
        state = game.new(players, seed)
        while not state.over:
            seat = state.seats_to_act[0]
            options = state.options(seat)
            state.apply(options[int(draw() * len(options))], seat)
        return state.ply

    return play


def catanatron_game() -> Contestant:
    from catanatron import Color, Game, RandomPlayer

    colors = [Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE]

    def play(seed: int) -> int:
        match = Game([RandomPlayer(color) for color in colors], seed=seed)
        decisions = 0
        while match.winning_color() is None and decisions < 100_000:
            match.play_tick()
            decisions += 1
        return decisions

    return play


def open_spiel_game(name: str) -> Contestant:
    import pyspiel

    spiel = pyspiel.load_game(name)

    def play(seed: int) -> int:
        draw = random.Random(seed).random
        state = spiel.new_initial_state()
        decisions = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(draw() * len(actions))])
            decisions += 1
        return decisions

    return play


def contestants() -> tuple[dict[str, Contestant], list[str]]:
    """Every game of the house with four players (or its most), and the peers found here."""
    found: dict[str, Contestant] = {}
    missing = []
    for name in names():
        game = find_game(name)
        players = 4 if 4 in game.players else game.players[-1]
        found[f"herna {name}, {players} players"] = random_game(game, players)
    if find_spec("catanatron"):
        found["catanatron, 4 players"] = catanatron_game()
    else:
        missing.append("catanatron")
    if find_spec("pyspiel"):
        found["open_spiel backgammon (C++)"] = open_spiel_game("backgammon")
        if find_spec("open_spiel"):
            import open_spiel.python.games  # noqa: F401  (registers the games written in Python)

            found["open_spiel tic-tac-toe (Python)"] = open_spiel_game("python_tic_tac_toe")
    else:
        missing.append("open_spiel")
    return found, missing


def bench(progress: Callable[[str], None] | None = None, rounds: int = ROUNDS) -> BenchReport:
    """Play everything in turns and compare."""
    field, missing = contestants()
    for play in field.values():
        play(0)
    # What the contestants have loaded must not weigh on each other's rounds.
    gc.collect()
    gc.freeze()
    best: dict[str, tuple[float, float]] = {}
    for number in range(rounds):
        for name, play in field.items():
            if progress is not None:
                progress(f"{number + 1}/{rounds} {name}")
            speed = _round(play, number)
            best[name] = max(best.get(name, (0.0, 0.0)), speed)
    flagship = best["herna eight_minute_empire, 4 players"][0]
    lines = tuple(BenchLine(name, games, speed, flagship / speed) for name, (speed, games) in best.items())
    return BenchReport(
        python=f"{platform.python_implementation()} {platform.python_version()}",
        lines=lines,
        copy_microseconds={name: copy_cost(find_game(name)) for name in names()},
        state_bytes={name: state_size(middle(find_game(name))) for name in names()},
        positions_per_second={name: judging_speed(middle(find_game(name))) for name in names()},
        hint_seconds={name: hint_cost(middle(find_game(name))) for name in names()},
        peers_missing=tuple(missing),
    )


def _round(play: Contestant, number: int) -> tuple[float, float]:
    """Decisions and games a second in one round."""
    started = time.perf_counter()
    games = decisions = 0
    while (passed := time.perf_counter() - started) < ROUND_SECONDS:
        decisions += play(number * 1_000_000 + games)
        games += 1
    return decisions / passed, games / passed


def middle(game: Game) -> State:
    """A position from the middle of a random game."""
    draw = random.Random(7).random
    state = game.new(4 if 4 in game.players else game.players[-1], seed=7)
    for _ in range(60):
        options = state.options()
        state.apply(options[int(draw() * len(options))])
    return state


def copy_cost(game: Game) -> float:
    """Microseconds for one copy of a state: the best of several tries."""
    state, count = middle(game), 2_000
    tries = []
    for _ in range(15):
        started = time.perf_counter()
        for _ in range(count):
            state.copy()
        tries.append((time.perf_counter() - started) / count * 1e6)
    return min(tries)


def judging_speed(state: State) -> float:
    """Positions that are reached from this one and judged, in a second."""
    judge, seat = judge_of(state.setting), state.seats_to_act[0]
    started = time.perf_counter()
    judged = 0
    while (passed := time.perf_counter() - started) < ROUND_SECONDS / 2:
        judged += len(extend(judge, state, seat, None))
    return judged / passed


def hint_cost(state: State) -> float:
    """Seconds for one hint."""
    seat = state.seats_to_act[0]
    imagined = state.imagine(seat, random.Random(1))
    started = time.perf_counter()
    hints.ways(imagined, seat, 1)
    return time.perf_counter() - started


def state_size(state: State) -> int:
    """Bytes of a state with everything it alone holds."""
    seen: set[int] = set()

    def size(thing: object) -> int:
        if id(thing) in seen or isinstance(thing, int | str | type(None)):
            return 0
        seen.add(id(thing))
        inside = thing if isinstance(thing, list | tuple) else ()
        return sys.getsizeof(thing) + sum(size(part) for part in inside)

    return sys.getsizeof(state) + size(state.steps) + sum(size(getattr(state, name)) for name in state.board)
