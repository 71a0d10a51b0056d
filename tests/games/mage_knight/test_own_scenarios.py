"""Scenarios that the owner of a table has written: a file each, checked down to its fields."""

from __future__ import annotations

from pathlib import Path

import pytest

from herna.games.content import BadContent
from herna.games.mage_knight import GAME
from herna.games.mage_knight.components import box
from herna.games.mage_knight.components.box import own_files, own_scenario, own_scenarios
from herna.words import error_text, say

SOUND = """
id = "evening"
title = { en = "An Evening Together", cs = "Společný večer" }
rules = "blitz-cooperation"
company = "together"
tables = [{ players = 2, rounds = 3, countryside = 5, cities = 1, core = 1, shape = "open-3", city-levels = [3] }]
counts = ["achievements", "goal"]
sets = ["base"]
origin = "house"
"""


def written(folder: Path, text: str = SOUND, name: str = "evening.toml") -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    (folder / name).write_text(text, encoding="utf-8")
    return folder / name


def test_a_sound_file_is_a_scenario_and_is_told_in_both_languages(tmp_path: Path) -> None:
    path = written(tmp_path)
    assert own_scenario(box(), path).players == (2,)
    assert GAME.check_file(path, say("en", "mage_knight")) == (
        "“An Evening Together” (evening) is in order. It has the rules of Blitz Cooperation.",
        "2 heroes: 3 rounds; countryside 5, cities 1, core 1; Open, three columns; levels 3.",
    )
    assert GAME.check_file(path, say("cs", "mage_knight"))[0] == (
        "„Společný večer“ (evening) je v pořádku. Pravidla má tato: Blesková spolupráce."
    )


@pytest.mark.parametrize(
    ("old", "new", "where", "detail"),
    [
        ('id = "evening"', 'id = "morning"', "scenario morning, field id", "morning.toml"),
        ('title = { en = "An Evening Together", cs = "Společný večer" }', "", "field title", "both languages"),
        ('cs = "Společný večer"', 'de = "Abend"', "title", "unknown field `de`"),
        ('"blitz-cooperation"', '"blitz-coperation"', "field rules", "did you mean `blitz-cooperation`?"),
        ('"open-3"', '"open-5"', "field tables, shape", "there is no shape `open-5`"),
        ("countryside = 5", "countryside = 12", "field tables, countryside", "3 to 11 such tiles, not 12"),
        ("countryside = 5", "countryside = 2", "field tables, countryside", "3 to 11 such tiles, not 2"),
        ("cities = 1", "cities = 5", "field tables, cities", "1 to 4 such tiles, not 5"),
        ("core = 1", "core = 5", "field tables, core", "0 to 4 such tiles, not 5"),
        ("[3]", "[3, 4]", "field tables, city-levels", "each of 1 cities"),
        ("[3]", "[12]", "tables", "<= 11"),
        ("rounds = 3", "round = 3", "tables", "unknown field `round`"),
        ('company = "together"', 'company = "togther"', "company", "Invalid enum value"),
        ('sets = ["base"]', 'sets = ["base"]\nsites = [{ site = "citty", change = {} }]', "field sites", "`city`"),
    ],
)
def test_a_mistake_is_refused_with_file_and_field_and_what_would_be_right(
    tmp_path: Path, old: str, new: str, where: str, detail: str
) -> None:
    assert old in SOUND
    path = written(tmp_path, SOUND.replace(old, new))
    with pytest.raises(BadContent) as refused:
        own_scenario(box(), path)
    told = error_text(refused.value, "en")
    for part in (str(path), where, detail):
        assert part in told
    assert error_text(refused.value, "cs")


def test_what_is_wrong_is_left_out_and_everything_else_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "mage_knight" / "scenarios"
    good, wrong = written(folder), written(folder, "id = ", "noon.toml")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    assert own_files() == (good, wrong)
    assert [scenario.id for scenario in own_scenarios(box())] == ["evening"]
    (error,) = GAME.wrong_files(say("en", "mage_knight"))
    assert error.facts["file"] == str(wrong)


def test_a_file_with_the_id_of_one_of_ours_is_checked_like_any_other(tmp_path: Path) -> None:
    path = written(tmp_path, SOUND.replace("evening", "blitz-cooperation"), "blitz-cooperation.toml")
    assert own_scenario(box(), path).id in [scenario.id for scenario in box().scenarios]
