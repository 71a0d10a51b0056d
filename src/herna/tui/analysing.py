"""A finished game looked at again, off the screen's own thread, so that the keys never freeze."""

from __future__ import annotations

from functools import partial

from rich.text import Text
from textual.widgets import Static
from textual.worker import get_current_worker

from herna.bots.analysis import Analysis, TurnSeen, measure_of, some_turns, turns_of
from herna.kernel import Record
from herna.table.analysed import told
from herna.tui.dialogs import Reading
from herna.tui.hinting import HintingScreen


class AnalysingScreen(HintingScreen):
    """A table at which a finished game can be looked at again."""

    def analyse(self) -> None:
        """Look at the finished game again; how far that has come is told below the board."""
        self.query_one("#last").display = True
        self.run_worker(
            partial(self._analyse, self.playing.match.record), thread=True, group="analysis", exclusive=True
        )

    def _analyse(self, record: Record) -> None:
        turns: list[TurnSeen] = []
        parts = turns_of(record)
        whole = len(parts)
        for number in range(whole):
            if get_current_worker().is_cancelled:
                return
            turns += some_turns(record, number, 1, parts)
            self.app.call_from_thread(self.progress, number + 1, whole)
        self.app.call_from_thread(self.analysed, record, Analysis(measure_of(record.setting), turns))

    def progress(self, done: int, whole: int) -> None:
        """A part of the game has been looked at."""
        if self.standing:
            self.query_one("#last", Static).update(Text(self.app.speech()("tui-analysing", done=done, whole=whole)))

    def analysed(self, record: Record, found: Analysis) -> None:
        """Show the analysis in sentences, if its game still stands here."""
        if self.standing and self.playing.match.record is record:
            self.show()
            lines = told(record, found, self.app.language, self.names())
            self.app.push_screen(Reading(self.app.speech()("tui-analysis-title"), "\n".join(lines)))
