"""Components and set-up (chapters 1 and 2, and the row of LEG-9.15)."""

from __future__ import annotations

from collections import Counter

import pytest

from herna.games.eight_minute_family.actions import Bid, March, PutNeutral, Sail
from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.actions import LaySegment, PutOutpost, PutStart, PutToken
from herna.games.eight_minute_legends.components import (
    BOARD_OF,
    CARDS,
    PRESETS,
    REGION_NUMBER,
    REGIONS,
    SEGMENTS,
    SIDE_IDS,
    SIDE_OF,
    SIDES,
)
from herna.games.eight_minute_legends.state import LegendsState
from herna.games.eight_minute_legends.world import world_of
from herna.kernel import BadSetting
from tests.games.eight_minute_legends.table import armies, do, fresh, offered, refused, region

rule = pytest.mark.rule


def side(name: str) -> int:
    return SIDE_IDS.index(name)


@rule("LEG-1.1")
def test_two_to_four_can_play() -> None:
    assert [fresh(players).setting.players for players in (2, 3, 4)] == [2, 3, 4]
    for wrong in (1, 5):
        with pytest.raises(BadSetting):
            GAME.new(players=wrong)


@rule("LEG-1.2")
def test_everybody_has_eighteen_armies_and_three_cities_and_there_are_34_cards() -> None:
    state = fresh(players=4)
    for seat in range(4):
        assert sum(state.armies[seat]) + state.supply[seat] == 18
        assert state.cities_left[seat] == 3
    assert len(CARDS) == 34


@rule("LEG-1.3")
def test_four_boards_with_eight_sides() -> None:
    assert len(SEGMENTS.board) == 4
    assert len(SIDES) == 8
    assert len(REGIONS) == 38
    assert sum(len(one.island) for one in SIDES) == 14
    assert all(set(one.exits) == {"top", "right", "bottom", "left"} for one in SIDES)
    for one in SIDES:
        home = {name: island.id for island in one.island for name in island.regions}
        for link in one.link:
            assert (home[link.ends[0]] == home[link.ends[1]]) or link.kind in ("sea", "bridge")


@rule("LEG-2.1")
def test_the_printed_example_joins_its_boards_where_the_dotted_lines_meet() -> None:
    # Jungle in the centre, Village left, Bridges right, all upright; Volcano above, turned a quarter clockwise.
    # Village's right exit is vil3, Jungle's left exit jun3. Jungle's right exit jun4, Bridges' left exit bri1.
    # A quarter turn clockwise brings Volcano's right exit (vol4) to the bottom; Jungle's top exit is jun2.
    state = fresh(map="rulebook-picture")
    world = state.world
    joins = {("vil3", "jun3"), ("jun4", "bri1"), ("vol4", "jun2")}
    for one, other in joins:
        assert region(other) in world.sea[region(one)]
        assert region(one) in world.sea[region(other)]
    inside = {frozenset(link.ends) for one in SIDES for link in one.link if link.kind == "sea"}
    found = {frozenset((REGIONS[one], REGIONS[other])) for one in world.regions for other in world.sea[one]}
    in_play = {pair for pair in inside if all(region(name) in world.regions for name in pair)}
    assert found == {frozenset(pair) for pair in joins} | in_play


@rule("LEG-2.1")
@pytest.mark.parametrize(("turn", "bottom"), [(0, "vol7"), (1, "vol4"), (2, "vol1"), (3, "vol6")])
def test_turning_a_board_brings_another_exit_to_the_join(turn: int, bottom: str) -> None:
    # Printed exits of the Volcano: top vol1, right vol4, bottom vol7, left vol6.
    layout = ((side("jungle"), 0), (side("village"), 0), (side("bridges"), 0), (side("volcano"), turn))
    assert region(bottom) in world_of("t", layout).sea[region("jun2")]


@rule("LEG-2.1", "LEG-2.11")
def test_any_side_any_place_any_turn_can_come_up_by_surprise() -> None:
    laid = [fresh(seed=seed).layout for seed in range(300)]
    assert {(place, placed) for layout in laid for place, placed in enumerate(layout)} == {
        (place, (number, turn)) for place in range(4) for number in range(8) for turn in range(4)
    }


@rule("LEG-2.2")
def test_every_board_is_used_once() -> None:
    for seed in range(100):
        for layout in ("t", "row"):
            boards = [BOARD_OF[number] for number, _ in fresh(seed=seed, layout=layout).layout]
            assert sorted(boards) == [0, 1, 2, 3]


@rule("LEG-2.2", "LEG-2.11")
def test_laying_the_map_by_hand_place_by_place() -> None:
    state = fresh(map="by-hand")
    assert state.seats_to_act == (0,)
    assert len(state.options()) == 8 * 4
    do(state, "lay-segment centre jungle 0")
    assert len(state.options()) == 6 * 4
    assert refused(state, "lay-segment left peaks 0") == ("board-used", "LEG-2.2")
    assert refused(state, "lay-segment centre village 0") == ("wrong-place", "LEG-2.1")
    assert refused(state, "lay-segment left village 4") == ("wrong-place", "LEG-2.1")
    assert refused(state, "put-start jun1") == ("boards-first", "LEG-2.1")
    do(state, "lay-segment left village 0", "lay-segment right bridges 0", "lay-segment stem volcano 1")
    assert isinstance(state.options()[0], PutStart)


