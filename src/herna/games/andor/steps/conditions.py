"""What a card can ask: is this true now?"""

from __future__ import annotations

from herna.games.andor.creatures import golden_shields
from herna.games.andor.pieces import COVERED
from herna.games.andor.state import LIBERATED, NONE, WITCH_FOUND, AndorState
from herna.games.andor.vocabulary import conditions as when


def holds(state: AndorState, condition: when.AnyCondition) -> bool:
    """Is this true now?"""
    setting = state.setting
    match condition:
        case when.CastleHeld():
            return state.castle <= golden_shields(state)
        case when.CastleFree():
            return bool(state.flags & LIBERATED)
        case when.WitchFound():
            return bool(state.flags & WITCH_FOUND)
        case when.PieceAt(what, space, n):
            return pieces_at(state, setting.pieces_named(what), space) >= n
        case when.Lost(what):
            return any(meets_creature(state, piece) for piece in setting.pieces_named(what))
        case when.Defeated(what, n):
            return state.beaten.count(setting.kind_number[what]) >= n
        case when.FatesDone():
            return all(state.fate_done)
        case when.OpponentHidden():
            return state.opponent == NONE
        case when.OpponentDefeated():
            return state.opponent != NONE and state.opponent in state.beaten
        case when.Delivered(n):
            return state.delivered >= setting.amount(n)
        case when.Read(card):
            return any(setting.cards[number].id == card for number in state.cards_read)
        case when.AtLevel(of):
            return setting.level in of
        case when.MerchantOpen(space):
            return space not in state.shut
        case when.Not(that):
            return not holds(state, that)
        case when.AnyOf(of):
            return any(holds(state, one) for one in of)


def all_hold(state: AndorState, conditions: tuple[when.AnyCondition, ...]) -> bool:
    # A plain loop: this is asked after everything that happens.
    for condition in conditions:  # noqa: SIM110
        if not holds(state, condition):
            return False
    return True


def pieces_at(state: AndorState, pieces: tuple[int, ...], space: int) -> int:
    """How many of these lie on a space or are carried by heroes who stand there."""
    count = sum((piece & ~COVERED) in pieces for piece in state.ground[space])
    for seat, place in enumerate(state.space):
        if place == space:
            count += sum(piece in pieces for piece in state.bag[seat] + state.gems[seat])
    return count


def meets_creature(state: AndorState, piece: int) -> bool:
    """Does a piece like this share a space with a creature?"""
    for seat, space in enumerate(state.space):
        if state.beasts[space] != NONE and piece in state.bag[seat]:
            return True
    return any(kind != NONE and piece in state.ground[space] for space, kind in enumerate(state.beasts))
