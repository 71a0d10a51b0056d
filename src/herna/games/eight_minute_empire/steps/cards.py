"""Taking a card and choosing among its actions (chapters 4 and 5)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from herna.games.eight_minute_empire.components import NUMBERS
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps.armies import MoveArmies, PlaceArmies
from herna.games.eight_minute_empire.steps.cities import BuildCity
from herna.games.eight_minute_empire.steps.destruction import DestroyArmy
from herna.games.eight_minute_family.actions import DONE, Deed, Done, Perform, TakeCard
from herna.games.eight_minute_family.components import Part
from herna.games.eight_minute_family.events import ActionEnded, CardTaken, NothingToDo
from herna.games.eight_minute_family.steps.turn import TurnStep
from herna.kernel import Action, Automatic, IllegalAction, Prompt


class ChooseCard(TurnStep, frozen=True):
    """Take one card of the row, pay its price, and do what it says (EME-4.1 to EME-4.4)."""

    clause = "EME-4.1"

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        coins = state.coins[seat]
        if coins >= NUMBERS.row[-1]:
            return state.setting.take_card
        return [state.setting.take_card[slot] for slot, price in enumerate(NUMBERS.row) if price <= coins]

    def take(self, state: EmpireState, seat: int, action: TakeCard) -> None:
        price = NUMBERS.row[action.slot]
        number = state.row.pop(action.slot)
        card = state.setting.cards[number]
        state.coins[seat] -= price
        state.cards[seat] += (number,)
        if state.events is not None:
            state.tell(CardTaken(seat, action.slot, card.id, price))
        if card.combine == "single":
            begin(state, seat, card.actions[0])
        else:
            state.push(ChooseAction(number))

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, TakeCard) and 0 <= action.slot < len(state.row):
            price = NUMBERS.row[action.slot]
            return IllegalAction("card-too-dear", clause="EME-4.3", price=price, coins=state.coins[seat])
        return IllegalAction("card-first", clause="EME-4.1")


class ChooseAction(TurnStep, frozen=True):
    """One of the two actions of a "/" card; the order of the two of a "+" card (EME-5.11, EME-5.12)."""

    card: int

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        parts = state.setting.cards[self.card].actions
        able = [part for part in parts if step_of(part.do, part.n).possible(state, seat)]
        return [*(Perform(part.do, part.n) for part in able), DONE]

    def take(self, state: EmpireState, seat: int, action: Perform | Done) -> None:
        if isinstance(action, Done):
            state.tell(ActionEnded(seat))
            return
        card, chosen = state.setting.cards[self.card], Part(action.deed, action.n)
        if card.combine == "and":
            state.push(SecondAction(card.actions[1 - card.actions.index(chosen)]))
        begin(state, seat, chosen)

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        card = state.setting.cards[self.card]
        return Prompt("choose-action", {"card": card.id, "combine": card.combine})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        card = state.setting.cards[self.card]
        clause = "EME-5.11" if card.combine == "and" else "EME-5.12"
        if isinstance(action, Perform) and any(part.do == action.deed for part in card.actions):
            return IllegalAction("deed-impossible", clause=clause, deed=action.deed)
        return IllegalAction("not-on-card", clause=clause)


class SecondAction(Automatic, frozen=True):
    """The other action of a "+" card (EME-5.11)."""

    part: Part

    def run(self, state: EmpireState) -> None:
        begin(state, state.turn, self.part)


@cache
def step_of(deed: Deed, n: int) -> Any:
    """The step that carries out an action of a card."""
    match deed:
        case "place":
            return PlaceArmies(n)
        case "move":
            return MoveArmies(n)
        case "sail":
            return MoveArmies(n, sea=True)
        case "city":
            return BuildCity(n)
        case "destroy":
            return DestroyArmy(n)


def begin(state: EmpireState, seat: int, part: Part) -> None:
    """Start an action of a card; where nothing can be done it is over at once (EME-5.13)."""
    step = step_of(part.do, part.n)
    if step.possible(state, seat):
        state.push(step)
    else:
        state.tell(NothingToDo(seat, part.do, step.missing(state, seat)))
