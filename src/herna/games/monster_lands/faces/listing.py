"""What is listed last because it ends something, and what is asked before somebody passes or stops."""

from __future__ import annotations

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.faces.view import LandsView, ThrowView
from herna.kernel import Action, Say

ENDS: tuple[type[Action], ...] = (act.PassTurn, act.Done, act.Stop)

ROLLS: dict[str, tuple[type[Action], ...]] = {
    "dice": (act.Roll, act.RollAll), "rerolls": (act.Reroll,), "venom": (act.UseVenom,),
}  # fmt: skip
"""What may be left over while a roll falls short, and what it is used by."""


def unspent(view: LandsView, action: Action, say: Say) -> str | None:
    """What would be lost, in a sentence: abilities of this round, dice and rerolls of a roll that falls short, dice
    that could be stolen."""
    asked = view.prompt
    match action:
        case act.PassTurn():
            sources = {option.source for option in view.options if isinstance(option, act.UseAbility | act.Exchange)}
            return say("unspent-abilities", n=len(sources)) if sources else None
        case act.Stop() if view.throw is not None and falls_short(view, view.throw):
            left = (what for what, kinds in ROLLS.items() if any(isinstance(option, kinds) for option in view.options))
            what = next(left, None)
            return None if what is None else say("unspent-roll", what=what)
        case act.Done() if asked is not None and asked.id == "steal-dice":
            return say("unspent-steal", left=asked.facts["left"])
    return None


def falls_short(view: LandsView, throw: ThrowView) -> bool:
    """Does the roll as it lies reach nothing yet?"""
    assert view.prompt is not None
    facts = view.prompt.facts
    if throw.scope == "monster":
        return throw.capture < int(facts["capture"])
    return (throw.conquest if throw.scope == "conquest" else throw.total) < int(facts["target"])
