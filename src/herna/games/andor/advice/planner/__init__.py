"""The companions: a planner that thinks for the whole group, from what everybody can see.

Every hero's bot works out the same plan from the same table, so they play together without a word; what a hero
announces (`propose`) goes into the plan of the others.
"""

from __future__ import annotations

from herna.games.andor.advice.planner.advice import advise

__all__ = ["advise"]
