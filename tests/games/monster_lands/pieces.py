"""Pieces of the box by their names, as tests write them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.games.monster_lands.components.box import LANDS, LOOT, MEMBERS, MISSIONS, MONSTERS, TRAPS
from herna.games.monster_lands.dice import DIE_NAMES
from herna.games.monster_lands.path import PATH_NAMES
from herna.games.monster_lands.setting import ROOKIES
from herna.games.monster_lands.state import LandsState

CLANS = (("purkrab", "korfac"), ("jeducha", "bambul"), ("onduru", "trunk"), ("tentok", "tepej"))


def number(cards: Sequence[Any], name: str) -> int:
    return next(place for place, card in enumerate(cards) if str(card.id) == name)


def member(name: str) -> int:
    if name.startswith("rookie-"):
        return ROOKIES[int(name[-1]) - 1]
    return number(MEMBERS, name)


def monster(name: str) -> int:
    return number(MONSTERS, name)


def land(name: str) -> int:
    return number(LANDS, name)


def trap(name: str) -> int:
    return number(TRAPS, name)


def loot(name: str) -> int:
    return number(LOOT, name)


def mission(name: int) -> int:
    return number(MISSIONS, str(name))


def path_number(name: str) -> int:
    return PATH_NAMES.index(name)


def die(name: str) -> int:
    return DIE_NAMES.index(name)


def gear(state: LandsState, name: str) -> int:
    return state.setting.gear_names.index(name)
