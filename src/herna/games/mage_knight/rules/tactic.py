"""Tactics that are used later in the round."""

from __future__ import annotations

from herna.games.mage_knight.rules.mana import free_dice
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.programs import Frame, carry


def may_use(state: KnightState, seat: int, use: str) -> bool:
    """Does this seat have a tactic of this kind, not turned face down?"""
    tactic = state.tactic[seat]
    return tactic != NONE and not state.tactic_used[seat] and state.setting.tactics[tactic].use == use


def tactic_of(state: KnightState, seat: int) -> str:
    """The name of the tactic that a seat can still use; nothing if it has none."""
    tactic = state.tactic[seat]
    return "" if tactic == NONE or state.tactic_used[seat] else state.setting.tactics[tactic].id


def use_tactic(state: KnightState, seat: int) -> None:
    """The effect of a tactic takes place; one that is used once is turned face down."""
    tactic = state.setting.tactics[state.tactic[seat]]
    if tactic.use.endswith("then-flip"):
        state.tactic_used[seat] = True
    carry(state, Frame(state.setting.tactic_programs[state.tactic[seat]], actor=seat, owner=seat))


def usable_in_turn(state: KnightState, seat: int) -> bool:
    """Can the tactic be used now, in the turn of its owner?"""
    match tactic_of(state, seat):
        case "the-right-moment":
            return not (state.closing or state.extra_turn or state.setting.scenario.fulfilled(state))
        case "long-night":
            return not state.deck[seat] and bool(state.discard[seat])
        case "mana-search":
            dice = state.turn_of(seat).dice
            return not dice.searched and not dice.used and bool(free_dice(state))
    return False
