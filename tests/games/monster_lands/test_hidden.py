"""Which token lies face down where leaves no trace for others: in views, options, odds, events and refusals."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.actions import PassTurn, Pawn
from herna.games.monster_lands.state import ADVENTURE, LandsState
from herna.kernel import IllegalAction
from tests.games.monster_lands.table import ANNA, BEN, adventure, do, position, put, view_of

LOOKING = (BEN, None)


def refusals(state: LandsState, seat: int, draw: random.Random, number: int) -> list[tuple[Any, ...]]:
    """What somebody is told about actions that are not offered."""
    found = []
    for action in draw.sample(list(state.setting.catalogue), number):
        try:
            state.copy().apply(action, seat)
        except IllegalAction as error:
            found.append((error.code, error.facts, error.clause, error.reason("en")))
    return found


def heard(state: LandsState, seat: int | None) -> list[object]:
    return [told.event for told in state.events or [] if told.to is None or seat in told.to]


@pytest.mark.rule("ML-3.5")
@pytest.mark.parametrize("gate", [False, True])
def test_two_games_that_differ_in_a_face_down_token_look_alike_to_others(gate: bool) -> None:
    where = "gate1" if gate else "a4"
    games = []
    for laid in ("p8", "m2"):
        state = position(
            pool=("SSSM", "SSM"), traps={ANNA: ["s1", "m2", "p8"], BEN: ["s2"]}, coins=9,
            monsters={0: "krus", 2: "pocih"}, land_row={0: "kale"}, tiles={0: 0},
        )  # fmt: skip
        state.events = []
        games.append(do(state, f"send {where}", "send-member purkrab"))
        if gate:
            do(state, "add-die S")
        do(state, f"add-trap {laid}")
    one, other = games
    own = [view_of(state, ANNA) for state in games]
    assert own[0] != own[1], "the owner sees a difference"
    for step in (("done",), ("send a1", "send-member jeducha"), ("add-trap s2",), ("done",)):
        for viewer in LOOKING:
            assert view_of(one, viewer) == view_of(other, viewer)
            assert heard(one, viewer) == heard(other, viewer)
        assert one.options(BEN) == other.options(BEN)
        assert refusals(one, BEN, random.Random(1), 60) == refusals(other, BEN, random.Random(1), 60)
        for state in games:
            do(state, *step)


@pytest.mark.rule("ML-3.5")
@pytest.mark.parametrize("seed", range(6))
def test_refusals_and_odds_do_not_change_when_face_down_tokens_are_dealt_again(seed: int) -> None:
    draw = random.Random(seed)
    state = GAME.new(2 + seed % 3, seed, level="normal", tricks=seed % 2 == 1)
    assert isinstance(state, LandsState)
    looked = 0
    while not state.over and looked < 12:
        seat = state.seats_to_act[0]
        options = state.options(seat)
        busy = [action for action in options if not isinstance(action, Pawn | PassTurn)] or list(options)
        state.apply(draw.choice(busy), seat)
        covered = any(there is not None and there.traps and not there.revealed for there in state.paths)
        if covered and (state.phase == ADVENTURE or draw.random() < 0.2):
            looked += 1
            viewer = draw.randrange(state.setting.players)
            imagined = state.imagine(viewer, random.Random(looked))
            assert view_of(imagined, viewer) == view_of(state, viewer)
            assert refusals(imagined, viewer, random.Random(2), 40) == refusals(state, viewer, random.Random(2), 40)
    assert looked


@pytest.mark.rule("ML-3.5", "ML-16.2", "ML-16.3")
def test_a_token_that_is_decided_about_and_left_looks_like_any_other() -> None:
    """Two conflicts in which another trick of Anna's lies on top; she leaves both tokens, fails, and goes home."""
    games = []
    for laid, kept in (("steal-m1", "divert2"), ("divert2", "steal-m1")):
        state = position(
            3, clans=(("purkrab", "korfac"), ("jeducha",), ("onduru",)), coins=9, tricks=True, traps={ANNA: [kept]},
            monsters={0: "krus", 1: "kodyl"}, land_row={0: "kale", 1: "nebie"}, tiles={0: 0, 1: 2},
        )  # fmt: skip
        put(state, "a1", "purkrab", ANNA, "S", traps=[laid, "p4"])
        put(state, "a3", "jeducha", BEN, "MM", defense=1)
        state.events = []
        games.append(adventure(state))
    one, other = games
    assert view_of(one, ANNA) != view_of(other, ANNA)
    rolls: dict[str, list[int]] = {"throw-magic 0": [1, 1, 1, 1]}
    for step in ("leave-trap", "leave-trap", "roll S", "throw-magic 0", "roll-all"):
        for viewer in (BEN, 2, None):
            assert view_of(one, viewer) == view_of(other, viewer), step
            assert heard(one, viewer) == heard(other, viewer), step
        for seat in (BEN, 2):
            assert one.options(seat) == other.options(seat)
            assert refusals(one, seat, random.Random(3), 40) == refusals(other, seat, random.Random(3), 40)
        second_left = step == "leave-trap" and one.on(0).asked == 1
        fallen = {"roll S": [2], "roll-all": [1, 1]}.get(step, rolls.get(step, [1] * 4 if second_left else []))
        for state in games:
            do(state, step, roll=fallen)
    assert heard(one, BEN) == heard(other, BEN)


@pytest.mark.rule("ML-3.5")
def test_tables_that_look_alike_to_a_seat_are_imagined_alike() -> None:
    games = []
    for laid in ("p8", "m2"):
        state = position(pool=("SSSM", "SSM"), traps={ANNA: ["s1", "m2", "p8"], BEN: ["s2"]}, coins=9)
        games.append(do(state, "send a4", "send-member purkrab", f"add-trap {laid}"))
    one, other = games
    assert one.view(BEN) == other.view(BEN)
    for seed in range(5):
        first, second = (state.imagine(BEN, random.Random(seed)) for state in games)
        assert first.dump() | {"rng": 0} == second.dump() | {"rng": 0}
