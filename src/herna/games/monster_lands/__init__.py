"""Monster Lands: clans place dice in the Citadel and send mercenaries into the Outskirts."""

from __future__ import annotations

from herna.games.monster_lands.actions import ACTIONS
from herna.games.monster_lands.events import EVENTS
from herna.games.monster_lands.scoring import score_line, winners
from herna.games.monster_lands.setting import LandsOptions, LandsSetting
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps import STEPS, SetUp
from herna.kernel import Game, Options, State


class MonsterLands(Game):
    """The fourth game of the house: dice placement with battles."""

    name = "monster_lands"
    rules = 1
    prefix = "ML"
    players = range(2, 5)
    options = LandsOptions
    state = LandsState
    actions = ACTIONS
    events = EVENTS
    steps = STEPS

    def prepare(self, players: int, options: Options) -> LandsSetting:
        assert isinstance(options, LandsOptions)
        return LandsSetting(self, players, options)

    def deal(self, setting: LandsSetting, seed: int) -> State:
        state = LandsState(setting, seed)
        state.push(SetUp())
        return state

    def scores(self, state: LandsState) -> tuple[int, ...]:
        return tuple(score_line(state, seat).total for seat in range(state.setting.players))

    def winners(self, state: LandsState) -> tuple[int, ...]:
        return winners(state)


GAME = MonsterLands()
