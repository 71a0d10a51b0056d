"""The rooms of the house: one folder per game, found by its name.

`HERNA_GAMES` names a folder with further rooms, for games that are being written or that somebody keeps for himself.
"""

from __future__ import annotations

import difflib
import importlib
import os
import pkgutil
from functools import cache
from pathlib import Path

from herna.kernel import BadSetting, Game

if os.environ.get("HERNA_GAMES"):
    __path__.append(str(Path(os.environ["HERNA_GAMES"]).expanduser().resolve()))


@cache
def names() -> tuple[str, ...]:
    """The names of all games that can be played: the rooms that have a rulebook and are in order."""
    wrong = {str(error.facts["name"]) for error in left_out()}
    return tuple(sorted(name for name in _rooms() if name not in wrong))


@cache
def game(name: str) -> Game:
    """The game of that name. Raises `BadSetting`, with the nearest name there is, if there is no such game."""
    _check(name)
    return _open(name)


def folder(name: str) -> Path:
    """The folder of a game: its texts, its rulebook, its content. The game itself is not opened."""
    _check(name)
    return _rooms()[name]


def _check(name: str) -> None:
    """Refuse the name of a game that there is not, with the nearest one, or with what is wrong with it."""
    if name not in names():
        for error in left_out():
            if error.facts["name"] == name and name:
                raise error
        near = difflib.get_close_matches(str(name).lower().replace("-", "_"), names(), n=1, cutoff=0.4)
        raise BadSetting("unknown-game", name=str(name), known=list(names()), near=near[0] if near else "")


@cache
def left_out() -> tuple[BadSetting, ...]:
    """What is wrong with rooms in the folder that `HERNA_GAMES` names: the others are played without them."""
    own = Path(__path__[-1])
    if len(__path__) > 1 and not own.is_dir():
        return (BadSetting("no-games-folder", name="", folder=str(own)),)
    wrong = []
    for name, room in _rooms().items() if len(__path__) > 1 else ():
        if room.parent == own:
            try:
                _open(name)
            except BadSetting as error:
                wrong.append(error)
    return tuple(wrong)


@cache
def _rooms() -> dict[str, Path]:
    """The folders of all games, by their names; a room of the house is never hidden by another."""
    found: dict[str, Path] = {}
    for place in __path__:
        for room in pkgutil.iter_modules([place]):
            if room.ispkg and (Path(place) / room.name / "rulebook").is_dir():
                found.setdefault(room.name, Path(place) / room.name)
    return found


@cache
def _open(name: str) -> Game:
    room = _rooms()[name]
    try:
        found = importlib.import_module(f"{__name__}.{name}").GAME
    except (Exception, SystemExit) as error:
        if room.parent == Path(__path__[0]):
            raise
        raise BadSetting(
            "broken-game", name=name, folder=str(room), detail=f"{type(error).__name__}: {error}"
        ) from error
    if not isinstance(found, Game) or found.name != name:
        raise BadSetting("broken-game", name=name, folder=str(room), detail=f"GAME must be a Game called {name!r}")
    return found
