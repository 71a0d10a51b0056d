"""Games from which a value is learnt: bots of mixed kinds play, and every turn is written down as numbers."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any, NamedTuple

from herna.bots.judging import Judge, OwnJudge, PricedJudge, margin
from herna.bots.planner import Planner, Skill
from herna.bots.turns import Line, continued, extend, follow, turn_over, worth_first
from herna.bots.weights import sheet_of
from herna.kernel import Action, BadSetting, FeatureSheet, Game, Setting, State

WIDTHS = (3, 5)
SKETCHED = 4
"""Ways to go on that a quick game looks at."""
BOLDEST = 0.3
"""How often the boldest explorer plays another turn than its best."""
VARIED = 0.5
"""The part of the games that are played with other options than the usual ones."""
VICTORY = 10.0
"""Points that a common victory is worth where all win or lose together."""
LONGEST = 20_000
"""Decisions after which a game is given up: explorers may lead each other round in circles."""


class Rows(NamedTuple):
    """What was written down: the features of a seat at the end of a turn, and how the game ended for it."""

    features: list[list[int]]
    results: list[float]


class Explorer(Planner):
    """Plans turns by some judge, and now and then plays another one: another beginning, then well; or any end."""

    def __init__(self, judge: Judge, width: int, boldness: float, seed: int) -> None:
        super().__init__(Skill(width=width), "explorer", seed)
        self.judge, self.boldness = judge, boldness

    def advised(self, state: State, seat: int) -> Action | None:
        """Nobody: a value is learnt for those who plan by it, also where a game has a planner of its own."""
        return None

    def plan(self, state: State, seat: int) -> tuple[Action, ...]:
        """A turn: mostly the best one found. All ways to begin share one search, which is quick."""
        begun = extend(self.judge, state, seat, None)
        bold = self.dice.random() < self.boldness
        if bold and self.dice.random() < 0.7:
            begun = [self.dice.choice(begun)]
        ends: list[Line] = sorted(follow(self.judge, begun, seat, self.width), key=worth_first)
        if bold and len(begun) > 1:
            ends = [self.dice.choice(ends)]
        self.thought = ends
        return ends[0].actions


class Sketcher(Explorer):
    """Plays quickly: a few ways to begin a turn, each followed by the best of a few next pieces. For many games."""

    def plan(self, state: State, seat: int) -> tuple[Action, ...]:
        """A turn: the best of those few, or any of them."""
        ends = [self.sketched(line, seat) for line in self.few(state, seat, None)]
        ends.sort(key=worth_first)
        if self.dice.random() < self.boldness:
            ends = [self.dice.choice(ends)]
        self.thought = ends
        return ends[0].actions

    def sketched(self, line: Line, seat: int) -> Line:
        """A turn to its end."""
        for _ in range(line.after.setting.game.horizon):
            if turn_over(line.after, seat):
                break
            line = min(self.few(line.after, seat, line), key=worth_first)
        return line

    def few(self, state: State, seat: int, before: Line | None) -> list[Line]:
        """Some next pieces of a turn."""
        plans = list(state.setting.game.plans(state, seat))
        if len(plans) > SKETCHED:
            plans = self.dice.sample(plans, SKETCHED)
        return [continued(self.judge, state, seat, before, actions) for actions in plans]


def options_of(
    game: Game, players: int, sheet: FeatureSheet, dice: random.Random, usual: Mapping[str, Any]
) -> dict[str, Any]:
    """The options of one game to learn from: the usual ones, or some of the variants that the game names."""
    if dice.random() >= VARIED:
        return dict(usual)
    chosen = {name: dice.choice(values) for name, values in sheet.variants.items()}
    while chosen:
        try:
            game.setting_of(players, {**usual, **chosen})
            return {**usual, **chosen}
        except BadSetting:
            del chosen[dice.choice(list(chosen))]
    return dict(usual)


def explorer(judge: Judge | None, sheet: FeatureSheet, dice: random.Random, *, quick: bool = False) -> Explorer:
    """A bot to learn from: without a judge it goes by the game's own value and some price for what may be worth it."""
    width, seed = dice.choice(WIDTHS), dice.getrandbits(32)
    if judge is not None:
        return (Sketcher if quick else Explorer)(judge, width, dice.uniform(0, BOLDEST / 2), seed)
    prices = {name: dice.choice(values) for name, values in sheet.prices.items()}
    return Explorer(PricedJudge(OwnJudge(), sheet, prices), width, dice.uniform(0.05, BOLDEST), seed)


def explore(
    game: Game,
    players: int,
    seed: int,
    judges: Mapping[str, Judge] | None = None,
    usual: Mapping[str, Any] | None = None,
    *,
    quick: bool = False,
) -> Rows:
    """One game: the features of every seat after every turn, and the margin by which the seat won or lost.

    `judges` are what was learnt so far, by name; without any, and for one explorer of ten, the game's own value serves.
    `usual` are the options of what is learnt (`Game.lessons`). A `quick` game is one of sketchers.
    """
    dice = random.Random(f"explore {game.name} {players} {seed}")
    options = options_of(game, players, sheet_of(game.setting_of(players, usual or {})), dice, usual or {})
    state = game.new(players, dice.getrandbits(63), **options)
    sheet = sheet_of(state.setting)
    bots = [
        explorer(
            dice.choice(list(judges.values())) if judges and (quick or dice.random() < 0.9) else None,
            sheet,
            dice,
            quick=quick,
        )
        for _ in range(players)
    ]
    rows = Rows([], [])
    seats: list[int] = []
    while state.steps and state.ply < LONGEST:
        seat = state.seats_to_act[0]
        state.apply(bots[seat].choose(state, seat), seat)
        if state.steps and turn_over(state, seat):
            for other in range(players):
                rows.features.append(sheet.judge(state, other))
                seats.append(other)
    results = [result(state.setting, state, seat) for seat in range(players)]
    rows.results.extend(results[seat] for seat in seats)
    return rows


def result(setting: Setting, state: State, seat: int) -> float:
    """How a game ended for a seat, in points: its lead; where nobody may win, a victory on top."""
    lead = margin(state, seat)
    return lead + VICTORY * setting.share(state.winners, seat) if setting.nobody_may_win else lead
