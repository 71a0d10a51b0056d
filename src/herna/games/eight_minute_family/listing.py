"""What is asked before somebody does no more of an action."""

from __future__ import annotations

from herna.games.eight_minute_family.actions import Done
from herna.kernel import Action, Say, View

COUNTED = ("place-armies", "move-armies")
"""The questions that say how much is left."""


def left_over(view: View, action: Action, say: Say) -> str | None:
    """What could still be done of an action that ends now, where anything else could."""
    asked = view.prompt
    if not isinstance(action, Done) or asked is None or asked.id not in COUNTED or len(view.options) < 2:
        return None
    return say(f"unspent-{asked.id}", left=asked.facts["left"])
