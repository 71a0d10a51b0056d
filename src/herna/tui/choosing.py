"""What may be done, listed and found by typing: the same for every table, wherever its match is played."""

from __future__ import annotations

import textwrap
from collections.abc import Callable
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.binding import Binding, BindingType
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from herna.tui import choices
from herna.tui.choices import Choice
from herna.tui.looking import ChoiceList, LookingScreen
from herna.tui.playing import Sight

KEY_ROOM = 6
"""The key before a choice, the padding and the scroll bar."""
NARROWEST = 10


class ChoosingScreen(LookingScreen):
    """A match to look at and to choose in. It knows no rule, it shows what is offered."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash", "search", show=False),
        Binding("escape", "back", show=False),
    ]

    def __init__(self, playing: Sight) -> None:
        super().__init__(playing)
        self.listed: list[Choice] = []
        self.opened: Choice | None = None
        """The line that stood for several choices and was taken: its part is what is left to choose from."""
        self.doubted: Choice | None = None
        """What would end something with something left unspent, and was asked about."""
        self.wrapped_at = 0
        self.ending: dict[str, Callable[[], None]] = {}

    def on_mount(self) -> None:
        self.query_one("#filter").display = False
        self.query_one("#choices").focus()

    def endings(self) -> list[tuple[str, str, Callable[[], None]]]:
        """What can be done after the end: the key, the word and the deed of each."""
        raise NotImplementedError

    def typed(self, text: str) -> None:
        """Something was typed that nothing offered has in it: say why not."""
        raise NotImplementedError

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
        self.ending = {key: deed for key, _, deed in self.endings()}
        return [Choice(key, speech(f"tui-end-{word}")) for key, word, _ in self.endings()]

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
            lost = self.setting.game.unspent(
                self.playing.view(), choice.action, self.app.speech(self.setting.game.name, self.names())
            )
            if lost and self.doubted != choice:
                self.doubted = choice
                self.notify(lost, severity="warning", markup=False)
                return
            self.doubted = None
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
            self.typed(event.value)
        else:
            self.action_back()
