"""Running the command as a shell would, and saves to run it on."""

from __future__ import annotations

import random
from pathlib import Path
from typing import NamedTuple

import pytest

import herna
from herna.cli import main

GAME = "eight_minute_empire"


class Ran(NamedTuple):
    code: int
    out: str
    err: str


class Shell:
    """Runs `herna …` and catches what it prints."""

    def __init__(self, capsys: pytest.CaptureFixture[str]) -> None:
        self.capsys = capsys

    def __call__(self, *words: str) -> Ran:
        self.capsys.readouterr()
        code = main(words)
        caught = self.capsys.readouterr()
        return Ran(code, caught.out, caught.err)

    def refused(self, *words: str) -> str:
        """The one line with which the command refuses: exit code 2, nothing printed, no traceback."""
        ran = self(*words)
        assert ran.code == 2, ran
        assert ran.out == ""
        lines = ran.err.splitlines()
        assert len(lines) == 1, ran.err
        assert lines[0].startswith("herna: ")
        return lines[0].removeprefix("herna: ")


def random_match(moves: int, players: int = 3, seed: int = 7) -> herna.Match:
    """A match after some random moves (or at its end, if that comes first)."""
    dice = random.Random(seed)
    match = herna.Match.new(herna.game(GAME), players, seed)
    while match.ply < moves and not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(dice.choice(match.state.options(seat)), seat)
    return match


def save(path: Path, moves: int = 40) -> herna.Match:
    """A save of a random match in this file."""
    match = random_match(moves)
    path.write_text(match.record.write(), encoding="utf-8")
    return match
