"""The options of Monster Lands, and which of them go together."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from herna.games.monster_lands.components.pieces import LEVELS, LevelId
from herna.games.monster_lands.components.solo import CAMPAIGN, LEVEL_NUMBER, SCENARIO_IDS, SCENARIOS, ScenarioId
from herna.kernel import BadSetting, Option, Options

SEVERAL = (2, 3, 4)
ScenarioChoice = Literal["none", ScenarioId]


class LandsOptions(Options, frozen=True):
    """The options of Monster Lands."""

    level: LevelId = "easy"
    campaign: Annotated[bool, Option(players={True: (1,)}, code="campaign-is-for-one", clause="ML-19.1")] = False
    scenario: Annotated[
        ScenarioChoice,
        Option(
            group="alone",
            players={"none": SEVERAL, **dict.fromkeys(SCENARIO_IDS, (1,))},
            code="scenario-is-for-one",
            clause="ML-17.1",
        ),
    ] = "none"
    queens_gift: Annotated[
        bool, Option(group="variants", players={True: SEVERAL}, code="gift-needs-two", clause="ML-17.1")
    ] = False
    more_monsters: Annotated[bool, Option(group="variants")] = False
    tricks: Annotated[
        bool, Option(group="variants", players={True: SEVERAL}, code="tricks-need-two", clause="ML-16.1")
    ] = False
    equipment: Annotated[Literal["rulebook", "house"], Option(group="variants")] = "rulebook"
    clans: Annotated[Literal["chosen", "drawn"], Option(group="preparation")] = "chosen"
    traps: Annotated[Literal["hidden", "open"], Option(group="preparation")] = "hidden"


def usual_level(options: LandsOptions) -> LevelId:
    """The level for those who name none: a campaign has its own, and some scenarios cannot be so easy."""
    if options.campaign:
        return CAMPAIGN.starts_at
    if options.scenario == "none":
        return options.level
    lowest = SCENARIOS[SCENARIO_IDS.index(options.scenario)].rules.lowest_level
    return max(options.level, lowest, key=lambda level: LEVEL_NUMBER[level])


def check_together(options: LandsOptions) -> None:
    """Refuse a level that the scenario does not have, and a campaign that does not begin with the first one."""
    if options.scenario == "none":
        return
    number = SCENARIO_IDS.index(options.scenario)
    lowest = LEVEL_NUMBER[SCENARIOS[number].rules.lowest_level]
    facts: dict[str, Any] = {"game": "monster_lands", "scenario": options.scenario}
    if LEVEL_NUMBER[options.level] < lowest:
        clause = f"ML-18.{number + 1}"
        facts |= {"option": "level", "value": options.level, "level": list(LEVELS[lowest:])}
        raise BadSetting("level-too-low", clause=clause, **facts | {"scenario": [options.scenario]})
    if options.campaign and number:
        facts["scenario"] = [SCENARIO_IDS[0]]
        raise BadSetting("campaign-begins", clause="ML-19.1", option="scenario", **facts)
