"""Handing things over: from hand to hand on one space, or by falcon from afar (AND-7.5, AND-10.12)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.andor.actions import Give, GiveGold, Land
from herna.games.andor.components import NUMBERS
from herna.games.andor.events import GoldGiven, PieceGiven
from herna.games.andor.pieces import BY_FALCON, HELM
from herna.games.andor.rules.heroes import SMALL_SLOTS, pieces_of, put_on, take_off
from herna.games.andor.rules.roads import NO_WAY, borders_now, clear_borders, distances, rubble_spaces
from herna.games.andor.state import NONE, AndorState
from herna.games.andor.steps.places import stands_there
from herna.games.andor.steps.settling import settle
from herna.kernel import Action, Step

COINS = NUMBERS.coins


def give(state: AndorState, seat: int, other: int, piece: int) -> None:
    take_off(state, seat, piece)
    put_on(state, other, piece)
    state.tell(PieceGiven(seat, other, piece))


def give_gold(state: AndorState, seat: int, other: int, coin: int) -> None:
    state.gold[seat] -= coin
    state.gold[other] += coin
    state.tell(GoldGiven(seat, other, coin))


def can_take(state: AndorState, seat: int) -> bool:
    """Somebody asleep, in a fight or in the middle of a move neither gives nor takes (AND-7.2, AND-7.5)."""
    if state.battle is not None and seat in state.battle.fighters:
        return False
    return not state.asleep[seat] and stands_there(state, seat)


def can_fly(state: AndorState, seat: int, other: int) -> bool:
    """The falcon reaches every hero who is elsewhere and can take something (AND-10.12)."""
    return can_take(state, other) and flies_to(state, seat, other)


def flies_to(state: AndorState, seat: int, other: int) -> bool:
    """Is there anything to carry between two heroes, and a way without rubble (AND-10.12, AND-10.14)?"""
    if other == seat or state.space[other] == state.space[seat]:
        return False
    if not (state.gold[other] or state.gold[seat] or set(pieces_of(state, seat) + pieces_of(state, other)) & BY_FALCON):
        return False
    return not state.setting.has_rubble or without_rubble(state, state.space[seat], state.space[other])


def without_rubble(state: AndorState, one: int, other: int) -> bool:
    return distances(clear_borders(borders_now(state), rubble_spaces(state)))[one][other] < NO_WAY


class Flight(Step, frozen=True):
    """The falcon carries things between two heroes, as many as they like, none back again (AND-10.12)."""

    clause: ClassVar[str] = "AND-10.12"

    seat: int
    other: int
    carried: tuple[tuple[int, int], ...] = ()
    """Who has sent what in this flight; gold counts as `NONE`."""

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return tuple(one for one in (self.seat, self.other) if self.options(state, one))

    def awaited(self, state: AndorState) -> tuple[int, ...]:
        """Who has called the falcon; the other one only while he alone can make room."""
        return self.seats(state)[:1]

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        found = self.cargo(state, seat)
        if seat == self.seat and self.fits(state):
            found.append(Land())
        return found

    def cargo(self, state: AndorState, seat: int) -> list[Action]:
        """What a hero can still send; slots may overflow on the way if they fit in the end."""
        to = self.other if seat == self.seat else self.seat
        came = [piece for sender, piece in self.carried if sender == to]
        found: list[Action] = [
            Give(piece, to)
            for piece in dict.fromkeys(pieces_of(state, seat))
            if piece in BY_FALCON and piece not in came and not (piece == HELM and state.helm[to])
        ]
        if not self.fits(state):
            # Only what makes room again.
            full = dict.fromkeys(state.bag[seat]) if len(state.bag[seat]) > SMALL_SLOTS else {}
            return [Give(piece, to) for piece in full if piece not in came] or [Give(piece, to) for piece in full]
        if NONE not in came:
            found += (GiveGold(coin, to) for coin in COINS if coin <= state.gold[seat])
        return found

    def fits(self, state: AndorState) -> bool:
        return len(state.bag[self.seat]) <= SMALL_SLOTS and len(state.bag[self.other]) <= SMALL_SLOTS

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        to = self.other if seat == self.seat else self.seat
        match action:
            case Give(piece, _):
                give(state, seat, to, piece)
                state.push(Flight(self.seat, self.other, (*self.carried, (seat, piece))))
            case GiveGold(coin, _):
                give_gold(state, seat, to, coin)
                state.push(Flight(self.seat, self.other, (*self.carried, (seat, NONE))))
        settle(state)
