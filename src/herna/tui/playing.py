"""A match at one screen: who sits where, what has been told, and whose eyes are looking."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from herna import bots
from herna.kernel import Action, Head, IllegalAction, Match, Record, Setting, State, Told, View
from herna.kernel.rng import MASK
from herna.tui.seats import Chair
from herna.words import Speech


class Heard(msgspec.Struct, frozen=True):
    """A line of the log: what happened with that move, or a note of the table: a move was taken back, advice taken.

    The words of a note are the message `event-<note>`.
    """

    ply: int
    told: Told | None = None
    note: str = ""
    by: int = 0
    moves: int = 1


class Sight(Protocol):
    """What a screen that shows a match asks of it, wherever the match is played."""

    chairs: tuple[Chair, ...]
    log: list[Heard]

    @property
    def setting(self) -> Setting:
        """The game with its players and options."""

    @property
    def viewer(self) -> int | None:
        """The seat whose eyes are looking."""

    @property
    def over(self) -> bool:
        """Is the match at its end?"""

    @property
    def clause(self) -> str | None:
        """The clause of the rules that the present question comes from, where it is known."""

    @property
    def shuffle(self) -> tuple[str, str | None] | None:
        """What a fair shuffle is committed to, and its secret once the game is over."""

    @property
    def others(self) -> list[int]:
        """Seats for which the one who looks may act instead."""

    def title(self, speech: Speech) -> str:
        """The game and where it stands, in one line."""

    def view(self) -> View:
        """What the one who looks may see."""

    def options(self) -> tuple[Action, ...]:
        """What the one who looks may do now."""

    def heard(self) -> list[Heard]:
        """The log, as far as the one who looks may know it."""


class Playing:
    """People and bots playing a match at one screen. Knows nothing of the screen itself."""

    def __init__(self, match: Match, chairs: Sequence[Chair]) -> None:
        record = match.record
        self.chairs = tuple(chairs)
        self.log: list[Heard] = []
        # Played again from the start, so that the log also tells what happened before the save.
        self.match = Match(Record(record.head, record.setting))
        for move in record.moves:
            self._write(self.match.play(move.action, move.seat, move.at))
        # Choices of bots must not follow the deal, hence the seat is mixed in away from the deal's own seed. Of a fair
        # shuffle they know what everybody does: the commitment.
        self._bots = {
            seat: bots.bot(bots.timed(chair.level), (_number(record.head) * 31 + 7 * seat + 1) & MASK)
            for seat, chair in enumerate(self.chairs)
            if chair.level is not None
        }
        people = self.people
        self.viewer: int | None = people[0] if people else None
        if self.waits_for_person and (len(people) < 2 or not self.secret_from(self.waiting)):
            self.viewer = self.waiting

    @property
    def setting(self) -> Setting:
        return self.match.record.setting

    @property
    def clause(self) -> str | None:
        steps = self.match.state.steps
        return steps[-1].clause if steps else None

    @property
    def shuffle(self) -> tuple[str, str | None] | None:
        fair = self.match.record.head.fair
        return None if fair is None else (fair.commitment, fair.secret if self.over else None)

    def title(self, speech: Speech) -> str:
        head = self.match.record.head
        facts = {"title": speech("game-title"), "move": self.match.ply}
        return speech("tui-title", **facts, seed=head.mark, generator=head.generator)

    @property
    def people(self) -> list[int]:
        return [seat for seat, chair in enumerate(self.chairs) if chair.person]

    @property
    def over(self) -> bool:
        return self.match.state.over

    @property
    def waiting(self) -> int | None:
        """The seat the game waits for."""
        state = self.match.state
        awaited = state.seats_awaited
        if not any(self.chairs[seat].person for seat in awaited):
            # Companions let the people speak first.
            awaited = (*(seat for seat in state.setting.game.hears(state) if self.chairs[seat].person), *awaited)
        return awaited[0] if awaited else None

    @property
    def waits_for_person(self) -> bool:
        return self.waiting is not None and self.chairs[self.waiting].person

    def view(self) -> View:
        """What the one who looks may see."""
        return self.match.state.view(self.viewer)

    def options(self) -> tuple[Action, ...]:
        """What the one who looks may do now."""
        return self.match.state.options(self.viewer) if self.viewer is not None else ()

    def heard(self) -> list[Heard]:
        """The log, as far as the one who looks may know it."""
        return [line for line in self.log if line.told is None or line.told.seen_by(self.viewer)]

    def act(self, action: Action, seat: int, at: float | None = None) -> None:
        """Carry a move out and put it in the log."""
        self._write(self.match.play(action, seat, at))

    def bot_choice(self, seat: int, state: State) -> Action:
        """What the bot in this seat would do in this state: a copy, for the table may move on meanwhile."""
        return self._bots[seat].choose(state, seat)

    def undo(self) -> None:
        """Take the last move back, if a person here made it and nobody has learnt anything from it."""
        moves = self.match.record.moves
        if not moves:
            raise IllegalAction("nothing-to-undo", game=self.match.record.head.game)
        last = moves[-1].seat
        seat = last if self.chairs[last].person else self.viewer
        self.match.undo(seat if seat is not None else -1)
        ply = self.match.ply
        self.log = [line for line in self.log if line.ply <= ply]
        self.log.append(Heard(ply, note="taken-back", by=last))

    def note_hint(self, seat: int) -> None:
        """Somebody was told what a bot would do: where several people play, that stands in the log, once a decision."""
        line = Heard(self.match.ply, note="hint-taken", by=seat)
        if len(self.people) > 1 and line not in self.log:
            self.log.append(line)

    def secret_from(self, seat: int | None) -> bool:
        """Would the screen, handed to this seat as it is, give a secret away (or be about to)?"""
        if seat is None or seat == self.viewer:
            return False
        state = self.match.state
        choosing = [other for other in state.seats_awaited if self.chairs[other].person]
        if len(choosing) > 1:
            # Several choose at once, unseen by each other if that can be (secret bids).
            may_be_secret = state.setting.game.may_be_secret
            if any(may_be_secret(action) for other in choosing for action in state.options(other)):
                return True
        return _shown(state.view(self.viewer)) != _shown(state.view(seat))

    @property
    def others(self) -> list[int]:
        """Seats of this screen for which one may act instead, because they have no secrets from the one who looks."""
        people = [seat for seat in self.match.state.seats_to_act if self.chairs[seat].person and seat != self.viewer]
        return [seat for seat in people if not self.secret_from(seat)]

    def hand_to(self, seat: int) -> None:
        self.viewer = seat

    def _write(self, told: Sequence[Told]) -> None:
        self.log += [Heard(self.match.ply, line) for line in told]


def _shown(view: View) -> dict[str, object]:
    return {name: value for name, value in msgspec.structs.asdict(view).items() if name not in view.own}


def _number(head: Head) -> int:
    """A number that differs from game to game and gives nothing of the deal away."""
    return head.seed if head.fair is None else int(head.fair.commitment[:16], 16)
