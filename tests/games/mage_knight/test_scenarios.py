"""Scenarios, companies and variants as objects with hooks: who asks them, how they stack, and what teams score."""

from __future__ import annotations

import gc
import inspect
import re
import weakref
from collections.abc import Iterator, Mapping, Sequence
from functools import cached_property
from pathlib import Path

import pytest
from msgspec.structs import replace

import herna.games.mage_knight as room
from herna.bots import bot
from herna.games.content import BadContent
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import HexInfo, box
from herna.games.mage_knight.options import KnightOptions
from herna.games.mage_knight.rules.hero import change_reputation, gain_fame
from herna.games.mage_knight.rules.movement import CLOSED
from herna.games.mage_knight.rules.scoring import Item, score_sheet
from herna.games.mage_knight.scenarios.base import Scenario
from herna.games.mage_knight.scenarios.company import Alone, Together
from herna.games.mage_knight.scenarios.conquest import Conquest
from herna.games.mage_knight.scenarios.every import rules_of, scenario_for
from herna.games.mage_knight.scenarios.first_reconnaissance import FirstReconnaissance
from herna.games.mage_knight.scenarios.preparation import Preparation
from herna.games.mage_knight.scenarios.values import Progress
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.moving import step_cost
from herna.games.mage_knight.steps.round import EndRound
from herna.kernel import Action
from herna.words import say
from tests.games.mage_knight.table import begun, cards, conserved, do, lay, offers, staged, table, terrain_hex

rule = pytest.mark.rule
ROOM = Path(room.__file__).parent
ASKING = ("rules", "steps", "effects", "faces", "advice", "fight", "hidden.py", "setting.py", "__init__.py")
"""Where rules are: they ask hooks, and never which scenario it is."""


def sources(*parts: str) -> dict[Path, str]:
    """The Python files of some parts of the room."""
    found = [
        path for part in parts for path in ([ROOM / part] if part.endswith(".py") else (ROOM / part).rglob("*.py"))
    ]
    return {path: path.read_text(encoding="utf-8") for path in found}


# Who asks


def test_no_rule_asks_which_scenario_or_company_it_is() -> None:
    ids = "|".join(scenario.id for scenario in box().scenarios)
    asks = re.compile(
        rf"setting\.(alone|competitive|has_dummy)|scenario\.info\b|options\.(scenario|dummy)\b|[\"']({ids})[\"']"
    )
    found = {path.name: asks.findall(text) for path, text in sources(*ASKING).items() if asks.search(text)}
    assert not found


HOOKS = {**vars(Preparation), **vars(Scenario)}


def test_every_hook_is_asked_by_the_rules() -> None:
    hooks = [name for name in HOOKS if not name.startswith("_")]
    assert len(hooks) > 35
    asked = "".join(sources(*ASKING, "scenarios").values())
    silent = [name for name in hooks if not re.search(rf"(scenario|self)\.{name}\b", asked)]
    assert not silent


def test_every_hook_says_what_it_is_for() -> None:
    for name, hook in HOOKS.items():
        if not name.startswith("_"):
            assert inspect.getdoc(hook), name


# How they are stacked


def test_a_variant_lies_above_the_scenario_and_the_scenario_above_its_company() -> None:
    options = KnightOptions(scenario="solo-conquest", megapolis=4)
    found = scenario_for(1, options)
    assert [kind.__name__ for kind in type(found).__mro__[1:-1]] == [
        "Megapolis", "Conquest", "Alone", "AgainstTheGame", "Scenario", "Preparation",
    ]  # fmt: skip
    assert (found.city_parts(0), found.city_parts(1)) == (1, 2)
    assert type(found) is type(scenario_for(1, options))


def test_a_scenario_that_names_no_rules_of_ours_is_refused() -> None:
    info = replace(box().scenarios[0], rules="conquests")
    with pytest.raises(BadContent) as refused:
        rules_of(info)
    assert refused.value.facts["detail"] == "there are no rules `conquests`, did you mean `conquest`?"


@pytest.mark.parametrize(("players", "teams"), [(1, ((0,),)), (2, ((0,), (1,))), (3, ((0,), (1,), (2,)))])
def test_among_rivals_everybody_is_a_team(players: int, teams: tuple[tuple[int, ...], ...]) -> None:
    setting = begun(players).setting
    assert setting.teams == teams
    assert setting.together == (players == 1)


def test_any_scenario_can_be_played_alone() -> None:
    state = staged(1, Conquest, Alone)
    assert state.dummy_hero != NONE
    assert not state.setting.scenario.titles
    assert state.setting.scenario.winners(state) == ()


# Teams


class Pairs(Scenario):
    """Two teams of two."""

    @cached_property
    def teams(self) -> tuple[tuple[int, ...], ...]:
        return ((0, 2), (1, 3))


