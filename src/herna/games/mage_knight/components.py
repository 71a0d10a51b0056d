"""The content of Mage Knight as typed data: cards, skills, units, enemies, ruins, tiles, cities and tracks."""

from __future__ import annotations

from functools import cache
from typing import Annotated, Literal, TypeVar

from msgspec import Meta

from herna.games.content import BadContent, Content, Origin, load
from herna.games.mage_knight.vocabulary import WORDS
from herna.games.mage_knight.vocabulary.names import AttackKind, Element, Moment, Resistance, Terrain
from herna.games.programs import Program, WordError, check
from herna.games.programs.vocabulary import nearest

__all__ = ["AttackKind", "Box", "CardInfo", "EnemyInfo", "HeroInfo", "SkillInfo", "TileInfo", "UnitInfo", "box"]

BasicColour = Literal["red", "blue", "green", "white"]
Pile = Literal["green", "grey", "violet", "brown", "red", "white"]
SetId = Literal[
    "base", "lost-legion", "krang", "shades-of-tezla", "ultimate", "tezla-elementalist", "tezla-dark-crusader"
]
Icon = Literal["move", "influence", "combat", "heal", "special", "action", "banner"]
RecruitSite = Literal["village", "monastery", "keep", "mage-tower", "city", "magical-glade"]
Count = Annotated[int, Meta(ge=1)]
Kind = TypeVar("Kind")


class Piece(Content, frozen=True, rename="kebab"):
    """Something that lies in the box."""


class CardInfo(Piece, frozen=True):
    """A deed card: what it does in its two ways, and where it comes from."""

    id: str
    set: SetId
    icons: tuple[Icon, ...]
    origin: Origin
    colour: tuple[BasicColour, ...] = ()
    """Two for a dual card, none for an artifact."""
    number: str = ""
    """The number printed on it."""
    interactive: bool = False
    strong_icons: tuple[Icon, ...] = ()
    when: Moment | None = None
    strong_when: Moment | None = None
    attach: Program = Program()
    basic: Program = Program()
    strong: Program = Program()


class TacticInfo(Piece, frozen=True):
    """A tactic; its number is its place in the order of the round."""

    id: str
    time: Literal["day", "night"]
    number: Annotated[int, Meta(ge=1, le=6)]
    use: Literal[
        "none",
        "when-taken",
        "end-turn",
        "once-per-turn",
        "once-then-flip",
        "before-turn-once-then-flip",
        "before-each-turn",
    ]
    do: Program
    origin: Origin


class SkillInfo(Piece, frozen=True):
    """A skill of a hero."""

    id: str
    hero: str
    set: SetId
    icon: Icon
    use: Literal["turn", "round", "interactive", "passive"]
    do: Program
    origin: Origin
    side: Literal["", "competitive", "cooperative"] = ""
    when: Moment | None = None


class HeroInfo(Piece, frozen=True):
    """A hero: sixteen cards, three dots, eleven skills."""

    id: str
    set: SetId
    dots: tuple[BasicColour, BasicColour, BasicColour]
    deck: dict[str, Count]
    replaces: dict[str, str]
    """The common card that each card of his own stands in for."""
    skills: tuple[str, ...]
    origin: Origin
    base_only: str = ""
    """The one card of his own that the base set knows."""


class Ability(Piece, frozen=True):
    """One thing a unit can do when it is activated."""

    do: Program
    pay: tuple[Literal["red", "blue", "green", "white", "black"], ...] = ()
    when: Moment | None = None


class UnitInfo(Piece, frozen=True):
    """A unit."""

    id: str
    deck: Literal["regular", "elite"]
    set: SetId
    count: Count
    cost: Count
    level: Annotated[int, Meta(ge=1, le=4)]
    armour: Count
    resists: tuple[Resistance, ...]
    sites: tuple[RecruitSite, ...]
    abilities: tuple[Ability, ...]
    origin: Origin
    reputation: Literal["", "reversed", "doubled"] = ""
    """What reputation does to its cost."""
    only_by_interaction: bool = False
    also_pay: Literal["", "basic-mana"] = ""
    """What recruiting it costs besides; it lies on the unit."""
    assign_influence: int = 0
    """The influence it costs to assign damage to it."""
    activate_influence: int = 0
    """The influence it costs to activate it in an assault."""
    several_abilities: bool = False
    """All its abilities may be used in one activation."""


class Strike(Piece, frozen=True):
    """One attack of an enemy: a value with an element, or a token of a pile that is summoned in its stead."""

    value: Annotated[int, Meta(ge=0)] = 0
    element: Element = "physical"
    summon: Pile | None = None


EnemyAbility = Literal[
    "swift",
    "brutal",
    "poison",
    "paralyze",
    "assassination",
    "cumbersome",
    "vampiric",
    "fortified",
    "elusive",
    "unfortified",
    "arcane-immunity",
    "defend",
]


