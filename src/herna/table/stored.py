"""A match that can go on from a snapshot, and whose set-up is told too."""

from __future__ import annotations

from typing import Any, Self

from herna.kernel import Match, Move, Record, State, Told


class StoredMatch(Match):
    """The kernel's match, with what it takes to put it away and take it out again."""

    @classmethod
    def resume(cls, record: Record, moves: list[Move], learnt: list[bool], position: dict[str, Any]) -> Self:
        """The match after `moves`, without playing them again."""
        match = cls(record)
        match.record.moves.extend(moves)
        match._learnt = learnt
        match.state = type(match.state).load(record.setting, position)
        return match

    def forgotten(self, ply: int) -> Record | None:
        """The game up to a move, where going back there means playing it again, which takes a while."""
        if ply in self._before:
            return None
        return Record(self.record.head, self.record.setting, self.record.moves[:ply])

    def remember(self, ply: int, state: State) -> None:
        """The position after `ply` moves, worked out by somebody else: now it can be gone back to at once."""
        self._before[ply] = state

    @property
    def learnt(self) -> list[bool]:
        """After which moves somebody had learnt something."""
        return self._learnt

    def first_events(self) -> list[Told]:
        """What there is to tell before the first move."""
        record = self.record
        state: State = record.setting.game.deal(record.setting, record.source)
        state.events = []
        state.start()
        return state.events
