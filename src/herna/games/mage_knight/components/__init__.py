"""The content of Mage Knight as typed data: cards, skills, units, enemies, ruins, tiles, cities, tracks, scenarios."""

from herna.games.mage_knight.components.box import (
    Box,
    Cards,
    Enemies,
    Heroes,
    box,
    cities_closed,
    cities_fought,
    refuse_what_does_not_fit,
    sites_in,
    sites_of_tiles,
)
from herna.games.mage_knight.components.cards import Ability, CardInfo, HeroInfo, SkillInfo, TacticInfo, UnitInfo
from herna.games.mage_knight.components.piece import BasicColour, Pile, SetId
from herna.games.mage_knight.components.scenario import ScenarioInfo
from herna.games.mage_knight.components.sites import NO_SITE, Ground, PathInfo, SiteChange, SiteInfo, Ware
from herna.games.mage_knight.components.world import (
    BonusInfo,
    CityInfo,
    EnemyInfo,
    HexInfo,
    LevelInfo,
    RuinInfo,
    ShapeInfo,
    Strike,
    TileInfo,
)

__all__ = [
    "NO_SITE",
    "Ability",
    "BasicColour",
    "BonusInfo",
    "Box",
    "CardInfo",
    "Cards",
    "CityInfo",
    "Enemies",
    "EnemyInfo",
    "Ground",
    "HeroInfo",
    "Heroes",
    "HexInfo",
    "LevelInfo",
    "PathInfo",
    "Pile",
    "RuinInfo",
    "ScenarioInfo",
    "SetId",
    "ShapeInfo",
    "SiteChange",
    "SiteInfo",
    "SkillInfo",
    "Strike",
    "TacticInfo",
    "TileInfo",
    "UnitInfo",
    "Ware",
    "box",
    "cities_closed",
    "cities_fought",
    "refuse_what_does_not_fit",
    "sites_in",
    "sites_of_tiles",
]
