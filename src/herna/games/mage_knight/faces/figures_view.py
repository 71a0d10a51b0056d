"""What an attack or a block amounts to, point by point, with the reason for every figure."""

from __future__ import annotations

from typing import Literal

import msgspec

from herna.games.mage_knight.fight.armour import armour_bonus, attack_bonus, element_now, elusive_now
from herna.games.mage_knight.fight.figures import (
    EFFICIENT_BLOCK,
    Figures,
    Target,
    counting_kinds,
    resisted,
)
from herna.games.mage_knight.fight.foes import (
    attack_now,
    block_now,
    foes_of,
    hit_of,
    info_of,
    points_against,
    targets_now,
)
from herna.games.mage_knight.fight.making import block_points
from herna.games.mage_knight.fight.sums import twice_of
from herna.games.mage_knight.rules.force import changed
from herna.games.mage_knight.state import NONE, KnightState
from herna.games.mage_knight.values.fight import MELEE, RANGED
from herna.games.mage_knight.vocabulary.names import ELEMENTS, KINDS

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


def attack_view(state: KnightState, seat: int) -> FiguresView:
    """The attack that a hero is making, line by line."""
    fight = state.fighting(seat)
    targets = fight.of(seat).targets
    group = targets_now(state, seat)
    made = points_against(state, seat, group)
    counted = counting_kinds(group, ranged_phase=fight.phase == "ranged")
    lines = []
    for kind, row in enumerate(made):
        for element, n in enumerate(row):
            if n:
                lines.append(attack_line(targets, group, kind, element, n, counts=kind in counted))
    points = {f"{KINDS[kind]}-{ELEMENTS[element]}": n for kind, row in enumerate(made) for element, n in enumerate(row)}
    needs = [
        NeedView(place, target.armour, armour_parts(state, seat, place, target.armour))
        for place, target in zip(targets, group, strict=True)
    ]
    return figures_view(attack_now(state, seat), points, lines, needs)


def attack_line(
    targets: tuple[int, ...], group: list[Target], kind: int, element: int, n: int, *, counts: bool
) -> PointsView:
    """How points of one kind and element count against the targets."""
    pairs = list(zip(targets, group, strict=True))
    if not counts:
        least = 1 if kind == RANGED else 2
        why: Why = "phase" if kind == MELEE else "fortified" if kind == RANGED else "fortified-twice"
        by = tuple(place for place, target in pairs if target.fortified >= least) if kind != MELEE else ()
        return PointsView(KINDS[kind], ELEMENTS[element], n, "nothing", why, by)
    resisting = tuple(place for place, target in pairs if resisted([target], element))
    if resisting:
        return PointsView(KINDS[kind], ELEMENTS[element], n, "half", "resisted", resisting)
    return PointsView(KINDS[kind], ELEMENTS[element], n, "full")


def armour_parts(state: KnightState, seat: int, place: int, armour: int) -> tuple[PartView, ...]:
    """Where the armour of an enemy comes from."""
    fight = state.fighting(seat)
    foes = fight.against(seat).foes
    foe = foes[place]
    info = info_of(state, foe)
    elusive = elusive_now(info, foe, fight.phase)
    parts = [PartView("elusive", info.armour_elusive) if elusive else PartView("printed", info.armour)]
    if foe.armour_set != NONE:
        parts = [PartView("set", foe.armour_set)]
    parts.append(PartView("effects", foe.armour_change))
    parts.append(PartView("city", armour_bonus(state.setting.bonuses, foe.city)))
    defenders = [defender for defender, defended in fight.of(seat).defenders if defended == place]
    parts.append(PartView("defended", sum(info_of(state, foes[defender]).defend for defender in defenders)))
    parts.append(PartView("least", armour - sum(part.n for part in parts)))
    return tuple(part for number, part in enumerate(parts) if part.n or not number)


def block_view(state: KnightState, seat: int) -> FiguresView:
    """The block that a hero is making, line by line."""
    side = state.fighting(seat).of(seat)
    place, attack = side.blocking
    foe = foes_of(state, seat)[place]
    hit = hit_of(state, seat, foe, attack)
    made = block_points(state, seat)
    lines = []
    for element, n in enumerate(made):
        if n:
            weak = element not in EFFICIENT_BLOCK[hit.element]
            by = (place,) if weak else ()
            lines.append(
                PointsView("block", ELEMENTS[element], n, "half" if weak else "full", "inefficient" if weak else "", by)
            )
    twice = twice_of(side.made)
    if hit.swift and twice:
        lines.append(PointsView("block", "", twice, "double", "swift", (place,)))
    strike = info_of(state, foe).attacks[attack]
    stronger = changed(state, seat, "stronger-attacks")
    shown = [PartView("printed", strike.value), PartView("effects", foe.attack_changes[attack] + stronger)]
    shown.append(
        PartView("city", attack_bonus(state.setting.bonuses, foe.city, element_now(foe, strike.element, attack)))
    )
    shown.append(PartView("least", hit.value - sum(part.n for part in shown)))
    if hit.swift:
        shown.append(PartView("swift", hit.value))
    figures = block_now(state, seat)
    need = NeedView(place, figures.needed, tuple(part for number, part in enumerate(shown) if part.n or not number))
    return figures_view(figures, dict(zip(ELEMENTS, made, strict=True)), lines, [need])
