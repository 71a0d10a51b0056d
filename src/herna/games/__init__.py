"""The rooms of the house: one folder per game, found by its name."""

from __future__ import annotations

import difflib
import importlib
import pkgutil
from functools import cache
from pathlib import Path

from herna.kernel import BadSetting, Game


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played: the rooms that have a rulebook."""
    rooms = (Path(place) / room.name for place in __path__ for room in pkgutil.iter_modules([place]) if room.ispkg)
    return tuple(sorted(room.name for room in rooms if (room / "rulebook").is_dir()))


@cache
def game(name: str) -> Game:
    """The game of that name."""
    if name not in names():
        near = difflib.get_close_matches(str(name).lower().replace("-", "_"), names(), n=1, cutoff=0.4)
        raise BadSetting("unknown-game", name=str(name), known=list(names()), near=near[0] if near else "")
    found = importlib.import_module(f"{__name__}.{name}").GAME
    assert isinstance(found, Game)
    return found
