"""The table: the board, what may be done, and whose turn it is."""

from __future__ import annotations

import random
import textwrap
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from herna.bots import BadBot
from herna.kernel import Action, HernaError, IllegalAction, Match, State
from herna.tui import choices
from herna.tui.analysing import AnalysingScreen
from herna.tui.choices import Choice
from herna.tui.complaint import Complaint
from herna.tui.dialogs import HandOver
from herna.tui.looking import ChoiceList
from herna.tui.playing import Playing

SOONEST = 0.001
KEY_ROOM = 6
"""The key before a choice, the padding and the scroll bar."""
NARROWEST = 10


class TableScreen(AnalysingScreen):
    """A match being played. The same for every game: it knows no rule, it shows what is offered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("slash", "search", show=False),
        Binding("escape", "back", show=False),
        Binding("plus", "other", show=False),
    ]

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self.listed: list[Choice] = []
        self.opened: Choice | None = None
        """The line that stood for several choices and was taken: its part is what is left to choose from."""
        self.thinking = -1
        """The move a bot is thinking about."""
        self.wrapped_at = 0
        self.autosave_failed = False
        self.ending: dict[str, Callable[[], None]] = {}

    def on_mount(self) -> None:
        self.query_one("#filter").display = False
        self.query_one("#choices").focus()
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

    # What is offered

    def list_choices(self) -> None:
        """The list of what may be done now."""
        listed, search = self.query_one("#choices", OptionList), self.query_one("#filter", Input)
        view, language = self.playing.view(), self.app.language
        options = self.opened.part if self.opened else self.playing.options()
        self.ending = {}
        if self.playing.over:
            self.listed = self.last_choices()
        elif search.display and search.value.strip():
            self.listed = choices.filtered(view, options, language, self.names(), self.setting, search.value)
        else:
            self.listed = choices.choices(view, options, language, self.names(), self.setting)
        listed.clear_options()
        self.wrapped_at = listed.size.width
        width = self.wrapped_at - KEY_ROOM
        listed.add_options(Option(self.drawn(choice, width)) for choice in self.listed)
        listed.highlighted = 0 if self.listed and not self.ending else None
        speech = self.app.speech()
        if self.opened is not None and self.opened.source:
            heading = speech("tui-choices-target")
        elif self.opened is not None:
            heading = speech("tui-choices-inside", kind=self.opened.label)
        elif any(choice.source for choice in self.listed):
            heading = speech("tui-choices-source")
        else:
            heading = speech("tui-choices")
        self.query_one("#side").border_title = Text(f" {heading} ", style="bold")

    @on(ChoiceList.Resized)
    def wrap_again(self) -> None:
        listed = self.query_one("#choices", OptionList)
        if listed.size.width != self.wrapped_at and listed.size.width:
            lit = listed.highlighted
            self.list_choices()
            listed.highlighted = lit

    @staticmethod
    def drawn(choice: Choice, width: int) -> Text:
        """A line of the list; what does not fit goes on under its words, not under its key."""
        lines = textwrap.wrap(choice.label, width) if width > NARROWEST else [choice.label]
        return Text.assemble((choice.key or " ", "bold #ffd75f"), "  ", "\n   ".join(lines))

    def last_choices(self) -> list[Choice]:
        """After the end: play again, choose something else, save, leave."""
        speech = self.app.speech()
        # Letters, and no line lit: keys still pressed from the last moves must not sweep the score sheet away.
        self.ending = {
            "n": self.play_again,
            "a": self.analyse,
            "m": self.app.menu,
            "s": self.action_save,
            "q": self.action_leave,
        }
        words_of = ("again", "analyse", "menu", "save", "leave")
        return [Choice(key, speech(f"tui-end-{word}")) for key, word in zip(self.ending, words_of, strict=True)]

    # What a person does

    def on_key(self, event: events.Key) -> None:
        """The key in front of a choice takes it; from the search the arrows lead into the list."""
        if event.key in ("down", "up") and self.query_one("#filter").has_focus:
            self.query_one("#choices").focus()
        if event.character is None or self.query_one("#filter").has_focus:
            return
        for choice in self.listed:
            if choice.key and choice.key == event.character:
                event.stop()
                self.take(choice)
                return

    @on(OptionList.OptionSelected, "#choices")
    def chosen(self, event: OptionList.OptionSelected) -> None:
        if event.option_index < len(self.listed):
            self.take(self.listed[event.option_index])

    def take(self, choice: Choice) -> None:
        """One line of the list: a move, a source to go on from, or what to do after the end."""
        if choice.action is not None and self.playing.viewer is not None:
            self.move(choice.action, self.playing.viewer)
        elif choice.part:
            self.close_search()
            self.opened = choice
            self.list_choices()
            if len(self.listed) > len(choices.KEYS):  # not every line has a key: typing is the quickest way
                self.action_search()
        elif choice.key in self.ending:
            self.ending[choice.key]()

    def action_back(self) -> None:
        """One step back: close the search, or choose another source."""
        if not self.query_one("#filter", Input).value:
            self.opened = None
        self.close_search()
        self.list_choices()

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

    def action_search(self) -> None:
        search = self.query_one("#filter", Input)
        search.placeholder = self.app.speech()("tui-search-inside" if self.opened else "tui-search-hint")
        search.display = True
        search.focus()

    def close_search(self) -> None:
        search = self.query_one("#filter", Input)
        if search.display:
            search.display = False
            search.value = ""
            self.query_one("#choices").focus()

    @on(Input.Changed, "#filter")
    def searched(self) -> None:
        self.list_choices()

    @on(Input.Submitted, "#filter")
    def search_done(self, event: Input.Submitted) -> None:
        """Enter takes the first that fits. What fits nothing may be a move that is not allowed: say why not."""
        if self.listed and event.value.strip():
            self.take(self.listed[0])
        elif event.value.strip():
            self.complain(self.why_not(event.value))
        else:
            self.action_back()

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
            return Complaint("tui-nothing-fits", what=text) if self.setting.game.brings("wishes") else error
        return state.refusal(action, self.playing.viewer if self.playing.viewer is not None else -1)

    # After the end

    def play_again(self) -> None:
        """Deal anew for these people, with this game and its options."""
        head = self.playing.match.record.head
        match = Match.new(self.setting.game, head.players, None, head.names, **head.options)
        self.app.sit_down(Playing(match, self.playing.chairs))
