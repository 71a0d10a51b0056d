"""Words of skills: cards sideways, leadership, Motivation."""

from __future__ import annotations

from collections.abc import Iterator

from herna.games.mage_knight.actions import PayWith
from herna.games.mage_knight.effects.colours import named_colours
from herna.games.mage_knight.effects.points import put_by
from herna.games.mage_knight.rules.mana import Mana, payments
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.mana import pay
from herna.games.mage_knight.vocabulary import points as word
from herna.games.mage_knight.vocabulary.magic import Centre
from herna.games.mage_knight.vocabulary.specials import (
    Leadership,
    ManaExploitCentre,
    MotivationLock,
    SourceFreezeCentre,
)
from herna.games.programs import EffectStep, Frame, Lasting, Ledger, SkipEffect, UseEffect, Way, does, needs, raise_flag
from herna.kernel import Action


class PayForSideways(EffectStep, frozen=True):
    """With which mana is the skill paid for?"""

    clause = "MK-4.2"

    colours: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [PayWith(*mana) for _, mana in payments(state, seat, self.colours, Ledger())]

    def take(self, state: KnightState, seat: int, action: PayWith) -> None:
        put_by(state, "sideways", self.frame.with_bound("paid", (action.colour,)))
        pay(state, seat, Mana(action.kind, action.face, action.colour))


class ForgoDice(EffectStep, frozen=True):
    """Is more worth it, without any die of the Source in this turn?"""

    clause = "MK-4.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [UseEffect(), SkipEffect()]

    def take(self, state: KnightState, seat: int, action: UseEffect | SkipEffect) -> None:
        if isinstance(action, UseEffect):
            put_by(state, "sideways", self.frame.with_bound("forgone", (1,)))
            put_by(state, "no-dice", self.frame)
        else:
            put_by(state, "sideways", self.frame)


@does(word.Sideways)
def sideways(state: KnightState, this: word.Sideways, frame: Frame) -> None:
    if this.pay:
        state.push(PayForSideways(frame, named_colours(state, this.pay, frame)))
    elif this.better == "no-source-die-used-this-turn" and not state.dice_used:
        state.push(ForgoDice(frame))
    else:
        put_by(state, "sideways", frame)


@needs(word.Sideways)
def sideways_needs(state: KnightState, this: word.Sideways, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if not this.pay:
        yield ledger, frame
        return
    for then, _ in payments(state, frame.actor, named_colours(state, this.pay, frame), ledger):
        yield then, frame


@does(Leadership)
def leadership(state: KnightState, this: Leadership, frame: Frame) -> None:
    put_by(state, "leadership", frame)


@does(MotivationLock)
def motivation_lock(state: KnightState, this: MotivationLock, frame: Frame) -> None:
    """Until the end of the next turn of one's own: the turn it was used in does not count."""
    turns = 2 if state.turn == frame.actor else 1
    state.lasting = (*state.lasting, Lasting("next-turn-end", frame, flag="motivation-locked", n=turns))


# Tokens in the middle


@does(Centre)
def centre(state: KnightState, this: Centre, frame: Frame) -> None:
    """The token lies in the middle until the next turn of its owner begins, with what is marked on it."""
    if this.mark:
        frame = frame.with_bound("mark", frame.things(this.mark))
    put_by(state, "centre", frame, "next-turn")


@does(ManaExploitCentre)
def mana_exploit(state: KnightState, this: ManaExploitCentre, frame: Frame) -> None:
    put_by(state, "mana-exploit", frame)


@does(SourceFreezeCentre)
def source_freeze(state: KnightState, this: SourceFreezeCentre, frame: Frame) -> None:
    raise_flag(state, "extra-source-die", "turn", frame, -1)


SKILL_STEPS = (PayForSideways, ForgoDice)
