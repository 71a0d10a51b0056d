"""Eight-Minute Empire: Legends: an archipelago, creatures and places. Two to four players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.games.eight_minute_family.actions import Bid, Done, Perform, TakeCard
from herna.games.eight_minute_family.listing import left_over
from herna.games.eight_minute_legends import bot, features, scoring
from herna.games.eight_minute_legends.actions import ACTIONS
from herna.games.eight_minute_legends.atlas import regions_told
from herna.games.eight_minute_legends.events import EVENTS
from herna.games.eight_minute_legends.lexicon import lexicon
from herna.games.eight_minute_legends.picture import card_text, picture
from herna.games.eight_minute_legends.setting import LegendsOptions, LegendsSetting
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.steps import STEPS, SetUp
from herna.games.eight_minute_legends.view import LegendsView, deal_again, views
from herna.kernel import Action, Dice, FeatureSheet, Game, Options, Panel, Say, Shelf, State, View


class EightMinuteLegends(Game[LegendsState]):
    """The second game of the house."""

    name = "eight_minute_legends"
    rules = 2
    swing = 11.0
    prefix = "LEG"
    players = range(2, 5)
    options = LegendsOptions
    state = LegendsState
    actions = ACTIONS
    ends = (Done,)
    events = EVENTS
    steps = STEPS
    secret = (Bid, Perform)
    view_type = LegendsView

    def prepare(self, players: int, options: Options) -> LegendsSetting:
        assert isinstance(options, LegendsOptions)
        return LegendsSetting(self, players, options)

    def deal(self, setting: LegendsSetting, seed: int) -> State:
        state = LegendsState(setting, seed)
        state.earlier = ()
        state.push(SetUp())
        return state

    def scores(self, state: LegendsState) -> tuple[int, ...]:
        return scoring.total_scores(state)

    def winners(self, state: LegendsState) -> tuple[int, ...]:
        return scoring.winners(state)

    def unspent(self, view: View, action: Action, say: Say) -> str | None:
        return left_over(view, action, say)

    def view(self, state: LegendsState, seat: int | None) -> LegendsView:
        return views(state, (seat,))[0]

    def views(self, state: LegendsState, seats: Sequence[int | None]) -> list[LegendsView]:
        return views(state, seats)

    def deal_again(self, state: LegendsState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def picture(self, view: LegendsView, say: Say) -> tuple[Panel, ...]:
        return picture(view, say)

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        return lexicon(say)

    def spots(self, view: LegendsView, say: Say) -> dict[str, dict[int, str]]:
        return {"region": regions_told(view, say)}

    def label_facts(self, view: LegendsView, action: Action, say: Say) -> dict[str, Any]:
        """A card is offered with its price, its ability and what it does."""
        if isinstance(action, TakeCard):
            offered = view.row[action.slot]
            return {"price": offered.price, "card": card_text(view, offered.card, say)}
        return {}

    def value(self, state: LegendsState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: LegendsState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def feature_sheet(self, setting: LegendsSetting) -> FeatureSheet:
        return features.sheet(setting)


GAME = EightMinuteLegends()
