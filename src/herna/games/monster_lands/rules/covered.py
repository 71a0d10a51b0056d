"""Traps face down on a path, as their owner's rivals follow them: until they are turned up (ML-3.5)."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from herna.games.monster_lands.events import MemberSent
from herna.games.monster_lands.events.adventure import TrapLeft, TrapRevealed
from herna.kernel import Event


class FaceDown(msgspec.Struct, frozen=True):
    """A trap on a path. Some tokens lie `above` it, about which their owner decides first.

    One that was left, or gathered in unseen with the others (`gone`), stays hidden: nobody can tell which was which.
    """

    path: int
    above: int
    sent: bool = False
    gone: bool = False


def uncover(trap: FaceDown, event: Event) -> FaceDown | None:
    """The trap after an event; None once it lies face up."""
    match event:
        case MemberSent(path=path) if path == trap.path:
            return replace(trap, sent=True, gone=trap.sent or trap.gone)
        case TrapRevealed(path=path) | TrapLeft(path=path) if path == trap.path and not trap.gone:
            if trap.above:
                return replace(trap, above=trap.above - 1)
            return None if isinstance(event, TrapRevealed) else replace(trap, gone=True)
    return trap
