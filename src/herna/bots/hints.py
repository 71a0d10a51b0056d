"""What a bot would do in somebody's place: up to three ways on, each with its reason and what it is worth.

Everything comes from imagined states, so that a hint tells nothing that the seat could not know.
"""

from __future__ import annotations

import random
import time
from collections import Counter
from typing import NamedTuple

from herna.bots.judging import WON, LearnedJudge
from herna.bots.levels import SKILLS
from herna.bots.planner import Planner
from herna.bots.turns import Deadline, Line
from herna.bots.weights import POINT
from herna.kernel import Action, Reason, State

LEVEL = "strong"
"""Whose advice is given."""
SECONDS = 0.8
"""How long a hint is thought about."""
MOST = 3
WORLDS = 9
"""How often a game's own planner is asked, each time with everything hidden dealt anew."""
CERTAIN = 0.98
"""A turn that wins in this share of the deals that were tried wins."""


class Way(NamedTuple):
    """One way on: what is done now and then in the same turn, why, and what it is worth (both in words by
    `herna.words.reason_text`)."""

    actions: tuple[Action, ...]
    reason: Reason
    estimate: Reason | None


class Adviser(Planner):
    """Plans as its level does, but looks at one turn for every way to begin before it looks at a second."""

    def __init__(self, seed: int, seconds: float) -> None:
        super().__init__(SKILLS[LEVEL], LEVEL, seed, seconds=seconds)

    def look_ahead(self, state: State, seat: int, lines: list[Line]) -> list[Line]:
        return super().look_ahead(state, seat, [*begun_each(lines), *lines])


def ways(state: State, seat: int, seed: int = 0, seconds: float = SECONDS) -> list[Way]:
    """Up to three ways on for a seat that has something to choose, the best first.

    `state` is an imagined one and is played on. The first action of each way is one of those that are offered.
    """
    options = state.options(seat)
    if not options:
        return []
    if len(options) == 1:
        return [Way(options, Reason("only"), None)]
    if state.setting.game.brings("advise") and (found := planned(state, seat, seconds, random.Random(seed))):
        return found
    bot = Adviser(seed, seconds)
    first = bot.think(state.copy(), seat)
    why = bot.why(state, seat, first)
    return [
        Way(line.actions, why if line is bot.thought[0] else reason(state, seat, line, bot), worth(line, bot))
        for line in begun_each(bot.thought)[:MOST]
    ]


def begun_each(lines: list[Line]) -> list[Line]:
    """The best turn of every first action, in their order."""
    best: dict[Action, Line] = {}
    for line in lines:
        best.setdefault(line.begin[0], line)
    return list(best.values())


def reason(state: State, seat: int, line: Line, bot: Adviser) -> Reason:
    """Why a turn that is not the best one is good as well: the game's words for it, or how near it comes."""
    found = state.setting.game.reason(state, seat, line.begin)
    behind = round((bot.thought[0].worth - line.worth) / POINT, 1)
    return found or (Reason("behind", {"points": behind}) if behind > 0 else Reason("as-good-as-first"))


def worth(line: Line, bot: Adviser) -> Reason:
    """What is expected of a turn: the lead at the end of the game where that was learnt, else the game's own count."""
    points = line.worth
    if not isinstance(bot.judge, LearnedJudge):
        counted = round(points / POINT, 1)
        return Reason("then-worth", {"points": abs(counted), "below": "yes" if counted < 0 else "no"})
    won = points / WON
    if won > 1 - CERTAIN:
        return Reason("wins") if won >= CERTAIN else Reason("wins-often", {"percent": round(100 * won)})
    lead = round(points / POINT, 1)
    side = "ahead" if lead > 0 else "behind" if lead else "even"
    return Reason("forecast", {"points": abs(lead), "side": side})


def planned(state: State, seat: int, seconds: float, dice: random.Random) -> list[Way]:
    """What a game's own planner says, asked again with everything hidden dealt anew, as often as there is time.

    The first answer may take a third of the time.
    """
    game = state.setting.game
    end = time.perf_counter() + seconds
    votes: Counter[Action] = Counter()
    worlds, longest = 0, 0.0
    while not worlds or (worlds < WORLDS and time.perf_counter() + longest < end):
        began = time.perf_counter()
        world = state.copy() if not worlds else state.imagine(seat, dice)
        action = game.advise(world, seat, Deadline(seconds / 3).over)
        longest = max(longest, time.perf_counter() - began)
        worlds += 1
        if action is None:
            break
        if action in state.options(seat):
            votes[action] += 1
    return [
        Way(
            (action,),
            game.reason(state, seat, (action,)) or Reason("plan"),
            Reason("plan-in", {"count": count, "worlds": worlds}),
        )
        for action, count in votes.most_common(MOST)
    ]
