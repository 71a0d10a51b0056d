"""Deployment: one action in turn, and what is not an action (chapter 5)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, ClassVar

from herna.games.monster_lands import actions as act
from herna.games.monster_lands.dice import HAGGLE, STRENGTH, pool_kinds, pool_size
from herna.games.monster_lands.events import TurnPassed
from herna.games.monster_lands.rules.clan import can_be_sent
from herna.games.monster_lands.setting import ARMORY, LABORATORY, LODGE, MARKET, MINE, PAWNSHOP, TAVERN
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps import armory, laboratory, lodge, market, mine, outing, pawnshop, settled, tavern
from herna.games.monster_lands.steps.free import FREE_ACTIONS, do_free, free_options
from herna.games.monster_lands.steps.market import Hands
from herna.games.monster_lands.steps.refusals import turn_refusal
from herna.games.monster_lands.steps.sam import SamsTurn
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import TurnStep

PASS = act.PassTurn()
SHOPS = ((LODGE, lodge.can_buy), (TAVERN, tavern.can_buy), (ARMORY, armory.can_buy), (MARKET, market.can_buy))


class NextTurn(Automatic[LandsState], frozen=True):
    """The next seat clockwise that has not passed; when all have, the phase is over (ML-5.1, ML-5.2).

    Alone Sam moves after every action, as long as there are dice in the pool (ML-17.2); in plans nobody knows where.
    """

    opening: bool = False

    def run(self, state: LandsState) -> None:
        players, company = state.setting.players, state.setting.company
        if company.chance_waits and not state.passed and pool_size(state, state.turn):
            state.reveal()
        if company.sam_moves and not self.opening and not state.passed and pool_size(state, state.turn):
            state.push_all([SamsTurn(), NextTurn(opening=True)])
            return
        for offset in range(1, players + 1):
            seat = (state.turn + offset) % players
            if not state.passed >> seat & 1:
                state.turn = seat
                state.push(NextTurn())
                state.push(Turn())
                return


class Turn(TurnStep[LandsState, Action], frozen=True):
    """One action, and before it anything that is none (ML-5.1, ML-5.3)."""

    clause: ClassVar[str] = "ML-5.1"

    had: Hands = ()
    """Equipment cards that changed hands in this turn, each with somebody who has had it."""

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        found = placements(state, seat)
        if not found:
            found.append(PASS)
        found += free_options(state, seat, self.had)
        return found

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        return Prompt("turn", {"dice": pool_size(state, seat)})

    def refusal(self, state: LandsState, seat: int, action: Action) -> IllegalAction:
        return turn_refusal(state, seat, action)

    def take(self, state: LandsState, seat: int, action: Action) -> None:
        kind = type(action)
        if kind in FREE_ACTIONS:
            if isinstance(action, act.GiveGear):
                giver = (action.gear, state.bearer[action.gear])
                state.push(Turn((*self.had, giver, (action.gear, action.member))))
            else:
                state.push(self)
            do_free(state, seat, action)
        elif isinstance(action, act.PassTurn):
            state.passed |= 1 << seat
            state.strength[seat] = state.magic[seat] = 0
            state.haggle[seat] = ()
            state.tell(TurnPassed(seat))
        else:
            ENTER[kind](state, seat, action)


def placements(state: LandsState, seat: int) -> list[Action]:
    """Every action that a die of the pool allows (ML-5.1)."""
    found: list[Action] = []
    strength, magic, haggle = state.strength[seat], state.magic[seat], state.haggle[seat]
    if not (strength or magic or haggle):
        return found
    setting = state.setting
    houses, panic = state.houses, state.panic | setting.closed
    dice = [STRENGTH] if strength else []
    dice += [HAGGLE + value for value in dict.fromkeys(haggle)]
    if dice:
        for building, can_buy in SHOPS:
            if NONE in houses[building] and not panic >> building & 1:
                visit = setting.visit[building]
                found += [visit[die] for die in dice if die in visit and can_buy(state, seat, die)]
    if magic and not panic >> LABORATORY & 1:
        found += [setting.brew[space] for space, die in enumerate(houses[LABORATORY]) if die == NONE]
    if strength and not panic >> MINE & 1:
        found += mine.options(state, strength)
    if not panic >> PAWNSHOP & 1:
        found += [setting.pawn[die] for die in pool_kinds(state, seat)]
    if can_be_sent(state, seat):
        found += outing.options(state, seat)
    if state.lands[seat]:
        found += settled.options(state, seat)
    return found


VISIT = {LODGE: lodge.enter, TAVERN: tavern.enter, ARMORY: armory.enter, MARKET: market.enter}


def visit(state: LandsState, seat: int, action: act.Visit) -> None:
    VISIT[action.building](state, seat, action.die)


ENTER: dict[type[Action], Callable[[LandsState, int, Any], None]] = {
    act.Visit: visit,
    act.Brew: laboratory.enter,
    act.Dig: mine.enter,
    act.Pawn: pawnshop.enter,
    act.Send: outing.enter,
    act.UseLand: settled.enter,
}
