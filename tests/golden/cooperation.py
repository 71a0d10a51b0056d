"""Games of Full and Blitz Cooperation, and of the scenarios whose settings stand in the heads of their records."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from herna.games import game as find_game
from herna.kernel import Record
from tests.golden.wishes import By, Wish

FIRST = 230
HERE = Path(__file__).parent / "mage_knight"
FORMER = range(79, 110)
"""Conquests, friendly kingdoms and variants of the map. They were played by random and greedy bots when these scenarios
came, and carried over (`--carried`) whenever rules changed; if they are played anew, then with the settings that their
heads name."""
EASY: dict[str, Any] = {"tiles": (4, 1, 0), "city_levels": (1,)}
"""A land with one weak city, which bots conquer now and then."""


def cooperation(players: int, by: By = "random", *, blitz: bool = False, **options: Any) -> Wish:
    scenario = "blitz-cooperation" if blitz else "full-cooperation"
    return Wish(("mage_knight", players, {"scenario": scenario, **options}), by)


GAMES: tuple[Wish, ...] = (
    cooperation(2, "won", **EASY),
    cooperation(2, "mixed"),
    cooperation(3),
    cooperation(4),
    cooperation(4, sets=("base",), lowest_scores=True),
    cooperation(1),
    cooperation(2, cities="megapolis", dummy_hero="chosen"),
    cooperation(2, "won", blitz=True, **EASY),
    cooperation(2, "mixed", blitz=True),
    cooperation(3, blitz=True, lowest_scores=True, city_levels=(1, 1, 2)),
    cooperation(4, blitz=True),
    cooperation(1, blitz=True, megapolis=16),
    Wish(("mage_knight", 3, {"scenario": "first-reconnaissance", "late_offers": False}), "random"),
)


def former(number: int) -> Wish:
    """A game with the setting of the record that is kept under this number."""
    record = Record.read((HERE / f"{number:02}.herna").read_text(encoding="utf-8"), find_game)
    return Wish(("mage_knight", record.head.players, dict(record.head.options)), "mixed")


def numbered() -> dict[int, Wish]:
    """The games by the numbers of their records."""
    return dict(enumerate(GAMES, FIRST)) | {number: former(number) for number in FORMER}
