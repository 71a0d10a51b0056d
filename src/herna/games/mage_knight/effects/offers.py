"""Words about the offers: gaining a card of them, or using one that stays there."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from herna.games.mage_knight.actions import PlayCard, TakeCard
from herna.games.mage_knight.rules.hero import put_on_deck, take_advanced, take_spell
from herna.games.mage_knight.rules.offers import need_for_card
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import card_cost, card_frame, moment_allows
from herna.games.mage_knight.steps.paying import NeedMana, mana_ways
from herna.games.mage_knight.vocabulary import magic as word
from herna.games.programs import EffectStep, Frame, Ledger, Paid, carry, does, goes_on, happen, needs, ways, word_at
from herna.kernel import Action


def offer_of(state: KnightState, offer: str) -> tuple[int, ...]:
    """The cards of an offer."""
    return state.spell_offer if offer == "spells" else state.advanced_offer


def fitting(state: KnightState, offer: str, colour: str, frame: Frame) -> list[int]:
    """The cards of an offer that have a bound colour; all if none is asked for."""
    cards = list(dict.fromkeys(offer_of(state, offer)))
    if not colour:
        return cards
    wanted = frame.things(colour)
    return [card for card in cards if any(one in wanted for one in colours_of(state, card))]


class GainFromOffer(EffectStep, frozen=True):
    """Which card of the offer is gained?"""

    clause = "MK-3.10"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.GainOffer)
        return [TakeCard(card) for card in fitting(state, this.offer, this.colour, self.frame)]

    def take(self, state: KnightState, seat: int, action: TakeCard) -> None:
        this = word_at(state, self.frame, word.GainOffer)
        (take_spell if this.offer == "spells" else take_advanced)(state, action.card)
        if this.to == "deck-top":
            put_on_deck(state, seat, action.card)
        elif this.to == "hand":
            state.hand[seat] = tuple(sorted((*state.hand[seat], action.card)))
        else:
            state.discard[seat] += (action.card,)
        need_for_card(state, action.card)


@does(word.GainOffer)
def gain_offer(state: KnightState, this: word.GainOffer, frame: Frame) -> None:
    state.push(GainFromOffer(frame))


@needs(word.GainOffer)
def gain_offer_needs(state: KnightState, this: word.GainOffer, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if fitting(state, this.offer, this.colour, frame):
        yield ledger, frame


def offer_uses(
    state: KnightState, this: word.UseOffer, frame: Frame, ledger: Ledger
) -> Iterator[tuple[Ledger, int, bool]]:
    """Every effect of a card in the offer that can be used, its mana paid if it must be."""
    modes = {"basic": (False,), "strong": (True,), "either": (False, True)}[this.mode]
    for card in fitting(state, this.offer, this.colour, frame):
        for strong in modes:
            inner = replace(card_frame(state, frame.actor, card, strong=strong), changes=frame.changes)
            # No card lets one use itself.
            if (
                card == frame.source
                or inner.program == NONE
                or not moment_allows(state, frame.actor, card, strong=strong)
            ):
                continue
            cost = card_cost(state, card, strong=strong) if this.pay else ()
            for paid in mana_ways(state, frame.actor, cost, ledger):
                for then, _ in ways(state, inner, paid):
                    yield then, card, strong


class UseCardOfOffer(EffectStep, frozen=True):
    """Which effect of a card in the offer is used?"""

    clause = "MK-3.10"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.UseOffer)
        uses = [
            (card, strong)
            for then, card, strong in offer_uses(state, this, self.frame, Ledger())
            if goes_on(state, then)
        ]
        return [PlayCard(card, "strong" if strong else "basic") for card, strong in dict.fromkeys(uses)]

    def take(self, state: KnightState, seat: int, action: PlayCard) -> None:
        this = word_at(state, self.frame, word.UseOffer)
        strong = action.way == "strong"
        inner = card_frame(state, seat, action.card, strong=strong)
        # The card that lets one use it stands for it, where that matters.
        outer = self.frame.source if self.frame.about == NONE else self.frame.about
        carry(state, replace(inner, changes=self.frame.changes, about=outer))
        if this.offer == "spells":
            happen(state, "spell-cast", seat, card=(action.card,), colour=colours_of(state, action.card))
        if this.pay:
            state.push(NeedMana(seat, card_cost(state, action.card, strong=strong), card=True))


@does(word.UseOffer)
def use_offer(state: KnightState, this: word.UseOffer, frame: Frame) -> None:
    state.push(UseCardOfOffer(frame))


@needs(word.UseOffer)
def use_offer_needs(state: KnightState, this: word.UseOffer, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for then, _, _ in offer_uses(state, this, frame, ledger):
        yield then, frame


OFFER_STEPS = (GainFromOffer, UseCardOfOffer)
