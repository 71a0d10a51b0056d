"""Mage Knight: heroes explore a land, fight, recruit and grow."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from herna.games.mage_knight.actions import ACTIONS
from herna.games.mage_knight.advice import bot
from herna.games.mage_knight.advice.solved import solve
from herna.games.mage_knight.all_steps import STEPS, SetUp
from herna.games.mage_knight.components.box import box, own_files, own_scenario
from herna.games.mage_knight.events import EVENTS
from herna.games.mage_knight.faces.atlas import told_hexes
from herna.games.mage_knight.faces.labels import label_facts, note
from herna.games.mage_knight.faces.lexicon import lexicon
from herna.games.mage_knight.faces.listing import ENDS, unspent
from herna.games.mage_knight.faces.picture import picture
from herna.games.mage_knight.faces.scenario import scenario_summary
from herna.games.mage_knight.faces.view import KnightView, views
from herna.games.mage_knight.faces.wishes import wishes
from herna.games.mage_knight.hidden import deal_again, uncover
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.rules.teaching import teaches
from herna.games.mage_knight.scenarios.every import scenario_for
from herna.games.mage_knight.setting import KnightSetting
from herna.games.mage_knight.solver.aims import AIMS, in_order
from herna.games.mage_knight.solver.answer import NODES, check, never, told
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import WORDS
from herna.kernel import (
    Action,
    Dice,
    Event,
    FeatureSheet,
    Game,
    Note,
    OptionInfo,
    Options,
    Panel,
    Reason,
    Say,
    Shelf,
    Solution,
    State,
    Wording,
)

__all__ = ["GAME", "MageKnight", "solve"]

FRIENDLIER = ("no_interactive_spells", "no_interactive_skills")
"""Options that leave pieces out."""


class MageKnight(Game[KnightState]):
    """The heaviest game of the house: cards as programs, a land of hexes, combats."""

    name = "mage_knight"
    rules = 2
    swing = 50.0
    prefix = "MK"
    players = range(1, 5)
    options = KnightOptions
    words = WORDS
    usual = 1
    scenario = "scenario"
    file_kind = "scenario"
    state = KnightState
    actions = ACTIONS
    ends = ENDS
    events = EVENTS
    steps = STEPS
    view_type = KnightView
    horizon = 2
    aims = AIMS

    def option_info(self) -> tuple[OptionInfo, ...]:
        """Scenarios of one's own are called what their files say."""
        titles = {one.id: Wording(one.title.en, one.title.cs) for one in box().scenarios if one.title is not None}
        found = super().option_info()
        return tuple(replace(info, titles=titles) if info.name == self.scenario else info for info in found)

    def check_file(self, path: Path, say: Say) -> tuple[str, ...]:
        return scenario_summary(own_scenario(box(), path), say)

    def own_files(self) -> tuple[Path, ...]:
        return own_files()

    def prepare(self, players: int, options: Options) -> KnightSetting:
        assert isinstance(options, KnightOptions)
        return KnightSetting(self, players, options, scenario_for(players, options))

    def deal(self, setting: KnightSetting, seed: int) -> State:
        state = KnightState(setting, seed)
        state.push(SetUp())
        return state

    def view(self, state: KnightState, seat: int | None) -> KnightView:
        return views(state, (seat,))[0]

    def views(self, state: KnightState, seats: Sequence[int | None]) -> list[KnightView]:
        return views(state, seats)

    def picture(self, view: KnightView, say: Say) -> tuple[Panel, ...]:
        return picture(self.setting_for(view), view, say)

    def spots(self, view: KnightView, say: Say) -> dict[str, dict[int, str]]:
        return {"hex": told_hexes(self.setting_for(view), view, say)}

    def label_facts(self, view: KnightView, action: Action, say: Say) -> dict[str, Any]:
        return label_facts(self.setting_for(view), view, action, say)

    def note(self, view: KnightView, action: Action, say: Say) -> Note | None:
        return note(self.setting_for(view), view, action, say)

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        return lexicon(say)

    def wishes(self, view: KnightView) -> list[Action]:
        return wishes(self.setting_for(view), view)

    def setting_for(self, view: KnightView) -> KnightSetting:
        """A setting in which the pieces have the numbers that they have at the table the view shows."""
        told = ("scenario", "sets", "legion_tiles", "factions", "shape", *FRIENDLIER)
        setting = self.setting_of(view.players, {name: getattr(view, name) for name in told})
        assert isinstance(setting, KnightSetting)
        return setting

    def unspent(self, view: KnightView, action: Action, say: Say) -> str | None:
        return unspent(view, action, say)

    def teaches(self, state: KnightState, seat: int, action: Action) -> bool | None:
        return teaches(state, seat, action)

    def value(self, state: KnightState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: KnightState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def expected(self, state: KnightState, seat: int, actions: Sequence[Action]) -> float | None:
        return bot.expected(state, seat, actions)

    def reason(self, state: KnightState, seat: int, actions: Sequence[Action]) -> Reason | None:
        return bot.reason(state, seat, actions)

    def check_solve(self, state: KnightState, seat: int, aims: Sequence[str] = ()) -> None:
        check(state, seat, NODES)
        in_order(tuple(aims))

    def solve(
        self,
        state: KnightState,
        seat: int,
        aims: Sequence[str] = (),
        nodes: int | None = None,
        stop: Callable[[], bool] | None = None,
        seconds: float | None = None,
    ) -> Solution:
        nodes = NODES if nodes is None else nodes
        answer = solve(state, seat, aims=aims, nodes=nodes, stop=stop or never, seconds=seconds)
        return Solution(tuple(state.parse(action) for action in answer.line), told(answer), answer.proven)

    def feature_sheet(self, setting: KnightSetting) -> FeatureSheet:
        return bot.sheet(setting)

    def deal_again(self, state: KnightState, seat: int | None, dice: Dice) -> None:
        deal_again(state, seat, dice)

    def uncover(self, covered: Any, event: Event) -> Any:
        return uncover(covered, event)

    def scores(self, state: KnightState) -> tuple[int, ...]:
        return tuple(line.total for line in score_sheet(state))

    def winners(self, state: KnightState) -> tuple[int, ...]:
        return state.setting.scenario.winners(state)


GAME = MageKnight()
