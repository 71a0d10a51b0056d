"""Guided first games: every step has words, waits for something that can happen and points at something there is."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

import herna
from herna.games.mage_knight.steps.reactions import OpenToOthers
from herna.kernel import Step, kebab
from herna.words import LANGUAGES, rulebook
from tests.words.source import SOURCE, prompt_ids

GUIDED = sorted(file.parent.name for file in (SOURCE / "games").glob("*/tutorial.toml"))
PAGE = Path(__file__).parents[2] / "web" / "src"


def steps(name: str) -> list[dict[str, Any]]:
    """The steps of the guided game and of all lessons."""
    return [step for _, told in guides(name) for step in told["step"]]


def guides(name: str) -> list[tuple[str, dict[str, Any]]]:
    """The guided game and the lessons, each with what its messages begin with."""
    found = guide(name)
    return [("tutorial", found), *((f"lesson-{lesson['id']}", lesson) for lesson in found.get("lesson", ()))]


def guide(name: str) -> dict[str, Any]:
    return tomllib.loads((SOURCE / "games" / name / "tutorial.toml").read_text(encoding="utf-8"))


def marks(name: str) -> set[str]:
    """The parts of the screen that a guide can point at; a game may give several their names in a list."""
    found: set[str] = set()
    for file in screens(name):
        text = file.read_text(encoding="utf-8")
        found |= set(re.findall(r'data-guide="([\w-]+)"', text))
        # A game may list the drawers of its table in a file of their own, each with its name.
        if "data-guide={one.name}" in text:
            for tools in file.parent.rglob("tools.ts"):
                found |= set(re.findall(r"name: '([\w-]+)'", tools.read_text(encoding="utf-8")))
        for names in re.findall(r"const TOOLS = \[(.*?)\]", text) if "data-guide={name}" in text else []:
            found |= set(re.findall(r"'([\w-]+)'", names))
    return found


def screens(name: str) -> set[Path]:
    """The table's components, the game's own, and what these take over from another folder."""
    own = {file for folder in (PAGE / "table", PAGE / "games" / name) for file in folder.rglob("*.svelte")}
    taken = {
        (file.parent / path).resolve()
        for file in own
        for path in re.findall(r"from '(\.[\w./]*/[A-Z]\w*\.svelte)'", file.read_text(encoding="utf-8"))
    }
    return own | taken


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GUIDED)
def test_every_step_has_a_title_and_a_text_and_no_text_is_left_over(name: str, language: str) -> None:
    told = {
        message.id.name: message
        for file in (SOURCE / "games" / name / "text").glob(f"*{language}.ftl")
        for message in FluentParser().parse(file.read_text(encoding="utf-8")).body
        if isinstance(message, ast.Message) and message.id.name.startswith(("tutorial-", "lesson-"))
    }
    assert set(told) == {f"{prefix}-{step['id']}" for prefix, one in guides(name) for step in one["step"]}
    for message in told.values():
        assert message.value is not None
        assert [attribute.id.name for attribute in message.attributes] == ["title"]


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_waits_for_what_can_happen(name: str) -> None:
    game = herna.game(name)
    asked = prompt_ids(name) | {kebab(step.__name__) for step in game.steps if step.asks and asks_by_name(step)}
    events = {kebab(event.__name__): set(event.__struct_fields__) for event in game.events}
    actions = {action.__struct_config__.tag for action in game.actions}
    for step in steps(name):
        when = step["when"]
        assert set(when) <= {"start", "prompt", "offers", "event", "facts", "mine", "moment", "over"}
        assert when.get("prompt") in {None, *asked}
        assert when.get("offers") in {None, *actions}
        assert when.get("event") in {None, *events}
        assert set(when.get("facts", ())) <= events.get(when.get("event"), set())
        assert when.get("moment") in {None, *moments(name)}
    for _, told in guides(name):
        known = [step["id"] for step in told["step"]]
        assert len(known) == len(set(known))
        for step in told["step"]:
            assert set(step.get("after", ())) <= set(known) - {step["id"]}


def asks_by_name(step: type[Step]) -> bool:
    """Is what a step asks called after the step, for those at least whose question it is?"""
    return step.prompt is Step.prompt or (issubclass(step, OpenToOthers) and step.own_prompt is OpenToOthers.own_prompt)


def moments(name: str) -> set[str]:
    """The moments that the face of a game knows."""
    file = PAGE / "games" / name / "moments.ts"
    if not file.is_file():
        return set()
    known = file.read_text(encoding="utf-8").partition("export const moments")[2]
    return set(re.findall(r"^  '?([\w-]+)'?:", known, re.MULTILINE))


@pytest.mark.parametrize("name", GUIDED)
def test_every_step_points_at_something_and_cites_a_rule(name: str) -> None:
    clauses = {clause.id for chapter in rulebook(name, "en") for clause in chapter.clauses}
    for step in steps(name):
        assert step["point"] in marks(name), step
        assert step.get("clause") in {None, *clauses}, step


@pytest.mark.parametrize("name", GUIDED)
def test_the_table_of_a_guided_game_can_be_laid(name: str) -> None:
    for _, found in guides(name):
        state = herna.game(name).new(found["players"], found["seed"], **found["options"])
        assert not state.over
