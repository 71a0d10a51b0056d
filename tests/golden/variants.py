"""Games of Mage Knight with the variants of chapter II, kept under numbers of their own."""

from __future__ import annotations

from typing import Any

from tests.golden.wishes import By, Wish

FIRST = 270


def variant(players: int, by: By = "mixed", scenario: str = "blitz-conquest", **options: Any) -> Wish:
    """A short game with one variant."""
    return Wish(("mage_knight", players, {"scenario": scenario, **options}), by)


ALL_AT_ONCE = {
    "heroes": "auction",
    "draft": True,
    "upgrades": True,
    "open_decks": True,
    "interactive_combat": True,
    "friendly_mana": True,
    "random_orientation": True,
    "random_cities": True,
    "night_arrival": True,
    "raiders": "hordes",
    "no_interactive_spells": True,
    "no_interactive_skills": True,
    "no_fights": True,
}
"""Everything that goes together."""

GAMES: tuple[Wish, ...] = (
    variant(2, friendly_mana=True),
    variant(3, random_orientation=True),
    variant(3, heroes="auction"),
    variant(2, draft=True),
    variant(3, "random", "full-conquest", upgrades=True),
    variant(2, "random", "full-conquest", upgrades=True, open_decks=True),
    variant(2, interactive_combat=True),
    variant(4, "random", "full-conquest", **ALL_AT_ONCE),
    variant(2, "random", night_arrival=True),
    variant(2, "random", "full-conquest", darkness=True),
    variant(2, "random", raiders="raiders"),
    variant(2, "random", raiders="hordes"),
    variant(2, "random", no_fights=True),
    variant(2, "random", no_interactive_spells=True, no_interactive_skills=True),
    variant(2, "random", shape="open-3"),
    variant(2, "random", tiles=(5, 2, 0)),
    variant(2, "random", random_cities=True),
    variant(2, "random", city_levels=(1, 2)),
    variant(2, "random", megapolis=5),
)


def numbered() -> dict[int, Wish]:
    """The games by the numbers of their records."""
    return dict(enumerate(GAMES, FIRST))
