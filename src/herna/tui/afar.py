"""A seat at a server's table: what the frames of its live socket have told, and nothing else."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec

from herna.kernel import Action, Event, HernaError, Setting, Told, View, decode
from herna.table.frames import TableInfo, UndoShown
from herna.table.lines import STAYS_TOLD
from herna.table.patch import patched
from herna.tui.complaint import Complaint, one_line
from herna.tui.playing import Heard
from herna.tui.seats import Chair
from herna.words import Speech


class Afar:
    """A match played at a server, as one seat of it, or somebody who watches, may know it."""

    def __init__(self, api: str, token: str, setting: Setting, link: str) -> None:
        self.api = api
        self.token = token
        self.setting = setting
        self.link = link
        self.chairs: tuple[Chair, ...] = ()
        self.log: list[Heard] = []
        self.viewer: int | None = None
        self.version = 0
        self.lost = False
        """Is the line to the server lost just now?"""
        self.info: TableInfo
        self.undo: UndoShown
        self._plain: Any = None
        """The view as JSON has it: patches are made for that."""
        self._view: View
        self._options: tuple[Action, ...] = ()
        self._lines: list[tuple[int, Heard]] = []
        self._kinds: dict[Any, type[Event]] = {kind.__struct_config__.tag: kind for kind in setting.game.events}

    def with_token(self, path: str) -> str:
        """The address of a part of the table, as this seat sees it."""
        return f"{self.api}/{path}" + (f"?token={quote(self.token, safe='')}" if self.token else "")

    @property
    def live(self) -> str:
        """The address of the live socket."""
        return f"ws{self.with_token('live').removeprefix('http')}"

    def take(self, frame: dict[str, Any]) -> None:
        """Learn what a frame tells. Raises `Complaint` for one that this edition cannot read."""
        game = self.setting.game
        if frame.get("type") in ("hello", "table"):
            rules = frame["table"]["rules"]
            if rules != game.rules:
                raise Complaint("tui-at-rules", game=game.name, there=rules, here=game.rules)
        try:
            self._take(frame)
        except (msgspec.ValidationError, LookupError, TypeError, HernaError) as error:
            raise Complaint("tui-at-unreadable") from error

    def _take(self, frame: dict[str, Any]) -> None:
        kind = frame["type"]
        if kind in ("hello", "table"):
            self.info = msgspec.convert(frame["table"], TableInfo)
            self.chairs = tuple(
                Chair(level=seat.level) if seat.kind == "bot" and not seat.name else Chair(one_line(seat.name))
                for seat in self.info.seats
            )
        if kind == "hello":
            self.viewer, self._lines = frame["seat"], []
            self._see(frame["view"], frame, frame["log"])
        elif kind == "update":
            self._see(patched(self._plain, frame["patch"]), frame, frame["events"])

    def _see(self, plain: Any, frame: dict[str, Any], lines: list[dict[str, Any]]) -> None:
        game = self.setting.game
        view = msgspec.convert(plain, game.view_type)
        self._options = view.options = tuple(decode(action, game.actions, game.name) for action in view.options)
        self._view, self._plain = view, plain
        self.version, self.undo = frame["version"], msgspec.convert(frame["undo"], UndoShown)
        for line in lines:
            self._hear(line)
        self.log = [heard for _, heard in self._lines]

    def _hear(self, line: dict[str, Any]) -> None:
        event, ply = line["event"], line["ply"]
        name = event["event"]
        if name in self._kinds:
            self._lines.append((line["n"], Heard(ply, Told(msgspec.convert(event, self._kinds[name])))))
            return
        if name == "taken-back":
            self._lines = [one for one in self._lines if one[0] <= event["after"] or one[1].note in STAYS_TOLD]
        self._lines.append((line["n"], Heard(ply, note=name, by=event.get("seat", 0), moves=event.get("moves", 1))))

    # What a screen asks

    @property
    def over(self) -> bool:
        return self._view.over or self.info.closed

    @property
    def clause(self) -> None:
        """Where the rules open is known only to whoever holds the whole match."""

    @property
    def shuffle(self) -> tuple[str, str | None] | None:
        shown = self.info.shuffle
        return None if shown.commitment is None else (shown.commitment, shown.secret)

    @property
    def others(self) -> list[int]:
        return []

    def title(self, speech: Speech) -> str:
        facts = {"title": speech("game-title"), "move": self._view.ply}
        return speech("tui-at-title-lost" if self.lost else "tui-at-title", **facts)

    def view(self) -> View:
        return self._view

    def options(self) -> tuple[Action, ...]:
        return self._options

    def heard(self) -> list[Heard]:
        return self.log
