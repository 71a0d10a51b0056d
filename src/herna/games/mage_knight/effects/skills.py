"""Words of skills: cards sideways, leadership, Motivation."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from herna.games.mage_knight.actions import ChooseRival, PayWith
from herna.games.mage_knight.effects.colours import named_colours
from herna.games.mage_knight.geometry import distance
from herna.games.mage_knight.rules.hero import take_wounds
from herna.games.mage_knight.rules.mana import Mana, payments
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.paying import pay
from herna.games.mage_knight.steps.reactions import Forewarn
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.conditions import NoSourceDieUsedThisTurn
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.specials import (
    ClosestHeroWound,
    Leadership,
    ManaExploitCentre,
    ManaOverloadCentre,
    ManaSuppressionCentre,
    MotivationLock,
    SourceFreezeCentre,
)
from herna.games.programs import (
    EffectStep,
    Frame,
    Ledger,
    Paid,
    SkipEffect,
    UseEffect,
    does,
    needs,
    put_in_force,
    raise_flag,
)
from herna.kernel import Action, Automatic


class PayForSideways(EffectStep, frozen=True):
    """With which mana is the skill paid for?"""

    clause = "MK-4.2"

    colours: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        ways = (PayWith(*mana[:3]) for _, mana in payments(state, seat, self.colours, Ledger()))
        return list(dict.fromkeys(ways))

    def take(self, state: KnightState, seat: int, action: PayWith) -> None:
        put_in_force(state, self.frame.with_bound("paid", (action.colour,)), "turn")
        pay(state, seat, Mana(action.kind, action.face, action.colour))


class ForgoDice(EffectStep, frozen=True):
    """Is more worth it, without any die of the Source in this turn?"""

    clause = "MK-4.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [UseEffect(), SkipEffect()]

    def take(self, state: KnightState, seat: int, action: UseEffect | SkipEffect) -> None:
        if isinstance(action, UseEffect):
            put_in_force(state, self.frame.with_bound("forgone", (1,)), "turn")
            state.change_turn(seat, dice=replace(state.turn_of(seat).dice, forgone=True))
        else:
            put_in_force(state, self.frame, "turn")


@does(word.Sideways)
def sideways(state: KnightState, this: word.Sideways, frame: Frame) -> None:
    if this.pay:
        state.push(PayForSideways(frame, named_colours(state, this.pay, frame)))
    elif (
        any(isinstance(one, NoSourceDieUsedThisTurn) for one in this.better)
        and not state.turn_of(frame.actor).dice.used
    ):
        state.push(ForgoDice(frame))
    else:
        put_in_force(state, frame, "turn")


@needs(word.Sideways)
def sideways_needs(state: KnightState, this: word.Sideways, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if not this.pay:
        yield ledger, frame
        return
    for then, _ in payments(state, frame.actor, named_colours(state, this.pay, frame), ledger):
        yield then, frame


@does(Leadership, free=True)
def leadership(state: KnightState, this: Leadership, frame: Frame) -> None:
    put_in_force(state, frame, "turn", 1)


@does(MotivationLock, free=True)
def motivation_lock(state: KnightState, this: MotivationLock, frame: Frame) -> None:
    """Until the end of the next turn of one's own: the turn it was used in does not count."""
    state.motivation[frame.actor] = 2 if state.scope_of(frame.actor) == frame.actor else 1


# Healing Ritual


def nearest(state: KnightState, seat: int) -> list[int]:
    """The heroes nearest to a seat's, partners left alone (MK-26.8); whoever waits at the portal counts as standing on
    it."""
    lattice, portal = state.setting.lattice, state.setting.portal
    at = [lattice.hexes[place if place != NONE else portal] for place in state.place]
    far = {other: distance(at[seat], at[other]) for other in state.present}
    far = {other: steps for other, steps in far.items() if not state.setting.same_side(seat, other)}
    return [other for other, steps in far.items() if steps == min(far.values())]


class WoundNearest(EffectStep, frozen=True):
    """Which of the nearest heroes takes the wound?"""

    clause = "MK-12.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [ChooseRival(other) for other in nearest(state, seat)]

    def take(self, state: KnightState, seat: int, action: ChooseRival) -> None:
        state.push_all([Forewarn(action.seat), GiveWound(action.seat)])


class GiveWound(Automatic[KnightState], frozen=True):
    """A wound comes to the hand of a hero."""

    seat: int

    def run(self, state: KnightState) -> None:
        take_wounds(state, self.seat, 1)


@does(ClosestHeroWound, free=True)
def closest_hero_wound(state: KnightState, this: ClosestHeroWound, frame: Frame) -> None:
    near = nearest(state, frame.actor)
    if frame.things("thrown") and near:
        question = WoundNearest(frame)
        if len(near) == 1:
            question.take(state, frame.actor, ChooseRival(near[0]))
        else:
            state.push(question)


# Tokens in the middle


@does(Centre, free=True)
def centre(state: KnightState, this: Centre, frame: Frame) -> None:
    """The token lies in the middle until the next turn of its owner begins, with what is marked on it."""
    if this.mark:
        frame = frame.with_bound("mark", frame.things(this.mark))
    put_in_force(state, frame, "next-turn")


@does(ManaExploitCentre, free=True)
def mana_exploit(state: KnightState, this: ManaExploitCentre, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(ManaOverloadCentre, free=True)
def mana_overload(state: KnightState, this: ManaOverloadCentre, frame: Frame) -> None:
    """Nothing happens until somebody powers a card with the marked colour."""


@does(ManaSuppressionCentre, free=True)
def mana_suppression(state: KnightState, this: ManaSuppressionCentre, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@does(SourceFreezeCentre, free=True)
def source_freeze(state: KnightState, this: SourceFreezeCentre, frame: Frame) -> None:
    raise_flag(state, "extra-source-die", "turn", frame, -1)


SKILL_STEPS = (PayForSideways, ForgoDice, WoundNearest, GiveWound)
