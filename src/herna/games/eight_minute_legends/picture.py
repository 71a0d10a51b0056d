"""The view as a picture made of text."""

from __future__ import annotations

from herna.games.eight_minute_legends.view import LegendsView
from herna.kernel import Panel, Say


def card_text(view: LegendsView, card: str, say: Say) -> str:
    return say(f"card-{card}")


def picture(view: LegendsView, say: Say) -> tuple[Panel, ...]:
    return ()
