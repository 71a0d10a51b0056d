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

    @property
    def learnt(self) -> list[bool]:
        """After which moves somebody had learnt something."""
        return self._learnt

    def first_events(self) -> list[Told]:
        """What there is to tell before the first move."""
        record = self.record
        state: State = record.setting.game.deal(record.setting, record.head.seed)
        state.events = []
        state.start()
        return state.events
