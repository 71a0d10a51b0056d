"""Record: the save, the replay, the bug report and the test fixture in one format.

A record is lines of JSON: a head (game, rules version, players, options, seed, names), one line per action, and a
foot with what a witness of the game swears to (`kernel/witness.py`). Every line carries a check that chains it to the
lines before, so that a cut or an edit is noticed and the moves before it can still be trusted.

The first format had a digest of the last position in its foot instead, which hung on how a state was laid out when it
was written. Such records are still read, and every move is tried; the digest is passed over.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any, Literal

import msgspec

from herna.kernel.action import Action, decode
from herna.kernel.errors import BadRecord, HernaError
from herna.kernel.fair import Fair
from herna.kernel.game import Game, Setting
from herna.kernel.rng import Rng
from herna.kernel.state import State
from herna.kernel.text import harmless
from herna.kernel.witness import testimony

FORMAT = 2
FAIR_FORMAT = 3
"""The format of a game whose shuffle can be checked: it has a secret instead of a seed."""
MARK = 12
FORMATS = (1, FORMAT, FAIR_FORMAT)
"""The formats that can be read."""


class Move(msgspec.Struct, frozen=True):
    """Who did what, and when (seconds since 1970, where somebody looked at a clock)."""

    seat: int
    action: Action
    at: float | None = None


class Head(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game was set up."""

    herna: int
    game: str
    rules: int
    players: int
    seed: int = 0
    options: dict[str, Any] = {}
    names: tuple[str, ...] = ()
    generator: Literal["splitmix64", "blake2b"] = "splitmix64"
    """What everything was shuffled and rolled with: from a seed, or from the key of a fair shuffle."""
    fair: Fair | None = None

    @property
    def mark(self) -> str:
        """What people tell one deal from another by: the seed, or the beginning of the commitment."""
        return str(self.seed) if self.fair is None else self.fair.commitment[:MARK]

    def written(self) -> dict[str, Any]:
        """The head as it stands in a record."""
        if self.fair is None:
            line: dict[str, Any] = msgspec.to_builtins(msgspec.structs.replace(self, herna=FORMAT))
            del line["generator"], line["fair"]
            return line
        line = msgspec.to_builtins(msgspec.structs.replace(self, herna=FAIR_FORMAT))
        del line["seed"]
        return line


class Record:
    """A game written down: enough to play it again to the same position on any machine."""

    def __init__(
        self, head: Head, setting: Setting, moves: list[Move] | None = None, witness: str | None = None
    ) -> None:
        self.head = head
        self.setting = setting
        self.moves = moves if moves is not None else []
        self.witness = witness
        """What the witness swears to after the last move, where somebody has written it down."""

    @classmethod
    def new(
        cls, game: Game, players: int | None, seed: int | None, options: dict[str, Any], names: tuple[str, ...] = ()
    ) -> Record:
        """An empty record of a fresh game; raises `BadSetting` for players, seed or options that do not exist.

        Without a seed the shuffle is a fair one, which can be checked when the game is over.
        """
        setting = game.setting_of(players, options)
        chosen = msgspec.to_builtins(setting.options)
        head = Head(FORMAT, game.name, game.rules, setting.players, 0, chosen, names)
        if seed is None:
            head = msgspec.structs.replace(head, herna=FAIR_FORMAT, generator="blake2b", fair=Fair.fresh())
        else:
            head = msgspec.structs.replace(head, seed=game.check_seed(seed))
        return cls(head, setting)

    @property
    def source(self) -> Rng:
        """What the game is dealt from: its seed, or the key of its fair shuffle."""
        return self.head.seed if self.head.fair is None else self.head.fair.generator()

    def first(self) -> State:
        """The position before the first move."""
        state = self.setting.game.deal(self.setting, self.source)
        state.start()
        return state

    def states(self) -> Iterator[State]:
        """The position before the first move, then after each: always the same object, moved on."""
        state = self.first()
        yield state
        for number, move in enumerate(self.moves, start=1):
            try:
                state.apply(move.action, move.seat)
            except HernaError as error:
                raise BadRecord("impossible-move", last_good=number - 1, move=number, why=str(error)) from error
            yield state

    def replay(self, to: int | None = None) -> State:
        """The position after `to` moves (all of them when left out); the witness is heard after the last move.

        Raises `BadRecord`, which knows the last good move, if there are fewer, one cannot be made, or the
        witness swears to something else.
        """
        last = len(self.moves) if to is None else to
        if not 0 <= last <= len(self.moves):
            raise BadRecord("no-such-move", last_good=len(self.moves), move=last)
        listening = last == len(self.moves) and self.witness is not None
        sworn = b""
        for state in self.states():
            if listening:
                sworn = testimony(sworn, state)
            if state.ply == last:
                break
        if listening and sworn.hex() != self.witness:
            raise BadRecord("wrong-witness", last_good=len(self.moves))
        return state

    def sworn(self) -> str:
        """What a witness of all the moves swears to."""
        sworn = b""
        for state in self.states():
            sworn = testimony(sworn, state)
        return sworn.hex()

    def write(self, witness: str | None = None) -> str:
        """The record as text. What the witness swears to may be handed in by who knows it, as a `Match` does."""
        lines = []
        check = ""
        for number, move in enumerate(self.moves, start=1):
            line: dict[str, Any] = {"n": number, "seat": move.seat, "action": msgspec.to_builtins(move.action)}
            if move.at is not None:
                line["at"] = move.at
            lines.append(line)
        foot = {"end": len(self.moves), "witness": witness or self.sworn()}
        written = []
        for line in [self.head.written(), *lines, foot]:
            check = _check(check, line)
            written.append(msgspec.json.encode({**line, "check": check}).decode())
        return "\n".join(written) + "\n"

    @classmethod
    def read(cls, text: str | bytes, game: Any, *, to: int | None = None) -> Record:
        """A record from text. `game` finds a game by its name.

        A record that is cut or edited raises `BadRecord`, which knows the last good move; with `to` only the first
        `to` moves have to be good, so that play can go on from there.
        """
        lines = _lines(text)
        if not lines:
            raise BadRecord("not-a-record")
        head_line, check = _checked(lines[0], "", 0)
        try:
            head = msgspec.convert(head_line, Head)
        except msgspec.ValidationError as error:
            raise BadRecord("not-a-record") from error
        head = msgspec.structs.replace(head, names=tuple(map(harmless, head.names)))
        if ("seed" in head_line) is (head.herna == FAIR_FORMAT):
            raise BadRecord("not-a-record")
        if head.herna not in FORMATS:
            raise BadRecord("other-format", found=head.herna, known=FORMAT)
        found: Game = game(head.game)
        if head.rules != found.rules:
            raise BadRecord("other-rules", game=found.name, found=head.rules, known=found.rules)
        record = cls(head, found.setting_of(head.players, head.options))
        found.check_seed(head.seed)
        _check_shuffle(head)
        for number, line in enumerate(lines[1:], start=1):
            if to is not None and len(record.moves) == to:
                return record
            data, check = _checked(line, check, number - 1)
            if "end" in data:
                record.witness = str(data.get("witness")) if head.herna != FORMATS[0] else None
                if data["end"] != len(record.moves) or number != len(lines) - 1:
                    raise BadRecord("cut-record", last_good=len(record.moves))
                if to is not None:
                    raise BadRecord("no-such-move", last_good=len(record.moves), move=to)
                return record
            record.moves.append(_move(data, found, number))
        if to is not None and len(record.moves) == to:
            return record
        raise BadRecord("cut-record", last_good=len(record.moves))


