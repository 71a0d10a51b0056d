"""Creatures walk, the dragon lands, the mine burns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.andor.actions import Keep, RaiseShield
from herna.games.andor.components import NUMBERS
from herna.games.andor.deeds.dice import roll
from herna.games.andor.deeds.placing import move_figure, spaces_meant
from herna.games.andor.events import CreatureRemoved, DragonLanded, FireBroke, FriendLeft
from herna.games.andor.pieces import FARMERS, GEMS
from herna.games.andor.rules import creatures
from herna.games.andor.rules.heroes import lose_willpower, raise_shield, shield_of
from herna.games.andor.state import FRIENDS, NONE, AndorState
from herna.games.andor.steps.ransoms import asks_ransom
from herna.games.andor.steps.settling import settle
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame, does
from herna.kernel import Action
from herna.kernel.kit import SeatStep


@does(op.Advance, free=True)
def advance(state: AndorState, word: op.Advance, frame: Frame) -> None:
    """Creatures take steps along their arrows, unless the group pays for it."""
    if word.ransom and creatures.picked(state, word.kind, word.pick) and asks_ransom(state, word.ransom, frame):
        return
    for _ in range(state.setting.amount(word.steps)):
        for start in creatures.picked(state, word.kind, word.pick):
            if not state.result:
                creatures.step(state, start, halt_at_gate=word.halt_at_gate)
    settle(state)


@does(op.ComeDown, free=True)
def land(state: AndorState, word: op.ComeDown, frame: Frame) -> None:
    """A dragon comes down on a space (AND-17.7)."""
    setting = state.setting
    kind = setting.kind_number[word.what]
    if kind in state.beaten:
        return
    target = next(iter(spaces_meant(state, word.at, 1, frame.about)), NONE)
    if target == NONE:
        return
    if kind in state.beasts:
        state.beasts[state.beasts.index(kind)] = NONE
    for friend in range(len(state.friends)):
        if state.friends[friend] == target and FRIENDS[friend] in ("prince", "dwarves", "witch"):
            move_figure(state, friend, NONE)
            state.tell(FriendLeft(friend))
    for piece in state.ground[target]:
        if piece in FARMERS or piece in GEMS:
            creatures.drop_out(state, target, piece)
    other = state.beasts[target]
    if other != NONE:
        creatures.step(state, target)
        if state.beasts[target] != NONE:
            state.beasts[target] = NONE
            creatures.release(state, other)
            state.tell(CreatureRemoved(other, target))
    state.beasts[target] = kind
    state.tell(DragonLanded(target))
    for seat, place_ in enumerate(state.space):
        if place_ == target:
            lose_willpower(state, seat, min(NUMBERS.landing_loss, state.willpower[seat] - NUMBERS.landing_floor))
    settle(state)


@does(op.FireBlast, free=True)
def fire_blast(state: AndorState, word: op.FireBlast, frame: Frame) -> None:
    """A red die says where it burns (AND-16.7)."""
    zone = roll(state)
    state.tell(FireBroke(zone))
    burning = state.setting.fire_zones[zone - 1]
    for seat in reversed(range(len(state.space))):
        if state.space[seat] in burning:
            burn(state, seat)


def burn(state: AndorState, seat: int) -> None:
    if shield_of(state, seat) != NONE:
        state.push(InTheFire(seat))
    else:
        lose_willpower(state, seat, NUMBERS.fire_loss)


class InTheFire(SeatStep[AndorState, RaiseShield | Keep], frozen=True):
    """A shield saves its owner from the fire."""

    clause: ClassVar[str] = "AND-16.7"

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return RaiseShield(), Keep()

    def take(self, state: AndorState, seat: int, action: RaiseShield | Keep) -> None:
        if isinstance(action, RaiseShield):
            raise_shield(state, seat)
        else:
            lose_willpower(state, seat, NUMBERS.fire_loss)
