"""What is listed last because it ends something, and what is asked before a turn ends."""

from __future__ import annotations

from herna.games.mage_knight.actions import AnnounceEnd, Done, EndTurn, NextPhase, PassAttack
from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import Action, Say

ENDS: tuple[type[Action], ...] = (EndTurn, NextPhase, PassAttack, AnnounceEnd, Done)


def unspent(view: KnightView, action: Action, say: Say) -> str | None:
    """What a turn would lose that ends now, where anything else could be done: points of a kind, or mana."""
    turn = None if view.seat is None else view.turns[view.seat]
    if not isinstance(action, EndTurn) or turn is None or view.seat is None or len(view.options) < 2:
        return None
    left = {
        "move": turn.move,
        "influence": turn.influence,
        "healing": turn.healing,
        "mana": sum(view.hero_boards[view.seat].mana.values()),
    }
    found = next(((what, n) for what, n in left.items() if n > 0), None)
    return None if found is None else say("land-unspent", what=found[0], n=found[1])
