"""Points and the winner (chapters 7 and 8). Every position is worked out on paper beside it."""

from __future__ import annotations

import pytest

from herna.games.eight_minute_family.majority import NOBODY, region_owners
from herna.games.eight_minute_legends.scoring import island_owners, points, score_sheet, winners
from herna.games.eight_minute_legends.state import LegendsState
from tests.games.eight_minute_legends.table import BLUE, GREEN, RED, do, position, region

rule = pytest.mark.rule


def owner(state: LegendsState, name: str) -> int:
    return region_owners(state)[region(name)]


@rule("LEG-7.2")
def test_most_armies_control_a_region_and_a_city_counts_as_one() -> None:
    state = position(armies={RED: {"vil1": 2}, BLUE: {"vil1": 1, "red1": 1}}, cities={BLUE: ["vil1"], GREEN: ["vol1"]})
    assert [owner(state, name) for name in ("vil1", "red1", "vol1")] == [NOBODY, BLUE, GREEN]
    state = position(armies={RED: {"vil1": 2}, BLUE: {"vil1": 1}})
    assert score_sheet(state)[RED].regions == 1


@rule("LEG-7.3")
def test_a_tied_region_belongs_to_nobody() -> None:
    state = position(armies={RED: {"vil1": 2}, BLUE: {"vil1": 2}, GREEN: {"vil1": 1}})
    assert owner(state, "vil1") == NOBODY


@rule("LEG-2.8")
def test_neutral_armies_hold_regions_for_nobody() -> None:
    state = position(players=2, armies={RED: {"vol1": 1}, BLUE: {}, 2: {"vol1": 1, "vol2": 1, "red1": 2}})
    assert points(state) == [0, 0]


@rule("LEG-2.8")
def test_neutral_armies_are_compared_for_islands_as_for_regions() -> None:
    # Red Forest: red 1 region, neutral 2: the island is neutral. The large volcano island: 1 each, so nobody's.
    # The small volcano island: red 1, neutral none.
    state = position(
        players=2,
        armies={RED: {"red1": 1, "vol3": 1, "vol1": 1}, BLUE: {}, 2: {"red2": 1, "red3": 1, "vol4": 1}},
    )
    by_island = dict(zip(state.world.islands, island_owners(state, region_owners(state)), strict=True))
    assert by_island[tuple(region(f"red{n}") for n in range(1, 4))] == 2
    assert by_island[tuple(region(f"vol{n}") for n in range(3, 8))] == NOBODY
    assert by_island[(region("vol1"), region("vol2"))] == RED
    # Three regions and one island.
    assert points(state) == [4, 0]


@rule("LEG-7.4")
def test_most_regions_of_an_island_control_it() -> None:
    # Volcano Isles: a small island vol1, vol2 and a large one vol3 to vol7.
    state = position(armies={RED: {"vol1": 1, "vol3": 1, "vol4": 1}, BLUE: {"vol2": 1, "vol5": 9}})
    owners = island_owners(state, region_owners(state))
    by_island = dict(zip(state.world.islands, owners, strict=True))
    assert by_island[(region("vol1"), region("vol2"))] == NOBODY
    assert by_island[tuple(region(f"vol{n}") for n in range(3, 8))] == RED
    # Red: three regions and an island; blue: two regions.
    assert points(state) == [4, 2, 0]


@rule("LEG-7.4")
def test_the_picture_of_the_rulebook_three_islands_and_ten_regions() -> None:
    # Volcano Isles (2 islands, 7 regions) and Red Forest (1 island, 3 regions): red holds all of both.
    names = [f"vol{n}" for n in range(1, 8)] + ["red1", "red2", "red3"]
    state = position(armies={RED: dict.fromkeys(names, 1)})
    line = score_sheet(state)[RED]
    assert (line.islands, line.regions) == (3, 10)


@rule("LEG-7.4", "LEG-2.5")
def test_each_rock_of_the_rope_bridges_is_an_island() -> None:
    state = position(map="rulebook-picture", armies={RED: {"bri1": 1, "bri3": 1}})
    line = score_sheet(state)[RED]
    assert (line.islands, line.regions) == (2, 2)


@rule("LEG-7.5")
def test_the_example_of_the_rulebook_four_cursed_cards() -> None:
    # Graveyard gives one point per cursed card: four cursed cards, four points. It is not cursed itself.
    cursed = ["cursed-banshee", "cursed-gargoyles", "cursed-king", "cursed-mausoleum"]
    state = position(cards={RED: [*cursed, "graveyard"]})
    assert score_sheet(state)[RED].abilities == 4


