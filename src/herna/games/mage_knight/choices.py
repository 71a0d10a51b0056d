"""What people chose before the game, against the scenario and the box: what does not fit is refused."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from herna.games.mage_knight.components import Box, ScenarioInfo, box
from herna.games.mage_knight.components.scenario import TableInfo
from herna.games.mage_knight.options import LEAST_MEGAPOLIS, MOST_LEVEL, MOST_MEGAPOLIS, KnightOptions
from herna.kernel import BadSetting

if TYPE_CHECKING:
    from herna.games.mage_knight.scenarios.base import Scenario

GAME = "mage_knight"
MOST_BESIDE_MEGAPOLIS = 3
"""With more cities than this, the megapolis among them, no colour is left for its second part."""


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


def city_levels_of(table: TableInfo, options: KnightOptions) -> tuple[int, ...]:
    """The level of each city in the order of turning up; that of a megapolis, the last, is chosen apart."""
    levels, count = options.city_levels or table.city_levels, table.cities - ends_in_megapolis(options)
    if options.city_levels and len(levels) != count:
        raise BadSetting(
            "option-exactly", clause="MK-1.8", game=GAME, option="city_levels", found=len(levels), count=count
        )
    return levels


def ends_in_megapolis(options: KnightOptions) -> bool:
    """Is the last city that is turned up a megapolis?"""
    return options.cities == "megapolis" or options.megapolis > 0


def megapolis_level_of(table: TableInfo, options: KnightOptions) -> int:
    """The level of a megapolis, which is shared between two cities; a colour must be left for the second. If none is
    chosen it is twice the usual level of that city."""
    if table.cities > MOST_BESIDE_MEGAPOLIS:
        option = "megapolis" if options.megapolis else "cities"
        raise BadSetting("megapolis-too-many", clause="MK-13.11", game=GAME, option=option, cities=table.cities)
    if not options.megapolis:
        return 2 * table.city_levels[-1]
    if options.megapolis < LEAST_MEGAPOLIS:
        limits = {"least": str(LEAST_MEGAPOLIS), "most": str(MOST_MEGAPOLIS)}
        raise BadSetting("option-limits", clause="MK-13.11", game=GAME, option="megapolis", value="1", **limits)
    return options.megapolis


TWO_CITIES, STRONG = 2, 10
"""How many city tiles two teams may agree on, and the least level of a city that is not a megapolis then."""


def two_city_table(table: TableInfo, options: KnightOptions) -> TableInfo:
    """The numbers with two city tiles. Two teams may take out the others; elsewhere there have to be two anyway, and
    only megapolises are worth the choice (MK-26.16, MK-26.17)."""
    in_teams = options.teams != KnightOptions().teams
    if options.cities == "two-strong" and not in_teams:
        raise BadSetting("two-cities-need-teams", clause="MK-26.16", game=GAME, option="cities")
    if table.cities != TWO_CITIES and (options.tiles or not in_teams):
        raise BadSetting("two-cities-not-two", clause="MK-26.17", game=GAME, option="cities", cities=table.cities)
    usual = table.city_levels[:TWO_CITIES]
    return replace(table, cities=TWO_CITIES, city_levels=(STRONG,) * 2 if options.cities == "two-strong" else usual)


def strong_levels_of(levels: tuple[int, ...], options: KnightOptions) -> tuple[int, ...]:
    """The levels of two strong cities, each of them strong enough; a megapolis may be any."""
    chosen = levels[:-1] if options.megapolis else levels
    weak = [level for level in chosen if level < STRONG]
    if weak:
        limits = {"value": str(weak[0]), "least": str(STRONG), "most": str(MOST_LEVEL)}
        raise BadSetting("option-limits", clause="MK-26.16", game=GAME, option="city_levels", **limits)
    return levels


def megapolis_levels_of(table: TableInfo, options: KnightOptions) -> tuple[int, ...]:
    """The level of each of two megapolises: the one that was chosen, or the usual ones of two cities added up."""
    if options.city_levels:
        raise BadSetting("megapolises-have-one-level", clause="MK-26.17", game=GAME, option="city_levels")
    if options.megapolis:
        return (megapolis_level_of(table, options),) * TWO_CITIES
    return tuple(2 * level for level in table.city_levels)


def own_shape(table: TableInfo, options: KnightOptions) -> TableInfo:
    """The numbers with the shape that was chosen."""
    return replace(table, shape=options.shape)


def own_tiles(table: TableInfo, options: KnightOptions) -> TableInfo:
    """The numbers with the tiles that were chosen: not more than the boxes hold, enough countryside for the first tiles
    and at least one city. Cities beyond those of the scenario have the level of its last."""
    found = box()
    first = next(len(shape.first) for shape in found.board.shape if shape.id == table.shape)
    kinds: list[str] = [tile.kind for tile in found.tiles if tile.set == "base" or options.legion_tiles]
    country, cities, core = options.tiles
    asked = (("countryside", country, first), ("core-city", cities, 1), ("core", core, 0))
    for kind, count, least in asked:
        most = kinds.count(kind)
        if not least <= count <= most:
            raise BadSetting(
                "tiles-limits",
                clause="MK-24.2",
                game=GAME,
                option="tiles",
                kind=kind,
                found=count,
                least=least,
                most=most,
            )
    levels = (table.city_levels + table.city_levels[-1:] * cities)[:cities]
    return replace(table, countryside=country, cities=cities, core=core, city_levels=levels)


def check_heroes(box: Box, scenario: Scenario, sets: Sequence[str]) -> None:
    """Heroes that are named come from boxes that take part, nobody leads one twice, and where the dummy player is to
    have a certain one, there are enough for everybody."""
    options = scenario.options
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
    if options.dummy_hero != "dealt" and len(known) <= scenario.players:
        raise BadSetting("no-hero-for-dummy", clause="MK-27.3", game=GAME, option="dummy_hero", heroes=len(known))
