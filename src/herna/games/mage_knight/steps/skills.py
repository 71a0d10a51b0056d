"""Having skills and using them."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import UseSkill
from herna.games.mage_knight.rules.sources import SKILL
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import fits_moment
from herna.games.mage_knight.values import Loan
from herna.games.mage_knight.vocabulary.names import WHEEL
from herna.games.mage_knight.vocabulary.specials import MasterOfChaos
from herna.games.programs import Frame, carry, possible
from herna.kernel import Action


def skill_frame(state: KnightState, seat: int, skill: int) -> Frame:
    """The effect of a skill."""
    number = state.setting.skill_programs[skill]
    return Frame(number, actor=seat, owner=seat, source=skill, bearer=SKILL)


def usable_skill(state: KnightState, seat: int, skill: int) -> bool:
    """Is this the moment of a skill, and can its effect be carried through?"""
    info = state.setting.skills[skill]
    if info.use == "passive" or not fits_moment(state, seat, info.when):
        return False
    fights = state.fight_of(seat) is not None
    if (info.icon == "heal" and fights) or (info.icon == "combat" and not fights):
        return False
    if info.when == "any-turn" and state.motivation[seat]:
        return False
    return possible(state, skill_frame(state, seat, skill))


def borrowed(state: KnightState, seat: int) -> dict[int, Loan]:
    """Skills of the common offer that a hero may use as his own in the turn he has open."""
    turn = state.turns[seat]
    return {} if turn is None else {loan.skill: loan for loan in turn.loans}


def skill_options(state: KnightState, seat: int) -> list[Action]:
    """Every skill whose token is face up and that can be used now."""
    open_skills = [skill for skill in state.skills[seat] if skill not in state.skills_used[seat]]
    if state.turn_of(seat).loans:
        open_skills += [skill for skill in borrowed(state, seat) if skill not in open_skills]
    return [UseSkill(skill) for skill in open_skills if usable_skill(state, seat, skill)]


def options_of_others(state: KnightState, seat: int) -> list[Action]:
    """The skills that can be used in the turns of others too."""
    return [
        UseSkill(skill)
        for skill in state.skills[seat]
        if state.setting.skills[skill].when == "any-turn"
        and skill not in state.skills_used[seat]
        and usable_skill(state, seat, skill)
    ]


def use_skill(state: KnightState, seat: int, skill: int) -> None:
    """The skill is used: once a turn, or face down until the next round."""
    state.tell(told.SkillUsed(seat, skill))
    lent = borrowed(state, seat).get(skill)
    if lent is not None and (skill not in state.skills[seat] or skill in state.skills_used[seat]):
        left = (replace(lent, left=lent.left - 1),) if lent.left > 1 else ()
        others = (loan for loan in state.turn_of(seat).loans if loan is not lent)
        state.change_turn(seat, loans=(*others, *left))
    else:
        state.skills_used[seat] += (skill,)
    carry(state, skill_frame(state, seat, skill))


def refresh_skills(state: KnightState, seat: int) -> None:
    """Skills for every turn can be used again, but for those that were turned face down."""
    down = state.skills_down[seat]
    state.skills_used[seat] = tuple(
        skill for skill in state.skills_used[seat] if state.setting.skills[skill].use != "turn" or skill in down
    )


def receive_skill(state: KnightState, seat: int, skill: int) -> None:
    """A skill is gained: what it does by itself takes place, and the wheel of chaos gets its shield."""
    state.skills[seat] += (skill,)
    state.tell(told.SkillGained(seat, skill))
    info = state.setting.skills[skill]
    if any(isinstance(word, MasterOfChaos) for word in info.do):
        state.chaos[seat] = state.below(len(WHEEL))
    if info.use == "passive":
        carry(state, skill_frame(state, seat, skill))