def laid_by_hand(*sides: str, layout: str = "t") -> LegendsState:
    state = fresh(map="by-hand", layout=layout)
    for text in sides:
        name, turn = text.split("@")
        place = state.setting.names("place")[len(state.layout)]
        do(state, f"lay-segment {place} {name} {turn}")
    return state


@rule("LEG-2.3")
def test_the_start_lies_on_the_central_board_joined_to_another() -> None:
    state = laid_by_hand("jungle@0", "village@0", "bridges@0", "volcano@1")
    assert offered(state) == ["put-start jun2", "put-start jun3", "put-start jun4"]
    assert refused(state, "put-start jun5") == ("wrong-start", "LEG-2.3")
    assert refused(state, "put-start vil3") == ("wrong-start", "LEG-2.3")


@rule("LEG-2.4")
def test_the_greatland_holds_the_start_wherever_it_lies() -> None:
    # Greatland left of the centre: only its right edge (gre5) is joined.
    state = laid_by_hand("jungle@0", "greatland@0", "bridges@0", "volcano@0")
    assert offered(state) == ["put-start gre5"]
    assert refused(state, "put-start jun2") == ("wrong-start", "LEG-2.4")
    # In the centre it offers each of its joined exits: left gre4, right gre5, top gre2.
    state = laid_by_hand("greatland@0", "jungle@0", "bridges@0", "volcano@0")
    assert offered(state) == ["put-start gre2", "put-start gre4", "put-start gre5"]


@rule("LEG-2.5")
def test_rope_bridges_are_no_sea_moves_but_join_three_islands() -> None:
    state = fresh(map="rulebook-picture")
    world = state.world
    assert world.land[region("bri1")] == {region("bri2"), region("bri3")}
    assert not world.sea[region("bri1")] & {region("bri2"), region("bri3")}
    assert {(region("bri1"),), (region("bri2"),), (region("bri3"),)} <= set(world.islands)


@rule("LEG-2.6", "LEG-2.7")
def test_four_armies_at_the_start_and_one_at_the_outpost() -> None:
    state = fresh(players=3, map="first-game")
    for seat in range(3):
        assert armies(state, seat) == {"vil4": 4, "red2": 1}
        assert state.supply[seat] == 13


@rule("LEG-2.7")
def test_the_outpost_is_on_another_board_than_the_start_and_the_centre() -> None:
    state = laid_by_hand("jungle@0", "greatland@0", "bridges@0", "volcano@0")
    do(state, "put-start gre5")
    barred = {side("jungle"), side("greatland")}
    assert {SIDE_OF[action.region] for action in state.options() if isinstance(action, PutOutpost)} == {
        side("bridges"),
        side("volcano"),
    }
    assert not any(SIDE_OF[action.region] in barred for action in state.options() if isinstance(action, PutOutpost))
    assert refused(state, "put-outpost jun1") == ("wrong-outpost", "LEG-2.7")
    do(state, "put-outpost bri2")
    assert armies(state, 0) == {"gre5": 4, "bri2": 1}


@rule("LEG-2.8")
def test_two_players_put_ten_neutral_armies_in_turn_on_the_map() -> None:
    state = fresh(players=2, map="first-game")
    seats: list[int] = []
    for _ in range(10):
        seats += state.seats_to_act
        assert {action.region for action in state.options() if isinstance(action, PutNeutral)} == set(
            state.world.regions
        )
        state.apply(state.options()[0])
    assert seats == [0, 1] * 5
    assert sum(state.armies[2]) == 10
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-2.8", "LEG-2.12")
def test_who_prepares_the_game_is_chosen_and_puts_the_first_neutral_army() -> None:
    state = fresh(players=2, map="first-game", preparer=2)
    assert state.seats_to_act == (1,)
    state.apply(state.options()[0])
    assert state.seats_to_act == (0,)


@rule("LEG-2.12")
def test_of_three_games_each_is_prepared_by_the_next_player() -> None:
    state = fresh(players=3, map="by-hand", citadels=True, tokens_by_hand=True, games=3, preparer=3)
    prepared: list[tuple[int, ...]] = []
    while not state.over:
        if isinstance(state.options()[0], LaySegment | PutStart | PutOutpost | PutToken):
            prepared.append((len(state.earlier), *state.seats_to_act))
            assert state.view(None).prepared_by == state.seats_to_act[0]  # type: ignore[attr-defined]
        state.apply(state.options()[0])
    # Four boards, the start, the outpost and three citadels in each game.
    assert prepared == [(game, seat) for game, seat in enumerate((2, 0, 1)) for _ in range(4 + 1 + 1 + 3)]


