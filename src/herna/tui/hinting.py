"""“What would you do?” at the table: a bot thinks off the screen's thread, and its ways on can be taken at a key."""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.worker import get_current_worker

from herna.bots import hints
from herna.kernel import BadSetting, State
from herna.table.hinting import WayShown, ways_shown
from herna.table.solving import Solved, solution_shown
from herna.tui.complaint import Complaint
from herna.tui.dialogs import Dialog
from herna.tui.leaving import LeavingScreen
from herna.words import Speech, error_text, say


def hint_dialog(found: Sequence[WayShown], speech: Speech) -> Dialog:
    """The ways on, each at a key that does it."""
    answers = []
    for number, way in enumerate(found, start=1):
        then = speech("tui-hint-then", actions=" · ".join(way.then)) if way.then else ""
        lines = [way.label, then, way.reason, way.estimate]
        answers.append((str(number), str(number - 1), "\n   ".join(line for line in lines if line)))
    return Dialog(speech("tui-hint-title"), answers)


class HintingScreen(LeavingScreen):
    """A table at which one can ask what a bot would do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "hint", show=False), Binding("f", "solve", show=False)]

    @property
    def solvable(self) -> bool:
        """Does the one who looks have something ahead that a search of the game's own can solve?"""
        playing = self.playing
        state = playing.match.state
        if playing.viewer is None or not state.setting.game.brings("solve"):
            return False
        try:
            state.setting.game.check_solve(state, playing.viewer)
        except BadSetting:
            return False
        return True

    def keys_without_use(self) -> list[str]:
        return [*super().keys_without_use(), *([] if self.solvable else ["f"])]

    def action_hint(self) -> None:
        """Ask for up to three ways on, if there is something to choose and nobody is played against unasked."""
        playing = self.playing
        seat = playing.viewer
        if seat is None or not playing.options():
            self.notify(self.app.speech()("tui-hint-nothing"), markup=False)
        elif len(playing.people) > 1 and not self.app.hints:
            self.complain(Complaint("tui-hint-off"))
        else:
            self.notify(self.app.speech()("tui-hint-thinking"), timeout=hints.SECONDS, markup=False)
            imagined = playing.match.state.imagine(seat, random.Random())
            self.run_worker(partial(self._advise, seat, playing.match.ply, imagined), thread=True)

    def _advise(self, seat: int, ply: int, imagined: State) -> None:
        found = ways_shown(imagined, seat, self.app.language, self.names(), random.getrandbits(32), hints.SECONDS)
        if not get_current_worker().is_cancelled:
            self.app.call_from_thread(self.advised, seat, ply, found)

    def advised(self, seat: int, ply: int, found: list[WayShown]) -> None:
        """Show the ways on, unless the table has moved on; where several play, the log tells of it."""
        playing = self.playing
        if not self.standing or (playing.match.ply, playing.viewer) != (ply, seat):
            return
        playing.note_hint(seat)
        self.show()

        def taken(answer: str | None) -> None:
            if answer is not None and playing.match.ply == ply:
                self.move(playing.match.state.decode(found[int(answer)].action), seat)

        self.app.push_screen(hint_dialog(found, self.app.speech()), taken)

    def action_solve(self, aims: Sequence[str] = ()) -> None:
        """Ask for the best way through the fight, if there is one, and nobody is played against unasked."""
        playing = self.playing
        seat, state = playing.viewer, playing.match.state
        if seat is None or not playing.options():
            self.notify(self.app.speech()("tui-hint-nothing"), markup=False)
        elif len(playing.people) > 1 and not self.app.hints:
            self.complain(Complaint("tui-hint-off"))
        else:
            try:
                state.setting.game.check_solve(state, seat)
            except BadSetting as error:
                self.notify(error_text(error, self.app.language), markup=False)
                return
            self.notify(self.app.speech()("tui-hint-thinking"), timeout=hints.SECONDS, markup=False)
            imagined = state.imagine(seat, random.Random())
            # Whoever asks again drops what was asked before.
            solving = partial(self._solve, seat, playing.match.ply, imagined, tuple(aims))
            self.run_worker(solving, group="solve", exclusive=True, thread=True)

    def _solve(self, seat: int, ply: int, imagined: State, aims: tuple[str, ...]) -> None:
        worker, playing = get_current_worker(), self.playing

        def stop() -> bool:
            return worker.is_cancelled or playing.match.ply != ply

        found = solution_shown(imagined, seat, self.app.language, self.names(), aims, stop=stop)
        if not worker.is_cancelled:
            self.app.call_from_thread(self.solved, seat, ply, found, aims)

    def solved(self, seat: int, ply: int, found: Solved, aims: tuple[str, ...]) -> None:
        """Show the best way, or say that the table has moved on. Its first action can be done at a key, and at others
        something else put first than what came first here."""
        playing, speech = self.playing, self.app.speech()
        if not self.standing or (playing.match.ply, playing.viewer) != (ply, seat):
            self.notify(speech("tui-solve-stale"), markup=False)
            return
        playing.note_hint(seat)
        self.show()
        line = "\n   ".join(f"{number}. {one.label}" for number, one in enumerate(found.line, start=1))
        answers = [("1", "0", speech("tui-solve-do", action=found.line[0].label))]
        game = playing.match.state.setting.game
        order = (*aims, *(aim for aim in game.aims if aim not in aims))
        named = say(self.app.language, game.name, self.names())
        for number, aim in enumerate(order[1:], start=2):
            answers.append((str(number), aim, speech("tui-solve-first", aim=named(f"solve-aim-{aim}"))))

        def taken(answer: str | None) -> None:
            if answer in order:
                self.action_solve((answer, *(aim for aim in order if aim != answer)))
            elif answer is not None and playing.match.ply == ply:
                self.move(playing.match.state.decode(found.line[0].action), seat)

        self.app.push_screen(Dialog("\n".join((*found.told, "", line)), answers), taken)
