"""Bots that people write themselves: what they see, what they may not do, and what is said of those that misbehave."""

from __future__ import annotations

import random
import re
import sys
import threading
import time
from contextlib import suppress
from pathlib import Path

import pytest

import herna
from herna import bots
from herna.arena import simulate
from herna.bots.levels import LEVELS
from herna.bots.mind import Mind, OwnBot
from herna.bots.own import address
from tests.bots.own import PLAYERS, own

PATIENCE = {"Sleeper": 0.3}
GAME = herna.game("eight_minute_empire")


def first_choice() -> herna.State:
    """A game of two whose first player is to take a card."""
    state = GAME.new(players=2, seed=1)
    state.apply("bid 1", 0)
    state.apply("bid 0", 1)
    return state


pytestmark = pytest.mark.usefixtures("no_own_bots")


def test_a_bot_of_ones_own_plays_a_simulation_the_same_on_any_number_of_cores() -> None:
    one = simulate("eight_minute_empire", players=2, games=18, seed=3, bots=(own("Eager"), "random"))
    two = simulate("eight_minute_empire", players=2, games=18, seed=3, bots=(own("Eager"), "random"), jobs=2)
    assert one.bots == ("players.py:Eager", "random")
    assert one.digest == two.digest
    assert one.win_rate_by_bot["players.py:Eager"] > one.win_rate_by_bot["random"]


def test_it_chooses_the_same_as_in_the_persons_own_process() -> None:
    """What is sent to the other process and back is the position and the action, whole."""
    kind = bots.own.load(address(own("Eager")))
    state = first_choice()
    there, here = bots.bot(bots.enlist(own("Eager")), 5), kind(5)
    for _ in range(12):
        seat = state.seats_to_act[0]
        action = there.choose(state, seat)
        assert action == here.choose(state, seat)
        state.apply(action, seat)


def test_it_remembers_its_own_game_and_nobody_elses() -> None:
    report = simulate("eight_minute_empire", players=2, games=3, seed=3, bots=(own("Rememberer"),))
    assert report.games == 3


def test_it_never_sees_the_true_deck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    peeked = tmp_path / "peeked"
    monkeypatch.setenv("HERNA_BOT_PEEKED", str(peeked))
    state = first_choice()
    bot = bots.bot(bots.enlist(own("Peeker")))
    truths = []
    for _ in range(6):
        seat = state.seats_to_act[0]
        if len(state.options(seat)) > 1:
            truths.append(f"{state.ply} {state.rng} {state.deck}")  # type: ignore[attr-defined]
        state.apply(bot.choose(state, seat), seat)
    seen = peeked.read_text().splitlines()
    assert len(seen) == len(truths) > 2
    for told, truth in zip(seen, truths, strict=True):
        assert told.split()[0] == truth.split()[0], "the same moment"
        assert told.split()[1] != truth.split()[1], "another generator"
        assert told != truth


@pytest.mark.parametrize(
    ("kind", "code", "words"),
    [
        ("Sleeper", "bot-slow", "had not chosen after 0.3 s and was stopped"),
        ("Breaker", "bot-broke", "ZeroDivisionError: integer division or modulo by zero (players.py, line "),
        ("Leaver", "bot-broke", "SystemExit: 3 (players.py, line "),
        ("Dier", "bot-died", "ended its process"),
        ("Interrupter", "bot-broke", "KeyboardInterrupt (players.py, line "),
        ("Canceller", "bot-broke", "CancelledError (players.py, line "),
        ("Talker", "bot-no-action", "chose 'the first card, please', which is not an action"),
        ("Outlaw", "bot-illegal", "chose “build A1”, which is not offered. Offered: take-card 1"),
    ],
)
def test_a_bot_that_misbehaves_is_named_with_what_it_did(kind: str, code: str, words: str) -> None:
    level = bots.enlist(own(kind), PATIENCE.get(kind, 60.0), quiet=True)
    state = first_choice()
    before = state.digest()
    with pytest.raises(herna.BadBot) as caught:
        bots.bot(level).choose(state, 0)
    assert caught.value.code == code
    assert words in str(caught.value)
    assert f"players.py:{kind}" in str(caught.value)
    assert f"players.py:{kind}" in caught.value.reason("cs")
    assert state.digest() == before


@pytest.mark.parametrize("kind", ["Sleeper", "Breaker", "Dier"])
def test_after_that_the_next_question_finds_a_new_process(kind: str) -> None:
    bot = bots.bot(bots.enlist(own(kind), PATIENCE.get(kind, 60.0), quiet=True))
    state = first_choice()
    codes = []
    for _ in range(2):
        with pytest.raises(herna.BadBot) as caught:
            bot.choose(state, 0)
        codes.append(caught.value.code)
    assert codes[0] == codes[1]