@rule("LEG-2.12")
def test_who_prepares_the_game_sits_at_the_table() -> None:
    with pytest.raises(BadSetting) as caught:
        fresh(players=3, preparer=4)
    assert (caught.value.code, caught.value.clause) == ("no-such-preparer", "LEG-2.12")


@rule("LEG-2.8")
@pytest.mark.parametrize("players", [3, 4])
def test_more_players_have_no_neutral_armies(players: int) -> None:
    state = fresh(players)
    assert len(state.armies) == players
    assert isinstance(state.options(0)[0], Bid)


@rule("LEG-2.9")
@pytest.mark.parametrize(("players", "coins"), [(2, 12), (3, 11), (4, 9)])
def test_coins_to_begin_with(players: int, coins: int) -> None:
    assert fresh(players).coins == [coins] * players


@rule("LEG-2.10")
@pytest.mark.parametrize(("players", "deck"), [(2, 27), (3, 32), (4, 34)])
def test_cards_by_number_of_players(players: int, deck: int) -> None:
    state = fresh(players)
    cards = {*state.deck, *state.row}
    assert len(cards) == deck
    assert len(state.row) == 6
    assert all(CARDS[number].min <= players for number in cards)
    assert len({tuple(fresh(players, seed=seed).row) for seed in range(20)}) == 20


@rule("LEG-2.11")
@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.id)
def test_every_ready_map_is_legal(preset) -> None:  # type: ignore[no-untyped-def]
    state = fresh(players=3, map=preset.id)
    assert [SIDE_IDS[number] for number, _ in state.layout] == [laid.side for laid in preset.boards]
    assert sorted(BOARD_OF[number] for number, _ in state.layout) == [0, 1, 2, 3]
    assert REGION_NUMBER[preset.start] in state.world.starts
    assert REGION_NUMBER[preset.outpost] in state.world.outposts(REGION_NUMBER[preset.start])


@rule("LEG-2.11")
def test_a_surprise_keeps_the_conditions_of_start_and_outpost() -> None:
    starts: Counter[int] = Counter()
    for seed in range(200):
        for layout in ("t", "row"):
            state = fresh(players=3, seed=seed, layout=layout)
            assert state.home in state.world.starts
            assert state.outpost in state.world.outposts(state.home)
            starts[state.home] += 1
    assert len(starts) > 15


@rule("LEG-2.1", "LEG-9.9")
@pytest.mark.parametrize("layout", ["t", "row"])
def test_on_any_map_there_is_a_way_over_every_border_and_every_line_both_ways(layout: str) -> None:
    for seed in range(100):
        world = fresh(seed=seed, layout=layout, encounters=True).world
        for number in range(len(REGIONS)):
            land, sea = sorted(world.land[number]), sorted(world.sea[number])
            assert world.marches[number] == tuple(March(number, other) for other in land)
            assert world.voyages[number] == (*world.marches[number], *(Sail(number, other) for other in sea))
            assert all(number in world.land[other] for other in land)
            assert all(number in world.sea[other] for other in sea)
            assert not {*land} & {*sea}


@rule("LEG-9.15")
def test_a_row_is_a_ring_with_the_start_inside() -> None:
    # Exits left and right: bridges bri1/bri3, village vil4/vil3, jungle turned half (left jun4, right jun3),
    # volcano vol6/vol4. Joins: bri3-vil4, vil3-jun4, jun3-vol6, and round the world vol4-bri1.
    state = laid_by_hand("bridges@0", "village@0", "jungle@2", "volcano@0", layout="row")
    world = state.world
    for one, other in [("bri3", "vil4"), ("vil3", "jun4"), ("jun3", "vol6"), ("vol4", "bri1")]:
        assert region(other) in world.sea[region(one)]
    assert offered(state) == ["put-start vil3", "put-start vil4", "put-start jun3", "put-start jun4"]


@rule("LEG-9.15")
def test_in_a_row_all_boards_stand_or_all_lie_and_the_greatland_is_inside() -> None:
    state = fresh(map="by-hand", layout="row")
    assert refused(state, "lay-segment first greatland 0") == ("start-side-inside", "LEG-9.15")
    do(state, "lay-segment first bridges 1")
    assert refused(state, "lay-segment second village 0") == ("row-not-straight", "LEG-9.15")
    assert {action.turn for action in state.options() if isinstance(action, LaySegment)} == {1, 3}
    do(state, "lay-segment second greatland 3", "lay-segment third jungle 1", "lay-segment fourth volcano 1")
    assert {SIDE_OF[action.region] for action in state.options() if isinstance(action, PutStart)} == {side("greatland")}


@rule("LEG-9.15")
def test_rows_by_surprise_are_straight() -> None:
    turns = {tuple(turn % 2 for _, turn in fresh(seed=seed, layout="row").layout) for seed in range(60)}
    assert turns == {(0, 0, 0, 0), (1, 1, 1, 1)}
