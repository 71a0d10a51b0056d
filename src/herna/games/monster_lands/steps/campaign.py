"""The end of a game alone: the rating, and in a campaign what comes next (ML-18.11, chapter 19)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from herna.games.monster_lands.actions import GoOn
from herna.games.monster_lands.components.solo import Chapter, Played, following
from herna.games.monster_lands.events.solo import CampaignEnded, CampaignGoesOn, ScenarioRated
from herna.games.monster_lands.rules.scenario import rating
from herna.games.monster_lands.rules.scoring import score_line
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps.setup import SetUp
from herna.kernel import Action, Automatic, Prompt
from herna.kernel.kit import SeatStep

PLAYER = 0
GO_ON = GoOn()


def begin(state: LandsState) -> None:
    """What lies at the bottom of a game: it is set up and played; alone it is rated afterwards."""
    state.push_all([SetUp(), Rate()] if state.setting.company.rated else [SetUp()])


class Rate(Automatic[LandsState], frozen=True):
    """The game is rated by its scenario; a campaign goes on, or it is won or lost (ML-18.11, ML-19.2)."""

    def run(self, state: LandsState) -> None:
        scenario, level = state.setting.chapter
        points = score_line(state, PLAYER).total
        game = Played(scenario, level, rating(state), points)
        state.history += (game,)
        state.tell(ScenarioRated(PLAYER, scenario, level, game.rating, points))
        if not state.setting.options.campaign:
            return
        after = following(game)
        if isinstance(after, str):
            state.tell(CampaignEnded(after, len(state.history)))
        else:
            state.push(NextGame(PLAYER))


class NextGame(SeatStep[LandsState, GoOn], frozen=True):
    """The finished table stays until the player goes on (ML-19.2)."""

    clause: ClassVar[str] = "ML-19.2"

    def options(self, state: LandsState, seat: int) -> Sequence[Action]:
        return [GO_ON]

    def take(self, state: LandsState, seat: int, action: GoOn) -> None:
        chapter = next_chapter(state)
        state.begin_anew(state.setting.at_chapter(chapter))
        state.reveal()
        state.tell(CampaignGoesOn(*chapter, len(state.history) + 1))
        begin(state)

    def prompt(self, state: LandsState, seat: int) -> Prompt:
        names = state.setting.names
        scenario, level = next_chapter(state)
        return Prompt("next-game", {"scenario": names("scenario")[scenario], "level": names("level")[level]})


def next_chapter(state: LandsState) -> Chapter:
    after = following(state.history[-1])
    assert not isinstance(after, str)
    return after
