"""The habits of companies, found by playing hundreds of thousands of games on paper with many values."""

from __future__ import annotations

from functools import cache
from math import exp
from random import Random

from herna.games.andor.advice.planner.rehearsal.habits import Habits, Style, changed
from herna.games.andor.advice.planner.rehearsal.scene import Scene

FEW: Style = (
    Habits(
        fog=71.3, cluster=0.0137, crowd=55.6, castle=(16.6, 31.9, 11.7, 0.505), farmer=2.81, gold=0.0414,
        letter=1.4, later=0.15, herb=16.4, well=10.2, die=9.81, strength=14.6, brew=8.79, meet=0.0499,
        overtime=0.835, dawn=0.173, blood=1.16, daring=0.0593, ready=(0.0666, 0.842, 0.219, 1.16, 4.85),
        parting=0.132, purse=0.139, save=0.0261, wait=0.00674, tower=0.58, prince=14.3,
    ),
    Habits(
        fog=0.477, cluster=0.198, crowd=0.989, castle=(1.14, 20.2, 0.0884, 3.44), farmer=9.26, gold=0.0489,
        letter=16.5, later=1.14, herb=16.3, well=0.555, die=0.219, strength=15.2, brew=0.0106, meet=2.29,
        overtime=1.74, dawn=0.517, blood=0.0255, daring=0.202, ready=(0.0666, 0.842, 0.219, 1.16, 4.85),
        parting=0.132, purse=0.167, save=0.221, wait=0.0577, tower=0.0247, prince=0.119,
    ),
    Habits(
        fog=0.17, cluster=0.0912, crowd=0.531, castle=(148.0, 10.5, 0.715, 9.26), farmer=1.12, gold=0.19,
        letter=38.8, later=0.665, herb=16.4, well=4.75, die=0.196, strength=4.34, brew=345.0, meet=0.00674,
        overtime=14.0, dawn=2.02, blood=0.00674, daring=1.28, ready=(0.365, 24.6, 2.56, 0.327, 0.23),
        parting=0.00674, purse=0.167, save=0.0142, wait=0.0312, tower=0.571, prince=0.217,
    ),
)  # fmt: skip
MANY: Style = (
    Habits(
        fog=12.0, cluster=0.0179, crowd=0.542, castle=(14.1, 16.6, 7.74, 0.684), farmer=0.00674, gold=0.595,
        letter=1.05, later=10.5, herb=22.7, well=1.84, die=4.92, strength=41.8, brew=39.6, meet=0.295,
        overtime=12.4, dawn=4.95, blood=0.0634, daring=0.0232, ready=(0.0748, 0.279, 0.228, 0.906, 0.689),
        parting=0.176, purse=152.0, save=2.75, wait=0.0315, tower=1.0, prince=0.312,
    ),
    Habits(
        fog=0.0966, cluster=0.00681, crowd=0.667, castle=(168.0, 0.00752, 49.0, 0.853), farmer=6.4, gold=1.38,
        letter=1.09, later=2.12, herb=403.0, well=1.8, die=0.154, strength=0.0309, brew=0.144, meet=3.33,
        overtime=13.9, dawn=0.0328, blood=25.0, daring=0.235, ready=(0.0748, 0.279, 0.228, 0.906, 0.689),
        parting=0.176, purse=403.0, save=0.468, wait=203.0, tower=0.8, prince=0.649,
    ),
    Habits(
        fog=0.00674, cluster=0.00674, crowd=0.549, castle=(403.0, 1.74, 8.42, 58.8), farmer=19.8, gold=1.1,
        letter=1.41, later=9.63, herb=22.7, well=5.38, die=0.214, strength=3.73, brew=403.0, meet=2.94,
        overtime=3.46, dawn=1.14, blood=0.0874, daring=4.6, ready=(0.425, 0.0592, 0.0665, 5.44, 0.0288),
        parting=0.208, purse=1.05, save=1.31, wait=0.159, tower=0.385, prince=1.0,
    ),
)  # fmt: skip


def style_of(scene: Scene) -> Style:
    """Two heroes of whom one is strong near the castle live differently from all others."""
    land = scene.land
    if len(scene.at) > 2:
        return MANY
    archer, dwarf, warrior = (seat >= 0 for seat in (land.archer, land.dwarf, land.warrior))
    return FEW if (archer and (warrior or dwarf)) or (warrior and not dwarf) else MANY


MOODS = 16
"""How many moods there are."""
MOOD = 0.25
"""How much they differ."""


@cache
def moods(style: Style) -> tuple[Style, ...]:
    """Slightly different habits: a plan is good if it does not depend on others doing exactly this or that."""
    luck = Random(1)
    return tuple(changed(style, lambda value: value * exp(luck.gauss(0.0, MOOD))) for _ in range(MOODS))
