"""Face-down tokens that a hero has looked at: known to him alone, as long as they lie where they lay."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import Sight


def know(state: KnightState, sight: Sight) -> None:
    """A hero has looked at a token."""
    if sight not in state.known:
        state.known += (sight,)


def still_there(state: KnightState, sight: Sight) -> bool:
    """Does the token lie face down where it was looked at?"""
    if sight.hex == NONE:
        return state.enemy_piles[sight.pile][-1:] == (sight.token,)
    return any(
        token.hex == sight.hex and token.token == sight.token and not token.face_up and not token.ruin
        for token in state.tokens
    )


def known_to(state: KnightState, seat: int | None) -> list[Sight]:
    """What a seat knows of face-down tokens."""
    return [sight for sight in state.known if sight.seat == seat and still_there(state, sight)]


def forget(state: KnightState, *, pile: int = NONE, spot: int = NONE) -> None:
    """A token is drawn from a pile, or another laid on a hex: what was known there is known no more."""
    if state.known:
        state.known = tuple(
            sight for sight in state.known if not (sight.pile == pile != NONE or sight.hex == spot != NONE)
        )


def know_otherwise(state: KnightState, seat: int | None) -> None:
    """Hidden tokens were dealt again: what others than this seat have looked at is what lies there now."""
    state.known = tuple(
        sight if sight.seat == seat else replace(sight, token=lying(state, sight.token, sight.hex, sight.pile))
        for sight in state.known
    )
    for turn in state.turns:
        if turn is not None and turn.seat != seat and turn.scouted:
            scouted = tuple((seen_again(state, token, spot), spot) for token, spot in turn.scouted)
            state.turns[turn.seat] = replace(turn, scouted=scouted)


def seen_again(state: KnightState, token: int, spot: int) -> int:
    """What a scout has looked at, as it was dealt again."""
    return lying(state, token, spot, PILES.index(state.setting.enemies[token].colour))


def lying(state: KnightState, token: int, spot: int, pile: int) -> int:
    """The enemy that lies face down on a hex now, or on top of a pile; the same as before if there is none."""
    if spot == NONE:
        return (*state.enemy_piles[pile][-1:], token)[0]
    return next((one.token for one in state.tokens if one.hex == spot and not one.face_up), token)
