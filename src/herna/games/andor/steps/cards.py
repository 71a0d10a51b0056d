"""Small cards: events, the secret lake, and shields against them (AND-12.1, AND-12.8, AND-10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import Keep, RaiseShield
from herna.games.andor.events import EventAverted, EventDrawn, LakeCardDrawn
from herna.games.andor.heroes import raise_shield, shield_of, use_up
from herna.games.andor.state import NONE, AndorState
from herna.games.programs import Frame, Run, carry
from herna.kernel import Action, Automatic, Prompt, Step


def refill_deck(state: AndorState) -> None:
    """A deck that is used up is shuffled anew (AND-12.1)."""
    if not state.deck and state.events_used:
        cards = list(state.events_used)
        state.shuffle(cards)
        state.deck, state.events_used = tuple(cards), ()
        state.top_known = False


def draw_event(state: AndorState) -> None:
    """Turn up the next event card."""
    refill_deck(state)
    if not state.deck:
        return
    state.reveal()
    card, state.deck = state.deck[0], state.deck[1:]
    state.top_known = False
    if not state.setting.events[card].start:
        state.events_used = (*state.events_used, card)
    state.tell(EventDrawn(state.setting.event_ids[card]))
    state.push(EventCard(card))


class EventCard(Automatic, frozen=True):
    """An event takes effect, unless a shield averts it."""

    card: int

    def run(self, state: AndorState) -> None:
        setting = state.setting
        carry(state, Frame(setting.event_programs[self.card]))
        if setting.events[self.card].shield and bearers(state):
            state.push(AvertEvent(self.card))


def skip_card(state: AndorState) -> None:
    """What an averted card does waits right below, if it does anything; now it will not."""
    if state.steps and isinstance(state.steps[-1], Run):
        state.steps.pop()


def bearers(state: AndorState) -> tuple[int, ...]:
    """The heroes who could hold a shield against a card: awake ones, at sunrise all (AND-10.4, AND-10.5)."""
    sunrise = all(state.asleep)
    found = [seat for seat in range(len(state.space)) if shield_of(state, seat) != NONE]
    return tuple(seat for seat in found if sunrise or not state.asleep[seat])


class AvertEvent(Step, frozen=True):
    """Who has a shield may avert the event for all."""

    clause: ClassVar[str] = "AND-10.4"

    card: int
    declined: tuple[int, ...] = ()

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return tuple(seat for seat in bearers(state) if seat not in self.declined)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Keep(), RaiseShield()

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("avert-event", {"card": state.setting.event_ids[self.card]})

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, RaiseShield):
            use_up(state, seat, shield_of(state, seat))
            state.tell(EventAverted(seat, state.setting.event_ids[self.card]))
            skip_card(state)
            return
        declined = (*self.declined, seat)
        if any(one not in declined for one in bearers(state)):
            state.push(AvertEvent(self.card, declined))


class AvertHarm(Automatic, frozen=True):
    """A shield of a fighter keeps the harm of a fight card from all (AND-12.9)."""

    def run(self, state: AndorState) -> None:
        if guards(state):
            state.push(HoldShield())


def guards(state: AndorState) -> tuple[int, ...]:
    battle = state.battle
    if battle is None:
        return ()
    return tuple(seat for seat in battle.fighters if shield_of(state, seat) != NONE)


class HoldShield(Step, frozen=True):
    """Which fighter holds his shield against the card?"""

    clause: ClassVar[str] = "AND-12.9"

    declined: tuple[int, ...] = ()

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return tuple(seat for seat in guards(state) if seat not in self.declined)

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Keep(), RaiseShield()

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        battle = state.battle
        assert battle is not None
        if isinstance(action, RaiseShield):
            raise_shield(state, seat)
            state.battle = replace(battle, averted=True)
            skip_card(state)
            return
        declined = (*self.declined, seat)
        if any(one not in declined for one in guards(state)):
            state.push(HoldShield(declined))


class LakeCard(Automatic, frozen=True):
    """A swimmer draws a card of the secret lake; it goes under the deck (AND-12.8)."""

    seat: int
    source: int

    def run(self, state: AndorState) -> None:
        if not state.lake:
            return
        state.reveal()
        card, *rest = state.lake
        state.lake = (*rest, card)
        setting = state.setting
        state.tell(LakeCardDrawn(self.seat, setting.lake_ids[card]))
        carry(state, Frame(setting.lake_programs[card], actor=self.seat, place=self.source))
        if setting.lake_shields[card]:
            near = (self.source, state.space[self.seat])
            holders = tuple(
                seat
                for seat in range(len(state.space))
                if shield_of(state, seat) != NONE and state.space[seat] in near and not state.asleep[seat]
            )
            if holders:
                state.push(AvertLake(holders))


class AvertLake(Step, frozen=True):
    """A shield on either shore averts the card."""

    clause: ClassVar[str] = "AND-12.8"

    holders: tuple[int, ...]

    def seats(self, state: AndorState) -> tuple[int, ...]:
        return self.holders

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Keep(), RaiseShield()

    def take(self, state: AndorState, seat: int, action: Action) -> None:
        if isinstance(action, RaiseShield):
            raise_shield(state, seat)
            skip_card(state)
            return
        rest = tuple(one for one in self.holders if one != seat)
        if rest:
            state.push(AvertLake(rest))
