"""A position that was damaged on the way is refused as one, whatever is wrong with it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

import herna
from herna.kernel import BadRecord
from tests.golden.records import paths

NONSENSE: tuple[Any, ...] = (None, -1, 10**9, 2**70, "x", "\ud800", [], {}, [[]], 3.5, True, {"a": 1})
GAMES, DAMAGES = 3, 60


def places(data: Any, before: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The way to every part of some data."""
    yield before
    for key in data if isinstance(data, dict) else range(len(data)) if isinstance(data, list | tuple) else ():
        yield from places(data[key], (*before, key))


def damaged(data: Any, place: tuple[Any, ...], value: Any) -> Any:
    """The data with another value in one place."""
    if not place:
        return value
    copied = dict(data) if isinstance(data, dict) else list(data)
    copied[place[0]] = damaged(data[place[0]], place[1:], value)
    return copied


@pytest.mark.parametrize("name", herna.game_names())
def test_a_damaged_position_is_refused_or_can_be_written_again(name: str) -> None:
    draw = random.Random(name)
    refused = 0
    for path in draw.sample(paths(name), GAMES):
        record = herna.load(path.read_text(encoding="utf-8"))
        state = record.replay(draw.randrange(len(record.moves)))
        position = state.dump()
        spots = list(places(position))
        for _ in range(DAMAGES):
            wrong = damaged(position, draw.choice(spots), draw.choice(NONSENSE))
            try:
                type(state).load(state.setting, wrong).digest()
            except BadRecord as error:
                assert error.code == "bad-snapshot"
                assert all(error.reason(language) for language in ("cs", "en"))
                refused += 1
    assert refused > GAMES * DAMAGES // 2
