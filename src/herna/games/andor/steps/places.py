"""What happens where a hero comes to stand: fog, cards that wait there, fates (chapter 11)."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.andor.events import FogLifted
from herna.games.andor.state import FOG_SEEN, TRAINING, AndorState
from herna.games.andor.steps.fates import look_at_fates
from herna.games.andor.steps.settling import settle, task_done, trigger
from herna.games.andor.vocabulary.operations import AwaitHero, Offer
from herna.games.programs import Frame, Lasting, carry, carry_inner
from herna.kernel import Automatic, Step


class OnTheWay(Step, frozen=True):
    """A step in the middle of a move of the hero on turn."""


def stands_there(state: AndorState, seat: int) -> bool:
    """A hero stands unless he is in the middle of a move (AND-7.2)."""
    return seat != state.turn or not any(isinstance(step, OnTheWay) for step in state.steps)


def arrive_and_stand(state: AndorState, seat: int) -> None:
    """A move has ended here (AND-4.5)."""
    space = state.space[seat]
    task_done(state, "reach", space)
    look_at_fates(state)
    wait_is_over(state, seat, space)
    trigger(state, f"stand-{space}", seat, space)
    settle(state)
    if state.fog[space]:
        lift_fog(state, seat, space)
    if state.flags & TRAINING and space == state.setting.training_end:
        state.asleep = [True] * len(state.asleep)


def lift_fog(state: AndorState, seat: int, space: int) -> None:
    """The fog token is turned up, carried out and removed (AND-11.2)."""
    setting = state.setting
    kind = state.fog[space] % FOG_SEEN - 1
    if state.fog[space] < FOG_SEEN:
        state.reveal()
    state.fog[space] = 0
    state.tell(FogLifted(seat, space, setting.fog_kinds[kind]))
    task_done(state, "turn-fog", space)
    moment = setting.fog_moments[kind]
    if not (moment and trigger(state, moment, seat, space)):
        carry(state, Frame(setting.fog_programs[kind], actor=seat, about=space))


def wait_is_over(state: AndorState, seat: int, space: int) -> None:
    """A lasting event on this space takes effect, once (AND-12.4)."""
    for thing, word in state.awaited():
        if space in word.at:
            serve(state, thing, word, seat)


def serve(state: AndorState, thing: Lasting, word: AwaitHero, seat: int) -> None:
    """The card serves a hero. What he may take or leave waits on until it is taken; everything else is used up."""
    if not any(isinstance(one, Offer) for one in word.do):
        state.lasting = tuple(other for other in state.lasting if other is not thing)
    carry_inner(state, word.do, replace(thing.frame, actor=seat, about=state.space[seat]))


def offer_taken(state: AndorState, program: int) -> None:
    """If this program stood on a card that waits, the card has served now."""
    for thing, word in state.awaited():
        if state.setting.programs.number(word.do) == program:
            state.lasting = tuple(other for other in state.lasting if other is not thing)
            return


class ServeNext(Automatic, frozen=True):
    """A card that several heroes stand by serves the next of them, if it still can."""

    frame: Frame
    seat: int

    def run(self, state: AndorState) -> None:
        for thing, word in state.awaited():
            if thing.frame == self.frame:
                serve(state, thing, word, self.seat)
                return


def set_off_ambush(state: AndorState, seat: int, space: int) -> None:
    """Lasting events that hit whoever walks in."""
    for thing, word in state.awaited():
        if word.entering and space in word.at:
            serve(state, thing, word, seat)
