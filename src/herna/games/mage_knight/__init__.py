"""Mage Knight: heroes explore a land, fight, recruit and grow."""

from __future__ import annotations

from collections.abc import Sequence

from herna.games.mage_knight.actions import ACTIONS
from herna.games.mage_knight.all_steps import STEPS, SetUp
from herna.games.mage_knight.events import EVENTS
from herna.games.mage_knight.hidden import deal_again
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.scoring import score_sheet
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.view import KnightView, views
from herna.games.mage_knight.vocabulary import WORDS
from herna.kernel import Dice, Game, Options, State


class MageKnight(Game):
    """The heaviest game of the house: cards as programs, a land of hexes, combats."""

    name = "mage_knight"
    rules = 1
    prefix = "MK"
    players = range(1, 5)
    options = KnightOptions
    words = WORDS
    scenario = "scenario"
    state = KnightState
    actions = ACTIONS
    events = EVENTS
    steps = STEPS
    view_type = KnightView

    def prepare(self, players: int, options: Options) -> KnightSetting:
        assert isinstance(options, KnightOptions)
        return KnightSetting(self, players, options)

    def deal(self, setting: KnightSetting, seed: int) -> State:
        state = KnightState(setting, seed)
        state.push(SetUp())
        return state

    def view(self, state: KnightState, seat: int | None) -> KnightView:
        return views(state, (seat,))[0]

    def views(self, state: KnightState, seats: Sequence[int | None]) -> list[KnightView]:
        return views(state, seats)

    def deal_again(self, state: KnightState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def scores(self, state: KnightState) -> tuple[int, ...]:
        return tuple(line.total for line in score_sheet(state))

    def winners(self, state: KnightState) -> tuple[int, ...]:
        scores = self.scores(state)
        return tuple(seat for seat, score in enumerate(scores) if score == max(scores))


GAME = MageKnight()
