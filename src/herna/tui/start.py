"""The start menu: which game, how many, who sits where, with which options."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from herna import bots, words
from herna.games import game as game_named
from herna.games import names as game_names
from herna.kernel import HernaError, Match, OptionInfo
from herna.tui import saves, seats
from herna.tui.complaint import Complaint, told
from herna.tui.dialogs import Ask, Reading
from herna.tui.options import grouped, seated, settled, shown, typed, written
from herna.tui.playing import Playing

if TYPE_CHECKING:
    from herna.tui.app import HernaApp

FIRST_GAME = "eight_minute_empire"
"""What a newcomer finds: the game that is learnt and over soonest."""


class Row(msgspec.Struct, frozen=True):
    """A line of the menu: something to do, or something to set to one of several values."""

    id: str
    label: str
    help: str = ""
    values: tuple[tuple[Any, str], ...] = ()
    value: Any = None

    @property
    def shown(self) -> str:
        return next((text for value, text in self.values if value == self.value), str(self.value))


class StartScreen(Screen[None]):
    """Arrows up and down choose a line, left and right change it, Enter goes."""

    app: HernaApp

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "change(-1)", show=False),
        Binding("right", "change(1)", show=False),
        Binding("l", "language", show=False),
        Binding("question_mark", "help", show=False),
        Binding("q", "leave", show=False),
        Binding("escape", "leave", show=False),
        Binding("ctrl+c", "leave", show=False, priority=True),
    ]

    def __init__(self) -> None:
        super().__init__()
        self.game = game_named(FIRST_GAME)
        self.players = self.game.players[0]
        self.levels: list[str] = []
        self.options: dict[str, Any] = {}
        self.rows: list[Row] = []
        self.choose_game(self.game.name)

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Vertical(id="start"), Vertical(id="menu"):
            yield OptionList(id="menu-list", markup=False)
            yield Static(id="menu-help", markup=False)
        yield Static(id="keys", markup=False)

    def on_mount(self) -> None:
        self.show()
        self.query_one("#menu-list").focus()

    # What can be set

    def choose_game(self, name: str) -> None:
        self.game = game_named(name)
        self.options = {info.name: info.default for info in self.game.option_info()}
        self.choose_players(self.game.usual_players)

    def choose_players(self, players: int) -> None:
        """Seats that stay keep who sits there; new ones get a bot. What does not go with their number changes."""
        self.options = settled(self.game, self.options, players)
        self.seat(players)

    def choose_option(self, name: str, value: Any) -> None:
        """Set an option; what went only with its old value, and the number of players if need be, follow."""
        self.options, players = seated(self.game, self.options | {name: value}, self.players, name)
        self.seat(players)

    def seat(self, players: int) -> None:
        self.players = players
        kept = self.levels[:players]
        self.levels = kept + [
            seats.default_level() if kept or place else seats.PERSON for place in range(players - len(kept))
        ]

    def make_rows(self) -> list[Row]:
        say = self.app.speech(self.game.name)
        rows = []
        if saves.autosave_file().is_file():
            rows.append(Row("resume", say("tui-menu-resume"), say("tui-menu-resume-help")))
        rows.append(Row("start", say("tui-menu-start"), say("tui-menu-start-help")))
        titles = tuple((name, self.app.speech(name)("game-title")) for name in game_names())
        rows.append(Row("game", say("tui-menu-game"), say("game-blurb"), titles, self.game.name))
        counts = tuple((count, str(count)) for count in self.game.players)
        rows.append(Row("players", say("tui-menu-players"), say("tui-menu-players-help"), counts, self.players))
        kinds: tuple[tuple[Any, str], ...] = ((seats.PERSON, say("tui-kind-human")),)
        kinds += tuple((level, say("tui-kind-bot", level=seats.level_name(level, say))) for level in bots.levels())
        for place, level in enumerate(self.levels):
            label = say("tui-menu-seat", number=place + 1)
            rows.append(Row(f"seat-{place}", label, say("tui-menu-seat-help"), kinds, level))
        for group, infos in grouped(self.game.option_info()):
            asked = [info for info in infos if info.changes_with(self.options, self.players)]
            if group and asked:
                rows.append(Row(f"group-{group}", say(f"option-group-{group}")))
            rows += [self.option_row(info) for info in asked]
        rows.append(Row("load", say("tui-menu-load"), say("tui-menu-load-help")))
        rows.append(Row("leave", say("tui-menu-leave")))
        return rows

    def option_row(self, info: OptionInfo) -> Row:
        say = self.app.speech(self.game.name)
        value = self.options[info.name]
        choices: Sequence[Any] = (value,)
        if info.kind in ("switch", "choice"):
            choices = info.choices
        elif info.kind == "number" and info.least is not None and info.most is not None:
            choices = range(info.least, info.most + 1)
        none = f"option-{info.name}-none"
        nothing = say(none) if say.knows(none) else say("tui-none")
        values = tuple((choice, shown(info, choice, say) or nothing) for choice in choices)
        explained = say(f"option-{info.name}-help")
        more = f"option-{info.name}-{value}-help"
        if say.knows(more):
            explained = f"{explained} {say(more)}"
        return Row(f"option-{info.name}", say(f"option-{info.name}"), explained, values, value)

    def show(self) -> None:
        """The menu anew, with the same line lit."""
        say = self.app.speech()
        self.rows = self.make_rows()
        listed = self.query_one("#menu-list", OptionList)
        before = listed.highlighted
        listed.clear_options()
        listed.add_options(Option(self.drawn(row), disabled=row.id.startswith("group-")) for row in self.rows)
        listed.highlighted = min(before or 0, len(self.rows) - 1)
        self.query_one("#title", Static).update(Text(say("tui-menu-title")))
        self.query_one("#menu").border_title = Text(f" {say('tui-menu-heading')} ", style="bold")
        self.query_one("#keys", Static).update(Text(say("tui-menu-keys"), no_wrap=True, overflow="ellipsis"))
        self.show_help()

    def drawn(self, row: Row) -> Text:
        if row.id.startswith("group-"):
            return Text(f"— {row.label} —", style="dim")
        if not row.values:
            return Text(row.label, style="bold #ffd75f" if row.id in ("start", "resume") else "")
        arrows = ("◂ ", " ▸") if len(row.values) > 1 else ("  ", "")
        return Text.assemble(f"{row.label:<28} ", (arrows[0], "dim"), (row.shown, "bold"), (arrows[1], "dim"))

    @on(OptionList.OptionHighlighted)
    def show_help(self) -> None:
        place = self.query_one("#menu-list", OptionList).highlighted
        text = self.rows[place].help if place is not None and place < len(self.rows) else ""
        self.query_one("#menu-help", Static).update(Text(text))

    # What a person does

    def on_key(self, event: events.Key) -> None:
        if event.key == "space":
            event.stop()
            self.action_change(1)

    @on(OptionList.OptionSelected)
    def chosen(self, event: OptionList.OptionSelected) -> None:
        row = self.rows[event.option_index]
        match row.id:
            case "start":
                self.start()
            case "resume":
                self.open_file(saves.autosave_file())
            case "load":
                self.app.push_screen(self.question("tui-load-question", "", "tui-load-hint"), self.load)
            case "leave":
                self.app.exit()
            case _ if len(row.values) == 1 and row.id.startswith("option-"):
                self.ask(row)
            case _:
                self.action_change(1)

    def ask(self, row: Row) -> None:
        """An option that is typed: numbers, or any of some things."""
        say = self.app.speech(self.game.name)
        name = row.id.removeprefix("option-")
        info = next(info for info in self.game.option_info() if info.name == name)
        things = [str(choice) for choice in info.choices]
        limits = {"least": str(info.least), "most": str(info.most)} if info.most is not None else {"most": "none"}
        hint = say("tui-things-hint", things=things) if things else say("tui-numbers-hint", **limits)
        self.app.push_screen(Ask(row.label, written(row.value), hint), partial(self.answered, info))

    def question(self, asked: str, value: str, hint: str) -> Ask:
        say = self.app.speech()
        return Ask(say(asked), value, say(hint))

    def action_change(self, by: int) -> None:
        """The next or the previous value of the line."""
        place = self.query_one("#menu-list", OptionList).highlighted
        row = self.rows[place] if place is not None else None
        if row is None or len(row.values) < 2:
            return
        values: Sequence[Any] = [value for value, _ in row.values]
        value = values[(values.index(row.value) + by) % len(values)]
        if row.id == "game":
            self.choose_game(value)
        elif row.id == "players":
            self.choose_players(value)
        elif row.id.startswith("seat-"):
            self.levels[int(row.id.removeprefix("seat-"))] = value
        else:
            self.choose_option(row.id.removeprefix("option-"), value)
        self.show()

    def answered(self, info: OptionInfo, text: str | None) -> None:
        if text is None:
            return
        value = typed(info, text)
        try:
            self.game.check_options({info.name: value})
        except HernaError as error:
            self.complain(error)
            return
        self.choose_option(info.name, value)
        self.show()

    def start(self) -> None:
        """Deal and sit down; options that do not fit together are refused here, and the menu stays."""
        chairs = tuple(seats.chair(level) for level in self.levels)
        names = tuple(chair.word for chair in chairs)
        try:
            match = Match.new(self.game, self.players, None, names, **self.options)
        except HernaError as error:
            self.complain(error)
            return
        self.app.sit_down(Playing(match, chairs))

    def load(self, text: str | None) -> None:
        if text is None:
            return
        try:
            self.open_file(saves.named(text))
        except Complaint as error:
            self.complain(error)

    def open_file(self, path: Path) -> None:
        try:
            match = saves.read(path)
        except Complaint as error:
            self.complain(error)
            return
        record = match.record
        self.app.sit_down(Playing(match, seats.remembered(record.head.names, record.setting.players)))

    def complain(self, error: HernaError | Complaint) -> None:
        self.notify(str(told(error, self.app.language)), severity="warning", timeout=10, markup=False)

    def action_language(self) -> None:
        languages = words.LANGUAGES
        self.app.language = languages[(languages.index(self.app.language) + 1) % len(languages)]
        self.show()

    def action_help(self) -> None:
        say = self.app.speech()
        self.app.push_screen(Reading(say("tui-help-title"), say("tui-help")))

    def action_leave(self) -> None:
        self.app.exit()
