"""What a team scores and who wins, by the rulebook; and what faces, results and simulations make of it."""

from __future__ import annotations

import pytest

import herna
from herna.arena.simulation import Entrant, play_some, seed_of
from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import SpendUnit
from herna.games.mage_knight.advice.worth import SURPLUS
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import City, KnightState
from herna.words import say
from herna.words.sentences import end_of
from tests.games.mage_knight.table import arrange, by_seat, cards, do, first_turn, unit

rule = pytest.mark.rule
TEAMS = {"scenario": "full-conquest", "teams": "1-3", "heroes": "dealt"}
"""Seats 1 and 3 against seats 2 and 4."""


def table() -> KnightState:
    """A team game in which nobody has anything but the cards he begins with."""
    state = GAME.new(players=4, seed=1, **TEAMS)
    assert isinstance(state, KnightState)
    return state


def with_cards(state: KnightState, seat: int, *names: str) -> None:
    arrange(state, deck=(*state.deck[seat], *cards(state, *names)), seat=seat)


@rule("MK-26.12")
def test_the_base_is_the_lower_fame_of_the_team() -> None:
    state = table()
    by_seat(state, fame=[30, 12, 8, 11])
    assert [line.fame for line in score_sheet(state)] == [8, 11, 8, 11]
    assert state.scores == (8, 11, 8, 11)


@rule("MK-26.13")
def test_in_each_row_the_better_of_both_counts() -> None:
    """Knowledge 4 and 2 in the first team, so 4; 3 in the second: a title for the first. Loot 2 in both: shared."""
    state = table()
    with_cards(state, 0, "fireball", "snowstorm")
    with_cards(state, 2, "tremor", "ruby-ring")
    with_cards(state, 1, "fireball", "fire-bolt", "sapphire-ring")
    first, second, third, fourth = score_sheet(state)
    assert (first, second) == (third, fourth)
    assert first.rows["knowledge"] == (4, 3)
    assert second.rows["knowledge"] == (3, 0)
    assert first.rows["loot"] == second.rows["loot"] == (2, 1)
    assert state.scores == (4 + 3 + 2 + 1, 3 + 2 + 1) * 2


@rule("MK-26.13")
def test_of_beatings_the_worse_of_both_counts() -> None:
    """One and three wounds in the first team: -6, and the title of the worst; two and none in the second: -4."""
    state = table()
    for seat, wounds in ((0, 1), (2, 3), (1, 2)):
        arrange(state, discard=(WOUND,) * wounds, seat=seat)
    first, second, *_ = score_sheet(state)
    assert first.rows["beating"] == (-6, -3)
    assert second.rows["beating"] == (-4, 0)


@rule("MK-26.13")
def test_cities_are_counted_so_too() -> None:
    """Seat 1 leads the first city, its partner has a shield there; seat 2 leads the second. 7 each, a shared title."""
    state = table()
    arrange(
        state,
        cities=(
            City((0,), (0,), 4, conquered=True, shields=(0, 0, 2)),
            City((7,), (1,), 4, conquered=True, shields=(1,)),
        ),
    )
    first, second, *_ = score_sheet(state)
    assert first.rows["cities"] == (7, 2)
    assert second.rows["cities"] == (7, 2)


@rule("MK-26.14")
@pytest.mark.parametrize(
    ("fame", "winners", "end"),
    [([9, 5, 9, 40], (0, 2), "team"), ([1, 5, 40, 6], (1, 3), "team"), ([7, 7, 8, 9], (0, 1, 2, 3), "shared")],
)
def test_a_team_wins_together(fame: list[int], winners: tuple[int, ...], end: str) -> None:
    state = table()
    by_seat(state, fame=fame)
    state.steps.clear()
    state.changed()
    assert state.winners == winners
    assert end_of(GAME.view(state, None)) == end
    assert [state.setting.share(winners, seat) for seat in winners] == [1 / (len(winners) // 2)] * len(winners)


def test_the_picture_names_teams_and_has_one_score_for_each() -> None:
    state = table()
    by_seat(state, fame=[9, 5, 9, 40])
    view = GAME.view(state, 0)
    told = {
        language: {panel.id: panel for panel in GAME.picture(view, say(language, "mage_knight"))}
        for language in ("en", "cs")
    }
    assert "One team: Player 1, Player 3." in told["en"]["round"].speak
    assert "Jeden tým: Hráč 1, Hráč 3." in told["cs"]["round"].speak
    assert len([line for line in told["en"]["score"].speak if line.startswith("Player")]) == 2
    assert told["en"]["score"].speak[0].startswith("Player 1, Player 3 together have 9 points")


# Simulations and bots


def test_a_simulation_of_drawn_teams_seats_partners_of_one_kind() -> None:
    """Whatever teams are drawn, partners have the same bot, and win or lose together."""
    entrants = (Entrant.of("random", 1.0),) * 2
    (ended,) = play_some("mage_knight", 4, 3, entrants, {**TEAMS, "teams": "drawn"}, 0, 1)
    state = GAME.new(4, seed_of(3, 0), **{**TEAMS, "teams": "drawn"})
    for team in state.setting.teams:
        assert len({ended.seated[seat] for seat in team}) == 1
        assert len({ended.shares[seat] for seat in team}) == 1
    assert sum(ended.shares) == pytest.approx(2)


def test_bots_leave_the_units_of_a_partner_ready() -> None:
    """Energy Flow may spend a ready unit of each other hero: greedy spends those of rivals and not the partner's."""
    state = first_turn(table(), ("early-bird", "planning", "great-start", "the-right-moment"))
    seat = state.turn
    for other in range(4):
        arrange(state, units=["peasants"], command=1, seat=other)
    arrange(state, units=[unit(state, "herbalists", ready=False)], command=1, mana=("green",), seat=seat)
    arrange(state, hand=cards(state, "energy-flow"), dice=["black"] * len(state.dice))
    do(state, "play-card energy-flow basic", "ready-unit 0")
    bot, spent = herna.bots.bot("greedy", 1), []
    while type(state.steps[-1]).__name__ == "DrainUnits":
        action = bot.choose(state, seat)
        spent += [action.seat] if isinstance(action, SpendUnit) else []
        state.apply(action, seat)
    assert sorted(spent) == [other for other in range(4) if not state.setting.same_side(seat, other)]


def test_fame_beyond_that_of_the_partner_is_worth_less_to_bots() -> None:
    def worth(*fame: int) -> float:
        state = first.copy()
        by_seat(state, fame=fame)
        return GAME.value(state, 0)

    first = first_turn(table(), ("early-bird", "planning", "great-start", "the-right-moment"))
    behind, ahead = worth(6, 0, 9, 0) - worth(5, 0, 9, 0), worth(6, 0, 1, 0) - worth(5, 0, 1, 0)
    assert ahead == pytest.approx(behind - SURPLUS)
    assert ahead > 0
