"""The opening auction: everybody bids at the same time and in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Generic

from herna.games.eight_minute_family.actions import Bid
from herna.games.eight_minute_family.events import AuctionWon, BidMade, BidsShown
from herna.games.eight_minute_family.state import NO_BID, TableOf
from herna.kernel import Action, IllegalAction, Prompt, Step


class SecretAuction(Step[TableOf, Bid], Generic[TableOf], frozen=True):
    """Everybody bids; the highest pays; of those who tie the youngest, a die or a lot decides."""

    clause: ClassVar[str]

    def won(self, state: TableOf, winner: int) -> None:
        """What the winner has won."""
        raise NotImplementedError

    def seats(self, state: TableOf) -> tuple[int, ...]:
        return tuple(seat for seat, bid in enumerate(state.bids) if bid == NO_BID)

    def options(self, state: TableOf, seat: int) -> Sequence[Action]:
        return state.setting.bids[: state.coins[seat] + 1]

    def take(self, state: TableOf, seat: int, action: Bid) -> None:
        state.bids = (*state.bids[:seat], action.coins, *state.bids[seat + 1 :])
        state.tell(BidMade(seat))
        if NO_BID in state.bids:
            state.push(self)
        else:
            self.open_hands(state)

    def open_hands(self, state: TableOf) -> None:
        """All bids are shown at once; the highest pays and wins."""
        highest = max(state.bids)
        tied = [seat for seat, bid in enumerate(state.bids) if bid == highest]
        if len(tied) == 1:
            winner, by = tied[0], "highest"
        else:
            winner, by = self.settle(state, tied)
        state.coins[winner] -= highest
        state.turn = winner
        state.reveal()
        state.tell(BidsShown(state.bids))
        state.tell(AuctionWon(winner, highest, by))
        self.won(state, winner)

    def settle(self, state: TableOf, tied: list[int]) -> tuple[int, str]:
        """Of those who tie the youngest wins; a die or, where ages do not tell, a lot decides instead."""
        by_die = state.setting.tie == "die"
        drawn = tied if by_die else state.setting.youngest(tied)
        if len(drawn) == 1:
            return drawn[0], "youngest"
        return drawn[state.below(len(drawn))], "die" if by_die else "lot"

    def prompt(self, state: TableOf, seat: int) -> Prompt:
        return Prompt("auction", {"coins": state.coins[seat]})

    def refusal(self, state: TableOf, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            return IllegalAction("bid-too-high", clause=self.clause, bid=action.coins, coins=state.coins[seat])
        return IllegalAction("auction-first", clause=self.clause)
