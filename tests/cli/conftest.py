"""A shell to run the command in, at home in a folder of its own."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import Shell


@pytest.fixture
def shell(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path_factory: pytest.TempPathFactory
) -> Shell:
    for name in ("HERNA_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
    return Shell(capsys)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """Where a save may be put."""
    return tmp_path / "game.herna"


@pytest.fixture(autouse=True)
def _nobody_stays(no_own_bots: None) -> None:
    """Commands may enlist bots of people's own; the next test finds none of them."""
