"""Everything in the box, read from its files and checked."""

from __future__ import annotations

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import TypeVar

import msgspec

from herna.games.content import BadContent, Content, load, parse, read_own
from herna.games.mage_knight.components.cards import CardInfo, HeroInfo, SkillInfo, TacticInfo, UnitInfo
from herna.games.mage_knight.components.piece import Piece
from herna.games.mage_knight.components.scenario import ScenarioInfo
from herna.games.mage_knight.components.sites import GROUNDS, NO_SITE, Ground, SiteChange, SiteInfo
from herna.games.mage_knight.components.world import (
    BonusInfo,
    CityInfo,
    EnemyInfo,
    LevelInfo,
    ReputationTrack,
    RuinInfo,
    ShapeInfo,
    TerrainInfo,
    TileInfo,
)
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.programs import WordError, check
from herna.games.programs.vocabulary import nearest

Kind = TypeVar("Kind")


class Scenarios(Piece, frozen=True):
    scenario: tuple[ScenarioInfo, ...]


class Cards(Piece, frozen=True):
    card: tuple[CardInfo, ...]


class Tactics(Piece, frozen=True):
    tactic: tuple[TacticInfo, ...]


class Skills(Piece, frozen=True):
    skill: tuple[SkillInfo, ...]


class Heroes(Piece, frozen=True):
    hero: tuple[HeroInfo, ...]


class Units(Piece, frozen=True):
    unit: tuple[UnitInfo, ...]


class Enemies(Piece, frozen=True):
    enemy: tuple[EnemyInfo, ...]


class Ruins(Piece, frozen=True):
    ruin: tuple[RuinInfo, ...]


class Tiles(Piece, frozen=True):
    tile: tuple[TileInfo, ...]


class Sites(Piece, frozen=True):
    site: tuple[SiteInfo, ...]


class Board(Piece, frozen=True):
    terrain: tuple[TerrainInfo, ...]
    bonus: tuple[BonusInfo, ...]
    city: tuple[CityInfo, ...]
    level: tuple[LevelInfo, ...]
    reputation: ReputationTrack
    shape: tuple[ShapeInfo, ...]


class Box(Content, frozen=True):
    """Everything in the box."""

    basic_actions: tuple[CardInfo, ...]
    advanced_actions: tuple[CardInfo, ...]
    spells: tuple[CardInfo, ...]
    artifacts: tuple[CardInfo, ...]
    tactics: tuple[TacticInfo, ...]
    skills: tuple[SkillInfo, ...]
    heroes: tuple[HeroInfo, ...]
    units: tuple[UnitInfo, ...]
    enemies: tuple[EnemyInfo, ...]
    ruins: tuple[RuinInfo, ...]
    tiles: tuple[TileInfo, ...]
    sites: tuple[SiteInfo, ...]
    board: Board
    scenarios: tuple[ScenarioInfo, ...]


PACKAGE = "herna.games.mage_knight"
DECK = 16
HEXES = ("c", "ne", "e", "se", "sw", "w", "nw")
LEVELS = 11
"""The levels a city can have."""


def read(file: str, kind: type[Kind]) -> Kind:
    """A content file, its programs checked too."""
    content = load(PACKAGE, file, kind, WORDS)
    try:
        check(content, WORDS)
    except WordError as error:
        raise BadContent("content-wrong", file=file, where=error.path.lstrip("."), detail=error.message) from error
    return content


@cache
def box() -> Box:
    """The content of the box, read and checked once."""
    found = Box(
        basic_actions=read("basic_actions.toml", Cards).card,
        advanced_actions=read("advanced_actions.toml", Cards).card,
        spells=read("spells.toml", Cards).card,
        artifacts=read("artifacts.toml", Cards).card,
        tactics=read("tactics.toml", Tactics).tactic,
        skills=read("skills.toml", Skills).skill,
        heroes=read("heroes.toml", Heroes).hero,
        units=read("units.toml", Units).unit,
        enemies=read("enemies.toml", Enemies).enemy,
        ruins=read("ruins.toml", Ruins).ruin,
        tiles=read("tiles.toml", Tiles).tile,
        sites=read("sites.toml", Sites).site,
        board=read("board.toml", Board),
        scenarios=read("scenarios.toml", Scenarios).scenario,
    )
    refuse_what_does_not_fit(found)
    own = {scenario.id: scenario for scenario in own_scenarios(found)}
    ours = {scenario.id: scenario for scenario in found.scenarios}
    return msgspec.structs.replace(found, scenarios=tuple((ours | own).values()))


