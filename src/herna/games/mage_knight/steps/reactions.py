"""What may be used in the turns of others: as one likes, or when an effect is announced that touches one."""

from __future__ import annotations

from typing import ClassVar

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.remembered import off_top
from herna.games.mage_knight.rules.tactic import may_use, use_tactic
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.last_turns import turn_to_come
from herna.games.mage_knight.steps.plunder import may_plunder, plunder
from herna.games.mage_knight.steps.skills import options_of_others, use_skill
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep


def open_to(state: KnightState, seat: int) -> list[Action]:
    """What a seat may do before its turn or in the turn of another, while it has a turn to come in this round
    (MK-5.10, MK-5.11)."""
    if not turn_to_come(state, seat):
        return []
    found: list[Action] = [act.Plunder()] if may_plunder(state, seat) else []
    if state.skills[seat]:
        found += options_of_others(state, seat)
    if may_use(state, seat, "before-turn-once-then-flip") and state.hand[seat]:
        found.append(act.UseTactic())
    return found + sparing_options(state, seat)


def sparing_options(state: KnightState, seat: int) -> list[Action]:
    """Once before each turn the tactic that spares cards takes the top card of the deck, or gives all it has."""
    if state.sparing_done[seat] or not may_use(state, seat, "before-each-turn"):
        return []
    found: list[Action] = [act.SpareCard()] if state.deck[seat] else []
    if state.spared[seat]:
        found.append(act.TakeSpared())
    return found


def react(state: KnightState, seat: int, action: Action) -> None:
    """A seat uses something that is allowed before its turn."""
    match action:
        case act.Plunder():
            plunder(state, seat)
        case act.UseTactic():
            use_tactic(state, seat)
        case act.UseSkill(skill=skill):
            use_skill(state, seat, skill)
        case act.SpareCard():
            state.sparing_done[seat] = True
            state.spared[seat] += state.deck[seat][-1:]
            state.deck[seat] = state.deck[seat][:-1]
            off_top(state, seat, 1)
        case act.TakeSpared():
            state.reveal()
            state.sparing_done[seat] = True
            state.hand[seat] = tuple(sorted(state.hand[seat] + state.spared[seat]))
            state.spared[seat] = ()
            state.tactic_used[seat] = True


class OpenToOthers(SeatStep[KnightState, Action], frozen=True):
    """A step of a seat's open turn in which others may use what is allowed between their turns; nobody waits for
    them.

    A step says what the seat itself may do; what others may do is the same in all of them.
    """

    prompt_of_others: ClassVar[Prompt] = Prompt("turn", {"phase": "waiting"})

    def own_options(self, state: KnightState) -> list[Action]:
        """What the seat whose turn it is may do."""
        raise NotImplementedError(type(self).__name__)

    def own_take(self, state: KnightState, action: Action) -> None:
        """That seat does something."""
        raise NotImplementedError(type(self).__name__)

    def own_prompt(self, state: KnightState) -> Prompt:
        """What that seat is asked."""
        return super().prompt(state, self.seat)

    def own_refusal(self, state: KnightState, action: Action) -> IllegalAction:
        """Why that seat cannot do this."""
        return super().refusal(state, self.seat, action)

    def seats(self, state: KnightState) -> tuple[int, ...]:
        others = (seat for seat in range(state.setting.players) if seat != self.seat and open_to(state, seat))
        return (self.seat, *others)

    def awaited(self, state: KnightState) -> tuple[int, ...]:
        return (self.seat,)

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return self.own_options(state) if seat == self.seat else open_to(state, seat)

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return self.own_prompt(state) if seat == self.seat else self.prompt_of_others

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if seat == self.seat:
            self.own_take(state, action)
        else:
            state.push(self)
            react(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return self.own_refusal(state, action) if seat == self.seat else reaction_refusal(state, seat, action)


def reaction_refusal(state: KnightState, seat: int, action: Action) -> IllegalAction:
    """Why a seat cannot do this in the turn of another."""
    kinds = (act.Plunder, act.UseSkill, act.UseTactic, act.SpareCard, act.TakeSpared)
    if isinstance(action, kinds) and not turn_to_come(state, seat):
        return IllegalAction("last-turn-over", clause="MK-5.12")
    if isinstance(action, act.Plunder):
        return plunder_refusal(state, seat)
    if isinstance(action, act.AnswerProposal):
        return IllegalAction("no-proposal", clause="MK-25.6")
    return IllegalAction("not-your-turn", clause="MK-5.10", turn=state.turn + 1)


def plunder_refusal(state: KnightState, seat: int) -> IllegalAction:
    """Why a village cannot be plundered now: it was, or there is none."""
    code = "plundered-already" if state.plundered[seat] else "no-village-here"
    return IllegalAction(code, clause="MK-7.9")


class Forewarn(Automatic[KnightState], frozen=True):
    """An effect that touches a seat is announced: if it has something to use, it is asked first."""

    seat: int

    def run(self, state: KnightState) -> None:
        if open_to(state, self.seat):
            state.push(Forewarned(self.seat))


class Forewarned(SeatStep[KnightState, Action], frozen=True):
    """Use something before the effect is carried out?"""

    clause = "MK-5.11"

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [*open_to(state, seat), act.Done()]

    def take(self, state: KnightState, seat: int, action: Action) -> None:
        if not isinstance(action, act.Done):
            state.push(Forewarn(seat))
            react(state, seat, action)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return reaction_refusal(state, seat, action)
