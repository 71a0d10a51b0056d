"""Why not: what is not offered, each thing with the reason."""

from __future__ import annotations

from collections.abc import Sequence

from herna.kernel import Explanation, HernaError, State
from herna.words.sentences import error_text, label

OFFERED_SHOWN = 4
"""How many of the things that are possible are told with a refusal."""


def refusal_text(state: State, seat: int, error: HernaError, language: str, names: Sequence[str] = ()) -> str:
    """A refusal for somebody who points and does not type: what is possible is told in words, not in notation."""
    if "offered" not in error.facts:
        return error_text(error, language)
    view, options = state.view(seat), state.options(seat)
    labels = [label(view, action, language, names, setting=state.setting) for action in options[:OFFERED_SHOWN]]
    more = ["…"] if len(options) > OFFERED_SHOWN else []
    return error_text(error, language, offered="; ".join([*labels, *more]))


def not_offered(state: State, seat: int, language: str, names: Sequence[str] = ()) -> tuple[Explanation, ...]:
    """What a seat may want to do and cannot now, in words, each with the reason; by what the game thinks of."""
    view, setting = state.view(seat), state.setting
    found: dict[str, Explanation] = {}
    for action in setting.game.wishes(view):
        if action not in view.options:
            name = label(view, action, language, names, setting=setting)
            reason = refusal_text(state, seat, state.refusal(action, seat), language, names)
            found.setdefault(name, Explanation(name, reason))
    return tuple(found.values())
