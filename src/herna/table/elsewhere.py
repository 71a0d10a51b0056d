"""A position on its way to another process, which thinks about it there."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from herna.games import game as find_game
from herna.kernel import State


class Position(NamedTuple):
    """A game, how it is set up, and how it stands, as plain data."""

    game: str
    players: int
    options: dict[str, Any]
    standing: dict[str, Any]

    @classmethod
    def of(cls, state: State) -> Position:
        """A state, ready to be sent."""
        setting = state.setting
        return cls(setting.game.name, setting.players, msgspec.to_builtins(setting.options), state.dump())

    def state(self) -> State:
        """The state again. Raises `BadRecord` if it is none."""
        setting = find_game(self.game).setting_of(self.players, self.options)
        return setting.game.state.load(setting, self.standing)
