"""The deeds of the test game that consists of cards only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated, NamedTuple

from herna.games.programs import (
    EffectStep,
    Frame,
    Held,
    Ledger,
    Paid,
    Treasury,
    amount,
    answers,
    bind,
    carry_within,
    counts,
    does,
    goes_on,
    holds_when,
    needs,
    ways,
)
from herna.kernel import Action, Ref
from tests.games.programs.cardwords import (
    CARDS,
    COLOURS,
    KINDS,
    WORDS,
    BlessedLuck,
    Block,
    CardState,
    ColourOf,
    ConvertDie,
    Defence,
    Discard,
    Draw,
    HandSize,
    Mana,
    Night,
    PayMana,
    PlayCard,
    Points,
    Reroll,
)


class Purse:
    """Coins and glory."""

    def have(self, state: CardState, seat: int, resource: str) -> int:
        return int(getattr(state, resource))

    def change(self, state: CardState, seat: int, resource: str, n: int) -> None:
        setattr(state, resource, getattr(state, resource) + n)


purse: Treasury[CardState] = Purse()
WORDS.use_treasury(purse)

# Deeds


@does(Points)
def points(state: CardState, word: Points, frame: Frame) -> None:
    state.points[KINDS.index(word.kind)] += amount(state, word.n, frame) + frame.change("plus")


@does(Block)
def block(state: CardState, word: Block, frame: Frame) -> None:
    state.points[3] += amount(state, word.n, frame) + frame.change("plus")


class DiscardCard(Action, frozen=True):
    card: Annotated[int, Ref("card")]


class Done(Action, frozen=True):
    pass


class Discarding(EffectStep, frozen=True):
    """Which cards are discarded, one by one."""

    least: int
    left: int
    wounds: bool
    name: str
    gone: tuple[int, ...] = ()

    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        # Of what is still needed afterwards nothing may be thrown away: the rest of this discard, and of the program.
        still = max(self.least - len(self.gone) - 1, 0)
        found: list[Action] = [
            DiscardCard(card)
            for card in dict.fromkeys(state.hand)
            if (card or self.wounds) and goes_on(state, Ledger().spend("cards", 1 + still).spend(("card", card)))
        ]
        return found if len(self.gone) < self.least else [*found, Done()]

    def take(self, state: CardState, seat: int, action: DiscardCard | Done) -> None:
        gone = self.gone
        if isinstance(action, DiscardCard):
            state.hand = without(state.hand, action.card)
            state.discard += (action.card,)
            gone = (*gone, action.card)
        rest = Discarding(self.frame, self.least, self.left - 1, self.wounds, self.name, gone)
        if isinstance(action, Done) or not rest.left or rest.options(state, seat) == [Done()]:
            bind(state, self.frame, self.name, gone)
        else:
            state.push(rest)


def without(cards: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = cards.index(card)
    return cards[:at] + cards[at + 1 :]


@does(Discard)
def discard(state: CardState, word: Discard, frame: Frame) -> None:
    step = Discarding(frame, word.min, word.max, word.wounds, word.as_)
    if step.options(state, frame.actor) != [Done()]:
        state.push(step)


@needs(Discard)
def discard_needs(state: CardState, word: Discard, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    cards = [card for card in state.hand if card or word.wounds]
    if len(cards) - ledger.of("cards") >= word.min:
        yield ledger.spend("cards", word.min), frame


class PayWith(Action, frozen=True):
    colour: int


class Paying(EffectStep, frozen=True):
    """With which mana?"""

    colours: tuple[int, ...]
    name: str

    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        return [PayWith(colour) for colour in self.colours if state.mana[colour]]

    def take(self, state: CardState, seat: int, action: PayWith) -> None:
        state.mana[action.colour] -= 1
        bind(state, self.frame, self.name, (action.colour,))


@does(PayMana)
def pay_mana(state: CardState, word: PayMana, frame: Frame) -> None:
    state.push(Paying(frame, tuple(COLOURS.index(colour) for colour in word.of), word.as_))


@needs(PayMana)
def pay_mana_needs(state: CardState, word: PayMana, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for name in word.of:
        colour = COLOURS.index(name)
        if state.mana[colour] > ledger.of(("mana", colour)):
            yield ledger.spend(("mana", colour)), frame.with_bound(word.as_, (colour,))


@does(Mana)
def mana(state: CardState, word: Mana, frame: Frame) -> None:
    colours = frame.things(word.colour) if word.colour.startswith("$") else (COLOURS.index(word.colour),)
    for colour in colours:
        state.mana[colour] += 1


@does(ColourOf)
def colour_of(state: CardState, word: ColourOf, frame: Frame) -> None:
    coloured = [CARDS[card].colour for card in frame.things(word.of) if CARDS[card].colour]
    bind(state, frame, word.as_, [COLOURS.index(colour) for colour in coloured])


@does(Draw)
def draw(state: CardState, word: Draw, frame: Frame) -> None:
    n = amount(state, word.n, frame)
    state.hand, state.deck = state.hand + state.deck[:n], state.deck[n:]


@does(BlessedLuck)
def blessed_luck(state: CardState, word: BlessedLuck, frame: Frame) -> None:
    state.points[1] += word.n * word.n


class Inside(Action, frozen=True):
    card: Annotated[int, Ref("card")]


def frame_of(state: CardState, word: PlayCard, seat: int, card: int) -> Frame:
    """The effect of a card that is played inside another, by itself."""
    numbers = state.setting.strong if word.mode == "strong" else state.setting.basic
    return Frame(numbers[card], actor=seat, owner=seat, source=card)


def fits_inside(state: CardState, word: PlayCard, frame: Frame, ledger: Ledger, card: int) -> Iterator[Paid]:
    """The ways of playing this card inside: it is gone from the hand, and all its repetitions are paid for."""
    inner = frame_of(state, word, frame.actor, card).within(frame, plus=word.plus)
    if inner.program < 0 or state.hand.count(card) <= ledger.of(("card", card)):
        return
    starts = [(ledger.spend("cards").spend(("card", card)), frame)]
    for _ in range(word.times):
        starts = [(then, frame) for start, _ in starts for then, _ in ways(state, inner, start)]
    yield from starts


class PlayInside(EffectStep, frozen=True):
    """Which card is played as part of this one?"""

    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        word = state.setting.programs[self.frame.program][self.frame.at]
        assert isinstance(word, PlayCard)
        cards = [card for card in dict.fromkeys(state.hand) if card]
        return [
            Inside(card)
            for card in cards
            if next(fits_inside(state, word, self.frame, Ledger(), card), None) is not None
        ]

    def take(self, state: CardState, seat: int, action: Inside) -> None:
        word = state.setting.programs[self.frame.program][self.frame.at]
        assert isinstance(word, PlayCard)
        state.hand = without(state.hand, action.card)
        inner = frame_of(state, word, seat, action.card)
        for _ in range(word.times):
            carry_within(state, self.frame, inner, plus=word.plus)


@does(PlayCard)
def play_inside(state: CardState, word: PlayCard, frame: Frame) -> None:
    state.push(PlayInside(frame))


@needs(PlayCard)
def play_inside_needs(state: CardState, word: PlayCard, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    for card in dict.fromkeys(state.hand):
        if card:
            yield from fits_inside(state, word, frame, ledger, card)


@holds_when(Night)
def night(state: CardState, word: Night, frame: Frame) -> bool:
    return state.night


@counts(HandSize)
def hand_size(state: CardState, word: HandSize, frame: Frame) -> int:
    return len(state.hand)


@WORDS.groups("allies")
def allies(state: CardState, frame: Frame) -> Sequence[int]:
    return (2, 3)


class HitBy(NamedTuple):
    """How many hits of this colour are cancelled?"""

    colour: str


class MayReroll(NamedTuple):
    """How many dice of this colour may be rolled again?"""

    colour: str


@answers(Defence, HitBy)
def defence(state: CardState, word: Defence, held: Held, question: HitBy) -> int:
    return word.n if not word.against or question.colour in word.against else 0


@answers(Reroll, MayReroll)
def reroll(state: CardState, word: Reroll, held: Held, question: MayReroll) -> int:
    return word.n if word.dice == question.colour else 0


class SwapDie(Action, frozen=True):
    old: int
    new: int


class Swapping(EffectStep, frozen=True):
    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        return [SwapDie(old, new) for old in sorted(set(state.pool)) for new in range(3) if new != old]

    def take(self, state: CardState, seat: int, action: SwapDie) -> None:
        state.pool = tuple(sorted((*without(state.pool, action.old), action.new)))


@does(ConvertDie)
def convert_die(state: CardState, word: ConvertDie, frame: Frame) -> None:
    state.push(Swapping(frame))


@needs(ConvertDie)
def convert_needs(state: CardState, word: ConvertDie, frame: Frame, ledger: Ledger) -> Iterator[Paid]:
    if len(state.pool) > ledger.of("dice"):
        yield ledger.spend("dice"), frame
