"""Saves that are cut or edited never crash anything, and name the last good move and how to go on from it."""

from __future__ import annotations

import hashlib
import re
import shlex
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna import words
from herna.cli.commands import play
from herna.kernel import Match
from herna.tui import app
from tests.cli.running import Shell, save

MOVES = 24


def good_moves(text: bytes) -> int:
    """How many whole moves the text still has, counted by hand."""
    count = 0
    for line in text.split(b"\n")[1:]:
        try:
            count += "action" in msgspec.json.decode(line)
        except msgspec.DecodeError:
            break
    return count


def test_a_save_cut_anywhere_names_the_last_good_move(shell: Shell, file: Path) -> None:
    save(file, MOVES)
    whole = file.read_bytes()
    head = whole.index(b"\n")
    cuts = sorted({*range(0, len(whole) - 1, 53), head, head + 1, *(m.end() for m in re.finditer(b"\n", whole[:-1]))})
    for cut in cuts:
        file.write_bytes(whole[:cut])
        line = shell.refused("replay", str(file))
        if cut < head:
            assert "herna play --load" not in line
        else:
            good = good_moves(whole[:cut])
            assert line.endswith(f"herna play --load {file} --to {good}"), (cut, line)


def test_the_command_it_names_really_goes_on(shell: Shell, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    spaced = file.with_name("my game.herna")
    match = save(spaced, MOVES)
    whole = spaced.read_bytes()
    spaced.write_bytes(whole[: len(whole) // 2])
    line = shell.refused("play", "--load", str(spaced), "--lang", "cs")
    assert "Poslední dobrý tah" in line
    command = shlex.split(line[line.index("herna play") :])
    opened: list[Any] = []
    monkeypatch.setattr(play, "at_terminal", lambda: True)

    def open_table(*table: Any, **_: Any) -> int:
        opened.append(table[0])
        return 0

    monkeypatch.setattr(app, "play", open_table)
    assert shell(*command[1:]).code == 0
    good = int(command[-1])
    assert opened[0].ply == good
    assert opened[0].state.digest() == match.record.replay(good).digest()
    assert spaced.read_bytes() == whole[: len(whole) // 2]


def test_a_save_with_any_byte_changed_is_refused_or_the_same_game(shell: Shell, file: Path) -> None:
    match = save(file, MOVES)
    whole = file.read_bytes()
    for place in range(0, len(whole), 31):
        edited = bytearray(whole)
        edited[place] ^= 0b0000_0101
        file.write_bytes(edited)
        ran = shell("replay", str(file), "--json")
        if ran.code:
            assert ran.code == 2
            assert len(ran.err.splitlines()) == 1
            assert ran.err.startswith("herna: ")
        else:
            assert match.state.digest() in ran.out


def rewritten(lines: list[dict[str, Any]]) -> str:
    """Lines with checks that fit: an edit by somebody who knows the format."""
    check, written = "", []
    for line in lines:
        body = {name: value for name, value in line.items() if name != "check"}
        encoded = msgspec.json.encode(body, order="deterministic")
        check = hashlib.blake2b(check.encode() + encoded, digest_size=6).hexdigest()
        written.append(msgspec.json.encode({**body, "check": check}).decode())
    return "\n".join(written) + "\n"


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize(
    ("line", "change", "good"),
    [
        (0, {"options": {"players": 4}}, None),
        (0, {"options": {"side": "Z"}}, None),
        (0, {"players": 9}, None),
        (0, {"game": "chess"}, None),
        (0, {"rules": 99}, None),
        (0, {"herna": 99}, None),
        (0, {"seed": -1}, None),
        (5, {"seat": 77}, 4),
        (5, {"seat": "x"}, 4),
        (5, {"action": {"do": "fly"}}, 4),
        (5, {"action": {"do": "bid", "coins": 10**15}}, 4),
        (5, {"action": None}, 4),
        (-1, {"witness": "0" * 32}, MOVES),
        (-1, {"end": 3}, MOVES),
    ],
)
def test_a_save_edited_with_skill_is_refused_too(
    shell: Shell, file: Path, line: int, change: dict[str, Any], good: int | None, language: str
) -> None:
    save(file, MOVES)
    lines = [msgspec.json.decode(text) for text in file.read_bytes().splitlines()]
    lines[line] |= change
    file.write_text(rewritten(lines))
    said = shell.refused("replay", str(file), "--lang", language)
    if good is None:
        assert "--to" not in said
    else:
        assert said.endswith(f"--to {good}")
        assert shell("replay", str(file), "--to", str(good), "--check").code == 0


def test_names_in_a_save_cannot_command_the_terminal(shell: Shell, tmp_path: Path) -> None:
    hostile = "Anna\x1b]0;owned\x07\x1b[2J\u202e"
    match = Match.new(herna.game("eight_minute_empire"), 2, seed=3, names=(hostile, "Eva"))
    for _ in range(12):
        match.play(match.state.options()[0])
    save = tmp_path / "hostile.herna"
    save.write_text(match.write(), encoding="utf-8")
    ran = shell("replay", str(save), "--lang", "en")
    assert ran.code == 0
    assert "Anna]0;owned[2J" in ran.out
    assert not any(sign in ran.out + ran.err for sign in "\x1b\x07\u202e")
