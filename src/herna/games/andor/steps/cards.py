"""Small cards: events, the secret lake, and shields against them (AND-12.1, AND-12.8, AND-10.4)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec.structs import replace

from herna.games.andor.actions import Keep, RaiseShield
from herna.games.andor.events import EventAverted, EventDrawn, LakeCardDrawn
from herna.games.andor.rules.heroes import raise_shield, shield_of, use_up
from herna.games.andor.state import NONE, AndorState
from herna.games.programs import Frame, Run, carry
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import Volunteers


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
        if setting.events[self.card].shield and (waiting := bearers(state)):
            state.push(AvertEvent(self.card, waiting=waiting))


def skip_card(state: AndorState) -> None:
    """What an averted card does waits right below, if it does anything; now it will not."""
    if state.steps and isinstance(state.steps[-1], Run):
        state.steps.pop()


def bearers(state: AndorState) -> tuple[int, ...]:
    """The heroes who could hold a shield against a card: awake ones, at sunrise all (AND-10.4, AND-10.5)."""
    sunrise = all(state.asleep)
    found = [seat for seat in range(len(state.space)) if shield_of(state, seat) != NONE]
    return tuple(seat for seat in found if sunrise or not state.asleep[seat])


class ShieldHolders(Volunteers[AndorState, Keep | RaiseShield], frozen=True):
    """Heroes with a shield may avert what is to come; one is enough."""

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        return Keep(), RaiseShield()

    def take(self, state: AndorState, seat: int, action: Keep | RaiseShield) -> None:
        if isinstance(action, RaiseShield):
            self.avert(state, seat)
            skip_card(state)
        else:
            self.next_after(state, seat)

    def avert(self, state: AndorState, seat: int) -> None:
        """One side of the shield is used."""
        raise_shield(state, seat)


class AvertEvent(ShieldHolders, frozen=True):
    """A hero with a shield may avert the event for all."""

    clause: ClassVar[str | None] = "AND-10.4"

    card: int

    def prompt(self, state: AndorState, seat: int) -> Prompt:
        return Prompt("avert-event", {"card": state.setting.event_ids[self.card]})

    def avert(self, state: AndorState, seat: int) -> None:
        use_up(state, seat, shield_of(state, seat))
        state.tell(EventAverted(seat, state.setting.event_ids[self.card]))


class AvertHarm(Automatic, frozen=True):
    """A shield of any hero keeps the harm of a fight card from all (AND-12.9)."""

    def run(self, state: AndorState) -> None:
        if waiting := bearers(state):
            state.push(HoldShield(waiting=waiting))


class HoldShield(ShieldHolders, frozen=True):
    """Which hero holds his shield against the card?"""

    clause: ClassVar[str | None] = "AND-12.9"

    def avert(self, state: AndorState, seat: int) -> None:
        raise_shield(state, seat)
        assert state.battle is not None
        state.battle = replace(state.battle, averted=True)


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
        carry(state, Frame(setting.lake_programs[card], actor=self.seat, about=self.source))
        if setting.lake_shields[card]:
            near = (self.source, state.space[self.seat])
            holders = tuple(
                seat
                for seat in range(len(state.space))
                if shield_of(state, seat) != NONE and state.space[seat] in near and not state.asleep[seat]
            )
            if holders:
                state.push(AvertLake(waiting=holders))


class AvertLake(ShieldHolders, frozen=True):
    """A shield on either shore averts the card."""

    clause: ClassVar[str | None] = "AND-12.8"
