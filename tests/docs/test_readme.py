"""The README is true: its program runs, its links and pictures are there, and so are its commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from herna.cli.parser import build

ROOT = Path(__file__).parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_its_program_runs(capsys: pytest.CaptureFixture[str]) -> None:
    programs = re.findall(r"^```python\n(.*?)^```$", README, re.MULTILINE | re.DOTALL)
    assert programs
    for program in programs:
        exec(program, {})
    assert "The game is over." in capsys.readouterr().out


def test_everything_it_points_at_is_there() -> None:
    found = re.findall(r'\]\(([^)#:]+)\)|src="([^"]+)"', README)
    assert len(found) > 10
    for link, source in found:
        assert (ROOT / (link or source)).exists(), link or source


def test_its_commands_are_understood() -> None:
    commands = re.findall(r"^herna (.*?)(?:\s+#.*)?$", README, re.MULTILINE)
    assert len(commands) >= 8
    for command in commands:
        build("en").parse_args(command.split())
