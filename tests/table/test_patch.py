from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as some

from herna.games import names
from herna.table import Table, asking, patch, patched
from herna.table.patch import patches
from tests.table.tables import HUMAN, NOON, json, play_on

values = some.recursive(
    some.none() | some.booleans() | some.integers(-5, 5) | some.text(max_size=3),
    lambda inner: some.lists(inner, max_size=4) | some.dictionaries(some.text(max_size=2), inner, max_size=4),
)


@given(values, values)
def test_a_patch_turns_one_value_into_the_other(old: Any, new: Any) -> None:
    assert json(patched(old, json(patch(old, new)))) == json(new)


@given(values)
def test_nothing_changed_is_an_empty_patch(value: Any) -> None:
    assert patch(value, value) == []


def test_a_list_whose_length_changed_is_sent_whole() -> None:
    assert patch({"row": [1, 2]}, {"row": [1, 2, 3]}) == [(["row"], [1, 2, 3])]


@pytest.mark.parametrize("game", names())
def test_patches_lead_through_a_whole_game(game: str) -> None:
    """Besides, no view keeps hold of something that the state changes later, or the patch would miss the change."""
    created, _ = asking.create(game, 3, [HUMAN] * 3, NOON, seed=5)
    table = Table("table", created)
    dice = random.Random(3)
    views = {seat: table.view(seat) for seat in (0, 1, 2, None)}
    shown = {seat: json(view) for seat, view in views.items()}
    sizes = []
    while not table.over:
        play_on(table, dice, 1)
        for seat, old in views.items():
            changes = json(patch(old, table.view(seat)))
            views[seat] = table.view(seat)
            sizes.append(len(str(changes)))
            shown[seat] = patched(shown[seat], changes)
            assert shown[seat] == json(table.view(seat))
    assert sorted(sizes)[len(sizes) // 2] < 2000


@pytest.mark.parametrize("game", names())
def test_views_made_together_are_those_made_alone(game: str) -> None:
    """Each seat gets its own view and its own patch, whoever else is looking."""
    created, _ = asking.create(game, 3, [HUMAN] * 3, NOON, seed=7)
    table = Table("table", created)
    dice = random.Random(4)
    eyes = [2, 0, None, 1]
    views = table.views(eyes)
    while not table.over:
        play_on(table, dice, 1)
        together, alone = table.views(eyes), [table.view(seat) for seat in eyes]
        assert together == alone
        assert json(patches(views, together)) == json([patch(*pair) for pair in zip(views, alone, strict=True)])
        views = together


def test_parts_that_are_the_same_thing_under_two_names_are_told_apart() -> None:
    class Pair(msgspec.Struct):
        left: tuple[int, ...]
        right: tuple[int, ...]

    nothing, new = (1, 2), (3, 4, 5)
    assert patches([Pair(nothing, nothing)], [Pair(new, new)]) == [[(["left"], new), (["right"], new)]]


def test_a_view_of_another_kind_is_sent_whole() -> None:
    class One(msgspec.Struct):
        coins: int

    class Other(msgspec.Struct):
        coins: int

    assert patches([One(1)], [Other(1)]) == [[([], Other(1))]]