def _lines(text: str | bytes) -> list[str]:
    if isinstance(text, bytes):
        text = text.decode(errors="replace")
    return [line for line in text.splitlines() if line.strip()]


def renamed(text: str, names: tuple[str, ...]) -> str:
    """A written record, whole or partial, of the same game played by people of other names. Nobody needs its rules."""
    written, check = [], ""
    for number, line in enumerate(map(msgspec.json.decode, _lines(text))):
        if number == 0:
            line["names"] = list(names)
        if line.pop("check", None) is not None:
            check = _check(check, line)
            line["check"] = check
        written.append(msgspec.json.encode(line).decode())
    return "\n".join(written) + "\n"


def _check(before: str, line: dict[str, Any]) -> str:
    encoded = msgspec.json.encode(line, order="deterministic")
    return hashlib.blake2b(before.encode() + encoded, digest_size=6).hexdigest()


def _checked(text: str, before: str, last_good: int) -> tuple[dict[str, Any], str]:
    """A line and its check, if it stands where and as it was written."""
    first = before == ""
    try:
        line = msgspec.json.decode(text)
    except (msgspec.DecodeError, RecursionError) as error:
        raise BadRecord("not-a-record" if first else "cut-record", last_good=last_good) from error
    if not isinstance(line, dict) or "check" not in line:
        raise BadRecord("not-a-record" if first else "cut-record", last_good=last_good)
    check = line.pop("check")
    if check != _check(before, line):
        raise BadRecord("edited-record", last_good=last_good, line=last_good + (1 if first else 2))
    return line, check


def _check_shuffle(head: Head) -> None:
    """The secret of a fair shuffle is the one that was committed to."""
    keyed = head.generator == "blake2b"
    if (head.herna == FAIR_FORMAT) is not keyed or (head.fair is not None) is not keyed:
        raise BadRecord("not-a-record")
    if head.fair is not None and not head.fair.sound:
        raise BadRecord("wrong-commitment", commitment=head.fair.commitment)


def _move(data: dict[str, Any], game: Game, number: int) -> Move:
    try:
        action = decode(data["action"], game.actions, game.name)
        return Move(msgspec.convert(data["seat"], int), action, msgspec.convert(data.get("at"), float | None))
    except (KeyError, HernaError, msgspec.ValidationError) as error:
        raise BadRecord("impossible-move", last_good=number - 1, move=number, why=str(error)) from error
