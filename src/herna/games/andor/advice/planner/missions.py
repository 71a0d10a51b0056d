"""What the companions know about each legend: plans that take the place of the general one."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from herna.games.andor.advice.planner import missions_arrival

if TYPE_CHECKING:
    from herna.games.andor.advice.planner.jobs import Planner

PLANS: dict[str, Callable[[Planner], None]] = {
    "arrival": missions_arrival.plan,
}
"""By legend: the whole plan of the day, instead of the general one."""
