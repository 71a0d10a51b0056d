"""`docs/python.md` is true: every line of it is run, and prints what the paper says."""

from __future__ import annotations

import doctest
import re
import sys
from pathlib import Path

import pytest

from tests.cli.running import Shell
from tests.docs.blocks import DOCS, write_files

PAPER = "python.md"
SESSION = re.compile(r"^```pycon\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COMMAND = re.compile(r"^(herna (?:sim|games|rules|replay) .*)$", re.MULTILINE)


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with the files of the paper, in which a person works."""
    write_files(PAPER, tmp_path)
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "mybots", raising=False)
    return tmp_path


@pytest.mark.usefixtures("desk")
def test_every_line_of_the_paper_does_what_it_says() -> None:
    text = (DOCS / PAPER).read_text(encoding="utf-8")
    parser = doctest.DocTestParser()
    told: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    session: dict[str, object] = {}
    for found in SESSION.finditer(text):
        line = text.count("\n", 0, found.start(1))
        examples = parser.get_doctest(found[1], session, PAPER, PAPER, line)
        examples.globs = session
        runner.run(examples, out=told.append, clear_globs=False)
    assert runner.tries > 60
    assert not runner.failures, "".join(told)


@pytest.mark.usefixtures("desk", "no_own_bots")
def test_its_commands_work(capsys: pytest.CaptureFixture[str]) -> None:
    commands = COMMAND.findall((DOCS / PAPER).read_text(encoding="utf-8"))
    assert commands
    shell = Shell(capsys)
    for command in commands:
        assert shell(*command.split()[1:]).code == 0, command
