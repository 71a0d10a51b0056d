"""The opening auction (chapter 3)."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.eight_minute_empire.actions import Bid
from herna.games.eight_minute_empire.events import AuctionWon, BidMade, BidsShown
from herna.games.eight_minute_empire.model import NO_BID, EmpireState
from herna.games.eight_minute_empire.steps.turn import begin_turn
from herna.kernel import Action, IllegalAction, Prompt, Step


class Auction(Step, frozen=True):
    """Everybody bids at the same time and in secret for the right to begin (EME-3.1 to EME-3.5)."""

    clause = "EME-3.1"

    def seats(self, state: EmpireState) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid == NO_BID)

    def options(self, state: EmpireState, seat: int) -> Sequence[Action]:
        return state.setting.bids[: state.coins[seat] + 1]

    def take(self, state: EmpireState, seat: int, action: Bid) -> None:
        state.bids = (*state.bids[:seat], action.coins, *state.bids[seat + 1 :])
        state.tell(BidMade(seat))
        if NO_BID in state.bids:
            state.push(self)
        else:
            self.open_hands(state)

    def open_hands(self, state: EmpireState) -> None:
        """The highest bid pays and begins; the youngest of those that tie, or a die, decides (EME-3.2, EME-3.3)."""
        setting = state.setting
        highest = max(state.bids)
        tied = [seat for seat, bid in enumerate(state.bids) if bid == highest]
        if len(tied) == 1:
            winner, by = tied[0], "highest"
        elif setting.options.tie == "die":
            winner, by = tied[state.below(len(tied))], "die"
        else:
            winner, by = setting.youngest(tied), "youngest" if setting.options.ages else "order"
        state.coins[winner] -= highest
        state.turn = winner
        state.reveal()
        state.tell(BidsShown(state.bids))
        state.tell(AuctionWon(winner, highest, by))
        begin_turn(state)

    def prompt(self, state: EmpireState, seat: int) -> Prompt:
        return Prompt("auction", {"coins": state.coins[seat]})

    def refusal(self, state: EmpireState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            return IllegalAction("bid-too-high", clause="EME-3.1", bid=action.coins, coins=state.coins[seat])
        return IllegalAction("auction-first", clause="EME-3.1")
