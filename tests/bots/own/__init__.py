"""Bots of people's own, for the tests of everything that lets them play."""

from __future__ import annotations

from pathlib import Path

PLAYERS = Path(__file__).with_name("players.py")


def own(kind: str) -> str:
    """The address of one of them."""
    return f"{PLAYERS}:{kind}"
