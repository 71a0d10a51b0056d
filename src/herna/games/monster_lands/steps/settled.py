"""Settled lands: dice on the card bring what it promises, once a round (ML-7.9, ML-7.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.monster_lands.actions import AddDie, TakeLoot, UseLand
from herna.games.monster_lands.components.box import LANDS
from herna.games.monster_lands.dice import HAGGLE, MAGIC, STRENGTH, H, M, S, take_die
from herna.games.monster_lands.events import LandUsed
from herna.games.monster_lands.rules.clan import gain, unplaced
from herna.games.monster_lands.rules.supply import refill_loot
from herna.games.monster_lands.setting import GEAR
from herna.games.monster_lands.shapes import Mixture
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.hiring import HireFree, candidates
from herna.games.monster_lands.steps.loot import take_loot
from herna.games.monster_lands.steps.market import TakeFreeGear, on_sale
from herna.games.monster_lands.steps.outing import mixture
from herna.kernel import Action, Prompt
from herna.kernel.kit import TurnStep

LAND_BIT = GEAR
"""The first of the bits in `used_things` that stand for lands."""


def options(state: LandsState, seat: int) -> list[Action]:
    """Settled lands of the clan that were not used this round, and for which it has dice (ML-7.9)."""
    found: list[Action] = []
    for land in state.lands[seat]:
        if (
            state.settler[land] != NONE
            and not state.used_things >> (LAND_BIT + land) & 1
            and something_there(state, seat, land)
        ):
            pool = (state.strength[seat], state.magic[seat], len(state.haggle[seat]))
            if any(all(map(int.__le__, way, pool)) for way in state.setting.land_ways[land]):
                found.append(state.setting.use_land[land])
    return found


def something_there(state: LandsState, seat: int, land: int) -> bool:
    """What a land gives from a display has to be there (ML-7.10)."""
    give = LANDS[land].give
    if give.defense and state.setting.rules.no_defense:
        return False
    if give.loot:
        return bool(state.loot_row)
    if give.free_hire:
        return bool(candidates(state, seat))
    if give.free_equipment:
        return bool(on_sale(state) and unplaced(state, seat))
    return True


def enter(state: LandsState, seat: int, action: UseLand) -> None:
    lay_on_land(state, seat, LayOnLand(action.land))


def lay_on_land(state: LandsState, seat: int, step: LayOnLand) -> None:
    """Lay what there is no choice about; ask for the rest; then the land gives."""
    while mixture(step.laid) not in state.setting.land_ways[step.land]:
        die = step.only_die(state, seat)
        if die == NONE:
            state.push(step)
            return
        take_die(state, seat, die)
        step = replace(step, laid=tuple(sorted((*step.laid, die))))
    use(state, seat, step.land)


class LayOnLand(TurnStep[LandsState, AddDie], frozen=True):
    """Dice on the card, one by one (ML-7.9)."""

    clause: ClassVar[str] = "ML-7.9"

    land: int
    laid: tuple[int, ...] = ()

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        pool = (state.strength[seat], state.magic[seat], len(state.haggle[seat]))
        laid = mixture(self.laid)
        found: list[Action] = []
        add_die = state.setting.add_die
        for colour, dice in enumerate(
            ([STRENGTH], [MAGIC], [HAGGLE + value for value in dict.fromkeys(state.haggle[seat])])
        ):
            if pool[colour] and self.leads_on(state, laid, pool, colour):
                found += (add_die[die] for die in dice)
        return found

    def leads_on(self, state: LandsState, laid: Mixture, pool: Mixture, colour: int) -> bool:
        """Is one more die of this colour part of a set that the pool can complete?"""
        return any(
            laid[colour] < way[colour] and all(laid[c] <= way[c] <= laid[c] + pool[c] for c in range(3))
            for way in state.setting.land_ways[self.land]
        )

    def only_die(self, state: LandsState, seat: int) -> int:
        """A die that has to lie there in any case: part of the only set left, and no other of its colour to choose."""
        pool = (state.strength[seat], state.magic[seat], len(state.haggle[seat]))
        laid = mixture(self.laid)
        left = [
            way
            for way in state.setting.land_ways[self.land]
            if all(laid[c] <= way[c] <= laid[c] + pool[c] for c in range(3))
        ]
        if len(left) != 1:
            return NONE
        for colour, die in ((S, STRENGTH), (M, MAGIC)):
            if laid[colour] < left[0][colour]:
                return die
        values = state.haggle[seat]
        forced = len(set(values)) == 1 or len(values) == left[0][H] - laid[H]
        return HAGGLE + values[0] if forced else NONE

    def take(self, state: LandsState, seat: int, action: AddDie) -> None:
        take_die(state, seat, action.die)
        lay_on_land(state, seat, replace(self, laid=tuple(sorted((*self.laid, action.die)))))

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("lay-on-land", {"land": LANDS[self.land].id})


def use(state: LandsState, seat: int, land: int) -> None:
    """What the land gives; from a display one chooses (ML-7.10)."""
    state.used_things |= 1 << (LAND_BIT + land)
    state.tell(LandUsed(seat, land))
    give = LANDS[land].give
    gain(state, seat, give)
    if give.loot:
        state.push(ChooseLoot())
    if give.free_hire:
        state.push(HireFree())
    if give.free_equipment:
        state.push(TakeFreeGear())


class ChooseLoot(TurnStep[LandsState, TakeLoot], frozen=True):
    """A loot token of the display, which is refilled at once (ML-7.10)."""

    clause: ClassVar[str] = "ML-7.10"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [TakeLoot(loot) for loot in state.loot_row]

    def take(self, state: LandsState, seat: int, action: TakeLoot) -> None:
        take_loot(state, seat, action.loot)
        refill_loot(state)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("choose-loot")
