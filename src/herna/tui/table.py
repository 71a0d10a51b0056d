"""The table: the board, what may be done, and whose turn it is."""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from textual.binding import Binding, BindingType
from textual.worker import get_current_worker

from herna import words
from herna.bots import BadBot
from herna.kernel import Action, Explanation, HernaError, IllegalAction, Match, State
from herna.tui import choices
from herna.tui.analysing import AnalysingScreen
from herna.tui.choosing import ChoosingScreen
from herna.tui.complaint import Complaint
from herna.tui.dialogs import HandOver
from herna.tui.playing import Playing

SOONEST = 0.001


class TableScreen(ChoosingScreen, AnalysingScreen):
    """A match being played here, by people and bots at this screen. The same for every game."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("plus", "other", show=False),
    ]

    playing: Playing

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self.thinking = -1
        """The move a bot is thinking about."""
        self.autosave_failed = False

    def on_mount(self) -> None:
        super().on_mount()
        self.keep()
        self.go_on()

    # The course of the game

    def go_on(self) -> None:
        """After anything has changed: let a bot think, or hand the screen to the person whose turn it is."""
        playing = self.playing
        self.opened = None
        waiting = playing.waiting
        if playing.waits_for_person and waiting is not None and waiting != playing.viewer:
            if playing.secret_from(waiting):
                name = self.names()[waiting]
                self.app.push_screen(HandOver(name, self.app.speech()), partial(self.handed_to, waiting))
                return
            playing.hand_to(waiting)
        self.show()
        if waiting is not None and not playing.waits_for_person:
            self.thinking = playing.match.ply
            self.set_timer(max(self.app.pause, SOONEST), partial(self.bot_thinks, waiting, self.thinking))

    def handed_to(self, seat: int, _: None = None) -> None:
        self.playing.hand_to(seat)
        self.go_on()

    def bot_thinks(self, seat: int, ply: int) -> None:
        """Off the screen's own thread, so that a deep thinker never freezes the keys."""
        if self.playing.match.ply == ply:
            self.run_worker(partial(self._think, seat, ply, self.playing.match.state.copy()), thread=True)

    def _think(self, seat: int, ply: int, state: State) -> None:
        trouble = None
        try:
            action = self.playing.bot_choice(seat, state)
        except BadBot as error:
            # Somebody's own bot has broken down: a game never stops for it.
            action, trouble = random.choice(state.options(seat)), error
        if not get_current_worker().is_cancelled:  # nobody has left the table in the meantime
            if trouble is not None:
                self.app.call_from_thread(self.complain, Complaint("tui-bot-at-random", what=trouble))
            self.app.call_from_thread(self.bot_moves, seat, ply, action)

    def bot_moves(self, seat: int, ply: int, action: Action) -> None:
        """The bot's move counts only if nothing has happened in the meantime."""
        if self.standing and self.playing.match.ply == self.thinking == ply and self.playing.waiting == seat:
            self.move(action, seat)

    def move(self, action: Action, seat: int) -> None:
        """Carry out a move of a person or a bot."""
        heard = len(self.playing.log)
        try:
            self.playing.act(action, seat, round(time.time(), 1))
        except IllegalAction as error:
            self.complain(error)
            return
        self.turn_to_news(heard, by_person=self.playing.chairs[seat].person)
        self.close_search()
        self.keep()
        self.go_on()

    def keep(self) -> None:
        """Autosave; a disk that refuses is mentioned once and never stops the game."""
        try:
            self.app.keep()
        except Complaint as error:
            if not self.autosave_failed:
                self.complain(error)
            self.autosave_failed = True

    # What a person does

    def action_other(self) -> None:
        """Act for the next hero of this screen: what is allowed out of turn is offered for one seat at a time."""
        others = self.playing.others
        if others:
            after = [seat for seat in others if seat > (self.playing.viewer or 0)]
            self.playing.hand_to(min(after or others))
            self.opened = None
            self.show()

    def action_undo(self) -> None:
        try:
            self.playing.undo()
        except HernaError as error:
            self.complain(error)
            return
        self.keep()
        self.go_on()

    def action_why_not(self) -> None:
        self.show_closed(self.not_offered())

    def not_offered(self) -> tuple[Explanation, ...]:
        """What the one who looks may want to do and cannot."""
        viewer = self.playing.viewer
        if viewer is None or self.playing.over:
            return ()
        return words.not_offered(self.playing.match.state, viewer, self.app.language, self.names())

    def typed(self, text: str) -> None:
        self.complain(self.why_not(text))

    def why_not(self, text: str) -> HernaError | Complaint:
        """Why what was typed (`march A4 A6`, or words of something that is not offered) cannot be done now."""
        state = self.playing.match.state
        try:
            action = state.parse(text)
        except HernaError as error:
            wanted = choices.folded(text).split()
            meant = [
                entry for entry in self.not_offered() if all(word in choices.folded(entry.name) for word in wanted)
            ]
            if meant:
                return Complaint("tui-closed-one", what=meant[0].name, why=meant[0].text)
            if error.code != "unknown-action":
                return error
            return Complaint("tui-nothing-fits", what=text, told="yes" if self.setting.game.brings("wishes") else "no")
        return state.refusal(action, self.playing.viewer if self.playing.viewer is not None else -1)

    # After the end

    def endings(self) -> list[tuple[str, str, Callable[[], None]]]:
        return [
            ("n", "again", self.play_again),
            ("a", "analyse", self.analyse),
            ("m", "menu", self.app.menu),
            ("s", "save", self.action_save),
            ("q", "leave", self.action_leave),
        ]

    def play_again(self) -> None:
        """Deal anew for these people, with this game and its options."""
        head = self.playing.match.record.head
        match = Match.new(self.setting.game, head.players, None, head.names, **head.options)
        self.app.sit_down(Playing(match, self.playing.chairs))
