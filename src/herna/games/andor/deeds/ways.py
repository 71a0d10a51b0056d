"""What changes on the map: ways, merchants, refuges."""

from __future__ import annotations

from herna.games.andor.events import BridgeBroken, MerchantGone
from herna.games.andor.state import AndorState
from herna.games.andor.steps.programs import deed
from herna.games.andor.vocabulary import operations as op


@deed(op.CloseWay)
def close_way(state: AndorState, word: op.CloseWay, hero: int, space: int) -> None:
    if word.between not in state.closed:
        state.closed = (*state.closed, word.between)
        state.tell(BridgeBroken(*word.between))


@deed(op.CloseMerchant)
def close_merchant(state: AndorState, word: op.CloseMerchant, hero: int, space: int) -> None:
    if word.at not in state.shut:
        state.shut = (*state.shut, word.at)
        state.tell(MerchantGone(word.at))


@deed(op.Refuge)
def refuge(state: AndorState, word: op.Refuge, hero: int, space: int) -> None:
    state.refuges = (*state.refuges, (word.at, state.setting.program_of(word.do)))
