"""A whole table in words: the panels of its picture, what is asked, and what may be done."""

from __future__ import annotations

from collections.abc import Sequence

from herna.kernel import STATUS, State, plain
from herna.words.sentences import answer, prompt_text
from herna.words.speech import Speech, say

OPTIONS_SHOWN = 12


def table_text(state: State, seat: int | None, language: str, names: Sequence[str] = ()) -> str:
    """The table as a seat sees it, `None` being a spectator, in a language; `names` are the players'.

    Each option is told by its notation, which `state.apply` takes, and in words.
    """
    speech = say(language, state.setting.game.name, names)
    view = state.view(seat)
    blocks = []
    for panel in state.setting.game.picture(view, speech):
        if panel.id == STATUS:
            blocks.append(" ".join(panel.speak))
        else:
            blocks.append(f"== {panel.title} ==\n{plain(panel)}")
    blocks.append("\n".join([prompt_text(view, language, names), *_offered(state, seat, speech)]))
    return "\n\n".join(blocks)


def _offered(state: State, seat: int | None, speech: Speech) -> list[str]:
    """The first of what the seat may do, one to a line."""
    options = state.options(seat) if seat is not None else ()
    shown = options[:OPTIONS_SHOWN]
    view = state.view(seat)
    written = [state.notation(action) for action in shown]
    width = max(map(len, written), default=0)
    lines = [
        f"  {short:<{width}}  {answer(view, action, speech.language, speech.names, setting=state.setting)}"
        for short, action in zip(written, shown, strict=True)
    ]
    return (
        [*lines, f"  {speech('drawn-more', count=len(options) - len(shown))}"] if len(options) > len(shown) else lines
    )