def pairs() -> KnightState:
    """Two teams of two, with nothing in hand that counts."""
    return staged(4, Pairs, FirstReconnaissance)


@rule("MK-11.1")
def test_a_team_has_the_least_fame_of_its_heroes() -> None:
    state = pairs()
    state.fame = [9, 4, 3, 4]
    assert state.scores == (3, 4, 3, 4)
    assert state.setting.scenario.winners(state) == (1, 3)
    assert [state.setting.share((1, 3), seat) for seat in range(4)] == [0, 1, 0, 1]


def test_teams_that_have_as_many_points_share_the_victory() -> None:
    state = pairs()
    state.fame = [5, 5, 8, 9]
    assert state.setting.scenario.winners(state) == (0, 1, 2, 3)


@rule("MK-11.2", "MK-11.3")
def test_in_each_row_the_hero_of_a_team_counts_who_stands_out_and_titles_compare_teams() -> None:
    state = pairs()
    state.crystals[0] = [2, 2, 0, 0]
    state.crystals[2] = [3, 3, 2, 0]
    state.crystals[1] = [3, 1, 0, 0]
    state.hand[0] += (WOUND,)
    state.hand[2] += (WOUND, WOUND)
    first, second, *_ = score_sheet(state)
    assert first.rows["loot"] == (4, 3), "eight crystals, and the title over four"
    assert second.rows["loot"] == (2, 0)
    assert first.rows["beating"] == (-4, -3), "the worse beating"
    assert first.total == 0
    assert score_sheet(state)[2] == first


def test_those_who_play_together_win_all_or_none() -> None:
    state = staged(3, FirstReconnaissance, Together)
    assert state.setting.teams == ((0, 1, 2),)
    assert state.setting.together
    assert state.setting.scenario.winners(state) == ()
    lay(state, "core-5", (1, 1))
    assert state.setting.scenario.winners(state) == (0, 1, 2)
    assert not any(skill.side == "competitive" for skill in state.setting.skills)
    assert not any(card is not None and card.interactive for card in state.setting.cards)


def test_together_the_dummy_player_has_its_tactic_before_anybody_picks() -> None:
    state = staged(2, FirstReconnaissance, Together)
    assert state.dummy_tactic != NONE
    assert len(offers(state)) == 5
    do(state, offers(state)[-1], offers(state)[-2])
    assert len(state.order) == 3
    assert state.tactics_gone == ()


# Hooks that our scenarios leave as they are


class Strange(Scenario):
    """A scenario in which everything is a little different."""

    @property
    def fame_at_start(self) -> int:
        return 2

    @property
    def reputation_at_start(self) -> int:
        return -2

    @property
    def dice(self) -> int:
        return 7

    @property
    def unit_offer(self) -> int:
        return 6

    @property
    def rows(self) -> tuple[str, ...]:
        return ("beating", "strangeness")

    @property
    def titles(self) -> Mapping[str, tuple[int, int]]:
        return {"strangeness": (5, 2)}

    def falls_at_night(self, state: KnightState) -> bool:
        return True

    def source_fits(self, state: KnightState, dice: Sequence[int]) -> bool:
        return all(die < 4 for die in dice)

    def elite_offered(self, state: KnightState) -> bool:
        return True

    def round_begins(self, state: KnightState) -> None:
        for seat in range(self.players):
            change_reputation(state, seat, 1)

    def round_ends(self, state: KnightState) -> None:
        for seat in range(self.players):
            change_reputation(state, seat, -2)

    def turn_begins(self, state: KnightState, seat: int) -> None:
        state.mana[seat][0] += 1

    def turn_ends(self, state: KnightState, seat: int) -> None:
        state.crystals[seat][3] += 1

    def offers(self, state: KnightState, seat: int) -> Sequence[Action]:
        return [act.Done()]

    def carries_out(self, state: KnightState, seat: int, action: Action) -> bool:
        if isinstance(action, act.Done):
            gain_fame(state, seat, 1)
            return True
        return False

    def fame_for(self, state: KnightState, seat: int, fame: int) -> int:
        return fame + 1

    def closed(self, info: HexInfo) -> bool:
        return info.terrain == "plains"

    def is_over(self, state: KnightState) -> bool:
        return state.reputation[0] < -2

    def lines(self, state: KnightState, seat: int) -> Iterator[Item]:
        yield Item("strangeness", "spell", None, 1, 10 * seat)

    def progress(self, state: KnightState) -> tuple[Progress, ...]:
        return (Progress("find-city", 3, 7),)


def strange() -> KnightState:
    """The first turn of a strange game."""
    state = staged(2, Strange)
    while state.steps[-1].__class__.__name__ == "ChooseTactic":
        do(state, offers(state)[0])
    return state


