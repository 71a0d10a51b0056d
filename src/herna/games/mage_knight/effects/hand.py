"""Words about cards: discarding, throwing away, playing one inside another, and the offers."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

from msgspec.structs import replace

from herna.games.mage_knight.actions import (
    ChooseColour,
    DiscardCard,
    Done,
    PlayInside,
    ThrowAwayCard,
)
from herna.games.mage_knight.printed import BASIC_COLOURS
from herna.games.mage_knight.rules.hero import begin_action, card_done, discard, shows_hand, without
from herna.games.mage_knight.rules.remembered import on_top, shown, wounds_left
from herna.games.mage_knight.rules.sources import colours_of
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.card_play import card_frame, moment_allows
from herna.games.mage_knight.vocabulary import magic as word
from herna.games.programs import (
    EffectStep,
    Frame,
    Ledger,
    Paid,
    bind,
    carry_within,
    does,
    goes_on,
    goes_on_bound,
    needs,
    ways,
    word_at,
)
from herna.kernel import Action

# Discarding and throwing away


def is_action(state: KnightState, card: int) -> bool:
    """Is this a basic or an advanced action?"""
    return card in state.setting.basic_range or card in state.setting.advanced_range


def candidates(state: KnightState, seat: int, what: str) -> list[int]:
    """The kinds of cards in hand that may be given up for an effect."""
    hand = dict.fromkeys(state.hand[seat])
    match what:
        case "wound" | "that-wound":
            return [WOUND] if WOUND in hand else []
        case "action":
            return [card for card in hand if is_action(state, card)]
        case "coloured":
            return [card for card in hand if colours_of(state, card)]
        case "any" | "any-max-one-wound":
            return list(hand)
    return [card for card in hand if card != WOUND]


def left_in_hand(state: KnightState, seat: int, card: int, ledger: Ledger) -> bool:
    """Is there still one of this card that is not promised?"""
    if state.hand[seat].count(card) <= ledger.of(("card", card)):
        return False
    if card == WOUND:
        return True
    plain = sum(other != WOUND for other in state.hand[seat])
    return plain > ledger.of("cards")


def given_up(ledger: Ledger, card: int) -> Ledger:
    """The ledger with this card promised."""
    ledger = ledger.spend(("card", card))
    return ledger if card == WOUND else ledger.spend("cards")


class GiveUpCards(EffectStep, frozen=True):
    """Which cards are discarded or thrown away for an effect, one by one?"""

    clause = "MK-3.8"

    what: str
    least: int
    most: int
    name: str
    throw: bool
    gone: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        found: list[Action] = []
        last = len(self.gone) + 1 >= self.least
        for card in candidates(state, seat, self.what):
            if self.what == "any-max-one-wound" and card == WOUND and WOUND in self.gone:
                continue
            ledger = given_up(Ledger(), card)
            things = (*self.gone, card)
            fine = (
                goes_on_bound(state, self.frame, self.name, things, ledger)
                if last
                else goes_on(state, ledger.spend("cards", self.least - len(self.gone) - 1))
            )
            if fine:
                found.append(ThrowAwayCard(card) if self.throw else DiscardCard(card))
        return found if len(self.gone) < self.least else [*found, Done()]

    def take(self, state: KnightState, seat: int, action: DiscardCard | ThrowAwayCard | Done) -> None:
        if isinstance(action, Done):
            bind(state, self.frame, self.name, self.gone)
            return
        if self.throw:
            state.hand[seat] = without(state.hand[seat], action.card)
            wounds_left(state, seat, (action.card,))
            card_done(state, seat)
        else:
            discard(state, seat, action.card)
        again = replace(self, gone=(*self.gone, action.card))
        if len(again.gone) == self.most or again.options(state, seat) == [Done()]:
            bind(state, self.frame, self.name, again.gone)
        else:
            state.push(again)


def give_up(state: KnightState, frame: Frame, question: GiveUpCards) -> None:
    """Ask which; where nothing can be given up and nothing must be, or what was to be is gone already, the effect goes
    on."""
    if question.least == 0 and not question.what.startswith("any"):
        shows_hand(state, frame.actor)
    if question.options(state, frame.actor) in ([], [Done()]):
        bind(state, frame, question.name, ())
    else:
        state.push(question)


def give_up_ways(
    state: KnightState, frame: Frame, ledger: Ledger, what: str, least: int, name: str, gone: tuple[int, ...] = ()
) -> Iterator[Paid]:
    """Every way of giving up the fewest cards that an effect asks for."""
    if len(gone) == least:
        yield ledger, frame.with_bound(name, gone) if name else frame
        return
    for card in candidates(state, frame.actor, what):
        if left_in_hand(state, frame.actor, card, ledger):
            yield from give_up_ways(state, frame, given_up(ledger, card), what, least, name, (*gone, card))


@does(word.Discard)
def discard_cards(state: KnightState, this: word.Discard, frame: Frame) -> None:
    most = len(state.hand[frame.actor]) if this.any_number else this.max
    give_up(state, frame, GiveUpCards(frame, this.what, this.min, most, this.as_, throw=False))


@needs(word.Discard)
def discard_needs(state: KnightState, this: word.Discard, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    return give_up_ways(state, frame, ledger, this.what, this.min, this.as_)


@does(word.ThrowAway)
def throw_away(state: KnightState, this: word.ThrowAway, frame: Frame) -> None:
    if this.what == "wounds-received-this-turn":
        throw_received_wounds(state, frame.actor)
        return
    give_up(state, frame, GiveUpCards(frame, this.what, this.min, this.max, this.as_, throw=True))


def throw_received_wounds(state: KnightState, seat: int) -> None:
    """All wounds that came to hand or to the discard pile in this turn go back to their pile."""
    turn = state.turn_of(seat)
    for pile, count in ((state.hand, turn.wounds_to_hand), (state.discard, turn.wounds_to_discard)):
        for _ in range(min(count, pile[seat].count(WOUND))):
            pile[seat] = without(pile[seat], WOUND)
    wounds_left(state, seat, (WOUND,) * turn.wounds_to_hand)


@needs(word.ThrowAway)
def throw_away_needs(state: KnightState, this: word.ThrowAway, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if this.what == "wounds-received-this-turn":
        turn = state.turn_of(frame.actor)
        return iter([(ledger, frame)] if turn.wounds_to_hand or turn.wounds_to_discard else [])
    if this.what == "that-wound":
        return iter([(ledger, frame)])  # It follows from the wound; one that is gone already is not thrown away.
    return give_up_ways(state, frame, ledger, this.what, this.min, this.as_)


# The colour of a card


def counts_as(state: KnightState, card: int) -> tuple[int, ...]:
    """The colours that a card given up can count as: its own, or any basic one for an artifact."""
    return colours_of(state, card) or tuple(range(BASIC_COLOURS))


class NameColour(EffectStep, frozen=True):
    """Which colour does this card count as?"""

    clause = "MK-4.5"

    cards: tuple[int, ...]
    name: str
    named: tuple[int, ...] = ()

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [
            ChooseColour(colour)
            for colour in counts_as(state, self.cards[0])
            if len(self.cards) > 1 or goes_on_bound(state, self.frame, self.name, (*self.named, colour), Ledger())
        ]

    def take(self, state: KnightState, seat: int, action: ChooseColour) -> None:
        name_colours(state, self.frame, self.cards[1:], self.name, (*self.named, action.colour))


def name_colours(state: KnightState, frame: Frame, cards: tuple[int, ...], name: str, named: tuple[int, ...]) -> None:
    """One card after another counts as a colour; asked where there is a choice."""
    for at, card in enumerate(cards):
        colours = counts_as(state, card)
        if len(colours) > 1:
            state.push(NameColour(frame, cards[at:], name, named))
            return
        named += colours
    bind(state, frame, name, named)


@does(word.ColourOf)
def colour_of(state: KnightState, this: word.ColourOf, frame: Frame) -> None:
    name_colours(state, frame, frame.things(this.of), this.as_, ())


@needs(word.ColourOf)
def colour_of_needs(state: KnightState, this: word.ColourOf, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for named in product(*(counts_as(state, card) for card in frame.things(this.of))):
        yield ledger, frame.with_bound(this.as_, named)


# A card inside a card


def inside_frame(state: KnightState, this: word.PlayCard, frame: Frame, card: int) -> Frame:
    """The effect of a card that is played as part of another, with all that outer effects add."""
    inner = card_frame(state, frame.actor, card, strong=this.mode == "strong")
    return replace(inner, changes=(*frame.changes, ("plus", this.plus)))


def inside_ways(state: KnightState, this: word.PlayCard, frame: Frame, ledger: Ledger, card: int) -> Iterator[Paid]:
    """The ways of playing this card inside another, all its repetitions paid for."""
    inner = inside_frame(state, this, frame, card)
    if card == WOUND or inner.program == NONE or not is_action(state, card):
        return
    if this.times > 1 and card == frame.source:
        return
    fine = moment_allows(state, frame.actor, card, strong=this.mode == "strong")
    if not fine or not left_in_hand(state, frame.actor, card, ledger):
        return
    found: list[Ledger] = [given_up(ledger, card)]
    for _ in range(this.times):
        found = [then for start in found for then, _ in ways(state, inner, start)][:4]
    for then in found:
        yield then, frame


class PlayAnother(EffectStep, frozen=True):
    """Which card is played as part of this one?"""

    clause = "MK-3.9"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        this = word_at(state, self.frame, word.PlayCard)
        return [
            PlayInside(card)
            for card in dict.fromkeys(state.hand[seat])
            if any(goes_on(state, then) for then, _ in inside_ways(state, this, self.frame, Ledger(), card))
        ]

    def take(self, state: KnightState, seat: int, action: PlayInside) -> None:
        this = word_at(state, self.frame, word.PlayCard)
        state.hand[seat] = without(state.hand[seat], action.card)
        if not this.throw_away:
            state.played[seat] += (action.card,)
        inner = card_frame(state, seat, action.card, strong=this.mode == "strong")
        for _ in range(this.times):
            carry_within(state, self.frame, inner, plus=this.plus)


@does(word.PlayCard)
def play_another(state: KnightState, this: word.PlayCard, frame: Frame) -> None:
    state.push(PlayAnother(frame))


@needs(word.PlayCard)
def play_another_needs(state: KnightState, this: word.PlayCard, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for card in dict.fromkeys(state.hand[frame.actor]):
        yield from inside_ways(state, this, frame, ledger, card)


# This card, the deck, the action of the turn


@does(word.SelfTo)
def self_to(state: KnightState, this: word.SelfTo, frame: Frame) -> None:
    seat, card = frame.actor, frame.source
    if card not in state.played[seat]:
        return
    state.played[seat] = without(state.played[seat], card)
    shown(state, (card,))
    if this.to == "hand":
        state.hand[seat] = tuple(sorted((*state.hand[seat], card)))
    elif this.to == "deck-top":
        state.deck[seat] += (card,)
        on_top(state, seat, 1)
    else:
        state.deck[seat] = (card, *state.deck[seat])


@needs(word.SelfTo)
def self_to_needs(state: KnightState, this: word.SelfTo, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    """A card that has left the game, or lies in an offer, goes nowhere, and nothing is paid for it."""
    if frame.source in state.played[frame.actor]:
        yield ledger, frame


@does(word.UseAction)
def use_action(state: KnightState, this: word.UseAction, frame: Frame) -> None:
    begin_action(state, frame.actor, "after")


@needs(word.UseAction)
def use_action_needs(state: KnightState, this: word.UseAction, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    turn = state.turn_of(frame.actor)
    if not turn.action_used and turn.phase in ("free", "moving"):
        yield ledger, frame


CARD_STEPS = (GiveUpCards, NameColour, PlayAnother)