@rule("LEG-7.5")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (["ancient-sage"], 1),
        (["ancient-sage", "ancient-phoenix"], 2),
        (["lake", "forest-elf", "forest-gnome", "forest-pixie"], 3),
        (["lake"], 0),
        (["stronghold", "dire-eye", "dire-ogre"], 2),
        (["night-wizard", "night-hydra"], 2),
        (["arcane-temple"], 1),
    ],
)
def test_a_point_for_every_card_of_the_family_itself_included(cards: list[str], worth: int) -> None:
    assert score_sheet(position(cards={RED: cards}, coins={RED: 0}))[RED].abilities == worth


@rule("LEG-7.6")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        (["noble-hills"], 0),
        (["noble-hills", "noble-knight"], 0),
        (["noble-hills", "noble-knight", "noble-unicorn"], 4),
        (["mountain-dwarf"], 0),
        (["mountain-dwarf", "mountain-treasury"], 3),
    ],
)
def test_points_for_a_whole_set(cards: list[str], worth: int) -> None:
    assert score_sheet(position(cards={RED: cards}))[RED].abilities == worth


@rule("LEG-7.7")
@pytest.mark.parametrize(("coins", "worth"), [(0, 0), (2, 0), (3, 1), (8, 2), (9, 3)])
def test_a_point_for_every_three_coins_left(coins: int, worth: int) -> None:
    assert score_sheet(position(cards={RED: ["dire-ogre"]}, coins={RED: coins}))[RED].abilities == worth


@rule("LEG-7.8")
def test_a_point_for_every_flying_symbol() -> None:
    state = position(cards={RED: ["cursed-tower", "dire-eye", "dire-dragon"]})
    assert score_sheet(state)[RED].abilities == 2


@rule("LEG-7.9")
@pytest.mark.parametrize(
    ("cards", "worth"),
    [
        ({RED: ["forest-gnome"], BLUE: ["cursed-banshee"]}, [2, 0, 0]),
        ({RED: ["forest-gnome"], BLUE: ["ancient-tree-spirit"]}, [1, 1, 0]),
        ({}, [0, 0, 0]),
    ],
)
def test_most_elixirs_are_two_points_and_a_tie_one_each(cards: dict[int, list[str]], worth: list[int]) -> None:
    assert [line.elixirs for line in score_sheet(position(cards=cards))] == worth


# The winner: red and blue hold one region each of the two-region island, so each has one point.


def tied(**more: object) -> LegendsState:
    return position(armies={RED: {"vol1": 1}, BLUE: {"vol2": 1}}, **more)  # type: ignore[arg-type]


@rule("LEG-8.1")
def test_the_most_points_win() -> None:
    state = position(
        armies={RED: {"vol1": 1}, BLUE: {"red1": 1}}, coins={RED: 9, BLUE: 0}, row=["lake"], turns_left=1, turn=GREEN
    )
    do(state, "take-card 1", "done")
    # Red vol1 and its island: 2. Blue red1 and the Red Forest: 2. Coins decide for red.
    assert state.over
    assert state.scores[:2] == (2, 2)
    assert state.winners == (RED,)
    assert winners(position(armies={RED: {"vol1": 1}, BLUE: {"red1": 1, "red2": 1}})) == (BLUE,)


@rule("LEG-8.2")
def test_equal_points_go_by_coins() -> None:
    assert winners(tied(coins={RED: 2, BLUE: 3})) == (BLUE,)


@rule("LEG-8.3")
def test_equal_coins_go_by_armies() -> None:
    state = position(armies={RED: {"vol1": 1}, BLUE: {"vol2": 2}}, coins={RED: 2, BLUE: 2})
    assert winners(state) == (BLUE,)


@rule("LEG-8.4")
def test_equal_armies_go_by_regions() -> None:
    # Red: vol1 and its island = 2 points with two armies. Blue: vol3 and vol4 against green's vol5 and vol6: no island.
    state = position(
        armies={RED: {"vol1": 2}, BLUE: {"vol3": 1, "vol4": 1}, GREEN: {"vol5": 1, "vol6": 1}},
        coins={RED: 2, BLUE: 2, GREEN: 0},
    )
    assert points(state) == [2, 2, 2]
    assert winners(state) == (BLUE,)


@rule("LEG-8.5")
def test_equal_in_everything_share_the_win() -> None:
    assert winners(tied(coins={RED: 2, BLUE: 2, GREEN: 9})) == (RED, BLUE)
