"""Golden records are replayed to the same position; a game without them fails the suite."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

import herna
from herna.kernel import Match
from tests.golden import comrades
from tests.golden.records import HERE, Course, paths, played_again, told_of

RECORDS = [path for name in herna.game_names() for path in paths(name)]


@cache
def course(path: Path) -> Course:
    """A golden record played once more, move by move, from its first position; all tests here ask about that game."""
    return played_again(herna.load(path.read_text(encoding="utf-8")))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_golden_record_takes_its_course_again_and_is_told_as_it_was(path: Path) -> None:
    found = course(path)
    assert found.over
    # The last line is what a witness swears to, who looks at every position.
    assert found.written == path.read_text(encoding="utf-8")
    assert found.told == told_of(path.parent.name)[path.stem]


@pytest.mark.parametrize("name", [name for name in herna.game_names() if herna.game(name).scenario])
def test_every_scenario_is_kept_and_those_played_together_or_alone_are_won_and_lost(name: str) -> None:
    game = herna.game(name)
    story = next(info for info in game.option_info() if info.name == game.scenario)
    ends: dict[str, list[bool | None]] = {str(choice): [] for choice in story.choices}
    for path in paths(name):
        record = herna.load(path.read_text(encoding="utf-8"))
        won = bool(course(path).winners) if record.setting.together else None
        ends[str(record.head.options.get(story.name, story.default))].append(won)
    for choice, found in ends.items():
        assert len(found) >= 4, choice
        assert set(found) - {None} in (set(), {True, False}), choice


def test_a_joint_assault_is_kept_that_conquers_its_city() -> None:
    record = herna.load((HERE / "mage_knight" / "300.herna").read_text(encoding="utf-8"))
    assert comrades.conquered(Match(record))


def test_campaigns_are_kept_that_were_won_and_that_were_lost() -> None:
    kept = [path for path in paths("monster_lands") if '"campaign":true' in path.read_text(encoding="utf-8")]
    campaigns = [course(path) for path in kept]
    assert {bool(game.winners) for game in campaigns} == {True, False}
    assert all(game.chapters >= 10 for game in campaigns if game.winners), "ten scenarios lead to victory"


@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_has_golden_records_of_many_settings(name: str) -> None:
    records = [herna.load(path.read_text(encoding="utf-8")) for path in paths(name)]
    assert len(records) >= 30
    assert {record.head.players for record in records} == set(herna.game(name).players)
    for info in herna.game(name).option_info():
        values = [record.head.options.get(info.name, info.default) for record in records]
        seen = {str(one) for value in values for one in (value if isinstance(value, list | tuple) else [value])}
        assert seen >= {str(choice) for choice in info.choices}, info.name
