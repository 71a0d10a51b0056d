"""Tables of Conquer and Hold."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.state import Foe, KnightState
from tests.games.mage_knight.scenes import on_turn, ready_at, scene, spots


def hold(players: int = 2, **options: bool) -> KnightState:
    return scene("conquer-and-hold", players, **options)


def open_map(players: int = 2) -> tuple[KnightState, int]:
    """The whole map lies open, and a hero is on turn."""
    state = hold(players, whole_map=True)
    return state, on_turn(state)


def own(state: KnightState, seat: int, *places: int) -> None:
    """A hero's shields lie there, and no garrison is left."""
    state.shields = (
        *(shield for shield in state.shields if shield[0] not in places),
        *((spot, seat) for spot in places),
    )
    state.tokens = tuple(token for token in state.tokens if token.hex not in places)
    state.changed()


def other_than(state: KnightState, seat: int) -> int:
    return next(other for other in range(state.setting.players) if other != seat)


def assault(state: KnightState, seat: int, spot: int) -> None:
    """A hero walks onto a keep or a tower from beside it."""
    start = next(near for near in state.setting.lattice.neighbours[spot] if near not in spots(state, "keep"))
    ready_at(state, seat, start, move=20)
    while act.MoveTo(spot) not in state.options(seat):
        raise AssertionError("the hero cannot come there")
    state.apply(act.MoveTo(spot), seat)
    while state.fight_of(seat) is None:
        state.apply(state.options(seat)[-1], seat)


def met(state: KnightState, seat: int) -> tuple[Foe, ...]:
    return state.fighting(seat).against(seat).foes
