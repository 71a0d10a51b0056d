"""Plans that heroes have announced, and when they lapse (AND-3.12)."""

from __future__ import annotations

from herna.games.andor.state import NONE, AndorState

NO_PLAN = ("", NONE)


def forget_plans(state: AndorState) -> None:
    """A new day begins: whatever was announced belonged to the old one."""
    state.proposals = (NO_PLAN,) * len(state.space)


def drop_fights_without_a_foe(state: AndorState) -> None:
    """A plan to fight is over once no creature is left on its space."""
    beasts = state.beasts
    for aim, space in state.proposals:
        if aim == "fight" and beasts[space] == NONE:
            break
    else:
        return
    state.proposals = tuple(
        (aim, space) if aim != "fight" or foe_at(state, space) else NO_PLAN for aim, space in state.proposals
    )


def foe_at(state: AndorState, space: int) -> bool:
    """Is there anybody to fight: a creature, or those who hold the castle?"""
    return state.beasts[space] != NONE or (space == state.setting.castle and bool(state.garrison))
