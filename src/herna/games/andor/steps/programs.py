"""How cards take effect: programs of operations, carried out one after another."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeVar

from msgspec.structs import replace

from herna.games.andor import creatures
from herna.games.andor.actions import ChooseHero, Contribute, Decline
from herna.games.andor.heroes import lose_willpower
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.deciding import GroupStep
from herna.games.andor.steps.selecting import selected
from herna.games.andor.vocabulary import Heroes, Op
from herna.games.andor.vocabulary import operations as op
from herna.kernel import Action, Automatic, Prompt

Deed = Callable[[AndorState, Any, int, int], None]
Doer = TypeVar("Doer", bound=Deed)

DEEDS: dict[type[Op], Deed] = {}
"""What each operation does; the files of `deeds` fill it in."""


def deed(word: type[Op]) -> Callable[[Doer], Doer]:
    """Marks the function that carries out an operation for the hero and the space a card is about."""

    def mark(function: Doer) -> Doer:
        DEEDS[word] = function
        return function

    return mark


class Carry(Automatic, frozen=True):
    """Carry out a program from an operation on; `hero` and `space` are those it is about."""

    program: int
    at: int
    hero: int
    space: int

    def run(self, state: AndorState) -> None:
        program = state.setting.programs[self.program]
        if self.at >= len(program):
            return
        if self.at + 1 < len(program):
            state.push(Carry(self.program, self.at + 1, self.hero, self.space))
        perform(state, program[self.at], self.program, self.at, self.hero, self.space)


def carry(state: AndorState, program: int, hero: int, space: int) -> None:
    if program != NONE:
        state.push(Carry(program, 0, hero, space))


def perform(state: AndorState, word: Op, program: int, at: int, hero: int, space: int) -> None:
    """Carry out one operation; first ask whom it concerns, or for a ransom, where that is left to the group."""
    who = getattr(word, "who", None)
    if isinstance(who, Heroes) and who.choose is not None:
        among = tuple(selected(state, who, hero))
        if among and not (len(among) <= who.choose and not who.up_to):
            state.push(ChooseHeroes(among, who.choose, who.up_to, program, at, hero, space))
            return
        perform_for(state, program, at, among, space)
        return
    ransom = getattr(word, "ransom", None)
    if ransom is not None and concerns_anything(state, word):
        price = state.setting.amount(ransom.n)
        gold = ransom.pay == "gold-or-willpower"
        if can_ransom(state, price, gold):
            state.push(PayRansom(price, gold, program, at, hero, space))
            return
    do(state, word, hero, space)


def do(state: AndorState, word: Op, hero: int, space: int) -> None:
    DEEDS[type(word)](state, word, hero, space)


def perform_unpaid(state: AndorState, program: int, at: int, hero: int, space: int) -> None:
    """The ransom was refused."""
    do(state, state.setting.programs[program][at], hero, space)


def perform_for(state: AndorState, program: int, at: int, heroes: tuple[int, ...], space: int) -> None:
    """Carry an operation out for the heroes that were picked."""
    word = state.setting.programs[program][at]
    for seat in heroes:
        do(state, replace(word, who="that-hero"), seat, space)


def concerns_anything(state: AndorState, word: Op) -> bool:
    """Is there a creature or a piece that the operation would touch?"""
    if isinstance(word, op.Advance):
        return bool(creatures.picked(state, word.kind, word.pick))
    if isinstance(word, op.Remove):
        pieces = state.setting.pieces_named(word.what)
        return any(piece in pieces for ground in state.ground for piece in ground)
    return True


class ChooseHeroes(GroupStep, frozen=True):
    """The group picks heroes for what a card does to some of them."""

    among: tuple[int, ...]
    left: int
    up_to: bool
    program: int
    at: int
    hero: int
    space: int
    chosen: tuple[int, ...] = ()

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found: list[Action] = [ChooseHero(hero) for hero in self.among if hero not in self.chosen]
        if self.up_to or not found:
            found.append(Decline())
        return found

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        chosen = (*self.chosen, action.seat) if isinstance(action, ChooseHero) else self.chosen
        if isinstance(action, ChooseHero) and len(chosen) < min(self.left, len(self.among)):
            state.push(
                ChooseHeroes(self.among, self.left, self.up_to, self.program, self.at, self.hero, self.space, chosen)
            )
            return
        perform_for(state, self.program, self.at, chosen, self.space)


class PayRansom(GroupStep, frozen=True):
    """The group may pay together to be spared."""

    left: int
    gold: bool
    program: int
    at: int
    hero: int
    space: int
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

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if not isinstance(action, Contribute):
            perform_unpaid(state, self.program, self.at, self.hero, self.space)
            return
        if action.unit == "gold":
            state.gold[action.seat] -= action.amount
        else:
            lose_willpower(state, action.seat, action.amount)
        if self.left > action.amount:
            rest = self.left - action.amount
            state.push(PayRansom(rest, self.gold, self.program, self.at, self.hero, self.space, begun=True))


def can_ransom(state: AndorState, price: int, gold: bool) -> bool:
    """Has the group enough together?"""
    means = sum(points - 1 for points in state.willpower if points > 1)
    return means + (sum(state.gold) if gold else 0) >= price
