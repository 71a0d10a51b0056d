"""The small contracts: generator, actions, notation, settings, errors, states."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

import herna
from herna.games.eight_minute_family.actions import Bid, Build, Done, March, TakeCard
from herna.kernel import BadSetting, HernaError, IllegalAction, State
from herna.kernel.rng import Rng, advance, below, from_seed, shuffle
from tests.kernel.games import TINY_GAMES
from tests.kernel.tiny import TinyGame

GAME = herna.game("eight_minute_empire")


# The generator


def test_the_generator_gives_the_published_numbers() -> None:
    rng, found = 1234567, []
    for _ in range(5):
        rng, bits = advance(rng)
        found.append(bits)
    assert found == [
        6457827717110365317,
        3203168211198807973,
        9817491932198370423,
        4593380528125082431,
        16408922859458223821,
    ]


@given(seed=st.integers(0, 2**64 - 1), limit=st.integers(1, 1000))
def test_numbers_stay_below_the_limit(seed: int, limit: int) -> None:
    rng, number = below(seed, limit)
    assert 0 <= number < limit
    assert isinstance(rng, int)
    assert 0 <= rng < 2**64


@given(seed=st.integers(0, 2**64 - 1), items=st.lists(st.integers()))
def test_a_shuffle_keeps_everything_and_is_repeatable(seed: int, items: list[int]) -> None:
    one, other = items.copy(), items.copy()
    assert shuffle(seed, one) == shuffle(seed, other)
    assert one == other
    assert sorted(one) == sorted(items)


def test_a_shuffle_draws_from_the_same_generator() -> None:
    rng: Rng = 99
    expected = list(range(10))
    for last in range(9, 0, -1):
        rng, other = below(rng, last + 1)
        expected[last], expected[other] = expected[other], expected[last]
    items = list(range(10))
    assert shuffle(99, items) == rng
    assert items == expected


def test_a_shuffle_is_fair() -> None:
    seen: dict[tuple[int, ...], int] = {}
    for seed in range(6000):
        items = [0, 1, 2]
        shuffle(from_seed(seed), items)
        seen[tuple(items)] = seen.get(tuple(items), 0) + 1
    assert len(seen) == 6
    assert all(850 < count < 1150 for count in seen.values())


# Actions


def test_actions_are_values() -> None:
    assert March(1, 2) == March(1, 2)
    assert hash(March(1, 2)) == hash(March(1, 2))
    assert March(1, 2) != March(2, 1)
    with pytest.raises(AttributeError):
        March(1, 2).source = 3  # type: ignore[misc]


def test_an_action_in_json_and_in_notation() -> None:
    state = GAME.new(players=2, seed=1)
    assert msgspec.json.encode(March(3, 5)) == b'{"do":"march","source":3,"target":5}'
    assert state.notation(March(3, 5)) == "march A4 A6"
    assert state.parse("MARCH a4  a6") == March(3, 5)
    assert state.parse("done") == Done()
    assert state.notation(TakeCard(2)) == "take-card 3"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "unknown-action"),
        ("fly A1 A2", "unknown-action"),
        ("march A1", "malformed-action"),
        ("march A1 A2 A3", "malformed-action"),
        ("march A1 Z9", "unknown-reference"),
        ("bid many", "malformed-action"),
        ("perform dance 3", "malformed-action"),
    ],
)
def test_notation_that_means_nothing_is_refused(text: str, code: str) -> None:
    state = GAME.new(players=2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        state.parse(text)
    assert caught.value.code == code
    assert caught.value.reason("en") != caught.value.reason("cs")


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"{",
        b"\xff\xfe",
        b"[]",
        b"7",
        b"{}",
        b'{"do":"fly"}',
        b'{"do":"march"}',
        b'{"do":"march","source":1}',
        b'{"do":"march","source":"1","target":2}',
        b'{"do":"march","source":1,"target":2,"extra":3}',
        b'{"do":"march","source":1.5,"target":2}',
        b"[" * 5000,
        {"do": "march", "source": None, "target": 2},
        {"march": 1},
        None,
        17,
    ],
)
def test_json_that_is_no_action_is_refused(data: object) -> None:
    state = GAME.new(players=2, seed=1)
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        state.decode(data)
    assert caught.value.code == "malformed-json"
    assert state.digest() == before


@given(st.binary(max_size=60) | st.text(max_size=60))
def test_rubbish_never_does_anything_but_be_refused(data: bytes | str) -> None:
    state = GAME.new(players=2, seed=1)
    with pytest.raises(IllegalAction):
        state.decode(data)
    if isinstance(data, str) and data.split()[:1] != ["done"]:
        with pytest.raises(IllegalAction):
            state.apply(state.parse(data))


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_is_not_at_the_table_is_refused(seat: int) -> None:
    state = GAME.new(players=2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(state.options(0)[0], seat)
    assert caught.value.code == "wrong-seat"
    with pytest.raises(IllegalAction):
        state.view(seat)
    assert state.options(seat) == ()


def test_a_number_off_the_board_is_refused_not_wrapped_round() -> None:
    state = GAME.new(players=2, seed=1)
    for seat in (0, 1):
        state.apply(state.options(seat)[0], seat)
    for action in (TakeCard(-1), TakeCard(6), March(-1, 3), March(99, 3), Build(-5)):
        with pytest.raises(IllegalAction):
            state.apply(action)


# Settings


@pytest.mark.parametrize("name", ["ludo", "", "Eight Minute Empire!", "../kernel"])
def test_an_unknown_game_names_the_known_ones(name: str) -> None:
    with pytest.raises(BadSetting) as caught:
        herna.game(name)
    assert caught.value.code == "unknown-game"
    assert "eight_minute_empire" in caught.value.reason("en")


def test_a_misspelt_game_is_guessed() -> None:
    with pytest.raises(BadSetting) as caught:
        herna.game("eight-minute-empires")
    assert caught.value.facts["near"] == "eight_minute_empire"


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"colour": "red"}, "unknown-option"),
        ({"goods_token": True}, "unknown-option"),
        ({"side": "C"}, "wrong-option"),
        ({"goods_tokens": "yes"}, "wrong-option"),
        ({"games": 2}, "wrong-option"),
        ({"ages": "young"}, "wrong-option"),
    ],
)
def test_options_that_do_not_exist_are_refused(options: dict[str, Any], code: str) -> None:
    with pytest.raises(BadSetting) as caught:
        GAME.new(players=2, **options)
    assert caught.value.code == code


@pytest.mark.parametrize("seed", [-1, 2**64, "seven", 1.5, True])
def test_seeds_are_whole_numbers_of_64_bits(seed: object) -> None:
    with pytest.raises(BadSetting) as caught:
        GAME.new(players=2, seed=seed)  # type: ignore[arg-type]
    assert caught.value.code == "wrong-seed"


def test_without_a_seed_every_game_is_another() -> None:
    assert len({GAME.new(players=2).digest() for _ in range(20)}) == 20


def test_the_options_of_a_game_describe_themselves() -> None:
    infos = {info.name: info for info in GAME.option_info()}
    assert infos["side"].choices == ("A", "B")
    assert infos["goods_tokens"].kind == "switch"
    assert infos["ages"].kind == "numbers"


# Errors


def test_an_error_speaks_both_languages_and_cites_its_clause() -> None:
    state = GAME.new(players=2, seed=1)
    with pytest.raises(IllegalAction) as caught:
        state.apply(TakeCard(0), 0)
    english, czech = caught.value.reason("en"), caught.value.reason("cs")
    assert english != czech
    assert "EME-3.1" in english
    assert "EME-3.1" in czech
    assert "\n" not in english


def test_the_kernel_speaks_plainly_where_nobody_taught_it_languages() -> None:
    speaker, HernaError.speaker = HernaError.speaker, None
    try:
        assert str(IllegalAction("no-way", clause="X-1", why="because")) == "no-way: why=because (X-1)"
    finally:
        HernaError.speaker = speaker


# States


@pytest.mark.parametrize("game", TINY_GAMES, ids=lambda game: game.name)
def test_tiny_games_copy_save_and_imagine(game: TinyGame) -> None:
    draw = random.Random(1)
    state: State = game.new(players=3 if 3 in game.players else None, seed=9)
    while not state.over:
        copy, before = state.copy(), state.digest()
        plain = msgspec.json.decode(msgspec.json.encode(state.dump()))
        assert type(state).load(state.setting, plain).digest() == before
        for seat in (*range(state.setting.players), None):
            assert state.imagine(seat, draw).view(seat) == state.view(seat)
        seat = draw.choice(state.seats_to_act)
        state.apply(draw.choice(state.options(seat)), seat)
        assert copy.digest() == before


def test_a_broken_snapshot_is_refused() -> None:
    state = GAME.new(players=2, seed=1)
    for broken in ({}, state.dump() | {"armies": "many"}, state.dump() | {"steps": [{"step": "fly"}]}):
        with pytest.raises(herna.BadRecord) as caught:
            type(state).load(state.setting, broken)
        assert caught.value.code == "bad-snapshot"


def test_options_are_the_same_object_until_something_changes() -> None:
    state = GAME.new(players=2, seed=1)
    assert state.options(0) is state.options(0)
    assert isinstance(state.options(0), tuple)


def test_nobody_listens_to_a_simulation() -> None:
    state = GAME.new(players=2, seed=1)
    assert state.events is None
    state.events = []
    assert state.copy().events is None


def test_a_number_of_any_size_can_be_refused_in_words() -> None:
    state = GAME.new(players=2, seed=1)
    for coins in (10**30, -(10**30), 2**63):
        with pytest.raises(IllegalAction) as caught:
            state.apply(Bid(coins), 0)
        assert str(coins) in caught.value.reason("en")
        assert str(coins) in caught.value.reason("cs")


def test_settings_are_kept_but_not_for_ever() -> None:
    game = type(GAME)()
    for age in range(140):
        for other in range(5):
            game.setting(2, ages=(age, other))
    assert len(game._settings) <= 512
