"""What `import herna` gives: everything one needs to play from Python, and moves by their notation."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from typing import Any

import pytest

import herna
from herna import arena, bots, envs


def test_every_name_the_package_promises_is_there() -> None:
    for name in herna.__all__:
        assert getattr(herna, name).__doc__, f"{name} says what it is"


def public() -> Iterator[tuple[str, Any]]:
    """Every function, class, method and property that a person meets, with its name."""
    for package in (herna, arena, bots, envs):
        for name in package.__all__:
            found = getattr(package, name)
            if inspect.isfunction(found) or inspect.isclass(found):
                yield name, found
            for own, member in vars(found).items() if inspect.isclass(found) else ():
                plain = member.fget if isinstance(member, property) else getattr(member, "__func__", member)
                if inspect.isfunction(plain) and not own.startswith("_"):
                    yield f"{name}.{own}", plain


def test_everything_public_says_what_it_is_in_a_whole_sentence() -> None:
    found = dict(public())
    assert len(found) > 120
    told = {name: (inspect.getdoc(thing) or "").partition("\n\n")[0] for name, thing in found.items()}
    assert [name for name, text in told.items() if not re.fullmatch(r"[A-Z`].*[.?:]", text, re.DOTALL)] == []


def test_a_move_can_be_given_by_its_notation() -> None:
    game = herna.game("eight_minute_empire")
    one, other = game.new(players=2, seed=4), game.new(players=2, seed=4)
    one.apply("bid 3", seat=1)
    other.apply(other.parse("bid 3"), seat=1)
    assert one.digest() == other.digest()


@pytest.mark.parametrize(
    ("move", "sentence"),
    [
        ("fly A4", "is not an action. The actions are: "),
        ("bid", "exactly this: coins"),
        ("bid 99", "not possible now|coins"),
        ("", "is not an action"),
        ("march A4 Nowhere", "There is no “Nowhere” here"),
    ],
)
def test_a_notation_that_means_nothing_here_is_refused_and_changes_nothing(move: str, sentence: str) -> None:
    state = herna.game("eight_minute_empire").new(players=2, seed=4)
    before = state.digest()
    with pytest.raises(herna.IllegalAction, match=sentence):
        state.apply(move, seat=0)
    assert state.digest() == before


def test_a_match_writes_down_the_action_that_a_notation_means() -> None:
    match = herna.Match.new(herna.game("eight_minute_empire"), players=2, seed=4)
    match.play("bid 3")
    match.play("bid 0")
    assert [match.state.notation(move.action) for move in match.record.moves] == ["bid 3", "bid 0"]
    again = herna.load(match.record.write()).replay()
    assert again.digest() == match.state.digest()
    with pytest.raises(herna.IllegalAction):
        match.play("bid 3")
    assert match.ply == 2


def test_a_state_says_what_it_is() -> None:
    state = herna.game("eight_minute_empire").new(players=3, seed=7, side="B", goods_tokens=True)
    assert repr(state) == "<eight_minute_empire: 3 players, side='B', goods_tokens=True, ply 0, to act (0, 1, 2)>"
