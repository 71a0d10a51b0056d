"""Heroes are bid for with fame: an auction before the game."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.actions import AgreeToHero, Bid, ChooseHero, GiveUpHero, WantHero
from herna.games.mage_knight.events import variants as news
from herna.games.mage_knight.rules.fame import most_debt
from herna.games.mage_knight.rules.supply import deal_hero
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.setup import ChooseOwnHero
from herna.kernel import Action, Automatic, IllegalAction, Prompt
from herna.kernel.kit import SeatStep, Volunteers


def without_hero(state: KnightState) -> tuple[int, ...]:
    """The seats that lead no hero yet, in the drawn order."""
    return tuple(seat for seat in state.order if seat < state.setting.players and state.hero[seat] == NONE)


def least_bid(state: KnightState, seat: int, leader: int, fame: int) -> int:
    """What a seat has to bid at least: as much as the highest bid if it comes before that bidder in the drawn order,
    else more."""
    return fame if state.order.index(seat) < state.order.index(leader) else fame + 1


def bids(state: KnightState, seat: int, leader: int, fame: int) -> list[Action]:
    """Every bid that a seat could make now; nobody owes more than the last row of the track has spaces."""
    most = state.fame[seat] + most_debt(state)
    return [Bid(amount) for amount in range(least_bid(state, seat, leader, fame), most + 1)]


def bid_refusal(state: KnightState, seat: int, leader: int, fame: int, clause: str) -> IllegalAction:
    """Why a bid is none: too little, or more than anybody may owe."""
    least, most = least_bid(state, seat, leader, fame), state.fame[seat] + most_debt(state)
    return IllegalAction("bid-limits", clause=clause, least=least, most=most)


def hand_over(state: KnightState, seat: int, hero: int, fame: int) -> None:
    """A hero is a seat's, which pays what it has bid."""
    if fame:
        state.fame[seat] -= fame
        state.tell(news.FamePaid(seat, fame))
    deal_hero(state, seat, hero)
    state.tell(told.HeroChosen(seat, hero))


class NextHero(Automatic[KnightState], frozen=True):
    """The first in the drawn order who has no hero yet names one; also who has just lost an auction."""

    def run(self, state: KnightState) -> None:
        waiting = without_hero(state)
        if waiting:
            state.push_all([NameHero(waiting[0]), NextHero()])


class NameHero(SeatStep[KnightState, WantHero], frozen=True):
    """Which of the heroes that are left does somebody want?"""

    clause = "MK-30.1"

    def options(self, state: KnightState, seat: int) -> Sequence[Action]:
        left = ChooseOwnHero(seat).options(state, seat)
        return [WantHero(choice.hero) for choice in left if isinstance(choice, ChooseHero)]

    def take(self, state: KnightState, seat: int, action: WantHero) -> None:
        rivals = tuple(other for other in without_hero(state) if other != seat)
        if not rivals:
            hand_over(state, seat, action.hero, 0)
            return
        state.tell(news.HeroWanted(seat, action.hero))
        state.push(ContestHero(seat=seat, hero=action.hero, waiting=rivals))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, WantHero):
            return IllegalAction("hero-taken", clause=self.clause)
        return super().refusal(state, seat, action)


class ContestHero(Volunteers[KnightState, AgreeToHero | Bid], frozen=True, kw_only=True):
    """Everybody without a hero agrees, or bids for him; all at once, and the first bid begins the auction."""

    clause = "MK-30.2"

    seat: int
    """Who wants the hero."""
    hero: int

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [AgreeToHero(), *bids(state, seat, self.seat, 0)]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("contest-hero", {"hero": state.setting.names("hero")[self.hero]})

    def take(self, state: KnightState, seat: int, action: AgreeToHero | Bid) -> None:
        if isinstance(action, Bid):
            first = RaiseBid(seat, self.hero, self.seat, 0, without_hero(state))
            first.take(state, seat, action)
            return
        self.next_after(state, seat)
        if self.waiting == (seat,):
            hand_over(state, self.seat, self.hero, 0)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            return bid_refusal(state, seat, self.seat, 0, self.clause)
        return super().refusal(state, seat, action)


class RaiseBid(SeatStep[KnightState, GiveUpHero | Bid], frozen=True):
    """Round and round in the drawn order: bid as much as one has to, or more, or give the hero up for good."""

    clause = "MK-30.3"

    hero: int
    leader: int
    """Who bids most so far ..."""
    fame: int
    """... and how much."""
    bidders: tuple[int, ...]
    """Those who have not given up, in the drawn order."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [GiveUpHero(), *bids(state, seat, self.leader, self.fame)]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        hero = state.setting.names("hero")[self.hero]
        return Prompt("raise-bid", {"hero": hero, "fame": self.fame})

    def take(self, state: KnightState, seat: int, action: GiveUpHero | Bid) -> None:
        at = self.bidders.index(seat)
        round_the_table = self.bidders[at + 1 :] + self.bidders[:at]
        step = self
        if isinstance(action, Bid):
            state.tell(news.FameBid(seat, action.fame))
            step = replace(self, leader=seat, fame=action.fame)
        else:
            state.tell(news.HeroGivenUp(seat))
            step = replace(self, bidders=tuple(other for other in self.bidders if other != seat))
        others = [other for other in round_the_table if other != step.leader]
        if others:
            state.push(replace(step, seat=others[0]))
        else:
            hand_over(state, step.leader, step.hero, step.fame)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if isinstance(action, Bid):
            return bid_refusal(state, seat, self.leader, self.fame, self.clause)
        return super().refusal(state, seat, action)


AUCTION_STEPS = (NextHero, NameHero, ContestHero, RaiseBid)
