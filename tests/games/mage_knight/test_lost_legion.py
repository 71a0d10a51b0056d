"""The sites and walls of the Lost Legion."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight.rules.land import tokens_on, wall_between
from herna.games.mage_knight.setting import WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import BASIC
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    do,
    enemy,
    fighting,
    foe,
    foes,
    fortified_of,
    in_fight,
    lay,
    make,
    offers,
    points_of,
    put_token,
    set_foe,
    set_points,
    stand,
    table,
    turn_of,
    unit,
)

rule = pytest.mark.rule
LEGION: dict[str, Any] = {"sets": ALL_SETS, "legion_tiles": True}
PARTS = ("c", "ne", "e", "se", "sw", "w", "nw")


def on_tile(tile: str, part: str, *hand: str, players: int = 1, **slots: Any) -> KnightState:
    """The hero on turn stands on a part of this tile of the Lost Legion; no enemies are about."""
    state = table(*(hand or ("march",)), players=players, options=LEGION, **slots)
    lay(state, tile, (1, 1))
    arrange(state, tokens=())
    stand(state, hex_of(state, part))
    return state


def hex_of(state: KnightState, part: str) -> int:
    """A hex of the tile that was laid last."""
    return state.laid[-1][0] * 7 + PARTS.index(part)


def name(state: KnightState, part: str) -> str:
    return state.setting.hex_names[hex_of(state, part)]


# Deep mines and refugees


@rule("MK-15.1")
def test_a_deep_mine_gives_a_crystal_of_one_of_its_colours() -> None:
    state = on_tile("countryside-13", "se", "march", "rage")
    do(state, "play-sideways march move", "end-turn")
    assert offers(state) == ["choose-colour green", "choose-colour blue"]
    do(state, "choose-colour blue")
    assert state.crystals[0] == [0, 1, 0, 0]


@rule("MK-15.1")
def test_colours_of_which_one_has_three_are_not_offered() -> None:
    state = on_tile("core-10", "nw", "march", "rage", crystals=("red", "red", "red", "white", "white", "white"))
    do(state, "play-sideways march move", "end-turn")
    assert offers(state) == ["choose-colour blue", "choose-colour green"]
    state = on_tile("countryside-14", "w", "march", crystals=("red", "red", "red"))
    do(state, "play-sideways march move", "end-turn")
    assert state.crystals[0][BASIC.index("white")] == 1, "what is left is given without a question"
    state = on_tile("countryside-14", "w", "march", crystals=("red",) * 3 + ("white",) * 3)
    do(state, "play-sideways march move", "end-turn")
    assert state.crystals[0] == [3, 0, 0, 3]


@rule("MK-15.2")
def test_refugees_can_be_any_unit_for_more_influence() -> None:
    state = on_tile("countryside-12", "w")
    kinds = {"peasants": 0, "utem-swordsmen": 1, "altem-guardians": 3}
    arrange(state, unit_offer=tuple(kinds))
    do(state, "interact")
    for kind, more in kinds.items():
        cost = state.setting.units[state.setting.unit_ids.index(kind)].cost + more
        set_points(state, influence=cost - 1)
        assert f"recruit-unit {kind}" not in offers(state)
        set_points(state, influence=cost)
        assert f"recruit-unit {kind}" in offers(state)
    do(state, "recruit-unit altem-guardians")
    assert points_of(state).influence == 0
    assert "buy-healing" not in offers(state)


# Mazes


@rule("MK-15.3")
@pytest.mark.parametrize(("tile", "part", "pile"), [("countryside-12", "sw", "brown"), ("core-9", "nw", "red")])
def test_a_path_is_paid_with_move_points_of_this_action(tile: str, part: str, pile: str) -> None:
    state = on_tile(tile, part, "march", "march", "stamina")
    do(state, "play-card march basic", "enter-site")
    assert points_of(state).move == 0, "points made before are lost"
    assert [move for move in offers(state) if move.startswith("take-path")] == []
    do(state, "play-card march basic")
    assert [move for move in offers(state) if move.startswith("take-path")] == ["take-path 2"]
    do(state, "play-card stamina basic")
    assert [move for move in offers(state) if move.startswith("take-path")] == ["take-path 2", "take-path 4"]
    do(state, "take-path 4")
    (foe,) = foes(state)
    assert state.setting.enemies[foe.token].colour == pile
    assert not fighting(state).terms.underground
    assert points_of(state).move == 0


@rule("MK-15.3")
def test_one_may_turn_back_and_the_action_is_used() -> None:
    state = on_tile("countryside-12", "sw", "march")
    do(state, "enter-site", "done")
    assert turn_of(state).action_used
    assert not in_fight(state)
    assert "enter-site" not in offers(state)
    assert not any(move.startswith("move-to") for move in offers(state))


@rule("MK-15.3")
def test_a_path_without_the_points_for_it_is_refused() -> None:
    state = on_tile("countryside-12", "sw", "march")
    do(state, "enter-site", "play-card march basic")
    with pytest.raises(IllegalAction) as refused:
        state.apply("take-path 4")
    assert (refused.value.code, refused.value.clause) == ("path-not-open", "MK-15.5")


@rule("MK-15.4")
def test_at_most_one_ready_unit_goes_along() -> None:
    state = on_tile("countryside-12", "sw", "march")
    arrange(state, units=("peasants", "foresters", unit(state, "peasants", wounds=1)), seat=0)
    do(state, "enter-site")
    assert offers(state) == ["choose-unit 0", "choose-unit 1", "done"]
    do(state, "choose-unit 1")
    moves = offers(state)
    assert any(move.startswith("activate-unit 1") for move in moves)
    assert not any(move.startswith("activate-unit 0") for move in moves)
    do(state, "play-card march basic", "take-path 2")
    weaken(state)
    do(state, "next-phase", "next-phase")
    assert offers(state) == ["assign-to-unit 1", "assign-to-hero"]


@rule("MK-15.4")
def test_without_a_companion_no_unit_takes_part() -> None:
    state = on_tile("countryside-12", "sw", "march")
    arrange(state, units=("peasants",), seat=0)
    do(state, "enter-site", "done", "play-card march basic", "take-path 2")
    assert not any(move.startswith("activate-unit") for move in offers(state))
    weaken(state)
    do(state, "next-phase", "next-phase")
    assert not any(move.startswith("assign-to-unit") for move in offers(state))
    assert WOUND in state.hand[0]
    while in_fight(state):
        do(state, "next-phase")
    assert "activate-unit 0 1" in offers(state), "after it they are there again"


def weaken(state: KnightState) -> None:
    """The monster of this combat is one with a plain attack."""
    set_foe(state, token=enemy(state, "brown-gargoyle"))


def through(state: KnightState, path: int) -> KnightState:
    """The maze is entered, the path paid for, and the monster beaten."""
    do(state, "enter-site")
    set_points(state, move=6)
    do(state, f"take-path {path}", "next-phase", "next-phase")
    while "next-phase" not in offers(state):
        do(state, offers(state)[0])
    do(state, "target 0")
    make(state, attack=99)
    do(state, "strike", "next-phase")
    return state


@rule("MK-15.5")
@pytest.mark.parametrize(
    ("tile", "part", "path", "rewards"),
    [
        ("countryside-12", "sw", 2, ("chosen-crystal", "chosen-crystal")),
        ("countryside-14", "e", 4, ("spell",)),
        ("countryside-12", "sw", 6, ("artifact",)),
        ("core-9", "nw", 2, ("chosen-crystal", "chosen-crystal", "advanced-action")),
        ("core-10", "e", 6, ("artifact", "advanced-action")),
    ],
)
def test_every_path_has_its_reward_and_a_labyrinth_an_advanced_action(
    tile: str, part: str, path: int, rewards: tuple[str, ...]
) -> None:
    state = through(on_tile(tile, part, "march"), path)
    spot = hex_of(state, part)
    assert turn_of(state).rewards == rewards
    assert state.paths == ((spot, 0, path),)
    assert state.shields == ((spot, 0),)


@rule("MK-15.5")
def test_two_crystals_of_ones_choice_wait_at_the_end_of_the_shortest_path() -> None:
    state = through(on_tile("countryside-12", "sw", "march"), 2)
    do(state, "end-turn", "choose-colour red", "choose-colour white")
    assert state.crystals[0] == [1, 0, 0, 1]


@rule("MK-15.6")
def test_each_path_is_gone_once_and_each_hero_comes_through_once() -> None:
    state = on_tile("countryside-12", "sw", "march", players=2)
    spot = state.place[state.turn]
    arrange(state, paths=((spot, state.turn, 2),))
    assert "enter-site" not in offers(state)
    arrange(state, paths=((spot, 1 - state.turn, 4),))
    do(state, "enter-site")
    set_points(state, move=6)
    assert [move for move in offers(state) if move.startswith("take-path")] == ["take-path 2", "take-path 6"]
    state = on_tile("countryside-12", "sw", "march", players=2)
    arrange(state, paths=tuple((spot, 1 - state.turn, path) for path in (2, 4, 6)))
    assert "enter-site" not in offers(state)


@rule("MK-15.6")
def test_a_monster_that_is_not_beaten_is_discarded_and_the_path_stays_open() -> None:
    state = on_tile("countryside-12", "sw", "march")
    before = sum(len(pile) for pile in (*state.enemy_piles, *state.enemy_discards))
    do(state, "enter-site", "play-card march basic", "take-path 2")
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[0])
    assert state.paths == () == state.shields
    assert sum(len(pile) for pile in (*state.enemy_piles, *state.enemy_discards)) == before
    assert tokens_on(state, state.place[0]) == ()


# Walls


@rule("MK-15.7")
def test_crossing_a_wall_costs_one_more() -> None:
    state = on_tile("countryside-12", "c")
    assert wall_between(state, hex_of(state, "c"), hex_of(state, "w"))
    assert not wall_between(state, hex_of(state, "c"), hex_of(state, "ne"))
    set_points(state, move=3)
    assert f"move-to {name(state, 'w')}" not in offers(state), "hills and a wall"
    with pytest.raises(IllegalAction) as refused:
        state.apply(f"move-to {name(state, 'w')}")
    assert (refused.value.code, refused.value.facts["needed"]) == ("too-little-move", 4)
    set_points(state, move=4)
    do(state, f"move-to {name(state, 'w')}")
    assert points_of(state).move == 0


@rule("MK-15.7")
def test_what_lowers_terrain_does_not_lower_walls() -> None:
    state = on_tile("countryside-12", "c", "path-finding", mana=("green",))
    do(state, "play-card path-finding strong")
    if offers(state)[0].startswith("pay-with"):
        do(state, offers(state)[0])
    set_points(state, move=3)
    do(state, f"move-to {name(state, 'w')}")
    assert points_of(state).move == 0, "2 for the hills, 1 for the wall"


@rule("MK-15.8")
def test_who_is_challenged_across_a_wall_is_fortified() -> None:
    state = on_tile("countryside-12", "w")
    put_token(state, hex_of(state, "c"), "green-prowlers")
    do(state, f"challenge {name(state, 'c')}")
    assert fortified_of(state, foe(state)) == 1
    state = on_tile("countryside-12", "ne")
    put_token(state, hex_of(state, "c"), "green-prowlers")
    do(state, f"challenge {name(state, 'c')}")
    assert fortified_of(state, foe(state)) == 0


@rule("MK-15.8")
def test_a_site_that_is_assaulted_across_a_wall_is_fortified_twice() -> None:
    for start, times in (("c", 2), ("e", 1)):
        state = on_tile("countryside-14", start)
        put_token(state, hex_of(state, "ne"), "grey-swordsmen", face_up=False)
        set_points(state, move=9)
        do(state, f"move-to {name(state, 'ne')}")
        (foe,) = foes(state)
        assert fortified_of(state, foe) == times
        assert ("target 0" in offers(state)) == (times == 1)


@rule("MK-15.8")
def test_who_ignores_fortifications_ignores_walls_too() -> None:
    state = on_tile("countryside-12", "w")
    put_token(state, hex_of(state, "c"), "green-orc-war-beasts")
    do(state, f"challenge {name(state, 'c')}")
    assert fortified_of(state, foe(state)) == 0


@rule("MK-15.9")
@pytest.mark.parametrize(("start", "goal", "provoked"), [("w", "sw", False), ("e", "ne", True), ("sw", "w", False)])
def test_a_wall_before_the_goal_keeps_an_enemy_from_being_provoked(start: str, goal: str, provoked: bool) -> None:
    state = on_tile("countryside-12", start)
    put_token(state, hex_of(state, "c"), "green-prowlers")
    set_points(state, move=9)
    do(state, f"move-to {name(state, goal)}")
    assert (in_fight(state)) == provoked
