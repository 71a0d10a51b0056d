"""The small game of `docs/new-game.md`, built from the paper into an empty folder."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from herna import games, words
from tests.docs.blocks import write_files

CACHES = (games.names, games.game, games.left_out, games._rooms, games._open, words.speech._messages, words.rulebook)


def forget() -> None:
    """Look for games again."""
    for known in CACHES:
        known.cache_clear()


@pytest.fixture(scope="session")
def own_games(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that `HERNA_GAMES` would name."""
    folder = tmp_path_factory.mktemp("my-games")
    write_files("new-game.md", folder)
    return folder


@pytest.fixture
def pebbles(own_games: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """The small game in this process and in all that it starts; gone again afterwards."""
    monkeypatch.setenv("HERNA_GAMES", str(own_games))
    games.__path__.append(str(own_games))
    forget()
    yield "pebbles"
    games.__path__.remove(str(own_games))
    for module in [name for name in sys.modules if name.startswith("herna.games.pebbles")]:
        del sys.modules[module]
    if hasattr(games, "pebbles"):
        del games.pebbles
    forget()
