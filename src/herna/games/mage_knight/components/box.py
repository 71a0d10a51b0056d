"""Everything in the box, read from its files and checked."""

from __future__ import annotations

from functools import cache
from typing import TypeVar

from herna.games.content import BadContent, Content, load
from herna.games.mage_knight.components.cards import CardInfo, HeroInfo, SkillInfo, TacticInfo, UnitInfo
from herna.games.mage_knight.components.piece import Piece
from herna.games.mage_knight.components.scenario import ScenarioInfo
from herna.games.mage_knight.components.world import (
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


class Board(Piece, frozen=True):
    terrain: tuple[TerrainInfo, ...]
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
        board=read("board.toml", Board),
        scenarios=read("scenarios.toml", Scenarios).scenario,
    )
    refuse_what_does_not_fit(found)
    return found


def refuse_what_does_not_fit(found: Box) -> None:
    """What no single entry can know: names that point at other entries, and numbers that belong together."""
    _check_heroes(found)
    _check_enemies(found)
    _check_board(found)
    _check_scenarios(found)
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


def _check_scenarios(found: Box) -> None:
    shapes = {shape.id for shape in found.board.shape}
    for scenario in found.scenarios:
        for field in ("rounds", "countryside", "cities", "core", "shape"):
            if len(getattr(scenario, field)) != len(scenario.players):
                detail = f"there must be one number for each of {len(scenario.players)} numbers of players"
                _refuse("scenarios.toml", f"scenario {scenario.id}, field {field}", detail)
        for shape in scenario.shape:
            if shape not in shapes:
                where = f"scenario {scenario.id}, field shape"
                _refuse("scenarios.toml", where, f"there is no shape `{shape}`{nearest(shape, shapes)}")
        if not scenario.cities_closed and len(scenario.city_levels) != max(scenario.cities):
            detail = f"there must be a level for each of {max(scenario.cities)} cities"
            _refuse("scenarios.toml", f"scenario {scenario.id}, field city-levels", detail)


def _refuse(file: str, where: str, detail: str) -> None:
    raise BadContent("content-wrong", file=file, where=where, detail=detail)
