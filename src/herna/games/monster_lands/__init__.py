"""Monster Lands: clans place dice in the Citadel and send mercenaries into the Outskirts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from msgspec.structs import replace

from herna.games.monster_lands.actions import ACTIONS, AddTrap, Send, UseLand
from herna.games.monster_lands.advice import bot, features
from herna.games.monster_lands.components.solo import SCENARIO_IDS, SCENARIO_NUMBERS
from herna.games.monster_lands.dice import pool_size
from herna.games.monster_lands.events import EVENTS
from herna.games.monster_lands.faces.labels import label_facts, note
from herna.games.monster_lands.faces.lexicon import lexicon
from herna.games.monster_lands.faces.listing import ENDS, unspent
from herna.games.monster_lands.faces.picture import picture
from herna.games.monster_lands.faces.spots import spots
from herna.games.monster_lands.faces.view import LandsView, views
from herna.games.monster_lands.hidden import deal_again
from herna.games.monster_lands.odds.goals import achieved
from herna.games.monster_lands.options import LandsOptions, check_together, usual_level
from herna.games.monster_lands.rules.covered import FaceDown, uncover
from herna.games.monster_lands.rules.scenario import has_won
from herna.games.monster_lands.rules.scoring import score_line, winners
from herna.games.monster_lands.setting import LandsSetting
from herna.games.monster_lands.state import LandsState
from herna.games.monster_lands.steps import STEPS, begin
from herna.games.monster_lands.steps.deployment import Turn
from herna.games.monster_lands.vocabulary import WORDS
from herna.kernel import Action, Dice, Event, FeatureSheet, Game, Note, Options, Panel, Reason, Say, Shelf, State


class MonsterLands(Game[LandsState]):
    """The fourth game of the house: dice placement with battles."""

    name = "monster_lands"
    rules = 3
    swing = 12.0
    prefix = "ML"
    players = range(1, 5)
    usual = 2
    options = LandsOptions
    scenario = "scenario"
    state = LandsState
    actions = ACTIONS
    ends = ENDS
    events = EVENTS
    steps = STEPS
    secret = (AddTrap, Send, UseLand)
    view_type = LandsView
    horizon = 1
    words = WORDS

    def check_options(self, options: Mapping[str, Any]) -> Options:
        """The options; a scenario may be named by its number, and who names no level gets one that fits."""
        given = dict(options)
        number = given.get("scenario")
        if str(number) in SCENARIO_NUMBERS and not isinstance(number, bool):
            given["scenario"] = SCENARIO_NUMBERS[str(number)]
        if given.get("campaign") is True:
            given.setdefault("scenario", SCENARIO_IDS[0])
        chosen = super().check_options(given)
        assert isinstance(chosen, LandsOptions)
        return chosen if "level" in given else replace(chosen, level=usual_level(chosen))

    def prepare(self, players: int, options: Options) -> LandsSetting:
        assert isinstance(options, LandsOptions)
        check_together(options)
        return LandsSetting(self, players, options)

    def deal(self, setting: LandsSetting, seed: int) -> State:
        state = LandsState(setting, seed)
        begin(state)
        return state

    def view(self, state: LandsState, seat: int | None) -> LandsView:
        return views(state, (seat,))[0]

    def views(self, state: LandsState, seats: Sequence[int | None]) -> list[LandsView]:
        return views(state, seats)

    def deal_again(self, state: LandsState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def uncover(self, covered: FaceDown, event: Event) -> FaceDown | None:
        return uncover(covered, event)

    def picture(self, view: LandsView, say: Say) -> tuple[Panel, ...]:
        return picture(view, say)

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        return lexicon(say)

    def spots(self, view: LandsView, say: Say) -> dict[str, dict[int, str]]:
        return spots(view, say)

    def label_facts(self, view: LandsView, action: Action, say: Say) -> dict[str, Any]:
        return label_facts(view, action, say)

    def note(self, view: LandsView, action: Action, say: Say) -> Note | None:
        return note(view, action, say)

    def unspent(self, view: LandsView, action: Action, say: Say) -> str | None:
        return unspent(view, action, say)

    def value(self, state: LandsState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: LandsState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def foreseen(self, state: LandsState, seat: int) -> LandsState:
        if not state.setting.company.sam_moves:
            return state
        found = state.copy()
        found.setting = state.setting.foreseen
        return found

    def rests(self, state: LandsState, seat: int) -> bool:
        return isinstance(state.steps[-1], Turn) and not pool_size(state, seat)

    def expected(self, state: LandsState, seat: int, actions: Sequence[Action]) -> float | None:
        return bot.expected(state, seat, actions)

    def reason(self, state: LandsState, seat: int, actions: Sequence[Action]) -> Reason | None:
        return bot.reason(state, seat, actions)

    def feature_sheet(self, setting: LandsSetting) -> FeatureSheet:
        return features.sheet(setting)

    def lessons(self, players: int) -> tuple[Mapping[str, Any], ...]:
        return ({},) if players > 1 else features.LESSON_OPTIONS

    def achieved(self, state: LandsState, seat: int) -> float:
        return achieved(state, seat) if state.setting.company.rated else super().achieved(state, seat)

    def scores(self, state: LandsState) -> tuple[int, ...]:
        return tuple(score_line(state, seat).total for seat in range(state.setting.players))

    def winners(self, state: LandsState) -> tuple[int, ...]:
        if state.setting.company.rated:
            return (0,) if has_won(state) else ()
        return winners(state)


GAME = MonsterLands()
