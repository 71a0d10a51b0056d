"""The fifteen creature tokens, each by itself (chapter 12)."""

from __future__ import annotations

import pytest

from herna.games.andor.components import CREATURE_TOKENS
from herna.games.andor.state import NONE
from herna.games.andor.steps.narrator import ReadToken
from herna.games.andor.steps.turn import Turn
from herna.games.andor.vocabulary.values import LETTERS
from tests.games.andor.table import begun, conserved, creatures, go_on, lies, position, sunrise

TOKENS: dict[str, tuple[dict[int, str], dict[int, int], dict[int, list[str]]]] = {
    "K1": ({15: "gor", 26: "gor"}, {}, {}),
    "K2": ({21: "gor", 23: "troll"}, {}, {}),
    "K3": ({48: "skral"}, {50: 2}, {}),
    "K4": ({31: "gor", 52: "gor"}, {}, {}),
    "K5": ({38: "gor"}, {33: 1}, {}),
    "K6": ({26: "skral", 46: "gor"}, {}, {}),
    "K7": ({22: "gor", 44: "gor"}, {}, {}),
    "K8": ({52: "skral"}, {34: 2}, {}),
    "K9": ({33: "troll"}, {25: 3}, {}),
    "K10": ({35: "gor", 56: "skral"}, {}, {}),
    "K11": ({43: "gor"}, {}, {36: ["wineskin"]}),
    "K12": ({31: "skral", 55: "gor"}, {}, {}),
    "K13": ({42: "gor"}, {24: 2}, {}),
    "K14": ({65: "troll"}, {53: 2}, {}),
    "K15": ({34: "gor", 53: "gor"}, {}, {}),
}


def number(token: str) -> int:
    return [one.id for one in CREATURE_TOKENS].index(token)


@pytest.mark.rule("AND-12.7")
@pytest.mark.parametrize("token", TOKENS)
def test_what_each_creature_token_brings(token: str) -> None:
    state = position({"dwarf": 7, "warrior": 14}, legend="resistance")
    go_on(state, Turn(), ReadToken(number(token)))
    beasts, coins, ground = TOKENS[token]
    assert creatures(state) == beasts
    assert {space: gold for space, gold in enumerate(state.coins) if gold} == coins
    assert {space: lies(state, space) for space in range(85) if state.ground[space]} == ground
    conserved(state)


@pytest.mark.rule("AND-12.7")
def test_there_are_fifteen() -> None:
    assert [token.id for token in CREATURE_TOKENS] == list(TOKENS)


@pytest.mark.rule("AND-12.7")
def test_a_token_is_out_of_the_game_and_when_none_is_left_nothing_comes() -> None:
    """Varkur calls one at every sunrise."""
    state = position({"dwarf": 7, "warrior": 14}, legend="resistance", creatures={84: "varkur"})
    state.opponent = state.setting.kind_number["varkur"]
    state.heap = (number("K1"), number("K5"))
    sunrise(state)
    assert list(state.heap) == [number("K1")]
    assert creatures(state) == {84: "varkur", 38: "gor"}
    sunrise(state)
    assert list(state.heap) == []
    assert creatures(state) == {84: "varkur", 16: "gor", 15: "gor", 26: "gor"}
    sunrise(state)
    assert creatures(state) == {84: "varkur", 13: "gor", 7: "gor", 25: "gor"}


@pytest.mark.rule("AND-15.3")
@pytest.mark.parametrize(("level", "letters"), [("easy", "DH"), ("normal", "BEHK"), ("hard", "BDFHJL")])
def test_tokens_lie_on_letters_and_act_when_the_narrator_comes(level: str, letters: str) -> None:
    state = begun(["dwarf", "warrior"], legend="resistance", difficulty=level)
    rows = [[card for card in row if card < 0] for row in state.letters]
    assert [LETTERS[letter] for letter, row in enumerate(rows) if row] == list(letters)
    assert len(state.heap) == 15 - len(letters)


@pytest.mark.rule("AND-15.3")
def test_a_token_on_b_acts_at_the_first_sunrise() -> None:
    state = position({"dwarf": 7, "warrior": 14}, legend="resistance")
    state.letters = ((), (-number("K7") - 1,), *state.letters[2:])
    sunrise(state)
    assert state.narrator == 1
    assert creatures(state) == {22: "gor", 44: "gor"}
    assert state.opponent == NONE
