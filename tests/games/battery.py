"""The same battery of tests for every game: random games, and at every position everything a game promises."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from math import prod
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from herna.games import game as find_game
from herna.games import names
from herna.kernel import BadSetting, Game, IllegalAction, Match, Record, State

Setting = tuple[str, int, dict[str, Any]]


MOST_SETTINGS = 240
"""A game with more settings than this is tested in a sample: the plain one, each option alone, and many mixtures."""
MOST_LISTED = 5_000
"""A game with more mixtures of options than this has its sample drawn, because to try them all would take too long."""


def settings_of(name: str) -> Iterator[Setting]:
    """Every number of players with the combinations of the game's switches and choices that the game allows."""
    game = find_game(name)
    choices = {info.name: info.choices for info in game.option_info() if info.kind != "numbers"}
    defaults = {info.name: info.default for info in game.option_info() if info.name in choices}
    if prod(map(len, choices.values())) > MOST_LISTED:
        possible = drawn_settings(game, choices, defaults)
    else:
        combinations = [dict(zip(choices, chosen, strict=True)) for chosen in product(*choices.values())]
        possible = [(players, options) for players in game.players for options in combinations]
        possible = [setting for setting in possible if allowed(game, *setting)]
    if len(possible) > MOST_SETTINGS:
        simple = [(p, o) for p, o in possible if sum(o[key] != defaults[key] for key in o) <= 1]
        rest = [setting for setting in possible if setting not in simple]
        possible = simple + random.Random(name).sample(rest, MOST_SETTINGS - len(simple))
    for players, options in possible:
        yield name, players, options


def drawn_settings(
    game: Game, choices: dict[str, tuple[Any, ...]], defaults: dict[str, Any]
) -> list[tuple[int, dict[str, Any]]]:
    """The plain setting and every option alone, then mixtures drawn at random, as many as are tested."""
    draw = random.Random(game.name)
    found: list[tuple[int, dict[str, Any]]] = []
    alone = [defaults, *(defaults | {name: choice} for name, every in choices.items() for choice in every)]
    for setting in product(game.players, alone):
        if setting not in found and allowed(game, *setting):
            found.append(setting)
    while len(found) < MOST_SETTINGS:
        mixed = draw.choice(game.players), {name: draw.choice(every) for name, every in choices.items()}
        if mixed not in found and allowed(game, *mixed):
            found.append(mixed)
    return found


def allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.setting_of(players, options)
    except BadSetting:
        return False
    return True


ALL_SETTINGS: list[Setting] = [setting for name in names() for setting in settings_of(name)]


def check_actions(state: State, seat: int) -> None:
    """Offered actions are different, in the catalogue, and come back from JSON and from notation."""
    options = state.options(seat)
    assert len(set(options)) == len(options)
    catalogue = set(state.setting.catalogue)
    for action in options:
        assert action in catalogue
        assert state.decode(msgspec.json.encode(action)) == action
        assert state.decode(msgspec.to_builtins(action)) == action
        assert state.parse(state.notation(action)) == action


def check_awaited(state: State) -> None:
    """The table waits for somebody, and for nobody who cannot act; they stand first, and everybody has a choice."""
    awaited, acting = state.seats_awaited, state.seats_to_act
    assert bool(awaited) is not state.over
    assert acting[: len(awaited)] == awaited
    assert len(set(acting)) == len(acting)
    assert all(state.options(seat) for seat in acting)


def check_refusals(state: State, draw: random.Random) -> None:
    """What is not offered is refused, with a reason, and changes nothing."""
    before = state.digest()
    for seat in range(state.setting.players):
        offered = set(state.options(seat))
        others = [action for action in state.setting.catalogue if action not in offered]
        for action in draw.sample(others, min(5, len(others))):
            with pytest.raises(IllegalAction) as caught:
                state.apply(action, seat)
            assert caught.value.code
            assert caught.value.reason("en") != caught.value.reason("cs")
    for nonsense in (None, 17, "march", object()):
        with pytest.raises(IllegalAction):
            state.apply(nonsense)  # type: ignore[arg-type]
    assert state.digest() == before


