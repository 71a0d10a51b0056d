"""What is listed last because it ends something, and what is asked before a turn ends."""

from __future__ import annotations

from herna.games.mage_knight.actions import AnnounceEnd, Done, EndTurn, NextPhase, PassAttack
from herna.games.mage_knight.faces.view import KnightView
from herna.kernel import Action, Say

ENDS: tuple[type[Action], ...] = (EndTurn, NextPhase, PassAttack, AnnounceEnd, Done)


def unspent(view: KnightView, action: Action, say: Say) -> str | None:
    """What would be lost, in a sentence: by a turn that ends, or by a phase of a fight that does."""
    return (
        lost_with_phase(view, say) if isinstance(action, NextPhase | PassAttack) else lost_with_turn(view, action, say)
    )


def lost_with_phase(view: KnightView, say: Say) -> str | None:
    """Points that were played for an attack or a block which has not been carried out."""
    sides = (side for fight in view.fights for side in fight.sides if side.seat == view.seat and side.seat is not None)
    n = sum(part.n for side in sides for part in side.made)
    return say("fight-unspent", n=n) if n > 0 else None


def lost_with_turn(view: KnightView, action: Action, say: Say) -> str | None:
    """Points of a kind, or mana, where anything else could be done."""
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
