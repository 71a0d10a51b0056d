"""Full and Blitz Cooperation in short, move by move from a siege in the first Day to the score."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.actions import NameTactic
from herna.games.mage_knight.rules.scoring import score_sheet
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.agreement import AgreeOnTactic
from herna.kernel import IllegalAction
from tests.games.mage_knight.allies import agreed, do, end, offered, proposed, siege, win
from tests.games.mage_knight.table import arrange

rule = pytest.mark.rule
DUMMY = 2


def besieged(scenario: str) -> KnightState:
    """Two heroes beside the only city, Monks and Crossbowmen in it; the dummy player has its last two cards."""
    state = siege("violet-monks", "grey-crossbowmen", scenario=scenario, tiles=(4, 1, 1), city_levels=(2,))
    state.order = (0, 1, DUMMY)
    state.dummy_gone += state.dummy_deck[:-2]
    state.dummy_deck = state.dummy_deck[-2:]
    state.changed()
    return state


def pass_turn(state: KnightState, seat: int) -> None:
    """A hero does nothing but throw cards away."""
    if "start-turn" in offered(state, seat):
        do(state, seat, "start-turn")
    end(state, seat)


def into_the_night(state: KnightState) -> None:
    """The dummy player runs out of cards and announces the end of the round; everybody has a last turn."""
    pass_turn(state, 0)
    pass_turn(state, 1)
    assert not state.dummy_deck
    pass_turn(state, 0)
    pass_turn(state, 1)
    assert state.announced == DUMMY
    pass_turn(state, 0)
    assert not isinstance(state.steps[-1], AgreeOnTactic)
    pass_turn(state, 1)


def first_night(state: KnightState) -> None:
    """Both heroes name the tactic that leaves; the night begins, and seat 0 is on turn beside the city."""
    into_the_night(state)
    assert isinstance(state.steps[-1], AgreeOnTactic)
    assert set(state.seats_to_act) == {0, 1}
    with pytest.raises(IllegalAction):
        state.apply(NameTactic(state.dummy_tactic), 0)
    gone = state.tactic[1]
    state.apply(NameTactic(gone), 1)
    state.apply(NameTactic(gone), 0)
    assert state.tactics_gone == (gone,)
    assert (state.round, state.night) == (2, True)
    assert state.dummy_tactic not in state.tactics_left, "it has drawn one before them"
    # Seat 0 takes the lower one of the first two, and with it the first turn.
    first = state.seats_to_act[0]
    do(state, first, offered(state, first)[first])
    do(state, 1 - first, offered(state, 1 - first)[0])
    while state.turn != 0 or state.turns[0] is None:
        seat = state.seats_to_act[0]
        if "start-turn" in offered(state, seat):
            do(state, seat, "start-turn")
        if seat == 1:
            end(state, 1)
    for seat in (0, 1):
        arrange(state, seat=seat, hand=("march", "rage"), deck=("swiftness", "stamina"), discard=(), skills=())
    state.changed()


@rule("MK-27.4", "MK-27.5", "MK-27.7", "MK-27.8", "MK-25.19")
@pytest.mark.parametrize(
    ("scenario", "fame", "left"),
    # Crossbowmen are worth 3, Monks 4. In the short game everybody begins with 1, and the row from 3 on gives 1 more.
    [("full-cooperation", {3, 4}, 4), ("blitz-cooperation", {5, 6}, 2)],
)
def test_a_city_that_falls_in_the_first_night_is_won_by_all(scenario: str, fame: set[int], left: int) -> None:
    state = besieged(scenario)
    first_night(state)
    agreed(state, 1)
    win(state, 0)
    win(state, 1)
    assert {*state.fame} == fame
    (city,) = state.cities
    assert city.conquered
    assert city.shields == (0, 1)
    end(state, 0)
    end(state, 1)
    assert state.game_ending
    deck = len(state.dummy_deck)
    assert state.seats_to_act == (0,), "the other has had his turn, the dummy player has none"
    pass_turn(state, 0)
    assert state.over
    assert state.winners == (0, 1)
    line, other = score_sheet(state)
    goal = {item.what: item.points for item in line.items if item.row == "goal"}
    expected = {"city": 10, "all-cities": 15, "rounds-left": 30 * left, "dummy-cards": deck, "not-announced": 5}
    assert goal == expected, "one city cannot be led by both"
    assert line.fame == other.fame == min(fame)
    knowledge, _ = line.rows["knowledge"]
    assert all(points == (0, 0) for row, points in line.rows.items() if row not in ("knowledge", "goal"))
    assert state.scores == (min(fame) + knowledge + sum(expected.values()),) * 2


@rule("MK-25.16", "MK-27.7")
@pytest.mark.parametrize("scenario", ["full-cooperation", "blitz-cooperation"])
def test_a_city_that_holds_out_is_lost_by_all(scenario: str) -> None:
    state = besieged(scenario)
    state.round, state.night = state.setting.rounds, True
    here = tuple(state.place)
    proposed(state, 1)
    do(state, 1, "answer-proposal false")
    assert state.turn == 0, "a no ends the proposal and nothing else"
    state.change_turn(0, declined=())
    state.changed()
    agreed(state, 1)
    win(state, 0)
    do(state, 1, "stay-behind")
    assert tuple(state.place) == here
    end(state, 0)
    end(state, 1)
    assert state.turn == 0, "the turn that was played in advance is skipped"
    assert not state.dummy_deck
    for seat in (0, 1, 0, 1):
        pass_turn(state, seat)
    assert state.over
    assert state.announced == DUMMY
    assert state.winners == ()
    line, _ = score_sheet(state)
    assert line.rows["goal"] == (0, 0), "no city, no round left, no card left, and the end was announced"
    assert line.fame == min(state.fame)
