"""Content files: wrong ones are refused with file, entry and field; owners can put their own in place of ours."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

import herna.games.eight_minute_empire.components as empire
import herna.games.eight_minute_legends.components as legends
from herna.games.content import BadContent, parse

PACKAGE = Path(legends.__file__).parent / "content"
CARDS = (PACKAGE / "cards.toml").read_text(encoding="utf-8")
SEGMENTS = (PACKAGE / "segments.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "where"),
    [
        ('id = "ancient-sage"\n', 'id = "ancient-sage"\ncolour = "red"\n', "card ancient-sage"),
        (
            'id = "ancient-sage"\nfamily = "ancient"',
            'id = "ancient-sage"\nfamily = "young"',
            "card ancient-sage, field family",
        ),
        ('actions = [{ do = "move", n = 5 }]', 'actions = [{ do = "fly", n = 5 }]', "card ancient-phoenix"),
        ('actions = [{ do = "move", n = 5 }]', "", "card ancient-phoenix"),
        ("n = 5", 'n = "five"', "card ancient-phoenix"),
        ('origin = "public"', 'origin = "hearsay"', "card ancient-phoenix, field origin"),
    ],
)
def test_a_wrong_entry_is_named(old: str, new: str, where: str) -> None:
    with pytest.raises(BadContent) as caught:
        parse(CARDS.replace(old, new, 1), "cards.toml", legends.CardFile)
    assert caught.value.code == "content-wrong"
    assert caught.value.facts["file"] == "cards.toml"
    assert caught.value.facts["where"].startswith(where)
    assert "cards.toml" in caught.value.reason("en")
    assert "cards.toml" in caught.value.reason("cs")


def test_what_is_not_toml_is_said_to_be_none() -> None:
    with pytest.raises(BadContent) as caught:
        parse("[[card", "cards.toml", legends.CardFile)
    assert caught.value.code == "content-not-toml"


@pytest.mark.parametrize(
    ("old", "new", "code"),
    [
        ('ends = ["vil1", "vil2"]', 'ends = ["vil1", "vil9"]', "content-unknown-region"),
        ('regions = ["vil1", "vil2", "vil3", "vil4", "vil5"]', 'regions = ["vil1", "vil2"]', "content-continents"),
        ('board = "s1"', 'board = "s2"', "content-wrong"),
    ],
)
def test_a_board_that_does_not_hang_together_is_refused(old: str, new: str, code: str) -> None:
    file = parse(SEGMENTS.replace(old, new, 1), "segments.toml", legends.SegmentFile)
    with pytest.raises(BadContent) as caught:
        legends.check_segments(file, "segments.toml")
    assert caught.value.code == code


def test_a_border_to_nowhere_is_refused() -> None:
    text = (Path(empire.__file__).parent / "content" / "board_a.toml").read_text(encoding="utf-8")
    board = parse(text.replace('["A1", "A2"]', '["A1", "A77"]', 1), "board_a.toml", empire.Board)
    with pytest.raises(BadContent) as caught:
        empire.check_board(board, "board_a.toml")
    assert caught.value.code == "content-unknown-region"


def played_with(folder: Path, code: str) -> subprocess.CompletedProcess[str]:
    environment = os.environ | {"HERNA_CONTENT": str(folder)}
    command = [sys.executable, "-c", code]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False, timeout=60)


OPEN = "import herna; print(herna.game('eight_minute_legends').new(players=2, seed=1).coins)"


def test_an_owners_file_takes_the_place_of_ours(tmp_path: Path) -> None:
    own = tmp_path / "eight_minute_legends"
    own.mkdir()
    numbers = (PACKAGE / "numbers.toml").read_text(encoding="utf-8")
    (own / "numbers.toml").write_text(numbers.replace("coins = 12", "coins = 14"), encoding="utf-8")
    assert played_with(tmp_path, OPEN).stdout.strip() == "[14, 14]"
    assert played_with(tmp_path / "elsewhere", OPEN).stdout.strip() == "[12, 12]"


@pytest.mark.parametrize(
    "text", [b"[[card]]\nid = 7\n", b"\xff\xfe", b"not toml at all [", b"x = " + b"[" * 20_000, None]
)
def test_an_owners_file_that_is_wrong_is_named(tmp_path: Path, text: bytes | None) -> None:
    own = tmp_path / "eight_minute_legends"
    own.mkdir()
    if text is None:
        os.mkfifo(own / "cards.toml")  # whoever read it would wait for ever
    else:
        (own / "cards.toml").write_bytes(text)
    result = played_with(tmp_path, OPEN)
    assert result.returncode == 1
    assert str(own / "cards.toml") in result.stderr.splitlines()[-1]
