"""Legends that would hang, flood or fool whoever opens them are refused by name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from herna.games.andor import GAME
from herna.games.andor.legend import check_file
from herna.games.content import BadContent
from herna.kernel import Automatic, Endless, Match
from tests.games.andor.test_legend_files import SOUND, refused

AGAIN = """
[[whenever]]
when = [{ is = "castle-held" }]
again = true
do = [{ op = "gold", who = "all", n = 1 }]
"""
SUNRISES = """
[[whenever]]
moment = "sunrise"
again = true
do = [{ op = "sunrise" }]
"""
DEEP = "x = " + "[" * 20_000


def test_what_would_happen_again_and_again_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, SOUND + AGAIN).code == "legend-again"


def test_a_sunrise_at_every_sunrise_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, SOUND + SUNRISES).code == "legend-sunrise-again"
    check_file(_written(tmp_path, SOUND + SUNRISES.replace("again = true", "")))


def test_numbers_that_nobody_could_count_are_refused(tmp_path: Path) -> None:
    text = SOUND.replace('what = "gor", at = [8, 20]', 'what = "gor", at = [8, 20], n = 1000000000')
    assert refused(tmp_path, text).code == "legend-number"


@pytest.mark.parametrize("text", [DEEP, SOUND + DEEP, "x = " + "{ a = " * 20_000])
def test_what_is_nested_too_deeply_is_refused(tmp_path: Path, text: str) -> None:
    assert refused(tmp_path, text).code in ("content-too-deep", "content-not-toml")


def test_what_a_terminal_would_obey_is_refused(tmp_path: Path) -> None:
    text = SOUND.replace('en = "Night"', 'en = "Night\\u001b]0;owned\\u0007"', 1)
    assert refused(tmp_path, text).code == "legend-signs"


def test_a_pipe_is_no_file(tmp_path: Path) -> None:
    os.mkfifo(tmp_path / "night.toml")
    with pytest.raises(BadContent) as caught:
        check_file(tmp_path / "night.toml")
    assert caught.value.code == "content-no-file"
    assert all("night.toml" in caught.value.reason(language) for language in ("cs", "en"))


def test_a_file_that_is_far_too_large_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path, SOUND + "# " + "x" * 2_000_000).code == "content-too-large"


def test_steps_that_go_round_in_a_circle_end_the_action_and_not_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    class Round(Automatic, frozen=True):
        def run(self, state: object) -> None:
            state.push(self)  # type: ignore[attr-defined]

    match = Match.new(GAME, 2, seed=1)
    before = match.state.digest()
    step = type(match.state.steps[-1])
    taken = step.take

    def take(self, state, seat, action) -> None:  # type: ignore[no-untyped-def]
        taken(self, state, seat, action)
        state.push(Round())

    with monkeypatch.context() as patch:
        patch.setattr(step, "take", take)
        with pytest.raises(Endless) as caught:
            match.play(match.state.options()[0])
    assert all(caught.value.reason(language) for language in ("cs", "en"))
    assert (match.ply, match.state.digest()) == (0, before)
    match.play(match.state.options()[0])


def _written(folder: Path, text: str) -> Path:
    file = folder / "night.toml"
    file.write_text(text, encoding="utf-8")
    return file
