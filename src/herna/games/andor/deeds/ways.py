"""What changes on the map: ways, merchants, refuges."""

from __future__ import annotations

from herna.games.andor.events import BridgeBroken, MerchantGone
from herna.games.andor.state import AndorState
from herna.games.andor.vocabulary import operations as op
from herna.games.programs import Frame, does


@does(op.CloseWay, free=True)
def close_way(state: AndorState, word: op.CloseWay, frame: Frame) -> None:
    if word.between not in state.closed:
        state.closed = (*state.closed, word.between)
        state.tell(BridgeBroken(*word.between))


@does(op.CloseMerchant, free=True)
def close_merchant(state: AndorState, word: op.CloseMerchant, frame: Frame) -> None:
    if word.at not in state.shut:
        state.shut = (*state.shut, word.at)
        state.tell(MerchantGone(word.at))


@does(op.Refuge, free=True)
def refuge(state: AndorState, word: op.Refuge, frame: Frame) -> None:
    state.refuges = (*state.refuges, (word.at, state.setting.programs.number(word.do)))
