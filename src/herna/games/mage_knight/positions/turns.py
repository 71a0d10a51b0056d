"""Turns: the first of a game, the next one, and what has been done in those that are open."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypedDict, Unpack, get_args

from herna.games.mage_knight.actions import TakeTactic
from herna.games.mage_knight.positions.names import PositionError, seat_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.round import NextTurn
from herna.games.mage_knight.steps.turn.opening import open_turn as begin_turn
from herna.games.mage_knight.values import Dice, Points, TurnPhase


def first_turn(state: KnightState, tactics: Sequence[str] = ()) -> KnightState:
    """The first turn of the first round: everybody takes the first of these tactics that is left, or else one that asks
    for nothing when it is taken."""
    while state.steps and state.tactics_left:
        known = state.setting.tactics
        left = [option for option in state.options() if isinstance(option, TakeTactic)]
        if not left:
            raise PositionError("the game must be at a question who takes which tactic")
        named = [option for name in tactics for option in left if known[option.tactic].id == name]
        quiet = [option for option in left if known[option.tactic].use != "when-taken"]
        state.apply([*named, *quiet, *left][0])
    return state


class TurnThings(TypedDict, total=False):
    """What `set_turn` can set; the meanings are those of `Turn`."""

    phase: TurnPhase
    action_used: bool
    points: Points
    dice: Dice
    trail: tuple[int, ...]
    card_done: bool
    began_empty: bool
    crystals_spent: tuple[int, ...]
    wounds_to_hand: int
    wounds_to_discard: int
    rewards: tuple[str, ...]
    along: tuple[int, ...] | None
    nothing_drawn: bool


def set_turn(state: KnightState, *, seat: int | None = None, **things: Unpack[TurnThings]) -> None:
    """So stands the turn that a hero has open."""
    who = open_seat(state, seat)
    for name in things:
        if name not in TurnThings.__annotations__:
            raise PositionError(f"a turn has no {name!r}")
    if things.get("phase", "free") not in get_args(TurnPhase):
        raise PositionError(f"a turn has no phase {things['phase']!r}; it has {', '.join(get_args(TurnPhase))}")
    state.change_turn(who, **things)
    state.changed()


def set_points(
    state: KnightState,
    *,
    move: int | None = None,
    influence: int | None = None,
    healing: int | None = None,
    seat: int | None = None,
) -> None:
    """A hero has these points of these kinds in the turn he has open; the others stay."""
    who = open_seat(state, seat)
    given = {"move": move, "influence": influence, "healing": healing}
    state.set_points(who, **{kind: n for kind, n in given.items() if n is not None})
    state.changed()


def give_turn(state: KnightState, seat: int) -> None:
    """A hero has a turn of his own now, before whatever is going on goes on."""
    who = seat_of(state, seat)
    if state.turns[who] is not None:
        raise PositionError(f"seat {who} has a turn open already")
    begin_turn(state, who)
    state.start()
    state.changed()


def pass_turn(state: KnightState, seat: int) -> None:
    """Whatever was going on is over, with open turns and fights, and the turn of this hero is about to begin."""
    who = seat_of(state, seat)
    if who not in state.order:
        raise PositionError("nobody has a turn before tactics were taken")
    state.steps.clear()
    state.turns, state.fights, state.assault = [None] * state.setting.players, (), None
    state.push(NextTurn(state.order[state.order.index(who) - 1]))
    state.start()
    state.changed()


def open_seat(state: KnightState, seat: int | None) -> int:
    """The seat that is meant, which has a turn open."""
    who = seat_of(state, seat)
    if state.turns[who] is None:
        raise PositionError(f"seat {who} has no turn open")
    return who
