"""Why something cannot be done in a fight between heroes."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.refusals import playing_refusal
from herna.kernel import Action, IllegalAction


def rival_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """A card or unit that cannot be played, an attack without points, or what belongs to the other's part."""
    playing = playing_refusal(state, seat, action)
    if playing is not None:
        return playing
    fight = state.fighting(seat)
    if isinstance(action, act.Heal | act.HealUnit):
        return IllegalAction("no-healing-in-combat", clause="MK-8.3")
    if isinstance(action, act.Strike | act.PassAttack):
        blocking = fight.phase == "block"
        code = "rival-strikes" if blocking else "no-attack-made"
        return IllegalAction(code, clause="MK-19.8" if blocking else "MK-19.7")
    if isinstance(action, act.FinishBlock):
        return IllegalAction("nobody-strikes", clause="MK-19.8")
    return IllegalAction("not-now", clause="MK-19.7")
