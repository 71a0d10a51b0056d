"""What the group may pay together to be spared."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.actions import Contribute, Decline
from herna.games.andor.rules.heroes import lose_willpower
from herna.games.andor.state import AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.vocabulary.values import Ransom
from herna.games.programs import Frame, word_at
from herna.games.programs.deeds import deed_of
from herna.kernel import Action, Prompt

REFUSED = "ransom-refused"
"""The change of an operation whose ransom nobody would pay."""


def asks_ransom(state: AndorState, ransom: Ransom | None, frame: Frame) -> bool:
    """Ask the group for a ransom if they can pay it and have not refused yet; says whether they are asked."""
    if ransom is None or frame.change(REFUSED):
        return False
    price = state.setting.amount(ransom.n)
    gold = ransom.pay == "gold-or-willpower"
    if not can_ransom(state, price, gold):
        return False
    state.push(PayRansom(frame, price, gold))
    return True


def can_ransom(state: AndorState, price: int, gold: bool) -> bool:
    """Does the group have enough together?"""
    means = sum(points - 1 for points in state.willpower if points > 1)
    return means + (sum(state.gold) if gold else 0) >= price


class PayRansom(GroupStep[Contribute | Decline], frozen=True):
    """The group may pay together to be spared."""

    frame: Frame
    left: int
    gold: bool
    begun: bool = False

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found: list[Action] = [] if self.begun else [Decline()]
        for hero in range(len(state.space)):
            if self.gold:
                found += (Contribute(hero, "gold", n) for n in range(min(self.left, state.gold[hero]), 0, -1))
            most = min(self.left, state.willpower[hero] - 1)
            found += (Contribute(hero, "willpower", n) for n in range(most, 0, -1))
        return found

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("ransom", {"left": self.left, "gold": int(self.gold)})

    def take(self, state: AndorState, seat: int, action: Contribute | Decline) -> None:
        if not isinstance(action, Contribute):
            word = word_at(state, self.frame)
            refused = replace(self.frame, changes=(*self.frame.changes, (REFUSED, 1)))
            deed_of(type(word))(state, word, refused)
            return
        if action.unit == "gold":
            state.gold[action.seat] -= action.amount
        else:
            lose_willpower(state, action.seat, action.amount)
        if self.left > action.amount:
            state.push(replace(self, left=self.left - action.amount, begun=True))
