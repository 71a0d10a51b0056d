"""Every scenario and variant by its name, and how they are put together for a table."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from herna.games.content import BadContent
from herna.games.mage_knight.components import ScenarioInfo, box
from herna.games.mage_knight.options import TEAM_PLAYERS, KnightOptions
from herna.games.mage_knight.scenarios.auction import HeroAuction
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.company import Alone, Teams, Together
from herna.games.mage_knight.scenarios.conquest import BlitzConquest, Conquest
from herna.games.mage_knight.scenarios.cooperation import BlitzCooperation, Cooperation
from herna.games.mage_knight.scenarios.decks import Draft, Upgrades
from herna.games.mage_knight.scenarios.druids import DruidNights
from herna.games.mage_knight.scenarios.dungeons import DungeonLords
from herna.games.mage_knight.scenarios.first_reconnaissance import FirstReconnaissance
from herna.games.mage_knight.scenarios.hold import ConquerAndHold
from herna.games.mage_knight.scenarios.interactive import InteractiveCombat
from herna.games.mage_knight.scenarios.lessons import Lesson
from herna.games.mage_knight.scenarios.mines import MinesLiberation
from herna.games.mage_knight.scenarios.portal import OneToReturn
from herna.games.mage_knight.scenarios.variants import (
    Darkness,
    FriendlyMana,
    LowestScores,
    Megapolis,
    NightArrival,
    NoInteractiveSkills,
    NoInteractiveSpells,
    OwnShape,
    OwnTiles,
    Raiders,
    RandomCities,
    RandomOrientation,
    TwoCities,
)
from herna.games.programs.vocabulary import nearest

SCENARIOS: Mapping[str, type[Scenario]] = {
    "first-reconnaissance": FirstReconnaissance,
    "conquest": Conquest,
    "blitz-conquest": BlitzConquest,
    "cooperation": Cooperation,
    "blitz-cooperation": BlitzCooperation,
    "mines-liberation": MinesLiberation,
    "druid-nights": DruidNights,
    "dungeon-lords": DungeonLords,
    "conquer-and-hold": ConquerAndHold,
    "one-to-return": OneToReturn,
}
"""The objects that `rules` in the file of scenarios can name."""

COMPANIES: Mapping[str, tuple[type[Scenario], ...]] = {"rivals": (), "together": (Together,)}
"""What the company of several heroes changes in whatever scenario."""

VARIANTS: Mapping[str, type[Scenario]] = {
    "lesson": Lesson,
    "lowest_scores": LowestScores,
    "megapolis": Megapolis,
    "tiles": OwnTiles,
    "shape": OwnShape,
    "random_orientation": RandomOrientation,
    "random_cities": RandomCities,
    "night_arrival": NightArrival,
    "darkness": Darkness,
    "raiders": Raiders,
    "no_interactive_spells": NoInteractiveSpells,
    "no_interactive_skills": NoInteractiveSkills,
    "friendly_mana": FriendlyMana,
    "interactive_combat": InteractiveCombat,
    "draft": Draft,
    "upgrades": Upgrades,
}
"""What an option that is not as usual changes, by its name; the first lies above the others."""
CHOSEN: Mapping[tuple[str, str], type[Scenario]] = {
    ("cities", "two-strong"): TwoCities,
    ("cities", "two-megapolises"): TwoCities,
    ("cities", "megapolis"): Megapolis,
    ("heroes", "auction"): HeroAuction,
}
"""What one choice of an option changes, above all these."""
USUAL = KnightOptions()


def scenario_for(players: int, options: KnightOptions) -> Scenario:
    """The scenario of a table."""
    info = next(one for one in box().scenarios if one.id == options.scenario)
    chosen = [variant for (name, choice), variant in CHOSEN.items() if getattr(options, name) == choice]
    unusual = [variant for name, variant in VARIANTS.items() if getattr(options, name) != getattr(USUAL, name)]
    variants = dict.fromkeys((*chosen, *unusual))
    return stacked((*variants, rules_of(info), *company_of(info, players, options)))(info, players, options)


def company_of(info: ScenarioInfo, players: int, options: KnightOptions) -> tuple[type[Scenario], ...]:
    """What follows from who plays with whom: alone, in two teams, or as the scenario says."""
    if players == 1:
        return (Alone,)
    if options.teams != USUAL.teams or (info.teams == "must" and players == TEAM_PLAYERS):
        return (Teams,)
    return COMPANIES[info.company]


def rules_of(info: ScenarioInfo) -> type[Scenario]:
    """The object that a scenario of the files names; raises `BadContent` if there is none."""
    if info.rules not in SCENARIOS:
        detail = f"there are no rules `{info.rules}`{nearest(info.rules, SCENARIOS)}"
        where = f"scenario {info.id}, field rules"
        raise BadContent("content-wrong", file="scenarios.toml", where=where, detail=detail)
    return SCENARIOS[info.rules]


@cache
def stacked(parts: tuple[type[Scenario], ...]) -> type[Scenario]:
    """One kind of scenario made of several, the first above the others."""
    return type("".join(part.__name__ for part in parts), parts, {})
