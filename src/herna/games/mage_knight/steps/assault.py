"""An assault: of enemies who hold a site, or of the hero to whom it belongs."""

from __future__ import annotations

from herna.games.mage_knight.rules.land import conquered
from herna.games.mage_knight.rules.spaces import may_fight, others_on
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.start import CallOut, gather
from herna.games.mage_knight.steps.rivals.challenge import attack_hero


def begin_assault(state: KnightState, seat: int, spot: int, origin: int, provoked: tuple[int, ...]) -> None:
    """A fortified site is assaulted, with rampaging enemies that the step provoked. Whoever enters a keep and finds its
    owner inside attacks him; where he may not be fought there is no action, and the turn ends in a withdrawal
    (MK-6.12)."""
    inside = others_on(state, seat, spot) if conquered(state, spot) else []
    if inside:
        state.change_turn(seat, action_used=True)
        if may_fight(state, seat, inside[0]):
            attack_hero(state, seat, inside[0])
        return
    gather(state, CallOut(seat, "assault", spot, origin, provoked))
