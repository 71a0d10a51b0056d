"""Setting up: heroes, board and decks, then the first cards of the legend (chapter 2)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.andor.actions import ChooseFigure
from herna.games.andor.components import NUMBERS
from herna.games.andor.events import FigureChosen, HelpRevealed, TrainingOver
from herna.games.andor.rules.plans import forget_plans
from herna.games.andor.state import NONE, NOWHERE, OPEN, PLAIN_DAY, TRAINING, AndorState
from herna.games.andor.steps.narrator import ReadCard, read_letter
from herna.games.andor.steps.sunrise import NewDay
from herna.games.andor.steps.turn import NextTurn
from herna.games.andor.vocabulary.values import LETTERS
from herna.games.programs import Frame, carry
from herna.kernel import Action, Automatic, Wording
from herna.kernel.kit import SeatStep

TRAINING_DAYS = 3
"""After this number the legend begins, whatever is missing."""


def empty_board(state: AndorState) -> None:
    """Everything in the box, nothing on the table."""
    setting = state.setting
    heroes = setting.players
    state.figure = [NONE] * heroes
    state.space = [setting.castle] * heroes
    state.strength = [NUMBERS.strength.start] * heroes
    state.willpower = [NUMBERS.willpower.start] * heroes
    state.hours = [0] * heroes
    state.asleep = [True] * heroes
    state.gold = [0] * heroes
    state.bag = [()] * heroes
    state.large = [NONE] * heroes
    state.helm = [False] * heroes
    state.gems = [()] * heroes
    state.fates = [NONE] * heroes
    state.fate_done = [False] * heroes
    state.visited = [0] * heroes
    forget_plans(state)
    state.beasts = [NONE] * setting.size
    state.garrison = ()
    state.held = ()
    state.ground = [()] * setting.size
    state.coins = [0] * setting.size
    state.fog = [0] * setting.size
    state.wells = [0] * len(setting.well_spaces)
    state.friends = (NOWHERE,) * 5
    state.closed = ()
    state.refuges = ()
    state.shut = ()
    state.castle = 0
    state.farmers_in = 0
    state.delivered = 0
    state.market = setting.market
    state.stock = setting.box
    state.supply = list(setting.figures)
    state.beaten = ()
    state.deck = setting.deck
    state.events_used = ()
    state.top_known = False
    state.lake = tuple(range(len(setting.lake_ids)))
    state.dragon_deck = tuple(range(len(setting.dragon_ids)))
    state.heap = tuple(range(len(setting.token_ids)))
    state.letters = ((),) * len(LETTERS)
    state.cards_read = ()
    state.helps = ()
    state.opponent = NONE
    state.lasting = ()
    state.today = PLAIN_DAY
    state.turn = 0
    state.first = NONE
    state.day = 0
    state.narrator = 0
    state.last = len(LETTERS) - 1
    state.flags = 0
    state.come_true = 0
    state.tasks = 0
    state.result = OPEN
    state.battle = None


class SetUp(Automatic, frozen=True):
    """Decks are shuffled and the cards of the legend laid at their letters; then everybody takes a hero."""

    def run(self, state: AndorState) -> None:
        setting = state.setting
        state.deck = shuffled(state, setting.deck)
        if setting.legend.deck == "silver-start":
            state.deck = (setting.start_card, *state.deck)
            state.top_known = True
        state.lake = shuffled(state, state.lake)
        state.dragon_deck = shuffled(state, state.dragon_deck)
        state.heap = shuffled(state, state.heap)
        lay_cards(state)
        state.push(BeginTraining() if setting.options.training else BeginLegend())
        if setting.options.figures == "choose":
            for seat in reversed(range(setting.players)):
                state.push(TakeFigure(seat))
        else:
            heroes = list(range(4))
            state.shuffle(heroes)
            state.figure = [2 * hero + state.below(2) for hero in heroes[: setting.players]]
            state.learnt = False


def shuffled(state: AndorState, cards: tuple[int, ...]) -> tuple[int, ...]:
    pile = list(cards)
    state.shuffle(pile)
    return tuple(pile)


def lay_cards(state: AndorState) -> None:
    """Cards at their letters; of variants one of each letter, of helps as many as the legend says."""
    setting = state.setting
    rows: list[list[int]] = [[] for _ in LETTERS]
    drawn: list[int] = []
    cards = setting.cards[: setting.story_cards]
    helps = [number for number, card in enumerate(cards) if card.help]
    state.shuffle(helps)
    drawn += sorted(helps[: setting.amount(setting.legend.helps)])
    for letter, name in enumerate(LETTERS[:-1]):
        variants = [number for number, card in enumerate(cards) if card.letter == name and card.variant]
        if variants:
            drawn.append(variants[state.below(len(variants))])
        for number, card in enumerate(cards):
            if card.letter == name and (not (card.variant or card.help) or number in drawn):
                rows[letter].append(number)
    state.helps = tuple(drawn)
    state.letters = tuple(tuple(row) for row in rows)
    state.learnt = False


class TakeFigure(SeatStep[AndorState, ChooseFigure], frozen=True):
    """A player takes one of the heroes that are left (AND-2.1)."""

    clause: ClassVar[str] = "AND-2.1"

    def options(self, state: AndorState, seat: int) -> Sequence[Action]:
        taken = {figure >> 1 for figure in state.figure if figure != NONE}
        return [ChooseFigure(figure) for figure in range(8) if figure >> 1 not in taken]

    def take(self, state: AndorState, seat: int, action: ChooseFigure) -> None:
        state.figure[seat] = action.figure
        state.tell(FigureChosen(seat, action.figure))


class BeginTraining(Automatic, frozen=True):
    """The first day without creatures, from the start (AND-13.3)."""

    def run(self, state: AndorState) -> None:
        setting = state.setting
        figures, cards = state.figure, state.cards_read
        clear_table(state)
        state.figure, state.cards_read = figures, cards
        state.flags = TRAINING
        state.push(EndTraining())
        state.push(NextTurn())
        state.push(NewDay())
        for number in reversed(range(setting.story_cards, len(setting.cards))):
            if number not in cards:
                state.push(ReadCard(number))
        carry(state, Frame(setting.training_program))


class EndTraining(Automatic, frozen=True):
    """The first day is over: on with the legend if all tasks are done, else once more (AND-13.3)."""

    def run(self, state: AndorState) -> None:
        done = state.tasks == (1 << len(state.setting.training_tasks)) - 1
        again = not done and state.day < TRAINING_DAYS
        if done or again:
            state.tell(TrainingOver(done))
        if again:
            state.push(BeginTraining())
        else:
            state.flags &= ~TRAINING
            state.push(BeginLegend(trained=True))


def clear_table(state: AndorState) -> None:
    """Heroes and board as at the very beginning; decks and cards stay as they are."""
    setting = state.setting
    heroes = setting.players
    state.strength, state.willpower = [NUMBERS.strength.start] * heroes, [NUMBERS.willpower.start] * heroes
    state.gold = [0] * heroes
    state.hours, state.asleep = [0] * heroes, [True] * heroes
    state.coins, state.fog = [0] * setting.size, [0] * setting.size
    state.wells = [0] * len(setting.well_spaces)
    state.tasks = 0


class BeginLegend(Automatic, frozen=True):
    """The set-up of the legend, then the cards of letter A; play begins with the first hero (AND-2.7)."""

    trained: bool = False

    def run(self, state: AndorState) -> None:
        setting = state.setting
        if self.trained:
            state.coins, state.fog = [0] * setting.size, [0] * setting.size
            state.wells = [0] * len(setting.well_spaces)
            state.day = 0
            state.asleep = [True] * len(state.asleep)
        state.push(NextTurn())
        state.push(FirstDay())
        tell_helps(state)
        read_letter(state)
        if not self.trained:
            carry(state, Frame(setting.setup_program))


def tell_helps(state: AndorState) -> None:
    """The helps that were drawn lie open from the start (AND-17.10)."""
    for number in state.helps:
        card = state.setting.cards[number]
        if card.help:
            promise = card.goal or card.title
            state.tell(HelpRevealed(card.id, Wording(promise.en, promise.cs)))


class FirstDay(Automatic, frozen=True):
    """The first day begins, unless a card has let the sun rise already."""

    def run(self, state: AndorState) -> None:
        if not state.day:
            state.push(NewDay())
