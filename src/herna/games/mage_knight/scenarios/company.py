"""Who plays with whom, where it is not everybody for himself: what follows from it in whatever scenario."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property

from herna.games.mage_knight import events as told
from herna.games.mage_knight.components import CardInfo, SkillInfo
from herna.games.mage_knight.options import PAIRS
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.values import Aim
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.agreement import AgreeOnTactic
from herna.kernel import Step

LAST_DAY_AND_NIGHT = 2
"""The last rounds, after which no tactic leaves the game."""


class AgainstTheGame(Scenario):
    """Nobody plays against anybody: the goal decides, a dummy player sets the pace, and what hits others is left
    out."""

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return (tuple(range(self.players)),)

    @property
    def dummy_plays(self) -> bool:
        return self.options.dummy

    @property
    def heroes_fight(self) -> bool:
        return False

    def keeps_card(self, card: CardInfo) -> bool:
        return not card.interactive

    def keeps_skill(self, skill: SkillInfo) -> bool:
        return skill.side != "competitive"

    def tactics_taken(self, state: KnightState) -> None:
        """The dummy player draws one of the tactics that are left."""
        if self.dummy_plays:
            draw_tactic(state)

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        return {}

    def winners(self, state: KnightState) -> tuple[int, ...]:
        """All if the scenario is fulfilled; otherwise it is lost."""
        return self.teams[0] if self.fulfilled(state) else ()

    @property
    def aim(self) -> Aim:
        # Cities take about two rounds once they are found.
        spare = 0.0 if self.cities_closed else 2.6
        return Aim(goal=40.0, city=45.0, laid=3.0, tile=3.0, haste=1.5, way=0.4, later=0.5, spare=spare)


def draw_tactic(state: KnightState) -> None:
    """The dummy player has one of the tactics that nobody has taken yet."""
    state.dummy_tactic = state.tactics_left[state.below(len(state.tactics_left))]
    state.tactics_left = tuple(tactic for tactic in state.tactics_left if tactic != state.dummy_tactic)
    state.tell(told.DummyTactic(state.dummy_tactic))


class Teams(Scenario):
    """Two teams of two heroes, chosen when the table is opened, or drawn before heroes are (MK-26.1)."""

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        # Until teams are drawn they are as if the first two seats were one.
        partner = 1 if self.draws_teams else PAIRS.index(self.options.teams) + 1
        return (0, partner), tuple(seat for seat in range(1, self.players) if seat != partner)

    @property
    def draws_teams(self) -> bool:
        return self.options.teams not in PAIRS


class Alone(AgainstTheGame):
    """A single player: any scenario can be played so."""

    @property
    def dummy_teaches(self) -> bool:
        return self.dummy_plays

    @property
    def tokens_come_home(self) -> bool:
        # MK-17.8: alone one sends a token back to oneself.
        return True

    def tactics_taken(self, state: KnightState) -> None:
        # MK-2.5: alone every tactic is used once in a game.
        super().tactics_taken(state)
        state.tactics_gone += tuple(tactic for tactic in (*state.tactic, state.dummy_tactic) if tactic != NONE)


class Together(AgainstTheGame):
    """Several heroes as one team; the dummy player takes its tactic before them."""

    def tactic_picks(self, state: KnightState) -> Sequence[Step]:
        picks = super().tactic_picks(state)
        if self.dummy_plays:
            draw_tactic(state)
        return picks

    def tactics_taken(self, state: KnightState) -> None:
        """Nothing leaves the game by itself."""

    def round_ends(self, state: KnightState) -> None:
        """The players agree which of their tactics leaves the game (MK-27.5): not after the last Day and Night, nor if
        there were too few for everybody then."""
        super().round_ends(state)
        if state.game_ending or state.round > self.rounds - LAST_DAY_AND_NIGHT:
            return
        time = state.setting.tactics[state.tactic[0]].time
        left = [one for number, one in enumerate(state.setting.tactics) if number not in state.tactics_gone]
        if sum(one.time == time for one in left) > self.players + self.dummy_plays:
            state.push(AgreeOnTactic((NONE,) * self.players))
