"""The table: the board, what may be done, and whose turn it is."""

from __future__ import annotations

import textwrap
import time
from collections.abc import Callable
from functools import partial
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option
from textual.worker import get_current_worker

from herna import words
from herna.kernel import Action, HernaError, IllegalAction, Match
from herna.tui import choices, seats
from herna.tui.choices import Choice, Thing
from herna.tui.complaint import Complaint
from herna.tui.dialogs import HandOver, Reading, Rules
from herna.tui.leaving import LeavingScreen
from herna.tui.pages import LOG, PageView, Teller, pages
from herna.tui.playing import Playing

SOONEST = 0.001
KEY_ROOM = 6
"""The key before a choice, the padding and the scroll bar."""
NARROWEST = 10
BROAD, HIGH = 100, 32
"""From this size on the board stays in sight beside the other pages."""


class ChoiceList(OptionList):
    """The list of what may be done; its lines are wrapped anew when it gets another width."""

    class Resized(Message):
        """The list has another width."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class TableScreen(LeavingScreen):
    """A match being played. The same for every game: it knows no rule, it shows what is offered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", show=False),
        Binding("s", "save", show=False),
        Binding("r", "rules", show=False),
        Binding("l", "language", show=False),
        Binding("v", "speak", show=False),
        Binding("z", "zoom", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("slash", "search", show=False),
        Binding("escape", "back", show=False),
        Binding("plus", "other", show=False),
        Binding("tab", "turn(1)", show=False, priority=True),
        Binding("shift+tab", "turn(-1)", show=False, priority=True),
        *(
            Binding(f"{hold}+{arrow}", f"look('{arrow}')", show=False)
            for hold in ("shift", "ctrl")
            for arrow in ("up", "down", "left", "right")
        ),
    ]

    def __init__(self, playing: Playing) -> None:
        super().__init__(playing)
        self.setting = playing.match.record.setting
        self.teller = Teller(self.setting)
        self.listed: list[Choice] = []
        self.source: Thing | None = None
        self.page = LOG
        """The page shown beside the board."""
        self.small_page = ""
        """The page shown where there is room for one only; none is the board."""
        self.thinking = -1
        """The move a bot is thinking about."""
        self.wrapped_at = 0
        self.autosave_failed = False
        self.ending: dict[str, Callable[[], None]] = {}

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield PageView(id="board")
        yield Static(id="last", markup=False)
        yield Static(id="prompt", markup=False)
        with Horizontal(id="lower"):
            yield PageView(id="info")
            with Vertical(id="side"):
                yield Input(id="filter")
                yield ChoiceList(id="choices", markup=False)
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.query_one("#filter").display = False
        self.query_one("#choices").focus()
        self.keep()
        self.go_on()

    def on_resize(self) -> None:
        self.show()

    # The course of the game

    def go_on(self) -> None:
        """After anything has changed: let a bot think, or hand the screen to the person whose turn it is."""
        playing = self.playing
        self.source = None
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
            self.run_worker(partial(self._think, seat, ply), thread=True)

    def _think(self, seat: int, ply: int) -> None:
        action = self.playing.bot_choice(seat)
        if not get_current_worker().is_cancelled:  # nobody has left the table in the meantime
            self.app.call_from_thread(self.bot_moves, seat, ply, action)

    def bot_moves(self, seat: int, ply: int, action: Action) -> None:
        """The bot's move counts only if nothing has happened in the meantime."""
        if self.standing and self.playing.match.ply == self.thinking == ply and self.playing.waiting == seat:
            self.move(action, seat)

    def move(self, action: Action, seat: int) -> None:
        """Carry out a move of a person or a bot."""
        try:
            self.playing.act(action, seat, round(time.time(), 1))
        except IllegalAction as error:
            self.complain(error)
            return
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

    # What is shown

    def names(self) -> tuple[str, ...]:
        return seats.shown_names(self.playing.chairs, self.app.language)

    @property
    def standing(self) -> bool:
        """Is the table still there? A thought can come back while it is being cleared away."""
        return self.is_attached and bool(self.query("#keys"))

    @property
    def small(self) -> bool:
        return self.app.size.width < BROAD or self.app.size.height < HIGH

    def show(self) -> None:
        """Everything anew, as the one who looks may see it."""
        if not self.standing:
            return
        speech = self.app.speech(self.setting.game.name, self.names())
        view = self.playing.view()
        found = pages(self.playing, speech, self.teller, speak=self.app.speak_mode)
        board, info = self.query_one("#board", PageView), self.query_one("#info", PageView)
        if self.small:
            here = next((page for page in found if page.id == self.small_page), found[0])
            board.show(here, [(page.title, page is here) for page in found])
        else:
            board.show(found[0], [(found[0].title, True)])
            beside = found[1:]
            here = next((page for page in beside if page.id == self.page), beside[-1])
            info.show(here, [(page.title, page is here) for page in beside])
        info.display = not self.small
        heard = self.playing.heard()
        last = self.teller.tell(heard[-1], speech) if heard else ""
        self.query_one("#last", Static).update(Text(last, style="dim", no_wrap=True, overflow="ellipsis"))
        self.query_one("#last").display = self.small or self.page != LOG
        self.query_one("#prompt", Static).update(Text(words.prompt_text(view, self.app.language, self.names())))
        seed = str(self.playing.match.record.head.seed)
        facts = {"title": speech("game-title"), "move": self.playing.match.ply, "seed": seed}
        self.query_one("#title", Static).update(Text(speech("tui-title", **facts), no_wrap=True, overflow="ellipsis"))
        self.query_one("#keys", Static).update(self.keys_text())
        self.query_one("#filter", Input).placeholder = speech("tui-search-hint")
        self.list_choices()

    def keys_text(self) -> str:
        """The bottom line: every key can also be clicked."""
        speech = self.app.speech()
        keys = [
            ("u", "undo", "undo"),
            ("s", "save", "save"),
            ("r", "rules", "rules"),
            ("/", "search", "search"),
            ("Tab", "turn(1)", "turn"),
            ("z", "zoom", "zoom"),
            ("v", "speak", "draw" if self.app.speak_mode else "speak"),
            ("l", "language", "language"),
            ("?", "help", "help"),
            ("q", "leave", "leave"),
        ]
        if self.playing.others:
            keys.insert(0, ("+", "other", "other"))
        if self.small:
            keys = [key for key in keys if key[0] != "z"]
        return (" " if self.small else "  ").join(
            f"[@click=screen.{action}][b]{key}[/b] {speech(f'tui-key-{word}')}[/]" for key, action, word in keys
        )

    def list_choices(self) -> None:
        """The list of what may be done now."""
        listed, search = self.query_one("#choices", OptionList), self.query_one("#filter", Input)
        view, options, language = self.playing.view(), self.playing.options(), self.app.language
        self.ending = {}
        if self.playing.over:
            self.listed = self.last_choices()
        elif search.display and search.value.strip():
            self.listed = choices.filtered(view, options, language, self.names(), self.setting, search.value)
        else:
            self.listed = choices.choices(view, options, language, self.names(), self.setting, self.source)
        listed.clear_options()
        self.wrapped_at = listed.size.width
        width = self.wrapped_at - KEY_ROOM
        listed.add_options(Option(self.drawn(choice, width)) for choice in self.listed)
        listed.highlighted = 0 if self.listed and not self.ending else None
        speech = self.app.speech()
        if self.source is not None:
            heading = speech("tui-choices-target")
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
            "m": self.app.menu,
            "s": self.action_save,
            "q": self.action_leave,
        }
        words_of = ("again", "menu", "save", "leave")
        return [Choice(key, speech(f"tui-end-{word}")) for key, word in zip(self.ending, words_of, strict=True)]

    # What a person does

    def on_key(self, event: events.Key) -> None:
        """The key in front of a choice takes it."""
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
        elif choice.source is not None:
            self.source = choice.source
            self.list_choices()
        elif choice.key in self.ending:
            self.ending[choice.key]()

    def action_back(self) -> None:
        """One step back: close the search, or choose another source."""
        if self.query_one("#filter").display:
            self.close_search()
        else:
            self.source = None
        self.list_choices()

    def action_other(self) -> None:
        """Act for the next hero of this screen: what is allowed out of turn is offered for one seat at a time."""
        others = self.playing.others
        if others:
            after = [seat for seat in others if seat > (self.playing.viewer or 0)]
            self.playing.hand_to(min(after or others))
            self.source = None
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

    def why_not(self, text: str) -> HernaError:
        """Why what was typed (`march A4 A6`) cannot be done now."""
        state = self.playing.match.state
        try:
            action = state.parse(text)
        except HernaError as error:
            return error
        return state.refusal(action, self.playing.viewer if self.playing.viewer is not None else -1)

    def action_turn(self, by: int) -> None:
        """Turn to the next page."""
        speech = self.app.speech(self.setting.game.name, self.names())
        ids = [page.id for page in pages(self.playing, speech, self.teller, speak=False)]
        if self.small:
            place = ids.index(self.small_page) if self.small_page in ids else 0
            self.small_page = ids[(place + by) % len(ids)]
        else:
            beside = ids[1:]
            place = beside.index(self.page) if self.page in beside else len(beside) - 1
            self.page = beside[(place + by) % len(beside)]
        self.show()

    def action_look(self, way: str) -> None:
        """Move the board under the window."""
        board = self.query_one("#board", PageView)
        across, down = {"up": (0, -4), "down": (0, 4), "left": (-10, 0), "right": (10, 0)}[way]
        board.scroll_relative(across, down, animate=False)

    def action_zoom(self) -> None:
        """The board alone, as large as the window; the keys of the list still work."""
        lower = self.query_one("#lower")
        lower.display = not lower.display
        if lower.display:
            self.query_one("#choices").focus()

    def action_speak(self) -> None:
        self.app.speak_mode = not self.app.speak_mode
        self.show()

    def action_language(self) -> None:
        """The other language, everywhere and at once, also in the log."""
        languages = words.LANGUAGES
        self.app.language = languages[(languages.index(self.app.language) + 1) % len(languages)]
        self.show()

    def action_help(self) -> None:
        speech = self.app.speech()
        self.app.push_screen(Reading(speech("tui-help-title"), speech("tui-help")))

    def action_rules(self) -> None:
        """The rulebook, open at the clause of the present question."""
        steps = self.playing.match.state.steps
        clause = steps[-1].clause if steps else None
        game = self.setting.game.name
        self.app.push_screen(Rules(game, self.app.language, self.app.speech(game), clause))

    # After the end

    def play_again(self) -> None:
        """The same people, game and options, dealt anew."""
        head = self.playing.match.record.head
        match = Match.new(self.setting.game, head.players, None, head.names, **head.options)
        self.app.sit_down(Playing(match, self.playing.chairs))
