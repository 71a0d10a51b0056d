"""`docs/words.md` is complete: the tables of a game name every word of its vocabulary, and no other."""

from __future__ import annotations

import re

import pytest

from herna.games.andor.vocabulary.words import WORDS as ANDOR
from herna.games.mage_knight.vocabulary import WORDS as MAGE_KNIGHT
from herna.games.monster_lands.vocabulary import WORDS as MONSTER_LANDS
from herna.games.programs import Vocabulary
from herna.games.programs.listing import listing
from herna.games.programs.words import SHARED_CONDITIONS, SHARED_OPS, tag_of
from tests.docs.blocks import DOCS

GAMES = {"Andor": ANDOR, "Monster Lands": MONSTER_LANDS, "Mage Knight": MAGE_KNIGHT}


def in_tables(title: str) -> list[str]:
    """The words in the first columns of the tables of a section."""
    section = (DOCS / "words.md").read_text(encoding="utf-8").split(f"## {title}\n")[1].split("\n## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| ")]
    return [word for cell in rows for word in re.findall(r"`([\w-]+)`", cell)]


def vocabulary(words: Vocabulary) -> list[str]:
    """Every operation, condition, counter, event and flag. A condition and an event may have the same name."""
    return [
        *words.ops,
        *words.conditions,
        *words.counters,
        *words.names.get("event", ()),
        *words.names.get("flag", ()),
    ]


@pytest.mark.parametrize("title", GAMES)
def test_the_tables_of_a_game_name_every_word_once(title: str) -> None:
    assert sorted(in_tables(title)) == sorted(vocabulary(GAMES[title]))


def test_the_table_of_shared_words_names_them_all() -> None:
    assert sorted(in_tables("Shared words")) == sorted(tag_of(kind) for kind in (*SHARED_OPS, *SHARED_CONDITIONS))


def test_fields_that_a_game_has_no_names_for_are_not_printed() -> None:
    """Monster Lands has no ends, so nothing in it can be said to help once until one."""
    printed = {entry.tag: [field.name for field in entry.fields] for entry in listing(MONSTER_LANDS)}
    assert printed["defense"] == ["n", "vs"]
    knight = {entry.tag: [field.name for field in entry.fields] for entry in listing(MAGE_KNIGHT)}
    assert "once" in knight["unit-ability"]
    assert "until" in knight["trigger"]
