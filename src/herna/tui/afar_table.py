"""The table of a server in the terminal: one seat of it, heard and acted at over its live socket."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import Callable, Coroutine
from functools import partial
from typing import Any, ClassVar

import msgspec
from textual.binding import Binding, BindingType
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from herna.kernel import Action, Explanation, HernaError, decode
from herna.table.hinting import Hints
from herna.tui import links
from herna.tui.afar import Afar
from herna.tui.choosing import ChoosingScreen
from herna.tui.complaint import Complaint, one_line
from herna.tui.dialogs import Ask, Dialog
from herna.tui.hinting import hint_dialog
from herna.tui.links import Refused
from herna.tui.looking import LookingScreen

SOON, LATEST = 0.1, 5.0
"""A lost line is tried again so soon, and later, the longer it lasts, so seldom; in seconds."""


class AfarScreen(ChoosingScreen):
    """A match played at a server. Whatever is not known here is asked of the server, or not offered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "say", show=False),
        Binding("h", "hint", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]
    KEYS = tuple(("s", "say", "say") if key[0] == "s" else key for key in LookingScreen.KEYS if key[0] != "f")

    playing: Afar

    def __init__(self, playing: Afar) -> None:
        super().__init__(playing)
        self.line: ClientConnection | None = None
        self.sent: dict[str, Any] | None = None
        """The move that the server has not confirmed yet. Sent again under the same key it is still one move."""
        self.reached = -1
        """The version that the move sent has led to."""
        self.told = ""
        """What was told last of a line that would not open."""
        self.asked = 0
        """The request to take moves back that this person has been asked about."""

    def on_mount(self) -> None:
        super().on_mount()
        self.news()
        self.run_worker(self.listen())

    # The line

    async def listen(self) -> None:
        """Hear the table for as long as it is looked at. A lost line is told of, and mended by itself."""
        pause = SOON
        while True:
            try:
                async with connect(self.playing.live, max_size=links.MOST, open_timeout=links.WAIT) as self.line:
                    async for text in self.line:
                        frame = msgspec.json.decode(text)
                        pause = SOON if frame["type"] == "hello" else pause
                        self.hear(frame)
            except Complaint as error:
                self.grumble(error, error.message)
            except (OSError, WebSocketException, msgspec.DecodeError):
                pass  # told below, and tried again
            self.line = None
            if not self.playing.lost:
                self.playing.lost = True
                self.notify(self.app.speech()("tui-at-lost"), severity="warning", markup=False)
                self.show()
            await asyncio.sleep(pause)
            pause = min(2 * pause, LATEST)

    def hear(self, frame: dict[str, Any]) -> None:
        """What the server tells."""
        playing, heard = self.playing, len(self.playing.log)
        playing.take(frame)
        match frame["type"]:
            case "hello":
                if playing.lost:
                    self.notify(self.app.speech()("tui-at-back"), markup=False)
                playing.lost, self.told = False, ""
                self.transmit()
            case "acted" if self.sent is not None and frame["key"] == self.sent["key"]:
                self.reached = frame["version"]
            case "error":
                self.refuse(frame)
            case "chat":
                line = frame["line"]
                self.notify(one_line(f"{line['name']}: {line['text']}"), timeout=15, markup=False)
            case "update":
                self.turn_to_news(heard, by_person=self.sent is not None)
        if 0 <= self.reached <= playing.version:
            self.sent, self.reached = None, -1
        if frame["type"] in ("hello", "update", "table"):
            self.news()

    def refuse(self, frame: dict[str, Any]) -> None:
        """The server refuses a move, or to open the line; of the latter it is told once."""
        error = Refused(frame["error"])
        if self.sent is not None and frame.get("key") == self.sent["key"]:
            self.sent = None
            self.show()
            self.complain(error)
        else:
            self.grumble(error, error.code)

    def grumble(self, error: HernaError | Complaint, code: str) -> None:
        """Tell why there is no line: once, however often it is tried."""
        if code != self.told:
            self.told = code
            self.complain(error)

    def transmit(self) -> None:
        if self.sent is not None and self.line is not None:
            self.run_worker(self._transmit(self.line, msgspec.json.encode(self.sent).decode()))

    async def _transmit(self, line: ClientConnection, text: str) -> None:
        with contextlib.suppress(ConnectionClosed):  # it is sent again once there is a line
            await line.send(text)

    def news(self) -> None:
        """After anything has changed: show it, and ask what the others, or the deal, wait for."""
        playing, speech = self.playing, self.app.speech(self.setting.game.name, self.names())
        if self.opened is not None and not set(self.opened.part) <= set(playing.options()):
            self.opened = None
        self.show()
        undo, shuffle, seat = playing.undo, playing.info.shuffle, playing.viewer
        if seat is None:
            return
        if undo.asked_by not in (None, seat) and seat not in undo.agreed and undo.number != self.asked:
            self.asked = undo.number
            question = speech("tui-at-undo-question", name=self.names()[undo.asked_by or 0], moves=undo.moves)
            answers = [(key, word, speech(f"tui-at-undo-{word}")) for key, word in (("y", "yes"), ("n", "no"))]
            self.app.push_screen(Dialog(question, answers), partial(self.answer_undo, undo.number))
        elif not shuffle.dealt and seat not in shuffle.given and self.asked >= 0:
            self.asked = -1
            asking = Ask(speech("tui-at-word"), "", speech("tui-at-word-hint"))
            self.app.push_screen(asking, lambda text: self.post("word", text=text or ""))

    # What a person does

    def move(self, action: Action, seat: int) -> None:
        """Send a move, one at a time: it names what the person saw, so that a late one is refused."""
        if self.sent is None:
            key = secrets.token_hex(8)
            self.sent = {"type": "act", "version": self.playing.version, "action": action, "key": key}
            self.opened = None
            self.close_search()
            self.transmit()

    def post(self, path: str, then: Callable[[Any], None] | None = None, **body: Any) -> None:
        """Ask the server for something without stopping the keys; a refusal is told in words."""

        async def asking() -> None:
            try:
                data = {"token": self.playing.token, **body}
                answer = await asyncio.to_thread(links.ask, f"{self.playing.api}/{path}", data)
            except (Complaint, HernaError) as error:
                self.complain(error)
            else:
                if then is not None and self.standing:
                    then(answer)

        work: Coroutine[Any, Any, None] = asking()
        self.run_worker(work)

    def action_undo(self) -> None:
        def asked(answer: Any) -> None:
            if answer.get("asked"):
                self.notify(self.app.speech()("tui-at-undo-asked"), markup=False)

        self.post("undo", asked)

    def answer_undo(self, number: int, answer: str | None) -> None:
        self.post("undo/answer", asked=number, agree=answer == "yes")

    def action_say(self) -> None:
        speech = self.app.speech()
        question = Ask(speech("tui-at-say"), "", speech("tui-at-say-hint"))
        self.app.push_screen(question, lambda text: self.post("chat", text=text) if text and text.strip() else None)

    def action_why_not(self) -> None:
        def told(answer: Any) -> None:
            self.show_closed(msgspec.convert(answer, list[Explanation]))

        self.post("why-not", told, language=self.app.language)

    def typed(self, text: str) -> None:
        self.complain(Complaint("tui-nothing-fits", what=text, told="yes"))

    def keys_without_use(self) -> list[str]:
        return [*super().keys_without_use(), *([] if self.playing.info.hints else ["h"])]

    def action_hint(self) -> None:
        """Ask the server what a bot would do here; it says whether that may be asked."""

        def advised(answer: Any) -> None:
            found = msgspec.convert(answer, Hints)
            self.app.push_screen(hint_dialog(found.ways, self.app.speech()), partial(taken, found))

        def taken(found: Hints, answer: str | None) -> None:
            game, seat = self.setting.game, self.playing.viewer
            if answer is not None and seat is not None and found.version == self.playing.version:
                self.move(decode(found.ways[int(answer)].action, game.actions, game.name), seat)

        self.post("hint", advised, language=self.app.language)

    # Leaving

    def endings(self) -> list[tuple[str, str, Callable[[], None]]]:
        return [("m", "menu", self.app.menu), ("q", "leave", self.action_leave)]

    def action_leave(self) -> None:
        if isinstance(self.app.screen, Dialog):
            return
        speech = self.app.speech()
        words = (("q", "leave", "tui-at-leave"), ("m", "menu", "tui-leave-menu"), ("b", "back", "tui-leave-back"))
        answers = [(key, name, speech(word)) for key, name, word in words]
        self.app.push_screen(Dialog(speech("tui-leave"), answers), self.left)

    def left(self, answer: str | None) -> None:
        if answer == "leave":
            self.app.exit()
        elif answer == "menu":
            self.app.menu()
