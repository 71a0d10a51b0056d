"""Mage Knight in words: everything has a name and an explanation in both languages, made from its own program."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from typing import Any

import pytest

import herna
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.explained import (
    abilities_text,
    card_text,
    enemy_text,
    ruin_text,
    skill_text,
    tactic_text,
)
from herna.games.programs import Program, numbers_in, sentence
from herna.kernel import Match
from herna.words import LANGUAGES, event_text, label, prompt_text, say
from herna.words.speech import Speech

BOX = box()
CARDS = [card for group in (BOX.basic_actions, BOX.advanced_actions, BOX.spells, BOX.artifacts) for card in group]


class Strict(Speech):
    """Fails where a word is missing, and where a fact is."""

    def __call__(self, message: str, /, **facts: Any) -> str:
        # The teller asks whether there are words for a text; a text without any is told as it is.
        text = super().__call__(message, **facts)
        assert "{" not in text, (message, text)
        return text


def programs() -> Iterator[tuple[str, Program]]:
    """Every program of the box with the name of what it is printed on."""
    for card in CARDS:
        yield from ((f"{card.id} {side}", getattr(card, side)) for side in ("basic", "strong", "attach"))
    yield from ((skill.id, skill.do) for skill in BOX.skills)
    yield from ((tactic.id, tactic.do) for tactic in BOX.tactics)
    for unit in BOX.units:
        yield from ((f"{unit.id} {number}", ability.do) for number, ability in enumerate(unit.abilities))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_in_the_box_has_a_name(language: str) -> None:
    speech = say(language, "mage_knight")
    names = [f"card-{card.id}" for card in CARDS] + [f"spell-strong-{card.id}" for card in BOX.spells]
    names += [f"skill-{skill.id}" for skill in BOX.skills] + [f"tactic-{tactic.id}" for tactic in BOX.tactics]
    names += [f"unit-{unit.id}" for unit in BOX.units] + [f"enemy-{enemy.id}" for enemy in BOX.enemies]
    names += [f"hero-{hero.id}" for hero in BOX.heroes] + [f"terrain-{one.id}" for one in BOX.board.terrain]
    sites = {one.site for tile in BOX.tiles for one in tile.hexes.all if one.site is not None}
    names += [f"{kind}-{site}" for site in sites for kind in ("site", "code")]
    names += [f"ability-{name}" for enemy in BOX.enemies for name in enemy.abilities]
    assert [name for name in names if not speech.knows(name)] == []
    for kind, count in (("card", len(CARDS)), ("tactic", len(BOX.tactics)), ("hero", len(BOX.heroes))):
        told = {speech(name) for name in names if name.startswith(f"{kind}-")}
        assert len(told) == count, "no two have the same name"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_program_is_told_in_words(language: str) -> None:
    speech = Strict(language, "mage_knight")
    for name, program in programs():
        told = sentence(program, speech)
        assert bool(told) == bool(program), name
        left = re.findall(
            r"(?:word|condition|counter|happening|flag|bound|value|enemy|lose|ready|bonus)-[a-z-]+|\$", told
        )
        assert left == [], (name, told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_numbers_of_a_sentence_are_those_of_its_program(language: str) -> None:
    speech = say(language, "mage_knight")
    for name, program in programs():
        if name in SAID_IN_WORDS:
            continue
        told = {int(number) for number in re.findall(r"\d+", sentence(program, speech))}
        written = numbers_in(program)
        assert told <= written | {1}, (name, told, written)
        assert {number for number in written if number > 1} <= told, (name, told, written)


SAID_IN_WORDS = ("offering strong", "wings-of-wind strong", "norowas-leadership", "tovak-mana-overload")
"""What is a special of its own: its text holds numbers that its word does not."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_cards_units_skills_enemies_and_ruins_are_explained(language: str) -> None:
    speech = say(language, "mage_knight")
    told = [card_text(card.id, speech) for card in CARDS] + [abilities_text(unit.id, speech) for unit in BOX.units]
    told += [skill_text(skill.id, speech) for skill in BOX.skills] + [
        tactic_text(one.id, speech) for one in BOX.tactics
    ]
    told += [enemy_text(enemy.id, speech) for enemy in BOX.enemies] + [ruin_text(ruin.id, speech) for ruin in BOX.ruins]
    assert all(told)
    assert not [text for text in told if "{" in text or "explain-" in text]


