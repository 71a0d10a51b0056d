"""One to Return: the portal closes behind the heroes, and only who stands on it in the end has won."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cached_property

from msgspec.structs import replace

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components.scenario import TableInfo
from herna.games.mage_knight.rules.land import lay_site
from herna.games.mage_knight.rules.scoring import Item
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Aim, Progress
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.chosen import ChooseChosen, draw_chosen, show_chosen

CLOSED = "closed-portal"
EPIC_ROUNDS, EPIC_LEVEL = 6, 4
"""The rounds of the epic game, and the level of its cities."""
LEFT_BEHIND = -25.0
"""What bots think of waiting on the portal while it closes."""
HURRY = 5.0
"""What they think of coming near it before the last round."""
HOME = 30.0
"""What they think of standing on it in the last round."""
SAFE_HOME = 60.0
"""What they think of standing on it once nobody may fight any more."""
STAND_IN = -12.0
"""What they think of standing there for somebody else who should."""


class OneToReturn(Scenario):
    """No points: the portal alone decides, and perhaps nobody wins."""

    @cached_property
    def table(self) -> TableInfo:
        found = super().table
        if not self.options.epic_return:
            return found
        cities = found.cities + 1
        return replace(
            found,
            rounds=EPIC_ROUNDS,
            countryside=found.countryside + 1,
            cities=cities,
            core=found.core + 1,
            city_levels=(EPIC_LEVEL,) * cities,
        )

    # The portal

    def round_begins(self, state: KnightState) -> None:
        """In teams one hero of each is chosen before the first round, in secret."""
        super().round_begins(state)
        if state.round > 1 or len(self.teams) in (1, self.players):
            return
        if self.options.chosen_hero == "drawn":
            draw_chosen(state)
            return
        state.chosen = (NONE,) * len(self.teams)
        first = [next(seat for seat in state.order if seat in team) for team in self.teams]
        state.push_all([ChooseChosen(seat, team) for team, seat in enumerate(first)])

    def round_ends(self, state: KnightState) -> None:
        """After the first round the portal closes; whoever waits there is out. In the end the chosen are shown."""
        super().round_ends(state)
        if state.round == 1:
            self.close(state)
        if self.is_over(state):
            show_chosen(state)

    def close(self, state: KnightState) -> None:
        """The portal is an empty space; heroes who did not leave it take no more turns, and their shields stay."""
        portal = state.setting.portal
        lay_site(state, portal, CLOSED)
        state.tell(told.PortalClosed())
        state.out = tuple(seat for seat in range(self.players) if state.place[seat] in (NONE, portal))
        for seat in state.out:
            state.place[seat] = NONE
            state.tell(told.HeroOut(seat))
        state.order = tuple(seat for seat in state.order if seat not in state.out)

    def is_over(self, state: KnightState) -> bool:
        return super().is_over(state) or len(state.out) == self.players

    # The end

    def returns(self, state: KnightState) -> int:
        """The hero who stands on the closed portal; none if nobody does."""
        portal = state.setting.portal
        return next((seat for seat in state.present if state.round > 1 and state.place[seat] == portal), NONE)

    @property
    def nobody_may_win(self) -> bool:
        return True

    def winners(self, state: KnightState) -> tuple[int, ...]:
        """The hero on the portal; in teams his team, if he is the chosen one."""
        seat = self.returns(state)
        if seat == NONE or (state.chosen and seat not in state.chosen):
            return ()
        return next(team for team in self.teams if seat in team)

    @property
    def fame_counts(self) -> bool:
        return False

    @property
    def rows(self) -> tuple[str, ...]:
        return ()

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        return iter(())

    # What bots and people are told

    @property
    def aim(self) -> Aim:
        return Aim(end=0.0, city=4.0, tile=2.0, haste=0.3, way=0.2, later=0.5, spare=2.0)

    def judged(self, state: KnightState, seat: int) -> float:
        return state.fame[seat] + (2 * SAFE_HOME if seat in self.winners(state) else 0.0)

    def stands_in(self, state: KnightState, seat: int) -> bool:
        """Is it another hero of his team who should stand on the portal?"""
        return bool(state.chosen) and seat not in state.chosen

    def reached(self, state: KnightState, seat: int) -> float:
        """To have left the portal in time, and to stand on it in the last round."""
        there = state.place[seat] in (NONE, state.setting.portal)
        if not there:
            return 0.0
        if state.round <= 1:
            return LEFT_BEHIND
        if state.round < self.rounds:
            return 0.0
        if self.stands_in(state, seat):
            return STAND_IN
        return SAFE_HOME if state.closing else HOME

    def leads_to(self, state: KnightState, seat: int) -> Sequence[int]:
        home = state.round >= self.rounds and not self.stands_in(state, seat)
        return (state.setting.portal,) if home else ()

    def promises(self, state: KnightState, seat: int, spot: int) -> float:
        found = super().promises(state, seat, spot)
        if spot != state.setting.portal or self.stands_in(state, seat) or state.round < self.rounds - 1:
            return found
        return found + (HOME if state.round >= self.rounds else HURRY)

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        seat = self.returns(state)
        there = () if seat == NONE else (seat,)
        what = "leave-portal" if state.round <= 1 else "return"
        return (Progress(what, len(there), 1, bool(there), there),)
