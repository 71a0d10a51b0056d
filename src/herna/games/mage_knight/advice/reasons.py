"""Why a piece of a turn is a good one, in one line."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.forecast import forecast
from herna.games.mage_knight.advice.worth import wounds_away
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Reason


def reason(state: KnightState, seat: int, actions: Sequence[Action]) -> Reason | None:
    """What the piece leads to; None where the comparison says all there is."""
    rounds = state.setting.rounds - state.round + 1
    fought = fight_in(state, seat, actions)
    if fought is not None:
        return fought
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


def fight_in(state: KnightState, seat: int, actions: Sequence[Action]) -> Reason | None:
    """How many of the enemies that a hero meets in a piece are beaten, and for how many wounds; None without a fight.

    Where the piece ends before the fight does, the forecast tells the rest.
    """
    after, last = state.copy(), state.fight_of(seat)
    for action in actions:
        after.apply(action, seat)
        last = after.fight_of(seat) or last
    if last is None or last.kind == "heroes":
        return None
    foes = [foe for foe in last.against(seat).foes if foe.summoner == NONE]
    beaten, wounds = sum(foe.beaten for foe in foes), wounds_of(after, seat) - wounds_of(state, seat)
    if after.fight_of(seat) is not None:
        found = forecast(after, seat)
        beaten, wounds = beaten + len(found.shot) + len(found.struck), wounds + found.wounds
    return Reason("fight", {"beaten": min(beaten, len(foes)), "foes": len(foes), "wounds": max(wounds, 0)})


def wounds_of(state: KnightState, seat: int) -> int:
    """All wounds that a hero has."""
    return state.hand[seat].count(WOUND) + wounds_away(state, seat)
