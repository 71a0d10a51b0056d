"""Bots play by the rules, know no more than their seat, and the greedy one beats the blind one."""

from __future__ import annotations

import random

import pytest

import herna
from herna.arena import simulate
from herna.bots import Greedy, bot
from herna.kernel import BadSetting, State
from tests.games.eight_minute_empire.table import BLUE, GREEN, RED, position

MEASURES = ("random", "greedy")


@pytest.mark.parametrize("level", MEASURES)
@pytest.mark.parametrize("name", herna.game_names())
def test_a_bot_chooses_what_is_offered_until_the_end(level: str, name: str) -> None:
    state = herna.game(name).new(seed=2)
    bots = [bot(level, seat) for seat in range(state.setting.players)]
    while not state.over:
        seat = state.seats_to_act[0]
        before = state.digest()
        action = bots[seat].choose(state, seat)
        assert state.digest() == before
        assert action in state.options(seat)
        state.apply(action, seat)


@pytest.mark.parametrize("level", MEASURES)
def test_the_same_seed_makes_the_same_choices(level: str) -> None:
    def game() -> str:
        state = herna.game("eight_minute_empire").new(players=2, seed=2)
        bots = [bot(level, 7), bot(level, 8)]
        while state.turns_left > 20:  # type: ignore[attr-defined]
            seat = state.seats_to_act[0]
            state.apply(bots[seat].choose(state, seat), seat)
        return state.digest()

    assert game() == game()


@pytest.mark.parametrize("level", MEASURES)
def test_a_bot_cannot_be_told_apart_by_what_its_seat_cannot_see(level: str) -> None:
    """Two states that look alike to the seat get the same choice from the same bot."""
    state: State = herna.game("eight_minute_empire").new(players=3, seed=4)
    draw = random.Random(4)
    for _ in range(25):
        state.apply(draw.choice(state.options()))
    seat = state.seats_to_act[0]
    twin = state.imagine(seat, random.Random(99))
    assert twin.digest() != state.digest()
    assert bot(level, 5).choose(twin, seat) == bot(level, 5).choose(state, seat)


def test_the_greedy_bot_sees_a_whole_turn_ahead() -> None:
    # Four movements: from A13 over A16, A17 and A19 to the free A20. Nothing nearer gives a point, because blue
    # holds every region on the way with four armies; the far coast is worth one, and A13 stays red.
    held = dict.fromkeys(("A10", "A11", "A12"), 4)
    barred = dict.fromkeys(("A14", "A15", "A16", "A17", "A18", "A19", "A21", "A22"), 4)
    state = position(
        players=3,
        armies={RED: {"A13": 2}, BLUE: held, GREEN: barred},
        row=["FO5"],
        turns_left=1,
        coins={RED: 0, BLUE: 0, GREEN: 0},
    )
    greedy = Greedy(seed=1)
    while not state.over:
        state.apply(greedy.choose(state, RED), RED)
    assert state.armies[RED][state.setting.regions.index("A20")] == 1
    assert state.armies[RED][state.setting.regions.index("A13")] == 1


def test_the_greedy_bot_takes_the_card_that_completes_a_set() -> None:
    state = position(
        armies={RED: {"A13": 3}, BLUE: {"A13": 3}},
        cards={RED: ["CR1", "CR2", "CR3"]},
        row=["CO1", "CO2", "CO3", "WO2", "CR4"],
        turns_left=2,
    )
    action = Greedy(seed=1).choose(state, RED)
    assert state.notation(action) == "take-card 5"


def test_the_greedy_bot_does_not_pay_for_what_is_free() -> None:
    state = position(armies={RED: {"A13": 3}, BLUE: {"A13": 3}}, row=["CO2", "CO3", "FO3", "IR2", "IR3", "WO2"])
    assert state.notation(Greedy(seed=1).choose(state, RED)) == "take-card 1"


def test_the_greedy_bot_beats_the_blind_one() -> None:
    report = simulate("eight_minute_empire", players=2, games=6, seed=3, bots=("greedy", "random"))
    assert report.win_rate_by_bot["greedy"] >= 0.9


def test_an_unknown_bot_names_the_known_ones() -> None:
    with pytest.raises(BadSetting) as caught:
        bot("gredy")
    assert (caught.value.code, caught.value.facts["near"]) == ("unknown-bot", "greedy")
