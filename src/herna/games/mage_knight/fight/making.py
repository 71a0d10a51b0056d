"""Points: where they may be gained, what adds to them, and the attack or block they become part of."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight.fight.sums import Bend, Table, after_striking, attack_table, block_row
from herna.games.mage_knight.rules.banners import banner_value, rejoice
from herna.games.mage_knight.rules.centre import overloaded
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.hero import place_of
from herna.games.mage_knight.rules.mana import is_night
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import NO_ATTACK, NONE, Contribution, Source
from herna.games.mage_knight.values.fight import BLOCK, MELEE, NO_SOURCE, PHYSICAL, SIEGE
from herna.games.mage_knight.vocabulary.names import ELEMENTS
from herna.games.mage_knight.vocabulary.points import Block, NextCard
from herna.games.mage_knight.vocabulary.specials import BowTransform, Leadership
from herna.games.mage_knight.vocabulary.world import UnitBonus
from herna.games.programs import Frame, amount, happen, in_force, use_once, word_at

GIVES = {
    "move": ("move",),
    "attack": ("attack",),
    "block": ("block",),
    "attack-or-block": ("attack", "block"),
}


def points_usable(state: KnightState, seat: int, kind: str, attack: int = MELEE) -> bool:
    """May a hero gain points of a kind now? Attacks need a target, blocks an attack to be blocked."""
    if kind in ("move", "influence"):
        return True
    fight = state.fight_of(seat)
    if fight is None:
        return False
    side = fight.of(seat)
    if kind == "block":
        return fight.phase == "block" and (side.blocking != NO_ATTACK or fight.kind == "heroes")
    if not side.targets and fight.kind != "heroes":
        return False
    shot = attack != MELEE or changed(state, seat, "all-attacks-siege") > 0
    return fight.phase == "attack" or (fight.phase == "ranged" and shot)


def gain_points(
    state: KnightState,
    seat: int,
    kind: str,
    n: int,
    *,
    attack: int = MELEE,
    element: int = PHYSICAL,
    source: Source = NO_SOURCE,
    twice: bool = False,
    effect: Frame | None = None,
) -> int:
    """Points are gained: of the turn, or as a part of the attack or block that is being made. What an effect made of
    later cards is added once for each number on them. Gives how many they are."""
    card, sideways = source.kind in ("card", "sideways"), source.kind == "sideways"
    n += bonus(state, seat, kind, card=card, sideways=sideways) + (overloaded(state, seat) if card else 0)
    if source.kind == "unit":
        n = with_unit_bonus(state, seat, kind, n, source.unit, siege=attack == SIEGE)
    if kind in ("move", "influence"):
        points = state.turn_of(seat).points
        state.set_points(seat, **{kind: getattr(points, kind) + n})
    else:
        part = Contribution(
            attack if kind == "attack" else BLOCK, element, n, source=source, twice=twice, effect=effect
        )
        contribute(state, seat, part)
    return n


def contribute(state: KnightState, seat: int, part: Contribution) -> None:
    """Something joins the attack or block that a hero is making."""
    state.change_side(seat, made=(*state.fighting(seat).of(seat).made, part))


def with_unit_bonus(state: KnightState, seat: int, kind: str, n: int, unit: int, *, siege: bool) -> int:
    """The points of a unit, with what makes it stronger. It has a part in the attack or block from now on."""
    n = max(n + unit_bonus(state, seat, kind, unit, siege=siege), 0)
    place = place_of(state, seat, unit)
    if kind in ("attack", "block") and place != NONE:
        n += banner_value(state, seat, place, kind)
        rejoice(state, seat, place)
        touched_by_unit(state, seat, kind)
        happen(state, "unit-attacks-or-blocks", seat, unit=(unit,))
    return n


def touched_by_unit(state: KnightState, seat: int, kind: str) -> None:
    """A unit has a part in the attack or block that is being made."""
    fight = state.fighting(seat)
    side = fight.of(seat)
    places = side.targets if kind == "attack" else side.blocking[:1]
    foes = fight.against(seat).foes
    state.change_foes(seat, tuple(replace(foe, by_units=True) if at in places else foe for at, foe in enumerate(foes)))


def bonus(state: KnightState, seat: int, kind: str, *, card: bool, sideways: bool = False) -> int:
    """What earlier effects add to these points; those for a number of cards are used up."""
    added = 0
    for thing, word in in_force(state, seat, NextCard):
        if kind not in GIVES[word.gives] or (not card and not word.any_source) or (sideways and not word.sideways):
            continue
        added += word.plus + (word.plus_attack if kind == "attack" else word.plus_block if kind == "block" else 0)
        use_once(state, thing)
    return added


LEAD_BLOCK, LEAD_ATTACK, LEAD_SHOT = 3, 2, 1
"""What leadership adds to the block, the attack and the shot of a unit."""


def unit_bonus(state: KnightState, seat: int, kind: str, unit: int, *, siege: bool) -> int:
    """What makes the attack or block of a unit stronger: effects on all units, and leadership for one."""
    if kind not in ("attack", "block"):
        return 0
    added = 0
    for thing, word in in_force(state, seat, UnitBonus):
        if not (word.others and thing.frame.about == unit):
            added += word.attack if kind == "attack" else word.block
    leading = in_force(state, seat, Leadership)
    fight = state.fight_of(seat)
    shot = fight is not None and fight.phase == "ranged"
    if leading and not (shot and siege):
        use_once(state, leading[0][0])
        added += LEAD_BLOCK if kind == "block" else LEAD_SHOT if shot else LEAD_ATTACK
    return added


def block_element(state: KnightState, seat: int, word: Block) -> int:
    """The element of a block, by number; one changes with day and night."""
    name = word.element
    if name == "fire-day-ice-night":
        name = "ice" if is_night(state, seat) else "fire"
    return ELEMENTS.index(name)


def drop_made(state: KnightState, seat: int) -> None:
    """What was made for an attack or a block is gone with it, and lightning has struck its targets."""
    side = state.fighting(seat).of(seat)
    state.change_side(seat, made=(), forks=after_striking(side.forks, side.targets))


def attack_points(state: KnightState, seat: int) -> Table:
    """The points of the attack that a hero is making, by kind and element."""
    side = state.fighting(seat).of(seat)
    return attack_table(side.made, side.targets, side.forks)


def bend_of(state: KnightState, seat: int) -> Bend:
    """How effects in force change the attacks of a hero."""
    if not state.lasting:
        return Bend()
    return Bend(
        cold_fire=changed(state, seat, "all-attacks-cold-fire") > 0,
        siege=changed(state, seat, "all-attacks-siege") > 0,
        physical_twice=changed(state, seat, "double-physical-attacks") > 0,
        bow=bool(in_force(state, seat, BowTransform)),
    )


def block_points(state: KnightState, seat: int) -> list[int]:
    """The points of the block that a hero is making, by element. What grows with the enemy that is blocked counts for
    the one that is blocked now."""
    return block_row([settled(state, part) for part in state.fighting(seat).of(seat).made])


def settled(state: KnightState, part: Contribution) -> Contribution:
    """A part of a block as it is against the attack that is blocked now."""
    word = None if part.effect is None else word_at(state, part.effect)
    if part.effect is None or not isinstance(word, Block) or not part.effect.things("made"):
        return part
    grown = amount(state, word.n, part.effect) - sum(part.effect.things("made"))
    return replace(part, amount=part.amount + grown, element=block_element(state, part.effect.actor, word))
