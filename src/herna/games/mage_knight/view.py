"""What a seat may see, built up from nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar, Literal

import msgspec

from herna.games.mage_knight.cities import leader_of, parts_of
from herna.games.mage_knight.combat_view import CombatView, combat_view
from herna.games.mage_knight.components import BasicColour
from herna.games.mage_knight.expenses import Expense, expenses
from herna.games.mage_knight.hero import hand_limit, level_info
from herna.games.mage_knight.known import LookView, looks_view
from herna.games.mage_knight.scoring import Item, ScoreLine, score_sheet
from herna.games.mage_knight.setting import NONE, PILES, KnightSetting
from herna.games.mage_knight.state import HEAL, INFLUENCE, MOVE, PHASES, City, KnightState, Unit
from herna.games.mage_knight.steps.cards import CARDS_END, SKILLS_START
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.games.programs import EffectStep
from herna.kernel import View


class UnitView(msgspec.Struct, frozen=True):
    """A unit in service."""

    unit: str
    ready: bool
    wounds: int
    banner: str | None
    banner_up: bool


class SkillView(msgspec.Struct, frozen=True):
    """A skill; `used` until the next turn or the next round."""

    skill: str
    used: bool


class ScoreView(msgspec.Struct, frozen=True):
    """The score card of a hero: points and titles by row. Line by line it is shown when the game is over, for it names
    cards that nobody else knows."""

    fame: int
    knowledge: tuple[int, int]
    loot: tuple[int, int]
    leader: tuple[int, int]
    conqueror: tuple[int, int]
    adventurer: tuple[int, int]
    beating: tuple[int, int]
    goal: int
    total: int
    items: tuple[Item, ...]


class HeroView(msgspec.Struct, frozen=True):
    """A hero. The cards in hand are there for their owner only."""

    hero: str | None
    hex: str | None
    hand: tuple[str, ...] | None
    hand_count: int
    deck_count: int
    spared_count: int
    discard: tuple[str, ...]
    played: tuple[str, ...]
    aside: tuple[str, ...]
    crystals: dict[str, int]
    mana: dict[str, int]
    fame: int
    level: int
    armour: int
    hand_limit: int
    reputation: int
    command: int
    units: tuple[UnitView, ...]
    skills: tuple[SkillView, ...]
    skills_left: int
    tactic: str | None
    tactic_used: bool
    score: ScoreView


class TileView(msgspec.Struct, frozen=True):
    """A tile that lies on the table."""

    position: str
    tile: str


class TokenView(msgspec.Struct, frozen=True):
    """A token on a hex; what is face down shows its back only (`grey`, `ruin`)."""

    hex: str
    back: str
    id: str | None


class ShieldView(msgspec.Struct, frozen=True):
    """A shield on a hex."""

    hex: str
    seat: int


class CityView(msgspec.Struct, frozen=True):
    """A city that is turned up; its garrison lies among the tokens, on its first hex."""

    hexes: tuple[str, ...]
    colours: tuple[BasicColour, ...]
    level: int
    garrison: int
    shields: tuple[int, ...]
    """Whose shields lie on the card, in the order of beating."""
    conquered: bool
    leader: int | None


class PathView(msgspec.Struct, frozen=True):
    """A path through a maze or labyrinth that was gone to the end: it cost so much."""

    hex: str
    seat: int
    path: int


class DieView(msgspec.Struct, frozen=True):
    """A die of the Source: what it shows, and where it is (`source`, `used`, `set`, `kept`)."""

    face: str
    where: str
    seat: int | None


class DummyView(msgspec.Struct, frozen=True):
    """The dummy player."""

    hero: str
    deck_count: int
    shown: tuple[str, ...]
    crystals: dict[str, int]
    tactic: str | None


class PilesView(msgspec.Struct, frozen=True):
    """How much lies face down."""

    tiles: int
    next_tile: str | None
    enemies: dict[str, int]
    ruins: int
    regular_units: int
    elite_units: int
    advanced: int
    spells: int
    artifacts: int


class EffectView(msgspec.Struct, frozen=True):
    """Something that goes on for a while: whose it is, until when, and where its word stands among the programs."""

    seat: int
    until: str
    program: int
    at: int


class SourceView(msgspec.Struct, frozen=True):
    """What a question in the middle of an effect is about: a card, a unit or a skill."""

    kind: Literal["card", "unit", "skill"]
    id: str


class KnightView(View, kw_only=True):
    """The table of Mage Knight as one seat sees it."""

    own: ClassVar[tuple[str, ...]] = (*View.own, "expenses")

    scenario: str
    sets: tuple[str, ...]
    legion_tiles: bool
    factions: tuple[str, ...]
    """The options that say which pieces take part."""
    round: int
    rounds: int
    night: bool
    turn: int | None
    order: tuple[int, ...]
    announced: int | None
    last_turns: tuple[int, ...] | None
    phase: str
    move: int
    influence: int
    healing: int
    tactics: tuple[str, ...]
    tiles: tuple[TileView, ...]
    tokens: tuple[TokenView, ...]
    shields: tuple[ShieldView, ...]
    cities: tuple[CityView, ...]
    paths: tuple[PathView, ...]
    dice: tuple[DieView, ...]
    unit_offer: tuple[str, ...]
    monastery_offer: tuple[str, ...]
    advanced_offer: tuple[str, ...]
    spell_offer: tuple[str, ...]
    common_skills: tuple[str, ...]
    hero_boards: tuple[HeroView, ...]
    dummy_player: DummyView | None
    combat: CombatView | None
    piles: PilesView
    effects: tuple[EffectView, ...]
    asking: SourceView | None
    expenses: tuple[Expense | None, ...]
    """What the options cost or bring, in their order."""
    looked_at: tuple[LookView, ...]
    """Nobody else knows these."""


def views(state: KnightState, seats: Sequence[int | None]) -> list[KnightView]:
    """What each of some seats may see: everything but hands of others, orders of piles and face-down tokens."""
    setting = state.setting
    sheet = score_sheet(state)
    open_boards = tuple(hero_view(state, owner, line) for owner, line in enumerate(sheet))
    shared: dict[str, Any] = {
        **state.seen_by_all(tuple(line.total for line in sheet)),
        "scenario": setting.scenario.id,
        "sets": setting.options.sets,
        "legion_tiles": setting.options.legion_tiles,
        "factions": setting.options.factions,
        "round": state.round,
        "rounds": setting.rounds,
        "night": state.night,
        "turn": state.turn if state.order and not state.tactics_left else None,
        "order": state.order,
        "announced": None if state.announced == NONE else state.announced,
        "last_turns": state.last_turns if state.closing else None,
        "phase": PHASES[state.phase],
        "move": state.points[MOVE],
        "influence": state.points[INFLUENCE],
        "healing": state.points[HEAL],
        "tactics": tuple(setting.tactics[tactic].id for tactic in state.tactics_left),
        "cities": tuple(city_view(state, city) for city in state.cities),
        "dice": dice_view(state),
        "unit_offer": tuple(setting.unit_ids[unit] for unit in state.unit_offer),
        "monastery_offer": card_names(setting, state.unit_cards),
        "advanced_offer": card_names(setting, state.advanced_offer),
        "spell_offer": card_names(setting, state.spell_offer),
        "common_skills": tuple(setting.skill_ids[skill] for skill in state.common_skills),
        "dummy_player": dummy_view(state),
        "combat": combat_view(state),
        "piles": piles_view(state),
        "effects": effects_view(state),
        "asking": source_view(state),
        **map_view(state),
    }
    found = []
    for seat in seats:
        boards = open_boards
        if seat is not None:
            own = msgspec.structs.replace(open_boards[seat], hand=card_names(setting, state.hand[seat]))
            boards = (*open_boards[:seat], own, *open_boards[seat + 1 :])
        asked = state.asked_of(seat)
        beside = () if seat is None else expenses(state, seat, asked["options"])
        looks = looks_view(state, seat)
        found.append(KnightView(**shared, **asked, hero_boards=boards, expenses=beside, looked_at=looks))
    return found


def effects_view(state: KnightState) -> tuple[EffectView, ...]:
    """Everything that lasts, each once."""
    found = (
        EffectView(thing.frame.actor, thing.until, thing.frame.program, thing.frame.at)
        for thing in state.lasting
        if thing.frame.program != NONE and thing.frame.actor >= 0
    )
    return tuple(dict.fromkeys(found))


def source_view(state: KnightState) -> SourceView | None:
    """The card, unit or skill whose effect asks now."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, EffectStep) or step.frame.source < 0:
        return None
    setting, source = state.setting, step.frame.source
    if source < CARDS_END:
        return SourceView("card", setting.card_ids[source])
    if source < SKILLS_START:
        return SourceView("unit", setting.unit_ids[source - CARDS_END])
    return SourceView("skill", setting.skill_ids[source - SKILLS_START])


