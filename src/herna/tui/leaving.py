"""Saving under a name and leaving the table."""

from __future__ import annotations

from functools import partial

from herna.tui import saves
from herna.tui.complaint import Complaint
from herna.tui.dialogs import Ask, Dialog
from herna.tui.looking import LookingScreen
from herna.tui.playing import Playing


class LeavingScreen(LookingScreen):
    """A screen with a match of its own, which can be saved and left."""

    playing: Playing

    def action_save(self) -> None:
        self.ask_for_file(leaving=False)

    def ask_for_file(self, *, leaving: bool) -> None:
        speech = self.app.speech()
        head = self.playing.match.record.head
        name = f"{head.game}-{head.mark}{saves.SUFFIX}"
        question = Ask(speech("tui-save-question"), name, speech("tui-save-hint"))
        self.app.push_screen(question, partial(self.save_as, leaving))

    def save_as(self, leaving: bool, typed: str | None) -> None:
        """Save under the name typed; a file that is there already is replaced only after asking."""
        if typed is None:
            return
        try:
            path = saves.named(typed)
            if path.is_file():
                speech = self.app.speech()
                answers = [("y", "yes", speech("tui-replace-yes")), ("n", "no", speech("tui-replace-no"))]
                question = Dialog(speech("tui-replace", file=str(path)), answers)
                self.app.push_screen(question, lambda answer: self.write(typed, leaving) if answer == "yes" else None)
                return
        except (Complaint, OSError) as error:
            self.complain(error if isinstance(error, Complaint) else Complaint("tui-file-missing", file=typed))
            return
        self.write(typed, leaving)

    def write(self, typed: str, leaving: bool) -> None:
        try:
            path = saves.named(typed)
            saves.write(path, self.playing.match)
        except Complaint as error:
            self.complain(error)
            return
        self.notify(self.app.speech()("tui-saved", file=str(path)), markup=False)
        if leaving:
            self.app.exit()

    def action_leave(self) -> None:
        if isinstance(self.app.screen, Dialog):
            return
        speech = self.app.speech()
        answers = [
            ("s", "save", speech("tui-leave-save")),
            ("q", "leave", speech("tui-leave-leave")),
            ("m", "menu", speech("tui-leave-menu")),
            ("b", "back", speech("tui-leave-back")),
        ]
        self.app.push_screen(Dialog(speech("tui-leave"), answers), self.left)

    def left(self, answer: str | None) -> None:
        match answer:
            case "save":
                self.ask_for_file(leaving=True)
            case "leave":
                self.app.exit()
            case "menu":
                self.app.menu()
