"""Why a piece of a turn is a good one, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.script import after_all
from herna.games.mage_knight.fight.foes import alive
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Reason


def reason(state: KnightState, seat: int, actions: Sequence[Action]) -> Reason | None:
    """What the piece leads to; None where the comparison says all there is."""
    rounds = state.setting.rounds - state.round + 1
    after = state if state.fight_of(seat) is not None else after_all(state, seat, actions)
    fight = after.fight_of(seat)
    if fight is not None:
        return None if fight.kind == "heroes" else fight_reason(after, seat)
    found = None
    match actions[-1]:
        case act.Explore():
            found = Reason("explore", {"tiles": len(state.tile_stack)})
        case act.RecruitUnit(unit) | act.RecruitOnTerms(unit):
            found = Reason("recruit", {"level": state.setting.units[unit].level, "rounds": rounds})
        case act.Rest() | act.Heal() | act.HealUnit() | act.BuyHealing():
            found = Reason("recover", {"wounds": state.hand[seat].count(WOUND)})
        case act.Learn() | act.LearnUnseen() | act.BuySpell() | act.BuyArtifact():
            found = Reason("learn", {"rounds": rounds})
        case act.EndTurn():
            found = Reason("keep-cards", {"cards": len(state.hand[seat])})
        case act.MoveTo():
            found = Reason("walk")
    return found


def fight_reason(state: KnightState, seat: int) -> Reason:
    """How many of the enemies can be beaten, and for how many wounds."""
    found = forecast(state, seat)
    beaten = len(found.shot) + len(found.struck)
    return Reason("fight", {"beaten": beaten, "foes": len(alive(state, seat)), "wounds": found.wounds})
