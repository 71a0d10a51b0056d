"""Which games of Monster Lands are kept: many settings of several players, every scenario won and lost, campaigns too.

Everything here is given by seeds and bots, so `python -m tests.golden.records monster_lands` makes all of them again
(some five minutes; `--only 88` makes one).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from herna.bots import bot
from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.solo import SCENARIO_IDS, VETERAN
from herna.games.monster_lands.state import LandsState
from herna.kernel import Action, Match
from tests.games.battery import Setting, draw_setting, settings_of

SEVERAL, PLAIN = 45, 3
"""How many records of several players; the first ones with nothing but the usual options."""
TRIES = 60
"""How many games are played for one that is to be won or lost."""
CAMPAIGN_SEED, GAME_TRIES = 1, 40
"""The campaign that is won: so often each of its games is tried for a veteran's rating."""
Played = Callable[[int], Match]


def plan(mixed: Callable[[Setting, int], Match]) -> list[Played]:
    """What is played for each record, by its number. `mixed` plays a game of several by bots of all levels."""
    return [*several(mixed), *scenarios(), *campaigns()]


def several(mixed: Callable[[Setting, int], Match]) -> Iterator[Played]:
    """Two to four clans: each number of players plainly, then everything drawn, every other one with tricks."""
    draw = random.Random(GAME.name)
    plain = [setting for setting in settings_of(GAME.name) if setting[1] > 1][:PLAIN]
    for number in range(SEVERAL):
        if number < PLAIN:
            setting = plain[number]
        else:
            setting = draw_setting(GAME.name, draw, scenario="none", tricks=number % 2 == 0)
        yield partial(mixed, setting)


def scenarios() -> Iterator[Played]:
    """Every scenario as it is usually played, won; then with everything drawn: won, lost, and as it comes."""
    draw = random.Random(f"{GAME.name} alone")
    for scenario in SCENARIO_IDS:
        usual: dict[str, Any] = {"scenario": scenario, "level": "normal"}
        drawn = [draw_setting(GAME.name, draw, scenario=scenario, campaign=False)[2] for _ in range(2)]
        yield partial(until, usual, "greedy", won=True)
        yield partial(until, drawn[0] | {"level": "normal"}, "greedy", won=True)
        yield partial(until, drawn[1], "random", won=False)
        yield partial(alone, drawn[1], "greedy")


def campaigns() -> Iterator[Played]:
    """Lost at once by chance, lost after some games by the greedy bot, and won."""
    for level in ("easy", "hard"):
        yield partial(until, {"campaign": True, "level": level}, "random", won=False)
    yield partial(until, {"campaign": True, "level": "normal"}, "greedy", won=False)
    yield won_campaign


def alone(options: dict[str, Any], level: str, seed: int) -> Match:
    """A game, or a campaign, by one bot."""
    match, player = Match.new(GAME, 1, seed, **options), bot(level, seed)
    while not match.state.over:
        match.play(player.choose(match.state, 0), 0)
    return match


def until(options: dict[str, Any], level: str, number: int, *, won: bool) -> Match:
    """The first game that ends so, with one seed after another."""
    for seed in range(number * TRIES, (number + 1) * TRIES):
        match = alone(options, level, seed)
        if bool(match.state.winners) is won:
            return match
    raise AssertionError(f"{options} never ends so by the {level} bot")


def won_campaign(_: int) -> Match:
    """Each game is tried with one greedy bot after another until a veteran's rating leads to the next scenario. Where
    none does, the best of them is played: the campaign's rules let it be repeated, with other cards."""
    match = Match.new(GAME, 1, CAMPAIGN_SEED, campaign=True)
    while not match.state.over:
        best: tuple[int, list[Action]] = (-1, [])
        for seed in range(GAME_TRIES):
            moves, rating = one_game(match.state, seed)
            if rating > best[0]:
                best = rating, moves
            if rating >= VETERAN:
                break
        for action in best[1]:
            match.play(action, 0)
        if not match.state.over:
            match.play(match.state.options()[0], 0)
    assert match.state.winners
    return match


def one_game(start: Any, seed: int) -> tuple[list[Action], int]:
    """The moves of one game of a campaign from its first to its rating."""
    state, player = start.copy(), bot("greedy", seed)
    assert isinstance(state, LandsState)
    before, moves = len(state.history), []
    while len(state.history) == before:
        moves.append(player.choose(state, 0))
        state.apply(moves[-1], 0)
    return moves, state.history[-1].rating
