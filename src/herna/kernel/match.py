"""Match: a game being played, with its record and what may be taken back."""

from __future__ import annotations

from typing import Any

from herna.kernel.action import Action
from herna.kernel.errors import BadRecord, Endless, HernaError, IllegalAction
from herna.kernel.event import Told
from herna.kernel.game import Game
from herna.kernel.record import Move, Record
from herna.kernel.state import State
from herna.kernel.witness import testimony

KEPT_STATES = 128
"""Positions kept so that moves can be taken back at once; further back the game is played again from its start."""


class Match:
    """A record and the position it has led to.

    A seat may take back, alone, its own latest moves after which nobody has learnt anything new (no die, no card, no
    reveal) and nobody else has acted. Further back it needs everybody's consent.
    """

    def __init__(self, record: Record) -> None:
        self.record = record
        self._learnt: list[bool] = []
        self._before: dict[int, State] = {}
        self.state = record.first()
        self._watched: State = self.state.copy()
        self._sworn = [testimony(b"", self._watched)]
        moves, witness = list(record.moves), record.witness
        record.moves.clear()
        for number, move in enumerate(moves, start=1):
            try:
                self.play(move.action, move.seat, move.at)
            except HernaError as error:
                raise BadRecord("impossible-move", last_good=number - 1, move=number, why=str(error)) from error
        if witness is not None and self.witness() != witness:
            raise BadRecord("wrong-witness", last_good=len(moves))

    @classmethod
    def new(
        cls,
        game: Game,
        players: int | None = None,
        seed: int | None = None,
        names: tuple[str, ...] = (),
        **options: Any,
    ) -> Match:
        """A fresh match: players, seed and options as for `Game.new`; `names` are the players'. Raises `BadSetting`."""
        return cls(Record.new(game, players, seed, options, names))

    @property
    def ply(self) -> int:
        """How many moves have been made."""
        return len(self.record.moves)

    def play(self, action: Action | str, seat: int | None = None, at: float | None = None) -> list[Told]:
        """Carry out a move, given as an action or by its notation, and write it down.

        Without a seat the first that may act is meant; `at` is the time in seconds since 1970. Gives what happened,
        with who may know of it. Raises `IllegalAction` for what is not offered, and nothing is written then.
        """
        if isinstance(action, str):
            action = self.state.parse(action)
        if seat is None:
            seat = next(iter(self.state.seats_to_act), -1)
        before = self.state.copy()
        self.state.events = []
        try:
            self.state.apply(action, seat)
        except Endless:
            self.state = before
            raise
        finally:
            events, self.state.events = self.state.events or [], None
        self._before[self.ply] = before
        if len(self._before) > KEPT_STATES:
            del self._before[next(iter(self._before))]
        self.record.moves.append(Move(seat, action, at))
        self.record.witness = None
        self._learnt.append(self.state.learnt)
        if self.state.learnt:
            self._before.clear()
        return events

    def witness(self) -> str:
        """What a witness of the game so far swears to. It watches the moves again, and only those since it was asked
        last, so that nobody pays for it who does not ask."""
        for move in self.record.moves[self._watched.ply :]:
            self._watched.apply(move.action, move.seat)
            self._sworn.append(testimony(self._sworn[-1], self._watched))
        return self._sworn[-1].hex()

    def write(self) -> str:
        """The record so far as text."""
        return self.record.write(self.witness())

    def free_undo(self, seat: int) -> int:
        """How many moves a seat may take back alone."""
        count = 0
        for move, learnt in zip(reversed(self.record.moves), reversed(self._learnt), strict=True):
            if move.seat != seat or learnt:
                break
            count += 1
        return count

    def undo(self, seat: int, moves: int = 1, *, consent: bool = False) -> None:
        """Take some moves back for a seat; beyond `free_undo` only with everybody's `consent`.

        Raises `IllegalAction`, and nothing changes, where there are fewer moves or consent is needed.
        """
        if not 1 <= moves <= self.ply:
            raise IllegalAction("nothing-to-undo", game=self.record.head.game)
        if not consent and moves > self.free_undo(seat):
            last = self.record.moves[-1]
            code = "undo-learnt" if last.seat == seat else "undo-others"
            raise IllegalAction(code, game=self.record.head.game, seat=last.seat + 1)
        target = self.ply - moves
        del self.record.moves[target:], self._learnt[target:]
        self.record.witness = None
        if target in self._before:
            self.state = self._before[target]
        else:
            self.state = self.record.replay()
        self._before = {ply: state for ply, state in self._before.items() if ply < target}
        if target < self._watched.ply:
            del self._sworn[target + 1 :]
            self._watched = self.state.copy()
