"""Whole pieces of a turn, tried out on a copy of an imagined state: cards with their mana and questions, walks."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.advice.gifts import BLOCK, HEAL, INFLUENCE, MELEE, MOVE, RANGED, SIEGE, card_quality
from herna.games.mage_knight.advice.means import Chain
from herna.games.mage_knight.fight.duel import block_against, blow_now
from herna.games.mage_knight.fight.foes import attack_now, block_now
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState, Side
from herna.games.mage_knight.steps.fight.phases import PhaseStep
from herna.games.mage_knight.steps.fight.start import CallOut
from herna.games.mage_knight.steps.joint.assault import EnterCity
from herna.games.mage_knight.steps.rivals.exchange import RivalStep
from herna.games.mage_knight.steps.turn.hub import PlayTurn
from herna.games.mage_knight.values import NO_ATTACK
from herna.kernel import Action

HUBS = (PlayTurn, PhaseStep, RivalStep, EnterCity)
DEEP = 3
"""How many questions in a row are tried out together."""
Measure = Callable[[KnightState, int], float]


def attack_made(state: KnightState, seat: int) -> float:
    """What the attack that a hero is making amounts to."""
    fight = state.fight_of(seat)
    if fight is not None and fight.kind == "heroes":
        return blow_now(state, seat).value
    return attack_now(state, seat).total if fight is not None and fight.of(seat).targets else 0


def block_made(state: KnightState, seat: int) -> float:
    """What the block that a hero is making amounts to."""
    fight = state.fight_of(seat)
    if fight is not None and fight.kind == "heroes":
        return block_against(state, seat) if fight.phase == "block" else 0
    return block_now(state, seat).total if fight is not None and fight.of(seat).blocking != NO_ATTACK else 0


def in_turn(name: str) -> Measure:
    """How many points of a kind a hero has in his open turn."""

    def count(state: KnightState, seat: int) -> float:
        turn = state.turns[seat]
        return 0 if turn is None else float(getattr(turn.points, name))

    return count


MEASURES: dict[int, Measure] = {
    MOVE: in_turn("move"),
    INFLUENCE: in_turn("influence"),
    HEAL: in_turn("healing"),
    MELEE: attack_made,
    RANGED: attack_made,
    SIEGE: attack_made,
    BLOCK: block_made,
}
"""How many points of a kind have been made."""


def at_hub(state: KnightState) -> bool:
    """Is it the seat's free choice what comes next, rather than an answer to a question?"""
    return not state.over and isinstance(state.steps[-1], HUBS)


def after_all(state: KnightState, seat: int, actions: Sequence[Action]) -> KnightState:
    """The table after these actions."""
    if not actions:
        return state
    after = state.copy()
    for action in actions:
        after.apply(action, seat)
    return after


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
    def side(self) -> Side:
        """The hero's side of the fight as it stands now."""
        return self.state.fighting(self.seat).of(self.seat)

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
                alike = [replace(unit, id=NONE) for unit in units]
                return act.ActivateUnit(alike.index(alike[action.place]), action.ability)
        return action

    def walk(self, hexes: Iterable[int]) -> bool:
        """Step by step, as far as nobody is provoked."""
        for spot in hexes:
            self.start_fight(act.MoveTo(spot))
            if self.stopped or self.state.fight_of(self.seat) is not None:
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
        return 10.0 * measure(state, seat) + kept
