"""Friendlier mana, and tiles that lie any way round."""

from __future__ import annotations

from typing import Any

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.components import box
from herna.games.mage_knight.faces.atlas import fields
from herna.games.mage_knight.rules.land import hex_at, site_on, wall_between
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary.names import COLOURS
from herna.kernel import IllegalAction
from tests.games.mage_knight.scenes import lay_all, scene
from tests.games.mage_knight.table import arrange, do, table

rule = pytest.mark.rule
BLUE, GREEN, GOLD, BLACK = (COLOURS.index(name) for name in ("blue", "green", "gold", "black"))


def source(*faces: str, hand: tuple[str, ...] = ("march",), friendly: bool = True, **things: Any) -> KnightState:
    """A hero on turn in front of a Source that shows this."""
    state = table(*hand, options={"friendly_mana": friendly}, **things)
    arrange(state, dice=tuple(COLOURS.index(face) for face in faces))
    return state


def paid(state: KnightState) -> list[str]:
    """The dice with which the stronger effect of the card can be paid."""
    before = state.dice
    do(state, "play-card march strong")
    options = [action for action in state.options() if isinstance(action, act.PayWith)]
    if options:
        return [COLOURS[action.face] for action in options]
    taken = state.turn_of(state.turn).dice.taken
    return [COLOURS[before[die]] for die in taken]


@rule("MK-24.11")
def test_a_gold_die_is_no_green_mana_while_a_green_die_lies_in_the_source() -> None:
    assert paid(source("green", "gold", "blue")) == ["green"]
    assert paid(source("green", "gold", "blue", friendly=False)) == ["green", "gold"]


@rule("MK-24.11")
def test_a_gold_die_stands_for_a_colour_that_nobody_else_shows() -> None:
    assert paid(source("red", "gold", "blue")) == ["gold"]


@rule("MK-24.11")
def test_the_second_mana_may_come_from_gold_once_the_only_green_die_is_used() -> None:
    state = source("green", "gold", hand=("march", "march"), dice_used=-1)
    do(state, "play-card march strong")
    assert state.turn_of(state.turn).dice.taken == (0,)
    do(state, "play-card march strong")
    assert state.turn_of(state.turn).dice.taken == (0, 1)


@rule("MK-24.11")
def test_the_gold_die_is_refused_with_the_die_that_is_to_be_taken() -> None:
    state = source("green", "gold", crystals=[0, 0, 1, 0])
    do(state, "play-card march strong")
    assert act.PayWith("crystal", GREEN, GREEN) in state.options()
    with pytest.raises(IllegalAction) as refused:
        state.apply(act.PayWith("die", GOLD, GREEN))
    assert (refused.value.code, refused.value.clause) == ("gold-is-spared", "MK-24.11")
    assert "green" in refused.value.reason("en")


def turned(*faces: str, friendly: bool = True) -> set[int]:
    """The dice that Mana Draw can turn, by what they show."""
    state = source(*faces, hand=("mana-draw",), friendly=friendly, crystals=[0, 0, 0, 1])
    do(state, "play-card mana-draw strong", "pay-with crystal white white")
    return {action.face for action in state.options() if isinstance(action, act.SetDie)}


@rule("MK-24.12")
def test_gold_dice_are_not_turned_while_others_lie_there() -> None:
    assert turned("gold", "blue") == {BLUE}
    assert turned("gold", "gold") == {GOLD}
    assert turned("gold", "blue", friendly=False) == {BLUE, GOLD}


@rule("MK-24.12")
def test_all_dice_but_gold_ones_are_rolled_again() -> None:
    for seed in range(4):
        state = source("gold", "blue", "gold", hand=("mana-storm",), crystals=[0, 0, 0, 1], seed=seed)
        do(state, "play-card mana-storm strong")
        assert (state.dice[0], state.dice[2]) == (GOLD, GOLD)


@rule("MK-24.12")
def test_mana_search_leaves_gold_dice_alone_while_others_lie_there() -> None:
    state = table("rage", tactics=("mana-search",), options={"friendly_mana": True})
    arrange(state, dice=(GOLD, BLUE, BLACK), tactic=state.setting.names("tactic").index("mana-search"))
    do(state, "use-tactic")
    assert [action.face for action in state.options() if isinstance(action, act.PickDie)] == [BLUE, BLACK]


# Orientation


@rule("MK-24.13")
def test_a_tile_can_lie_in_six_ways() -> None:
    for tile in box().tiles:
        ring = [info.terrain for info in tile.hexes.all[1:]]
        for by in range(6):
            turned = tile.turned(by)
            assert turned.hexes.c == tile.hexes.c
            assert [info.terrain for info in turned.hexes.all[1:]] == [ring[(at - by) % 6] for at in range(6)]
        assert tile.turned(2).turned(4) == tile


@rule("MK-24.13")
def test_a_hex_in_the_north_east_lies_in_the_east_once_the_tile_is_turned_by_a_sixth() -> None:
    tile = next(tile for tile in box().tiles if tile.walls)
    turned = tile.turned(1)
    clockwise = {"c": "c", "ne": "e", "e": "se", "se": "sw", "sw": "w", "w": "nw", "nw": "ne"}
    assert turned.hexes.e == tile.hexes.ne
    assert turned.walls == tuple((clockwise[one], clockwise[other]) for one, other in tile.walls)


def any_way_round(seed: int) -> KnightState:
    """A table with all tiles, those with walls too."""
    sets = ("base", "lost-legion")
    state = scene("full-conquest", 4, seed, random_orientation=True, legion_tiles=True, sets=sets)
    lay_all(state)
    return state


@rule("MK-24.13")
def test_tiles_lie_any_way_round_but_the_start_tile_does_not() -> None:
    seen = set()
    for seed in range(6):
        state = any_way_round(seed)
        start, *others = GAME.view(state, 0).tiles
        assert (start.tile, start.turned) == ("start-b", 0)
        assert len({tile.tile for tile in others}) == len(others), "no tile lies there twice"
        seen |= {tile.turned for tile in others}
    assert seen == set(range(6))


@rule("MK-24.13")
def test_rules_and_faces_find_the_same_on_a_turned_tile() -> None:
    state = any_way_round(3)
    lattice = state.setting.lattice
    land = fields(GAME.view(state, 0))
    for spot, field in land.items():
        number = lattice.hex_number[spot]
        info = hex_at(state, number)
        assert info is not None
        assert (info.terrain, site_on(state, number).id) == (field.printed.terrain, field.site.id)
        walled = [near for near in lattice.neighbours[number] if wall_between(state, number, near)]
        assert len(walled) == len(field.walls)


@rule("MK-24.13")
def test_without_the_option_every_tile_lies_as_it_is_printed() -> None:
    state = scene("full-conquest")
    lay_all(state)
    assert {tile.turned for tile in GAME.view(state, 0).tiles} == {0}
    assert state.setting.tile_count == len(state.setting.tiles)
