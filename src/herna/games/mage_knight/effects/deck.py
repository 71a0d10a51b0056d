"""Words about the deck, numbers that are announced, and time."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from herna.games.mage_knight.actions import AnnounceNumber, PutOnDeck, TakeCard
from herna.games.mage_knight.printed import ManaCost
from herna.games.mage_knight.rules.hero import without
from herna.games.mage_knight.rules.remembered import on_top, shown
from herna.games.mage_knight.rules.supply import shuffled
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways
from herna.games.mage_knight.vocabulary import magic as word
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.games.mage_knight.vocabulary.specials import TimeBending
from herna.games.programs import EffectStep, Frame, Ledger, Paid, bind, does, in_force, needs, put_in_force, word_at
from herna.kernel import Action

# Announcing


def announced_cost(this: word.Announce, number: int) -> ManaCost:
    """The mana that a number costs: for each point one of another colour."""
    colours = tuple(COLOURS.index(colour) for colour in this.pays)
    if number == len(colours):
        return tuple((colour,) for colour in colours)
    return (colours,) * number if colours else ()


class AnnounceIt(EffectStep, frozen=True):
    """Which number?"""

    clause = "MK-3.8"

    def options(self, state: KnightState, seat: int) -> list[AnnounceNumber]:
        this = word_at(state, self.frame, word.Announce)
        return [
            AnnounceNumber(number)
            for number in range(this.min, this.max + 1)
            if next(mana_ways(state, seat, announced_cost(this, number), Ledger()), None) is not None
        ]

    def take(self, state: KnightState, seat: int, action: AnnounceNumber) -> None:
        this = word_at(state, self.frame, word.Announce)
        # As many things are bound as the number says, each of them the number: it can be counted and read.
        bind(state, self.frame, this.as_, (action.number,) * action.number)
        state.push(NeedMana(seat, announced_cost(this, action.number)))


@does(word.Announce)
def announce(state: KnightState, this: word.Announce, frame: Frame) -> None:
    question = AnnounceIt(frame)
    found = question.options(state, frame.actor)
    if len(found) == 1:
        question.take(state, frame.actor, found[0])
    else:
        state.push(question)


@needs(word.Announce)
def announce_needs(state: KnightState, this: word.Announce, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for then in mana_ways(state, frame.actor, announced_cost(this, this.min), ledger):
        yield then, frame.with_bound(this.as_, (this.min,) * this.min)


# Cards of the discard pile


class Recycling(EffectStep, frozen=True):
    """Which cards of the discard pile go back, one by one?"""

    clause = "MK-3.10"

    left: int
    chosen: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [TakeCard(card) for card in sorted(set(state.discard[seat]))]

    def take(self, state: KnightState, seat: int, action: TakeCard) -> None:
        state.discard[seat] = without(state.discard[seat], action.card)
        again = replace(self, left=self.left - 1, chosen=(*self.chosen, action.card))
        if again.left and state.discard[seat]:
            state.push(again)
        else:
            state.push(PlaceCards(self.frame, again.chosen))


class PlaceCards(EffectStep, frozen=True):
    """On top of the deck, or under it?"""

    clause = "MK-3.10"

    cards: tuple[int, ...]

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [PutOnDeck(top=True), PutOnDeck(top=False)]

    def take(self, state: KnightState, seat: int, action: PutOnDeck) -> None:
        deck = state.deck[seat]
        state.deck[seat] = deck + self.cards if action.top else self.cards + deck
        shown(state, self.cards)
        on_top(state, seat, len(self.cards) if action.top else 0)


@does(word.Recycle, free=True)
def recycle(state: KnightState, this: word.Recycle, frame: Frame) -> None:
    seat = frame.actor
    if not state.discard[seat]:
        return
    if this.pick == "choose":
        state.push(Recycling(frame, this.n))
        return
    state.reveal()
    mixed = shuffled(state, list(state.discard[seat]))
    state.discard[seat] = mixed[: -this.n]
    state.push(PlaceCards(frame, mixed[-this.n :]))


# Time


@does(TimeBending)
def time_bending(state: KnightState, this: TimeBending, frame: Frame) -> None:
    put_in_force(state, frame, "turn")


@needs(TimeBending)
def time_bending_needs(state: KnightState, this: TimeBending, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if not state.time_bent[frame.actor] and not in_force(state, frame.actor, TimeBending):
        yield ledger, frame


DECK_STEPS = (AnnounceIt, Recycling, PlaceCards)
