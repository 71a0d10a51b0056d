"""What a content file with a mistake in a card gets: file, entry, field, what is wrong and the nearest right word."""

from __future__ import annotations

import pytest

from herna.games.content import BadContent, parse
from herna.games.programs import WordError, check, problems
from herna.games.programs.vocabulary import Vocabulary
from herna.games.programs.words import Op
from tests.games.programs.cardwords import CARDS, WORDS, Deck

MISTAKES = [
    ("[{ atack = 2 }]", "basic[0].op", "unknown word `atack`"),
    ('[{ op = "pionts", n = 2 }]', "basic[0].op", "did you mean `points`?"),
    ("[{ points = { m = 2 } }]", "basic[0]", "unknown field `m`"),
    ('[{ points = { n = 2, kid = "move" } }]', "basic[0]", "did you mean `kind`?"),
    ('[{ op = "points" }]', "basic[0]", "missing required field `n`"),
    ("[{ choose = [[{ points = 1 }], [{ may = [{ draws = 1 }] }]] }]", "basic[0].of[1][0].do[0].op", "`draw`"),
    ('[{ op = "if", when = ["nigth"], then = [] }]', "basic[0].when[0].is", "did you mean `night`?"),
    ('[{ op = "later", event = "end-turn", do = [] }]', "basic[0]", "missing required field `until`"),
    ('[{ special = "wings-of-night" }]', "basic[0].op", "unknown special"),
    ('[{ special = "blessed-luck", n = "many" }]', "basic[0].n", "Expected `int`"),
    ("[3]", "basic[0]", "expected a word"),
    ("{ points = 2 }", "basic", "expected a list"),
]


@pytest.mark.parametrize(("program", "where", "what"), MISTAKES)
def test_a_wrong_word_is_named_with_its_place(program: str, where: str, what: str) -> None:
    text = f'[[card]]\nid = "good"\n[[card]]\nid = "torch"\nbasic = {program}\n'
    with pytest.raises(BadContent) as refused:
        parse(text, "cards.toml", Deck, WORDS)
    facts = refused.value.facts
    assert facts["file"] == "cards.toml"
    assert facts["where"] == f"card torch, field {where}"
    assert what in facts["detail"]


WRONG_NAMES = [
    ([{"mana": "red"}, {"op": "branch", "of": "$c", "to": {}}], "[1].of", "`$c` is not bound before"),
    ([{"points": "$x"}], "[0].n", "`$x` is not bound before"),
    ([{"may": [{"discard": {"as": "x"}}]}, {"points": "$x"}], "[1].n", "`$x` is not bound before"),
    ([{"points": {"n": {"per": "hand-sise"}}}], "[0].n", "did you mean `hand-size`?"),
    ([{"op": "flag", "name": "flyy", "until": "turn"}], "[0].name", "unknown flag `flyy`, did you mean `fly`?"),
    ([{"op": "flag", "name": "fly", "until": "trun"}], "[0].until", "unknown end `trun`, did you mean `turn`?"),
    ([{"op": "later", "event": "endturn", "until": "turn", "do": []}], "[0].event", "did you mean `end-turn`?"),
    ([{"pay": {"cons": 1}}], "[0].what", "unknown resource `cons`, did you mean `coins`?"),
    ([{"op": "choose", "of": []}], "[0].of", "something to choose"),
    ([{"op": "choose", "pick": 3, "of": [[{"points": 1}], [{"points": 2}]]}], "[0].pick", "3 of 2 can never be picked"),
    ([{"op": "repeat", "times": 0, "do": []}], "[0].times", "less than once"),
    ([{"op": "for-each", "of": "allies", "do": [{"points": "$who"}]}], "[0].do[0].n", "`$who` is not bound"),
    ([{"op": "if", "when": [{"is": "bound", "name": "$y"}]}], "[0].when[0].name", "`$y` is not bound before"),
    ([{"op": "defence", "n": 1, "once": "raund"}], "[0].once", "unknown end `raund`, did you mean `round`?"),
]


@pytest.mark.parametrize(("data", "where", "what"), WRONG_NAMES)
def test_names_that_do_not_exist_or_are_not_bound_are_found(data: list[object], where: str, what: str) -> None:
    with pytest.raises(WordError) as refused:
        check(WORDS.program(data), WORDS)
    assert refused.value.path == where
    assert what in refused.value.message


def test_the_cards_of_the_test_game_are_in_order() -> None:
    assert list(problems(CARDS, WORDS)) == []


def test_two_words_of_one_name_are_refused() -> None:
    class TwinOp(Op, frozen=True):
        pass

    class One(TwinOp, frozen=True, tag="same"):
        pass

    class Other(TwinOp, frozen=True, tag="same"):
        pass

    with pytest.raises(TypeError, match="two words are called `same`: One and Other"):
        _ = Vocabulary("twins", ops=TwinOp).ops
