"""What a position is worth to a seat: by what was learnt, or by what the game itself says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import mul
from typing import Protocol
from weakref import WeakKeyDictionary

from herna.bots.nets import Network
from herna.bots.weights import POINT, Learned, learned, sheet_of
from herna.kernel import Action, FeatureSheet, Setting, State

WON = 1000 * POINT
"""A game that is won is worth more than any lead in one that is not over."""


class Judge(Protocol):
    """Says what positions are worth, in thousandths of a point."""

    def worth(self, state: State, seat: int) -> float:
        """What a position is worth to a seat."""
        ...

    def chance(self, state: State, seat: int, actions: Sequence[Action], after: State) -> float:
        """What a piece of a turn is worth that leads to this position, before any die is rolled."""
        ...


class OwnJudge:
    """Goes by the game's own value: the real score, and what the game adds to it."""

    def worth(self, state: State, seat: int) -> float:
        return POINT * state.setting.game.value(state, seat)

    def chance(self, state: State, seat: int, actions: Sequence[Action], after: State) -> float:
        expected = state.setting.game.expected(state, seat, actions)
        return self.worth(after, seat) if expected is None else POINT * expected


class LearnedJudge:
    """Goes by weights that were learnt; a finished game counts as it ended."""

    def __init__(self, sheet: FeatureSheet, table: Learned, *, deep: bool = True) -> None:
        self.count = sheet.judge
        self.weights, self.bias = table.weights, table.bias
        self.net = Network(table.net) if deep and table.net is not None else None

    def worth(self, state: State, seat: int) -> float:
        if not state.steps:
            return outcome(state, seat)
        features = self.count(state, seat)
        value: int = sum(map(mul, self.weights, features)) + self.bias
        return value if self.net is None else value + self.net.added(features)

    def chance(self, state: State, seat: int, actions: Sequence[Action], after: State) -> float:
        """Luck is taken out by the game's own odds: how much better than usual it went, by the game's own value."""
        game = state.setting.game
        expected = game.expected(state, seat, actions)
        luck = 0.0 if expected is None else game.value(after, seat) - expected
        return self.worth(after, seat) - round(POINT * luck)


class PricedJudge:
    """Another judge's worth, and prices for some of the features: how a bot explores."""

    def __init__(self, inner: Judge, sheet: FeatureSheet, prices: Mapping[str, float]) -> None:
        self.inner, self.count = inner, sheet.judge
        self.prices = [(sheet.judged.index(name), round(POINT * price)) for name, price in prices.items() if price]

    def worth(self, state: State, seat: int) -> float:
        return self.inner.worth(state, seat) + self.priced(state, seat)

    def priced(self, state: State, seat: int) -> int:
        if not self.prices or not state.steps:
            return 0
        features = self.count(state, seat)
        return sum(price * features[number] for number, price in self.prices)

    def chance(self, state: State, seat: int, actions: Sequence[Action], after: State) -> float:
        return self.inner.chance(state, seat, actions, after) + self.priced(after, seat)


def margin(state: State, seat: int) -> float:
    """How well a game stands that is over: mostly points ahead of the best of the others."""
    return state.setting.game.achieved(state, seat)


def outcome(state: State, seat: int) -> int:
    """What a finished game is worth: to win first of all, then the lead."""
    return round(WON * state.setting.share(state.winners, seat) + POINT * margin(state, seat))


_judges: WeakKeyDictionary[Setting, dict[bool, Judge]] = WeakKeyDictionary()


def judge_of(setting: Setting, *, deep: bool = False) -> Judge:
    """The best judge there is for a setting; `deep` asks the net as well, where one was learnt.

    Raises `BadSetting` for weights that are broken or belong to other rules.
    """
    known = _judges.setdefault(setting, {})
    if deep not in known:
        sheet = sheet_of(setting)
        table = learned(setting, sheet)
        known[deep] = OwnJudge() if table is None else LearnedJudge(sheet, table, deep=deep)
    return known[deep]
