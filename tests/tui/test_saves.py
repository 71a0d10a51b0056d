"""Save files are whole or not there at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.tui import saves
from herna.tui.complaint import Complaint, one_line
from tests.cli.running import random_match


def test_a_save_comes_back_as_it_was(tmp_path: Path) -> None:
    match = random_match(30)
    saves.write(tmp_path / "one.herna", match)
    back = saves.read(tmp_path / "one.herna")
    assert back.state.digest() == match.state.digest()
    assert back.record.moves == match.record.moves


def test_a_write_that_fails_leaves_the_old_save_and_no_litter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "one.herna"
    saves.write(file, random_match(10))
    before = file.read_bytes()

    def full(self: Path, *_: object, **__: object) -> int:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(Complaint, match="disk is full"):
        saves.write(file, random_match(20))
    assert file.read_bytes() == before
    assert [found.name for found in tmp_path.iterdir() if found.is_file()] == ["one.herna"]


@pytest.mark.parametrize(
    ("typed", "name"), [("a", "a.herna"), (" b ", "b.herna"), ("c.txt", "c.txt"), ("d/e", "d/e.herna")]
)
def test_a_name_without_a_suffix_gets_ours(typed: str, name: str) -> None:
    assert saves.named(typed) == Path(name)


def test_the_game_in_progress_is_kept_where_the_system_wants_it(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    assert saves.autosave_file() == tmp_path / "herna" / "last.herna"
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    for useless in ("", "relative/path"):
        monkeypatch.setenv("XDG_STATE_HOME", useless)
        assert saves.autosave_file() == tmp_path / "home" / ".local" / "state" / "herna" / "last.herna"


def test_a_complaint_never_sends_commands_to_the_terminal() -> None:
    complaint = Complaint("tui-file-missing", file="evil\x1b[2J\nname")
    assert complaint.text("en") == one_line(complaint.text("en"))
    assert "\x1b" not in complaint.text("cs")
