"""What is listed last because it ends something, and what is asked before a day or a move ends."""

from __future__ import annotations

from herna.games.andor.actions import EndDay, Stop, Walk, Withdraw
from herna.games.andor.faces.view import AndorView
from herna.games.andor.rules.heroes import DAY
from herna.kernel import Action, Say

ENDS: tuple[type[Action], ...] = (EndDay, Stop, Withdraw)


def unspent(view: AndorView, action: Action, say: Say) -> str | None:
    """What would be lost: the hours of a day that ends, those that cost nothing; the free spaces of a move."""
    if view.seat is None or view.prompt is None:
        return None
    match action:
        case EndDay():
            hours = min(DAY, view.last_hour) - view.heroes[view.seat].hours
            return say("unspent-hours", hours=hours) if hours > 0 else None
        case Stop() if any(isinstance(option, Walk) for option in view.options):
            free = int(view.prompt.facts.get("free", 0))
            return say("unspent-spaces", free=free) if free else None
    return None
