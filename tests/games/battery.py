"""One battery of tests for every game: random games, and at every position everything a game promises."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from math import prod
from typing import Any

import msgspec
import pytest
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from herna.games import game as find_game
from herna.games import names
from herna.kernel import BadSetting, Game, IllegalAction, Match, OptionInfo, Record, State

Setting = tuple[str, int, dict[str, Any]]


FEW = 240
"""A game with no more settings than this is tested in all of them."""
DRAWN = 120
"""How many of any other game are drawn; the machines draw new ones every time."""
TRIES = 2000


def draw_setting(name: str, draw: random.Random, **fixed: Any) -> Setting:
    """A setting at random, among all that the game allows; `fixed` options and `players` are as they are."""
    game = find_game(name)
    asked = [info for info in game.option_info() if info.name in fixed]
    fitting = [count for count in game.players if all(info.goes_with(fixed[info.name], count) for info in asked)]
    named = [info for info in asked if fixed[info.name] != info.default]
    for _ in range(TRIES):
        players = fixed.get("players", draw.choice(fitting))
        needed = {other: right for info in named for other, right in info.needs(players).items()}
        options = {info.name: draw_value(info, players, draw) for info in game.option_info()}
        options |= {other: draw.choice(right) for other, right in needed.items()}
        options |= {option: value for option, value in fixed.items() if option != "players"}
        for info in game.option_info():
            # Most of what goes only with something else would be refused.
            if info.name not in fixed and any(
                options[other] not in right for other, right in info.needs(players).items()
            ):
                options[info.name] = info.default
        if allowed(game, players, options):
            return name, players, options
    return name, players, mended(game, players, options, fixed)


def mended(game: Game, players: int, options: dict[str, Any], fixed: dict[str, Any]) -> dict[str, Any]:
    """Options that do not go together: those that are refused become what they usually are, one after another."""
    usual = {info.name: info.default for info in game.option_info()}
    for _ in options:
        try:
            game.setting_of(players, options)
        except BadSetting as refused:
            option = str(refused.facts["option"])
            assert option not in fixed, f"{game.name} refuses {fixed}: {refused}"
            assert options[option] != usual[option], f"{game.name} refuses {option} as it usually is: {refused}"
            options = options | {option: usual[option]}
    return options


def draw_value(info: OptionInfo, players: int, draw: random.Random) -> Any:
    """A value of an option at random; numbers and lists are left as they usually are half of the
    time."""
    if info.kind in ("switch", "choice"):
        return draw.choice([choice for choice in info.choices if info.goes_with(choice, players)] or [info.default])
    if draw.random() < 0.5:
        return info.default
    if info.kind == "number":
        return draw.randint(info.least or 0, info.most if info.most is not None else (info.least or 0) + 10)
    length = players if info.per_player else draw.randint(max(info.shortest, 1), info.longest or max(info.shortest, 4))
    if info.kind == "things":
        return tuple(draw.sample(info.choices, min(length, len(info.choices))))
    return tuple(draw.randint(info.least or 0, info.most if info.most is not None else 99) for _ in range(length))


def settings_of(name: str) -> Iterator[Setting]:
    """All settings of a game that has few; else the plain one for every number of players, every choice of every option
    once, every scenario with every number of players, and mixtures: drawn at random, the same ones every time."""
    game, draw = find_game(name), random.Random(name)
    infos = [info for info in game.option_info() if info.kind in ("switch", "choice")]
    if prod(len(info.choices) for info in infos) * len(game.players) <= FEW and all(
        info.kind != "number" for info in game.option_info()
    ):
        combinations = [
            dict(zip([i.name for i in infos], v, strict=True)) for v in product(*(i.choices for i in infos))
        ]
        mixed = [(name, players, options) for players in game.players for options in combinations]
        yield from (setting for setting in mixed if allowed(game, setting[1], setting[2]))
        return
    found: list[Setting] = []
    for players in game.players:
        options = game.setting_of(players, {}).options
        found.append((name, players, {info.name: getattr(options, info.name) for info in game.option_info()}))
    for info in infos:
        found += [draw_setting(name, draw, **{info.name: choice}) for choice in info.choices]
        if info.name == game.scenario:
            pairs = [(choice, count) for choice in info.choices for count in game.players]
            together = [
                {info.name: choice, "players": count} for choice, count in pairs if info.goes_with(choice, count)
            ]
            found += [draw_setting(name, draw, **fixed) for fixed in together]
    while len(found) < DRAWN:
        found.append(draw_setting(name, draw))
    yield from {repr(setting): setting for setting in found}.values()


def allowed(game: Game, players: int, options: dict[str, Any]) -> bool:
    try:
        game.setting_of(players, options)
    except BadSetting:
        return False
    return True


@st.composite
def drawn_settings(draw: st.DrawFn, name: str) -> Setting:
    """Any setting of a game, for Hypothesis."""
    return draw_setting(name, random.Random(draw(st.integers(0, 2**32))))


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
            assert observed(imagined, seat) == observed(state, seat)


def observed(state: State, seat: int) -> Sequence[float]:
    """A position in numbers, as learning machines are shown it."""
    game = state.setting.game
    sheet = game.feature_sheet(state.setting)
    return game.features(state.view(seat)) if sheet is None else sheet.everything(state, seat)


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

    class RandomPlay(RuleBasedStateMachine):
        match: Match
        draw: random.Random

        @initialize(setting=drawn_settings(name), seed=st.integers(0, 2**64 - 1), dice=st.integers(0, 2**32))
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
