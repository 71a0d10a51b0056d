"""Every command does what it says, in both languages."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest

import herna
import herna.server
from herna import arena
from herna.cli.commands import COMMANDS
from herna.server.reach import Reach
from tests.cli.running import GAME, Shell, save


@pytest.mark.parametrize(("language", "heading"), [("en", "usage: herna"), ("cs", "použití: herna")])
def test_help_names_every_command_in_the_language_asked_for(shell: Shell, language: str, heading: str) -> None:
    ran = shell("--help", "--lang", language)
    assert ran.code == 0
    assert ran.out.startswith(heading)
    assert all(f"\n    {command} " in ran.out for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_explains_itself(shell: Shell, command: str) -> None:
    english, czech = shell(command, "--help"), shell("--lang", "cs", command, "--help")
    assert (english.code, czech.code) == (0, 0)
    assert "Options:" in english.out
    assert "Přepínače:" in czech.out
    assert "show this help" not in czech.out
    # A forgotten message is shown by its id.
    assert "cli-" not in english.out + czech.out


@pytest.mark.parametrize(("locale", "word"), [("cs_CZ.UTF-8", "Příkazy"), ("de_DE", "Commands"), ("C", "Commands")])
def test_the_locale_decides_where_nothing_else_does(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, locale: str, word: str
) -> None:
    monkeypatch.setenv("LANG", locale)
    assert word in shell("--help").out


def test_the_version_with_that_of_each_games_rules(shell: Shell) -> None:
    first, *games = shell("--version").out.splitlines()
    assert first == f"herna {herna.__version__}"
    rules = [f"  {name}: version {herna.game(name).rules} of the rules" for name in herna.game_names()]
    assert games == rules
    assert "pravidla verze" in shell("--version", "--lang", "cs").out


def test_a_tournament_is_shown_and_kept_with_its_page_and_plots(shell: Shell, tmp_path: Path) -> None:
    command = ("tournament", GAME, "--bots", "random,beginner", "--games", "2", "--jobs", "1", "--out", str(tmp_path))
    ran = shell(*command)
    assert ran.code == 0, ran
    assert "random – beginner" in ran.out
    assert "not clear yet" in ran.out
    assert {file.name for file in tmp_path.iterdir()} == {
        *("games.jsonl", "report.json", "report.html", "shares.svg", "ratings.svg")
    }
    assert "zatím nejasné" in shell(*command, "--lang", "cs").out
    assert '<html lang="cs">' in (tmp_path / "report.html").read_text()
    other = shell("tournament", GAME, "--bots", "random,easy", "--games", "2", "--out", str(tmp_path))
    assert (other.code, other.err.count("\n")) == (2, 1)
    assert "another tournament" in other.err


def test_a_portrait_and_a_data_set_are_made(shell: Shell, tmp_path: Path) -> None:
    pytest.importorskip("pyarrow")
    page = tmp_path / "portrait.html"
    few = ("--games", "3", "--players", "2")
    ran = shell("portrait", GAME, *few, "--level", "random", "--weaker", "random", "--out", str(page))
    assert ran.code == 0, ran
    assert "Wins by seat" in ran.out
    assert page.read_text().count("<svg") >= 4
    ran = shell("dataset", GAME, *few, "--bots", "random", "--out", str(tmp_path / "data"))
    assert ran.code == 0, ran
    assert "decisions of 3 games" in ran.out
    again = shell("dataset", GAME, *few, "--bots", "random", "--out", str(tmp_path / "data"))
    assert (again.code, again.err.count("\n")) == (2, 1)


def test_training_says_what_it_learnt(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "weights.toml"
    ran = shell("train", GAME, "--players", "2", "--games", "1", "--out", str(file))
    assert ran.code == 0, ran
    assert ran.out.startswith("2 players: 1 games")
    assert "herna train eight_minute_empire --players 2 --games 1 --seed 1" in file.read_text()
    assert shell("train", GAME, "--players", "two").code == 2


def test_games_lists_every_game_with_its_options(shell: Shell) -> None:
    ran = shell("games")
    assert ran.code == 0
    for name in herna.game_names():
        assert name in ran.out
        assert all(f"--set {info.name}=" in ran.out for info in herna.game(name).option_info())
    assert "Minutová říše" in shell("games", "--lang", "cs").out


def test_games_as_json(shell: Shell) -> None:
    listed = json.loads(shell("games", "--json").out)
    found = next(entry for entry in listed if entry["name"] == GAME)
    assert (found["least"], found["most"], found["prefix"]) == (2, 5, "EME")
    assert {option["name"] for option in found["options"]} >= {"side", "ages"}


def test_a_simulation_is_the_same_on_any_number_of_cores(shell: Shell) -> None:
    words = ["sim", "EME", "--players", "3", "--games", "40", "--seed", "5", "--json"]
    one, two = (json.loads(shell(*words, "--jobs", jobs).out) for jobs in ("1", "2"))
    assert one["digest"] == two["digest"]
    assert one["wins_by_seat"] == two["wins_by_seat"]
    other = json.loads(shell(*words[:-3], "--seed", "6", "--json").out)
    assert other["digest"] != one["digest"]


@pytest.mark.parametrize(("language", "words"), [("en", "Digest"), ("cs", "Otisk")])
def test_a_simulation_is_reported_as_a_table(shell: Shell, language: str, words: str) -> None:
    ran = shell("sim", "eight-minute-empire", "--games", "5", "--set", "side=b", "--lang", language)
    assert ran.code == 0
    assert words in ran.out
    assert ran.err == ""  # no progress bar where nobody sees it
    assert sum(line.startswith(("1 ", "2 ")) for line in ran.out.splitlines()) >= 2


def test_a_replay_tells_every_move_and_shows_the_board(shell: Shell, file: Path) -> None:
    match = save(file, 12)
    ran = shell("replay", str(file))
    assert ran.code == 0
    assert [line[:6] for line in ran.out.splitlines()[1:13]] == [f"{number:>4}  " for number in range(1, 13)]
    assert "A13" in ran.out
    assert "Player 1" in ran.out
    assert "Hráč 1" in shell("replay", str(file), "--lang", "cs").out
    assert match.ply == 12


def test_a_replay_stops_where_it_is_told_to(shell: Shell, file: Path) -> None:
    match = save(file, 12)
    data = json.loads(shell("replay", str(file), "--to", "5", "--json").out)
    assert [move["n"] for move in data["moves"]] == [1, 2, 3, 4, 5]
    assert data["digest"] == match.record.replay(5).digest()
    assert json.loads(shell("replay", str(file), "--json").out)["digest"] == match.state.digest()


def test_a_replay_can_be_checked(shell: Shell, file: Path) -> None:
    match = save(file, 12)
    ran = shell("replay", str(file), "--check")
    assert ran.code == 0
    assert match.witness() in ran.out.replace("\n", "")
    assert "12 tahů" in shell("replay", str(file), "--check", "--lang", "cs").out


def test_the_rules_by_game_and_by_clause(shell: Shell) -> None:
    book = shell("rules", GAME)
    assert book.code == 0
    assert "EME-1.1" in book.out
    assert "EME-9.8" in book.out
    one = shell("rules", "EME", "5.3", "--lang", "cs")
    assert one.out.strip().startswith("EME-5.3")
    assert "EME-5.4" not in one.out
    assert json.loads(shell("rules", GAME, "eme-5.3", "--json").out)["id"] == "EME-5.3"


def test_coverage_finds_clauses_without_a_test_and_marks_without_a_clause(shell: Shell, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    tests.mkdir()
    every = [
        clause["id"]
        for chapter in json.loads(shell("rules", GAME, "--json").out)[GAME]
        for clause in chapter["clauses"]
    ]
    proved = "\n".join(f'@pytest.mark.rule("{clause}")\ndef test_{n}(): ...' for n, clause in enumerate(every[2:]))
    (tests / "test_one.py").write_text(f"{proved}\n")
    ran = shell("rules", GAME, "--coverage", "--tests", str(tests))
    assert ran.code == 1
    assert [line.split()[0] for line in ran.out.splitlines()[:-1]] == every[:2]

    (tests / "test_two.py").write_text(f'pytestmark = rule("{every[0]}", "{every[1]}")\n')
    assert shell("rules", GAME, "--coverage", "--tests", str(tests)).code == 0

    (tests / "test_three.py").write_text('@rule("EME-99.1")\ndef test_it(): ...\n')
    found = shell("rules", GAME, "--coverage", "--tests", str(tests), "--json")
    assert found.code == 1
    data = json.loads(found.out)
    assert data["without_test"] == []
    assert [(mark["clause"], Path(mark["file"]).name, mark["line"]) for mark in data["unknown"]] == [
        ("EME-99.1", "test_three.py", 1)
    ]


def test_bench_prints_its_table_and_json(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (arena.BenchLine("herna", 4321.0, 512345.0, 1.0), arena.BenchLine("a peer", 10.0, 25000.0, 20.5))
    report = arena.BenchReport(
        "CPython 3", lines, {GAME: 2.5}, {GAME: 4096}, {GAME: 9000.0}, {GAME: 0.25}, ("open_spiel",)
    )
    monkeypatch.setattr(arena, "bench", lambda *_: report)
    ran = shell("bench", "--lang", "cs")
    assert ran.code == 0
    assert "512\N{NO-BREAK SPACE}345" in ran.out
    assert "20,5×" in ran.out
    assert "rada trvá 0,25 s" in ran.out
    assert "open_spiel" in ran.out
    assert json.loads(shell("bench", "--json").out)["lines"][1]["ratio"] == 20.5


def test_bench_tells_how_strong_the_bots_are(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = (
        arena.StrengthLine("andor", 2, {"legend": "arrival"}, "greedy", 0.95, 0.0, None, 0.1),
        arena.StrengthLine(GAME, 2, {}, "greedy", 0.9, 0.1, 9.0, 0.1),
    )
    monkeypatch.setattr(arena, "strength", lambda *_, **__: arena.StrengthReport(20, lines))
    ran = shell("bench", "--strength", "--lang", "cs")
    assert ran.code == 0
    assert "vždy 20 her" in ran.out
    assert "andor, arrival, 2, greedy" in ran.out
    assert "95\N{NO-BREAK SPACE}%" in ran.out
    assert "9,0×" in ran.out
    assert json.loads(shell("bench", "--strength", "--json").out)["lines"][0]["ratio"] is None


def test_serve_hands_its_words_to_the_server(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: dict[str, object] = {}

    def serve(*, ready: Callable[[Reach], None], **words: object) -> None:
        heard.update(words)
        ready(Reach("http://127.0.0.1:9000/", (), True))

    monkeypatch.setattr(herna.server, "serve", serve)
    ran = shell("serve", "--port", "9000", "--demo", "--bots", "mine.py:Best, mine.py:Other")
    assert ran.code == 0
    assert "http://127.0.0.1:9000/" in ran.out
    assert "--host 0.0.0.0" in ran.out
    assert heard == {
        "host": "127.0.0.1",
        "port": 9000,
        "db": None,
        "workers": 1,
        "demo": True,
        "bots": ("mine.py:Best", "mine.py:Other"),
        "open_browser": False,
    }


def test_a_reader_that_leaves_early_is_no_trouble() -> None:
    command = [sys.executable, "-m", "herna.cli", "rules"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.close()
        errors = running.stderr.read()
    assert errors == b""
    assert running.returncode == 141


def test_a_terminal_without_czech_letters_gets_something_it_can_show() -> None:
    command = [sys.executable, "-m", "herna.cli", "--lang", "cs", "--help"]
    ran = subprocess.run(command, capture_output=True, env={"PYTHONIOENCODING": "ascii"}, check=False)
    assert (ran.returncode, ran.stderr) == (0, b"")


def test_an_interrupt_ends_quietly(shell: Shell, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*words: object, **more: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(arena, "simulate", interrupted)
    ran = shell("sim", GAME)
    assert (ran.code, ran.out, ran.err) == (130, "", "")


def test_the_command_starts_without_what_it_does_not_need() -> None:
    code = (
        "import sys; from herna.cli import main; main(['--help'])\n"
        "heavy = {'textual', 'litestar', 'sqlalchemy', 'numpy', 'herna.arena', 'herna.server'} & set(sys.modules)\n"
        "sys.exit(f'loaded for nothing: {heavy}' if heavy else 0)"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.skipif(not Path("/proc/self/task").is_dir(), reason="counts processes under /proc, which only Linux has")
def test_an_interrupt_ends_the_workers_too() -> None:
    words = [sys.executable, "-m", "herna.cli", "sim", GAME, "--games", "1000000", "--jobs", "2"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as running:
        children = Path(f"/proc/{running.pid}/task/{running.pid}/children")
        while running.poll() is None and len(children.read_text().split()) < 2:
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        out, err = running.communicate()
    assert (running.returncode, out, err) == (130, "", "")
