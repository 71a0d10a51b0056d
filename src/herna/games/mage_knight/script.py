"""Whole pieces of a turn, tried out on a copy of an imagined state: cards with their mana and questions, walks."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.foes import attack_now, block_now, fighting
from herna.games.mage_knight.gifts import BLOCK, HEAL, INFLUENCE, MELEE, MOVE, RANGED, SIEGE, card_quality
from herna.games.mage_knight.means import Chain
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import Combat, KnightState
from herna.games.mage_knight.steps.combat import Fight
from herna.games.mage_knight.steps.combat_start import CallOut
from herna.games.mage_knight.steps.turn import Turn
from herna.kernel import Action

HUBS = (Turn, Fight)
DEEP = 3
"""So many questions in a row are tried out together."""
Measure = Callable[[KnightState], float]


def attack_made(state: KnightState) -> float:
    combat = state.combat
    return attack_now(state).total if combat is not None and combat.targets else 0


def block_made(state: KnightState) -> float:
    combat = state.combat
    return block_now(state).total if combat is not None and combat.blocking[0] != NONE else 0


MEASURES: dict[int, Measure] = {
    MOVE: lambda state: state.points[MOVE],
    INFLUENCE: lambda state: state.points[INFLUENCE],
    HEAL: lambda state: state.points[HEAL],
    MELEE: attack_made,
    RANGED: attack_made,
    SIEGE: attack_made,
    BLOCK: block_made,
}
"""How many points of a kind have been made."""


def at_hub(state: KnightState) -> bool:
    """Is it the seat's free choice what comes next, rather than an answer to a question?"""
    return not state.over and isinstance(state.steps[-1], HUBS)


class Script:
    """A piece of a turn as it is written: its actions so far, and the table after them."""

    def __init__(self, state: KnightState, seat: int) -> None:
        self.state, self.seat = state.copy(), seat
        self.actions: list[Action] = []
        self.stopped = False
        """Something was learnt, or what was to be done could not be: the piece ends here."""
        self.failed = False

    def do(self, action: Action) -> bool:
        """Do this if it is offered; false if the piece has come to its end."""
        if self.stopped or action not in self.state.options(self.seat):
            self.failed = self.failed or not self.stopped
            self.stopped = True
            return False
        self.state.apply(action, self.seat)
        self.actions.append(action)
        self.stopped = self.ended(self.state)
        return not self.stopped

    @property
    def combat(self) -> Combat:
        """The fight as it stands now."""
        return fighting(self.state)

    def ended(self, state: KnightState) -> bool:
        return state.over or state.learnt or state.seats_to_act[0] != self.seat

    def play(self, chain: Chain, kind: int) -> bool:
        """Use all of this for points of a kind."""
        measure = MEASURES[kind]
        return all(self.do(self.offered(way.action)) and self.settle(measure) for _, way in chain)

    def offered(self, action: Action) -> Action:
        """The action, or the same of another unit of the kind: of equal units only the first is offered."""
        if isinstance(action, act.ActivateUnit):
            units = self.state.units[self.seat]
            if action.place < len(units):
                return act.ActivateUnit(units.index(units[action.place]), action.ability)
        return action

    def walk(self, hexes: Iterable[int]) -> bool:
        """Step by step, as far as nobody is provoked."""
        for spot in hexes:
            self.start_fight(act.MoveTo(spot))
            if self.stopped or self.state.combat is not None:
                return False
        return True

    def start_fight(self, action: Action) -> None:
        """Begin a fight, with nobody called to it who need not be there."""
        if self.do(action) and isinstance(self.state.steps[-1], CallOut):
            self.do(act.Done())

    def settle(self, measure: Measure) -> bool:
        """Answer what a card asks so that it gives most."""
        while not self.stopped and not at_hub(self.state):
            action, _ = self.answer(self.state, measure, DEEP)
            self.do(action)
        return not self.stopped

    def answer(self, state: KnightState, measure: Measure, deep: int) -> tuple[Action, float]:
        """The best answer to a question, with those that follow it."""
        options = state.options(self.seat)
        if len(options) == 1:
            return options[0], 0.0
        best: tuple[Action, float] | None = None
        for action in options:
            after = state.copy()
            after.apply(action, self.seat)
            found = self.rate(after, measure)
            if deep > 1 and not self.ended(after) and not at_hub(after):
                found = max(found, self.answer(after, measure, deep - 1)[1])
            if best is None or found > best[1]:
                best = action, found
        assert best is not None
        return best

    def rate(self, state: KnightState, measure: Measure) -> float:
        """What matters while a card is played: its points, then everything that could be used up by it."""
        seat = self.seat
        hand = state.hand[seat]
        kept = sum(0.3 + 0.05 * card_quality(state.setting, card) for card in hand if card != WOUND)
        kept += 0.35 * sum(state.crystals[seat]) + 0.1 * sum(state.mana[seat]) - 1.5 * hand.count(WOUND)
        return 10.0 * measure(state) + kept
