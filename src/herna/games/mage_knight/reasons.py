"""Why a piece of a turn is a good one, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.chances import after_all
from herna.games.mage_knight.forecast import forecast
from herna.games.mage_knight.foes import alive
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Reason


def reason(state: KnightState, seat: int, actions: Sequence[Action]) -> Reason | None:
    """What the piece leads to; None where the comparison says all there is."""
    last = actions[-1]
    if state.combat is not None:
        return fight_reason(state, seat)
    match last:
        case act.Explore():
            return Reason("explore", {"tiles": len(state.tile_stack)})
        case act.RecruitUnit(unit) | act.RecruitOnTerms(unit):
            level = state.setting.units[unit].level
            return Reason("recruit", {"level": level, "rounds": state.setting.rounds - state.round + 1})
        case act.Rest() | act.Heal() | act.HealUnit() | act.BuyHealing():
            return Reason("recover", {"wounds": state.hand[seat].count(WOUND)})
        case act.Learn() | act.LearnUnseen() | act.BuySpell() | act.BuyArtifact():
            return Reason("learn", {"rounds": state.setting.rounds - state.round + 1})
        case act.EndTurn():
            return Reason("keep-cards", {"cards": len(state.hand[seat])})
        case act.MoveTo():
            after = after_all(state, seat, actions)
            return Reason("walk") if after.combat is None else fight_reason(after, seat)
    after = after_all(state, seat, actions)
    return fight_reason(after, seat) if after.combat is not None else None


def fight_reason(state: KnightState, seat: int) -> Reason:
    """How many of the enemies can be beaten, and for how many wounds."""
    assert state.combat is not None
    found = forecast(state, seat)
    beaten = len(found.shot) + len(found.struck)
    return Reason("fight", {"beaten": beaten, "foes": len(alive(state.combat)), "wounds": found.wounds})
