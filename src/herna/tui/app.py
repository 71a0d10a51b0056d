"""The application in the terminal: from the menu to the table and back."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from typing import ClassVar

from textual.app import App
from textual.binding import BindingType
from textual.screen import Screen

from herna import words
from herna.kernel import Match
from herna.tui import saves
from herna.tui.afar import Afar
from herna.tui.afar_table import AfarScreen
from herna.tui.paint import THEME
from herna.tui.playing import Playing
from herna.tui.seats import Chair
from herna.tui.start import StartScreen
from herna.tui.table import TableScreen
from herna.words import Speech

PAUSE = 0.8


class HernaApp(App[None]):
    """One person's screen: a menu to choose from, then a table to play at."""

    CSS_PATH = "herna.tcss"
    TITLE = "Herna"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = []
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (100, "-broad"), (176, "-vast")]
    VERTICAL_BREAKPOINTS = [(0, "-low"), (32, "-high")]

    def __init__(
        self,
        match: Match | None = None,
        chairs: Sequence[Chair] = (),
        *,
        language: str = "en",
        pause: float = PAUSE,
        hints: bool = False,
        afar: Afar | None = None,
    ) -> None:
        super().__init__()
        self.register_theme(THEME)
        self.theme = THEME.name
        self.language = language
        self.pause = pause
        self.hints = hints
        """May people who play against each other ask what a bot would do?"""
        self.speak_mode = False
        self.playing = Playing(match, chairs) if match is not None else None
        self.afar = afar
        """The seat at a server's table that this screen is for."""

    def on_mount(self) -> None:
        if self.afar is not None:
            self._show(AfarScreen(self.afar))
        elif self.playing is not None:
            self.sit_down(self.playing)
        else:
            self.menu()

    def speech(self, game: str | None = None, names: Sequence[str] = ()) -> Speech:
        """The words of the language chosen now."""
        return words.say(self.language, game, names)

    def menu(self) -> None:
        """The start menu, in place of whatever was shown."""
        self.playing = self.afar = None
        self._show(StartScreen())

    def sit_down(self, playing: Playing) -> None:
        """The table, in place of whatever was shown."""
        if playing.match.ply == 0:
            saves.set_aside()
        self.playing = playing
        self._show(TableScreen(playing))

    def keep(self) -> None:
        """Keep the game in progress, so that nobody ever loses one."""
        if self.playing is not None:
            saves.autosave(self.playing.match)

    def _show(self, screen: object) -> None:
        assert isinstance(screen, Screen)
        if len(self.screen_stack) > 1:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    async def action_quit(self) -> None:
        """Ctrl+Q leaves at once: the game in progress is kept after every move anyway."""
        self.exit()


def play(
    match: Match | None,
    chairs: Sequence[Chair],
    *,
    language: str,
    pause: float = PAUSE,
    hints: bool = False,
    afar: Afar | None = None,
) -> int:
    """Open the table (or the menu) in the terminal; comes back when the person leaves."""
    app = HernaApp(match, chairs, language=language, pause=pause, hints=hints, afar=afar)
    app.run()
    if app.afar is not None and not app.afar.over and not app.return_code:
        print(app.speech()("tui-at-goodbye", command=f"herna play --at {shlex.quote(app.afar.link)}"))
    if app.playing is not None and not app.playing.over and not app.return_code:
        print(app.speech()("tui-goodbye"))
    return app.return_code or 0
