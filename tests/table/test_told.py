"""What a drawn table says where one listens: the parts of its map and the moves of a replay, in both languages."""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

import herna
from herna.kernel import Record, State
from herna.table.knowledge import Story, replay
from herna.table.picture import picture
from herna.words import LANGUAGES, Speech, say
from tests.golden.records import paths

NAMES = ("Anna", "Béďa", "Cyril", "Dana", "Eva")


@cache
def played(name: str, number: int = 1) -> Record:
    return herna.load(paths(name)[number].read_text(encoding="utf-8"))


def half_way(name: str) -> State:
    record = played(name)
    return record.replay(len(record.moves) // 2)


class Strict(Speech):
    """Fails where a word is missing, and where a fact is."""

    def __call__(self, message: str, /, **facts: Any) -> str:
        assert message == "seat" or self.knows(message), message
        text = super().__call__(message, **facts)
        assert "{" not in text, (message, text)
        return text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", herna.game_names())
def test_every_part_of_the_map_is_told_by_its_number(name: str, language: str) -> None:
    state = half_way(name)
    game, speech = state.setting.game, Strict(language, name, NAMES, drawn=True)
    for seat in (*range(state.setting.players), None):
        spots = game.spots(state.view(seat), speech)
        assert spots, "a game whose map is drawn words its parts"
        for kind, told in spots.items():
            of = {"hire": "member"}.get(kind, kind.removeprefix("about-"))
            things = state.setting.names(of) if of != "mission" else ("rolled", "paid")
            assert set(told) <= set(range(len(things))), kind
            assert all(told.values()), kind
    assert picture(state, 0, language, NAMES).spots == game.spots(state.view(0), say(language, name, NAMES, drawn=True))


def test_the_map_is_told_whole() -> None:
    state = half_way("eight_minute_empire")
    view: Any = state.view(0)
    assert list(picture(state, 0, "en", NAMES).spots["region"]) == list(range(len(view.regions)))
    state = half_way("andor")
    space = picture(state, 0, "en", NAMES).spots["space"]
    assert space[0].startswith("0 ")
    assert "(castle" in space[0]
    view = state.view(0)
    heroes = view.heroes
    assert all(say("en", "andor")(f"figure-{hero.figure}-name") in space[hero.space] for hero in heroes)


def test_a_region_says_who_holds_it() -> None:
    game = herna.game("eight_minute_empire")
    state: Any = game.new(2, seed=1)
    region = state.setting.start
    told = picture(state, 0, "en", NAMES).spots["region"]
    assert "Anna, 3 armies; Béďa, 3 armies" in told[region]
    assert "controlled by nobody" in told[region]
    assert told[region + 1 if region == 0 else region - 1].startswith("Empty: ")
    assert "3 armády" in picture(state, 0, "cs", NAMES).spots["region"][region]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", herna.game_names())
def test_every_known_move_of_a_replay_is_told(name: str, language: str) -> None:
    story = Story.of(played(name))
    for eyes in ((0,), ()):
        moves = replay(story, eyes, True, language, NAMES).moves
        assert all(move.told for move in moves if move.action is not None)
        assert not any("{" in move.told or move.told.startswith(("action-", "event-")) for move in moves)
    other = replay(story, (0,), True, next(one for one in LANGUAGES if one != language), NAMES).moves
    assert sum(one.told != another.told for one, another in zip(moves, other, strict=True)) > len(moves) / 2


def test_a_move_that_is_not_known_is_not_told() -> None:
    record = played("eight_minute_empire")
    first = next(number for number, move in enumerate(record.moves) if move.seat == 1)
    begun = Record(record.head, record.setting, record.moves[: first + 1])
    hidden = replay(Story.of(begun), (0,), False, "en", NAMES).moves[first]
    assert hidden.action is None
    coins = record.moves[first].action.coins  # type: ignore[attr-defined]
    assert str(coins) not in hidden.told
    own = replay(Story.of(begun), (1,), False, "en", NAMES).moves[first]
    assert own.action == {"do": "bid", "coins": coins}