@pytest.mark.parametrize(
    ("text", "code", "words"),
    [
        (own("Cheat"), "bot-chooses", "Write think(self, state, seat) instead"),
        (own("Thoughtless"), "bot-without-think", "Give it a method think"),
        (own("Stranger"), "bot-not-a-bot", "inherits herna.Bot"),
        (own("time"), "bot-not-a-bot", "inherits herna.Bot"),
        (own("Eagre"), "bot-no-class", "The bots in it are: Eager"),
        (str(PLAYERS.with_name("absent.py:Bot")), "bot-no-file", "There is no file"),
        (str(PLAYERS), "bot-address", "path/to/file.py:Class"),
        (f"{PLAYERS}:", "bot-address", "path/to/file.py:Class"),
        (f"{PLAYERS}:not a name", "bot-address", "path/to/file.py:Class"),
    ],
)
def test_what_is_no_bot_is_refused_before_anything_is_played(text: str, code: str, words: str) -> None:
    with pytest.raises(herna.BadBot) as caught:
        simulate("eight_minute_empire", players=2, games=1, bots=(text,))
    assert caught.value.code == code
    assert words in str(caught.value)
    assert not bots.OWN


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("import herna\nraise RuntimeError('no more ideas')\n", "RuntimeError: no more ideas (mine.py, line 2)."),
        ("import herna_nowhere\n", "ModuleNotFoundError: No module named 'herna_nowhere' (mine.py, line 1)."),
        ("class Bot(\n", "SyntaxError: '(' was never closed."),
        ("exit(4)\n", "SystemExit: 4 (mine.py, line 1)."),
    ],
)
def test_a_file_that_cannot_be_loaded_is_told_with_its_line(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "mine.py"
    file.write_text(text)
    with pytest.raises(herna.BadBot) as caught:
        bots.enlist(f"{file}:Bot")
    assert caught.value.code == "bot-file"
    assert str(caught.value).endswith(words)


def test_two_files_with_the_same_name_and_class_are_told_apart(tmp_path: Path) -> None:
    copy = tmp_path / "players.py"
    copy.write_text(PLAYERS.read_text())
    bots.enlist(own("Eager"))
    assert bots.enlist(own("Eager")) == "players.py:Eager", "the same one may be named again"
    with pytest.raises(herna.BadBot, match=r"There is another players\.py:Eager already"):
        bots.enlist(f"{copy}:Eager")


def test_the_process_ends_with_whoever_asked() -> None:
    mind = Mind(address(own("Eager")), quiet=True)
    mind.start()
    process = mind._process
    assert process is not None
    assert process.stdin is not None
    process.stdin.close()
    assert process.wait(60) is not None


def broken(kind: str, seconds: float = 60.0) -> str:
    """What is said of a bot that breaks down."""
    mind = Mind(address(own(kind)), seconds, quiet=True)
    with pytest.raises(herna.BadBot) as caught:
        OwnBot(mind).think(first_choice(), 0)
    mind.end()
    return str(caught.value)


@pytest.mark.skipif(sys.platform == "win32", reason="the limit is one that Windows does not have")
def test_it_may_take_so_much_memory_and_no_more(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERNA_BOT_MEMORY", "600")
    found = re.search(r"RuntimeError: (\d+) MB", broken("Hog"))
    assert found is not None
    assert int(found[1]) < 600


def test_it_is_told_no_secrets(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("HERNA_DATABASE_URL", "postgresql://herna:hunter2@db/herna")
    monkeypatch.setenv("HERNA_SERVER_SETTINGS", "{}")
    monkeypatch.setenv("AWS_SECRET", "hunter2")
    assert "RuntimeError: found []" in broken("Spy")


@pytest.mark.skipif(not Path("/proc/self/stat").is_file(), reason="looks for a process under /proc")
def test_what_it_has_started_is_ended_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    left = tmp_path / "child"
    monkeypatch.setenv("HERNA_BOT_PEEKED", str(left))
    mind = Mind(address(own("Forker")), 600.0, quiet=True)
    asked = threading.Thread(target=lambda: suppress_bad_bot(mind))
    asked.start()
    while not (left.exists() and left.read_text()):
        time.sleep(0.05)
    mind.end()
    asked.join()
    child = Path("/proc") / left.read_text() / "stat"
    while child.is_file() and child.read_text().rpartition(")")[2].split()[0] != "Z":
        time.sleep(0.05)


def suppress_bad_bot(mind: Mind) -> None:
    with suppress(herna.BadBot):
        OwnBot(mind).think(first_choice(), 0)


class Blind(herna.Bot):
    """A bot in a person's own program."""

    def think(self, state: herna.State, seat: int) -> herna.Action:
        return self.dice.choice(state.options(seat))


def test_a_class_can_be_given_where_one_has_it_at_hand() -> None:
    report = simulate("eight_minute_empire", players=2, games=2, seed=3, bots=(Blind, bots.Greedy))
    assert set(report.win_rate_by_bot) == {"Blind", "greedy"}
    with pytest.raises(herna.BadBot, match="is not a bot"):
        simulate("eight_minute_empire", players=2, games=2, bots=(random.Random,))  # type: ignore[arg-type]


def test_a_class_of_the_running_script_cannot_go_to_other_processes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Blind, "__module__", "__main__")
    with pytest.raises(herna.BadBot, match="Use one job, or put the class into a file"):
        simulate("eight_minute_empire", players=2, games=2, bots=(Blind,), jobs=2)


def test_own_bots_are_listed_with_the_others_once_enlisted() -> None:
    assert bots.levels() == LEVELS
    bots.enlist(own("Eager"), resting=True)
    assert bots.levels() == ("players.py:Eager", *LEVELS)
    assert bots.bot("players.py:Eager").level == "players.py:Eager"


def test_a_level_never_loads_a_file() -> None:
    """Levels come over the network and from saves: only `enlist` opens files."""
    with pytest.raises(herna.BadSetting, match="There is no bot"):
        bots.bot(own("Eager"))
