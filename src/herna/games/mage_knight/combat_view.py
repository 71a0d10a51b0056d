"""A combat as everybody sees it, with the figures of what an attack or a block amounts to."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.mage_knight.foes import (
    CITY_ATTACK,
    armour_of,
    attack_now,
    block_now,
    fighting,
    fortified_of,
    has,
    hit_of,
    info_of,
    is_elusive,
    points_against,
    targets_now,
)
from herna.games.mage_knight.hero import level_info
from herna.games.mage_knight.points import block_points
from herna.games.mage_knight.rules.figures import (
    EFFICIENT_BLOCK,
    MELEE,
    RANGED,
    Figures,
    Target,
    absorb,
    counting_kinds,
    damage_of,
    resisted,
    resists_attack,
    wounds_of,
)
from herna.games.mage_knight.state import (
    BLOCK_PHASE,
    COMBAT_PHASES,
    DAMAGE_PHASE,
    NONE,
    RANGED_PHASE,
    TWICE,
    Combat,
    Foe,
    KnightState,
)
from herna.games.mage_knight.steps.damage import AssignDamage, armour_of_unit, resists_of_unit, shields
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS

ABILITIES = ("swift", "brutal", "poison", "paralyze", "assassination", "cumbersome", "vampiric")


class HitView(msgspec.Struct, frozen=True):
    """One attack of an enemy: its value now, what blocks it and what it does, and what has become of it. A summoning
    attack has no value."""

    value: int
    needed: int
    """The block that stops it: twice the value of a swift one."""
    damage: int
    """What it does unblocked: twice the value of a brutal one."""
    poison: bool
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
    city: tuple[str, ...]
    """What the city it defends gives it."""
    no_attack: bool
    beaten: bool
    rampaging: bool
    summoner: int | None


Counts = Literal["full", "half", "double", "nothing"]
Why = Literal["", "resisted", "inefficient", "fortified", "fortified-twice", "phase", "swift"]


class PointsView(msgspec.Struct, frozen=True):
    """Points of one kind and element, how they count, and why: which enemies, by place, make them count less."""

    kind: str
    element: str
    points: int
    counts: Counts
    why: Why = ""
    by: tuple[int, ...] = ()


class PartView(msgspec.Struct, frozen=True):
    """A part of what is needed: what is printed, and everything that changes it."""

    reason: Literal["printed", "elusive", "set", "effects", "city", "defended", "swift", "least"]
    n: int


class NeedView(msgspec.Struct, frozen=True):
    """What one enemy adds to what is needed: its armour, or the attack that is blocked."""

    foe: int
    needed: int
    parts: tuple[PartView, ...]


class FiguresView(msgspec.Struct, frozen=True):
    """What points amount to: those that count in full, those that count half, and what is needed; line by line, and
    why. "Physical 3 + ice 3 halved to 3, fire 1: 4 of 4"."""

    points: dict[str, int]
    full: int
    halved: int
    total: int
    needed: int
    missing: int
    lines: tuple[PointsView, ...]
    needs: tuple[NeedView, ...]


class UnitDamageView(msgspec.Struct, frozen=True):
    """What would become of damage that is assigned to a unit, by its place."""

    place: int
    left: int
    wounded: bool


class DamageView(msgspec.Struct, frozen=True):
    """Damage that is being assigned: whose attack, how much is left, and what it would do."""

    foe: int
    attack: int
    damage: int
    armour: int
    """The hero's."""
    wounds: int
    """What the hero would take."""
    units: tuple[UnitDamageView, ...]


class CombatView(msgspec.Struct, frozen=True):
    """The combat that is going on."""

    kind: str
    phase: str
    foes: tuple[FoeView, ...]
    targets: tuple[int, ...]
    blocking: tuple[int, int] | None
    attack: FiguresView | None
    block: FiguresView | None
    damage: DamageView | None
    wounds: int
    knocked_out: bool
    underground: bool
    alone: bool


def foe_view(state: KnightState, foe: Foe) -> FoeView:
    """An enemy with everything that effects have done to it."""
    info = info_of(state, foe)
    hits, by_attack = [], set[str]()
    for number, strike in enumerate(info.attacks):
        hit = hit_of(state, foe, number)
        by_attack.update(name for name in ("brutal", "poison") if getattr(hit, name))
        hits.append(
            HitView(
                value=hit.value,
                needed=hit.value * 2 if hit.swift else hit.value,
                damage=damage_of(hit.value, brutal=hit.brutal),
                poison=hit.poison,
                element=ELEMENTS[hit.element],
                summons=strike.summon,
                blocked=foe.blocked[number],
                suffered=foe.suffered[number],
            )
        )
    return FoeView(
        enemy=info.id,
        armour=armour_of(state, foe),
        fortified=fortified_of(state, foe),
        attacks=tuple(hits),
        abilities=tuple(name for name in ABILITIES if name in by_attack or has(state, foe, name)),
        city=foe.city,
        no_attack=foe.no_attack,
        beaten=foe.beaten,
        rampaging=foe.rampaging,
        summoner=None if foe.summoner == NONE else foe.summoner,
    )


def figures_view(
    figures: Figures, points: dict[str, int], lines: list[PointsView], needs: list[NeedView]
) -> FiguresView:
    """Figures with the points they come from, and why they count as they do."""
    made = {name: n for name, n in points.items() if n}
    return FiguresView(
        made,
        figures.full,
        figures.halved,
        figures.total,
        figures.needed,
        figures.missing,
        tuple(lines),
        tuple(needs),
    )


