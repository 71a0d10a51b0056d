"""How a turn begins: what may be done before it, announcing, forfeiting, and what the space gives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import AnnounceEnd, Plunder, SpareCard, StartTurn, TakeSpared, UseSkill, UseTactic
from herna.games.mage_knight.centre import come_back, touch_others
from herna.games.mage_knight.hero import site_at
from herna.games.mage_knight.plunder import may_plunder, plunder
from herna.games.mage_knight.rules.mana import BLACK, GOLD
from herna.games.mage_knight.state import FREE, NONE, POINTS, KnightState
from herna.games.mage_knight.steps.last_turns import announce
from herna.games.mage_knight.steps.skills import options_of_others, use_skill
from herna.games.mage_knight.steps.turn import Turn
from herna.games.mage_knight.tactic import may_use, use_tactic
from herna.games.programs import end
from herna.kernel import Action, Automatic, IllegalAction
from herna.kernel.kit import SeatStep


class BeginTurn(Automatic[KnightState], frozen=True):
    """A seat is on turn: what lasted until now is over; what may be used before a turn is offered."""

    seat: int

    def run(self, state: KnightState) -> None:
        state.tell(told.TurnBegan(self.seat))
        state.push(Decide(self.seat))
        come_back(state, self.seat)
        end(state, "next-turn", self.seat)
        question = BeforeTurn(self.seat)
        if question.options(state, self.seat) != [StartTurn()]:
            state.push(question)


class BeforeTurn(SeatStep[KnightState, Any], frozen=True):
    """What may be used before one's own turn; a tactic that spares cards must be."""

    clause = "MK-5.1"

    spared: bool = False

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        found: list[Action] = [Plunder()] if may_plunder(state, seat, before=True) else []
        found += options_of_others(state, seat)
        if may_use(state, seat, "before-turn-once-then-flip") and state.hand[seat]:
            found.append(UseTactic())
        if not self.spared and may_use(state, seat, "before-each-turn"):
            choices: list[Action] = [SpareCard()] if state.deck[seat] else []
            if state.spared[seat]:
                choices.append(TakeSpared())
            if choices:
                return [*found, *choices]
        return [*found, StartTurn()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if isinstance(action, StartTurn):
            return
        again = replace(self, spared=True) if isinstance(action, SpareCard | TakeSpared) else self
        state.push(AskBeforeTurn(again))
        match action:
            case Plunder():
                plunder(state, seat)
            case UseTactic():
                use_tactic(state, seat)
            case UseSkill(skill=skill):
                use_skill(state, seat, skill)
            case SpareCard():
                state.spared[seat] += state.deck[seat][-1:]
                state.deck[seat] = state.deck[seat][:-1]
            case TakeSpared():
                state.reveal()
                state.hand[seat] = tuple(sorted(state.hand[seat] + state.spared[seat]))
                state.spared[seat] = ()
                state.tactic_used[seat] = True


class AskBeforeTurn(Automatic[KnightState], frozen=True):
    """What else may be used before the turn, if anything."""

    question: BeforeTurn

    def run(self, state: KnightState) -> None:
        if self.question.options(state, self.question.seat) != [StartTurn()]:
            state.push(self.question)


class Decide(Automatic[KnightState], frozen=True):
    """With an empty deck the end of the round may be announced; with an empty hand too it must be."""

    seat: int

    def run(self, state: KnightState) -> None:
        seat = self.seat
        if state.deck[seat]:
            open_turn(state, seat)
        elif state.closing:
            if state.hand[seat]:
                open_turn(state, seat)
            else:
                state.tell(told.TurnForfeited(seat))
        elif state.hand[seat]:
            state.push(PlayOrAnnounce(seat))
        else:
            announce_end(state, seat)


class PlayOrAnnounce(SeatStep[KnightState, AnnounceEnd | StartTurn], frozen=True):
    """Play on, or give up this turn and announce the end of the round?"""

    clause = "MK-2.8"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [StartTurn(), AnnounceEnd()]

    def take(self, state: KnightState, seat: int, action: AnnounceEnd | StartTurn) -> None:
        if isinstance(action, AnnounceEnd):
            announce_end(state, seat)
        else:
            open_turn(state, seat)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("turn-not-begun", clause=self.clause)


def announce_end(state: KnightState, seat: int) -> None:
    """The turn is given up and the end of the round announced."""
    announce(state, seat)
    state.tell(told.EndAnnounced(seat))


def open_turn(state: KnightState, seat: int) -> None:
    """A turn that is played: nothing is used yet, and a magical glade gives its token."""
    state.phase = FREE
    state.action_used = False
    state.points = [0] * POINTS
    state.dice_used = 0
    state.searched = False
    state.card_done = False
    state.began_empty = not state.hand[seat]
    state.crystals_spent = [0] * 4
    state.wounds_to_hand = state.wounds_to_discard = 0
    state.rewards = ()
    state.plundered[seat] = False
    if state.place[seat] == NONE:
        state.place[seat] = state.setting.portal
    state.trail = (state.place[seat],)
    if site_at(state, state.place[seat]) == "magical-glade":
        state.mana[seat][BLACK if state.night else GOLD] += 1
    state.push(Turn())
    touch_others(state, seat)
