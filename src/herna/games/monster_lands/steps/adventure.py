"""The adventure phase as a list: missions, battles for lands, defence of the Citadel (ML-8.1, ML-9.1)."""

from __future__ import annotations

from herna.games.monster_lands.path import GATE, LAND_A, LAND_B
from herna.games.monster_lands.steps.battle import BeginBattle
from herna.games.monster_lands.steps.missions import PayMissions, RollMissions

ADVENTURES = (RollMissions(), PayMissions(), BeginBattle(LAND_A), BeginBattle(LAND_B), BeginBattle(GATE))
