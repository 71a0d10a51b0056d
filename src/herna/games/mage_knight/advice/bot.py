"""What the general bots are taught: a value, sensible pieces of a turn, what chance comes to, positions as numbers."""

from __future__ import annotations

from herna.games.mage_knight.advice.chances import expected
from herna.games.mage_knight.advice.features import sheet
from herna.games.mage_knight.advice.plans import plans
from herna.games.mage_knight.advice.reasons import reason
from herna.games.mage_knight.advice.worth import for_partners, worth
from herna.games.mage_knight.state import KnightState

__all__ = ["expected", "plans", "reason", "sheet", "value"]


def value(state: KnightState, seat: int) -> float:
    """How far ahead of the best of the rivals the seat is, with what its position promises and what it leaves to
    partners. A team is as good as its hero with less fame."""
    rivals = (min(state.fame[other] for other in team) for team in state.setting.teams if seat not in team)
    return worth(state, seat) + for_partners(state, seat) - float(max(rivals, default=0))
