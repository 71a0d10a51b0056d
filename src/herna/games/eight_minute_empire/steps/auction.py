"""The opening auction (chapter 3)."""

from __future__ import annotations

from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps.turn import begin_turn
from herna.games.eight_minute_family.steps.auction import SecretAuction


class Auction(SecretAuction[EmpireState], frozen=True):
    """Everybody bids at the same time and in secret for the right to begin (EME-3.1 to EME-3.5)."""

    clause = "EME-3.1"

    def won(self, state: EmpireState, winner: int) -> None:
        """The highest bid begins (EME-3.2, EME-3.3)."""
        begin_turn(state)
