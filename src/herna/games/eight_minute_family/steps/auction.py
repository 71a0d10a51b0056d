"""The opening auction: everybody bids at the same time and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, ClassVar

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_family.events import AuctionWon, BidMade, BidsShown
from herna.games.eight_minute_family.state import NO_BID, FamilyState
from herna.kernel import Action, IllegalAction, Prompt, Step


class SecretAuction(Step, frozen=True):
    """Everybody bids; the highest pays; of those that tie the youngest, or a die, decides. A game says what is won."""

    clause: ClassVar[str]

    def won(self, state: Any, winner: int) -> None:
        """What the winner has won."""
        raise NotImplementedError

    def seats(self, state: FamilyState) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid == NO_BID)

    def options(self, state: FamilyState, seat: int) -> Sequence[Action]:
        return state.setting.bids[: state.coins[seat] + 1]

    def take(self, state: FamilyState, seat: int, action: Bid) -> None:
        state.bids = (*state.bids[:seat], action.coins, *state.bids[seat + 1 :])
        state.tell(BidMade(seat))
        if NO_BID in state.bids:
            state.push(self)
        else:
            self.open_hands(state)

    def open_hands(self, state: FamilyState) -> None:
        """All bids are shown at once; the highest pays and wins."""
        setting = state.setting
        highest = max(state.bids)
        tied = [seat for seat, bid in enumerate(state.bids) if bid == highest]
        if len(tied) == 1:
            winner, by = tied[0], "highest"
        elif setting.tie == "die":
            winner, by = tied[state.below(len(tied))], "die"
        else:
            winner, by = setting.youngest(tied), "youngest" if setting.ages else "order"
        state.coins[winner] -= highest
        state.turn = winner
        state.reveal()
        state.tell(BidsShown(state.bids))
        state.tell(AuctionWon(winner, highest, by))
        self.won(state, winner)

    def prompt(self, state: FamilyState, seat: int) -> Prompt:
        return Prompt("auction", {"coins": state.coins[seat]})

    def refusal(self, state: FamilyState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            return IllegalAction("bid-too-high", clause=self.clause, bid=action.coins, coins=state.coins[seat])
        return IllegalAction("auction-first", clause=self.clause)
