"""The variants (chapter 9)."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from herna.games.eight_minute_empire.components import CARDS
from herna.games.eight_minute_empire.scoring import continent_owners, points, score_sheet
from herna.games.eight_minute_family.actions import Bid, PutNeutral
from herna.games.eight_minute_family.majority import NOBODY, region_owners
from herna.kernel import BadSetting
from tests.games.eight_minute_empire.table import BLUE, CARD, RED, do, fresh, offered, position, region

rule = pytest.mark.rule
NEUTRAL = 2


# The full game


@rule("EME-9.1")
def test_the_full_game_is_three_games_and_the_sum_of_their_points() -> None:
    state = fresh(players=3, games=3)
    draw = random.Random(2)
    finished: list[tuple[int, ...]] = []
    auctions = 0
    while not state.over:
        before = points(state) if state.turns_left == 1 else None
        auctions += state.bids == (-1, -1, -1)
        state.apply(draw.choice(state.options()))
        if len(state.earlier) > len(finished):
            assert before is not None
            finished.append(state.earlier[-1])
            assert state.coins == [11, 11, 11]
            assert [sum(row) for row in state.armies] == [3, 3, 3]
            assert state.cards == [(), (), ()]
            assert state.cities_left == [3, 3, 3]
            assert state.turns_left == 30
            assert isinstance(state.options(0)[0], Bid)
    assert len(finished) == 2
    assert auctions == 3
    assert state.scores == tuple(sum(parts) for parts in zip(*finished, points(state), strict=True))
    assert state.winners == tuple(seat for seat, score in enumerate(state.scores) if score == max(state.scores))


@rule("EME-9.1")
def test_each_of_the_three_games_is_dealt_anew() -> None:
    state = fresh(players=2, games=3)
    rows = [tuple(state.row)]
    while not state.over:
        before = len(state.earlier)
        state.apply(state.options()[0])
        if len(state.earlier) > before:
            rows.append(tuple(state.row))
    assert len(set(rows)) == 3


@rule("EME-9.2")
def test_equal_sums_share_the_full_game_whatever_the_coins() -> None:
    # Third game: red A1 + Westland + crystal = 3, blue A8 + A9 + Twin Isle = 3. Before: 4 + 6 and 5 + 5.
    state = position(
        armies={RED: {"A1": 1}, BLUE: {"A8": 1, "A9": 1}},
        coins={RED: 9, BLUE: 1},
        row=["CR1"],
        turns_left=1,
        games=3,
    )
    state.earlier = ((4, 5), (6, 5))
    do(state, "take-card 1", "done")
    assert state.scores == (13, 13)
    assert state.winners == (RED, BLUE)


# Goods tokens


@rule("EME-9.3")
@pytest.mark.parametrize(("side", "triangles"), [("A", "A1 A8 A13 A20 A24"), ("B", "B1 B3 B9 B19 B22")])
def test_one_random_token_lies_face_up_on_every_triangle(side: str, triangles: str) -> None:
    drawn: Counter[int] = Counter()
    for seed in range(200):
        state = fresh(seed=seed, side=side, goods_tokens=True)
        where = [name for name, token in zip(state.setting.regions, state.tokens, strict=True) if token >= 0]
        assert where == triangles.split()
        tokens = [token for token in state.tokens if token >= 0]
        assert max(Counter(tokens).values()) <= 2
        drawn.update(tokens)
        assert {place.id for place in state.view(None).regions if place.token} == set(where)  # type: ignore[attr-defined]
    assert set(drawn) == {0, 1, 2, 3, 4}
    assert all(150 < count < 250 for count in drawn.values())


@rule("EME-9.3")
def test_without_the_variant_there_are_no_tokens() -> None:
    assert set(fresh().tokens) == {-1}


@rule("EME-9.4")
def test_a_token_counts_as_a_card_for_the_controller_of_its_region() -> None:
    # Red holds A8 (token coal) and one coal card: two coal = 1. Region 1 + Twin Isle 1 + 1 = 3.
    state = position(
        armies={RED: {"A8": 1}}, cards={RED: ["CO1"]}, tokens={"A8": "coal", "A1": "coal"}, goods_tokens=True
    )
    assert points(state) == [3, 0]
    assert score_sheet(state)[RED].tokens == (1,)


@rule("EME-9.4")
def test_a_token_in_a_tied_region_goes_to_nobody() -> None:
    state = position(
        armies={RED: {"A8": 1}, BLUE: {"A8": 1}},
        cards={RED: ["CO1"], BLUE: ["CO2"]},
        tokens={"A8": "coal"},
        goods_tokens=True,
    )
    assert points(state) == [0, 0]


@rule("EME-9.4")
def test_a_wild_card_may_join_a_good_held_only_as_a_token() -> None:
    # A8 with a coal token (region 1, Twin Isle 1) and one wild card: two coal = 1.
    state = position(armies={RED: {"A8": 1}}, cards={RED: ["WI1"]}, tokens={"A8": "coal"}, goods_tokens=True)
    assert points(state) == [3, 0]


# Neutral armies


@rule("EME-9.6")
def test_two_players_put_ten_neutral_armies_in_turn_before_the_auction() -> None:
    state = fresh(players=2, neutral_armies=True)
    seats: list[int] = []
    for number in range(10):
        assert state.supply[NEUTRAL] == 10 - number
        assert len(state.options()) == 25
        seats += state.seats_to_act
        state.apply(PutNeutral(number))
    assert seats == [RED, BLUE] * 5
    assert sum(state.armies[NEUTRAL]) == 10
    assert isinstance(state.options(RED)[0], Bid)


@rule("EME-9.7")
def test_in_a_full_game_the_two_take_turns_at_putting_the_first_neutral_army() -> None:
    state = fresh(players=2, neutral_armies=True, games=3)
    first: list[int] = []
    while not state.over:
        if isinstance(state.options()[0], PutNeutral) and state.supply[NEUTRAL] == 10:
            first += state.seats_to_act
        state.apply(state.options()[0])
    assert first == [RED, BLUE, RED]


@rule("EME-9.6")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_neutral_armies_are_for_two_only(players: int) -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(players=players, neutral_armies=True)
    assert (caught.value.code, caught.value.clause) == ("neutral-needs-two", "EME-9.6")


@rule("EME-9.6")
def test_neutral_armies_are_off_unless_asked_for() -> None:
    assert len(fresh(players=2).armies) == 2


@rule("EME-9.7")
def test_neutral_armies_count_for_majorities_and_hold_regions_for_nobody() -> None:
    # A8: red 1, neutral 1: nobody. A9: neutral 2, red 1: held by neutral, so Twin Isle has no player's region.
    # A1 red, A2 neutral, A3 neutral: of the players only red holds a region there, so Westland is red's.
    state = position(
        armies={RED: {"A8": 1, "A9": 1, "A1": 1}, NEUTRAL: {"A8": 1, "A9": 2, "A2": 1, "A3": 1}}, neutral_armies=True
    )
    owners = region_owners(state)
    assert [owners[region(state, name)] for name in ("A8", "A9", "A1", "A2")] == [NOBODY, NEUTRAL, RED, NEUTRAL]
    assert continent_owners(state, owners) == [RED, NOBODY, NOBODY, NOBODY]
    assert points(state) == [2, 0]
    assert len(state.scores) == 2


@rule("EME-9.7")
def test_neutral_armies_can_be_destroyed_and_never_move() -> None:
    state = position(
        armies={RED: {"A13": 3}, BLUE: {"A13": 3}, NEUTRAL: {"A1": 2}}, row=["WO7", "WO3"], neutral_armies=True
    )
    do(state, "take-card 1", "perform destroy 1")
    assert offered(state)[-2:] == ["destroy neutral A1", "done"]
    do(state, "destroy neutral A1")
    assert state.armies[NEUTRAL][region(state, "A1")] == 1
    assert state.supply[NEUTRAL] == 10 - 1
    do(state, "take-card 1")
    assert not any("A1 " in action for action in offered(state))


# Printings


@rule("EME-9.8")
def test_one_card_differs_between_the_printings() -> None:
    icons, words = fresh().setting.cards, fresh(printing="words").setting.cards
    assert [one.id for one, other in zip(icons, words, strict=True) if one != other] == ["CO1"]
    armies = {RED: {"A13": 3}, BLUE: {"A13": 3}}
    state = position(armies=armies, row=["CO1"])
    do(state, "take-card 1")
    assert offered(state) == ["place A13", "done"]
    state = position(armies=armies, row=["CO1"], printing="words")
    do(state, "take-card 1")
    assert offered(state) == ["perform place 2", "perform city 1", "done"]
    do(state, "perform city 1", "build A13")
    assert state.cities[RED] == (region(state, "A13"),)


def test_every_card_can_be_taken_and_does_what_is_printed() -> None:
    deeds = {"place": "place", "move": "march", "sail": "march", "city": "build", "destroy": "destroy"}
    for card in CARDS:
        players = 5 if card.five_players else 2
        state = position(players=players, armies={seat: {"A13": 3} for seat in range(players)}, row=[card.id])
        assert state.row[0] == CARD[card.id]
        for part in card.actions:
            branch = do(state.copy(), "take-card 1")
            if card.combine != "single":
                do(branch, f"perform {part.do} {part.n}")
            done = 0
            while branch.seats_to_act == (RED,) and done < part.n:
                verbs = {branch.notation(option).split()[0] for option in branch.options()}
                assert deeds[part.do] in verbs
                branch.apply(next(o for o in branch.options() if branch.notation(o).startswith(deeds[part.do])))
                done += 1
            assert done == part.n
            if card.combine != "and":
                assert branch.seats_to_act == (1,)
