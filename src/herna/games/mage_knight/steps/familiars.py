"""Units that live on mana: when a round begins it is renewed, or they leave."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.hero import lose_unit, with_unit
from herna.games.mage_knight.state import NONE, KnightState
from herna.kernel import Action, Automatic
from herna.kernel.kit import SeatStep


class KeepFamiliars(Automatic[KnightState], frozen=True):
    """One unit after another asks for a crystal; without any it leaves."""

    seat: int
    start: int = 0

    def run(self, state: KnightState) -> None:
        units = state.units[self.seat]
        place = next((at for at in range(self.start, len(units)) if units[at].token != NONE), NONE)
        if place == NONE:
            return
        if any(state.crystals[self.seat]):
            state.push(RenewMana(self.seat, place))
        else:
            dismiss(state, self.seat, place)
            state.push(KeepFamiliars(self.seat, place))


def dismiss(state: KnightState, seat: int, place: int) -> None:
    """The unit leaves the game."""
    state.tell(told.UnitDisbanded(seat, state.units[seat][place].kind))
    lose_unit(state, seat, place)


class RenewMana(SeatStep[KnightState, act.ChooseColour | act.Done], frozen=True):
    """A crystal of which colour comes on the unit? Without one it leaves the game."""

    clause = "MK-18.4"

    place: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*(act.ChooseColour(colour) for colour, n in enumerate(state.crystals[seat]) if n), act.Done()]

    def take(self, state: KnightState, seat: int, action: act.ChooseColour | act.Done) -> None:
        if isinstance(action, act.ChooseColour):
            state.crystals[seat][action.colour] -= 1
            with_unit(state, seat, self.place, replace(state.units[seat][self.place], token=action.colour))
            state.push(KeepFamiliars(seat, self.place + 1))
        else:
            dismiss(state, seat, self.place)
            state.push(KeepFamiliars(seat, self.place))
