"""Lessons: positions that are set up and learnt from, as ordinary games."""

from __future__ import annotations

import tomllib
from collections import Counter
from importlib.resources import files
from typing import Any

import pytest

import herna
from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight.components.lessons import lessons
from herna.games.mage_knight.state import KnightState
from herna.kernel import BadSetting, Match, Record
from tests.games.mage_knight.table import conserved_tokens

TOLD = {
    lesson["id"]: lesson
    for lesson in tomllib.loads((files("herna.games.mage_knight") / "tutorial.toml").read_text("utf-8"))["lesson"]
}
NAMES = [lesson.id for lesson in lessons()]
FIRST = {
    "duel": ("play-card march basic", "move-to 1/-5", "attack-hero 2"),
    "joint": ("propose-assault 4/-5", "give-defenders 2 2"),
}
"""How a lesson begins that is about dealing with another hero; the others speak for themselves."""
LONGEST = 400


def opened(name: str, **other: Any) -> Match:
    told = TOLD[name]
    return Match.new(GAME, told["players"], told["seed"], **{**told["options"], **other})


def cards(state: KnightState) -> Counter[int]:
    """All cards that are anywhere."""
    heroes = (state.hand, state.deck, state.discard)
    decks = (state.advanced_deck, state.spell_deck, state.artifact_deck)
    table = (*decks, state.advanced_offer, state.spell_offer, state.unit_cards)
    return Counter(
        [card for pile in heroes for seat in pile for card in seat] + [card for pile in table for card in pile]
    )


def test_every_lesson_is_told() -> None:
    assert list(TOLD) == NAMES


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_begins_in_its_position(name: str) -> None:
    state, lesson = opened(name).state, next(one for one in lessons() if one.id == name)
    assert isinstance(state, KnightState)
    assert state.seats_awaited == (0,)
    for seat, info in enumerate(lesson.seats):
        board = GAME.view(state, seat).hero_boards[seat]
        assert sorted(board.hand or ()) == sorted(info.hand)
        assert tuple(unit.unit for unit in board.units) == info.units
        assert board.command >= len(info.units)
    assert {name for name in lesson.enemies if not name.startswith("brown")} <= {
        token.id for token in GAME.view(state, 0).tokens
    }
    assert GAME.view(state, 0).goals[0].what == f"lesson-{name}"


@pytest.mark.parametrize("name", NAMES)
def test_nothing_is_lost_or_doubled_on_the_way_to_it(name: str) -> None:
    plain = opened(name, lesson="none").state
    state = opened(name).state
    assert isinstance(plain, KnightState)
    assert isinstance(state, KnightState)
    assert cards(state) == cards(plain)
    conserved_tokens(state)
    assert len({tile for _, tile in state.laid} | set(state.tile_stack)) == len(state.laid) + len(state.tile_stack)


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_can_be_learnt_saved_and_played_again(name: str) -> None:
    match = opened(name)
    bots = [bot("greedy", seat) for seat in range(match.state.setting.players)]
    for action in FIRST.get(name, ()):
        match.play(match.state.parse(action), 0)
    for _ in range(LONGEST):
        if match.state.over:
            break
        seat = match.state.seats_awaited[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    assert match.state.over
    assert 0 in match.state.winners
    again = Record.read(match.record.write(), herna.game)
    assert again.replay().digest() == match.state.digest()


def test_a_lesson_that_is_not_learnt_is_lost() -> None:
    match = opened("dungeon")
    while not match.state.over:
        offered = {match.state.notation(option): option for option in match.state.options()}
        wanted = [name for name in offered if name.startswith(("announce-end", "end-turn", "start-turn", "done"))]
        match.play(offered[(wanted or list(offered))[0]], 0)
    assert match.state.winners == ()


def test_a_lesson_is_for_so_many_and_for_its_scenarios() -> None:
    for players, options in ((2, {"lesson": "dungeon"}), (1, {"lesson": "duel"})):
        with pytest.raises(BadSetting):
            GAME.new(players, 1, scenario="full-conquest", **options)
    with pytest.raises(BadSetting):
        GAME.new(1, 1, scenario="first-reconnaissance", lesson="city")


def test_another_hero_learns_the_lesson_with_cards_of_his_own() -> None:
    state = GAME.new(1, 3, scenario="solo-conquest", named=("norowas",), lesson="units")
    assert isinstance(state, KnightState)
    hand = GAME.view(state, 0).hero_boards[0].hand
    assert hand is not None
    assert len(hand) == 5
    assert "promise" not in hand