class EnemyInfo(Piece, frozen=True):
    """An enemy token."""

    id: str
    colour: Pile
    set: SetId
    count: Count
    armour: Count
    attacks: tuple[Strike, ...]
    fame: Annotated[int, Meta(ge=0)]
    origin: Origin
    armour_elusive: int = 0
    reputation: int = 0
    abilities: tuple[EnemyAbility, ...] = ()
    resists: tuple[Resistance, ...] = ()
    defend: int = 0
    """The armour it gives to the first enemy that is attacked."""


class RuinInfo(Piece, frozen=True):
    """Ancient ruins: an altar that takes mana for fame, or enemies and a reward."""

    id: str
    set: SetId
    origin: Origin
    pay: dict[BasicColour, Count] = {}
    fame: int = 0
    enemies: tuple[Pile, ...] = ()
    rewards: tuple[Literal["artifact", "spell", "advanced-action", "unit", "crystals-each-colour"], ...] = ()


Site = Literal[
    "portal",
    "marauding-orcs",
    "draconum",
    "magical-glade",
    "mine",
    "village",
    "monastery",
    "keep",
    "mage-tower",
    "city",
    "monster-den",
    "spawning-grounds",
    "dungeon",
    "tomb",
    "ancient-ruins",
    "deep-mine",
    "refugee-camp",
    "maze",
    "labyrinth",
    "volkare-camp",
]


class HexInfo(Piece, frozen=True):
    """One hex of a tile."""

    terrain: Terrain
    site: Site | None = None
    colour: BasicColour | None = None
    """The colour of a mine or a city."""
    colours: tuple[BasicColour, ...] = ()
    """The colours of a deep mine."""


class Hexes(Piece, frozen=True):
    """The seven hexes of a tile."""

    c: HexInfo
    ne: HexInfo
    e: HexInfo
    se: HexInfo
    sw: HexInfo
    w: HexInfo
    nw: HexInfo

    @property
    def all(self) -> tuple[HexInfo, ...]:
        """The middle first, then round it clockwise from the north-east."""
        return (self.c, self.ne, self.e, self.se, self.sw, self.w, self.nw)


class TileInfo(Piece, frozen=True):
    """A map tile."""

    id: str
    number: str
    kind: Literal["start", "countryside", "core", "core-city", "special"]
    set: SetId
    hexes: Hexes
    origin: Origin
    walls: tuple[tuple[str, str], ...] = ()


class TerrainInfo(Piece, frozen=True):
    """What a terrain costs by day and by night; nobody enters it where there is no cost."""

    id: Terrain
    origin: Origin
    day: int | None = None
    night: int | None = None


class CityInfo(Piece, frozen=True):
    """A city: what its defenders gain, and its garrison by level."""

    id: BasicColour
    bonus: Literal["poison", "elemental", "armour", "brutal"]
    garrison: tuple[tuple[Pile, ...], ...]
    origin: Origin


class LevelInfo(Piece, frozen=True):
    """A level: from so much fame on, and what a hero has then."""

    level: int
    fame: int
    armour: int
    hand_limit: int
    command: int
    gains: Literal["nothing", "skill", "command"]
    origin: Origin


class ReputationTrack(Piece, frozen=True):
    """Influence by reputation, from -6 up."""

    influence: tuple[int, ...]
    origin: Origin


class ShapeInfo(Piece, frozen=True):
    """A shape of the map: where tiles may lie."""

    id: str
    start: str
    first: tuple[tuple[int, int], ...]
    origin: Origin
    core_on_coast: bool = True
    columns: tuple[int, int] | None = None
    """The first and the last column of an open map; a wedge has none."""
    countryside: tuple[tuple[int, int], ...] = ()
    core: tuple[tuple[int, int], ...] = ()
    """The only places of a fixed map."""


class ScenarioInfo(Piece, frozen=True):
    """A scenario: numbers by the number of heroes (the first entry is for the first of `players`), and named rules."""

    id: str
    players: tuple[int, ...]
    rounds: tuple[int, ...]
    countryside: tuple[int, ...]
    cities: tuple[int, ...]
    core: tuple[int, ...]
    shape: tuple[str, ...]
    kind: Literal["competitive", "cooperative", "solo"]
    ends: Literal["city-revealed", "cities-conquered"]
    origin: Origin
    elite_units: bool = True
    countryside_in_order: bool = False
    """The countryside tiles lie by their numbers."""
    village_unit_first: bool = False
    """The first offer holds a unit that villages know."""
    cities_closed: bool = False
    """Nobody enters a city."""
    fame_for_tiles: int = 0
    """For each tile one turns up."""
    city_levels: tuple[int, ...] = ()
    """In the order in which the cities are turned up."""


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


def _refuse(file: str, where: str, detail: str) -> None:
    raise BadContent("content-wrong", file=file, where=where, detail=detail)
