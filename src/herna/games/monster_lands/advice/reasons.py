"""Why a piece of a turn is a good one, in one line with its odds."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.advice.worth import known_outing, roll_target
from herna.games.monster_lands.faces.labels import percent
from herna.games.monster_lands.odds import exact
from herna.games.monster_lands.odds.forecast import Odds, against
from herna.games.monster_lands.odds.forecast import after as following
from herna.games.monster_lands.odds.hands import hand_of
from herna.games.monster_lands.path import GATE_TOP, MISSION_A, MISSION_B, MONSTER
from herna.games.monster_lands.setting import MEMBER_DICE
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.monster_attack import ThrowMagicAway
from herna.kernel import Action, Reason


def reason(state: LandsState, seat: int, actions: Sequence[Action]) -> Reason | None:
    """The odds of an outing or a roll, or what a member brings; None where the comparison says all there is."""
    action = actions[0]
    match action:
        case act.Send(path):
            return outing_reason(state, seat, path, actions)
        case act.Visit():
            hired = next((one for one in actions if isinstance(one, act.Hire)), None)
            return hire_reason(state, hired) if hired is not None else None
        case act.Hire():
            return hire_reason(state, action)
        case act.ThrowMagic(dice):
            step = state.steps[-1]
            assert isinstance(step, ThrowMagicAway)
            return Reason("throw-magic", chances(against(state, step.path, step.dice, step.sure, dice)))
        case act.Roll() | act.RollAll() | act.Reroll() | act.UseVenom() | act.Stop():
            return roll_reason(state, action)
    return None


def chances(found: Odds | exact.Strike) -> dict[str, int | str]:
    dead = found.dead if isinstance(found, Odds) else 0.0
    return {"kill": percent(found.kill), "capture": percent(found.capture), "dead": percent(dead)}


def outing_reason(state: LandsState, seat: int, path: int, actions: Sequence[Action]) -> Reason | None:
    """The odds of an outing with all that the piece takes along."""
    there = state.copy()
    for action in actions:
        there.apply(action, seat)
    if there.paths[path] is None or (path >= MISSION_B and path < GATE_TOP):
        return None
    found, _ = known_outing(there, path)
    if found is None:
        return None
    return Reason("mission" if MISSION_A <= path < GATE_TOP else "outing", chances(found))


def hire_reason(state: LandsState, hired: act.Hire) -> Reason:
    left = state.setting.rounds - state.round
    dice = MEMBER_DICE[hired.member]
    return Reason(
        "hire", {"dice": sum(dice), "rounds": left + 1, "member": state.setting.names("member")[hired.member]}
    )


def roll_reason(state: LandsState, action: Action) -> Reason | None:
    """What comes of a roll, played well from here."""
    throw = state.throw
    if throw is None:
        return None
    found = following(hand_of(state, throw), action, roll_target(state, throw))
    if found is None:
        return None
    stop = isinstance(action, act.Stop)
    if throw.scope == MONSTER:
        return Reason("stop" if stop else "roll", chances(found))
    return Reason("stop-there" if stop else "roll-for", {"success": percent(found.kill)})
