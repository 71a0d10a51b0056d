"""A witness of a game: a check over what everybody could see of its course, however a state is laid out inside.

After every move it notes who may do what and how the points stand. Renaming a slot or cutting a step in two changes
nothing of that, so a record stays good for as long as the rules are the same.
"""

from __future__ import annotations

import hashlib

import msgspec

from herna.kernel.state import State

_encode = msgspec.json.Encoder().encode


def testimony(before: bytes, state: State) -> bytes:
    """What a witness swears to at this position who swore to `before` at the one before it."""
    heard = hashlib.blake2b(before, digest_size=16)
    for seat in sorted(state.seats_to_act):
        # In an order of their own: it does not matter to the game in which order things are offered.
        offered = sorted(_encode(action) for action in state.options(seat))
        heard.update(b"%d:%s;" % (seat, b",".join(offered)))
    heard.update(_encode(state.scores))
    return heard.digest()
