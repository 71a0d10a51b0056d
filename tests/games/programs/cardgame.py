"""A test game that consists of cards only: a hand of them, mana, points, an enemy. Each card is a program.

It has the shapes that the heavy games need: cards that cost mana or other cards, cards inside cards, things that are
bound, programs put by, standing words, dice that may be rolled again.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

from herna.games.programs import (
    PROGRAM_ACTIONS,
    PROGRAM_STEPS,
    Frame,
    Ledger,
    carry,
    end,
    happen,
    possible,
)
from herna.kernel import Action, Dice, Game, Options, Ref, Setting, State, Step, View
from herna.kernel.kit import SeatStep
from tests.games.programs.carddeeds import (
    DiscardCard,
    Discarding,
    Done,
    Inside,
    Paying,
    PayWith,
    PlayInside,
    SwapDie,
    Swapping,
    without,
)
from tests.games.programs.cardwords import (
    CARDS,
    COLOURS,
    NUMBER,
    WORDS,
    CardSetting,
    CardState,
)


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
