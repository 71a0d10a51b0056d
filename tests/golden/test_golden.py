"""Golden records are replayed to the same position; a game without them fails the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

import herna
from herna.kernel import Match
from tests.golden.records import paths

RECORDS = [path for name in herna.game_names() for path in paths(name)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_leads_to_its_position(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = herna.load(text)
    state = record.replay()
    assert state.over
    assert record.digest == state.digest()
    assert Match(herna.load(text)).record.write() == text


@pytest.mark.parametrize("name", [name for name in herna.game_names() if herna.game(name).together])
def test_every_story_played_together_is_kept_won_and_lost(name: str) -> None:
    story = next(info for info in herna.game(name).option_info() if info.kind == "choice")
    ends: dict[str, set[bool]] = {str(choice): set() for choice in story.choices}
    for path in paths(name):
        record = herna.load(path.read_text(encoding="utf-8"))
        ends[str(record.head.options[story.name])].add(bool(record.replay().winners))
    assert ends == {name: {True, False} for name in ends}


@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_has_golden_records_of_many_settings(name: str) -> None:
    records = [herna.load(path.read_text(encoding="utf-8")) for path in paths(name)]
    assert len(records) >= 30
    assert {record.head.players for record in records} == set(herna.game(name).players)
    for info in herna.game(name).option_info():
        seen = {str(record.head.options[info.name]) for record in records}
        assert seen >= {str(choice) for choice in info.choices}, info.name
