"""Golden records are replayed to the same position; a game without them fails the suite."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import herna
from herna.kernel import Match
from tests.golden.records import HERE, paths, told, told_of

RECORDS = [path for name in herna.game_names() for path in paths(name)]
FIRST_FORMAT = sorted((HERE / "first_format").glob("*.herna"))


def head_of(path: Path) -> dict[str, Any]:
    """The first line of a record."""
    found: dict[str, Any] = json.loads(path.read_text(encoding="utf-8").partition("\n")[0])
    return found


OF_OLDER_RULES = [path for path in FIRST_FORMAT if head_of(path)["rules"] < herna.game(head_of(path)["game"]).rules]
STILL_OPEN = [path for path in FIRST_FORMAT if path not in OF_OLDER_RULES]


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


@pytest.mark.parametrize("path", STILL_OPEN, ids=lambda path: path.stem)
def test_a_record_of_the_first_format_still_opens_and_comes_to_the_same_end(path: Path) -> None:
    """The same games are kept in today's format too: `andor-07.herna` is `andor/07.herna`."""
    game, number = path.stem.rsplit("-", 1)
    today = (HERE / game / f"{number}.herna").read_text(encoding="utf-8")
    first = herna.load(path.read_text(encoding="utf-8"))
    assert first.head.herna == 1
    assert first.replay().over
    assert Match(first).write() == today


@pytest.mark.parametrize("path", STILL_OPEN, ids=lambda path: path.stem)
def test_a_game_of_the_first_format_is_played_on(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    match, whole = Match(herna.load(text, to=20)), herna.load(text)
    for move in whole.moves[20:]:
        match.play(move.action, move.seat)
    assert match.witness() == whole.sworn()


@pytest.mark.parametrize("path", OF_OLDER_RULES, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_refused_and_both_versions_are_named(path: Path) -> None:
    head = head_of(path)
    with pytest.raises(herna.BadRecord) as caught:
        herna.load(path.read_text(encoding="utf-8"))
    rules = herna.game(head["game"]).rules
    assert caught.value.code == "other-rules"
    assert caught.value.facts["found"] == head["rules"]
    assert caught.value.facts["known"] == rules
    for language in ("en", "cs"):
        assert str(head["rules"]) in caught.value.reason(language)
        assert str(rules) in caught.value.reason(language)


@pytest.mark.parametrize("name", [name for name in herna.game_names() if herna.game(name).scenario])
def test_every_scenario_is_kept_and_those_played_together_are_won_and_lost(name: str) -> None:
    game = herna.game(name)
    story = next(info for info in game.option_info() if info.name == game.scenario)
    ends: dict[str, list[bool | None]] = {str(choice): [] for choice in story.choices}
    for path in paths(name):
        record = herna.load(path.read_text(encoding="utf-8"))
        won = bool(record.replay().winners) if record.setting.together else None
        ends[str(record.head.options[story.name])].append(won)
    for choice, found in ends.items():
        assert len(found) >= 4, choice
        assert set(found) - {None} in (set(), {True, False}), choice


@pytest.mark.parametrize("name", herna.game_names())
def test_every_game_has_golden_records_of_many_settings(name: str) -> None:
    records = [herna.load(path.read_text(encoding="utf-8")) for path in paths(name)]
    assert len(records) >= 30
    assert {record.head.players for record in records} == set(herna.game(name).players)
    for info in herna.game(name).option_info():
        seen = {str(record.head.options.get(info.name, info.default)) for record in records}
        assert seen >= {str(choice) for choice in info.choices}, info.name
