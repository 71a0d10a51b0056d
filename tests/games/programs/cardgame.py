"""A test game that consists of cards only: a hand of them, mana, points, an enemy. Each card is a program.

It has the shapes that the heavy games need: cards that cost mana or other cards, cards inside cards, things that are
bound, programs put by, standing words, dice that may be rolled again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from msgspec import field

from herna.games.content import Content, parse
from herna.games.programs import (
    PROGRAM_ACTIONS,
    PROGRAM_STEPS,
    BoundName,
    Condition,
    Counter,
    EffectStep,
    Frame,
    Held,
    Ledger,
    Number,
    Op,
    Program,
    Programs,
    ProgramState,
    ReadName,
    Special,
    Standing,
    Treasury,
    Vocabulary,
    Way,
    amount,
    answers,
    bind,
    carry,
    carry_within,
    counts,
    does,
    effect_names,
    end,
    goes_on,
    happen,
    holds_when,
    needs,
    possible,
    ways,
)
from herna.kernel import Action, Dice, Game, Options, Ref, Setting, State, Step, View
from herna.kernel.kit import SeatStep

COLOURS = ("red", "blue", "green", "white")
WOUND = "wound"

# Words as data


class CardOp(Op, frozen=True):
    """An operation of the test game."""


class CardCondition(Condition, frozen=True):
    """A condition of the test game."""


class CardCounter(Counter, frozen=True):
    """Something that the test game counts."""


class Points(CardOp, frozen=True, tag="points"):
    """Points of a kind are gained; outer effects may add to them."""

    n: Number
    kind: Literal["move", "influence", "attack", "block"] = "attack"


class Block(CardOp, frozen=True, tag="block"):
    """Block points; `on-success` is put by until a block succeeds."""

    n: Number
    fire: bool = False


class Discard(CardOp, frozen=True, tag="discard"):
    """Cards are discarded from hand, which is a cost."""

    min: int = 1
    max: int = 1
    wounds: bool = False
    as_: BoundName = field(name="as", default="")


class PayMana(CardOp, frozen=True, tag="pay-mana"):
    """One mana is paid, and its colour bound."""

    of: tuple[str, ...] = COLOURS
    as_: BoundName = field(name="as", default="")


class Mana(CardOp, frozen=True, tag="mana"):
    """Mana of a colour is gained: of a plain one, or of each one bound to a name."""

    colour: str


class PlayCard(CardOp, frozen=True, tag="play-card"):
    """Another card is played as part of this one."""

    mode: Literal["basic", "strong"] = "basic"
    plus: int = 0
    times: int = 1


class ColourOf(CardOp, frozen=True, tag="colour-of"):
    """The colours of the bound cards are bound."""

    of: ReadName
    as_: BoundName = field(name="as", default="colour")


class Draw(CardOp, frozen=True, tag="draw"):
    """Cards are drawn."""

    n: Number = 1


class BlessedLuck(Special, CardOp, frozen=True, tag="blessed-luck"):
    """What only one card does: points for the square of a number."""

    n: int


class Night(CardCondition, frozen=True, tag="night"):
    """It is night."""


class HandSize(CardCounter, frozen=True, tag="hand-size"):
    """The cards in hand."""


class Defence(Standing, CardOp, frozen=True, tag="defence"):
    """Hits that are cancelled, against some colours only if they are named."""

    n: int
    against: tuple[str, ...] = ()


class Reroll(Standing, CardOp, frozen=True, tag="reroll"):
    """So many dice of this colour may be rolled again."""

    dice: str
    n: int


class ConvertDie(CardOp, frozen=True, tag="convert-die"):
    """A die of the pool is put aside and one of another colour is taken instead."""


WORDS = Vocabulary(
    "cards",
    ops=CardOp,
    conditions=CardCondition,
    counters=CardCounter,
    names={
        "resource": ("coins", "glory"),
        "flag": ("fly", "extra-die"),
        "event": {"card-played": ("card", "colour"), "block-succeeded": (), "end-turn": (), "mana-used": ("colour",)},
        "value": COLOURS,
    },
    ends=("use", "phase", "turn", "round"),
    apart=("attached",),
)

# Content


class CardInfo(Content, frozen=True):
    """A card: a colour, and what it does with and without mana."""

    id: str
    colour: str = ""
    basic: Program = Program()
    strong: Program = Program()


class Deck(Content, frozen=True):
    """The content file."""

    card: tuple[CardInfo, ...]


CARDS = parse(Path(__file__).with_name("cards.toml").read_text(), "cards.toml", Deck, WORDS).card
NUMBER = {card.id: number for number, card in enumerate(CARDS)}


class CardSetting(Setting):
    """The programs of the cards by number."""

    def __init__(self, game: Game, players: int, options: Options) -> None:
        super().__init__(game, players, options)
        self.programs = Programs()
        self.basic = [self.programs.add(card.basic) for card in CARDS]
        self.strong = [self.programs.add(card.strong) for card in CARDS]
        self.programs.freeze()

    def names(self, kind: str) -> tuple[str, ...]:
        if kind == "effect":
            return effect_names(len(self.programs))
        if kind == "card":
            return tuple(card.id for card in CARDS)
        return super().names(kind)


class CardState(ProgramState):
    """One hand, some mana, points of four kinds, and a pool of dice."""

    __slots__ = ("coins", "deck", "discard", "glory", "hand", "mana", "night", "points", "pool", "rolled")

    setting: CardSetting

    hand: tuple[int, ...]
    deck: tuple[int, ...]
    discard: tuple[int, ...]
    mana: list[int]
    points: list[int]
    """Move, influence, attack, block."""
    coins: int
    glory: int
    night: bool
    pool: tuple[int, ...]
    """The colours of the dice."""
    rolled: tuple[int, ...]


KINDS = ("move", "influence", "attack", "block")


class Purse:
    """Coins and glory."""

    def have(self, state: CardState, seat: int, resource: str) -> int:
        return int(getattr(state, resource))

    def change(self, state: CardState, seat: int, resource: str, n: int) -> None:
        setattr(state, resource, getattr(state, resource) + n)


purse: Treasury = Purse()
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
def discard_needs(state: CardState, word: Discard, frame: Frame, ledger: Ledger) -> Iterator[Way]:
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
def pay_mana_needs(state: CardState, word: PayMana, frame: Frame, ledger: Ledger) -> Iterator[Way]:
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


def fits_inside(state: CardState, word: PlayCard, frame: Frame, ledger: Ledger, card: int) -> Iterator[Way]:
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
def play_inside_needs(state: CardState, word: PlayCard, frame: Frame, ledger: Ledger) -> Iterator[Way]:
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
def convert_needs(state: CardState, word: ConvertDie, frame: Frame, ledger: Ledger) -> Iterator[Way]:
    if len(state.pool) > ledger.of("dice"):
        yield ledger.spend("dice"), frame


# The game


class Play(Action, frozen=True):
    card: Annotated[int, Ref("card")]
    strong: bool


class BlockNow(Action, frozen=True):
    """A block succeeds."""


class EndTurn(Action, frozen=True):
    pass


class PlayCards(SeatStep[CardState, Play | BlockNow | EndTurn], frozen=True):
    def options(self, state: CardState, seat: int) -> Sequence[Action]:
        found: list[Action] = []
        for card in dict.fromkeys(state.hand):
            for strong in (False, True):
                number = (state.setting.strong if strong else state.setting.basic)[card]
                frame = Frame(number, actor=seat, owner=seat, source=card)
                colour = COLOURS.index(CARDS[card].colour) if CARDS[card].colour else -1
                paid = not strong or (colour >= 0 and state.mana[colour] > 0)
                promised = Ledger().spend("cards").spend(("card", card))
                if strong and paid:
                    promised = promised.spend(("mana", colour))
                if number >= 0 and paid and possible(state, frame, promised):
                    found.append(Play(card, strong))
        return [*found, BlockNow(), EndTurn()]

    def take(self, state: CardState, seat: int, action: Play | BlockNow | EndTurn) -> None:
        if isinstance(action, EndTurn):
            end(state, "turn")
            return
        state.push(self)
        if isinstance(action, BlockNow):
            happen(state, "block-succeeded", seat)
            return
        card = action.card
        state.hand = without(state.hand, card)
        state.discard += (card,)
        if action.strong:
            state.mana[COLOURS.index(CARDS[card].colour)] -= 1
        number = (state.setting.strong if action.strong else state.setting.basic)[card]
        colours = (COLOURS.index(CARDS[card].colour),) if CARDS[card].colour else ()
        carry(state, Frame(number, actor=seat, owner=seat, source=card))
        happen(state, "card-played", seat, card=(card,), colour=colours)


class CardView(View, kw_only=True):
    hand: tuple[int, ...]


class CardGame(Game):
    name = "cards"
    rules = 1
    prefix = "CARD"
    words = WORDS
    players = range(1, 3)
    state = CardState
    actions = (Play, BlockNow, EndTurn, DiscardCard, Done, PayWith, Inside, SwapDie, *PROGRAM_ACTIONS)
    steps = (PlayCards, Discarding, Paying, PlayInside, Swapping, *PROGRAM_STEPS)

    def prepare(self, players: int, options: Options) -> Setting:
        return CardSetting(self, players, options)

    def deal(self, setting: CardSetting, seed: int) -> State:
        state = CardState(setting, seed)
        state.mana, state.points, state.coins = [0] * 4, [0] * 4, 5
        state.push(PlayCards(0))
        return state

    def scores(self, state: CardState) -> tuple[int, ...]:
        return (sum(state.points),) * state.setting.players

    def winners(self, state: CardState) -> tuple[int, ...]:
        return (0,)

    def view(self, state: Any, seat: int | None) -> View:
        return CardView(**state.seen_by(seat), hand=state.hand if seat == 0 else ())

    def deal_again(self, state: Any, seat: int | None, dice: Dice) -> None:
        pass


GAME = CardGame()


def table(*hand: str, **slots: Any) -> CardState:
    """A table with these cards in hand; `mana` by colour names, anything else by slot."""
    state = GAME.new(players=slots.pop("players", 1), seed=1)
    assert isinstance(state, CardState)
    state.hand = tuple(NUMBER[card] for card in hand)
    for colour in slots.pop("mana", ()):
        state.mana[COLOURS.index(colour)] += 1
    for name, value in slots.items():
        setattr(state, name, value)
    state.changed()
    return state


def do(state: CardState, *moves: str) -> CardState:
    """Moves in their notation, one after another; saved and loaded before each, which must change nothing."""
    for move in moves:
        again = CardState.load(state.setting, state.dump())
        assert again.digest() == state.digest()
        assert again.options() == state.options()
        state.apply(state.parse(move))
    return state


def offered(state: CardState) -> list[str]:
    return [state.notation(option) for option in state.options()]


def effect(name: str, *path: int | str) -> str:
    """The notation of an inner program: `effect("determination", "basic", 0, "of", 1)`."""
    thing: Any = CARDS[NUMBER[name]]
    for part in path:
        thing = thing[part] if isinstance(part, int) or isinstance(thing, dict) else getattr(thing, part)
    return f"choose-effect e{GAME.setting(1).programs.number(thing)}"


STEP_KINDS: tuple[type[Step], ...] = GAME.steps
