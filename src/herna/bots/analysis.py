"""A finished game looked at again, turn by turn, from what each seat knew then.

For every turn: how good everybody's chances were after it, what whoever played it gave away against the best turn that
was found, and what draws and rolls brought. Luck and choices are told apart by dealing what was hidden again.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterator, Mapping
from typing import Literal

import msgspec

from herna.bots.judging import Judge, judge_of, margin
from herna.bots.levels import SKILLS
from herna.bots.planner import Planner
from herna.bots.turns import best_turn
from herna.bots.weights import POINT
from herna.kernel import Action, IllegalAction, Move, Record, Setting, State
from herna.words import LANGUAGES, say, spoken_label

LEVEL = "fair"
"""Whose turns the turns of people are compared with: one that says what every turn end is worth."""
SECONDS = 1.0
DEALS = 4
"""How often what was hidden is dealt again to tell luck from choice."""
THOUSAND = 1000
NARROWEST = 0.5
"""The points by which the end of a game is uncertain even before the last turn."""
WORTH_TELLING = {"chance": 30, "worth": 500}
"""What must be given away before something is called better: thousandths of a win, or of a point."""
FOLLOWING = 8
QUICK = 2
"""Positions that are kept while it is looked what a seat could make of what came up."""

Measure = Literal["chance", "worth"]


class TurnSeen(msgspec.Struct, frozen=True):
    """One turn. All numbers are thousandths of a win, or of a point where all win or lose together."""

    seat: int
    first: int
    """Moves that had been made before it."""
    last: int
    """Moves that had been made with it."""
    standing: tuple[int, ...]
    """How every seat stood after it, as far as that seat knew."""
    lost: int
    """What the best turn that was found would have brought beyond this one."""
    luck: int
    """What draws and rolls brought beyond what was to be expected: those of this turn, and what came up before it."""
    better: dict[str, tuple[str, ...]] = {}
    """By language: the actions of the better turn; nothing where this one was as good."""


class Analysis(msgspec.Struct, frozen=True):
    """All turns of a game. `measure` says what the numbers are."""

    measure: Measure
    turns: list[TurnSeen]


def measure_of(setting: Setting) -> Measure:
    """Chances of winning among rivals; where all win or lose together, what the position is worth."""
    return "worth" if setting.together else "chance"


Turn = tuple[int, int, int]
"""Who played a turn, and the moves made before and with it."""


def turns_of(record: Record) -> list[Turn]:
    """The turns of a game. One is over when somebody else moves; alone, when something has come to light."""
    return parted(record.moves, revealing(record) if record.setting.players == 1 else frozenset())


def parted(moves: list[Move], cuts: frozenset[int] = frozenset()) -> list[Turn]:
    """The turns of these moves; whoever moves on after one of the cuts begins another.

    >>> parted([])
    []
    """
    found: list[Turn] = []
    for number, move in enumerate(moves):
        if found and found[-1][0] == move.seat and number not in cuts:
            found[-1] = (move.seat, found[-1][1], number + 1)
        else:
            found.append((move.seat, number, number + 1))
    return found


def revealing(record: Record) -> frozenset[int]:
    """How many moves had been made each time when one had brought something to light."""
    state = record.replay(0)
    found = set()
    for number, move in enumerate(record.moves, start=1):
        state.apply(move.action, move.seat)
        if state.learnt:
            found.add(number)
    return frozenset(found)


def analyse(record: Record) -> Iterator[TurnSeen]:
    """Every turn of a game, one after the other."""
    turns = turns_of(record)
    return some_turns(record, 0, len(turns), turns)


def some_turns(record: Record, first: int, count: int, turns: list[Turn] | None = None) -> Iterator[TurnSeen]:
    """Some turns of a game; whatever the parts, the whole is the same. `turns` are all of them, where one has them."""
    part = (turns_of(record) if turns is None else turns)[first : first + count]
    if not part:
        return
    moves = record.moves
    state = record.replay(max(0, part[0][1] - 1))
    for seat, begun, ended in part:
        looker = Looker(state.setting, 1 - begun / len(moves), f"turn {begun}")
        fortune = 0.0
        if state.ply < begun:
            before, last = state.copy(), moves[begun - 1]
            state.apply(last.action, last.seat)
            if last.seat != seat:  # what one's own moves bring to light is the luck of the turn before
                fortune = looker.fortune(before, last, state, seat)
        yield looker.turn(state, seat, [move.action for move in moves[begun:ended]], fortune)
        if ended < len(moves):
            state = looker.before_last


class Looker:
    """Looks at one turn; `left` is the part of the game that lay ahead of it."""

    def __init__(self, setting: Setting, left: float, seed: str) -> None:
        self.setting, self.left = setting, left
        self.measure = measure_of(setting)
        self.judge: Judge = judge_of(setting)
        self.dice = random.Random(seed)
        self.before_last: State
        """The position before the last move of the turn that was looked at."""

    def turn(self, state: State, seat: int, actions: list[Action], fortune: float) -> TurnSeen:
        """Look at a turn, and play it in the state; `fortune` is what came up before it, in points."""
        begun = state.ply
        best, better = self.best(state, seat)
        luck = 0.0
        for action in actions:
            before = self.before_last = state.copy()
            state.apply(action, seat)
            if state.learnt or state.over:
                luck += self.points(state, seat) - self.expected(before, seat, action)
        after = self.points(state, seat)
        lost = 0 if best is None else max(0, self.told(best) - self.told(after - luck))
        tell = lost >= WORTH_TELLING[self.measure]
        return TurnSeen(
            seat,
            begun,
            begun + len(actions),
            self.standing(state),
            lost if tell else 0,
            self.told(after) - self.told(after - luck - fortune),
            better if tell else {},
        )

    def best(self, state: State, seat: int) -> tuple[float | None, dict[str, tuple[str, ...]]]:
        """What the best turn found is worth, and its actions in words; nothing where a game's own planner decides."""
        if len(state.options(seat)) < 2:
            return None, {}
        imagined = state.imagine(seat, self.dice)
        bot = Planner(SKILLS[LEVEL], LEVEL, self.dice.getrandbits(32), seconds=SECONDS)
        bot.think(imagined.copy(), seat)
        if not bot.thought:
            return None, {}
        line = bot.thought[0]
        if line.after.over:
            return self.final(line.after, seat), in_words(imagined, seat, line.actions)
        return line.worth / POINT, in_words(imagined, seat, line.actions)

    def points(self, state: State, seat: int) -> float:
        """What a position is worth to a seat in points, from what it knows."""
        if state.over:
            return self.final(state, seat)
        return sum(self.judge.worth(state.imagine(seat, self.dice), seat) for _ in range(DEALS)) / DEALS / POINT

    def final(self, state: State, seat: int) -> float:
        """A finished game in points: the lead; won or lost without one counts as half a point."""
        lead = margin(state, seat)
        if self.measure == "worth":
            return self.judge.worth(state, seat) / POINT
        share = self.setting.share(state.winners, seat)
        return max(lead, NARROWEST) if share == 1 else min(lead, -NARROWEST) if share == 0 else lead

    def expected(self, before: State, seat: int, action: Action) -> float:
        """What an action is worth on average, with everything hidden from the seat dealt again."""
        total = 0.0
        for _ in range(DEALS):
            world = before.imagine(seat, self.dice)
            world.apply(action, seat)
            total += self.final(world, seat) if world.over else self.judge.worth(world, seat) / POINT
        return total / DEALS

    def fortune(self, before: State, last: Move, state: State, seat: int) -> float:
        """What somebody else's last move turned up for this seat, in points: its best turn now against its best turns
        with everything hidden dealt again. A game's own planner does not say what turns are worth."""
        if not state.learnt or state.over or self.setting.game.brings("advise"):
            return 0.0
        found = []
        for _ in range(DEALS):
            world = before.imagine(seat, self.dice)
            try:
                world.apply(last.action, last.seat)
            except IllegalAction:
                continue  # in this deal whoever moved last could not have done so
            if not world.over and seat in world.seats_to_act:
                found.append(best_turn(self.judge, world, seat, QUICK).worth / POINT)
        now = best_turn(self.judge, state.imagine(seat, self.dice), seat, QUICK).worth / POINT
        return now - sum(found) / len(found) if found else 0.0

    def told(self, points: float) -> int:
        """Points in thousandths of the measure."""
        if self.measure == "worth":
            return round(THOUSAND * points)
        return round(THOUSAND * chance(points, self.setting.game.swing, self.left))

    def standing(self, state: State) -> tuple[int, ...]:
        """How every seat stands; among rivals the chances of all sides together are one win."""
        if self.measure == "chance" and state.over:
            return tuple(round(THOUSAND * self.setting.share(state.winners, seat)) for seat in range(len(state.scores)))
        each = [self.told(self.points(state, seat)) for seat in range(self.setting.players)]
        if self.measure == "worth":
            return tuple(each)
        sides = {team: max(1, sum(each[seat] for seat in team) // len(team)) for team in self.setting.teams}
        whole = sum(sides.values())
        shares = {seat: round(THOUSAND * side / whole) for team, side in sides.items() for seat in team}
        return tuple(shares[seat] for seat in range(self.setting.players))


def chance(lead: float, swing: float, left: float) -> float:
    """The chance that a lead that is expected becomes a win: the end varies the more the more of the game is left.

    >>> chance(0, 8, 1), round(chance(8, 8, 1), 2), round(chance(4, 8, 0), 2)
    (0.5, 0.83, 1.0)
    """
    return 0.5 * (1 + math.erf(lead / (math.sqrt(2) * (NARROWEST + swing * math.sqrt(max(0.0, left))))))


def in_words(state: State, seat: int, actions: tuple[Action, ...]) -> dict[str, tuple[str, ...]]:
    """The actions of a turn in every language, as the seat would have been offered them."""
    told: dict[str, list[str]] = {language: [] for language in LANGUAGES}
    after = state.copy()
    for action in actions[:FOLLOWING]:
        if action not in after.options(seat):
            break
        view = after.view(seat)
        for language, labels in told.items():
            labels.append(spoken_label(view, action, state.setting, say(language, state.setting.game.name)))
        after.apply(action, seat)
    return {language: tuple(labels) for language, labels in told.items()}


def turning_points(turns: list[TurnSeen], most: int = 3) -> list[TurnSeen]:
    """The turns that gave most away, in the order in which they came."""
    worst = sorted((turn for turn in turns if turn.lost), key=lambda turn: -turn.lost)[:most]
    return sorted(worst, key=lambda turn: turn.first)


def luck_of(turns: list[TurnSeen], players: int) -> Mapping[int, int]:
    """What luck brought to each seat over the whole game."""
    return {seat: sum(turn.luck for turn in turns if turn.seat == seat) for seat in range(players)}
