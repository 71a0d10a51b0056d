"""Components and set-up (chapters 1 and 2)."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.eight_minute_empire.components import BOARDS, CARDS, GOOD_INFO, Board
from herna.kernel import BadSetting
from tests.games.eight_minute_empire.table import CARD, GAME, fresh, region

rule = pytest.mark.rule


@rule("EME-1.1")
def test_two_to_five_can_play() -> None:
    assert [fresh(players).setting.players for players in (2, 3, 4, 5)] == [2, 3, 4, 5]
    for wrong in (0, 1, 6, "three", 2.5, True):
        with pytest.raises(BadSetting, match=r"2.*5"):
            GAME.new(players=wrong)  # type: ignore[arg-type]


@rule("EME-1.2")
def test_everybody_has_fourteen_armies_and_three_cities() -> None:
    state = fresh(players=4)
    for seat in range(4):
        assert sum(state.armies[seat]) + state.supply[seat] == 14
        assert state.cities_left[seat] == 3


@rule("EME-1.2")
def test_the_box_holds_42_cards_and_ten_tokens() -> None:
    assert len(CARDS) == 42
    assert sum(good.tokens for good in GOOD_INFO) == 10
    assert Counter(card.good for card in CARDS) == {
        "crystal": 5,
        "coal": 7,
        "wood": 8,
        "iron": 9,
        "food": 10,
        "wild": 3,
    }


@rule("EME-1.2")
def test_the_cards_of_the_box_do_what_they_do() -> None:
    deeds = Counter(part.do for card in CARDS for part in card.actions)
    assert deeds == {"place": 18, "move": 14, "sail": 9, "city": 5, "destroy": 2}
    assert {card.id for card in CARDS if card.combine == "and"} == {"FO9"}
    assert {card.id for card in CARDS if card.combine == "or"} == {"WO4", "WO7", "IR7", "IR8", "FO10"}


@rule("EME-1.3")
@pytest.mark.parametrize(("side", "continents", "regions", "land", "lanes"), [("A", 4, 25, 30, 7), ("B", 5, 23, 29, 7)])
def test_the_two_sides_of_the_board(side: str, continents: int, regions: int, land: int, lanes: int) -> None:
    board = BOARDS[side]
    assert (len(board.continent), len(board.region), len(board.borders.land), len(board.lane)) == (
        continents,
        regions,
        land,
        lanes,
    )
    assert sum(place.triangle for place in board.region) == 5


def edges(board: Board) -> dict[frozenset[tuple[int, int]], list[str]]:
    found: dict[frozenset[tuple[int, int]], list[str]] = {}
    for place in board.region:
        for one, other in zip(place.outline, (*place.outline[1:], place.outline[0]), strict=True):
            found.setdefault(frozenset((one, other)), []).append(place.id)
    return found


@rule("EME-1.3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_regions_touch_on_the_drawing_exactly_where_the_land_borders_are(side: str) -> None:
    board = BOARDS[side]
    drawn = {frozenset(pair) for pair in edges(board).values() if len(pair) == 2}
    assert drawn == {frozenset(pair) for pair in board.borders.land}


@rule("EME-1.3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_land_borders_never_leave_a_continent(side: str) -> None:
    home = {name: continent.id for continent in BOARDS[side].continent for name in continent.regions}
    assert all(home[one] == home[other] for one, other in BOARDS[side].borders.land)


@rule("EME-1.3")
@pytest.mark.parametrize("side", ["A", "B"])
def test_every_region_can_be_reached(side: str) -> None:
    setting = fresh(side=side).setting
    reached, front = {setting.start}, [setting.start]
    while front:
        here = front.pop()
        for other in (*setting.land[here], *setting.sea[here]):
            if other not in reached:
                reached.add(other)
                front.append(other)
    assert len(reached) == len(setting.regions)


@rule("EME-2.1")
@pytest.mark.parametrize(("players", "deck"), [(2, 37), (3, 37), (4, 37), (5, 42)])
def test_the_five_marked_cards_are_set_aside_below_five(players: int, deck: int) -> None:
    state = fresh(players)
    cards = {*state.deck, *state.row}
    assert len(cards) == deck
    marked = {CARD[card] for card in ("CR5", "CO7", "WO8", "IR9", "FO10")}
    assert (marked <= cards) == (players == 5)
    assert (not marked & cards) == (players < 5)


@rule("EME-2.2")
def test_six_cards_lie_face_up_and_the_rest_is_shuffled() -> None:
    rows = [tuple(fresh(seed=seed).row) for seed in range(20)]
    assert all(len(row) == 6 for row in rows)
    assert len(set(rows)) == 20
    firsts = Counter(fresh(seed=seed).row[0] for seed in range(3700))
    assert len(firsts) == 37
    assert max(firsts.values()) < 160


@rule("EME-2.3")
@pytest.mark.parametrize(("side", "start"), [("A", "A13"), ("B", "B12")])
def test_three_armies_each_in_the_start_region(side: str, start: str) -> None:
    state = fresh(players=5, side=side)
    for seat in range(5):
        assert state.armies[seat][region(state, start)] == 3
        assert sum(state.armies[seat]) == 3
        assert state.supply[seat] == 11


@rule("EME-2.4")
@pytest.mark.parametrize(("players", "coins"), [(2, 14), (3, 11), (4, 9), (5, 8)])
def test_coins_to_begin_with(players: int, coins: int) -> None:
    assert fresh(players).coins == [coins] * players
