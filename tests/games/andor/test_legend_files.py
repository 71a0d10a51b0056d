"""Legend files: ours are right in every game that can be played, and each kind of mistake is named."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

import herna
from herna.games.andor import components as box
from herna.games.andor.legend import Legend, Moment, Rule, Text, check_file, load_legends, own_legends
from herna.games.andor.legend.check import parts
from herna.games.andor.legend.guide import HEADS, renewed
from herna.games.andor.vocabulary.operations import Place
from herna.games.andor.vocabulary.values import Level, Varies
from herna.games.andor.vocabulary.words import WORDS
from herna.games.content import BadContent, parse
from herna.games.programs import Conditions, Program, Word, without_deed, without_needs
from herna.words import say

LEGENDS = {legend.id: legend for legend in load_legends()}
OURS = Path(box.__file__).parent / "content" / "legends"
GAMES = [
    (legend.id, level, heroes) for legend in LEGENDS.values() for level in legend.levels for heroes in legend.heroes
]
TEXTS = 'title = { en = "Night", cs = "Noc" }\nstory = { en = "It is dark.", cs = "Je tma." }\n'
SOUND = f"""
id = "night"
title = {{ en = "Night", cs = "Noc" }}
summary = {{ en = "A night.", cs = "Jedna noc." }}
setup = [{{ op = "standard-setup" }}]
win = [{{ is = "castle-held" }}]

[[card]]
id = "A1"
letter = "A"
{TEXTS}do = [{{ op = "place", what = "gor", at = [8, 20] }}]

