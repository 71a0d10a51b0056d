"""`herna legend` reads a story of one's own: what is in it, or what is wrong."""

from __future__ import annotations

import json
from importlib import resources
from pathlib import Path

import pytest

from herna.cli.commands import play
from herna.tui import app
from tests.cli.running import Shell

OURS = resources.files("herna.games.andor").joinpath("content", "legends")
LEGENDS = sorted(file.name.removesuffix(".toml") for file in OURS.iterdir() if file.name.endswith(".toml"))


@pytest.fixture
def bell(tmp_path: Path) -> Path:
    """A legend of one's own: the one that docs/legends.md starts from, under a new name."""
    text = OURS.joinpath("drowned-bell.toml").read_text(encoding="utf-8")
    file = tmp_path / "my-bell.toml"
    file.write_text(text.replace('id = "drowned-bell"', 'id = "my-bell"', 1), encoding="utf-8")
    return file


def test_a_legend_in_order_is_summed_up(shell: Shell, bell: Path) -> None:
    ran = shell("legend", str(bell), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        "“The Drowned Bell” (my-bell) is in order.",
        "It is played on the board of the land. Levels: normal. Heroes: 2, 3 and 4.",
        "6 cards. At the letters: A 2, D 1, H 1 and N 1. Otherwise: 1.",
        "To win: the castle holds.",
        "To win: on 0 there lies or is carried: rune stone (3).",
    ]


def test_the_same_in_czech(shell: Shell, bell: Path) -> None:
    out = shell("--lang", "cs", "legend", str(bell)).out
    assert "je v pořádku" in out
    assert "6 karet. U písmen: A 2, D 1, H 1 a N 1." in out
    assert "K vítězství: hrad odolal." in out


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("name", LEGENDS)
def test_every_legend_of_ours_can_be_summed_up(shell: Shell, tmp_path: Path, name: str, language: str) -> None:
    file = tmp_path / f"{name}.toml"
    file.write_text(OURS.joinpath(f"{name}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    ran = shell("legend", str(file), "--lang", language)
    assert ran.code == 0
    # A forgotten message is shown by its id, a forgotten fact in braces.
    assert not any(mark in ran.out for mark in ("{", "legend-", "condition-", "pieces-"))


def test_as_json(shell: Shell, bell: Path) -> None:
    told = json.loads(shell("legend", str(bell), "--json").out)
    assert told["game"] == "andor"
    assert len(told["told"]) == 5


def test_what_is_wrong_is_said_in_one_line(shell: Shell, bell: Path) -> None:
    bell.write_text(bell.read_text(encoding="utf-8").replace('what = "gor"', 'what = "gorr"', 1), encoding="utf-8")
    refused = shell.refused("legend", str(bell), "--lang", "en")
    assert "my-bell.toml" in refused
    assert "“gorr”" in refused
    assert "gor." in refused


@pytest.fixture
def shelf(bell: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of the owner's with a legend in order and one with a mistake."""
    folder = tmp_path / "own" / "andor" / "legends"
    folder.mkdir(parents=True)
    text = bell.read_text(encoding="utf-8")
    (folder / "my-bell.toml").write_text(text, encoding="utf-8")
    bad = text.replace('id = "my-bell"', 'id = "bad-bell"', 1).replace('what = "gor"', 'what = "gorr"', 1)
    (folder / "bad-bell.toml").write_text(bad, encoding="utf-8")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path / "own"))
    return folder


@pytest.mark.parametrize(
    ("language", "out", "fine"),
    [
        ("en", "left out: ", "“The Drowned Bell” (my-bell) is in order."),
        ("cs", "vynecháno: ", "„Utopený zvon“ (my-bell) je v pořádku."),
    ],
)
def test_without_a_file_all_legends_of_the_owner_are_checked(
    shell: Shell, shelf: Path, language: str, out: str, fine: str
) -> None:
    ran = shell("legend", "--lang", language)
    assert (ran.code, ran.err) == (1, "")
    wrong, right = ran.out.splitlines()
    assert wrong.startswith(f"{out}{shelf / 'bad-bell.toml'}")
    assert "“gorr”" in wrong or "„gorr“" in wrong
    assert right == fine
    (shelf / "bad-bell.toml").unlink()
    assert shell("legend", "--lang", language).code == 0


def test_all_of_them_as_json(shell: Shell, shelf: Path) -> None:
    ran = shell("legend", "--json", "--lang", "en")
    files = json.loads(ran.out)["files"]
    assert ran.code == 1
    assert [(Path(file["file"]).stem, sorted(file)) for file in files] == [
        ("bad-bell", ["file", "wrong"]),
        ("my-bell", ["file", "told"]),
    ]


def test_without_a_file_and_without_legends_it_is_said_where_they_go(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("HERNA_CONTENT", raising=False)
    assert "andor/legends" in shell.refused("legend", "--lang", "en")


@pytest.mark.parametrize("words", [("play", "andor"), ("play",)])
def test_who_plays_is_told_what_was_left_out(
    shell: Shell, shelf: Path, words: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(play, "at_terminal", lambda: True)
    monkeypatch.setattr(app, "play", lambda *_, **__: 0)
    ran = shell(*words, "--lang", "en")
    assert ran.code == 0
    (line,) = ran.err.splitlines()
    assert line.startswith(f"herna: left out: {shelf / 'bad-bell.toml'}")


def test_a_file_that_is_not_there_is_refused(shell: Shell, tmp_path: Path) -> None:
    assert "nowhere.toml" in shell.refused("legend", str(tmp_path / "nowhere.toml"))


def test_scenarios_of_mage_knight_are_checked_in_the_same_way(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    assert "mage_knight/scenarios" in shell("scenario").err
    folder = tmp_path / "mage_knight" / "scenarios"
    folder.mkdir(parents=True)
    (folder / "dusk.toml").write_text('id = "dusk"', encoding="utf-8")
    ran = shell("scenario")
    assert (ran.code, ran.err) == (1, "")
    assert ran.out.startswith(f"left out: {folder / 'dusk.toml'}")
