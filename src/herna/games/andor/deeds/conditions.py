"""What a card can ask: is this true now?"""

from __future__ import annotations

from herna.games.andor.pieces import COVERED
from herna.games.andor.rules.creatures import golden_shields
from herna.games.andor.state import LIBERATED, NONE, WITCH_FOUND, AndorState
from herna.games.andor.vocabulary import conditions as when
from herna.games.programs import Frame, holds_when


@holds_when(when.CastleHeld)
def castle_held(state: AndorState, word: when.CastleHeld, frame: Frame | None) -> bool:
    return state.castle <= golden_shields(state)


@holds_when(when.CastleFree)
def castle_free(state: AndorState, word: when.CastleFree, frame: Frame | None) -> bool:
    return bool(state.flags & LIBERATED)


@holds_when(when.WitchFound)
def witch_found(state: AndorState, word: when.WitchFound, frame: Frame | None) -> bool:
    return bool(state.flags & WITCH_FOUND)


@holds_when(when.PieceAt)
def piece_at(state: AndorState, word: when.PieceAt, frame: Frame | None) -> bool:
    return pieces_at(state, state.setting.pieces_named(word.what), word.space) >= word.n


@holds_when(when.Lost)
def lost(state: AndorState, word: when.Lost, frame: Frame | None) -> bool:
    return any(meets_creature(state, piece) for piece in state.setting.pieces_named(word.what))


@holds_when(when.Defeated)
def defeated(state: AndorState, word: when.Defeated, frame: Frame | None) -> bool:
    return state.beaten.count(state.setting.kind_number[word.what]) >= word.n


@holds_when(when.FatesDone)
def fates_done(state: AndorState, word: when.FatesDone, frame: Frame | None) -> bool:
    return all(state.fate_done)


@holds_when(when.OpponentHidden)
def opponent_hidden(state: AndorState, word: when.OpponentHidden, frame: Frame | None) -> bool:
    return state.opponent == NONE


@holds_when(when.OpponentDefeated)
def opponent_defeated(state: AndorState, word: when.OpponentDefeated, frame: Frame | None) -> bool:
    return state.opponent != NONE and state.opponent in state.beaten


@holds_when(when.Delivered)
def delivered(state: AndorState, word: when.Delivered, frame: Frame | None) -> bool:
    return state.delivered >= state.setting.amount(word.n)


@holds_when(when.Read)
def read(state: AndorState, word: when.Read, frame: Frame | None) -> bool:
    cards = state.setting.cards
    return any(cards[number].id == word.card for number in state.cards_read)


@holds_when(when.AtLevel)
def at_level(state: AndorState, word: when.AtLevel, frame: Frame | None) -> bool:
    return state.setting.level in word.of


@holds_when(when.MerchantOpen)
def merchant_open(state: AndorState, word: when.MerchantOpen, frame: Frame | None) -> bool:
    return word.space not in state.shut


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
