from __future__ import annotations

import re

import pytest

import herna
from herna.kernel import BadSetting
from herna.words import LANGUAGES, clause, rulebook
from herna.words.rules import parse
from tests.words.source import cited_clauses

GAMES = herna.game_names()


def ids(game: str, language: str) -> list[tuple[str, str]]:
    return [(found.id, found.origin) for chapter in rulebook(game, language) for found in chapter.clauses]


@pytest.mark.parametrize("game", GAMES)
def test_both_languages_have_the_same_clauses_of_the_same_origin(game: str) -> None:
    assert ids(game, "cs") == ids(game, "en")


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_clauses_are_numbered_without_a_gap(game: str, language: str) -> None:
    prefix = herna.game(game).prefix
    for number, chapter in enumerate(rulebook(game, language), start=1):
        assert chapter.id == str(number)
        assert chapter.title
        assert [found.id for found in chapter.clauses] == [
            f"{prefix}-{number}.{place}" for place in range(1, len(chapter.clauses) + 1)
        ]
        assert all(re.search(r"[.!]$", found.text) for found in chapter.clauses)


@pytest.mark.parametrize("game", GAMES)
def test_every_clause_the_source_cites_exists(game: str) -> None:
    cited = cited_clauses(herna.game(game).prefix)
    assert len(cited) > 30
    assert cited <= {found for found, _ in ids(game, "en")}


def test_the_rulebook_of_eight_minute_empire_is_whole() -> None:
    sizes = [len(chapter.clauses) for chapter in rulebook("eight_minute_empire", "en")]
    assert sizes == [3, 4, 5, 4, 13, 3, 7, 5, 8]
    origins = dict(ids("eight_minute_empire", "en"))
    assert origins["EME-5.10"] == "house"
    assert origins["EME-5.13"] == "house"
    assert origins["EME-7.4"] == origins["EME-7.7"] == "public"
    assert origins["EME-4.2"] == "rulebook"


@pytest.mark.parametrize("spelt", ["EME-4.2", "eme-4.2", "4.2", " 4.2 "])
def test_a_clause_is_found_by_any_spelling(spelt: str) -> None:
    found = clause("eight_minute_empire", spelt, "en")
    assert found.id == "EME-4.2"
    assert "price" in found.text
    assert "cenu" in clause("eight_minute_empire", spelt, "cs").text.lower()


def test_an_unknown_clause_is_answered_with_the_nearest() -> None:
    with pytest.raises(BadSetting) as refused:
        clause("eight_minute_empire", "5.77", "en")
    assert refused.value.code == "unknown-clause"
    assert "EME-5.7" in str(refused.value)
    assert "EME-5.7" in refused.value.reason("cs")


def test_an_unknown_game_has_no_rulebook() -> None:
    with pytest.raises(BadSetting) as refused:
        rulebook("chess", "en")
    assert refused.value.code == "unknown-game"


def test_a_paragraph_may_run_over_lines_and_ends_with_its_origin() -> None:
    (chapter,) = parse("# Title\n\n## 1 One\n\n**ABC-1.1** First\nline. *[house]*\n\n**ABC-1.2** Second.\n", "en.md")
    assert [(found.id, found.text, found.origin) for found in chapter.clauses] == [
        ("ABC-1.1", "First line.", "house"),
        ("ABC-1.2", "Second.", "rulebook"),
    ]


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("game", herna.game_names())
def test_a_clause_is_read_without_marks_of_stress(game: str, language: str) -> None:
    starred = [found.id for chapter in rulebook(game, language) for found in chapter.clauses if "*" in found.text]
    assert starred == []


@pytest.mark.parametrize("text", ["## 1 One\n\nloose text\n", "**ABC-1.1** before any chapter\n"])
def test_what_is_neither_chapter_nor_clause_is_refused_with_its_line(text: str) -> None:
    with pytest.raises(BadSetting) as refused:
        parse(text, "en.md")
    assert refused.value.code == "bad-rulebook"
    assert "en.md, line" in str(refused.value)
