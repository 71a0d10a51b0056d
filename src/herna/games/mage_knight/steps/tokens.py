"""Skill tokens in the middle that somebody sends back, tokens that are turned up early, and the wheel of chaos."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.centre import send_back, tokens
from herna.games.mage_knight.rules.hero import begin_action
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways
from herna.games.mage_knight.vocabulary.magic import Flip
from herna.games.mage_knight.vocabulary.names import BASIC, WHEEL
from herna.games.mage_knight.vocabulary.specials import MasterOfChaos
from herna.games.programs import Ledger, carry_inner, possible, words_in
from herna.kernel import Action

GREEN = ((BASIC.index("green"),),)


def token_options(state: KnightState, seat: int) -> list[Action]:
    """Tokens in the middle that can be sent back, own ones that can be turned up, and the wheel."""
    found: list[Action] = []
    for thing, word in tokens(state):
        may = word.return_by == "any" or (word.return_by == "others" and thing.frame.owner != seat)
        number = state.setting.programs.number(word.return_do)
        if may and word.return_do and possible(state, replace(thing.frame, actor=seat).inner(number)):
            found.append(act.ReturnToken(thing.frame.source))
    found += [act.TurnUpSkill(skill) for skill, back in flipped(state, seat) if comes_up(state, seat, back)]
    if any(has_wheel(state, skill) and skill not in state.skills_used[seat] for skill in state.skills[seat]):
        found.append(act.TurnWheel())
    return found


def comes_up(state: KnightState, seat: int, back: str) -> bool:
    """Can a token that is turned up in this way be so now?"""
    if back == "action":
        turn = state.turn_of(seat)
        return not turn.action_used and turn.phase in ("free", "moving")
    return back == "pay-green" and next(mana_ways(state, seat, GREEN, Ledger()), None) is not None


def flipped(state: KnightState, seat: int) -> list[tuple[int, str]]:
    """The skills that lie face down and may come up early, and how."""
    down = ((skill, state.setting.skills[skill].do) for skill in state.skills_down[seat])
    return [(skill, word.back) for skill, program in down for word in words_in(program, Flip)]


def turn_up(state: KnightState, seat: int, skill: int) -> None:
    """A token is face up again."""
    state.skills_down[seat] = tuple(other for other in state.skills_down[seat] if other != skill)
    state.skills_used[seat] = tuple(other for other in state.skills_used[seat] if other != skill)


def turn_up_by_rest(state: KnightState, seat: int) -> None:
    """A rest turns up what waits for one."""
    for skill, back in flipped(state, seat):
        if back == "rest":
            turn_up(state, seat, skill)


def has_wheel(state: KnightState, skill: int) -> bool:
    """Does this skill have the wheel of chaos?"""
    return any(isinstance(word, MasterOfChaos) for word in state.setting.skills[skill].do)


def take_token_option(state: KnightState, seat: int, action: act.ReturnToken | act.TurnUpSkill | act.TurnWheel) -> None:
    """A token is sent back, turned up, or the wheel turned without effect."""
    if isinstance(action, act.ReturnToken):
        thing, word = next((one, word) for one, word in tokens(state) if one.frame.source == action.skill)
        send_back(state, thing)
        carry_inner(state, word.return_do, replace(thing.frame, actor=seat))
    elif isinstance(action, act.TurnUpSkill):
        back = dict(flipped(state, seat))[action.skill]
        turn_up(state, seat, action.skill)
        if back == "action":
            begin_action(state, seat, "after")
        else:
            state.push(NeedMana(seat, GREEN))
    else:
        skill = next(skill for skill in state.skills[seat] if has_wheel(state, skill))
        state.skills_used[seat] += (skill,)
        state.chaos[seat] = (state.chaos[seat] + 1) % len(WHEEL)
