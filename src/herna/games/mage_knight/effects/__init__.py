"""The words of the cards as deeds, by family. Importing this package registers them."""

from __future__ import annotations

from herna.games.mage_knight.effects import conditions, giving
from herna.games.mage_knight.effects.artifacts import ARTIFACT_STEPS
from herna.games.mage_knight.effects.changes import CHANGE_STEPS
from herna.games.mage_knight.effects.deck import DECK_STEPS
from herna.games.mage_knight.effects.hand import CARD_STEPS
from herna.games.mage_knight.effects.magic import MANA_STEPS
from herna.games.mage_knight.effects.offers import OFFER_STEPS
from herna.games.mage_knight.effects.prey import PREY_STEPS
from herna.games.mage_knight.effects.rivals import RIVAL_STEPS
from herna.games.mage_knight.effects.scouting import SCOUT_STEPS
from herna.games.mage_knight.effects.skills import SKILL_STEPS
from herna.games.mage_knight.effects.tactics import TACTIC_STEPS
from herna.games.mage_knight.effects.units import UNIT_STEPS
from herna.games.mage_knight.effects.world import WORLD_STEPS
from herna.kernel import Step

__all__ = ["EFFECT_STEPS", "conditions", "giving"]

EFFECT_STEPS: tuple[type[Step], ...] = (
    *ARTIFACT_STEPS,
    *CARD_STEPS,
    *CHANGE_STEPS,
    *DECK_STEPS,
    *MANA_STEPS,
    *OFFER_STEPS,
    *PREY_STEPS,
    *RIVAL_STEPS,
    *SCOUT_STEPS,
    *SKILL_STEPS,
    *TACTIC_STEPS,
    *UNIT_STEPS,
    *WORLD_STEPS,
)
