"""Games of Mage Knight in two teams, kept under numbers of their own."""

from __future__ import annotations

from typing import Any

from tests.golden.wishes import By, Wish

FIRST = 220


def in_teams(teams: str, by: By = "random", **options: Any) -> Wish:
    """Four heroes play Full Conquest in two teams."""
    return Wish(("mage_knight", 4, {"scenario": "full-conquest", "teams": teams, **options}), by)


GAMES: tuple[Wish, ...] = (
    in_teams("drawn"),
    in_teams("1-2", "quarrel"),
    in_teams("1-3", "quarrel", heroes="dealt"),
    in_teams("1-4", cities="two-strong"),
    in_teams("drawn", "quarrel", cities="two-megapolises", heroes="dealt"),
    in_teams("1-3", cities="two-megapolises", megapolis=13, no_interactive_skills=True),
)


def numbered() -> dict[int, Wish]:
    """The games by the numbers of their records."""
    return dict(enumerate(GAMES, FIRST))
