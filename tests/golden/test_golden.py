"""Golden records are replayed to the same position; a game without them fails the suite."""

from __future__ import annotations

from pathlib import Path

import pytest

import herna
from herna.kernel import Match
from tests.golden.records import paths, told, told_of

RECORDS = [path for name in herna.game_names() for path in paths(name)]


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_takes_its_course_again(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    record = herna.load(text)
    assert record.replay().over
    assert record.witness == record.sworn()
    assert Match(herna.load(text)).write() == text


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_game_is_told_as_it_was(path: Path) -> None:
    assert told(herna.load(path.read_text(encoding="utf-8"))) == told_of(path.parent.name)[path.stem]


HARD_ALONE = {"mage_knight"}
"""Games in which bots play too badly to win at all when they are alone."""


@pytest.mark.parametrize("name", [name for name in herna.game_names() if herna.game(name).scenario])
def test_every_scenario_is_kept_and_those_played_together_or_alone_are_won_and_lost(name: str) -> None:
    game = herna.game(name)
    story = next(info for info in game.option_info() if info.name == game.scenario)
    ends: dict[str, list[bool | None]] = {str(choice): [] for choice in story.choices}
    for path in paths(name):
        record = herna.load(path.read_text(encoding="utf-8"))
        told = record.setting.together and (record.head.players > 1 or name not in HARD_ALONE)
        won = bool(record.replay().winners) if told else None
        ends[str(record.head.options.get(story.name, story.default))].append(won)
    for choice, found in ends.items():
        assert len(found) >= 4, choice
        assert set(found) - {None} in (set(), {True, False}), choice


def test_campaigns_are_kept_that_were_won_and_that_were_lost() -> None:
    records = [herna.load(path.read_text(encoding="utf-8")) for path in paths("monster_lands")]
    campaigns = [record.replay() for record in records if record.head.options.get("campaign")]
    assert {bool(state.winners) for state in campaigns} == {True, False}
    assert all(len(state.history) >= 10 for state in campaigns if state.winners), "ten scenarios lead to victory"  # type: ignore[attr-defined]


@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_has_golden_records_of_many_settings(name: str) -> None:
    records = [herna.load(path.read_text(encoding="utf-8")) for path in paths(name)]
    assert len(records) >= 30
    assert {record.head.players for record in records} == set(herna.game(name).players)
    for info in herna.game(name).option_info():
        values = [record.head.options.get(info.name, info.default) for record in records]
        seen = {str(one) for value in values for one in (value if isinstance(value, list | tuple) else [value])}
        assert seen >= {str(choice) for choice in info.choices}, info.name
