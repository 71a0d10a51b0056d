"""A combat as everybody sees it, with the figures of what an attack or a block amounts to."""

from __future__ import annotations

import msgspec

from herna.games.mage_knight.foes import armour_of, attack_now, block_now, fortified_of, has, hit_of, info_of
from herna.games.mage_knight.points import attack_points, block_points
from herna.games.mage_knight.rules.figures import Figures
from herna.games.mage_knight.state import BLOCK_PHASE, NONE, Foe, KnightState
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS

COMBAT_PHASES = ("ranged", "block", "damage", "attack")
ABILITIES = ("swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric")


class HitView(msgspec.Struct, frozen=True):
    """One attack of an enemy: its value now, and what has become of it. A summoning attack has no value."""

    value: int
    element: str
    summons: str | None
    blocked: bool
    suffered: bool


class FoeView(msgspec.Struct, frozen=True):
    """An enemy of the combat as it stands now."""

    enemy: str
    armour: int
    fortified: int
    attacks: tuple[HitView, ...]
    abilities: tuple[str, ...]
    no_attack: bool
    beaten: bool
    rampaging: bool
    summoner: int | None


class FiguresView(msgspec.Struct, frozen=True):
    """What points amount to: those that count in full, those that count half, and what is needed."""

    points: dict[str, int]
    full: int
    halved: int
    total: int
    needed: int
    missing: int


class CombatView(msgspec.Struct, frozen=True):
    """The combat that is going on."""

    kind: str
    phase: str
    foes: tuple[FoeView, ...]
    targets: tuple[int, ...]
    blocking: tuple[int, int] | None
    attack: FiguresView | None
    block: FiguresView | None
    wounds: int
    knocked_out: bool
    underground: bool
    alone: bool


def foe_view(state: KnightState, foe: Foe) -> FoeView:
    """An enemy with everything that effects have done to it."""
    info = info_of(state, foe)
    hits = []
    for number, strike in enumerate(info.attacks):
        hit = hit_of(state, foe, number)
        hits.append(HitView(hit.value, ELEMENTS[hit.element], strike.summon, foe.blocked[number], foe.suffered[number]))
    return FoeView(
        enemy=info.id,
        armour=armour_of(state, foe),
        fortified=fortified_of(state, foe),
        attacks=tuple(hits),
        abilities=tuple(name for name in ABILITIES if has(state, foe, name)),
        no_attack=foe.no_attack,
        beaten=foe.beaten,
        rampaging=foe.rampaging,
        summoner=None if foe.summoner == NONE else foe.summoner,
    )


def figures_view(figures: Figures, points: dict[str, int]) -> FiguresView:
    """Figures with the points they come from."""
    made = {name: n for name, n in points.items() if n}
    return FiguresView(made, figures.full, figures.halved, figures.total, figures.needed, figures.missing)


def combat_view(state: KnightState) -> CombatView | None:
    """The combat that is going on, if there is one."""
    combat = state.combat
    if combat is None:
        return None
    attack = block = None
    if combat.targets:
        made = {
            f"{kind}-{element}": n
            for kind, row in zip(KINDS, attack_points(state), strict=True)
            for element, n in zip(ELEMENTS, row, strict=True)
        }
        attack = figures_view(attack_now(state), made)
    if combat.phase == BLOCK_PHASE and combat.blocking[0] != NONE:
        block = figures_view(block_now(state), dict(zip(ELEMENTS, block_points(state), strict=True)))
    return CombatView(
        kind=combat.kind,
        phase=COMBAT_PHASES[combat.phase],
        foes=tuple(foe_view(state, foe) for foe in combat.foes),
        targets=combat.targets,
        blocking=None if combat.blocking[0] == NONE else combat.blocking,
        attack=attack,
        block=block,
        wounds=combat.wounds,
        knocked_out=combat.knocked_out,
        underground=combat.underground,
        alone=combat.alone,
    )
