from __future__ import annotations

import subprocess
import sys

import pytest

from herna.words import say, seat_name

GAME = "eight_minute_empire"


def test_a_forgotten_message_is_given_back_as_its_id() -> None:
    assert say("cs")("no-such-message", n=1) == "no-such-message"


def test_a_game_speaks_its_own_words_and_those_of_the_house() -> None:
    speech = say("en", GAME)
    assert speech("game-title") == "Eight-Minute Empire"
    assert speech("seat", n=2) == "Player 2"
    assert say("en")("game-title") == "game-title"


@pytest.mark.parametrize(
    ("items", "english", "czech"),
    [
        ([], "", ""),
        (["a"], "a", "a"),
        (["a", "b"], "a and b", "a a b"),
        (["a", "b", 3], "a, b and 3", "a, b a 3"),
    ],
)
def test_lists_are_joined_as_people_do(items: list[object], english: str, czech: str) -> None:
    assert say("en").listed(items) == english
    assert say("cs").listed(items) == czech


def test_a_list_as_a_fact_is_joined() -> None:
    assert say("cs")("prompt-waiting", seats=["Anna", "Eva", "Jan"]) == "Čeká se na tah: Anna, Eva a Jan."


def test_text_holds_no_invisible_marks() -> None:
    text = say("cs", GAME)("action-march", source="A13", target="A11")
    assert text == "Pochod: A13 → A11"
    assert text.isprintable()


@pytest.mark.parametrize(
    ("n", "armies", "cities", "coins", "points", "regions"),
    [
        (1, "1 armáda", "1 město", "1 mince", "1 bod", "1 region"),
        (2, "2 armády", "2 města", "2 mince", "2 body", "2 regiony"),
        (4, "4 armády", "4 města", "4 mince", "4 body", "4 regiony"),
        (5, "5 armád", "5 měst", "5 mincí", "5 bodů", "5 regionů"),
        (0, "0 armád", "0 měst", "0 mincí", "0 bodů", "0 regionů"),
        (22, "22 armád", "22 měst", "22 mincí", "22 bodů", "22 regionů"),
    ],
)
def test_czech_counts_in_three_forms(n: int, armies: str, cities: str, coins: str, points: str, regions: str) -> None:
    speech = say("cs", GAME)
    counted = [speech(message, n=n) for message in ("armies", "cities", "coins", "points", "regions")]
    assert counted == [armies, cities, coins, points, regions]


@pytest.mark.parametrize(("n", "armies"), [(1, "1 army"), (2, "2 armies"), (0, "0 armies")])
def test_english_counts_in_two_forms(n: int, armies: str) -> None:
    assert say("en", GAME)("armies", n=n) == armies


def test_a_seat_is_called_by_the_players_name_where_there_is_one() -> None:
    names = ("Anna", "", "Řehoř")
    assert [seat_name(n, names, "cs") for n in range(4)] == ["Anna", "Hráč 2", "Řehoř", "Hráč 4"]
    assert seat_name(3, (), "en") == "Player 4"
    assert say("en", GAME, names)("seat", n=3) == "Řehoř"


def test_a_name_is_never_read_as_a_message() -> None:
    assert seat_name(0, ("{ $n }",), "en") == "{ $n }"


def test_words_are_loaded_only_when_something_is_said() -> None:
    silent = "import sys, herna, herna.words; herna.game('eight_minute_empire').new(2); print('fluent' in sys.modules)"
    spoken = "import sys, herna; print(str(herna.BadSetting('wrong-seed', seed='x'))); print('fluent' in sys.modules)"
    run = [
        subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        for code in (silent, spoken)
    ]
    assert run[0].stdout.split() == ["False"]
    assert run[1].stdout.splitlines()[0].startswith("“x” is not a seed.")
    assert run[1].stdout.splitlines()[1] == "True"


@pytest.mark.parametrize(
    ("moves", "english", "czech"),
    [
        (1, "Anna takes a move back.", "Anna: 1 tah vzat zpět."),
        (3, "Anna takes 3 moves back.", "Anna: 3 tahy vzaty zpět."),
        (5, "Anna takes 5 moves back.", "Anna: 5 tahů vzato zpět."),
    ],
)
def test_taking_back_is_told(moves: int, english: str, czech: str) -> None:
    assert say("en")("event-taken-back", seat="Anna", moves=moves) == english
    assert say("cs")("event-taken-back", seat="Anna", moves=moves) == czech
