"""How a table of Mage Knight can be set up."""

from __future__ import annotations

from typing import Literal

from herna.kernel import Options


class KnightOptions(Options, frozen=True):
    """Scenario, heroes and sets."""

    scenario: Literal["first-reconnaissance"] = "first-reconnaissance"
    heroes: Literal["chosen", "dealt"] = "chosen"
    """Heroes are picked in turn, or dealt."""
    sets: Literal["base", "all"] = "base"
    """Cards, units, tokens and ruins of the base box alone, or of all boxes."""
    dummy: bool = True
    """Alone: a dummy player sets the pace."""
