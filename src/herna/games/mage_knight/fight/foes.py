"""Those whom a hero meets in his fight, with what is printed on them and what effects in force add."""

from __future__ import annotations

from collections.abc import Iterable

from herna.games.mage_knight.components import EnemyInfo
from herna.games.mage_knight.fight.armour import (
    Hit,
    armour_now,
    attacks_left,
    fortified_now,
    has_ability,
    hit_now,
    resistances,
    standing,
    target_now,
)
from herna.games.mage_knight.fight.figures import Figures, Target, attack_figures, block_figures
from herna.games.mage_knight.fight.making import attack_points, bend_of, block_points
from herna.games.mage_knight.fight.sums import Table, bent_table, twice_of
from herna.games.mage_knight.fight.units import Soldiers, soldiers
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.values import Foe

RAIDER = 1
"""The reputation for a rampaging enemy that is no native of its space (MK-24.8)."""


def foes_of(state: KnightState, seat: int) -> tuple[Foe, ...]:
    """Those whom a hero meets."""
    return state.fighting(seat).against(seat).foes


def info_of(state: KnightState, foe: Foe) -> EnemyInfo | Soldiers:
    """What is printed on its token; for a unit of a rival, what it has now."""
    return state.setting.enemies[foe.token] if foe.owner == NONE else soldiers(state, foe)


def fame_of(state: KnightState, seat: int, foe: Foe) -> int:
    """The fame that a hero gets who beats it now; of those behind walls, it hangs on whom he has beaten before."""
    return state.fighting(seat).terms.fame(info_of(state, foe).fame, walled=foe.walled, before=walled_fame(state, seat))


def walled_fame(state: KnightState, seat: int) -> int:
    """What those behind walls have printed whom a hero has beaten in this fight."""
    walled = [one for one in foes_of(state, seat) if one.beaten and one.walled and one.summoner == NONE]
    return sum(info_of(state, one).fame for one in walled)


def spoils(state: KnightState, seat: int, places: Iterable[int]) -> tuple[int, int]:
    """The fame and the reputation for beating these one after another now; whoever was summoned brings neither."""
    terms, before, fame, reputation = state.fighting(seat).terms, walled_fame(state, seat), 0, 0
    for foe in (foes_of(state, seat)[place] for place in places):
        if foe.summoner == NONE and foe.owner == NONE:
            info = info_of(state, foe)
            worth = terms.fame(info.fame, walled=foe.walled, before=before)
            fame += state.setting.scenario.fame_for(state, seat, worth) if worth else 0
            reputation += info.reputation + rampage_reputation(state, foe)
            before += info.fame if foe.walled else 0
    return fame, reputation


def rampage_reputation(state: KnightState, foe: Foe) -> int:
    """The reputation for beating it as a rampaging enemy: that of its space, if it is a native there."""
    if not foe.rampaging:
        return 0
    site = site_on(state, foe.hex)
    native = state.setting.enemies[foe.token].colour in site.piles
    return site.beaten_reputation if native else RAIDER


def resists_of(state: KnightState, foe: Foe) -> int:
    """Its resistances now, as bits."""
    return resistances(info_of(state, foe), foe)


def has(state: KnightState, foe: Foe, ability: str, attack: int = -1) -> bool:
    """Does it, or one of its attacks, have this ability now?"""
    return has_ability(info_of(state, foe), foe, ability, attack)


def armour_of(state: KnightState, seat: int, foe: Foe) -> int:
    """Its armour now, for the hero who meets it."""
    return armour_now(info_of(state, foe), foe, state.fighting(seat).phase, state.setting.bonuses)


def walls_count(state: KnightState, seat: int) -> bool:
    """Do the walls of a site help those who defend it against this hero?"""
    return not changed(state, seat, "ignore-site-fortification")


def fortified_of(state: KnightState, seat: int, foe: Foe) -> int:
    """How often it is fortified against a hero."""
    return fortified_now(info_of(state, foe), foe, walls=walls_count(state, seat))


def target_of(state: KnightState, seat: int, foe: Foe) -> Target:
    """It as an attack of a hero meets it."""
    phase = state.fighting(seat).phase
    return target_now(info_of(state, foe), foe, phase, state.setting.bonuses, walls=walls_count(state, seat))


def targets_now(state: KnightState, seat: int) -> list[Target]:
    """The targets of the attack that a hero is making, with the armour that others who defend them add."""
    side, foes = state.fighting(seat).of(seat), foes_of(state, seat)
    group = []
    for place in side.targets:
        target = target_of(state, seat, foes[place])
        for defender, defended in side.defenders:
            if defended == place:
                target = target._replace(armour=target.armour + info_of(state, foes[defender]).defend)
        group.append(target)
    return group


def attack_now(state: KnightState, seat: int) -> Figures:
    """What the attack that a hero is making amounts to against its targets."""
    group = targets_now(state, seat)
    ranged = state.fighting(seat).phase == "ranged"
    return attack_figures(points_against(state, seat, group), group, ranged_phase=ranged)


def points_against(state: KnightState, seat: int, group: list[Target]) -> Table:
    """The points of the attack, by kind and element, as effects make them count against these targets."""
    return bent_table(attack_points(state, seat), bend_of(state, seat), group, state.fighting(seat).phase)


def defenders_left(state: KnightState, seat: int) -> list[int]:
    """The enemies, by place, that can still defend somebody: each does so once in a fight (MK-8.32)."""
    side, foes = state.fighting(seat).of(seat), foes_of(state, seat)
    busy = {defender for defender, _ in side.defenders}
    return [
        place
        for place in standing(foes)
        if has(state, foes[place], "defend") and place not in busy and place not in side.defended
    ]


def hit_of(state: KnightState, seat: int, foe: Foe, attack: int) -> Hit:
    """An attack now of somebody whom a hero meets."""
    blocking = state.fighting(seat).phase == "block"
    stronger = changed(state, seat, "stronger-attacks") if blocking else 0
    return hit_now(info_of(state, foe), foe, attack, state.setting.bonuses, stronger=stronger)


def hit_blocked(state: KnightState, seat: int) -> Hit:
    """The attack that a hero is blocking."""
    place, attack = state.fighting(seat).of(seat).blocking
    return hit_of(state, seat, foes_of(state, seat)[place], attack)


def block_now(state: KnightState, seat: int) -> Figures:
    """What the block that a hero is making amounts to against the attack it is for."""
    hit = hit_blocked(state, seat)
    twice = twice_of(state.fighting(seat).of(seat).made)
    return block_figures(block_points(state, seat), hit.value, hit.element, swift=hit.swift, twice=twice)


def plain_excess(state: KnightState, seat: int) -> int:
    """How much more the block is than the attack, leaving out what swiftness doubles on either side."""
    hit = hit_blocked(state, seat)
    figures = block_figures(block_points(state, seat), hit.value, hit.element)
    return max(figures.total - hit.value, 0)


def alive(state: KnightState, seat: int) -> list[int]:
    """Those whom a hero can attack now, by place."""
    return standing(foes_of(state, seat))


def open_attacks(state: KnightState, seat: int) -> list[tuple[int, int]]:
    """The attacks on a hero that are neither blocked nor suffered yet."""
    return attacks_left(foes_of(state, seat))
