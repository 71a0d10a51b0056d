"""The screens over the table: handing over, saving, leaving, help, rules and explanations."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.await_complete import AwaitComplete
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen, Screen, ScreenResultType
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from herna import words
from herna.kernel import Explanation, Shelf
from herna.tui.choices import folded
from herna.words import Speech


class Over(Screen[ScreenResultType]):
    """A screen over another that goes away once, however often a hasty hand presses the key."""

    def dismiss(self, result: ScreenResultType | None = None) -> AwaitComplete:
        return super().dismiss(result) if self.is_active else AwaitComplete()


class HandOver(Over[None]):
    """Hides the table until the right person sits down. Opaque: nothing of the table shines through."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "dismiss", show=False), Binding("space", "dismiss")]

    def __init__(self, name: str, speech: Speech) -> None:
        super().__init__()
        self.person = name
        self.speech = speech

    def compose(self) -> ComposeResult:
        with Vertical(id="hand-over"):
            yield Static(Text(self.speech("tui-hand-over", name=self.person), style="bold", justify="center"))
            yield Static(Text(self.speech("tui-hand-over-key"), justify="center"))

    def on_click(self) -> None:
        self.dismiss()


class Dialog(Over[str | None], ModalScreen[str | None]):
    """A question with a few answers; Escape is no answer."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, answers: Sequence[tuple[str, str, str]]) -> None:
        """`answers` are key, name and words of each."""
        super().__init__()
        self.question = question
        self.answers = answers

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.question, style="bold"))
            yield OptionList(
                *(Option(Text.assemble((key, "bold"), f"  {text}"), id=name) for key, name, text in self.answers),
                markup=False,
            )

    def on_key(self, event: events.Key) -> None:
        for key, name, _ in self.answers:
            if event.character == key:
                event.stop()
                self.dismiss(name)

    @on(OptionList.OptionSelected)
    def answered(self, event: OptionList.OptionSelected) -> None:
        self.dismiss(event.option.id)


class Ask(Over[str | None], ModalScreen[str | None]):
    """Asks for a line of text."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, question: str, value: str, hint: str) -> None:
        super().__init__()
        self.question = question
        self.value = value
        self.hint = hint

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog"):
            yield Static(Text(self.question, style="bold"))
            yield Input(self.value, select_on_focus=False)
            yield Static(Text(self.hint, style="dim"))

    @on(Input.Submitted)
    def answered(self, event: Input.Submitted) -> None:
        self.dismiss(event.value)


class Reading(Over[None], ModalScreen[None]):
    """A page of text to read."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("enter", "dismiss", show=False),
        Binding("question_mark", "dismiss", show=False),
        Binding("q", "dismiss", show=False),
    ]

    def __init__(self, title: str, text: str) -> None:
        super().__init__()
        self.heading = title
        self.text = text

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="dialog page") as page:
            page.border_title = self.heading
            yield Static(Text(self.text))


class Listing(Over[None], ModalScreen[None]):
    """Many paragraphs to read; typing narrows them down. Each has words to be found by, and a text."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss", show=False),
        Binding("down", "step(1)", show=False),
        Binding("up", "step(-1)", show=False),
        Binding("pagedown", "step(8)", show=False),
        Binding("pageup", "step(-8)", show=False),
    ]

    def __init__(self, title: str, lines: Sequence[tuple[str, Text]], speech: Speech, first: int = 0) -> None:
        super().__init__()
        self.heading = title
        self.lines = lines
        self.speech = speech
        self.first = first

    def compose(self) -> ComposeResult:
        with Vertical(classes="dialog page rules") as page:
            page.border_title = self.heading
            yield Input(placeholder=self.speech("tui-rules-search"), compact=True)
            listed = OptionList(markup=False)
            # The list is moved from the line where one types, so that both are always at hand.
            listed.can_focus = False
            yield listed

    def on_mount(self) -> None:
        self.narrow("")
        if self.first:
            self.query_one(OptionList).highlighted = self.first

    @on(Input.Changed)
    def typed(self, event: Input.Changed) -> None:
        self.narrow(event.value)

    @on(Input.Submitted)
    def read(self) -> None:
        self.dismiss()

    def action_step(self, lines: int) -> None:
        listed = self.query_one(OptionList)
        if listed.option_count:
            listed.highlighted = max(0, min(listed.option_count - 1, (listed.highlighted or 0) + lines))

    def narrow(self, typed: str) -> None:
        """Show the paragraphs that contain every word typed."""
        wanted = folded(typed).split()
        fitting = [text for search, text in self.lines if all(word in folded(search) for word in wanted)]
        listed = self.query_one(OptionList)
        listed.clear_options()
        listed.add_options(fitting or [Option(Text(self.speech("tui-rules-nothing")), disabled=True)])
        listed.highlighted = 0 if fitting else None


class Rules(Listing):
    """The rulebook, clause by clause, open at one of them."""

    def __init__(self, game: str, language: str, speech: Speech, clause: str | None) -> None:
        lines: list[tuple[str, Text]] = []
        for chapter in words.rulebook(game, language):
            for found in chapter.clauses:
                text = Text.assemble((found.id, "bold"), "  ", found.text)
                if found.origin != "rulebook":
                    text.append(f"  [{speech(f'cli-origin-{found.origin}')}]", style="dim")
                lines.append((f"{chapter.title} {text.plain}", text))
        title = speech("tui-rules-title", title=speech("game-title"))
        places = [place for place, (_, text) in enumerate(lines) if clause and text.plain.startswith(f"{clause} ")]
        super().__init__(title, lines, speech, places[0] if places else 0)


def explained(entry: Explanation, kind: str = "") -> tuple[str, Text]:
    """Something by its name and what there is to say about it, as a paragraph of a listing."""
    about = (f"  [{kind}]", "dim") if kind else ""
    text = Text.assemble((entry.name, "bold"), f" – {entry.text}", about)
    return text.plain, text


def lexicon(shelves: Sequence[Shelf], speech: Speech) -> Listing:
    """Everything in the box, kind by kind."""
    lines = [explained(entry, shelf.title) for shelf in shelves for entry in shelf.entries if entry.text]
    return Listing(speech("tui-lexicon-title", title=speech("game-title")), lines, speech)


def closed(entries: Sequence[Explanation], speech: Speech) -> Listing:
    """What is not offered, and why."""
    return Listing(speech("tui-closed-title"), [explained(entry) for entry in entries], speech)
