"""Leaders (LEG-9.11, LEG-9.16 to LEG-9.19)."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.components import LEADER_IDS
from herna.games.eight_minute_legends.scoring import score_sheet
from herna.kernel import Match
from tests.games.eight_minute_legends.table import BLUE, GREEN, HOME, RED, armies, do, fresh, offered, position, refused

rule = pytest.mark.rule


@rule("LEG-9.11")
def test_everybody_gets_another_leader_at_random() -> None:
    dealt = Counter(fresh(players=3, seed=seed, leaders=True).leaders for seed in range(300))
    assert all(len(set(leaders)) == 3 for leaders in dealt)
    assert len(dealt) == 24
    assert fresh(players=3).leaders == (-1, -1, -1)
    shown = fresh(players=2, leaders=True).view(None).seats  # type: ignore[attr-defined]
    assert all(seat.leader in LEADER_IDS for seat in shown)


@rule("LEG-9.16")
@pytest.mark.parametrize(("forest", "worth"), [(2, 0), (3, 1), (4, 1)])
def test_the_fairy_queen_is_a_point_with_three_forest_cards(forest: int, worth: int) -> None:
    cards = ["forest-elf", "forest-gnome", "forest-pixie", "forest-tree-town"][:forest]
    state = position(cards={RED: cards}, leaders={RED: "fairy-queen"})
    assert score_sheet(state)[RED].leader == worth


@rule("LEG-9.16")
def test_the_fairy_queen_may_take_one_more_card_without_its_action() -> None:
    state = position(
        armies=HOME,
        leaders={BLUE: "fairy-queen"},
        coins={RED: 3, BLUE: 1, GREEN: 3},
        row=["dire-eye", "lake", "mountain-treasury"],
        turns_left=1,
    )
    do(state, "take-card 1", "done")
    assert state.seats_to_act == (BLUE,)
    assert state.view(None).turn == BLUE  # type: ignore[attr-defined]
    assert offered(state) == ["take-card 1", "take-card 2", "take-card 3", "done"]
    assert refused(state, "take-card 4") == ("card-too-dear", "LEG-4.3")
    declined = do(state.copy(), "done")
    assert declined.over
    do(state, "take-card 2")
    assert state.over
    assert state.coins[BLUE] == 1 - 1 + 2
    assert state.elixirs[BLUE] == 1
    assert armies(state, BLUE) == {"vil4": 4}


@rule("LEG-9.17")
def test_the_robber_king_uses_the_cities_of_others_for_a_coin() -> None:
    state = position(
        armies=HOME,
        cities={BLUE: ["vil1"], GREEN: ["vil1", "red1"]},
        leaders={RED: "robber-king"},
        coins={RED: 1, BLUE: 0},
        row=["dire-eye"],
    )
    do(state, "take-card 1")
    assert offered(state) == [
        "place vil4",
        "place-at-city 2 vil1",
        "place-at-city 3 vil1",
        "place-at-city 3 red1",
        "done",
    ]
    do(state, "place-at-city 2 vil1")
    assert state.coins == [0, 1, 0]
    assert armies(state, RED) == {"vil4": 4, "vil1": 1}
    assert offered(state) == ["place vil4", "done"]


@rule("LEG-9.17")
def test_the_robber_king_takes_a_coin_with_every_army_he_destroys() -> None:
    state = position(armies=HOME, leaders={RED: "robber-king"}, coins={RED: 0, BLUE: 2, GREEN: 0}, row=["dire-giant"])
    other = state.copy()
    do(state, "take-card 1", "done", "destroy 2 vil4")
    assert state.coins == [1, 1, 0]
    do(other, "take-card 1", "done", "destroy 3 vil4")
    assert other.coins == [0, 2, 0]


@rule("LEG-9.18")
def test_the_red_sorceress_begins_with_five_armies() -> None:
    for seed in range(20):
        state = fresh(players=3, seed=seed, leaders=True)
        for seat, leader in enumerate(state.leaders):
            assert state.armies[seat][state.home] == (5 if LEADER_IDS[leader] == "red-sorceress" else 4)


@rule("LEG-9.18")
def test_the_red_sorceress_keeps_what_she_destroys_and_scores_three_for_one() -> None:
    state = position(armies=HOME, leaders={RED: "red-sorceress"}, row=["dire-giant"])
    supply = state.supply[BLUE]
    do(state, "take-card 1", "done", "destroy 2 vil4")
    assert state.supply[BLUE] == supply
    assert state.captured[RED] == (0, 1, 0)
    for kept, worth in [((0, 2, 0), 0), ((0, 2, 1), 1), ((0, 3, 2), 1), ((0, 3, 3), 2)]:
        state.captured = (kept, *state.captured[1:])
        assert score_sheet(state)[RED].leader == worth


@rule("LEG-9.18", "LEG-2.8")
def test_neutral_armies_go_back_even_from_the_red_sorceress() -> None:
    state = position(
        players=2,
        armies={RED: {"vil4": 4}, BLUE: {}, 2: {"vil4": 2}},
        leaders={RED: "red-sorceress"},
        row=["dire-giant"],
    )
    do(state, "take-card 1", "done", "destroy neutral vil4")
    assert state.captured[RED] == (0, 0)
    assert state.supply[2] == 9


@rule("LEG-9.19")
def test_the_white_knight_scores_islands_of_three_regions() -> None:
    # Red Forest (three regions) and the small volcano island (two regions) are red's.
    state = position(armies={RED: {"red1": 1, "vol1": 1}}, leaders={RED: "white-knight"})
    assert score_sheet(state)[RED].islands == 2
    assert score_sheet(state)[RED].leader == 1


@rule("LEG-9.19")
def test_the_white_knight_may_put_an_army_where_he_builds() -> None:
    # +1 army does not add to it: it is no place action.
    state = position(armies=HOME, cards={RED: ["night-village"]}, leaders={RED: "white-knight"}, row=["stronghold"])
    do(state, "take-card 1", "build vil4")
    assert offered(state) == ["place vil4", "done"]
    do(state, "place vil4")
    assert armies(state, RED) == {"vil4": 5}
    assert state.seats_to_act == (BLUE,)


@rule("LEG-9.19")
def test_without_an_army_left_the_white_knight_is_not_asked() -> None:
    state = position(armies={RED: {"vil4": 18}, BLUE: {"vil4": 1}}, leaders={RED: "white-knight"}, row=["stronghold"])
    do(state, "take-card 1", "build vil4")
    assert state.seats_to_act == (BLUE,)


@rule("LEG-9.11")
@pytest.mark.parametrize("seed", range(4))
def test_leaders_that_are_dealt_after_a_map_was_laid_by_hand_are_learnt(seed: int) -> None:
    """Whoever lays the last board, or what comes last before the deal, cannot look at the leaders and lay it anew."""
    match = Match.new(GAME, 2, seed=seed, map="by-hand", leaders=True)
    while not any(leader >= 0 for leader in match.state.leaders):  # type: ignore[attr-defined]
        seat = match.state.seats_to_act[0]
        match.play(match.state.options(seat)[0], seat)
    assert match.state.learnt
    assert match.free_undo(seat) == 0
