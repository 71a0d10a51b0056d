"""What both games teach the bots, on maps small enough to walk with a finger."""

from __future__ import annotations

import pytest

from herna.games import game
from herna.games.eight_minute_family.actions import DONE, March, Sail
from herna.games.eight_minute_family.bot import cheapest_walks, lead, walks_worth_trying
from herna.games.eight_minute_family.state import FamilyState
from herna.kernel import Action

# 0 borders 1, 1 borders 2, 2 borders 3; a line over the sea joins 0 and 3, another 3 and 4.
WAYS: tuple[tuple[Action, ...], ...] = (
    (March(0, 1), Sail(0, 3)),
    (March(1, 0), March(1, 2)),
    (March(2, 1), March(2, 3)),
    (March(3, 2), Sail(3, 0), Sail(3, 4)),
    (Sail(4, 3),),
)


@pytest.mark.parametrize(
    ("most", "sea", "costs"),
    [
        (1, 3, {1: 1}),
        (2, 3, {1: 1, 2: 2}),
        (3, 3, {1: 1, 2: 2, 3: 3}),
        (5, 3, {1: 1, 2: 2, 3: 3}),
        (6, 3, {1: 1, 2: 2, 3: 3, 4: 6}),
        (2, 1, {1: 1, 3: 1, 2: 2, 4: 2}),
        (4, 2, {1: 1, 2: 2, 3: 2, 4: 4}),
    ],
)
def test_a_walk_reaches_what_its_points_pay_for(most: int, sea: int, costs: dict[int, int]) -> None:
    found = cheapest_walks(WAYS, 0, most, sea)
    assert {target: cost for target, (_, cost) in found.items()} == costs


def test_the_cheaper_way_is_taken_even_when_it_has_more_stops() -> None:
    # Two points by sea are fewer than three borders; four points by sea are more.
    assert cheapest_walks(WAYS, 0, 4, sea=2)[3] == ((Sail(0, 3),), 2)
    assert cheapest_walks(WAYS, 0, 4, sea=4)[3] == ((March(0, 1), March(1, 2), March(2, 3)), 3)


@pytest.mark.parametrize("source", range(5))
def test_every_walk_begins_at_its_army_and_goes_on_where_it_stopped(source: int) -> None:
    for target, (walk, cost) in cheapest_walks(WAYS, source, 7, sea=3).items():
        assert target != source
        at, paid = source, 0
        for action in walk:
            assert isinstance(action, March | Sail)
            assert action in WAYS[at]
            at, paid = action.target, paid + (1 if isinstance(action, March) else 3)
        assert (at, paid) == (target, cost)


def empty(name: str) -> FamilyState:
    """Three players, and nothing on the board."""
    state = game(name).new(3, seed=1)
    assert isinstance(state, FamilyState)
    state.armies = [[0] * len(state.setting.regions) for _ in range(3)]
    return state


@pytest.mark.parametrize("name", ["eight_minute_empire", "eight_minute_legends"])
def test_armies_walk_only_to_where_they_can_draw_level(name: str) -> None:
    # Armies stand in 0, with two points: two of them can come to 1, or one to 2. That is level with two and with one.
    state = empty(name)
    state.armies[0][0] = 3
    state.armies[1][1], state.armies[2][2] = 2, 1

    def tried() -> list[tuple[Action, ...]]:
        return walks_worth_trying(state, 0, 2, lambda source: cheapest_walks(WAYS, source, 2, sea=3))

    to_1, to_2 = (March(0, 1),), (March(0, 1), March(1, 2))
    assert tried() == [(DONE,), to_1, to_2]
    state.armies[1][1] = 3
    assert tried() == [(DONE,), to_2]
    state.armies[2][2] = 2
    assert tried() == [(DONE,)]
    # A city already there counts as an army.
    state.cities[0] = (2,)
    assert tried() == [(DONE,), to_2]


@pytest.mark.parametrize("name", ["eight_minute_empire", "eight_minute_legends"])
def test_points_come_first_then_coins_armies_and_regions(name: str) -> None:
    state = empty(name)
    state.coins = [9, 0, 0]
    state.armies[0][0] = 14
    # One point behind outweighs nine coins, fourteen armies and a region.
    assert lead(state, 0, [4, 5, 2], [0, 1]) == pytest.approx(-1 + 0.09 + 0.0014 + 0.000001)
    assert lead(state, 1, [4, 5, 2], [0, 1]) == pytest.approx(1 + 0.000001)
    assert lead(state, 2, [4, 5, 2], [0, 1]) == -3
