"""Coming to a new level: command tokens, skills and advanced actions."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import level_for, level_info, put_on_deck, take_advanced, without
from herna.games.mage_knight.rules.offers import need_offer
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.skills import receive_skill
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep

SKILLS_SHOWN = 2


class LevelUp(Automatic[KnightState], frozen=True):
    """One level after another, as far as fame goes."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        if state.level[seat] >= level_for(state, state.fame[seat]):
            return
        state.push(self)
        state.level[seat] += 1
        info = level_info(state, seat)
        state.tell(told.LevelReached(seat, info.level))
        if info.gains == "command":
            state.command[seat] += 1
        elif info.gains == "skill":
            gain_skill(state, seat)


def gain_skill(state: KnightState, seat: int) -> None:
    """Two skills are turned up; alone one of the dummy player's comes to the common offer for the next time."""
    need_offer(state, "advanced")
    shown = state.skill_pile[seat][-SKILLS_SHOWN:]
    if shown:
        state.reveal()
        state.skill_pile[seat] = state.skill_pile[seat][: -len(shown)]
    state.push(ShowDummySkill())
    question = ChooseSkill(seat, shown)
    if question.options(state, seat):
        state.push(question)


class ShowDummySkill(Automatic[KnightState], frozen=True):
    """Alone a skill of the dummy player comes to the common offer."""

    def run(self, state: KnightState) -> None:
        if state.dummy_skills:
            state.common_skills += state.dummy_skills[-1:]
            state.dummy_skills = state.dummy_skills[:-1]


class ChooseSkill(SeatStep[KnightState, act.TakeSkill], frozen=True):
    """One of the two that were turned up, or one of another hero's in the common offer."""

    clause = "MK-9.6"

    shown: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        own = state.setting.heroes[state.hero[seat]].id
        others = [skill for skill in state.common_skills if state.setting.skills[skill].hero != own]
        return [act.TakeSkill(skill) for skill in (*self.shown, *others)]

    def take(self, state: KnightState, seat: int, action: act.TakeSkill) -> None:
        common = action.skill not in self.shown
        if common:
            state.common_skills = without(state.common_skills, action.skill)
        state.common_skills += tuple(skill for skill in self.shown if skill != action.skill)
        if common and state.advanced_offer:
            learn(state, seat, state.advanced_offer[0])
        elif state.advanced_offer:
            state.push(ChooseAdvanced(seat))
        receive_skill(state, seat, action.skill)


class ChooseAdvanced(SeatStep[KnightState, act.TakeCard], frozen=True):
    """Which advanced action of the offer comes with the skill?"""

    clause = "MK-9.6"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.TakeCard(card) for card in state.advanced_offer]

    def take(self, state: KnightState, seat: int, action: act.TakeCard) -> None:
        learn(state, seat, action.card)


def learn(state: KnightState, seat: int, card: int) -> None:
    """An advanced action of the offer lies on top of the deck."""
    take_advanced(state, card)
    put_on_deck(state, seat, card)
