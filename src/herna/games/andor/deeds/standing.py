"""Where heroes stand and who begins."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.andor.deeds.hidden_things import spread_fog
from herna.games.andor.rules.heroes import rank_order
from herna.games.andor.state import AndorState
from herna.games.andor.steps.selecting import does_to_heroes
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame, does


@does_to_heroes(op.Stand)
def stand(state: AndorState, word: op.Stand, frame: Frame, seats: Sequence[int]) -> None:
    for seat in seats:
        info = state.setting.heroes[state.figure[seat] >> 1]
        state.space[seat] = info.rank if word.at == "rank" else info.home if word.at == "home" else word.at


@does_to_heroes(op.FirstPlayer)
def first_player(state: AndorState, word: op.FirstPlayer, frame: Frame, seats: Sequence[int]) -> None:
    order = rank_order(state)
    first = min(seats or order, key=order.index)
    begins(state, first)


def begins(state: AndorState, seat: int) -> None:
    """The next turn is this hero's."""
    state.first = seat
    state.turn = (seat - 1) % len(state.space)


@does(op.StandardSetup, free=True)
def standard_setup(state: AndorState, word: op.StandardSetup, frame: Frame) -> None:
    for seat, figure in enumerate(state.figure):
        state.space[seat] = state.setting.heroes[figure >> 1].rank
    state.wells = [1] * len(state.wells)
    spread_fog(state, op.SpreadFog(), frame)
    begins(state, rank_order(state)[0])


@does(op.SwimBack, free=True)
def swim_back(state: AndorState, word: op.SwimBack, frame: Frame) -> None:
    state.space[frame.actor] = frame.about
