"""The pages of a table: every panel of the game's text picture, and the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import ScrollableContainer
from textual.geometry import Region
from textual.widgets import Static

from herna import words
from herna.kernel import STATUS, Setting
from herna.tui import paint
from herna.tui.playing import Heard, Sight
from herna.words import Speech

LOG = "log"
DOTS = "…"
PADDING = 2
"""The spaces around a title."""
BORDER = 4
"""What the corners of a border and the signs beside them take from its titles."""


class Page(NamedTuple):
    """One page. A drawing keeps its lines, sentences are wrapped; `look` is the part to bring into sight."""

    id: str
    title: str
    text: Text
    wrapped: bool
    look: tuple[int, int, int, int] | None = None

    def height(self, width: int) -> int:
        """How many lines it takes where there is room for `width` letters."""
        lines = self.text.plain.splitlines()
        return sum(max(1, -(-len(line) // width)) for line in lines) if self.wrapped else len(lines)


class Teller:
    """Tells the log in words; what was told once in a language is remembered."""

    def __init__(self, setting: Setting) -> None:
        self.setting = setting
        self._told: dict[tuple[Heard, str, tuple[str, ...]], str] = {}

    def tell(self, line: Heard, speech: Speech) -> str:
        key = (line, speech.language, speech.names)
        if key not in self._told:
            self._told[key] = self._words(line, speech)
        return self._told[key]

    def _words(self, line: Heard, speech: Speech) -> str:
        if line.told is not None:
            return words.event_text(self.setting, line.told.event, speech.language, speech.names)
        return speech(f"event-{line.note}", seat=speech("seat", n=line.by + 1), moves=line.moves)


def pages(playing: Sight, speech: Speech, teller: Teller, *, speak: bool) -> tuple[list[Page], str]:
    """What can be looked at: the game's panels in its own order, the most important first, and the log last.

    And how things stand, in a few words to be kept in sight; nothing if the game has no such words.
    """
    found, status = [], ""
    for panel in playing.setting.game.picture(playing.view(), speech):
        if panel.id == STATUS:
            status = " ".join(panel.speak)
            continue
        sentences = speak and bool(panel.speak)
        text = paint.spoken(panel) if sentences else paint.drawn(panel)
        wrapped = sentences or panel.flowing
        found.append(Page(panel.id, panel.title, text, wrapped, None if wrapped else paint.lit_up(panel)))
    lines = [*shuffle_told(playing, speech), *(teller.tell(line, speech) for line in playing.heard())]
    log = Text("\n".join(lines))
    return [*found, Page(LOG, speech("tui-log"), log, wrapped=True)], status


def shuffle_told(playing: Sight, speech: Speech) -> list[str]:
    """Where a fair deal comes from, as the log begins: what was committed to, and the secret once the game is over."""
    if playing.shuffle is None:
        return []
    commitment, secret = playing.shuffle
    told = [speech("tui-log-shuffle", commitment=commitment)]
    return told if secret is None else [*told, speech("tui-log-secret", secret=secret)]


def fitting(titles: Sequence[tuple[str, bool]], room: int) -> list[tuple[str, bool]]:
    """The titles that a border has room for: the open one and those around it; dots stand for the others.

    >>> fitting([("Map", False), ("Hand", True), ("Offers", False), ("Log", False)], 21)
    [('…', False), ('Hand', True), ('Offers', False), ('…', False)]
    """

    def taken(some: Sequence[tuple[str, bool]]) -> int:
        return sum(len(title) + PADDING for title, _ in some)

    if taken(titles) <= room or not any(is_open for _, is_open in titles):
        return list(titles)
    first = next(place for place, (_, is_open) in enumerate(titles) if is_open)
    last = first + 1
    left = room - 2 * (len(DOTS) + PADDING)
    while True:
        if last < len(titles) and taken(titles[first : last + 1]) <= left:
            last += 1
        elif first and taken(titles[first - 1 : last]) <= left:
            first -= 1
        else:
            break
    dots = [(DOTS, False)]
    return [*(dots if first else []), *titles[first:last], *(dots if last < len(titles) else [])]


class PageView(ScrollableContainer, can_focus=False):
    """Shows one page, and names the others in its border."""

    def __init__(self, id: str) -> None:  # noqa: A002 - what Textual calls it
        super().__init__(id=id)
        self.content = Static(markup=False)
        self.shown: Page | None = None
        self.titles: Sequence[tuple[str, bool]] = ()

    def compose(self) -> ComposeResult:
        yield self.content

    def show(self, page: Page, titles: Sequence[tuple[str, bool]]) -> None:
        """Show a page; `titles` are those of all pages one can turn to here, with the open one marked."""
        before = self.shown
        turned = before is None or before.id != page.id or before.wrapped != page.wrapped
        self.shown = page
        self.titles = titles
        self.name_pages()
        self.content.set_class(page.wrapped, "wrapped")
        if before is None or before.text != page.text or before.text.spans != page.text.spans:
            # Drawing a whole map again is the most expensive thing here; mostly only the list has changed.
            self.content.update(page.text)
        if turned:
            self.scroll_home(animate=False)
        self.call_after_refresh(self._look, turned)

    def name_pages(self) -> None:
        """The titles in the border, as many around the open one as there is room for."""
        heading = Text()
        for title, is_open in fitting(self.titles, self.size.width - BORDER):
            heading.append(f" {title} ", style="bold reverse" if is_open and len(self.titles) > 1 else "bold")
        self.border_title = heading

    def on_resize(self) -> None:
        """A window of another size shows another part: look again when everything has its place."""
        self.name_pages()
        self.call_after_refresh(self._look, turned=True)

    def _look(self, turned: bool) -> None:
        """Bring what matters into sight: the end of the log, what may be chosen, else the middle of a map."""
        if self.shown is None:
            return
        if self.shown.id == LOG:
            self.scroll_end(animate=False)
        elif self.shown.look is not None:
            self._look_at(self.shown.look)
        elif turned and not self.shown.wrapped:
            # Larger than the window both ways: the middle of a map says more than its corner.
            lines = self.shown.text.plain.splitlines()
            window = self.scrollable_content_region.size
            across, down = max(map(len, lines), default=0) - window.width, len(lines) - window.height
            if across > 0 and down > 0:
                self.scroll_to(across // 2, down // 2, animate=False)

    def _look_at(self, box: tuple[int, int, int, int]) -> None:
        """Bring a box into sight; of a box too big to be seen whole, its middle."""
        region = Region(*box).grow((1, 2, 1, 2))
        window = self.scrollable_content_region.size
        if region.width <= window.width and region.height <= window.height:
            self.scroll_to_region(region, animate=False, force=True)
        else:
            across, down = region.center
            self.scroll_to(across - window.width // 2, down - window.height // 2, animate=False)
