"""Drawing cards in the middle of a turn, and the tactic of the long night when the deck runs out meanwhile."""

from __future__ import annotations

from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.hero import draw
from herna.games.mage_knight.rules.tactic import tactic_of, use_tactic
from herna.games.mage_knight.state import KnightState
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep


def night_helps(state: KnightState, seat: int) -> bool:
    """Does a seat have the tactic of the long night, and an empty deck that it can fill?"""
    return not state.deck[seat] and bool(state.discard[seat]) and tactic_of(state, seat) == "long-night"


def draw_on(state: KnightState, seat: int, count: int) -> None:
    """Draw cards; if the deck runs out before all are drawn, the tactic of the long night may be used (MK-2.6)."""
    missing = count - draw(state, seat, count)
    if missing > 0 and night_helps(state, seat):
        state.push(NightInBetween(seat, missing))


class DrawOn(Automatic[KnightState], frozen=True):
    """The rest of the cards is drawn."""

    seat: int
    count: int

    def run(self, state: KnightState) -> None:
        draw(state, self.seat, self.count)


class NightInBetween(SeatStep[KnightState, act.UseTactic | act.Done], frozen=True):
    """The deck is empty while one draws for an effect: use the tactic of the long night now?"""

    clause = "MK-2.6"

    missing: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.UseTactic(), act.Done()]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("use-long-night")

    def take(self, state: KnightState, seat: int, action: act.UseTactic | act.Done) -> None:
        if isinstance(action, act.UseTactic):
            state.push(DrawOn(seat, self.missing))
            use_tactic(state, seat)


DRAWING_STEPS = (DrawOn, NightInBetween)
