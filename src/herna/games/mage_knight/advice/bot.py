"""What the general bots are taught: a value, sensible pieces of a turn, what chance comes to, positions as numbers."""

from __future__ import annotations

from herna.games.mage_knight.advice.chances import expected
from herna.games.mage_knight.advice.features import sheet
from herna.games.mage_knight.advice.plans import plans
from herna.games.mage_knight.advice.reasons import reason
from herna.games.mage_knight.advice.worth import value

__all__ = ["expected", "plans", "reason", "sheet", "value"]
