"""A position as plain data, and back again."""

from __future__ import annotations

import hashlib
from functools import cache
from typing import TYPE_CHECKING, Any, get_type_hints

import msgspec

from herna.kernel.action import union_of
from herna.kernel.errors import BadRecord
from herna.kernel.rng import Rng

if TYPE_CHECKING:
    from herna.kernel.state import State


def dumped(state: State) -> dict[str, Any]:
    """The whole position as plain data, hidden things included."""
    position = {name: msgspec.to_builtins(getattr(state, name)) for name in state.board}
    steps = [msgspec.to_builtins(step) for step in state.steps]
    rng = msgspec.to_builtins(state.rng)
    return {"ply": state.ply, "rng": rng, "learnt": state.learnt, "steps": steps, **position}


def fill(state: State, data: dict[str, Any]) -> None:
    """Let a state, which has its setting and nothing else, hold a position. Raises `BadRecord` if it is none."""
    game, kind = state.setting.game, type(state)
    hints = _types(kind)  # type: ignore[arg-type]
    try:
        msgspec.msgpack.encode(data)  # numbers and letters that cannot be written down again are none of ours
        state.ply = msgspec.convert(data["ply"], int)
        state.rng = msgspec.convert(data["rng"], Rng)
        state.learnt = msgspec.convert(data["learnt"], bool)
        state.steps = msgspec.convert(data["steps"], list[union_of(game.steps)])  # type: ignore[misc]
        for name in kind.board:
            setattr(state, name, msgspec.convert(data[name], hints[name]))
        state.rebuild()
    except Exception as error:  # what somebody else has written can be wrong in any way
        detail = str(error).encode(errors="replace").decode()
        raise BadRecord("bad-snapshot", game=game.name, detail=detail) from error


def digest(state: State) -> str:
    """A stable hash of the whole position: equal positions of equal settings have equal digests."""
    setting = state.setting
    whole = [setting.game.name, setting.game.rules, setting.players, setting.options, state.dump()]
    encoded = msgspec.msgpack.encode(whole, order="deterministic")
    return hashlib.blake2b(encoded, digest_size=16).hexdigest()


@cache
def _types(kind: type[State]) -> dict[str, Any]:
    """The annotated types of a state's slots."""
    return get_type_hints(kind, localns={"Setting": object})
