"""Mazes and labyrinths: one unit at most goes along, a path is paid for with move points, and a monster waits at its
end."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import begin_action, can_act, site_at
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.refusals import playing_refusal
from herna.games.mage_knight.steps.fight.start import begin, drawn_foes
from herna.games.mage_knight.steps.playing import play, playing_options
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.kernel import Action, IllegalAction
from herna.kernel.kit import SeatStep


def open_paths(state: KnightState, spot: int) -> list[int]:
    """The paths of a maze that nobody has gone to the end of."""
    gone = {path for place, _, path in state.paths if place == spot}
    return [path.cost for path in site_at(state, spot).paths if path.cost not in gone]


def may_enter(state: KnightState, seat: int, spot: int) -> bool:
    """Is there a path left, and has the hero not come through this maze yet (MK-15.5)?"""
    return any(open_paths(state, spot)) and not any(place == spot and owner == seat for place, owner, _ in state.paths)


def enter_maze(state: KnightState, seat: int) -> None:
    """The action of the turn: points made before are lost, and a companion is chosen."""
    begin_action(state, seat, "maze")
    state.change_turn(seat, along=())
    state.push(WalkMaze(seat))
    question = ChooseCompanion(seat)
    if question.options(state, seat) != [act.Done()]:
        state.push(question)


class ChooseCompanion(SeatStep[KnightState, act.ChooseUnit | act.Done], frozen=True):
    """Which unit goes along, ready and without wounds? Or none."""

    clause = "MK-15.4"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        fit = [act.ChooseUnit(place) for place, unit in enumerate(state.units[seat]) if can_act(unit)]
        return [*fit, act.Done()]

    def take(self, state: KnightState, seat: int, action: act.ChooseUnit | act.Done) -> None:
        if isinstance(action, act.ChooseUnit):
            state.change_turn(seat, along=(state.units[seat][action.place].id,))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("unit-not-usable", clause=self.clause)


class WalkMaze(OpenToOthers, frozen=True):
    """Move points are made now and spent on a path; or the hero turns back."""

    clause = "MK-15.4"

    def own_options(self, state: KnightState) -> list[Action]:
        seat = self.seat
        paths = open_paths(state, state.place[seat])
        return [
            *playing_options(state, seat),
            *(act.TakePath(path) for path in paths if path <= state.turn_of(seat).points.move),
            act.Done(),
        ]

    def own_take(self, state: KnightState, action: Action) -> None:
        match action:
            case act.Done():
                state.change_turn(self.seat, along=None, phase="after")
            case act.TakePath(path=path):
                self.go(state, self.seat, path)
            case _:
                state.push(self)
                play(state, self.seat, action)

    def go(self, state: KnightState, seat: int, path: int) -> None:
        """At the end of the path a new monster waits."""
        spot = state.place[seat]
        state.tell(told.PathTaken(seat, path))
        foes = drawn_foes(state, site_at(state, spot).piles)
        begin(state, seat, foes, kind="adventure", site=spot, path=path)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        seat = self.seat
        if isinstance(action, act.TakePath):
            return IllegalAction("path-not-open", clause="MK-15.5", move=state.turn_of(seat).points.move)
        return playing_refusal(state, seat, action) or IllegalAction("action-done", clause="MK-5.14")
