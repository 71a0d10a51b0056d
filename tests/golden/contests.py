"""Games of Conquer and Hold and of One to Return, kept under numbers of their own."""

from __future__ import annotations

from typing import Any

from tests.golden.wishes import By, Wish

FIRST = 250


def hold(players: int, by: By, **options: Any) -> Wish:
    return Wish(("mage_knight", players, {"scenario": "conquer-and-hold", **options}), by)


def portal(players: int, by: By, **options: Any) -> Wish:
    return Wish(("mage_knight", players, {"scenario": "one-to-return", **options}), by)


GAMES: tuple[Wish, ...] = (
    hold(3, "greedy"),
    hold(2, "mixed", whole_map=True),
    hold(2, "mixed"),
    hold(4, "mixed", teams="1-3"),
    hold(2, "greedy", whole_map=True),
    hold(4, "mixed", darkness=True),
    hold(3, "random", whole_map=True),
    portal(2, "greedy"),
    portal(3, "mixed"),
    portal(4, "mixed", teams="drawn"),
    portal(4, "mixed", teams="1-2", chosen_hero="picked", epic_return=True),
    portal(2, "quarrel"),
    portal(3, "random", shape="open-3"),
    portal(1, "won"),
    portal(1, "random"),
    portal(2, "mixed", epic_return=True),
    portal(1, "random", epic_return=True),
    portal(1, "random", shape="open"),
)


def numbered() -> dict[int, Wish]:
    """The games by the numbers of their records."""
    return dict(enumerate(GAMES, FIRST))
