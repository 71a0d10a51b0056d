"""How a joint assault comes about: whoever proposes it shares the defenders out, and all who are invited answer."""

from __future__ import annotations

from msgspec.structs import replace

from herna.games.mage_knight import actions as act
from herna.games.mage_knight import events as told
from herna.games.mage_knight.rules.cities import city_at
from herna.games.mage_knight.rules.hero import shows_if_all_wounds
from herna.games.mage_knight.rules.joint import (
    able,
    defenders_of,
    guests,
    new_sharings,
    proposal,
    sharings,
)
from herna.games.mage_knight.state import City, KnightState
from herna.games.mage_knight.steps.joint.assault import begin_joint
from herna.kernel import Action, IllegalAction, Prompt
from herna.kernel.kit import SeatStep, Volunteers


def propose(state: KnightState, seat: int, spot: int) -> None:
    """A hero is about to propose an assault. Whoever of those beside the city has nothing but wounds in hand says so
    and cannot be invited (MK-25.4)."""
    city = city_at(state, spot)
    assert city is not None
    fit = []
    for other in guests(state, seat, city):
        shows_if_all_wounds(state, other)
        if able(state, other):
            fit.append(other)
        else:
            state.wounds_seen[other] = len(state.hand[other])
            state.tell(told.UnfitToJoin(other))
    if fit and new_sharings(state, seat, city, fit):
        share_out(state, ShareOut(seat, city.hexes[0], tuple(fit), ()))


def share_out(state: KnightState, step: ShareOut) -> None:
    """The next hero gets his share; if there is but one way it is taken, and when all have theirs they are asked."""
    while len(step.shares) < len(step.fit):
        options = step.options(state, step.seat)
        if len(options) > 1:
            state.push(step)
            return
        step = step.given(options[0].n)
    step.put(state)


class ShareOut(SeatStep[KnightState, act.GiveDefenders], frozen=True):
    """How many defenders is the next of those to meet who can be invited? None: he is left out (MK-25.5)."""

    clause = "MK-25.5"

    city: int
    """The hex on which the garrison lies."""
    fit: tuple[int, ...]
    """Who can be invited."""
    shares: tuple[int, ...]
    """What the first of them get."""

    def guest(self) -> int:
        """Whose share is asked for."""
        return self.fit[len(self.shares)]

    def whole(self, state: KnightState) -> City:
        """The city that is to be assaulted."""
        city = city_at(state, self.city)
        assert city is not None
        return city

    def options(self, state: KnightState, seat: int) -> list[act.GiveDefenders]:
        at = len(self.shares)
        open_ways = new_sharings(state, seat, self.whole(state), self.fit)
        numbers = {shares[at] for shares in open_ways if shares[:at] == self.shares}
        return [act.GiveDefenders(self.guest(), n) for n in sorted(numbers, key=lambda n: (n == 0, n))]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        defenders = len(defenders_of(state, self.whole(state)))
        return Prompt("share-out", {"defenders": defenders, "left": defenders - sum(self.shares)})

    def given(self, n: int) -> ShareOut:
        """The question after the next hero has got his share."""
        return replace(self, shares=(*self.shares, n))

    def take(self, state: KnightState, seat: int, action: act.GiveDefenders) -> None:
        share_out(state, self.given(action.n))

    def put(self, state: KnightState) -> None:
        """The proposal is made: all who are invited are asked."""
        city, seat = self.whole(state), self.seat
        given = {other: n for other, n in zip(self.fit, self.shares, strict=True) if n}
        defenders = len(defenders_of(state, city))
        keeps = defenders - sum(self.shares)
        state.tell(told.AssaultProposed(seat, self.city, defenders))
        for other, n in {seat: keeps, **given}.items():
            state.tell(told.DefendersOffered(other, n))
        wanted = proposal(state, city, self.fit, self.shares)
        by_seat = tuple(keeps if other == seat else n for other, n in enumerate(wanted[1:]))
        state.push(AnswerAll(seat=seat, city=self.city, shares=by_seat, waiting=tuple(given)))

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        if not isinstance(action, act.GiveDefenders) or action.seat != self.guest():
            return IllegalAction("share-out-first", clause=self.clause)
        city, at = self.whole(state), len(self.shares)
        defenders = len(defenders_of(state, city))
        most = defenders - 1 - sum(self.shares)
        if not 0 <= action.n <= most:
            return IllegalAction("too-many-defenders", clause=self.clause, most=most, defenders=defenders)
        told_so_far = (*self.shares, action.n)
        if not any(shares[: at + 1] == told_so_far for shares in sharings(defenders, len(self.fit))):
            return IllegalAction("nobody-invited", clause="MK-25.4")
        return IllegalAction("declined-already", clause="MK-25.7")


class AnswerAll(Volunteers[KnightState, act.AnswerProposal], frozen=True, kw_only=True):
    """Do those agree who are invited? They answer in any order; the first no ends it (MK-25.6)."""

    clause = "MK-25.6"

    seat: int
    """Who has proposed it."""
    city: int
    shares: tuple[int, ...]
    """By seat, how many defenders each is to meet; none: he takes no part."""

    def options(self, state: KnightState, seat: int) -> list[Action]:
        return [act.AnswerProposal(agree=True), act.AnswerProposal(agree=False)]

    def prompt(self, state: KnightState, seat: int) -> Prompt:
        return Prompt("answer-all", {"share": self.shares[seat], "defenders": sum(self.shares)})

    def take(self, state: KnightState, seat: int, action: act.AnswerProposal) -> None:
        state.tell(told.ProposalAnswered(seat, action.agree))
        if not action.agree:
            self.drop(state)
        elif len(self.waiting) > 1:
            self.next_after(state, seat)
        else:
            begin_joint(state, self.seat, self.city, self.shares)

    def drop(self, state: KnightState) -> None:
        """Nothing comes of it, and the same is not proposed again in this turn (MK-25.7)."""
        asked = tuple(0 if other == self.seat else n for other, n in enumerate(self.shares))
        declined = (*state.turn_of(self.seat).declined, (self.city, *asked))
        state.change_turn(self.seat, declined=declined)

    def refusal(self, state: KnightState, seat: int, action: Action) -> IllegalAction:
        return IllegalAction("answer-first", clause=self.clause)
