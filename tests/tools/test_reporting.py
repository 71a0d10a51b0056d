"""What all reports share: games side by side come to the same file as games one after another."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from tools.reporting import Log, read


class Short(msgspec.Struct, frozen=True):
    seed: int
    level: str = "fair"
    won: float = 1.0
    seconds: float = 0.0
    longest: float = 0.0

    @property
    def deal(self) -> tuple[int]:
        return (self.seed,)


def play(seed: int) -> Short:
    if seed == 13:
        raise ValueError(seed)
    return Short(seed)


def test_games_side_by_side_are_kept_once_each(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    Log(file, Short, "fair").play([(seed,) for seed in range(3)], play)
    Log(file, Short, "fair").play([(seed,) for seed in range(6)], play, jobs=2)
    assert sorted(game.seed for game in read(file, Short)) == [*range(6)]


def test_what_was_over_before_a_game_broke_down_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    with pytest.raises(ValueError, match="13"):
        Log(file, Short, "fair").play([(1,), (13,), (2,)], play)
    assert [game.seed for game in read(file, Short)] == [1]
