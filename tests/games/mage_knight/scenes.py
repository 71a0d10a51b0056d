"""Scenarios in set positions: a hero on turn somewhere, fights that are won or given up."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.land import site_on, turn_up
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.striking import defeat
from herna.games.mage_knight.steps.turn.hub import PlayTurn
from herna.kernel import Action, Step


def scene(scenario: str, players: int = 2, seed: int = 1, **options: Any) -> KnightState:
    """A table right before the first tactic is taken."""
    state = GAME.new(players=players, seed=seed, heroes="dealt", scenario=scenario, **options)
    assert isinstance(state, KnightState)
    return state


def on_turn(state: KnightState) -> int:
    """Everybody takes the first that is offered until a hero plays his turn; gives his seat."""
    while not isinstance(state.steps[-1], PlayTurn):
        seat = state.seats_to_act[0]
        state.apply(state.options(seat)[0], seat)
    return state.turn


def lay_all(state: KnightState) -> None:
    """All tiles of the stack are turned up, each where one may lie, by nobody."""
    lattice = state.setting.lattice
    while state.tile_stack:
        *rest, tile = state.tile_stack
        state.tile_stack = tuple(rest)
        kind = "countryside" if state.setting.tiles[tile].kind == "countryside" else "core"
        laid = frozenset(position for position, _ in state.laid)
        place = next(one for one in range(len(lattice.positions)) if lattice.may_lie(one, laid, kind))
        turn_up(state, place, tile)
        state.setting.scenario.tile_turned(state, -1, place)


def spots(state: KnightState, *sites: str, kind: str = "") -> list[int]:
    """The hexes with one of these sites, on tiles of a kind."""
    return [
        position * 7 + part
        for position, tile in state.laid
        for part in range(7)
        if site_on(state, position * 7 + part).id in sites and state.setting.tiles[tile].kind.startswith(kind)
    ]


def ready_at(state: KnightState, seat: int, spot: int, **points: int) -> None:
    """A hero on turn stands there, with these points."""
    state.place[seat] = spot
    state.change_turn(seat, trail=(spot,))
    state.set_points(seat, **points)
    state.changed()


def offered(state: KnightState, seat: int, kind: type[Action]) -> list[Action]:
    """What is offered of one kind as the table lies now, whatever was worked out before it was changed."""
    state.changed()
    return [action for action in state.options(seat) if isinstance(action, kind)]


def go_through(state: KnightState, seat: int, *beaten: int) -> None:
    """A fight is gone through; these are beaten, by their place, and whatever else comes is suffered."""
    for place in beaten:
        defeat(state, seat, place)
    while state.fight_of(seat) is not None:
        options = state.options(seat)
        calm = [action for action in options if isinstance(action, act.NextPhase | act.SufferAttack | act.AssignToHero)]
        state.apply(calm[0] if calm else options[0], seat)


def end_turn(state: KnightState, seat: int, *answers: Action) -> None:
    """The turn ends; answers are given when they are offered, otherwise the last option."""
    state.changed()
    state.apply(act.EndTurn(), seat)
    left = list(answers)
    while not state.over and state.turns[seat] is not None and not isinstance(state.steps[-1], PlayTurn):
        options = state.options(seat)
        state.apply(left.pop(0) if left and left[0] in options else options[-1], seat)
    assert not left


def run(state: KnightState, step: Step) -> None:
    """Nothing but this step is to be resolved; it is, up to the next question or the end."""
    state.steps[:] = [step]
    while state.steps and not state.steps[-1].asks:
        state.steps.pop().run(state)  # type: ignore[attr-defined]
    state.changed()
