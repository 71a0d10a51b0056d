"""Using skills."""

from __future__ import annotations

from herna.games.mage_knight.actions import UseSkill
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.cards import SKILLS_START, fits_moment
from herna.games.programs import Frame, carry, flag, possible
from herna.kernel import Action


def skill_frame(state: KnightState, seat: int, skill: int) -> Frame:
    """The effect of a skill."""
    number = state.setting.skill_programs[skill]
    return Frame(number, actor=seat, owner=seat, source=SKILLS_START + skill)


def usable_skill(state: KnightState, seat: int, skill: int) -> bool:
    """Is the token face up, is this its moment, and can its effect be carried through?"""
    info = state.setting.skills[skill]
    if skill in state.skills_used[seat] or info.use == "passive" or not fits_moment(state, info.when):
        return False
    if info.icon == "heal" and state.combat is not None:
        return False
    if info.when == "any-turn" and flag(state, seat, "motivation-locked"):
        return False
    return possible(state, skill_frame(state, seat, skill))


def skill_options(state: KnightState, seat: int) -> list[Action]:
    """Every skill that can be used now."""
    return [UseSkill(skill) for skill in state.skills[seat] if usable_skill(state, seat, skill)]


def options_of_others(state: KnightState, seat: int) -> list[Action]:
    """The skills that can be used in the turns of others too."""
    return [
        UseSkill(skill)
        for skill in state.skills[seat]
        if state.setting.skills[skill].when == "any-turn" and usable_skill(state, seat, skill)
    ]


def use_skill(state: KnightState, seat: int, skill: int) -> None:
    """The skill is used: once a turn, or face down until the next round."""
    state.skills_used[seat] += (skill,)
    carry(state, skill_frame(state, seat, skill))


def refresh_skills(state: KnightState, seat: int) -> None:
    """Skills for every turn can be used again."""
    state.skills_used[seat] = tuple(
        skill for skill in state.skills_used[seat] if state.setting.skills[skill].use != "turn"
    )
