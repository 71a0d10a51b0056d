from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

import herna
from herna.games.eight_minute_family.actions import Bid, Build, Done, March, Place, Sail, TakeCard
from herna.kernel import Action, BadRecord, HernaError, IllegalAction, Match, State
from herna.words import error_text

GAME = herna.game("eight_minute_empire")


def refused(attempt: Callable[[], Any]) -> HernaError:
    with pytest.raises(HernaError) as caught:
        attempt()
    return caught.value


def at_step(step: dict[str, Any]) -> State:
    """A game of two in which the first player is asked this."""
    state = GAME.new(2, seed=1)
    state.apply(Bid(1), 0)
    state.apply(Bid(0), 1)
    position = state.dump()
    return type(state).load(state.setting, position | {"steps": [*position["steps"], step]})


def sentence(state: State, action: Action, language: str = "en") -> str:
    return error_text(refused(lambda: state.apply(action, 0)), language)


def test_an_unknown_game_is_answered_with_the_nearest_one() -> None:
    error = refused(lambda: herna.game("eight-minute-empires"))
    english, czech = str(error), error.reason("cs")
    assert english.startswith("There is no game “eight-minute-empires”. Did you mean “eight_minute_empire”?")
    assert czech.startswith("Hra „eight-minute-empires“ tu není. Nemyslíte „eight_minute_empire“?")
    for name in herna.game_names():
        assert name in english.partition("The games are: ")[2]
        assert name in czech.partition("Hry jsou: ")[2]


def test_nothing_near_is_not_asked_about() -> None:
    assert "Did you mean" not in str(refused(lambda: herna.game("zzzz")))
    assert "Nemyslíte" not in refused(lambda: GAME.new(2, qqqqqq=1)).reason("cs")


def test_a_wrong_number_of_players_is_told_the_right_ones() -> None:
    error = refused(lambda: GAME.new(players=9))
    assert str(error) == "Eight-Minute Empire is for 2 to 5 players, not for 9."
    assert error.reason("cs") == "Minutová říše je pro 2 až 5 hráčů, zadaný počet: 9."


def test_an_action_not_offered_is_told_why_with_the_clause() -> None:
    state = at_step({"step": "move-armies", "left": 2, "sea": False})
    assert sentence(state, March(12, 0)) == (
        "There is no such way from A13 Heart to A1 Northwold."
        " From there an army can go to: A11, A12, A14, A15, A16 and A18 (EME-5.3)."
    )
    assert sentence(state, March(0, 1)).startswith("You have no army in A1 Northwold")
    assert sentence(state, March(0, 1), "cs").startswith("A1 Severní planina: tady žádnou armádu nemáte")
    assert sentence(state, Place(3)).startswith("You are moving armies now. Possible: march A13 A11,")
    armies = state.armies  # type: ignore[attr-defined]
    armies[0][9] = 1
    assert sentence(state, Sail(9, 19), "cs").startswith("A10 Hrot a A20 Daleké pobřeží spojuje jen moře")
    assert sentence(state, Sail(9, 19)).endswith("(EME-5.4).")


def test_placing_and_building_say_where_it_would_be_right() -> None:
    place = at_step({"step": "place-armies", "left": 2})
    assert sentence(place, Place(0)) == (
        "New armies go to the start region or where you have a city; A1 Northwold is neither."
        " Possible: place A13, done (EME-5.1)."
    )
    build = at_step({"step": "build-city", "left": 1})
    assert sentence(build, Build(0)) == (
        "A city needs one of your armies in the region; you have none in A1 Northwold."
        " Regions you can build in: A13 (EME-5.6)."
    )


def test_a_card_too_dear_names_price_and_purse() -> None:
    state = at_step({"step": "choose-card"})
    state.coins[0] = 1  # type: ignore[attr-defined]
    assert sentence(state, TakeCard(3)) == (
        "This card costs 2 coins and you have 1. Possible: take-card 1, take-card 2, take-card 3 (EME-4.3)."
    )
    assert sentence(state, TakeCard(3), "cs") == (
        "Tato karta stojí 2 mince a vy máte 1. Možnosti: take-card 1, take-card 2, take-card 3 (EME-4.3)."
    )


def test_a_long_list_of_what_is_possible_is_cut() -> None:
    text = sentence(GAME.new(2, seed=1), Done())
    assert "bid 7 …" in text
    assert "bid 8" not in text


def test_the_wrong_seat_is_told_whose_turn_it_is() -> None:
    state = at_step({"step": "choose-card"})
    error = refused(lambda: state.apply(TakeCard(0), 1))
    assert error_text(error, "en") == "It is not player 2’s turn to act. To act: Player 1 (EME-4.1)."
    assert error_text(error, "cs") == "Hráč 2 teď není na řadě. Na řadě: Hráč 1 (EME-4.1)."


def test_notation_that_means_nothing_is_told_what_is_missing() -> None:
    state = GAME.new(2, seed=1)
    assert str(refused(lambda: state.parse("march A4"))) == (
        "“march A4” does not fit. After its first word this action takes exactly this: source and target."
    )
    assert "takes nothing more" in str(refused(lambda: state.parse("done now")))
    assert "There is no “A99” here" in str(refused(lambda: state.parse("place A99")))


@pytest.mark.parametrize(
    ("good", "english", "czech"),
    [
        (0, "No move of it can be trusted.", "Spolehnout se nedá na žádný jeho tah."),
        (1, "Its first move is good;", "První tah je v pořádku"),
        (3, "Its first 3 moves are good;", "První 3 tahy jsou v pořádku"),
        (12, "Its first 12 moves are good;", "Prvních 12 tahů je v pořádku"),
    ],
)
def test_a_cut_record_says_what_is_left_of_it(good: int, english: str, czech: str) -> None:
    error = BadRecord("cut-record", last_good=good)
    assert english in error_text(error, "en")
    assert czech in error_text(error, "cs")


def test_an_impossible_move_in_a_record_is_explained_in_the_readers_language() -> None:
    match = Match.new(GAME, 2, 1)
    match.play(Bid(1), 0)
    match.play(Bid(1), 1)
    record = match.record
    record.moves[1] = type(record.moves[1])(1, Bid(14))
    record.moves.append(type(record.moves[1])(1, Bid(3)))
    text = error_text(refused(record.replay), "cs")
    assert text.startswith("Tah 3 tohoto záznamu není možný: Nejdřív si vezměte kartu z řady.")
    assert text.endswith("První 2 tahy jsou v pořádku a dá se od nich pokračovat.")


def test_an_error_reads_well_even_without_words() -> None:
    assert error_text(IllegalAction("never-heard-of", clause="EME-1.1"), "en") == "error-never-heard-of (EME-1.1)."


def test_an_error_of_a_game_that_does_not_exist_still_speaks() -> None:
    error = IllegalAction("game-over", game="chess")
    assert error_text(error, "en").startswith("The game is over")
