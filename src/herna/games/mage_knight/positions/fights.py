"""Fights in any phase, and what has been made and suffered in them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.fight.sums import attack_table, block_row
from herna.games.mage_knight.positions.names import PositionError, enemy, number_of, seat_of, spot_of
from herna.games.mage_knight.positions.turns import open_seat, set_turn
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.fight.damage import SufferAttacks
from herna.games.mage_knight.steps.fight.outcome import Outcome
from herna.games.mage_knight.steps.fight.phases import (
    AttackPhase,
    BeginAttack,
    BeginBlock,
    BeginDamage,
    BlockPhase,
    RangedPhase,
)
from herna.games.mage_knight.steps.fight.summoning import Summon, new_foe
from herna.games.mage_knight.values import Contribution, Fight, FightKind, FightPhase, Foe, Side, Terms
from herna.games.mage_knight.values.fight import BLOCK, MELEE, OPEN_FIELD, RANGED, SIEGE
from herna.games.mage_knight.vocabulary.names import ELEMENTS, Element
from herna.kernel import Step

COURSE: dict[FightPhase, tuple[Callable[[int], Step], ...]] = {
    "ranged": (RangedPhase, BeginBlock, BeginDamage, BeginAttack, Outcome),
    "block": (Summon, BlockPhase, BeginDamage, BeginAttack, Outcome),
    "damage": (SufferAttacks, BeginAttack, Outcome),
    "attack": (AttackPhase, Outcome),
}
"""What is still to come of a fight against enemies, from a phase on."""


def fight(
    state: KnightState,
    *enemies: str,
    phase: FightPhase = "ranged",
    kind: FightKind = "rampage",
    site: int = NONE,
    origin: int = NONE,
    path: int = 0,
    terms: Terms = OPEN_FIELD,
    walled: bool = False,
    hexes: Sequence[int] = (),
    rampaging: bool = False,
    city: tuple[str, ...] = (),
    seat: int | None = None,
) -> None:
    """A hero is in a phase of a fight against these enemies, which has gone by without anything until then. They defend
    a fortified site if they are `walled`; `hexes` are where their tokens lie, if they lie anywhere."""
    who = open_seat(state, seat)
    if state.fight_of(who) is not None:
        raise PositionError(f"seat {who} is in a fight already")
    if phase not in COURSE:
        raise PositionError(f"a fight has no phase {phase!r}; it has {', '.join(COURSE)}")
    if not enemies or (hexes and len(hexes) != len(enemies)):
        raise PositionError("a fight needs an enemy at least, and a hex for each of them or none")
    spots = hexes or (NONE,) * len(enemies)
    foes = tuple(
        new_foe(state, enemy(state, name), spot, walled=walled, rampaging=rampaging, city=city)
        for name, spot in zip(enemies, spots, strict=True)
    )
    sides = (Side(who), Side(foes=foes))
    begun = Fight(kind, sides, phase=phase, site=spot_of(state, site), origin=origin, path=path, terms=terms)
    state.change_turn(who, phase="fighting", action_used=True)
    state.fights += (begun,)
    state.push_all([step(who) for step in COURSE[phase]])
    state.start()
    state.changed()


def end_fight(state: KnightState, seat: int | None = None) -> None:
    """A hero is in no fight any more, and nothing has come of it: he may do what he likes in his turn."""
    who = _fighter(state, seat)
    ends = [at for at, step in enumerate(state.steps) if step == Outcome(who)]
    state.fights = tuple(one for one in state.fights if one.place_of(who) == NONE)
    del state.steps[ends[-1] :]
    set_turn(state, seat=who, phase="free", action_used=False)


def make(
    state: KnightState,
    *,
    attack: int | None = None,
    ranged: int | None = None,
    siege: int | None = None,
    block: int | None = None,
    element: Element = "physical",
    seat: int | None = None,
) -> None:
    """The attack or block that a hero is making has these points of these kinds, all of one element; what it has of
    other kinds and elements stays."""
    who = _fighter(state, seat)
    of = number_of(ELEMENTS, element, "element")
    for kind, n in ((MELEE, attack), (RANGED, ranged), (SIEGE, siege), (BLOCK, block)):
        if n is not None:
            state.change_side(who, made=_up_to(state.fighting(who).of(who), Contribution(kind, of, n)))
    state.changed()


def _up_to(side: Side, wanted: Contribution) -> tuple[Contribution, ...]:
    """What is made, with what is wanted of one kind and element: it is added, or else all of it is put in its place."""
    kind, element, n = wanted.kind, wanted.element, wanted.amount
    if n < 0:
        raise PositionError(f"nobody makes {n} points")
    now = block_row(side.made)[element] if kind == BLOCK else attack_table(side.made, side.targets)[kind][element]
    if n >= now:
        return (*side.made, replace(wanted, amount=n - now)) if n > now else side.made
    others = tuple(part for part in side.made if (part.kind, part.element) != (kind, element))
    return (*others, wanted) if n else others


def set_foe(state: KnightState, place: int = 0, *, seat: int | None = None, **changes: Any) -> None:
    """Something has become of an enemy, by its place, whom a hero fights: whatever `Foe` has fields for."""
    who = _fighter(state, seat)
    foes = state.fighting(who).against(who).foes
    if not 0 <= place < len(foes):
        raise PositionError(f"seat {who} meets {len(foes)} enemies: there is no number {place}")
    _known(changes, Foe)
    state.change_foe(who, place, replace(foes[place], **changes))
    state.changed()


def join_fight(state: KnightState, name: str, *, seat: int | None = None, **more: Any) -> None:
    """Another enemy joins those whom a hero fights; `more` is whatever `Foe` has fields for."""
    who = _fighter(state, seat)
    _known(more, Foe)
    state.change_foes(who, (*state.fighting(who).against(who).foes, new_foe(state, enemy(state, name), **more)))
    state.changed()


def set_side(state: KnightState, *, seat: int | None = None, **changes: Any) -> None:
    """So stands the side of a hero in his fight: whatever `Side` has fields for."""
    who = _fighter(state, seat)
    _known(changes, Side)
    state.change_side(who, **changes)
    state.changed()


def _fighter(state: KnightState, seat: int | None) -> int:
    who = seat_of(state, seat)
    if state.fight_of(who) is None:
        raise PositionError(f"seat {who} is in no fight")
    return who


def _known(changes: dict[str, Any], of: type[Foe] | type[Side]) -> None:
    for name in changes:
        if name not in of.__struct_fields__:
            raise PositionError(f"{of.__name__} has no {name!r}; it has {', '.join(of.__struct_fields__)}")
