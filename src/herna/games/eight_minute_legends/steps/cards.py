"""Taking a card, its ability, and choosing among its actions (chapters 4, 5 and 6)."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import ClassVar

from herna.games.eight_minute_family.actions import DONE, Done, Perform, TakeCard
from herna.games.eight_minute_family.components import Part
from herna.games.eight_minute_family.events import ActionEnded, CardTaken, NothingToDo
from herna.games.eight_minute_family.steps.turn import TurnStep
from herna.games.eight_minute_legends.components import CARDS, NUMBERS
from herna.games.eight_minute_legends.events import CoinsGained
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps.armies import MoveArmies, PlaceArmies
from herna.games.eight_minute_legends.steps.cities import BuildCity
from herna.games.eight_minute_legends.steps.destruction import DestroyArmy
from herna.kernel import Action, Automatic, IllegalAction, Prompt

CardStep = PlaceArmies | MoveArmies | BuildCity | DestroyArmy

KEPT_IN = {"move-bonus": "moves", "army-bonus": "extra", "flying": "flying", "elixir": "elixirs", "coins-now": "coins"}
"""Where a state counts what an ability gives at once (LEG-6.2 to LEG-6.6); other abilities are points at the end."""
GAINED = tuple(
    tuple((KEPT_IN[ability.kind], ability.n) for ability in card.abilities if ability.kind in KEPT_IN) for card in CARDS
)
IMMUNITIES = {number for number, card in enumerate(CARDS) if any(gives.kind == "immune" for gives in card.abilities)}


def gain_card(state: LegendsState, seat: int, slot: int) -> int:
    """Pay a card, lay it before the seat and gain its ability for good (LEG-4.4, LEG-6.1)."""
    number = state.row.pop(slot)
    state.coins[seat] -= NUMBERS.row[slot]
    state.cards[seat] += (number,)
    for kept_in, n in GAINED[number]:
        getattr(state, kept_in)[seat] += n
        if kept_in == "coins":
            state.tell(CoinsGained(seat, n))
    if number in IMMUNITIES:
        state.immune = (*state.immune[:seat], True, *state.immune[seat + 1 :])
    return number


class ChooseCard(TurnStep, frozen=True):
    """Take one card of the row, pay its price, gain its ability and do what it says (LEG-4.1 to LEG-4.4)."""

    clause: ClassVar[str] = "LEG-4.1"

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        """The row may be short near the end (LEG-4.2, LEG-4.3, LEG-4.5)."""
        # Prices rise along the row, so what can be paid is its beginning.
        return state.setting.take_card[: bisect_right(NUMBERS.row, state.coins[seat], 0, len(state.row))]

    def take(self, state: LegendsState, seat: int, action: TakeCard) -> None:
        if state.events is not None:
            taken = state.setting.cards[state.row[action.slot]]
            state.tell(CardTaken(seat, action.slot, taken.id, NUMBERS.row[action.slot]))
        number = gain_card(state, seat, action.slot)
        card = state.setting.cards[number]
        if card.combine == "single":
            begin(state, seat, card.actions[0])
        elif card.combine == "and":
            state.push(SecondAction(card.actions[1]))
            begin(state, seat, card.actions[0])
        else:
            state.push(ChooseAction(number))

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, TakeCard) and 0 <= action.slot < len(state.row):
            price = NUMBERS.row[action.slot]
            return IllegalAction("card-too-dear", clause="LEG-4.3", price=price, coins=state.coins[seat])
        if isinstance(action, TakeCard):
            return IllegalAction("no-card-there", clause="LEG-4.5", cards=len(state.row))
        return IllegalAction("card-first", clause="LEG-4.1")


class ChooseAction(TurnStep, frozen=True):
    """One of the two actions of a "/" card (LEG-5.9)."""

    clause: ClassVar[str] = "LEG-5.9"
    card: int

    def options(self, state: LegendsState, seat: int) -> Sequence[Action]:
        parts = state.setting.cards[self.card].actions
        able = [part for part in parts if step_of(state, seat, part).possible(state, seat)]
        return [*(Perform(part.do, part.n) for part in able), DONE]

    def take(self, state: LegendsState, seat: int, action: Perform | Done) -> None:
        if type(action) is Done:
            state.tell(ActionEnded(seat))
        else:
            begin(state, seat, Part(action.deed, action.n))

    def prompt(self, state: LegendsState, seat: int) -> Prompt:
        return Prompt("choose-action", {"card": state.setting.cards[self.card].id})

    def refusal(self, state: LegendsState, seat: int, action: Action) -> IllegalAction:
        parts = state.setting.cards[self.card].actions
        if isinstance(action, Perform) and any(part.do == action.deed for part in parts):
            return IllegalAction("deed-impossible", clause="LEG-5.9", deed=action.deed)
        return IllegalAction("not-on-card", clause="LEG-5.9")


class SecondAction(Automatic, frozen=True):
    """The second action of a "+" card, after the first (LEG-5.10)."""

    part: Part

    def run(self, state: LegendsState) -> None:
        begin(state, state.turn, self.part)


def step_of(state: LegendsState, seat: int, part: Part) -> CardStep:
    """The step that carries out an action of a card, with the seat's abilities added (LEG-6.2, LEG-6.3)."""
    deed, n = part.do, part.n
    if deed == "move":
        return MoveArmies(n + state.moves[seat])
    if deed == "place":
        return PlaceArmies(n + state.extra[seat])
    return BuildCity(n) if deed == "city" else DestroyArmy(n)


def begin(state: LegendsState, seat: int, part: Part) -> None:
    """Start an action of a card; where nothing can be done it is over at once (LEG-5.11)."""
    step = step_of(state, seat, part)
    if step.possible(state, seat):
        state.push(step)
    else:
        state.tell(NothingToDo(seat, part.do, step.missing(state, seat)))
