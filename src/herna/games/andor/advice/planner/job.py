"""A job: what a group of heroes does next."""

from __future__ import annotations

from typing import Literal, NamedTuple

from herna.games.andor.state import NONE

JobKind = Literal["fight", "go", "lead", "shop", "well", "fog", "carry", "meet", "wait", "post"]


class Job(NamedTuple):
    """Something a group of heroes does. `space` is where the foe, the piece or the place is."""

    task: JobKind
    space: int
    group: tuple[int, ...]
    worth: float
    foe: int = NONE
    piece: int = NONE
    to: int = NONE
