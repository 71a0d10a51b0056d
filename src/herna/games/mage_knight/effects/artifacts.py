"""What single artifacts do."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import BorrowSkill, TakeSkill
from herna.games.mage_knight.rules.hero import place_of, with_unit, without
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.steps.skills import receive_skill
from herna.games.mage_knight.values import Loan, OpenBox
from herna.games.mage_knight.vocabulary import specials as word
from herna.games.programs import EffectStep, Frame, Ledger, Paid, does, needs
from herna.kernel import Action

# Circlet of Proficiency


class Borrow(EffectStep, frozen=True):
    """Which skill of the common offer is used as if it were one's own?"""

    clause = "MK-17.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [BorrowSkill(skill) for skill in lendable(state)]

    def take(self, state: KnightState, seat: int, action: BorrowSkill) -> None:
        times = 2 if state.setting.skills[action.skill].use == "turn" else 1
        state.change_turn(seat, loans=(*state.turn_of(seat).loans, Loan(action.skill, times)))


def lendable(state: KnightState) -> list[int]:
    """The skills of the common offer that can be used: neither interactive nor standing ones."""
    return [skill for skill in state.common_skills if state.setting.skills[skill].use in ("turn", "round")]


@does(word.CircletUse)
def circlet_use(state: KnightState, this: word.CircletUse, frame: Frame) -> None:
    state.push(Borrow(frame))


@needs(word.CircletUse)
def circlet_use_needs(state: KnightState, this: word.CircletUse, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if lendable(state):
        yield ledger, frame


class TakeCommonSkill(EffectStep, frozen=True):
    """Which skill of the common offer is taken for good?"""

    clause = "MK-17.5"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [TakeSkill(skill) for skill in state.common_skills]

    def take(self, state: KnightState, seat: int, action: TakeSkill) -> None:
        state.common_skills = without(state.common_skills, action.skill)
        receive_skill(state, seat, action.skill)


@does(word.CircletTake)
def circlet_take(state: KnightState, this: word.CircletTake, frame: Frame) -> None:
    state.push(TakeCommonSkill(frame))


@needs(word.CircletTake)
def circlet_take_needs(state: KnightState, this: word.CircletTake, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if state.common_skills:
        yield ledger, frame


# Mysterious Box


@does(word.MysteriousBox)
def mysterious_box(state: KnightState, this: word.MysteriousBox, frame: Frame) -> None:
    *rest, artifact = state.artifact_deck
    state.artifact_deck = tuple(rest)
    state.reveal()
    state.tell(told.ArtifactTurnedUp(frame.actor, artifact))
    state.change_turn(frame.actor, box=OpenBox(frame.source, artifact))


@needs(word.MysteriousBox)
def mysterious_box_needs(state: KnightState, this: word.MysteriousBox, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if state.artifact_deck:
        yield ledger, frame


# Banner of Command


@does(word.AttachAsCommandToken)
def attach_as_command_token(state: KnightState, this: word.AttachAsCommandToken, frame: Frame) -> None:
    """The card lies under the unit that was recruited."""
    seat, (unit,) = frame.actor, frame.things("unit")
    place = place_of(state, seat, unit)
    state.played[seat] = without(state.played[seat], frame.source)
    with_unit(state, seat, place, replace(state.units[seat][place], command=frame.source))


@needs(word.AttachAsCommandToken)
def attach_as_command_needs(
    state: KnightState, this: word.AttachAsCommandToken, frame: Frame, ledger: Ledger
) -> Iterator[Paid]:
    wanted = frame.things("unit")
    free = any(unit.id in wanted and unit.command == NONE for unit in state.units[frame.actor])
    if free and frame.source in state.played[frame.actor]:
        yield ledger, frame


ARTIFACT_STEPS = (Borrow, TakeCommonSkill)
