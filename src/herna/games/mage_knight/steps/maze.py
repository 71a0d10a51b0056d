"""Mazes and labyrinths: one unit at most goes along, a path is paid for with move points, and a monster waits at its
end."""

from __future__ import annotations

from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import Pile
from herna.games.mage_knight.hero import can_act, site_at
from herna.games.mage_knight.state import (
    AFTER,
    FIRST_UNIT,
    IN_MAZE,
    INFLUENCE,
    MOVE,
    NOBODY,
    Combat,
    KnightState,
)
from herna.games.mage_knight.steps.combat_start import begin, drawn_foes
from herna.games.mage_knight.steps.playing import play, playing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers, open_to, react, reaction_refusal
from herna.games.mage_knight.steps.refusals import playing_refusal
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep

MAZES: dict[str, Pile] = {"maze": "brown", "labyrinth": "red"}
PATHS = (2, 4, 6)
"""What the paths cost in move points."""


def open_paths(state: KnightState, spot: int) -> list[int]:
    """The paths of a maze that nobody has gone to the end of."""
    gone = {path for place, _, path in state.paths if place == spot}
    return [path for path in PATHS if path not in gone]


def may_enter(state: KnightState, seat: int, spot: int) -> bool:
    """Is there a path left, and has the hero not come through this maze yet (MK-15.5)?"""
    return any(open_paths(state, spot)) and not any(place == spot and owner == seat for place, owner, _ in state.paths)


def enter_maze(state: KnightState, seat: int) -> None:
    """The action of the turn: points made before are lost, and a companion is chosen."""
    state.action_used = True
    state.phase = IN_MAZE
    state.points[MOVE] = state.points[INFLUENCE] = 0
    state.companion = NOBODY
    state.push(WalkMaze())
    question = ChooseCompanion(seat)
    if question.options(state, seat) != [act.Done()]:
        state.push(question)


class ChooseCompanion(SeatStep[KnightState, Any], frozen=True):
    """Which unit goes along, ready and without wounds? Or none."""

    clause = "MK-15.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        fit = [act.ChooseUnit(place) for place, unit in enumerate(state.units[seat]) if can_act(unit)]
        return [*fit, act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, act.ChooseUnit):
            state.companion = FIRST_UNIT + action.place

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("unit-not-usable", clause=self.clause)


class WalkMaze(OpenToOthers, frozen=True):
    """Move points are made now and spent on a path; or the hero turns back."""

    clause = "MK-15.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        if seat != state.turn:
            return open_to(state, seat)
        paths = open_paths(state, state.place[seat])
        return [
            *playing_options(state, seat),
            *(act.TakePath(path) for path in paths if path <= state.points[MOVE]),
            act.Done(),
        ]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if seat != state.turn:
            state.push(self)
            react(state, seat, action)
            return
        if isinstance(action, act.Done):
            state.companion = 0
            state.phase = AFTER
            return
        if isinstance(action, act.TakePath):
            self.go(state, seat, action.path)
            return
        state.push(self)
        play(state, seat, action)

    def go(self, state: KnightState, seat: int, path: int) -> None:
        """At the end of the path a new monster waits."""
        spot = state.place[seat]
        state.tell(told.PathTaken(seat, path))
        foes = drawn_foes(state, (MAZES[site_at(state, spot)],))
        begin(state, seat, Combat("adventure", foes, site=spot, path=path))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if seat != state.turn:
            return reaction_refusal(state, seat, action)
        if isinstance(action, act.TakePath):
            return IllegalAction("path-not-open", clause="MK-15.5", move=state.points[MOVE])
        return playing_refusal(state, seat, action) or IllegalAction("action-done", clause="MK-5.14")