# Scenarios of one's own


def own_files() -> tuple[Path, ...]:
    """The files of scenarios that the owner of the table has written, in order or not."""
    content = os.environ.get("HERNA_CONTENT")
    return tuple(sorted((Path(content) / "mage_knight" / "scenarios").glob("*.toml"))) if content else ()


def own_scenarios(found: Box) -> Iterator[ScenarioInfo]:
    """Those that are in order; `Game.wrong_files` tells of the others, so that everybody else can play."""
    for path in own_files():
        with suppress(BadContent):
            yield own_scenario(found, path)


def own_scenario(found: Box, path: Path) -> ScenarioInfo:
    """The scenario in a file. Raises `BadContent` that names file and field, and what would be right."""
    file = str(path)
    info = parse(read_own(path), file, ScenarioInfo, WORDS)
    where = f"scenario {info.id}, field"
    if info.id != path.stem:
        _refuse(file, f"{where} id", f"the file of this scenario must be called {info.id}.toml")
    if info.title is None:
        _refuse(file, f"{where} title", 'a scenario has a name in both languages: title = { en = "…", cs = "…" }')
    rules = {one.rules for one in found.scenarios}
    if info.rules not in rules:
        _refuse(file, f"{where} rules", f"there are no rules `{info.rules}`{nearest(info.rules, rules)}")
    check_scenario(found, info, file)
    return info


def refuse_what_does_not_fit(found: Box) -> None:
    """What no single entry can know: names that point at other entries, and numbers that belong together."""
    _check_heroes(found)
    _check_enemies(found)
    _check_sites(found)
    _check_board(found)
    for scenario in found.scenarios:
        check_scenario(found, scenario)
    for card in (*found.basic_actions, *found.advanced_actions, *found.spells):
        if not card.colour:
            _refuse("cards", f"card {card.id}, field colour", "actions and spells have a colour that pays for them")


def _check_heroes(found: Box) -> None:
    cards = {card.id for card in found.basic_actions}
    skills = {skill.id for skill in found.skills}
    for hero in found.heroes:
        deck = f"hero {hero.id}, field deck"
        for card in (*hero.deck, *hero.replaces, *hero.replaces.values()):
            if card not in cards:
                _refuse("heroes.toml", deck, f"there is no basic action `{card}`{nearest(card, cards)}")
        if sum(hero.deck.values()) != DECK:
            _refuse("heroes.toml", deck, f"a deck has {DECK} cards, not {sum(hero.deck.values())}")
        for skill in hero.skills:
            if skill not in skills:
                where = f"hero {hero.id}, field skills"
                _refuse("heroes.toml", where, f"there is no skill `{skill}`{nearest(skill, skills)}")


def _check_enemies(found: Box) -> None:
    for enemy in found.enemies:
        where = f"enemy {enemy.id}, field"
        if not enemy.attacks:
            _refuse("enemies.toml", f"{where} attacks", "an enemy attacks at least once")
        if ("elusive" in enemy.abilities) != (enemy.armour_elusive > enemy.armour):
            _refuse("enemies.toml", f"{where} armour-elusive", "elusive enemies, and only they, have two armours")
        if ("defend" in enemy.abilities) != (enemy.defend > 0):
            _refuse("enemies.toml", f"{where} defend", "enemies that defend, and only they, give armour")


def _check_board(found: Box) -> None:
    tiles = {tile.id for tile in found.tiles}
    for shape in found.board.shape:
        if shape.start not in tiles:
            detail = f"there is no tile `{shape.start}`{nearest(shape.start, tiles)}"
            _refuse("board.toml", f"shape {shape.id}, field start", detail)
    for tile in found.tiles:
        for pair in tile.walls:
            if pair[0] == pair[1] or any(name not in HEXES for name in pair):
                detail = f"a wall lies between two of {', '.join(HEXES)}, not {pair[0]} and {pair[1]}"
                _refuse("tiles.toml", f"tile {tile.id}, field walls", detail)
    for city in found.board.city:
        if len(city.garrison) != LEVELS:
            detail = f"there are {LEVELS} levels, not {len(city.garrison)}"
            _refuse("board.toml", f"city {city.id}, field garrison", detail)


