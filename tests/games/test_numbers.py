"""Every number in a content file is the one the rules use: another in its place makes another game, or it goes."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path

import pytest

import herna
from tests.games.numbers import (
    Courses,
    Number,
    attributes_read,
    fields_of_content,
    files_of,
    makes_a_difference,
    numbers_of,
    room_with,
    sample,
)
from tests.games.prepared import Prepared, tells, written

PER_FIELD = 1
"""How many numbers of every field are changed in the suite; a soak run changes them all."""
SMALL = ("eight_minute_empire", "eight_minute_legends")
LARGE = [name for name in herna.game_names() if name not in SMALL]
"""Games whose numbers take too long to be proved one by one: there every field must be read by a rule, and some number
of every field makes another game."""
FEW_FIELDS = 3
"""How many fields with the numbers of a large game are tried in the suite; a soak run tries those of all files."""
SOME = 8
"""How many numbers of a field are changed before it is said to make no difference."""
BY_NAME: dict[str, set[str]] = {"andor": {"easy", "normal", "hard"}}
"""Fields that rules look up by what a level is called."""
SELDOM = {
    "andor": {"black-opposite"},
    "monster_lands": {"loot.glory"},
    "mage_knight": {"shape.columns", "shape.countryside", "shape.core"},
}
"""Fields of pieces that hardly ever come up in games of chance, and of maps that no scenario has yet; each piece and
each map has a test of its own."""
FILES = [(name, file) for name in SMALL for file in files_of(name)]
LARGE_FILES = [(name, file) for name in LARGE for file in files_of(name)]
PAGE = Path(__file__).parents[2] / "web" / "src" / "games"
ONLY_DRAWN = {"eight_minute_empire": {"region.room"}, "andor": {"space.gem"}}
"""Fields that only the page reads, because it alone draws what they measure."""

courses = cache(Courses)


@pytest.mark.parametrize(("name", "file"), FILES, ids=lambda part: getattr(part, "name", part))
def test_every_number_is_the_one_the_rules_use(
    name: str, file: Path, soak: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    numbers = [number for number in numbers_of(file) if number.field not in ONLY_DRAWN.get(name, ())]
    tried = numbers if soak else sample(numbers, PER_FIELD)
    idle = [number for number in tried if not makes_a_difference(name, number, courses(name), tmp_path, monkeypatch)]
    assert not idle, "nothing reads " + "; ".join(map(str, idle))


@pytest.mark.parametrize("name", SMALL)
def test_a_room_opened_anew_plays_the_same_games(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    number = next(number for file in files_of(name) for number in numbers_of(file))
    with room_with(name, number, number.text, tmp_path, monkeypatch) as game:
        assert not courses(name).differ(game)


@pytest.mark.parametrize(("name", "file"), LARGE_FILES, ids=lambda part: getattr(part, "name", part))
def test_a_rule_reads_every_field_of_a_large_game(name: str, file: Path) -> None:
    named = {number.field for number in numbers_of(file)} - ONLY_DRAWN.get(name, set())
    keys = {field.rpartition(".")[2] for field in named}
    fields = fields_of_content(name)
    unread = {
        key for key in keys if key in fields and fields[key] not in attributes_read(name) | BY_NAME.get(name, set())
    }
    assert not unread, f"no rule reads {sorted(unread)}"


@pytest.mark.parametrize("name", LARGE)
def test_some_number_of_every_field_of_a_large_game_makes_another_game(
    name: str, soak: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    draw, prepared, fields = random.Random(name), Prepared(name), fields_with_numbers(name)
    plain = [numbers for numbers in fields if numbers[0].file.name == "numbers.toml"]
    chosen = fields if soak else draw.sample(plain or fields, FEW_FIELDS)
    for numbers in chosen:
        some = draw.sample(numbers, min(SOME, len(numbers)))
        assert any(tells(number, prepared, tmp_path, monkeypatch) for number in some), f"nothing reads {some[0]}"


@pytest.mark.parametrize("name", LARGE)
def test_a_large_room_opened_anew_prepares_the_same(name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    number = fields_with_numbers(name)[0][0]
    with room_with(name, number, number.text, tmp_path, monkeypatch) as game:
        players = game.players[0]
        assert written(game.setting(players)) == written(herna.game(name).setting(players))
        assert written(game.setting(players)) != written(game.setting(players + 1))


def fields_with_numbers(name: str) -> list[list[Number]]:
    """The numbers of a game by the fields they stand in, without those that are only drawn or come up too seldom."""
    found: dict[tuple[str, str], list[Number]] = {}
    for file in files_of(name):
        for number in numbers_of(file):
            if number.field not in ONLY_DRAWN.get(name, set()) | SELDOM.get(name, set()):
                found.setdefault((file.name, number.field), []).append(number)
    return [*found.values()]


def test_a_field_that_nobody_reads_is_noticed() -> None:
    assert "willpower" in fields_of_content("andor").values()
    assert "never_to_be_read" not in attributes_read("andor")


@pytest.mark.parametrize("name", ONLY_DRAWN)
def test_what_only_the_page_draws_is_read_by_the_page(name: str) -> None:
    sources = "\n".join(path.read_text(encoding="utf-8") for path in (PAGE / name).rglob("*.*"))
    fields = {number.field for file in files_of(name) for number in numbers_of(file)}
    for field in ONLY_DRAWN[name]:
        assert field in fields
        assert re.search(rf"\.{field.rpartition('.')[2]}\b", sources), field


def test_numbers_are_found_where_they_stand(tmp_path: Path) -> None:
    file = tmp_path / "cards.toml"
    file.write_text(
        '# 12 cards\nrow = [0, 31]\nname = "7 dwarves"\n[[card]]\nn = { 2 = 5, "3" = -6 }\nmarked = true\n',
        encoding="utf-8",
    )
    found = [(number.field, number.text) for number in numbers_of(file)]
    assert found == [("row", "0"), ("row", "31"), ("card.2", "5"), ("card.3", "-6"), ("card.marked", "true")]
    assert "[0, 32]" in numbers_of(file)[1].changed("32")
