"""The content of Mage Knight as typed data: cards, skills, units, enemies, ruins, tiles, cities, tracks, scenarios."""

from herna.games.mage_knight.components.box import Box, Cards, Enemies, Heroes, box, refuse_what_does_not_fit
from herna.games.mage_knight.components.cards import CardInfo, HeroInfo, SkillInfo, TacticInfo, UnitInfo
from herna.games.mage_knight.components.piece import BasicColour, Pile, SetId
from herna.games.mage_knight.components.scenario import ScenarioInfo
from herna.games.mage_knight.components.world import (
    CityInfo,
    EnemyInfo,
    HexInfo,
    LevelInfo,
    RuinInfo,
    ShapeInfo,
    Site,
    TileInfo,
)

__all__ = [
    "BasicColour",
    "Box",
    "CardInfo",
    "Cards",
    "CityInfo",
    "Enemies",
    "EnemyInfo",
    "HeroInfo",
    "Heroes",
    "HexInfo",
    "LevelInfo",
    "Pile",
    "RuinInfo",
    "ScenarioInfo",
    "SetId",
    "ShapeInfo",
    "Site",
    "SkillInfo",
    "TacticInfo",
    "TileInfo",
    "UnitInfo",
    "box",
    "refuse_what_does_not_fit",
]