def test_what_a_scenario_lays_ready() -> None:
    state = strange()
    assert state.fame == [2, 2]
    assert (len(state.dice), len(state.unit_offer)) == (7, 6)
    assert all(die < 4 for die in state.dice)
    assert state.night


def test_moments_of_a_round_and_a_turn_are_told_to_the_scenario() -> None:
    state = strange()
    seat = state.turn
    assert state.reputation == [-1, -1], "-2 at the start, and 1 more when the round began"
    assert state.mana[seat][0] == 1
    state.hand[seat] = cards(state, "rage")
    state.changed()
    do(state, "play-sideways rage influence", "end-turn")
    assert state.crystals[seat][3] == 1
    state.steps[:] = [EndRound()]
    state.start()
    assert state.reputation == [-3, -3]
    assert not state.steps, "the scenario says when it is over"


def test_a_scenario_can_offer_what_no_other_has_and_change_what_fame_is() -> None:
    state = strange()
    seat = state.turn
    assert "done" in offers(state)
    do(state, "done")
    assert state.fame[seat] == 2 + 1 + 1


def test_a_scenario_can_close_what_is_open_elsewhere() -> None:
    state = strange()
    plains = terrain_hex(state, "plains")
    assert step_cost(state, state.turn, plains) == CLOSED
    plain = table()
    assert step_cost(plain, plain.turn, plains) > CLOSED


def test_a_scenario_has_rows_and_titles_of_its_own() -> None:
    state = strange()
    first, second = score_sheet(state)
    assert second.rows == {"beating": (0, 0), "strangeness": (10, 5)}
    assert (first.total, second.total) == (2, 17)
    assert state.setting.scenario.winners(state) == (1,)
    view = GAME.view(state, 0)
    assert view.hero_boards[1].score.rows["strangeness"] == (10, 5)


def test_a_strange_game_keeps_all_its_pieces() -> None:
    conserved(strange())


# What people and bots are told


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "Goal: find the city. Tiles turned up: 2 of 11."),
        ("cs", "Cíl: najít město. Odkryté dílky: 2 z 11."),
    ],
)
def test_the_goal_and_how_far_one_has_come_stand_on_the_table(language: str, told: str) -> None:
    state = table()
    view = GAME.view(state, 0)
    assert view.goals == (Progress("find-city", 2, 11),)
    spoken = [line for panel in GAME.picture(view, say(language, "mage_knight")) for line in panel.speak]
    assert told in spoken


def test_the_goal_of_solo_conquest_counts_cities() -> None:
    state = begun(1, scenario="solo-conquest")
    assert GAME.view(state, 0).goals == (Progress("conquer-cities", 0, 2),)
    lay(state, "core-5", (1, 1))
    state.cities = tuple(replace(city, conquered=True) for city in state.cities)
    state.changed()
    assert GAME.view(state, 0).goals == (Progress("conquer-cities", 1, 2),)


def test_bots_hear_from_the_scenario_what_is_worth_something() -> None:
    class Pilgrims(Scenario):
        def promises(self, state: KnightState, seat: int, spot: int) -> float:
            return 1000.0 if spot == state.setting.portal else 0.0

        def reached(self, state: KnightState, seat: int) -> float:
            return 500.0

    plain, pilgrims = staged(2, FirstReconnaissance), staged(2, Pilgrims, FirstReconnaissance)
    assert GAME.value(pilgrims, 0) > GAME.value(plain, 0) + 500


# Settings


def test_equal_pieces_are_numbered_once() -> None:
    two, three = GAME.setting(2), GAME.prepare(3, KnightOptions())
    assert two.programs is three.programs
    alone = GAME.prepare(1, KnightOptions())
    assert alone.programs is not three.programs, "four spells and a skill of each hero are others"


def test_what_bots_remember_goes_with_the_setting() -> None:
    setting = GAME.prepare(1, KnightOptions(heroes="dealt"))
    state = GAME.deal(setting, 1)
    state.start()
    mind = bot("greedy", 1)
    for _ in range(4):
        state.apply(mind.choose(state, 0))
    assert setting._memos
    gone = weakref.ref(setting)
    del setting, state, mind
    gc.collect()
    assert gone() is None


def test_settings_that_the_game_keeps_no_longer_are_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("herna.kernel.game.MOST_SETTINGS", 2)
    game = type(GAME)()
    made = []
    for players in range(1, 5):
        state = game.new(players, 1)
        seat = state.seats_to_act[0]
        state.apply(bot("greedy", 1).choose(state, seat), seat)
        made.append(weakref.ref(state.setting))
    del state
    gc.collect()
    assert [setting() is not None for setting in made] == [False, False, True, True]
