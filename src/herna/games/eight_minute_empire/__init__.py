"""Eight-Minute Empire: rule a world in a handful of cards. Two to five players."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from herna.games.eight_minute_empire import bot, features, scoring
from herna.games.eight_minute_empire.actions import ACTIONS
from herna.games.eight_minute_empire.lexicon import lexicon
from herna.games.eight_minute_empire.picture import card_text, picture, regions_told
from herna.games.eight_minute_empire.setting import EmpireOptions, EmpireSetting
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps import STEPS
from herna.games.eight_minute_empire.steps.course import SetUp
from herna.games.eight_minute_empire.view import EmpireView, deal_again, views
from herna.games.eight_minute_family.actions import Bid, Done, Perform, TakeCard
from herna.games.eight_minute_family.events import EVENTS
from herna.games.eight_minute_family.listing import left_over
from herna.kernel import Action, Dice, FeatureSheet, Game, Options, Panel, Say, Shelf, State, View


class EightMinuteEmpire(Game[EmpireState]):
    """The first game of the house."""

    name = "eight_minute_empire"
    rules = 2
    swing = 6.0
    prefix = "EME"
    players = range(2, 6)
    options = EmpireOptions
    state = EmpireState
    actions = ACTIONS
    ends = (Done,)
    events = EVENTS
    steps = STEPS
    secret = (Bid, Perform)
    view_type = EmpireView

    def prepare(self, players: int, options: Options) -> EmpireSetting:
        assert isinstance(options, EmpireOptions)
        return EmpireSetting(self, players, options)

    def deal(self, setting: EmpireSetting, seed: int) -> State:
        state = EmpireState(setting, seed)
        state.earlier = ()
        state.push(SetUp())
        return state

    def scores(self, state: EmpireState) -> tuple[int, ...]:
        return scoring.total_scores(state)

    def winners(self, state: EmpireState) -> tuple[int, ...]:
        return scoring.winners(state)

    def unspent(self, view: View, action: Action, say: Say) -> str | None:
        return left_over(view, action, say)

    def view(self, state: EmpireState, seat: int | None) -> EmpireView:
        return views(state, (seat,))[0]

    def views(self, state: EmpireState, seats: Sequence[int | None]) -> list[EmpireView]:
        return views(state, seats)

    def deal_again(self, state: EmpireState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def picture(self, view: EmpireView, say: Say) -> tuple[Panel, ...]:
        return picture(view, say)

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        return lexicon(say)

    def spots(self, view: EmpireView, say: Say) -> dict[str, dict[int, str]]:
        return {"region": regions_told(view, say)}

    def label_facts(self, view: EmpireView, action: Action, say: Say) -> dict[str, Any]:
        """A card is offered with its price and what it does."""
        if isinstance(action, TakeCard):
            offered = view.row[action.slot]
            return {"price": offered.price, "card": card_text(view, offered.card, say)}
        return {}

    def value(self, state: EmpireState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: EmpireState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def feature_sheet(self, setting: EmpireSetting) -> FeatureSheet:
        return features.sheet(setting)


GAME = EightMinuteEmpire()