def check_hidden(state: State, draw: random.Random) -> None:
    """Shuffling what a seat cannot see changes neither its view nor its options."""
    for seat in (*range(state.setting.players), None):
        imagined = state.imagine(seat, draw)
        assert imagined.view(seat) == state.view(seat)
        if seat is not None:
            assert imagined.options(seat) == state.options(seat)
            assert state.setting.game.features(imagined.view(seat)) == state.setting.game.features(state.view(seat))


def check_copy(state: State, draw: random.Random) -> None:
    """A copy played on for a while leaves the original alone, and an equal copy goes the same way."""
    before = state.digest()
    one, other = state.copy(), state.copy()
    for _ in range(6):
        if one.over:
            break
        choice = draw.randrange(len(one.options()))
        one.apply(one.options()[choice])
        other.apply(other.options()[choice])
        assert one.digest() == other.digest()
    assert state.digest() == before


def check_snapshot(state: State) -> None:
    """A position survives being written out and read again."""
    plain = msgspec.json.decode(msgspec.json.encode(state.dump()))
    again = type(state).load(state.setting, plain)
    assert again.digest() == state.digest()
    assert again.seats_to_act == state.seats_to_act
    assert [again.options(seat) for seat in state.seats_to_act] == [state.options(seat) for seat in state.seats_to_act]


def check_record(match: Match) -> None:
    """Save, load: the same position; the same moves again: the same position."""
    again = Record.read(match.record.write(), find_game)
    assert again.replay().digest() == match.state.digest()
    assert Match(again).state.digest() == match.state.digest()


def machine(name: str, conserved: Callable[[Any], None]) -> type[RuleBasedStateMachine]:
    """A Hypothesis machine that plays a game and checks every promise on the way."""
    settings = list(settings_of(name))

    class RandomPlay(RuleBasedStateMachine):
        match: Match
        draw: random.Random

        @initialize(setting=st.sampled_from(settings), seed=st.integers(0, 2**64 - 1), dice=st.integers(0, 2**32))
        def begin(self, setting: Setting, seed: int, dice: int) -> None:
            game: Game = find_game(setting[0])
            self.match = Match.new(game, setting[1], seed, **setting[2])
            self.draw = random.Random(dice)

        @precondition(lambda self: not self.match.state.over)
        @rule(moves=st.integers(1, 25))
        def act(self, moves: int) -> None:
            for _ in range(moves):
                if self.match.state.over:
                    break
                state = self.match.state
                seat = self.draw.choice(state.seats_to_act)
                self.match.play(self.draw.choice(state.options(seat)), seat)
                check_awaited(self.match.state)
                conserved(self.match.state)

        @precondition(lambda self: not self.match.state.over)
        @rule()
        def offered_actions_are_sound(self) -> None:
            state = self.match.state
            for seat in state.seats_to_act:
                check_actions(state, seat)
                for action in state.options(seat):
                    state.copy().apply(action, seat)
            check_refusals(state, self.draw)

        @rule()
        def save_and_load(self) -> None:
            check_snapshot(self.match.state)
            check_record(self.match)

        @precondition(lambda self: self.match.ply > 0)
        @rule()
        def undo_what_is_free(self) -> None:
            seat = self.match.record.moves[-1].seat
            if free := self.match.free_undo(seat):
                self.match.undo(seat, self.draw.randint(1, free))
                conserved(self.match.state)

        @invariant()
        def hidden_things_stay_hidden(self) -> None:
            if hasattr(self, "match"):
                check_hidden(self.match.state, self.draw)
                check_copy(self.match.state, self.draw)

    RandomPlay.__name__ = f"RandomPlay_{name}"
    return RandomPlay


def play_randomly(setting: Setting, seed: int, watch: Callable[[Any], None] | None = None) -> State:
    """A whole random game; `watch` looks at every position."""
    name, players, options = setting
    draw = random.Random(seed)
    state = find_game(name).new(players, seed, **options)
    while not state.over:
        seat = draw.choice(state.seats_to_act)
        state.apply(draw.choice(state.options(seat)), seat)
        if watch is not None:
            watch(state)
    return state
