"""Heroes who play together: the end and the score."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from herna.games.mage_knight import GAME
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.round import AfterRound, NextTurn
from herna.words import say
from tests.games.mage_knight.scenes import lay_all, on_turn, scene
from tests.games.mage_knight.table import unit
from tests.games.mage_knight.test_cooperation import COOPERATIONS

rule = pytest.mark.rule

# The end


def conquered(state: KnightState, *shields: tuple[int, ...]) -> KnightState:
    """All tiles lie there and all cities are conquered, with these shields on their cards."""
    lay_all(state)
    state.cities = tuple(
        replace(city, shields=on_card, conquered=True) for city, on_card in zip(state.cities, shields, strict=True)
    )
    return state


@rule("MK-27.7")
def test_when_all_cities_are_conquered_everybody_has_one_last_turn_and_the_dummy_none() -> None:
    state = scene("full-cooperation", 2)
    seat = on_turn(state)
    conquered(state, (0,), (1,), (0,))
    state.turns[seat] = None
    state.steps[:] = [NextTurn(seat)]
    state.start()
    assert state.game_ending
    assert [state.turn, *state.last_turns] == [1 - seat, seat]


@rule("MK-27.7")
def test_the_dummy_loses_its_last_turn_if_the_end_of_the_round_was_announced_before() -> None:
    state = scene("full-cooperation", 2)
    seat = on_turn(state)
    conquered(state, (0,), (1,), (0,))
    state.closing, state.announced, state.last_turns = True, 1 - seat, (2,)
    state.turns[seat] = None
    deck = len(state.dummy_deck)
    state.steps[:] = [NextTurn(seat)]
    state.start()
    assert state.over
    assert len(state.dummy_deck) == deck


@rule("MK-27.7")
@pytest.mark.parametrize("scenario", COOPERATIONS)
def test_all_win_or_all_lose(scenario: str) -> None:
    state = scene(scenario, 3)
    assert state.setting.scenario.winners(state) == ()
    conquered(state, *[(0,)] * len(range(state.setting.city_count)))
    assert state.setting.scenario.winners(state) == (0, 1, 2)
    state.cities = (*state.cities[:-1], replace(state.cities[-1], conquered=False))
    assert state.setting.scenario.winners(state) == ()
    (goal,) = GAME.view(state, 0).goals
    assert (goal.done, goal.of) == (state.setting.city_count - 1, state.setting.city_count)


# The score


def finished(state: KnightState, number: int, deck: int, announced: int) -> KnightState:
    """The game is over in this round, with some cards in the dummy player's deck."""
    state.round, state.announced = number, announced
    state.dummy_gone += state.dummy_deck[deck:]
    state.dummy_deck = state.dummy_deck[:deck]
    state.game_ending = True
    state.steps[:] = [AfterRound()]
    state.start()
    assert state.over
    return state


@rule("MK-27.8")
def test_the_goal_gives_ten_a_city_ten_if_everybody_leads_one_fifteen_for_all_and_the_time() -> None:
    state = conquered(scene("full-cooperation", 2), (0,), (1, 0), (1, 1, 0))
    assert score_sheet(state)[0].rows["goal"] == (3 * 10 + 10 + 15, 0), "time counts once the game is over"
    finished(state, number=4, deck=7, announced=NONE)
    lines = {item.what: item.points for item in score_sheet(state)[0].items if item.row == "goal"}
    assert lines.pop("city") == 10
    assert lines == {"everybody-leads": 10, "all-cities": 15, "rounds-left": 60, "dummy-cards": 7, "not-announced": 5}
    assert state.scores == (30 + 10 + 15 + 60 + 7 + 5,) * 2
    assert state.winners == (0, 1)


@rule("MK-27.8")
def test_ten_points_are_only_for_teams_in_which_everybody_leads_a_city() -> None:
    state = conquered(scene("full-cooperation", 2), (0,), (0, 1), (0, 1))
    assert score_sheet(state)[0].rows["goal"] == (45, 0)
    state.cities = (*state.cities[:2], replace(state.cities[2], shields=(1,), conquered=False))
    assert score_sheet(state)[0].rows["goal"] == (20, 0), "whoever leads a city that is not conquered leads nothing"
    alone = conquered(scene("full-cooperation", 1), (0,), (0,), (0,))
    assert score_sheet(alone)[0].rows["goal"] == (45, 0)


def unequal(**options: Any) -> KnightState:
    """Two heroes: the first has fame and loot, the second units and more wounds."""
    state = scene("full-cooperation", 2, **options)
    state.fame = [30, 12]
    state.crystals = [[2, 2, 2, 0], [1, 1, 0, 0]]
    state.units = [(), (unit(state, "peasants"), unit(state, "northern-monks", wounds=1))]
    state.hand[0] += (WOUND,)
    state.deck[1] += (WOUND, WOUND)
    return state


@rule("MK-27.8")
def test_one_score_the_least_fame_and_in_each_row_the_best_or_the_worst_beating_without_titles() -> None:
    state = unequal()
    first, second = score_sheet(state)
    assert first == second
    levels = [state.setting.units[one.kind].level for one in state.units[1]]
    assert first.fame == 12
    assert first.rows["loot"] == (3, 0)
    assert first.rows["leader"] == (levels[0] + levels[1] // 2, 0)
    assert first.rows["beating"] == (-4, 0)
    assert not [item for item in first.items if item.what == "title"]
    assert first.total == 12 + 3 + levels[0] + levels[1] // 2 - 4


@rule("MK-27.9")
def test_if_the_lowest_scores_count_the_weakest_hero_of_each_row_counts_and_still_the_worst_beating() -> None:
    state = unequal(lowest_scores=True)
    line, _ = score_sheet(state)
    assert line.rows["loot"] == (1, 0)
    assert line.rows["leader"] == (0, 0)
    assert line.rows["beating"] == (-4, 0)
    assert line.total == 12 + 1 - 4
    conquered(state, (0,), (1,), (1,))
    assert score_sheet(state)[0].rows["goal"] == (55, 0), "the goal belongs to all"


def test_each_line_says_what_its_points_come_from_in_both_languages() -> None:
    state = conquered(unequal(), (0,), (1, 0), (1, 1, 0))
    finished(state, number=6, deck=2, announced=0)
    for language, told in (
        (
            "en",
            [
                "Player 1, Player 2 together have 70 points, of these 12 fame.",
                "Player 1 – 6 crystals: +3",
                "Player 2 – Unit: Peasants: +1",
                "Player 2 – 2 wounds: -4",
                "Every hero leads a city: +10",
                "All cities conquered: +15",
            ],
        ),
        ("cs", ["Hráč 1 – 6 krystalů: +3", "Každý hrdina je vůdcem města: +10", "Dobyta všechna města: +15"]),
    ):
        panels = GAME.picture(GAME.view(state, 0), say(language, "mage_knight"))
        spoken = [line for panel in panels for line in panel.speak]
        for line in told:
            assert line in spoken
