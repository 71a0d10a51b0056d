"""What is seen of a table: the board, the pages beside it, the question, and the keys; and how to look around."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.message import Message
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static

from herna import words
from herna.kernel import HAND, Action, Explanation, HernaError
from herna.tui import seats
from herna.tui.complaint import Complaint, told
from herna.tui.dialogs import Reading, Rules, closed, lexicon
from herna.tui.pages import LOG, Page, PageView, Teller, pages
from herna.tui.playing import Sight

if TYPE_CHECKING:
    from herna.tui.app import HernaApp

BROAD, HIGH, VAST = 100, 32, 176
"""From this size on the board stays in sight beside the other pages, and from that width on in a column of its own."""
LOWER = 11
"""The least height of the list and the pages beside it."""
FRAME, EDGES = 4, 2
"""What border and padding of a page take from its width and height."""


class ChoiceList(OptionList):
    """The list of what may be done; its lines are wrapped anew when it gets another width."""

    class Resized(Message):
        """The list has another width."""

    def on_resize(self) -> None:
        self.post_message(self.Resized())


class LookingScreen(Screen[None]):
    """A match to look at. What may be done is listed by the table itself."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r", "rules", show=False),
        Binding("x", "explain", show=False),
        Binding("w", "why_not", show=False),
        Binding("l", "language", show=False),
        Binding("v", "speak", show=False),
        Binding("z", "zoom", show=False),
        Binding("question_mark", "help", show=False),
        Binding("tab", "turn(1)", show=False, priority=True),
        Binding("shift+tab", "turn(-1)", show=False, priority=True),
        *(
            Binding(f"{hold}+{arrow}", f"look('{arrow}', {hold == 'shift'})", show=False)
            for hold in ("shift", "ctrl")
            for arrow in ("up", "down", "left", "right")
        ),
    ]

    KEYS: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("u", "undo", "undo"),
        ("s", "save", "save"),
        ("r", "rules", "rules"),
        ("x", "explain", "explain"),
        ("w", "why_not", "why-not"),
        ("h", "hint", "hint"),
        ("f", "solve", "solve"),
        ("/", "search", "search"),
        ("Tab", "turn(1)", "turn"),
        ("z", "zoom", "zoom"),
        ("v", "speak", "speak"),
        ("l", "language", "language"),
        ("?", "help", "help"),
        ("q", "leave", "leave"),
    )
    """The keys of the bottom line: each with its action and its word."""

    app: HernaApp

    def __init__(self, playing: Sight) -> None:
        super().__init__()
        self.playing = playing
        self.setting = playing.setting
        self.teller = Teller(self.setting)
        self.page = ""
        """The page shown beside the board; at first what the viewer holds, where the game has a page for it."""
        self.small_page = ""
        """The page shown where there is room for one only; none is the board."""
        self.left_pages: tuple[str, str] | None = None
        """The pages that were open before the table itself turned to what has just happened."""

    def compose(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        yield PageView(id="board")
        yield Static(id="status", markup=False)
        yield Static(id="last", markup=False)
        yield Static(id="prompt", markup=False)
        with Horizontal(id="lower"):
            yield PageView(id="info")
            with Vertical(id="side"):
                yield Input(id="filter")
                yield ChoiceList(id="choices", markup=False)
        yield Static(id="keys")

    def on_resize(self) -> None:
        self.show()

    def list_choices(self) -> None:
        """The list of what may be done now."""
        raise NotImplementedError

    def move(self, action: Action, seat: int) -> None:
        """Carry out a move of a person or a bot."""
        raise NotImplementedError

    def complain(self, error: HernaError | Complaint) -> None:
        self.notify(str(told(error, self.app.language)), severity="warning", timeout=8, markup=False)

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
        found, status = pages(self.playing, speech, self.teller, speak=self.app.speak_mode)
        board, info = self.query_one("#board", PageView), self.query_one("#info", PageView)
        if self.small:
            here = next((page for page in found if page.id == self.small_page), found[0])
            board.show(here, [(page.title, page is here) for page in found])
        else:
            board.show(found[0], [(found[0].title, True)])
            beside = found[1:]
            if not self.page and (self.playing.heard() or any(page.id == HAND for page in beside)):
                self.page = next((page.id for page in beside if page.id == HAND), LOG)
            # As long as nothing has been told, something else is worth looking at.
            open_page = self.page or beside[0].id
            here = next((page for page in beside if page.id == open_page), beside[-1])
            info.show(here, [(page.title, page is here) for page in beside])
        info.display = not self.small
        self.query_one("#status", Static).update(Text(status))
        self.query_one("#status").display = bool(status)
        heard = self.playing.heard()
        last = self.teller.tell(heard[-1], speech) if heard else ""
        self.query_one("#last", Static).update(Text(last, style="dim", no_wrap=True, overflow="ellipsis"))
        self.query_one("#last").display = self.small or self.page not in ("", LOG)
        self.query_one("#prompt", Static).update(Text(words.prompt_text(view, self.app.language, self.names())))
        title = Text(self.playing.title(speech), no_wrap=True, overflow="ellipsis")
        self.query_one("#title", Static).update(title)
        self.query_one("#keys", Static).update(self.keys_text())
        self.share_out(found[0])
        self.list_choices()

    def share_out(self, first: Page) -> None:
        """A board that needs less than its share leaves the rest of the window to the list and the pages."""
        lower, size = self.query_one("#lower"), self.app.size
        if self.small or size.width >= VAST:
            lower.styles.height = None
            return
        others = [self.query_one(name) for name in ("#title", "#status", "#last", "#prompt", "#keys")]
        taken = sum(max(1, one.size.height) for one in others if one.display)
        needed = first.height(size.width - FRAME) + EDGES
        lower.styles.height = max(LOWER, min(size.height - taken - needed, size.height // 2))

    def keys_without_use(self) -> list[str]:
        """The keys that have nothing to do in this game, or now."""
        game = self.setting.game
        return [key for key, part in (("x", "lexicon"), ("w", "wishes")) if not game.brings(part)]

    def keys_text(self) -> str:
        """The bottom line: every key can also be clicked."""
        speech = self.app.speech()
        keys = list(self.KEYS)
        if self.playing.others:
            keys.insert(0, ("+", "other", "other"))
        missing = self.keys_without_use()
        if self.small:
            # Every key works all the same; where a line is short the help tells of those that have no room.
            missing += ["z"] if missing else ["s", "v", "/"]
        keys = [key for key in keys if key[0] not in missing]
        drawn = {"speak": "draw"} if self.app.speak_mode else {}
        return (" " if self.small else "  ").join(
            f"[@click=screen.{action}][b]{key}[/b] {speech(f'tui-key-{drawn.get(word, word)}')}[/]"
            for key, action, word in keys
        )

    # Looking around

    def turn_to_news(self, since: int, by_person: bool) -> None:
        """Open the page that tells more about the latest lines of the log; a person's next move turns back again."""
        if by_person and self.left_pages is not None:
            self.page, self.small_page = self.left_pages
            self.left_pages = None
        events = [line.told.event.page for line in self.playing.log[since:] if line.told is not None]
        news = next(filter(None, events), "")
        if news:
            self.left_pages = self.left_pages or (self.page, self.small_page)
            self.page = self.small_page = news

    def action_turn(self, by: int) -> None:
        """Turn to the next page."""
        self.left_pages = None
        speech = self.app.speech(self.setting.game.name, self.names())
        ids = [page.id for page in pages(self.playing, speech, self.teller, speak=False)[0]]
        if self.small:
            place = ids.index(self.small_page) if self.small_page in ids else 0
            self.small_page = ids[(place + by) % len(ids)]
        else:
            beside = ids[1:]
            place = beside.index(self.page) if self.page in beside else 0 if not self.page else len(beside) - 1
            self.page = beside[(place + by) % len(beside)]
        self.show()

    def action_look(self, way: str, board: bool) -> None:
        """Move the board under the window, or the page beside it."""
        across, down = {"up": (0, -4), "down": (0, 4), "left": (-10, 0), "right": (10, 0)}[way]
        page = self.query_one("#board" if board or self.small else "#info", PageView)
        page.scroll_relative(across, down, animate=False)

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

    def action_explain(self) -> None:
        """Everything in the box, explained."""
        speech = self.app.speech(self.setting.game.name)
        shelves = self.setting.game.lexicon(speech)
        if shelves:
            self.app.push_screen(lexicon(shelves, speech))

    def show_closed(self, entries: Sequence[Explanation]) -> None:
        """What is not offered now, each thing with the reason."""
        if entries:
            self.app.push_screen(closed(entries, self.app.speech(self.setting.game.name)))
        elif self.setting.game.brings("wishes"):
            self.notify(self.app.speech()("tui-closed-nothing"), markup=False)

    def action_rules(self) -> None:
        """The rulebook, open at the clause of the present question."""
        game = self.setting.game.name
        self.app.push_screen(Rules(game, self.app.language, self.app.speech(game), self.playing.clause))
