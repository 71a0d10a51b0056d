"""Paying mana: one mana is one decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import PayWith
from herna.games.mage_knight.printed import BASIC_COLOURS, GOLD, ManaCost
from herna.games.mage_knight.rules.centre import cursed, exploit, overload, suppress
from herna.games.mage_knight.rules.mana import Mana, free_dice, gold_saved, payments, spend, suppressed
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.programs import EffectStep, Frame, Ledger, Paid, bind, goes_on, goes_on_bound, happen
from herna.games.programs.frame import NOTHING
from herna.games.programs.possible import STEP_WAYS
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


def mana_ways(state: KnightState, seat: int, cost: ManaCost, ledger: Ledger) -> Iterator[Ledger]:
    """Every way of paying all of it."""
    if not cost:
        yield ledger
        return
    for then, _ in payments(state, seat, cost[0], ledger):
        yield from mana_ways(state, seat, cost[1:], then)


def pay(state: KnightState, seat: int, mana: Mana) -> None:
    """One mana is paid."""
    more = suppressed(state, seat, mana.colour, Ledger())
    spend(state, seat, mana)
    if more:
        suppress(state, seat, mana.colour)
        state.push(NeedMana(seat, ((mana.colour,),)))
    state.tell(told.ManaPaid(seat, mana.kind, mana.face, mana.colour))
    exploit(state, seat, mana.colour)
    cursed(state, seat, mana.colour)
    if mana.colour < BASIC_COLOURS:
        happen(state, "basic-mana-spent", seat, spent=(mana.colour,))


def pressing(state: KnightState, seat: int, found: list[PayWith]) -> list[PayWith]:
    """Each way of paying once; a token that must be spent at once is spent before any other mana."""
    found = list(dict.fromkeys(found))
    turn = state.turns[seat]
    if turn is None or not turn.pressing:
        return found
    return [one for one in found if one.kind == "token" and one.face == turn.pressing[0]] or found


class NeedMana(Automatic[KnightState], frozen=True):
    """Mana is to be paid before what follows; where there is one way only it is paid at once."""

    seat: int
    cost: ManaCost
    card: bool = False
    """It powers a card."""

    def run(self, state: KnightState) -> None:
        if not self.cost:
            return
        question = PowerEffect(self.seat, self.cost, self.card)
        found = question.options(state, self.seat)
        if len(found) == 1:
            question.take(state, self.seat, found[0])
        else:
            state.push(question)


def waiting_mana(state: KnightState, step: NeedMana, ledger: Ledger) -> Iterator[Paid]:
    """Every way of paying what waits to be paid below another question."""
    return ((then, Frame(NOTHING)) for then in mana_ways(state, step.seat, step.cost, ledger))


STEP_WAYS[NeedMana] = waiting_mana


def payment_refusal(state: KnightState, seat: int, action: PayWith, clause: str) -> IllegalAction:
    """Why this mana does not pay what is asked."""
    dice = free_dice(state)
    gold = (action.kind, action.face) == ("die", GOLD) and GOLD in dice
    if gold and gold_saved(state, seat, action.colour, dice.count(action.colour)):
        return IllegalAction("gold-is-spared", clause="MK-24.11", colour=COLOURS[action.colour])
    return IllegalAction("mana-does-not-pay", clause=clause)


class PowerEffect(SeatStep[KnightState, PayWith], frozen=True):
    """With which mana? Only what leaves enough for everything that must still be paid."""

    clause = "MK-4.2"

    cost: ManaCost
    card: bool = False

    def options(self, state: KnightState, seat: int) -> list[PayWith]:
        found = [
            PayWith(*mana[:3])
            for ledger, mana in payments(state, seat, self.cost[0], Ledger())
            if any(goes_on(state, then) for then in mana_ways(state, seat, self.cost[1:], ledger))
        ]
        return pressing(state, seat, found)

    def take(self, state: KnightState, seat: int, action: PayWith) -> None:
        state.push(NeedMana(seat, self.cost[1:], self.card))
        if self.card:
            overload(state, seat, action.colour)
        pay(state, seat, Mana(action.kind, action.face, action.colour))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, PayWith):
            return payment_refusal(state, seat, action, self.clause)
        return super().refusal(state, seat, action)


class PayInEffect(EffectStep, frozen=True):
    """A mana that an effect costs, whose colour the effect goes on with."""

    clause = "MK-4.2"

    colours: tuple[int, ...]
    name: str

    def options(self, state: KnightState, seat: int) -> Sequence[PayWith]:
        found = [
            PayWith(*mana[:3])
            for ledger, mana in payments(state, seat, self.colours, Ledger())
            if goes_on_bound(state, self.frame, self.name, (mana.colour,), ledger)
        ]
        return pressing(state, seat, found)

    def take(self, state: KnightState, seat: int, action: PayWith) -> None:
        bind(state, self.frame, self.name, (action.colour,))
        pay(state, seat, Mana(action.kind, action.face, action.colour))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, PayWith):
            return payment_refusal(state, seat, action, self.clause)
        return super().refusal(state, seat, action)


def ask_for_mana(state: KnightState, frame: Frame, colours: tuple[int, ...], name: str) -> None:
    """An effect costs one mana of these colours."""
    question = PayInEffect(frame, colours, name)
    found = question.options(state, frame.actor)
    if len(found) == 1:
        question.take(state, frame.actor, found[0])
    else:
        state.push(question)