[[card]]
id = "N"
letter = "N"
{TEXTS}do = [{{ op = "check-end" }}]
"""
GORS = 'do = [{ op = "place", what = "gor", at = [8, 20] }]'


def written(folder: Path, text: str, name: str = "night.toml") -> Path:
    file = folder / name
    file.write_text(text, encoding="utf-8")
    return file


def refused(folder: Path, text: str, name: str = "night.toml") -> BadContent:
    file = written(folder, text, name)
    with pytest.raises(BadContent) as caught:
        check_file(file)
    for language in ("en", "cs"):
        sentence = caught.value.reason(language)
        assert str(file) in sentence
        assert caught.value.code not in sentence
    return caught.value


def test_a_sound_legend_is_read_with_its_defaults(tmp_path: Path) -> None:
    legend = check_file(written(tmp_path, SOUND))
    assert (legend.id, legend.number, legend.board, legend.deck) == ("night", 6, "main", "gold")
    assert legend.levels == ("normal",)
    assert [card.id for card in legend.cards("normal")] == ["A1", "N"]


# What is wrong, and where

OP = "card A1, field do[0]"
MISTAKES = [
    ('op = "place"', 'op = "plaice"', "legend-unknown-word", OP, {"kind": "op", "options": "place, article"}),
    ('what = "gor"', 'wat = "gor"', "legend-unknown-word", OP, {"kind": "field", "options": "what, at"}),
    ('what = "gor"', 'what = "gorr"', "legend-unknown-word", OP, {"kind": "piece", "word": "gorr", "options": "gor"}),
    ("at = [8, 20]", "at = [8, 75]", "legend-unknown-space", OP, {"space": 75, "board": "main"}),
    ("at = [8, 20]", "at = { table = [1, 2, 3, 4, 5, 90] }", "legend-unknown-space", OP, {"space": 90}),
    ("at = [8, 20]", "at = { 2 = [8], 3 = [8], 4 = [8, 99] }", "legend-unknown-space", OP, {"space": 99}),
    ("at = [8, 20]", "at = [83]", "legend-no-arrow", OP, {"space": 83, "creature": "gor"}),
    ("at = [8, 20]", "at = [0]", "legend-needs-rule", OP, {"rule": "garrison"}),
    ("at = [8, 20]", "at = { 2 = [8], 3 = [20] }", "legend-no-value", f"{OP}.at", {"heroes": 4, "level": "normal"}),
    ("at = [8, 20]", "at = { easy = [8], normal = [20] }", "legend-level", f"{OP}.at", {"level": "easy"}),
    ('"gor", at = [8, 20]', '"wardrak", at = [8, 9, 20]', "legend-too-many", None, {"count": 3, "most": 2}),
    ('"gor", at = [8, 20]', '"farmer", at = [8], n = 5', "legend-too-many", None, {"what": "farmer", "most": 4}),
    ('"gor", at = [8, 20]', '"rune", at = "tens-and-ones", n = 7', "legend-too-many", None, {"what": "rune"}),
    ('"gor", at = [8, 20]', '"well", at = [8]', "legend-not-there", OP, {"thing": "well", "spaces": "5, 35, 45, 55"}),
    ('"gor", at = [8, 20]', '"farmer", at = [80]', "legend-unreachable", OP, {"space": 80}),
    ('"gor", at = [8, 20]', '"gor", at = "somewhere"', "content-wrong", f"{OP}.at", {}),
    (GORS, 'do = [{ op = "close-way", between = [1, 9] }]', "legend-no-border", OP, {"space": 1, "other": 9}),
    (GORS, 'do = [{ op = "close-merchant", at = 9 }]', "legend-not-there", OP, {"spaces": "18, 57, 71"}),
    (GORS, 'do = [{ op = "fire-blast" }]', "legend-no-fire", OP, {}),
    (GORS, 'do = [{ op = "reveal-opponent" }]', "legend-no-opponent", OP, {}),
    (GORS, 'do = [{ op = "land", what = "dargon", at = [8] }]', "legend-unknown-word", OP, {"options": "dragon"}),
    (
        GORS,
        'do = [{ op = "article", who = "all", what = "helmet" }]',
        "legend-unknown-word",
        OP,
        {"kind": "article", "options": "helm"},
    ),
    (
        GORS,
        'do = [{ op = "willpower", who = { terrain = "swamp" }, n = 1 }]',
        "legend-unknown-word",
        f"{OP}.who",
        {"kind": "terrain"},
    ),
    (
        GORS,
        'do = [{ op = "if", when = [{ is = "read", card = "B" }], then = [{ op = "win" }] }]',
        "legend-unknown-word",
        f"{OP}.when[0]",
        {"kind": "card", "options": "A1, N"},
    ),
    (
        GORS,
        'do = [{ op = "if", when = [{ is = "level", of = ["hard"] }], then = [{ op = "win" }] }]',
        "legend-level",
        f"{OP}.when[0]",
        {"level": "hard", "levels": "normal"},
    ),
    ('is = "castle-held"', 'is = "castle-hold"', "legend-unknown-word", "win[0]", {"kind": "condition"}),
    ('is = "castle-held"', 'is = "delivered", n = 5', "legend-needs-rule", "win[0]", {"rule": "treasury"}),
    ('is = "castle-held"', 'is = "castle-free"', "legend-needs-rule", "win[0]", {"rule": "garrison"}),
    ('is = "castle-held"', 'is = "fates-done"', "legend-needs-op", "win[0]", {"op": "deal-fates"}),
    ('is = "castle-held"', 'is = "opponent-defeated"', "legend-needs-op", "win[0]", {"op": "reveal-opponent"}),
    ('is = "castle-held"', 'is = "defeated", what = "ork"', "legend-unknown-word", "win[0]", {"word": "ork"}),
    (
        'is = "castle-held"',
        'is = "lost", what = "herb-3"',
        "legend-unknown-word",
        "win[0]",
        {"options": "farmer, fated-farmer, parchment"},
    ),
    ('win = [{ is = "castle-held" }]', "win = []", "legend-no-win", None, {}),
    ('{ op = "check-end" }', "", "legend-no-end", None, {}),
    ('id = "N"\nletter = "N"', 'id = "N"\nletter = "M"', "legend-no-end", None, {}),
    ('letter = "A"\n', "", "legend-no-way", "card A1", {}),
    ('letter = "A"\n', 'letter = "A"\nmoment = "alarm"\n', "legend-two-ways", "card A1", {}),
    ('letter = "A"\n', 'letter = "A"\nstands = [18]\n', "legend-two-ways", "card A1", {}),
    ('letter = "A"\n', "stands = [18, 100]\n", "legend-unknown-space", "card A1", {"space": 100}),
    ('letter = "A"\n', 'letter = "A"\nvariant = true\n', "legend-variant", "card A1", {}),
    ('letter = "A"\n', 'letter = "A"\nlevels = ["hard"]\n', "legend-level", "card A1, field levels", {"level": "hard"}),
    ('letter = "A"\n', 'letter = "Z"\n', "content-wrong", "card A1, field letter", {}),
    ('letter = "A"\n', 'leter = "A"\n', "legend-unknown-word", "card A1", {"kind": "field", "options": "letter"}),
    ('id = "A1"', 'id = "N"', "legend-same-id", None, {"id": "N"}),
    ('id = "A1"', 'id = "A 1"', "legend-bad-id", None, {"id": "A 1"}),
    ('id = "night"', 'id = "noční"', "legend-bad-id", None, {"id": "noční"}),
    ('id = "night"', 'id = "day"', "legend-name", None, {"name": "day.toml"}),
    ('id = "night"\n', 'id = "night"\nlevels = []\n', "legend-empty", "levels", {}),
    ('id = "night"\n', 'id = "night"\nheroes = [1, 2]\n', "legend-empty", "heroes", {}),
    ('id = "night"\n', 'id = "night"\nhelps = 1\n', "legend-helps", None, {"count": 0}),
    ('id = "night"\n', 'id = "night"\nboard = "moon"\n', "content-wrong", "board", {}),
    ('id = "night"\n', 'id = "night"\nbord = "main"\n', "legend-unknown-word", "the file", {"options": "board"}),
    ('cs = "Noc" }', 'cs = "" }', "legend-language", "title", {"language": "cs"}),
    ('story = { en = "It is dark.", ', "story = { ", "legend-language", "card A1, field story", {"language": "en"}),
    ("[[card]]", "[[card", "content-not-toml", None, {}),
]


@pytest.mark.parametrize(("old", "new", "code", "where", "facts"), MISTAKES)
def test_a_mistake_is_named_with_its_place(
    old: str, new: str, code: str, where: str | None, facts: dict[str, object], tmp_path: Path
) -> None:
    assert old in SOUND
    error = refused(tmp_path, SOUND.replace(old, new, 1))
    assert error.code == code
    assert error.facts.get("where") == where
    assert {name: error.facts.get(name) for name in facts} == facts


def test_a_space_of_the_other_board_is_not_on_this_one(tmp_path: Path) -> None:
    error = refused(tmp_path, SOUND.replace('id = "night"\n', 'id = "night"\nboard = "mine"\n').replace("20]", "70]"))
    assert (error.code, error.facts["space"], error.facts["board"]) == ("legend-unknown-space", 70, "mine")


def test_creatures_never_stand_in_the_forest_before_the_mine(tmp_path: Path) -> None:
    error = refused(tmp_path, SOUND.replace('id = "night"\n', 'id = "night"\nboard = "mine"\n'))
    assert (error.code, error.facts["space"]) == ("legend-no-arrow", 8)


def test_every_level_needs_its_own_end(tmp_path: Path) -> None:
    text = SOUND.replace('id = "night"\n', 'id = "night"\nlevels = ["easy", "normal"]\n')
    assert check_file(written(tmp_path, text)).levels == ("easy", "normal")
    error = refused(tmp_path, text.replace('letter = "N"\n', 'letter = "N"\nlevels = ["easy"]\n'))
    assert error.code == "legend-no-end"


def test_two_cards_may_share_an_id_if_the_levels_keep_them_apart(tmp_path: Path) -> None:
    text = SOUND.replace('id = "night"\n', 'id = "night"\nlevels = ["easy", "normal"]\n')
    twin = f'[[card]]\nid = "A1"\nletter = "A"\nlevels = ["easy"]\n{TEXTS}'
    legend = check_file(
        written(tmp_path, text.replace('letter = "A"\n', 'letter = "A"\nlevels = ["normal"]\n') + "\n" + twin)
    )
    assert [card.id for card in legend.cards("easy")] == ["N", "A1"]
    assert refused(tmp_path, text + "\n" + twin).code == "legend-same-id"


def test_a_card_without_a_letter_can_be_laid_by_another(tmp_path: Path) -> None:
    laid = f'[[card]]\nid = "late"\n{TEXTS}'
    assert refused(tmp_path, SOUND + laid).code == "legend-no-way"
    lay = 'do = [{ op = "card-to-letter", card = "late", table = ["B", "C", "D", "E", "F", "G"] }]'
    assert len(check_file(written(tmp_path, SOUND.replace(GORS, lay) + laid)).card) == 3


def test_a_legend_of_ones_own_has_at_most_nine_cards(tmp_path: Path) -> None:
    more = "".join(f'[[card]]\nid = "{letter}"\nletter = "{letter}"\n{TEXTS}' for letter in "BCDEFGH")
    assert len(check_file(written(tmp_path, SOUND + more)).card) == 9
    error = refused(tmp_path, SOUND + more + f'[[card]]\nid = "I"\nletter = "I"\n{TEXTS}')
    assert (error.code, error.facts["count"], error.facts["most"]) == ("legend-too-many-cards", 10, 9)


def test_what_cannot_be_read_is_said_to_be_so(tmp_path: Path) -> None:
    with pytest.raises(BadContent) as caught:
        check_file(tmp_path / "nowhere.toml")
    assert caught.value.code == "content-missing"
    (tmp_path / "latin.toml").write_bytes(b"title = \xe9")
    with pytest.raises(BadContent) as caught:
        check_file(tmp_path / "latin.toml")
    assert caught.value.code == "content-unreadable"


# Own files beside ours


def test_own_legends_stand_in_the_list_and_can_replace_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "andor" / "legends"
    folder.mkdir(parents=True)
    written(folder, SOUND)
    changed = (OURS / "dragon.toml").read_text(encoding="utf-8").replace("The Wrath of the Dragon", "Our Dragon", 1)
    written(folder, changed, "dragon.toml")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    legends = {legend.id: legend for legend in load_legends()}
    assert list(legends) == ["arrival", "healing", "resistance", "mine", "dragon", "drowned-bell", "night"]
    assert legends["dragon"].title.en == "Our Dragon"
    assert legends["mine"] == LEGENDS["mine"]


def test_a_mistake_in_an_own_legend_leaves_out_that_file_and_names_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = tmp_path / "andor" / "legends"
    folder.mkdir(parents=True)
    file = written(folder, SOUND.replace("check-end", "chek-end"))
    written(folder, SOUND.replace('id = "night"', 'id = "dusk"'), "dusk.toml")
    unreadable = folder / "fog.toml"
    unreadable.write_bytes(b"\xff\xfe")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    assert [legend.id for legend in load_legends()] == [*LEGENDS, "dusk"]
    assert [legend.id for legend in own_legends()] == ["dusk"]
    wrong = herna.game("andor").wrong_files(say("en", "andor"))
    assert [error.facts["file"] for error in wrong] == [str(unreadable), str(file)]
    assert "check-end" in wrong[1].reason("en")


def test_a_wrong_file_in_place_of_one_of_ours_leaves_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folder = tmp_path / "andor" / "legends"
    folder.mkdir(parents=True)
    written(folder, (OURS / "dragon.toml").read_text(encoding="utf-8") + "\nbord = 7\n", "dragon.toml")
    monkeypatch.setenv("HERNA_CONTENT", str(tmp_path))
    assert {legend.id: legend for legend in load_legends()} == LEGENDS
    assert len(herna.game("andor").wrong_files(say("en", "andor"))) == 1


# Our own legends


@pytest.mark.parametrize(("name", "level", "heroes"), GAMES)
def test_our_legends_have_all_their_values(name: str, level: Level, heroes: int) -> None:
    legend = LEGENDS[name]
    values = [word.of(heroes, level) for _, word in parts(legend, "") if isinstance(word, Varies) and not table(word)]
    assert all(value is not None for value in values)
    assert legend.cards(level)[-1].letter == "N"


def table(word: Varies[object]) -> bool:
    return getattr(word, "table", None) is not None


def test_our_legends_have_their_levels() -> None:
    assert {legend.id: legend.levels for legend in LEGENDS.values()} == {
        "arrival": ("normal",),
        "healing": ("easy", "normal"),
        "resistance": ("easy", "normal", "hard"),
        "mine": ("easy", "normal", "hard"),
        "dragon": ("easy", "normal", "hard"),
        "drowned-bell": ("normal",),
    }
    assert all(legend.heroes == (2, 3, 4) for legend in LEGENDS.values())


def test_the_sample_keeps_to_the_blank_cards_and_passes_as_a_file_of_ones_own(tmp_path: Path) -> None:
    text = (OURS / "drowned-bell.toml").read_text(encoding="utf-8")
    own = written(tmp_path, text.replace('id = "drowned-bell"', 'id = "my-bell"', 1), "my-bell.toml")
    assert len(check_file(own).card) == 6


@pytest.mark.parametrize("legend", LEGENDS.values(), ids=LEGENDS)
def test_stories_are_two_to_six_sentences_in_both_languages(legend: Legend) -> None:
    stories = [card.story for card in legend.card] + [opponent.story for opponent in legend.opponent]
    stories += [card.story for card in legend.training.card] if legend.training else []
    for story in stories:
        for text in (story.en, story.cs):
            assert 2 <= sum(text.count(mark) for mark in ".?!") <= 7, text


@pytest.mark.parametrize("legend", LEGENDS.values(), ids=LEGENDS)
def test_no_text_is_left_untranslated(legend: Legend) -> None:
    texts = [word for _, word in parts(legend, "") if isinstance(word, Text)]
    assert texts
    assert [text.en for text in texts if text.en == text.cs] == []


def test_creature_placements_of_the_second_legend() -> None:
    """The printed cards of letter C and G, at the normal level."""
    cards = {card.id: card for card in LEGENDS["healing"].card}
    placed = [(op.what, op.at) for name in ("C2", "G") for op in cards[name].do if isinstance(op, Place)]
    assert placed == [
        ("gor", (27, 31)),
        ("skral", (29,)),
        ("prince", (72,)),
        ("wardrak", (26, 27)),
    ]


def test_the_fire_and_the_keepers_come_back_every_sunrise() -> None:
    again = {legend.id: [one.moment for one in legend.whenever if one.again] for legend in LEGENDS.values()}
    assert {name: moments for name, moments in again.items() if moments} == {"mine": ["sunrise"], "dragon": ["sunrise"]}


def test_each_letter_with_variants_has_three() -> None:
    variants = [card.letter for card in LEGENDS["dragon"].card if card.variant]
    assert variants == ["C"] * 3 + ["F"] * 3 + ["I"] * 3
    assert sum(card.help for card in LEGENDS["dragon"].card) == 5


GUIDE = (Path(__file__).parents[3] / "docs" / "legends.md").read_text(encoding="utf-8")


def test_every_word_of_the_vocabulary_is_taught_in_the_guide() -> None:
    words = [*WORDS.ops, *WORDS.conditions, *get_args(Rule), *get_args(Moment)]
    assert [word for word in words if f"`{word}`" not in GUIDE and f'"{word}"' not in GUIDE] == []


def test_the_tables_of_the_guide_are_those_of_the_definitions() -> None:
    assert renewed(GUIDE) == GUIDE, "renew them: python -m herna.games.andor.legend.guide docs/legends.md"
    assert GUIDE.count("<!-- words: ") == len(HEADS)


def test_every_word_has_a_deed() -> None:
    assert without_deed(WORDS) == []
    assert without_needs(WORDS) == []


class Example(Word, frozen=True):
    op: Program = Program()
    condition: Conditions = Conditions()


@pytest.mark.parametrize(("start", "field", "least"), [("op", "op", 38), ("is", "condition", 14)])
def test_every_example_of_the_guide_is_right(start: str, field: str, least: int) -> None:
    examples = re.findall(rf"`(\{{ {start} = [^`]*\}})`", GUIDE)
    assert len(examples) >= least
    for example in examples:
        parse(f"{field} = [{example}]", example, Example, WORDS)
