"""Which games are to be kept as golden records, and by whom each is played."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from herna.games import game as find_game
from herna.games.mage_knight.components.lessons import lessons as in_box
from tests.games.battery import Setting, draw_setting, settings_of

PER_GAME = 36
PER_SCENARIO = 5
DRAWS = 2000

By = Literal["mixed", "random", "greedy", "won", "quarrel", "comrades", "conquerors"]
"""Who plays: random and greedy bots in turn, random ones, greedy ones, greedy ones until a game is won, those who look
for a fight with each other, those who look for a city to assault together, or the same until they conquer it."""


class Wish(NamedTuple):
    """A setting, and who plays it."""

    setting: Setting
    by: By


def wish(setting: Setting, number: int) -> Wish:
    """The usual wish: where all win together wins are looked for, but every fifth game is left to chance."""
    name, players, options = setting
    together = find_game(name).setting_of(players, options).together
    return Wish(setting, "won" if together and number % 5 else "mixed")


def wishes(name: str, beside: Sequence[Wish] = ()) -> list[Wish]:
    """The games to keep: a game's own list, or the usual one; then what shows every choice of every option that is not
    seen in games that are kept beside these."""
    found = OWN[name]() if name in OWN else [wish(setting, number) for number, setting in enumerate(usual(name))]
    return [*found, *for_choices(name, [*found, *beside]), *(LAST[name]() if name in LAST else [])]


def usual(name: str) -> list[Setting]:
    """The plain settings first, then every scenario as often as the others, each with everything else drawn."""
    settings = list(settings_of(name))
    game, draw = find_game(name), random.Random(name)
    stories = [
        {game.scenario: choice} for info in game.option_info() if info.name == game.scenario for choice in info.choices
    ]
    count = max(PER_GAME, PER_SCENARIO * len(stories))
    picked = settings[: count if not stories else len(game.players)]
    while len(picked) < count:
        picked.append(draw_setting(name, draw, **(stories[len(picked) % len(stories)] if stories else {})))
    return picked


def shown(setting: Setting) -> set[tuple[str, str]]:
    """The choices of options that a setting shows."""
    name, _, options = setting
    values = {info.name: options.get(info.name, info.default) for info in find_game(name).option_info()}
    return {
        (option, str(one))
        for option, value in values.items()
        for one in (value if isinstance(value, list | tuple) else [value])
    }


def for_choices(name: str, found: list[Wish]) -> Iterator[Wish]:
    """Games that show the choices which none of these shows."""
    infos = find_game(name).option_info()
    missing = {(info.name, str(choice)) for info in infos for choice in info.choices}
    missing -= {choice for one in found for choice in shown(one.setting)}
    draw = random.Random(f"{name} choices")
    for _ in range(DRAWS):
        if not missing:
            break
        setting = draw_setting(name, draw)
        if missing & shown(setting):
            missing -= shown(setting)
            yield Wish(setting, "mixed")


# Mage Knight

HEROES = ("arythea", "goldyx", "tovak", "norowas", "wolfhawk", "krang", "braevalar")
SETS = ("base", "lost-legion", "krang", "shades-of-tezla", "ultimate")


def knights() -> list[Wish]:
    """First Reconnaissance for one to four heroes, with and without a dummy player, with the base box and with all;
    Solo Conquest for every hero: easy ones that are won, usual ones, and harder ones with a megapolis."""
    alone: tuple[By, ...] = ("won", "won", "random")
    among: tuple[By, ...] = ("mixed", "greedy", "random")
    easy: tuple[By, ...] = ("won", "random")
    found = []
    for sets in ((), SETS):
        for dummy in (True, False):
            for by in alone:
                found.append(reconnaissance(1, by, dummy=dummy, sets=sets))
        for players in (2, 3, 4):
            for by in among:
                found.append(reconnaissance(players, by, sets=sets))
    for number, hero in enumerate(HEROES):
        for by in easy:
            found.append(conquest(by, named=(hero,), city_levels=(1, 1)))
        found.append(conquest("greedy", named=(hero,)))
        levels = {"city_levels": (2 + number,), "megapolis": 2 + 3 * number}
        hard = levels if number % 2 else {"city_levels": (2 + number, 11 - number)}
        found.append(conquest("random" if number % 3 else "greedy", named=(hero,), legion_tiles=True, **hard))
    return found


def reconnaissance(players: int, by: By, **options: Any) -> Wish:
    return Wish(("mage_knight", players, {"scenario": "first-reconnaissance", **options}), by)


def conquest(by: By, **options: Any) -> Wish:
    return Wish(("mage_knight", 1, {"scenario": "solo-conquest", **options}), by)


def quarrels() -> list[Wish]:
    """Games in which heroes fight each other."""
    found = []
    for number in range(10):
        sets = SETS if number % 2 else ()
        found.append(reconnaissance(2 + number % 3, "quarrel", hero_fights=True, sets=sets))
    return found


def comrades() -> dict[int, Wish]:
    """Games in which heroes assault a city together: two, three and four of them, cities of several levels and a
    megapolis, on small maps."""
    found = {}
    for number in range(10):
        players = 2 + number % 3
        options: dict[str, Any] = {
            "scenario": "blitz-conquest" if number % 2 else "full-conquest",
            "joint_assaults": True,
            "heroes": "dealt",
            "shape": "wedge",
            "tiles": (2 + (players > 2), 1, 0),
            "sets": SETS if number % 4 == 3 else (),
        }
        options |= {"megapolis": 4} if number in (4, 9) else {"city_levels": (2 + number % 3,)}
        found[200 + number] = Wish(("mage_knight", players, options), "comrades")
    weak = {"heroes": "dealt", "shape": "wedge", "tiles": (2, 1, 0), "city_levels": (1,)}
    options = {"scenario": "full-conquest", "joint_assaults": True, **weak}
    found[300] = Wish(("mage_knight", 2, options), "conquerors")
    return found


def lessons() -> dict[int, Wish]:
    """The short lessons, each as greedy bots take it."""
    found = {}
    for number, lesson in enumerate(in_box(), 310):
        scenario = "solo-conquest" if lesson.players == 1 else "full-conquest"
        found[number] = Wish(("mage_knight", lesson.players, {"scenario": scenario, "lesson": lesson.id}), "greedy")
    return found


LAST: dict[str, Callable[[], list[Wish]]] = {"mage_knight": quarrels}
"""What is kept besides."""
OWN: dict[str, Callable[[], list[Wish]]] = {"mage_knight": knights}
