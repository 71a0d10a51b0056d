"""Face-down tokens that a hero has looked at: known to him alone, as long as they lie where they lay."""

from __future__ import annotations

from typing import NamedTuple

import msgspec
from msgspec.structs import replace

from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import KnightState
from herna.games.programs import Frame, Lasting

KNOWN = "known"
"""The name of what is known, and of its end, which comes when the token is moved."""


class Sight(NamedTuple):
    """A token that was looked at: on a hex, or on top of a pile (the other is none)."""

    token: int
    hex: int
    pile: int


class LookView(msgspec.Struct, frozen=True):
    """A face-down enemy that this seat has looked at: on a hex, or on top of a pile."""

    hex: str | None
    pile: str
    enemy: str


def know(state: KnightState, seat: int, sight: Sight) -> None:
    """A seat has looked at a token."""
    frame = Frame(NONE, actor=seat, owner=seat).with_bound(KNOWN, sight)
    if not any(thing.flag == KNOWN and thing.frame == frame for thing in state.lasting):
        state.lasting = (*state.lasting, Lasting(KNOWN, frame, flag=KNOWN))


def sight_of(thing: Lasting) -> Sight:
    """The token that an entry is about."""
    return Sight(*thing.frame.things(KNOWN))


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
    things = (thing for thing in state.lasting if thing.flag == KNOWN and thing.frame.actor == seat)
    return [sight for thing in things if still_there(state, sight := sight_of(thing))]


def looks_view(state: KnightState, seat: int | None) -> tuple[LookView, ...]:
    """The face-down enemies that a seat has looked at, as long as they lie there (MK-18.3)."""
    setting = state.setting
    return tuple(
        LookView(
            hex=None if sight.hex == NONE else setting.hex_names[sight.hex],
            pile=setting.enemies[sight.token].colour,
            enemy=setting.enemy_ids[sight.token],
        )
        for sight in known_to(state, seat)
    )


def forget(state: KnightState, *, pile: int = NONE, spot: int = NONE) -> None:
    """A token is drawn from a pile, or another laid on a hex: what was known there is known no more."""
    if not any(thing.flag == KNOWN for thing in state.lasting):
        return
    state.lasting = tuple(
        thing
        for thing in state.lasting
        if thing.flag != KNOWN or not (sight_of(thing).pile == pile != NONE or sight_of(thing).hex == spot != NONE)
    )


def know_otherwise(state: KnightState, seat: int | None) -> None:
    """Hidden tokens were dealt again: what others than this seat have looked at is what lies there now."""
    state.lasting = tuple(
        thing if thing.frame.actor == seat or thing.flag not in (KNOWN, "scouted") else dealt_anew(state, thing)
        for thing in state.lasting
    )


def dealt_anew(state: KnightState, thing: Lasting) -> Lasting:
    """What a hero has looked at, as it was dealt again."""
    if thing.flag == KNOWN:
        sight = sight_of(thing)
        if sight.hex == NONE:
            token = state.enemy_piles[sight.pile][-1]
        else:
            lying = (one.token for one in state.tokens if one.hex == sight.hex and not one.face_up)
            token = next(lying, sight.token)
        return replace(thing, frame=thing.frame.with_bound(KNOWN, sight._replace(token=token)))
    old, spot = thing.frame.things("token")
    if spot == NONE:
        pile = state.enemy_piles[PILES.index(state.setting.enemies[old].colour)]
        token = pile[-1] if pile else old
    else:
        token = next((one.token for one in state.tokens if one.hex == spot and not one.face_up), old)
    return replace(thing, frame=thing.frame.with_bound("token", (token, spot)))
