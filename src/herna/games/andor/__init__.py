"""Legends of Andor: two to four heroes defend the land together."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from msgspec.structs import replace

from herna.games.andor.actions import ACTIONS, GoAhead, Pass
from herna.games.andor.advice import bot
from herna.games.andor.advice.planner.rehearsal.haste import until
from herna.games.andor.all_steps import STEPS
from herna.games.andor.events import EVENTS
from herna.games.andor.faces.atlas import spaces_told
from herna.games.andor.faces.labels import label_facts, note
from herna.games.andor.faces.lexicon import lexicon
from herna.games.andor.faces.listing import ENDS, unspent
from herna.games.andor.faces.picture import picture
from herna.games.andor.faces.view import AndorView, views
from herna.games.andor.hidden import deal_again
from herna.games.andor.legend import check_file, own_files, own_legends
from herna.games.andor.legend.summary import summary
from herna.games.andor.setting import LEGENDS, AndorOptions, AndorSetting
from herna.games.andor.state import WON, AndorState
from herna.games.andor.steps.setup import SetUp, empty_board
from herna.games.andor.steps.turn import Turn
from herna.games.andor.vocabulary.words import WORDS
from herna.kernel import Action, Dice, FeatureSheet, Game, Note, OptionInfo, Options, Panel, Say, Shelf, State, Wording


class Andor(Game[AndorState]):
    """The third game of the house, and the first in which all win or lose together."""

    name = "andor"
    rules = 2
    prefix = "AND"
    players = range(2, 5)
    scenario = "legend"
    file_kind = "legend"
    options = AndorOptions
    state = AndorState
    actions = ACTIONS
    ends = ENDS
    events = EVENTS
    steps = STEPS
    words = WORDS
    secret = ()
    view_type = AndorView

    def prepare(self, players: int, options: Options) -> AndorSetting:
        assert isinstance(options, AndorOptions)
        return AndorSetting(self, players, options)

    def option_info(self) -> tuple[OptionInfo, ...]:
        """Legends of one's own are called what their files say."""
        own = own_legends()
        titles = {legend.id: Wording(legend.title.en, legend.title.cs) for legend in own if legend in LEGENDS}
        found = super().option_info()
        return tuple(replace(info, titles=titles) if info.name == "legend" else info for info in found)

    def deal(self, setting: AndorSetting, seed: int) -> State:
        state = AndorState(setting, seed)
        empty_board(state)
        state.push(SetUp())
        return state

    def scores(self, state: AndorState) -> tuple[int, ...]:
        """All win together: 1 for a legend that was won."""
        return (1 if state.result == WON else 0,) * len(state.space)

    def winners(self, state: AndorState) -> tuple[int, ...]:
        return tuple(range(len(state.space))) if state.result == WON else ()

    def view(self, state: AndorState, seat: int | None) -> AndorView:
        return views(state, (seat,))[0]

    def views(self, state: AndorState, seats: Sequence[int | None]) -> list[AndorView]:
        return views(state, seats)

    def deal_again(self, state: AndorState, seat: int | None, dice: Dice) -> None:
        deal_again(state, dice)

    def picture(self, view: AndorView, say: Say) -> tuple[Panel, ...]:
        return picture(view, say)

    def lexicon(self, say: Say) -> tuple[Shelf, ...]:
        return lexicon(say)

    def spots(self, view: AndorView, say: Say) -> dict[str, dict[int, str]]:
        return {"space": spaces_told(view, say)}

    def label_facts(self, view: AndorView, action: Action, say: Say) -> dict[str, Any]:
        return label_facts(view, action, say)

    def note(self, view: AndorView, action: Action, say: Say) -> Note | None:
        return note(view, action, say)

    def unspent(self, view: AndorView, action: Action, say: Say) -> str | None:
        return unspent(view, action, say)

    def check_file(self, path: Path, say: Say) -> tuple[str, ...]:
        return summary(check_file(path), say)

    def own_files(self) -> tuple[Path, ...]:
        return own_files()

    def value(self, state: AndorState, seat: int) -> float:
        return bot.value(state, seat)

    def plans(self, state: AndorState, seat: int) -> Sequence[tuple[Action, ...]]:
        return bot.plans(state, seat)

    def expected(self, state: AndorState, seat: int, actions: Sequence[Action]) -> float | None:
        return bot.expected(state, seat, actions)

    def feature_sheet(self, setting: AndorSetting) -> FeatureSheet:
        return bot.sheet(setting)

    def lessons(self, players: int) -> tuple[Mapping[str, Any], ...]:
        """Every legend is learnt for itself."""
        return tuple({"legend": legend.id} for legend in LEGENDS if players in legend.heroes)

    def advise(self, state: AndorState, seat: int, stop: Callable[[], bool] | None = None) -> Action:
        """What the companions would do. What they want and cannot have stops no game: they wait an hour instead."""
        options = state.options(seat)
        if GoAhead() in options:
            return GoAhead()
        with until(stop):
            advice = bot.advise(state, seat)
        if advice in options:
            return advice
        return Pass() if Pass() in options else options[0]

    def hears(self, state: AndorState) -> tuple[int, ...]:
        """Companions wait with the first turn of a day until the others have talked (AND-3.13)."""
        step = state.steps[-1] if state.steps else None
        return tuple(state.seats_to_act[1:]) if isinstance(step, Turn) and step.begins else ()

    def features(self, view: AndorView) -> list[float]:
        return bot.features(view)


GAME = Andor()
