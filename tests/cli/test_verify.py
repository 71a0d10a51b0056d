"""`herna verify`: a finished game was dealt as it was promised, or was not."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import pytest

import herna
from herna.kernel import Fair, Match, Record
from tests.cli.running import Shell

GAME = "eight_minute_empire"
WORDS = {0: "modrý slon", 1: ""}


def played(record: Record) -> Match:
    match = Match(record)
    while not match.state.over:
        match.play(match.state.options()[-1])
    return match


def fair_game() -> Record:
    record = Record.new(herna.game(GAME), 2, None, {}, ("Anna", "Eva"))
    assert record.head.fair is not None
    fair = record.head.fair.with_words(WORDS)
    return Record(msgspec.structs.replace(record.head, fair=fair), record.setting)


@pytest.fixture
def save(tmp_path: Path) -> Path:
    file = tmp_path / "fair.herna"
    file.write_text(played(fair_game()).write(), encoding="utf-8")
    return file


def commitment(save: Path) -> str:
    return str(json.loads(save.read_text(encoding="utf-8").splitlines()[0])["fair"]["commitment"])


def test_a_fair_game_is_proved_with_commitment_and_words(shell: Shell, save: Path) -> None:
    ran = shell("verify", str(save), "--commitment", commitment(save).upper(), "--lang", "en")
    assert (ran.code, ran.err) == (0, "")
    first, shown, anna, eva, last = ran.out.splitlines()
    assert first.startswith("The secret is the one that was committed to")
    assert shown == f"Commitment: {commitment(save)}"
    assert (anna, eva) == ("Anna added “modrý slon”.", "Eva added nothing.")
    assert last.startswith("Compare the commitment")
    assert "Závazek" in shell("verify", str(save), "--lang", "cs").out


def test_another_commitment_than_the_one_that_was_seen_is_told(shell: Shell, save: Path) -> None:
    ran = shell("verify", str(save), "--commitment", Fair.fresh().commitment, "--lang", "en")
    assert ran.code == 1
    assert "not the commitment that you saw" in ran.out


@pytest.mark.parametrize("change", ["secret", "words", "commitment"])
def test_whatever_is_exchanged_in_the_shuffle_is_noticed(shell: Shell, tmp_path: Path, change: str) -> None:
    """Another secret or commitment does not fit the other; with another word the moves do not follow any more."""
    match = played(fair_game())
    fair = match.record.head.fair
    assert fair is not None
    other = Fair.fresh()
    forged = {
        "secret": msgspec.structs.replace(fair, secret=other.secret),
        "commitment": msgspec.structs.replace(fair, commitment=other.commitment),
        "words": fair.with_words({0: "another", 1: ""}),
    }[change]
    record = Record(msgspec.structs.replace(match.record.head, fair=forged), match.record.setting, match.record.moves)
    file = tmp_path / "forged.herna"
    file.write_text(record.write(match.witness()), encoding="utf-8")
    assert shell("verify", str(file)).code == 2


def test_a_game_from_a_seed_proves_nothing(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "seed.herna"
    file.write_text(played(Record.new(herna.game(GAME), 2, 7, {})).write(), encoding="utf-8")
    ran = shell("verify", str(file), "--lang", "en")
    assert ran.code == 1
    assert "dealt from a seed (7)" in ran.out
    assert json.loads(shell("verify", str(file), "--json").out)["proved"] is False


def test_the_paper_tells_how_to_check_it_without_us(save: Path) -> None:
    """The program of docs/fair.md gives the numbers that the game was dealt with."""
    paper = (Path(__file__).parents[2] / "docs" / "fair.md").read_text(encoding="utf-8")
    program = paper.split("```python\n")[1].split("```")[0].replace("game.herna", str(save))
    known: dict[str, object] = {}
    exec(program, known)
    rng = herna.load(save.read_text(encoding="utf-8")).source
    for count in range(20):
        assert not isinstance(rng, int)
        rng, number = rng.below(52)
        assert known["drawn"](count, 52) == number  # type: ignore[operator]
