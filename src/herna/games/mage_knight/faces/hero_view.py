"""The boards of the heroes as everybody sees them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from herna.games.mage_knight.rules.hero import hand_limit, level_info
from herna.games.mage_knight.rules.scoring import Item, ScoreLine, cards_of
from herna.games.mage_knight.setting import NONE, KnightSetting
from herna.games.mage_knight.state import KnightState, Unit
from herna.games.mage_knight.steps.ending import cards_to_draw
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS, WHEEL
from herna.games.mage_knight.vocabulary.specials import MasterOfChaos


class UnitView(msgspec.Struct, frozen=True):
    """A unit in service."""

    unit: str
    ready: bool
    wounds: int
    banner: str | None
    banner_up: bool


class SkillView(msgspec.Struct, frozen=True):
    """A skill; `used` until the next turn or the next round, `down` while its token lies face down for the round."""

    skill: str
    used: bool
    down: bool


class ScoreView(msgspec.Struct, frozen=True):
    """The score card of a hero: points and titles by row. Line by line it is shown when the game is over, for it names
    cards that nobody else knows."""

    fame: int
    rows: dict[str, tuple[int, int]]
    """The points and the title of each row that counts in the scenario, in the order of the score card."""
    total: int
    items: tuple[Item, ...]


class HeroView(msgspec.Struct, frozen=True):
    """A hero. The cards in hand and in the deck are there for their owner only."""

    hero: str | None
    hex: str | None
    hand: tuple[str, ...] | None
    hand_count: int
    to_draw: tuple[str, ...] | None
    """What is left to draw, in the deck and under the tactic, in no order: for the owner only."""
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
    draws: int | None
    """The cards that would be drawn if the turn that is open ended now."""
    reputation: int
    command: int
    out: bool
    """Is the hero out of the game?"""
    order_down: bool
    """Does the order token lie face down, so that the next turn is skipped?"""
    units: tuple[UnitView, ...]
    skills: tuple[SkillView, ...]
    skills_left: int
    puppets: tuple[str, ...]
    """Beaten enemies whose tokens the hero keeps."""
    wheel: str | None
    """The colour on the wheel of chaos at which the hero's shield lies."""
    tactic: str | None
    tactic_used: bool
    drafted: tuple[str, ...] | None
    """Drafted cards that are still put by, for their owner only."""
    drafted_count: int
    cards: tuple[str, ...] | None
    """While actions are upgraded all cards of the hero, in no order: for their owner, or for all if decks are open."""
    score: ScoreView


def card_names(setting: KnightSetting, cards: Sequence[int]) -> tuple[str, ...]:
    """Cards by their names."""
    return tuple(setting.card_ids[card] for card in cards)


def all_cards(state: KnightState, seat: int) -> tuple[str, ...]:
    """Every card of a hero, wherever it lies."""
    return card_names(state.setting, sorted(cards_of(state, seat)))


def unit_view(setting: KnightSetting, unit: Unit) -> UnitView:
    """A unit as everybody sees it."""
    banner = None if unit.banner == NONE else setting.card_ids[unit.banner]
    return UnitView(setting.unit_ids[unit.kind], unit.ready, unit.wounds, banner, unit.banner_up)


def own_view(state: KnightState, seat: int, board: HeroView) -> HeroView:
    """A hero as he sees himself: with his hand, what he can still draw but not its order, what he has drafted, and all
    his cards while actions are upgraded."""
    setting = state.setting
    return msgspec.structs.replace(
        board,
        hand=card_names(setting, state.hand[seat]),
        to_draw=card_names(setting, sorted((*state.deck[seat], *state.spared[seat]))),
        drafted=card_names(setting, sorted(state.drafted[seat])),
        cards=all_cards(state, seat) if state.upgrades else None,
    )


def wheel_of(state: KnightState, seat: int) -> str | None:
    """Where the shield of a hero lies on the wheel of chaos; nowhere without the skill."""
    words = [word for skill in state.skills[seat] for word in state.setting.skills[skill].do]
    return WHEEL[state.chaos[seat]] if any(isinstance(word, MasterOfChaos) for word in words) else None


def hero_view(state: KnightState, seat: int, line: ScoreLine) -> HeroView:
    """A hero as everybody sees him: without his hand."""
    setting = state.setting
    place, tactic, hero = state.place[seat], state.tactic[seat], state.hero[seat]
    return HeroView(
        hero=None if hero == NONE else setting.heroes[hero].id,
        hex=None if place == NONE else setting.hex_names[place],
        hand=None,
        hand_count=len(state.hand[seat]),
        to_draw=None,
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
        draws=None if state.turns[seat] is None else cards_to_draw(state, seat),
        reputation=state.reputation[seat],
        command=state.command[seat],
        out=seat in state.out,
        order_down=state.order_down[seat],
        units=tuple(unit_view(setting, unit) for unit in state.units[seat]),
        skills=tuple(
            SkillView(setting.skill_ids[skill], skill in state.skills_used[seat], down=skill in state.skills_down[seat])
            for skill in state.skills[seat]
        ),
        skills_left=len(state.skill_pile[seat]),
        puppets=tuple(setting.enemy_ids[token] for token in state.puppets[seat]),
        wheel=wheel_of(state, seat),
        tactic=None if tactic == NONE else setting.tactics[tactic].id,
        tactic_used=state.tactic_used[seat],
        drafted=None,
        drafted_count=len(state.drafted[seat]),
        cards=all_cards(state, seat) if state.upgrades and setting.scenario.decks_open else None,
        score=ScoreView(
            fame=line.fame,
            rows=dict(line.rows),
            total=line.total,
            items=line.items if state.over else (),
        ),
    )
