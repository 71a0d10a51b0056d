"""Lessons: the game begins in a position of the file of lessons, and ends when what is to be learnt there was done.

The position is laid when tactics are taken, by the public calls of `positions/`, and nothing is lost or doubled: cards,
units and tokens come from where they lie. So a lesson is an ordinary game, and its record can be played again.
"""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components.lessons import LessonInfo, lessons
from herna.games.mage_knight.positions.lessons import lay_lesson
from herna.games.mage_knight.rules.land import site_on
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import Step

LEARNER = 0
"""The seat of whoever learns."""


class Lesson(Scenario):
    """A position to learn from, above whatever scenario; one round is enough for it."""

    @property
    def lesson(self) -> LessonInfo:
        """The lesson that was asked for."""
        return next(one for one in lessons() if one.id == self.options.lesson)

    @property
    def rounds(self) -> int:
        return 1

    @property
    def heroes_fight(self) -> bool:
        return self.lesson.goal == "rival"

    def joins(self, seat: int, other: int) -> bool:
        return True

    def tactic_picks(self, state: KnightState) -> Sequence[Step]:
        """Everybody has a tactic that asks for nothing, the learner the one that begins."""
        known = state.setting.tactics
        quiet = [one for one in state.tactics_left if known[one].use != "when-taken"]
        for seat, tactic in zip(range(self.players), sorted(quiet, key=lambda one: known[one].number), strict=False):
            state.tactic[seat] = tactic
            state.tell(told.TacticTaken(seat, tactic))
        state.tactics_left = tuple(one for one in state.tactics_left if one not in state.tactic)
        return ()

    def tactics_taken(self, state: KnightState) -> None:
        super().tactics_taken(state)
        lay_lesson(state, self.lesson)

    def fulfilled(self, state: KnightState) -> bool:
        """Has the learner done what is to be learnt?"""
        match self.lesson.goal:
            case "site":
                own = [spot for spot, seat in state.shields if seat == LEARNER]
                return any(site_on(state, spot).id == self.lesson.site for spot in own)
            case "city":
                return any(city.conquered for city in state.cities)
            case "together":
                return any(city.conquered and len(set(city.shields)) > 1 for city in state.cities)
            case "rival":
                others = [seat for seat in range(self.players) if seat != LEARNER]
                return any(WOUND in pile[seat] for pile in (state.hand, state.deck, state.discard) for seat in others)

    def last_turns(self, state: KnightState, seat: int) -> tuple[int, ...]:
        return ()

    @property
    def nobody_may_win(self) -> bool:
        return True

    def winners(self, state: KnightState) -> tuple[int, ...]:
        """The learner, with those of his team, if it was done."""
        return next(team for team in self.teams if LEARNER in team) if self.fulfilled(state) else ()

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        done = self.fulfilled(state)
        return (Progress(f"lesson-{self.lesson.id}", int(done), 1, done),)