def _check_sites(found: Box) -> None:
    names = {site.id for site in found.sites}
    for tile in found.tiles:
        for part, info in zip(HEXES, tile.hexes.all, strict=True):
            if info.site is not None and info.site not in names:
                where = f"tile {tile.id}, field hexes.{part}.site"
                _refuse("tiles.toml", where, f"there is no site `{info.site}`{nearest(info.site, names)}")
    for site in found.sites:
        if site.entry in ("action", "burning") and not (site.guards or site.ruins):
            _refuse("sites.toml", f"site {site.id}, field guards", "somebody waits where it is an action to go in")
        if site.paths and site.drawn != "each-time":
            _refuse("sites.toml", f"site {site.id}, field drawn", "at the end of a path a new monster waits each time")
        if bool(site.row) != bool(site.points):
            _refuse("sites.toml", f"site {site.id}, field points", "a shield has points in a row, or neither")
        if site.secret and site.secret not in names:
            detail = f"there is no site `{site.secret}`{nearest(site.secret, names)}"
            _refuse("sites.toml", f"site {site.id}, field secret", detail)


def changed_site(site: SiteInfo, change: SiteChange) -> SiteInfo:
    """A site as a scenario makes it."""
    return msgspec.convert({**msgspec.to_builtins(site), **change.change, "id": site.id}, SiteInfo)


def sites_in(found: Box, scenario: ScenarioInfo, ground: Ground) -> dict[str, SiteInfo]:
    """What every site is in a scenario, on tiles of this kind."""
    sites = {site.id: site for site in found.sites}
    for change in scenario.sites:
        if ground in change.on:
            sites[change.site] = changed_site(sites[change.site], change)
    return sites


def cities_closed(found: Box, scenario: ScenarioInfo) -> bool:
    """Does nobody enter a city in a scenario?"""
    return all(site.entry == "closed" for site in sites_in(found, scenario, "core").values() if site.city)


def cities_fought(found: Box, scenario: ScenarioInfo) -> bool:
    """Are cities fought for in a scenario, so that they have levels? Not where they are closed, or friendly."""
    return all(site.entry == "assault" for site in sites_in(found, scenario, "core").values() if site.city)


def sites_of_tiles(found: Box, scenario: ScenarioInfo) -> dict[str, tuple[SiteInfo, ...]]:
    """What the sites on the seven hexes of every tile are in a scenario, by the name of the tile."""
    grounds = {ground: sites_in(found, scenario, ground) for ground in GROUNDS}
    return {
        tile.id: tuple(NO_SITE if info.site is None else grounds[tile.ground][info.site] for info in tile.hexes.all)
        for tile in found.tiles
    }


def check_scenario(found: Box, scenario: ScenarioInfo, file: str = "scenarios.toml") -> None:
    """Its numbers fit what lies in the box, and what it says of sites can be. Raises `BadContent`."""
    _check_changes(found, scenario, file)
    shapes = {shape.id: len(shape.first) for shape in found.board.shape}
    kinds = Counter(tile.kind for tile in found.tiles if tile.set == "base")
    where = f"scenario {scenario.id}, field tables"
    if not scenario.tables or len(set(scenario.players)) < len(scenario.tables):
        _refuse(file, where, "there must be one table for each number of players")
    for table in scenario.tables:
        if table.shape not in shapes:
            _refuse(file, f"{where}, shape", f"there is no shape `{table.shape}`{nearest(table.shape, shapes)}")
        numbers = {
            "countryside": (table.countryside, shapes[table.shape], kinds["countryside"]),
            "cities": (table.cities, 1, kinds["core-city"]),
            "core": (table.core, 0, kinds["core"]),
        }
        for name, (count, least, most) in numbers.items():
            if not least <= count <= most:
                _refuse(file, f"{where}, {name}", f"there can be {least} to {most} such tiles, not {count}")
        levels = table.cities if cities_fought(found, scenario) else 0
        if len(table.city_levels) != levels:
            detail = f"there must be a level for each of {levels} cities that are fought for"
            _refuse(file, f"{where}, city-levels", detail)


def _check_changes(found: Box, scenario: ScenarioInfo, file: str) -> None:
    sites = {site.id: site for site in found.sites}
    where = f"scenario {scenario.id}, field sites"
    for change in scenario.sites:
        if change.site not in sites:
            _refuse(file, where, f"there is no site `{change.site}`{nearest(change.site, sites)}")
        try:
            changed_site(sites[change.site], change)
        except msgspec.ValidationError as error:
            raise BadContent("content-wrong", file=file, where=where, detail=str(error)) from error


def _refuse(file: str, where: str, detail: str) -> None:
    raise BadContent("content-wrong", file=file, where=where, detail=detail)
