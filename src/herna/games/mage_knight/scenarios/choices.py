"""What people chose before the game, against the scenario and the box: what does not fit is refused."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.components import Box, ScenarioInfo
from herna.games.mage_knight.options import LEAST_MEGAPOLIS, MOST_MEGAPOLIS, KnightOptions
from herna.kernel import BadSetting

GAME = "mage_knight"


def sets_of(scenario: ScenarioInfo, options: KnightOptions) -> tuple[str, ...]:
    """The boxes that take part: those that were chosen, or those the scenario begins with."""
    sets: tuple[str, ...] = options.sets or scenario.sets
    if "base" not in sets:
        raise BadSetting("set-missing", clause="MK-1.6", game=GAME, option="sets", needs="base", because="")
    if options.legion_tiles and "lost-legion" not in sets:
        raise part_missing("legion_tiles", "lost-legion")
    if options.factions and "shades-of-tezla" not in sets:
        raise part_missing("factions", "shades-of-tezla")
    return (*sets, *options.factions)


def part_missing(option: str, needs: str) -> BadSetting:
    """The refusal of an option that needs a box which does not take part."""
    return BadSetting("set-missing", clause="MK-1.6", game=GAME, option=option, needs=needs, because=option)


def city_levels_of(scenario: ScenarioInfo, options: KnightOptions, cities: int) -> tuple[int, ...]:
    """The level of each city in the order of turning up."""
    levels = options.city_levels or scenario.city_levels
    if options.city_levels and len(levels) != cities:
        raise BadSetting(
            "option-exactly", clause="MK-1.8", game=GAME, option="city_levels", found=len(levels), count=cities
        )
    if not options.megapolis:
        return levels
    if options.megapolis < LEAST_MEGAPOLIS:
        limits = {"least": str(LEAST_MEGAPOLIS), "most": str(MOST_MEGAPOLIS)}
        raise BadSetting("option-limits", clause="MK-13.11", game=GAME, option="megapolis", value="1", **limits)
    return (*levels[:-1], options.megapolis)


def check_heroes(box: Box, options: KnightOptions, sets: Sequence[str]) -> None:
    """Heroes that are named come from boxes that take part, and nobody leads one twice."""
    home = {hero.id: hero.set for hero in box.heroes}
    known = [hero.id for hero in box.heroes if hero.set in sets]
    asked: list[tuple[str, str]] = [("named", hero) for hero in options.named]
    if options.dummy_hero in home:
        asked.append(("dummy_hero", options.dummy_hero))
    for option, hero in asked:
        if hero not in known:
            raise BadSetting(
                "hero-not-in-sets", clause="MK-1.6", game=GAME, option=option, hero=hero, needs=home[hero], known=known
            )
    if options.dummy_hero in options.named:
        raise BadSetting("hero-twice", clause="MK-1.5", game=GAME, option="dummy_hero", hero=options.dummy_hero)
