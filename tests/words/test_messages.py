"""Nothing is left without words: every message exists in both languages, says the same, and can be filled in."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast, visitor

import herna
from herna.games.eight_minute_empire.components import CARDS
from herna.games.eight_minute_family.components import Combine, Part
from herna.kernel import Match, Step, kebab, verb
from herna.words import LANGUAGES, event_text, label, prompt_text, say
from herna.words.speech import text_files
from tests.words.source import SOURCE, error_codes, prompt_ids

GAMES = herna.game_names()
PAIRS = sorted(file for file in SOURCE.rglob("*en.ftl"))
SETTINGS: list[tuple[str, int, dict[str, Any]]] = [
    ("eight_minute_empire", 2, {"neutral_armies": True, "printing": "words", "games": 3}),
    ("eight_minute_empire", 3, {"side": "B", "goods_tokens": True}),
    ("eight_minute_empire", 4, {"tie": "die"}),
    ("eight_minute_empire", 5, {"ages": (9, 40, 33, 12, 70)}),
    (
        "eight_minute_legends",
        2,
        {"map": "by-hand", "tokens_by_hand": True, "discoveries": True, "citadels": True, "encounters": True},
    ),
    (
        "eight_minute_legends",
        2,
        {"map": "by-hand", "layout": "row", "tokens_by_hand": True, "discoveries": True, "swamp": True, "tie": "die"},
    ),
    ("eight_minute_legends", 3, {"map": "archipelago", "leaders": True, "discoveries": True, "encounters": True}),
    ("eight_minute_legends", 4, {"leaders": True, "discoveries": True, "swamp": True, "games": 3}),
    ("eight_minute_legends", 4, {"layout": "row", "ages": (9, 40, 33, 12)}),
]


def entries(file: Path) -> dict[str, ast.Message | ast.Term]:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    return {f"{type(e).__name__} {e.id.name}": e for e in body if isinstance(e, ast.Message | ast.Term)}


class Variables(visitor.Visitor):
    """Collects the facts that a message uses."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - the library's name
        self.names.add(node.id.name)


def variables(entry: ast.Message | ast.Term) -> set[str]:
    found = Variables()
    found.visit(entry)
    return found.names


@pytest.mark.parametrize("file", sorted(SOURCE.rglob("*.ftl")), ids=lambda file: str(file.relative_to(SOURCE)))
def test_a_file_of_words_holds_only_messages_each_once(file: Path) -> None:
    body = FluentParser().parse(file.read_text(encoding="utf-8")).body
    junk = [entry.content for entry in body if isinstance(entry, ast.Junk)]
    assert junk == []
    names = [(type(e), e.id.name) for e in body if isinstance(e, ast.Message | ast.Term)]
    assert len(names) == len(set(names))


@pytest.mark.parametrize("english", PAIRS, ids=lambda file: str(file.relative_to(SOURCE)))
def test_both_languages_have_the_same_messages_with_the_same_facts(english: Path) -> None:
    czech = english.with_name(english.name.removesuffix("en.ftl") + "cs.ftl")
    one, other = entries(english), entries(czech)
    assert one.keys() == other.keys()
    for name, entry in one.items():
        assert variables(entry) == variables(other[name]), name


def test_the_words_of_the_house_and_of_the_game_are_found() -> None:
    for language in LANGUAGES:
        files = [Path(str(file)) for file in text_files(language, "eight_minute_empire")]
        own = [file for file in files if file.parts[-3] == "eight_minute_empire"]
        assert f"{language}.ftl" in [file.name for file in own]
        # A game's own words come last, so that they win.
        assert files[-len(own) :] == own
        assert all(f".{file.name}".endswith(f".{language}.ftl") for file in files)
        assert len(files) > len(own)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_action_event_and_option_of_a_game_has_words(name: str, language: str) -> None:
    game, speech = herna.game(name), say(language, name)
    wanted = ["game-title", "game-blurb"]
    wanted += [f"action-{verb(action)}" for action in game.actions]
    wanted += [f"event-{kebab(event.__name__)}" for event in game.events]
    for option in game.option_info():
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-group-{option.group}"] if option.group else []
        if option.kind in ("choice", "things"):
            wanted += [f"option-{option.name}-{choice}" for choice in option.choices]
    assert [message for message in wanted if not speech.knows(message)] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAMES)
