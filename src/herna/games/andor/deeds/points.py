"""Willpower, strength and hours of heroes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.andor.actions import Share
from herna.games.andor.deeds.dice import roll
from herna.games.andor.heroes import (
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
from herna.kernel import Action, Prompt


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


class ShareWillpower(GroupStep, frozen=True):
    """The group shares a gain, or a loss, of willpower; nobody is pushed below 1 while another can pay."""

    left: int

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        heroes = range(len(state.space))
        if self.left > 0:
            return [
                Share(hero, points)
                for hero in heroes
                for points in range(min(self.left, MOST_WILLPOWER - state.willpower[hero]), 0, -1)
            ]
        able = [(hero, min(-self.left, state.willpower[hero] - 1)) for hero in heroes]
        return [Share(hero, points) for hero, most in able for points in range(most, 0, -1)]

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("share-willpower" if self.left > 0 else "share-loss", {"left": abs(self.left)})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        assert isinstance(action, Share)
        if self.left > 0:
            gain_willpower(state, action.seat, action.amount)
            share_willpower(state, self.left - action.amount)
        else:
            lose_willpower(state, action.seat, action.amount)
            share_willpower(state, self.left + action.amount)


def share_willpower(state: AndorState, points: int) -> None:
    """Ask for the rest, as far as anybody can gain or pay at all."""
    if points and ShareWillpower(points).options(state, 0):
        state.push(ShareWillpower(points))


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
