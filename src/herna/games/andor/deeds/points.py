"""Willpower, strength and hours of heroes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.actions import Share
from herna.games.andor.deeds.dice import roll
from herna.games.andor.rules.heroes import (
    MOST_WILLPOWER,
    can_pay_hour,
    change_strength,
    gain_willpower,
    lose_willpower,
    pay_hour,
)
from herna.games.andor.state import AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.steps.selecting import does_to_heroes
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame
from herna.kernel import Prompt
from herna.kernel.kit import Distribute


@does_to_heroes(op.Willpower)
def willpower(state: AndorState, word: op.Willpower, frame: Frame, seats: Sequence[int]) -> None:
    points = state.setting.amount(word.n)
    if word.who == "group":
        if word.roll:
            points *= roll(state)
        share_willpower(state, points)
        return
    for seat in seats:
        change = points * roll(state) if word.roll else points
        if word.at_most is not None and state.willpower[seat] > word.at_most:
            change = word.at_most - state.willpower[seat]
        if word.at_least is not None and state.willpower[seat] < word.at_least:
            change = word.at_least - state.willpower[seat]
        if change > 0:
            gain_willpower(state, seat, change)
        elif change < 0 and lose_willpower(state, seat, -change):
            leave_battle(state, seat)


def leave_battle(state: AndorState, seat: int) -> None:
    """A hero who has fallen is out of the battle."""
    battle = state.battle
    if battle is not None and seat in battle.fighters:
        state.battle = replace(battle, fighters=tuple(one for one in battle.fighters if one != seat))


class SharePoints(GroupStep[Share], Distribute[AndorState, Share], frozen=True):
    """The group shares willpower."""

    def places(self, state: AndorState) -> Sequence[int]:
        return range(len(state.space))

    def piece(self, place: int, amount: int) -> Share:
        return Share(place, amount)


class ShareWillpower(SharePoints, frozen=True):
    """The group shares a gain of willpower."""

    def room(self, state: AndorState, place: int) -> int:
        return MOST_WILLPOWER - state.willpower[place]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-willpower", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: Share) -> None:
        gain_willpower(state, action.seat, action.amount)
        self.again(state, action.amount)


class ShareLoss(SharePoints, frozen=True):
    """The group shares a loss of willpower; nobody is pushed below 1 while another can pay."""

    def room(self, state: AndorState, place: int) -> int:
        return state.willpower[place] - 1

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-loss", {"left": self.left})

    def take(self, state: AndorState, seat: int, action: Share) -> None:
        lose_willpower(state, action.seat, action.amount)
        self.again(state, action.amount)


def share_willpower(state: AndorState, points: int) -> None:
    """Ask who gains or pays, as far as anybody can at all."""
    share: SharePoints = ShareWillpower(left=points) if points > 0 else ShareLoss(left=-points)
    if share.options(state, 0):
        state.push(share)


@does_to_heroes(op.Strength)
def strength(state: AndorState, word: op.Strength, frame: Frame, seats: Sequence[int]) -> None:
    for seat in seats:
        if word.to is not None:
            change_strength(state, seat, state.setting.amount(word.to) - state.strength[seat])
        change_strength(state, seat, state.setting.amount(word.n))


@does_to_heroes(op.SpendHours)
def spend_hours(state: AndorState, word: op.SpendHours, frame: Frame, seats: Sequence[int]) -> None:
    """Hours like any other: overtime costs willpower, and what nobody could pay is not spent (AND-3.4, AND-3.5)."""
    for seat in seats:
        for _ in range(word.n):
            if can_pay_hour(state, seat):
                pay_hour(state, seat)