def test_a_card_in_both_languages() -> None:
    assert card_text("rage", say("en", "mage_knight")) == "attack 2 or block 2 / with red mana: attack 4"
    assert card_text("rage", say("cs", "mage_knight")) == "útok 2 nebo blok 2 / za manu (červená): útok 4"
    assert card_text("fireball", say("en", "mage_knight")) == (
        "with red mana: ranged fire attack 5 / Firestorm, with red and black mana: take a wound; siege fire attack 8"
    )
    assert enemy_text("green-wolf-riders", say("en", "mage_knight")) == (
        "Wolf Riders (armour 4, attack 3, swift, fame 3)"
    )


@pytest.mark.parametrize(
    ("players", "options"), [(1, {}), (3, {"heroes": "dealt"}), (1, {"scenario": "solo-conquest"})]
)
def test_a_whole_game_can_be_told(players: int, options: dict[str, Any]) -> None:
    dice = random.Random(players)
    match = Match.new(herna.game("mage_knight"), players, 4, **options)
    told: set[str] = set()
    while not match.state.over:
        state = match.state
        seat = dice.choice(state.seats_to_act)
        view = state.view(seat)
        assert view.prompt is not None
        fresh = [action for action in view.options if type(action).__name__ not in told]
        for language in LANGUAGES:
            assert "{" not in prompt_text(view, language)
            for action in fresh:
                text = label(view, action, language, setting=state.setting)
                assert text
                assert "{" not in text
                assert not text.startswith("action-")
        told |= {type(action).__name__ for action in fresh}
        for event in match.play(dice.choice(view.options), seat):
            for language in LANGUAGES:
                text = event_text(state.setting, event.event, language)
                assert text
                assert "{" not in text
    assert {"PlayCard", "PlaySideways", "MoveTo", "EndTurn", "Rest"} <= told


@pytest.mark.parametrize(
    ("card", "strong", "english", "czech"),
    [
        ("ruby-ring", True, "each time you cast a spell (red) in this turn: fame 1", "sešlete kouzlo (červená)"),
        ("decompose", True, "one of each basic colour but that one", "po jednom každé základní barvy kromě této"),
        ("steady-tempo", False, "at the end of the turn, if the deck is not empty", "pokud balíček není prázdný"),
        ("rush-of-adrenaline", True, "comes to hand in this turn after the first", "v tomto tahu kromě prvního"),
        ("blood-rage", False, "attack 2 or (take a wound; attack 5)", "útok 2 nebo (dostanete zranění; útok 5)"),
        ("power-of-crystals", True, "draw 2 cards (not in combat)", "doberte 2 karty (ne v boji)"),
        ("dodge-and-weave", False, "if no wound has come to hand", "pokud vám v tomto boji nepřišlo do ruky zranění"),
        ("expose", False, "at any time in this phase once: ranged attack 2", "kdykoli v této fázi jednou"),
        ("heroic-tale", False, "reputation +1", "pověst +1"),
        ("horn-of-wrath", True, "siege attack 5 + 1 per point announced", "ohlášený bod"),
        ("energy-flow", True, "heal that unit", "vyléčte tu jednotku"),
    ],
)
def test_a_sentence_leaves_out_nothing_that_matters(card: str, strong: bool, english: str, czech: str) -> None:
    for language, wanted in (("en", english), ("cs", czech)):
        assert wanted in card_text(card, say(language, "mage_knight"), strong=strong)


def test_a_token_in_the_middle_says_for_whom() -> None:
    text = skill_text("goldyx-source-opening", say("en", "mage_knight"))
    assert "use one more die of the Source that shows a basic colour" in text
    assert "a crystal: that colour, for the owner of the token" in text