def attack_view(state: KnightState) -> FiguresView:
    """The attack that is being made, line by line."""
    combat = fighting(state)
    group = targets_now(state)
    made = points_against(state, group)
    counted = counting_kinds(group, ranged_phase=combat.phase == RANGED_PHASE)
    lines = []
    for kind, row in enumerate(made):
        for element, n in enumerate(row):
            if n:
                lines.append(attack_line(combat, group, kind, element, n, counts=kind in counted))
    points = {f"{KINDS[kind]}-{ELEMENTS[element]}": n for kind, row in enumerate(made) for element, n in enumerate(row)}
    needs = [
        NeedView(place, target.armour, armour_parts(state, place, target.armour))
        for place, target in zip(combat.targets, group, strict=True)
    ]
    return figures_view(attack_now(state), points, lines, needs)


def attack_line(combat: Combat, group: list[Target], kind: int, element: int, n: int, *, counts: bool) -> PointsView:
    """How points of one kind and element count against the targets."""
    pairs = list(zip(combat.targets, group, strict=True))
    if not counts:
        least = 1 if kind == RANGED else 2
        why: Why = "phase" if kind == MELEE else "fortified" if kind == RANGED else "fortified-twice"
        by = tuple(place for place, target in pairs if target.fortified >= least) if kind != MELEE else ()
        return PointsView(KINDS[kind], ELEMENTS[element], n, "nothing", why, by)
    resisting = tuple(place for place, target in pairs if resisted([target], element))
    if resisting:
        return PointsView(KINDS[kind], ELEMENTS[element], n, "half", "resisted", resisting)
    return PointsView(KINDS[kind], ELEMENTS[element], n, "full")


def armour_parts(state: KnightState, place: int, armour: int) -> tuple[PartView, ...]:
    """Where the armour of an enemy comes from."""
    combat = fighting(state)
    foe = combat.foes[place]
    info = info_of(state, foe)
    elusive = is_elusive(state, foe)
    parts = [PartView("elusive", info.armour_elusive) if elusive else PartView("printed", info.armour)]
    if foe.armour_set != NONE:
        parts = [PartView("set", foe.armour_set)]
    parts.append(PartView("effects", foe.armour_change))
    parts.append(PartView("city", foe.city.count("armour")))
    guards = [guard for guard, defended in combat.guards if defended == place]
    parts.append(PartView("defended", sum(info_of(state, combat.foes[guard]).defend for guard in guards)))
    parts.append(PartView("least", armour - sum(part.n for part in parts)))
    return tuple(part for number, part in enumerate(parts) if part.n or not number)


def block_view(state: KnightState) -> FiguresView:
    """The block that is being made, line by line."""
    place, attack = fighting(state).blocking
    foe = fighting(state).foes[place]
    hit = hit_of(state, foe, attack)
    made = block_points(state)
    lines = []
    for element, n in enumerate(made):
        if n:
            weak = element not in EFFICIENT_BLOCK[hit.element]
            by = (place,) if weak else ()
            lines.append(
                PointsView("block", ELEMENTS[element], n, "half" if weak else "full", "inefficient" if weak else "", by)
            )
    if hit.swift and state.points[TWICE]:
        lines.append(PointsView("block", "", state.points[TWICE], "double", "swift", (place,)))
    strike = info_of(state, foe).attacks[attack]
    shown = [PartView("printed", strike.value), PartView("effects", foe.attack_changes[attack])]
    shown.append(PartView("city", foe.city.count("elemental") * CITY_ATTACK[strike.element]))
    shown.append(PartView("least", hit.value - sum(part.n for part in shown)))
    if hit.swift:
        shown.append(PartView("swift", hit.value))
    figures = block_now(state)
    need = NeedView(place, figures.needed, tuple(part for number, part in enumerate(shown) if part.n or not number))
    return figures_view(figures, dict(zip(ELEMENTS, made, strict=True)), lines, [need])


def damage_view(state: KnightState) -> DamageView | None:
    """The damage that is being assigned now."""
    step = state.steps[-1] if state.steps else None
    if not isinstance(step, AssignDamage):
        return None
    foe = fighting(state).foes[step.foe]
    hit = hit_of(state, foe, step.attack)
    units = []
    for place in shields(state, step.seat, foe, step.attack):
        resistant = resists_attack(resists_of_unit(state, step.seat, place), hit.element)
        taken = absorb(step.damage, armour_of_unit(state, step.seat, place), resistant=resistant)
        units.append(UnitDamageView(place, *taken))
    armour = level_info(state, step.seat).armour
    wounds = wounds_of(step.damage, armour)
    return DamageView(step.foe, step.attack, step.damage, armour, wounds, tuple(units))


def combat_view(state: KnightState) -> CombatView | None:
    """The combat that is going on, if there is one."""
    combat = state.combat
    if combat is None:
        return None
    attack = attack_view(state) if combat.targets else None
    block = block_view(state) if combat.phase == BLOCK_PHASE and combat.blocking[0] != NONE else None
    return CombatView(
        kind=combat.kind,
        phase=COMBAT_PHASES[combat.phase],
        foes=tuple(foe_view(state, foe) for foe in combat.foes),
        targets=combat.targets,
        blocking=None if combat.blocking[0] == NONE else combat.blocking,
        attack=attack,
        block=block,
        damage=damage_view(state) if combat.phase == DAMAGE_PHASE else None,
        wounds=combat.wounds,
        knocked_out=combat.knocked_out,
        underground=combat.underground,
        alone=combat.alone,
    )
