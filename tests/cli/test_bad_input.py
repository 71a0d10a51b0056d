"""What bad input gets: one line that says what is wrong and what would be right, exit code 2, nothing changed."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.bots.own import own
from tests.cli.running import GAME, Shell, save

WRONG = [
    ([], "COMMAND", "PŘÍKAZ"),
    (["paly"], "'play'", "'play'"),
    (["games", "--jsno"], "--jsno", "--jsno"),
    (["sim"], "GAME", "HRA"),
    (["sim", "eight_minute_empyre"], "eight_minute_empire", "eight_minute_empire"),
    (["sim", GAME, "--players", "6"], "2 to 5", "2 až 5"),
    (["sim", GAME, "--players", "two"], "not a whole number", "není celé číslo"),
    (["sim", GAME, "--games", "0"], "at least 1", "nejmenší možné číslo je 1"),
    (["sim", GAME, "--jobs", "0"], "at least 1", "nejmenší možné číslo je 1"),
    (["sim", GAME, "--seed", "-3"], "at least 0", "nejmenší možné číslo je 0"),
    (["sim", GAME, "--seed", "9" * 30], "not a whole number", "není celé číslo"),
    (["sim", GAME, "--seed", str(1 << 70)], str(1 << 70), str(1 << 70)),
    (["sim", GAME, "--bots", "gready"], "greedy", "greedy"),
    (["sim", GAME, "--bots", "nowhere.py:Bot"], "There is no file nowhere.py", "Soubor nowhere.py neexistuje"),
    (["sim", GAME, "--bots", "nowhere.py"], "file.py:Class", "soubor.py:Třída"),
    (["sim", GAME, "--bots", own("Stranger")], "inherits herna.Bot", "dědí z herna.Bot"),
    (["sim", GAME, "--bots", own("Dier"), "--games", "1"], "ended its process", "ukončil svůj proces"),
    (["sim", GAME, "--bots", own("Eager"), "--think", "0"], "from 0.1 to 3600", "od 0,1 do 3600"),
    (["play", GAME, "--bots", "nowhere.py:Bot"], "There is no file nowhere.py", "Soubor nowhere.py neexistuje"),
    (["play", GAME, "--seats", "Anna,nowhere.py:Bot"], "There is no file", "Soubor nowhere.py neexistuje"),
    (["serve", "--bots", own("Thoughtless")], "Give it a method think", "Dejte mu metodu think"),
    (["sim", GAME, "--set", "side=C"], "A, B", "A, B"),
    (["sim", GAME, "--set", "sdie=A"], "side", "side"),
    (["sim", GAME, "--set", "side"], "name=value", "jméno=hodnota"),
    (["sim", GAME, "--set", "goods_tokens=perhaps"], "perhaps", "perhaps"),
    (["sim", GAME, "--set", "ages=1,x"], "ages", "ages"),
    (["sim", GAME, "--players", "3", "--set", "ages=30,12"], "EME-3.4", "EME-3.4"),
    (["sim", GAME, "--players", "3", "--set", "neutral_armies=yes"], "EME-9.6", "EME-9.6"),
    (["--lang", "de", "games"], "'cs', 'en'", "'cs', 'en'"),
    (["play", "chess"], GAME, GAME),
    (["play", GAME, "--seats", "human,gredy"], "did you mean greedy", "nemělo to být greedy"),
    (["play", GAME, "--seats", "human"], "2 to 5", "2 až 5"),
    (["play", GAME, "--seats", "human,bot", "--players", "3"], "2 seats", "Jsou pojmenována 2 místa"),
    (["play", GAME, "--seats", "x" * 40 + ",bot"], "24", "24"),
    (["play", GAME, "--pause", "soon"], "0 to 60", "od 0 do 60"),
    (["play", GAME, "--resume"], "do not go together", "nejdou dohromady"),
    (["play", "--resume", "--load", "x"], "do not go together", "nejdou dohromady"),
    (["play", GAME, "--at", "x"], "do not go together", "nejdou dohromady"),
    (["play", "--at", "x", "--resume"], "do not go together", "nejdou dohromady"),
    (["play", "--name", "Anna"], "--at", "--at"),
    (["play", "--to", "3"], "--load", "--load"),
    (["play", "--seed", "3"], "herna play GAME --seed", "herna play HRA --seed"),
    (["play", "--resume"], "herna play starts one", "novou hru začne herna play"),
    (["play", GAME], "terminal is needed", "je třeba terminál"),
    (["play", "--load", "nowhere.herna"], "no file nowhere.herna", "soubor nowhere.herna neexistuje"),
    (["replay"], "FILE", "SOUBOR"),
    (["replay", "nowhere.herna"], "no file nowhere.herna", "soubor nowhere.herna neexistuje"),
    (["replay", "with\0zero"], "no file", "neexistuje"),
    (["replay", "/"], "is a folder", "je složka"),
    (["replay", "/dev/zero"], "not an ordinary file", "není obyčejný soubor"),
    (["rules", GAME, "99.9"], "99.9", "99.9"),
    (["rules", "--tests", "tests"], "--coverage", "--coverage"),
    (["rules", "--coverage", "--tests", "nowhere"], "nowhere", "nowhere"),
    (["rules", GAME, "5.1", "--coverage"], "do not go together", "nejdou dohromady"),
    (["serve", "--port", "70000"], "65535", "65535"),
]


@pytest.mark.parametrize(
    ("words", "english", "czech"), WRONG, ids=lambda value: " ".join(value) if isinstance(value, list) else ""
)
def test_bad_input_is_refused_in_one_line_in_both_languages(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, words: list[str], english: str, czech: str
) -> None:
    monkeypatch.chdir(tmp_path)
    assert english in shell.refused(*words)
    monkeypatch.setenv("HERNA_LANG", "cs")
    assert czech in shell.refused(*words)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    "rubbish",
    [
        b"",
        b"\n\n",
        b"hello",
        b"\x00\xff\xfe" * 99,
        b"{}",
        b"[" * 100_000,
        b'{"herna": 1}\n',
        b'"text"',
        "ěščř".encode("cp1250"),
    ],
    ids=["empty", "blank", "text", "binary", "object", "deep", "head", "string", "cp1250"],
)
def test_rubbish_is_no_save(shell: Shell, file: Path, rubbish: bytes) -> None:
    file.write_bytes(rubbish)
    for words in (["replay", str(file)], ["play", "--load", str(file)], ["replay", str(file), "--to", "0"]):
        assert str(file) in shell.refused(*words)
    assert file.read_bytes() == rubbish


def test_a_file_too_large_for_a_save_is_not_read(shell: Shell, file: Path) -> None:
    with file.open("wb") as sparse:
        sparse.truncate(17 * 1024 * 1024)
    assert "16 MB" in shell.refused("replay", str(file))


def test_a_move_the_save_does_not_have(shell: Shell, file: Path) -> None:
    save(file, 12)
    assert "--to 12" in shell.refused("replay", str(file), "--to", "13")
    assert "má 12 tahů" in shell.refused("play", "--load", str(file), "--to", "99", "--lang", "cs")


def test_a_test_file_that_is_not_python_is_named(shell: Shell, tmp_path: Path) -> None:
    (tmp_path / "test_broken.py").write_text("def (:\n")
    assert "test_broken.py, line 1" in shell.refused("rules", "--coverage", "--tests", str(tmp_path))