def card_names(setting: KnightSetting, cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple(setting.card_ids[card] for card in cards)


def unit_view(setting: KnightSetting, unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    banner = None if unit.banner == NONE else setting.card_ids[unit.banner]
    return UnitView(setting.unit_ids[unit.kind], unit.ready, unit.wounds, banner, unit.banner_up)


def hero_view(state: KnightState, seat: int, line: ScoreLine) -> HeroView:
    """A hero as everybody sees him: without his hand."""
    setting = state.setting
    place, tactic, hero = state.place[seat], state.tactic[seat], state.hero[seat]
    rows = dict(zip(line.achievements._fields, zip(line.achievements, line.titles, strict=True), strict=True))
    return HeroView(
        hero=None if hero == NONE else setting.heroes[hero].id,
        hex=None if place == NONE else setting.hex_names[place],
        hand=None,
        hand_count=len(state.hand[seat]),
        deck_count=len(state.deck[seat]),
        spared_count=len(state.spared[seat]),
        discard=card_names(setting, state.discard[seat]),
        played=card_names(setting, state.played[seat]),
        aside=card_names(setting, state.aside[seat]),
        crystals=dict(zip(BASIC, state.crystals[seat], strict=True)),
        mana=dict(zip(COLOURS, state.mana[seat], strict=True)),
        fame=state.fame[seat],
        level=state.level[seat],
        armour=level_info(state, seat).armour,
        hand_limit=hand_limit(state, seat),
        reputation=state.reputation[seat],
        command=state.command[seat],
        units=tuple(unit_view(setting, unit) for unit in state.units[seat]),
        skills=tuple(
            SkillView(setting.skill_ids[skill], skill in state.skills_used[seat]) for skill in state.skills[seat]
        ),
        skills_left=len(state.skill_pile[seat]),
        tactic=None if tactic == NONE else setting.tactics[tactic].id,
        tactic_used=state.tactic_used[seat],
        score=ScoreView(
            fame=line.fame,
            goal=line.goal,
            total=line.total,
            items=line.items if state.over else (),
            **rows,
        ),
    )


def map_view(state: KnightState) -> dict[str, Any]:
    """Tiles, tokens and shields."""
    setting = state.setting
    tokens = []
    for token in state.tokens:
        back = "ruin" if token.ruin else setting.enemies[token.token].colour
        name = setting.ruins[token.token].id if token.ruin else setting.enemy_ids[token.token]
        tokens.append(TokenView(setting.hex_names[token.hex], back, name if token.face_up else None))
    return {
        "tiles": tuple(TileView(setting.position_names[place], setting.tile_ids[tile]) for place, tile in state.laid),
        "tokens": tuple(tokens),
        "paths": tuple(PathView(setting.hex_names[spot], seat, path) for spot, seat, path in state.paths),
        "shields": tuple(ShieldView(setting.hex_names[spot], seat) for spot, seat in state.shields),
    }


def city_view(state: KnightState, city: City) -> CityView:
    """A city with its card."""
    leader = leader_of(city)
    return CityView(
        hexes=tuple(state.setting.hex_names[spot] for spot in city.hexes),
        colours=tuple(part.id for part in parts_of(state, city)),
        level=city.level,
        garrison=sum(token.hex == city.hexes[0] for token in state.tokens),
        shields=city.shields,
        conquered=city.conquered,
        leader=None if leader == NONE else leader,
    )


def dice_view(state: KnightState) -> tuple[DieView, ...]:
    """The dice of the Source, and who has those that are not in it."""
    kept = {die: seat for seat, die in state.kept_dice}
    found = []
    for die, face in enumerate(state.dice):
        if die in kept:
            found.append(DieView(COLOURS[face], "kept", kept[die]))
        elif die in state.dice_taken or die in state.dice_set:
            where = "used" if die in state.dice_taken else "set"
            found.append(DieView(COLOURS[face], where, state.turn))
        else:
            found.append(DieView(COLOURS[face], "source", None))
    return tuple(found)


def dummy_view(state: KnightState) -> DummyView | None:
    """The dummy player, if there is one."""
    setting = state.setting
    if state.dummy_hero == NONE:
        return None
    return DummyView(
        setting.heroes[state.dummy_hero].id,
        len(state.dummy_deck),
        card_names(setting, state.dummy_gone),
        dict(zip(BASIC, state.dummy_crystals, strict=True)),
        None if state.dummy_tactic == NONE else setting.tactics[state.dummy_tactic].id,
    )


def piles_view(state: KnightState) -> PilesView:
    """How much lies face down; the back of the next tile is seen."""
    stack = state.tile_stack
    back = None
    if stack:
        back = "countryside" if state.setting.tiles[stack[-1]].kind == "countryside" else "core"
    return PilesView(
        tiles=len(stack),
        next_tile=back,
        enemies={colour: len(pile) for colour, pile in zip(PILES, state.enemy_piles, strict=True)},
        ruins=len(state.ruin_pile),
        regular_units=len(state.regular_deck),
        elite_units=len(state.elite_deck),
        advanced=len(state.advanced_deck),
        spells=len(state.spell_deck),
        artifacts=len(state.artifact_deck),
    )