def test_every_question_of_a_game_has_words(name: str, language: str) -> None:
    speech = say(language, name)
    asking = [step for step in herna.game(name).steps if step.asks]
    wanted = prompt_ids(name) | {kebab(step.__name__) for step in asking if step.prompt is Step.prompt}
    assert wanted
    assert [prompt for prompt in sorted(wanted) if not speech.knows(f"prompt-{prompt}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_words(language: str) -> None:
    codes = error_codes()
    assert {(None, "undo-learnt"), (None, "undo-others"), ("eight_minute_empire", "not-neighbours")} <= codes
    assert {(None, "unknown-game"), (None, "cut-record"), ("eight_minute_empire", "ages-range")} <= codes
    assert {("eight_minute_legends", "ages-range"), ("eight_minute_legends", "sea-too-far")} <= codes
    missing = [code for game, code in sorted(codes, key=str) if not say(language, game).knows(f"error-{code}")]
    assert missing == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_thing_of_eight_minute_empire_has_a_name(language: str) -> None:
    speech = say(language, "eight_minute_empire")
    for side in ("A", "B"):
        board = herna.game("eight_minute_empire").setting(side=side).board  # type: ignore[attr-defined]
        names = [speech(f"region-{region.id}") for region in board.region]
        assert len(set(names)) == len(names)
        assert all(speech.knows(f"region-{region.id}") for region in board.region)
        assert all(speech.knows(f"continent-{continent.id}") for continent in board.continent)


def card_line(language: str, good: str, goods: int, combine: Combine, parts: tuple[Part, ...]) -> str:
    """What a card has to say, put together from the same words as the choice between its actions."""
    speech = say(language, "eight_minute_empire")
    said = [speech("action-perform", deed=part.do, n=part.n) for part in parts]
    joined = {"single": "", "or": " / ", "and": " + "}[combine].join(said)
    return f"{speech(f'good-{good}')}{f' ×{goods}' if goods > 1 else ''}: {joined}".lower()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("printing", ["icons", "words"])
def test_the_words_of_every_card_say_what_the_card_does(language: str, printing: str) -> None:
    speech = say(language, "eight_minute_empire")
    assert len(CARDS) == 42
    for printed in CARDS:
        card = printed.printed(printing)
        said = speech(f"card-{card.id}", printing=printing).lower()
        assert said == card_line(language, card.good, card.goods, card.combine, card.actions)


def complete(text: str) -> bool:
    """Is every fact filled in? Fluent leaves braces where one is missing."""
    return bool(text) and "{" not in text and not text.startswith(("action-", "event-", "prompt-", "error-"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "players", "options"), SETTINGS)
def test_a_whole_game_can_be_told(name: str, players: int, options: dict[str, Any], language: str) -> None:
    dice = random.Random(players)
    match = Match.new(herna.game(name), players, players, **options)
    asked = set()
    while not match.state.over:
        seat = dice.choice(match.state.seats_to_act)
        view, setting = match.state.view(seat), match.state.setting
        assert complete(prompt_text(view, language))
        assert complete(prompt_text(match.state.view(None), language))
        assert view.prompt is not None
        if view.prompt.id not in asked:
            asked.add(view.prompt.id)
            for action in view.options:
                assert complete(label(view, action, language))
                assert complete(label(view, action, language, setting=setting))
        for told in match.play(dice.choice(view.options), seat):
            assert complete(event_text(setting, told.event, language))
    assert {"auction", "choose-card", "place-armies", "move-armies"} <= asked
    assert complete(prompt_text(match.state.view(None), language))


@pytest.mark.parametrize("name", GAMES)
def test_no_word_is_left_that_nobody_says(name: str) -> None:
    game = herna.game(name)
    said = {f"action-{verb(action)}" for action in game.actions}
    said |= {f"event-{kebab(event.__name__)}" for event in game.events}
    said |= {f"prompt-{prompt}" for prompt in prompt_ids(name)} | {"prompt-over", "prompt-waiting"}
    said |= {f"prompt-{kebab(step.__name__)}" for step in game.steps if step.asks}
    said |= {f"error-{code}" for owner, code in error_codes() if owner == name}
    for option in game.option_info():
        choices = [f"-{choice}" for choice in option.choices]
        said |= {f"option-{option.name}{ending}{more}" for ending in ("", *choices) for more in ("", "-help")}
        said.add(f"option-group-{option.group}")
        if option.kind in ("things", "numbers"):
            said.add(f"option-{option.name}-none")
    words = entries(SOURCE / "games" / name / "text" / "en.ftl")
    messages = [word.removeprefix("Message ") for word in words]
    prefixes = ("action-", "event-", "prompt-", "error-", "option-")
    assert [message for message in messages if message.startswith(prefixes) and message not in said] == []
