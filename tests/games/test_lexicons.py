"""What every game says of the things in its box: in both languages, with clauses that stand in its rulebook."""

from __future__ import annotations

import re

import pytest

from herna.games import game, names
from herna.games.andor.components import CREATURES, FATES, HEROES
from herna.games.andor.pieces import PIECES
from herna.games.eight_minute_empire.components import CARDS as EMPIRE_CARDS
from herna.games.eight_minute_legends.components import CARDS, LEADERS, SIDES, TOKENS
from herna.games.monster_lands.components.box import EQUIPMENT, LANDS, MEMBER_FILE, MONSTERS, TRAPS
from herna.games.monster_lands.components.pieces import BUILDINGS
from herna.games.monster_lands.components.solo import SCENARIO_IDS
from herna.kernel import Explanation
from herna.words import LANGUAGES, rulebook, say

THINGS = {
    "andor": [
        *(f"hero-{one.id}" for one in HEROES),
        *(f"piece-{one}" for one in PIECES),
        *(f"creature-{one.id}" for one in CREATURES),
        *(f"fate-{one.id}" for one in FATES),
    ],
    "eight_minute_empire": [f"card-{one.id}" for one in EMPIRE_CARDS],
    "eight_minute_legends": [
        *(f"card-{one.id}" for one in CARDS),
        *(f"leader-{one.id}" for one in LEADERS),
        *(f"token-{one.id}" for one in TOKENS),
        *(f"side-{one.id}" for one in SIDES),
    ],
    "monster_lands": [
        *(f"member-{one.id}" for one in MEMBER_FILE.member),
        *(f"gear-{one.id}" for one in EQUIPMENT),
        *(f"trap-{one.id}" for one in TRAPS),
        *(f"monster-{one.id}" for one in MONSTERS),
        *(f"land-{one.id}" for one in LANDS),
        *(f"building-{one}" for one in BUILDINGS),
        *(f"scenario-{one}" for one in SCENARIO_IDS),
    ],
}


def entries(name: str, language: str = "en") -> dict[str, Explanation]:
    """What a game says of each thing that the page draws."""
    shelves = game(name).lexicon(say(language, name))
    return {entry.thing: entry for shelf in shelves for entry in shelf.entries if entry.thing}


@pytest.mark.parametrize("name", names())
def test_the_clauses_of_a_lexicon_stand_in_the_rulebook(name: str) -> None:
    known = {clause.id for chapter in rulebook(name, "en") for clause in chapter.clauses}
    for entry in entries(name).values():
        assert set(entry.clauses) <= known, entry


@pytest.mark.parametrize("name", THINGS)
def test_everything_that_can_be_pointed_at_has_its_entry(name: str) -> None:
    found = entries(name)
    assert [thing for thing in THINGS[name] if thing not in found] == []
    plain_sides = {thing for thing in found if thing.startswith("side-")}
    assert [thing for thing, entry in found.items() if not entry.clauses and thing not in plain_sides] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", names())
def test_what_is_listed_has_a_name_and_a_text(name: str, language: str) -> None:
    shelves = [shelf for shelf in game(name).lexicon(say(language, name)) if any(one.text for one in shelf.entries)]
    assert shelves, "every game has something to look up"
    for shelf in shelves:
        assert shelf.title
        for entry in shelf.entries:
            assert entry.name, entry
            assert entry.text, entry
            assert not re.search(r"[{}]", entry.name + entry.text), entry


def test_what_the_clauses_are_about() -> None:
    """Some of them, looked up in the rulebooks."""
    andor, lands = entries("andor"), entries("monster_lands")
    assert (andor["piece-half-wineskin"].clauses, andor["piece-covered-rune"].clauses) == (
        ("AND-10.2",),
        ("AND-10.17", "AND-10.18"),
    )
    assert (lands["member-rookie"].clauses, lands["scenario-doom"].clauses) == (
        ("ML-3.6", "ML-3.7"),
        ("ML-18.10", "ML-17.1"),
    )
    legends = entries("eight_minute_legends")
    assert (legends["token-spring"].clauses, legends["token-swamp"].clauses) == (("LEG-9.5",), ("LEG-9.13",))
