"""Monster Lands: clans place dice in the Citadel and send mercenaries into the Outskirts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.games.monster_lands import bot
from herna.games.monster_lands.actions import ACTIONS, AddTrap, Send, UseLand
from herna.games.monster_lands.events import EVENTS
from herna.games.monster_lands.hidden import deal_again
from herna.games.monster_lands.labels import label_facts, note
from herna.games.monster_lands.picture import picture
from herna.games.monster_lands.scoring import score_line, winners
from herna.games.monster_lands.setting import LandsOptions, LandsSetting
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps import STEPS, SetUp
from herna.games.monster_lands.view import LandsView, views
from herna.games.monster_lands.vocabulary import WORDS
from herna.kernel import Action, Dice, Game, Note, Options, Panel, Say, State


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
    secret = (AddTrap, Send, UseLand)
    view_type = LandsView
    words = WORDS

    def prepare(self, players: int, options: Options) -> LandsSetting:
        assert isinstance(options, LandsOptions)
        return LandsSetting(self, players, options)

    def deal(self, setting: LandsSetting, seed: int) -> State:
        state = LandsState(setting, seed)
        state.push(SetUp())
        return state

    def view(self, state: LandsState, seat: int | None) -> LandsView:
        return views(state, (seat,))[0]

    def views(self, state: LandsState, seats: Sequence[int | None]) -> list[LandsView]:
        return views(state, seats)

    def deal_again(self, state: LandsState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def picture(self, view: LandsView, say: Say) -> tuple[Panel, ...]:
        return picture(view, say)

    def label_facts(self, view: LandsView, action: Action, say: Say) -> dict[str, Any]:
        return label_facts(view, action, say)

    def note(self, view: LandsView, action: Action, say: Say) -> Note | None:
        return note(view, action, say)

    def value(self, state: LandsState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: LandsState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def features(self, view: LandsView) -> list[float]:
        return bot.features(view)

    def scores(self, state: LandsState) -> tuple[int, ...]:
        return tuple(score_line(state, seat).total for seat in range(state.setting.players))

    def winners(self, state: LandsState) -> tuple[int, ...]:
        return winners(state)


GAME = MonsterLands()
