"""Where heroes stand and who begins."""

from __future__ import annotations

from herna.games.andor.deeds.hidden_things import fog
from herna.games.andor.heroes import rank_order
from herna.games.andor.state import AndorState
from herna.games.andor.steps.programs import deed
from herna.games.andor.steps.selecting import selected
from herna.games.andor.vocabulary import operations as op


@deed(op.Stand)
def stand(state: AndorState, word: op.Stand, hero: int, space: int) -> None:
    for seat in selected(state, word.who, hero):
        info = state.setting.heroes[state.figure[seat] >> 1]
        state.space[seat] = info.rank if word.at == "rank" else info.home if word.at == "home" else word.at


@deed(op.FirstPlayer)
def first_player(state: AndorState, word: op.FirstPlayer, hero: int, space: int) -> None:
    found = selected(state, word.who, hero)
    order = rank_order(state)
    first = min(found or order, key=order.index)
    state.first = first
    state.turn = (first - 1) % len(state.space)


@deed(op.StandardSetup)
def standard_setup(state: AndorState, word: op.StandardSetup, hero: int, space: int) -> None:
    stand(state, op.Stand(who="all", at="rank"), hero, space)
    state.wells = [1] * len(state.wells)
    fog(state, op.SpreadFog(), hero, space)
    first_player(state, op.FirstPlayer(who="lowest-rank"), hero, space)


@deed(op.SwimBack)
def swim_back(state: AndorState, word: op.SwimBack, hero: int, space: int) -> None:
    state.space[hero] = space
