"""The table drawn and told in text: everything the view holds, for the eye and for the ear."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

from herna.games.andor import GAME
from herna.games.andor.components import BOARDS, BoardId
from herna.games.andor.faces.atlas import WIDTH, spots
from herna.games.andor.setting import legends
from herna.games.andor.state import LOST, WON, AndorState
from herna.kernel import Panel, plain
from herna.words import LANGUAGES, say
from tests.games.andor.table import begun, do, position

STYLES = re.compile(r"|seat-[0-3]|neutral|token|strong|dim|can")
WINDOW = 74
"""What a terminal of 120 columns leaves for a panel beside the list of choices."""


def drawn(state: AndorState, seat: int | None = 0, language: str = "en") -> dict[str, Panel]:
    panels = GAME.picture(GAME.view(state, seat), say(language, "andor", ("Anna", "Jan", "Eva", "Ota")))
    return {panel.id: panel for panel in panels}


def map_line(panel: Panel, space: int) -> str:
    """The row of the map on which a space is written."""
    return plain(panel).splitlines()[spots("main")[space][1]]


@pytest.mark.parametrize("board", sorted(BOARDS))
def test_every_space_has_its_place_on_the_map_and_no_two_share_it(board: BoardId) -> None:
    places = spots(board)
    walkable = [space.id for space in BOARDS[board].space if space.neighbours]
    assert sorted(places) == sorted(walkable)
    taken = [(row, column + offset) for column, row in places.values() for offset in range(2)]
    assert len(taken) == len(set(taken))


def test_the_map_shows_who_stands_and_what_lies_where() -> None:
    state = position(
        {"dwarf": 7, "warrior": 14},
        creatures={20: "gor", 23: "troll"},
        ground={36: ["farmer"], 10: ["wineskin"]},
        fog={11: "gold"},
        friends={"prince": 72},
    )
    panel = drawn(state)["map"]
    for space, marks in {7: "7¹", 14: "14²", 20: "20G", 23: "23T", 36: "36f", 10: "10*", 11: "11≈", 72: "72p"}.items():
        assert marks in map_line(panel, space)
    assert "18$" in map_line(panel, 18)
    assert "5○" in map_line(panel, 5)


def test_an_empty_well_and_a_bridge_that_is_gone_are_drawn_so() -> None:
    state = position({"dwarf": 5, "warrior": 14})
    do(state, "empty-well")
    assert "5∅¹" in map_line(drawn(state)["map"], 5) or "5¹∅" in map_line(drawn(state)["map"], 5)
    whole = plain(drawn(state)["map"])
    state.closed = ((16, 48),)
    broken = drawn(state)["map"]
    assert plain(broken).count("·") < whole.count("·")
    assert "The bridge between 16 and 48 is gone." in broken.speak


def test_what_is_on_offer_is_lit() -> None:
    state = position({"dwarf": 7, "warrior": 14})
    lit = {span.text for line in drawn(state, 0)["map"].lines for span in line if span.style == "can"}
    assert {"8", "9", "15"} <= lit
    assert not any(span.style == "can" for line in drawn(state, None)["map"].lines for span in line)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("legend", sorted(legends()))
def test_the_drawing_fits_a_usual_terminal(legend: str, language: str) -> None:
    state = GAME.new(4, 3, legend=legend, difficulty=legends()[legend].levels[0], figures="drawn")
    assert isinstance(state, AndorState)
    panels = drawn(state, language=language)
    assert max(len(line) for line in plain(panels["map"]).splitlines()) <= WIDTH
    table = plain(panels["heroes"]).splitlines()[:5]
    assert max(len(line) for line in table) <= WINDOW
    assert panels["story"].flowing


def test_the_heroes_are_drawn_with_their_numbers_and_told_in_full() -> None:
    state = position(
        {"dwarf": 7, "warrior": 14}, strength={"dwarf": 5}, gold={"dwarf": 4}, carries={"dwarf": ["wineskin", "helm"]}
    )
    panel = drawn(state)["heroes"]
    lines = plain(panel).splitlines()
    assert lines[1].split() == ["▶1", "Anna", "(you)", "Kram", "the", "dwarf", "7", "5", "7", "2", "0+10", "4"]
    assert any("wineskin" in line and "helm" in line for line in lines)
    told = " ".join(panel.speak)
    assert "Anna (you), Kram the dwarf: on 7, with 5 strength, 7 willpower and 2 dice." in told
    assert "Jan carries: nothing." in told


def test_a_plan_is_shown_until_there_is_another() -> None:
    state = position({"dwarf": 7, "warrior": 14}, creatures={20: "gor"})
    do(state, "propose fight 20")
    assert "Anna: let us fight together, 20." in plain(drawn(state)["heroes"])


def test_threats_come_with_the_nearest_first_and_count_the_shields() -> None:
    state = position({"dwarf": 7, "warrior": 14}, creatures={20: "gor", 1: "skral"})
    panel = drawn(state)["threats"]
    lines = plain(panel).splitlines()
    beasts = [line.split()[0] for line in lines if line.split()[:1] in (["gor"], ["skral"])]
    assert beasts == ["skral", "gor"]
    assert panel.speak[0] == "3 golden shields are free, of 3."
    skral = "1, skral: 6 strength, 6 willpower, 2 red dice, reward 4"
    assert any(sentence.startswith(skral) for sentence in panel.speak)


def test_a_battle_is_drawn_first_with_both_sides() -> None:
    state = position({"dwarf": 20, "warrior": 14}, creatures={20: "gor"})
    do(state, "fight 20")
    panels = list(drawn(state).values())
    assert panels[0].id == "battle"
    assert any("gor" in sentence and "2 strength" in sentence for sentence in panels[0].speak)


def test_the_odds_of_a_fight_stand_beside_it() -> None:
    state = position({"dwarf": 20, "warrior": 14}, creatures={20: "gor"})
    odds = [sentence for sentence in drawn(state)["threats"].speak if "% to win" in sentence]
    assert len(odds) == 1
    assert odds[0].startswith("Fight: 20, gor: ")


def test_the_story_shows_track_goal_and_the_last_card() -> None:
    state = begun(["dwarf", "warrior"], legend="arrival")
    while "share" in state.notation(state.options()[0]) or "lay-fog" in state.notation(state.options()[0]):
        state.apply(state.options()[0])
    panel = drawn(state)["story"]
    text = plain(panel)
    assert text.splitlines()[0].startswith(" A  [B]  C * D *")
    assert "Goal: Stop the creatures before they enter the castle." in text
    assert "Blades Drawn" in text


@pytest.mark.rule("AND-13.2")
def test_the_shop_of_the_first_legend_has_only_strength() -> None:
    state = position({"dwarf": 18, "warrior": 14}, gold=9, legend="arrival")
    bought = [text for text in map(state.notation, state.options(0)) if text.startswith("buy")]
    assert bought == ["buy-strength"]
    assert plain(drawn(state)["shop"]).startswith("In this legend merchants sell only strength")
    later = position({"dwarf": 18, "warrior": 14}, gold=9)
    assert "buy wineskin" in map(later.notation, later.options(0))
    assert "wineskin" in plain(drawn(later)["shop"])


@pytest.mark.parametrize(("result", "word"), [(WON, "won"), (LOST, "lost")])
def test_the_end_comes_first(result: int, word: str) -> None:
    state = position({"dwarf": 7, "warrior": 14})
    state.finish(result)
    state._acting = state._offered = None
    panels = list(drawn(state).values())
    assert panels[0].id == "score"
    assert word in plain(panels[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("legend", sorted(legends()))
def test_every_position_of_a_legend_can_be_drawn_and_told(legend: str, language: str) -> None:
    dice = random.Random(legend)
    options: dict[str, Any] = {"difficulty": legends()[legend].levels[-1]}
    state = GAME.new(3, 9, legend=legend, **options)
    assert isinstance(state, AndorState)
    while not state.over:
        if dice.random() < 0.15:
            for panel in drawn(state, dice.choice((0, 1, 2, None)), language).values():
                assert panel.title
                assert panel.speak
                assert all(STYLES.fullmatch(span.style) for line in panel.lines for span in line)
                text = plain(panel) + " ".join(panel.speak)
                assert not re.search(r"\{|speak-|piece-|creature-|panel-|place-\w", text), text
        state.apply(dice.choice(state.options()))
