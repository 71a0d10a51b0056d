"""What the general bots need to know: a value of a position, and a view as numbers."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from heapq import heappop, heappush
from typing import Any

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import box
from herna.games.mage_knight.foes import alive, armour_of, attack_now, block_now, hit_of, open_attacks
from herna.games.mage_knight.hero import level_info
from herna.games.mage_knight.land import FORTIFIED, terrain_of
from herna.games.mage_knight.scenarios.ends import fulfilled
from herna.games.mage_knight.scoring import score_sheet
from herna.games.mage_knight.setting import NONE, WOUND, KnightSetting
from herna.games.mage_knight.state import (
    BLOCK_PHASE,
    FREE,
    HEAL,
    INFLUENCE,
    INTERACTING,
    MOVE,
    MOVING,
    PHASES,
    RANGED_PHASE,
    KnightState,
)
from herna.games.mage_knight.steps.moving import next_tile
from herna.games.mage_knight.view import HeroView, KnightView
from herna.games.mage_knight.vocabulary.names import BASIC, COLOURS
from herna.games.mage_knight.vocabulary.points import Attack
from herna.games.mage_knight.vocabulary.world import Ready
from herna.games.programs.words import children
from herna.kernel import Action

BOX = box()
CARD_IDS = (
    "wound",
    *(card.id for group in (BOX.basic_actions, BOX.advanced_actions, BOX.spells, BOX.artifacts) for card in group),
)
CARD = {name: number for number, name in enumerate(CARD_IDS)}


def attack_in(words: Any) -> int:
    """The highest plain attack that stands in a program.

    >>> attack_in(next(card for card in BOX.basic_actions if card.id == "rage").basic)
    2
    """
    own = words.n if isinstance(words, Attack) and isinstance(words.n, int) else 0
    return max([own, *(attack_in(item) for _, item in children(words))])


STRENGTH = {
    card.id: attack_in(card.basic)
    for group in (BOX.basic_actions, BOX.advanced_actions, BOX.spells, BOX.artifacts)
    for card in group
}
"""What each card can add to an attack without mana."""
UNIT = {unit.id: number for number, unit in enumerate(BOX.units)}


def value(state: KnightState, seat: int) -> float:
    """How far ahead of the best of the others the seat is, with what its position promises."""
    totals = [float(line.total) for line in score_sheet(state)]
    ahead = totals[seat] - max((total for other, total in enumerate(totals) if other != seat), default=0.0)
    return ahead + promise(state, seat)


def plans(state: KnightState, seat: int) -> Sequence[tuple[Action, ...]]:
    """Every option but going back and forth between targets or blocks."""
    combat = state.combat
    blocking = combat is not None and combat.blocking[0] != NONE
    idle = (act.Retarget, act.BlockAttack) if blocking else (act.Retarget,)
    options = state.options(seat)
    kept = [action for action in options if not isinstance(action, idle) and not in_circles(state, seat, action)]
    return [(action,) for action in kept or options]


def in_circles(state: KnightState, seat: int, action: Action) -> bool:
    """Would a unit be spent only for another that can do no more than make it ready again?"""
    if not isinstance(action, act.ActivateUnit):
        return False
    units = state.units[seat]
    if not readies(state, units[action.place].kind, action.ability):
        return False
    kind = units[action.place].kind
    return all(unit.ready or unit.kind == kind for unit in units)


def readies(state: KnightState, kind: int, ability: int) -> bool:
    """Does this ability make units ready?"""
    return any(
        isinstance(word, Ready) for word in state.setting.programs[state.setting.ability_programs[kind][ability]]
    )


# What a position promises


CARD_LEFT, MOVE_POINT, INFLUENCE_POINT, HEAL_POINT = 0.12, 0.1, 0.15, 0.4
"""The worth, in points, of a card not yet used in this round, and of points that can still be spent."""
STEP, LEVEL, SKILL, COMMAND, REPUTATION, TOKEN = 0.15, 0.8, 1.0, 0.5, 0.2, 0.05
WOUND_IN_HAND, PENDING_WOUND, GOAL, FOE, TILE = 0.6, 2.4, 8.0, 0.6, 0.8


def promise(state: KnightState, seat: int) -> float:
    """What may still become of what a hero has."""
    if state.over:
        return GOAL * fulfilled(state)
    rounds_left = state.setting.rounds - state.round
    cards = len(state.hand[seat]) + len(state.deck[seat]) + DECK * rounds_left
    found = CARD_LEFT * cards + GOAL * fulfilled(state)
    found += LEVEL * state.level[seat] + SKILL * len(state.skills[seat]) + COMMAND * state.command[seat]
    found += REPUTATION * state.reputation[seat] - WOUND_IN_HAND * state.hand[seat].count(WOUND)
    found += TOKEN * sum(state.mana[seat])
    found += TILE * len(state.laid) - STEP * min(to_frontier(state, seat), FAR)
    if state.turn == seat and state.order:
        found += points_promise(state, seat)
    if state.combat is not None and state.turn == seat:
        found += combat_promise(state, seat)
    return found


def points_promise(state: KnightState, seat: int) -> float:
    """Points of the turn that can still be spent."""
    hurt = state.hand[seat].count(WOUND) + sum(unit.wounds for unit in state.units[seat])
    found = HEAL_POINT * min(state.points[HEAL], hurt)
    if state.phase in (FREE, MOVING) and not state.action_used:
        found += MOVE_POINT * state.points[MOVE]
    if state.phase == INTERACTING:
        found += INFLUENCE_POINT * state.points[INFLUENCE]
    return found


Laid = tuple[tuple[int, int], ...]
Spots = frozenset[int]
FAR, SUMMONED = 20, 4
"""The farthest that counts, and the attack of a monster that nobody has seen yet."""
DECK = 16
"""Cards that a round brings, or about so many."""


@lru_cache(maxsize=256)
def ways_out(
    setting: KnightSetting, laid: Laid, kind: str, filling: bool, night: bool, closed: Spots
) -> dict[int, int]:
    """What it costs, in move points, to come from each hex to where the next tile may lie."""
    lattice = setting.lattice
    there = frozenset(position for position, _ in laid)
    costs = setting.cost_by_night if night else setting.cost_by_day
    price = {
        position * 7 + part: costs[terrain_of(info)]
        for position, tile in laid
        for part, info in enumerate(setting.tiles[tile].hexes.all)
        if position * 7 + part not in closed and info.site not in FORTIFIED and costs[terrain_of(info)] != NONE
    }
    found: dict[int, int] = {}
    reach = lattice.positions_in_reach
    edge = [spot for spot in price if any(lattice.may_lie(one, there, kind, filling=filling) for one in reach[spot])]
    heap = [(0, spot) for spot in edge]
    while heap:
        cost, spot = heappop(heap)
        if spot in found:
            continue
        found[spot] = cost
        for near in lattice.neighbours[spot]:
            if near in price and near not in found:
                heappush(heap, (cost + price[spot], near))
    return found


def to_frontier(state: KnightState, seat: int) -> int:
    """How many move points it is to where a tile can be turned up."""
    kind, filling = next_tile(state)
    if not kind:
        return 0
    setting, place = state.setting, state.place[seat]
    closed = frozenset(token.hex for token in state.tokens if token.face_up and not token.ruin)
    ways = ways_out(setting, state.laid, kind, filling, state.night, closed)
    return ways.get(setting.portal if place == NONE else place, FAR)


def combat_promise(state: KnightState, seat: int) -> float:
    """What a fight may bring, and the wounds it threatens."""
    combat = state.combat
    assert combat is not None
    armour = level_info(state, seat).armour
    found = 0.0
    if combat.phase in (RANGED_PHASE, BLOCK_PHASE):
        for place, attack in open_attacks(state):
            foe = combat.foes[place]
            hit = hit_of(state, foe, attack)
            summons = state.setting.enemies[foe.token].attacks[attack].summon
            damage = SUMMONED if summons else hit.value * (2 if hit.brutal else 1)
            found -= PENDING_WOUND * -(-damage // armour)
    strength = sum(STRENGTH[state.setting.card_ids[card]] for card in state.hand[seat] if card != WOUND)
    for place in alive(combat):
        foe = combat.foes[place]
        if strength >= armour_of(state, foe):
            found += FOE * state.setting.enemies[foe.token].fame
    if combat.targets:
        figures = attack_now(state)
        fame = sum(state.setting.enemies[combat.foes[place].token].fame for place in combat.targets)
        found += 0.05 + (fame + 1) * min(figures.total / max(figures.needed, 1), 1)
    if combat.phase == BLOCK_PHASE and combat.blocking[0] != NONE:
        blocked = block_now(state)
        found += 0.05 + PENDING_WOUND * min(blocked.total / max(blocked.needed, 1), 1)
    return found


def features(view: KnightView) -> list[float]:
    """The view as numbers, everybody counted round from the viewer."""
    seat = view.seat if view.seat is not None else 0
    order = [(seat + offset) % view.players for offset in range(view.players)]
    found: list[float] = [view.round, view.rounds, view.night, PHASES.index(view.phase), len(view.tiles)]
    found += [view.move, view.influence, view.healing, view.piles.tiles]
    found += [sum(die.face == colour and die.where == "source" for die in view.dice) for colour in COLOURS]
    combat = view.combat
    foes = [] if combat is None else [foe for foe in combat.foes if not foe.beaten]
    found += [len(foes), sum(foe.armour for foe in foes), sum(hit.value for foe in foes for hit in foe.attacks)]
    for other in order:
        found += hero_features(view.hero_boards[other])
    found += [float(other in view.seats_to_act) for other in order]
    return [float(number) for number in found]


def hero_features(hero: HeroView) -> list[float]:
    """A hero as numbers: standing, mana, units, and the cards that the viewer sees."""
    cards = [0.0] * len(CARD)
    for card in hero.hand or ():
        cards[CARD[card]] += 1
    units = [0.0] * len(UNIT)
    for unit in hero.units:
        units[UNIT[unit.unit]] += 1 if unit.ready and not unit.wounds else 0.5
    place = (0, 0) if hero.hex is None else tuple(int(part) for part in hero.hex.split("/"))
    return [
        *place, hero.fame, hero.level, hero.armour, hero.hand_limit, hero.reputation, hero.command, hero.score.total,
        hero.hand_count, hero.deck_count, len(hero.discard), len(hero.played), len(hero.skills),
        *(hero.crystals[colour] for colour in BASIC), *(hero.mana[colour] for colour in COLOURS), *cards, *units,
    ]  # fmt: skip
