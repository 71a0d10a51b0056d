"""Every number in a content file is the one the rules use: some rule reads its field.

Some cards come up so seldom that playing until they matter would take too long; what each does is proved elsewhere."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import herna.games.monster_lands as room
from tests.games.numbers import files_of, numbers_of

FILES = files_of("monster_lands")
DATA_ONLY = {"pieces.py", "vocabulary.py", "labels.py", "picture.py", "view.py", "clan_view.py", "bot.py"}
"""Files in which a field is only declared, told or shown."""
READ_AS = {"plain": "track", "tile_a": "track", "tile_b": "track"}
"""Fields of a table that is read whole."""


def rules() -> str:
    """The source of the rules."""
    files = [file for file in Path(room.__file__).parent.rglob("*.py") if file.name not in DATA_ONLY]
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_field_with_a_number_is_read_by_a_rule(file: Path) -> None:
    source = rules()
    fields = {number.field.rpartition(".")[2] for number in numbers_of(file)}
    unread = [field for field in sorted(fields) if not re.search(rf"\.{READ_AS.get(field, field)}\b", source)]
    assert not unread
