"""Chapters 1 to 4: components, set-up, the clan, the dice pool."""

from __future__ import annotations

import random

import pytest

from herna.games.monster_lands import GAME
from herna.games.monster_lands.components.box import MEMBERS, MONSTERS, TRAPS
from herna.games.monster_lands.dice import pool_size
from herna.games.monster_lands.path import GATE
from herna.games.monster_lands.rules.supply import draw_monster, fill_lands
from herna.games.monster_lands.setting import BASIC_TRAP, MERCENARIES, REPUTATION
from herna.games.monster_lands.state import NONE, LandsState
from herna.games.monster_lands.steps.round import FillPools
from herna.kernel import BadSetting
from tests.found import found
from tests.games.monster_lands.pieces import land, member, monster
from tests.games.monster_lands.table import (
    ANNA,
    BEN,
    adventure,
    clean_up,
    do,
    fresh,
    offered,
    position,
    put,
    refused,
    run,
    view_of,
)


def new(players: int = 2, seed: int = 1, **options: object) -> LandsState:
    state = GAME.new(players, seed, **options)
    assert isinstance(state, LandsState)
    return state


@pytest.mark.rule("ML-1.1", "ML-2.2")
def test_clans_are_chosen_one_after_another_from_the_first_player() -> None:
    state = new(3, 4)
    assert state.seats_to_act == (state.first,)
    assert offered(state) == [f"choose-clan {name}" for name in ("forest", "water", "fire", "wind")]
    do(state, "choose-clan fire")
    assert state.seats_to_act == ((state.first + 1) % 3,)
    assert refused(state, "choose-clan fire") == ("clan-taken", "ML-2.2")


@pytest.mark.rule("ML-1.1")
@pytest.mark.parametrize("players", [0, 5])
def test_other_numbers_of_players_are_refused(players: int) -> None:
    with pytest.raises(BadSetting):
        GAME.new(players)


@pytest.mark.rule("ML-2.2")
def test_clans_can_be_drawn() -> None:
    drawn = {new(4, seed, clans="drawn").clans for seed in range(12)}
    assert len(drawn) > 4
    assert all(sorted(clans) == [0, 1, 2, 3] for clans in drawn)


@pytest.mark.rule("ML-2.1")
def test_who_begins_is_drawn() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}


@pytest.mark.rule("ML-2.3", "ML-3.2", "ML-3.3", "ML-4.2")
def test_a_clan_begins_as_the_rulebook_says() -> None:
    state = fresh(4)
    for seat in range(4):
        assert (state.glory[seat], state.reputation[seat], state.coins[seat], state.defense[seat]) == (5, 1, 7, 0)
        assert state.traps[seat] == (BASIC_TRAP,)
        assert (state.strength[seat], state.magic[seat], len(state.haggle[seat])) == (2, 1, 1)
        assert [MEMBERS[card].role for card in state.members[seat]] == ["chief", "basic"]
        assert REPUTATION[state.chief[seat]] == 0


@pytest.mark.rule("ML-2.4")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_enough_mercenaries_of_little_reputation_wait_at_the_start(players: int) -> None:
    for seed in range(40):
        state = new(players, seed)
        assert sum(REPUTATION[card] <= 4 for card in state.tavern) >= players
        assert sorted((*state.tavern, *state.tavern_pile)) == sorted(MERCENARIES)
        assert len(state.rookies) == 8


@pytest.mark.rule("ML-2.5", "ML-2.6", "ML-2.9")
def test_the_displays_are_laid_out() -> None:
    state = new(3)
    assert len(state.lodge) == 6
    assert all(TRAPS[trap].group == "upgraded" for trap in (*state.lodge, *state.trap_pile))
    assert len(state.lodge) + len(state.trap_pile) == 36
    assert (len(state.market), len(state.market_pile)) == (3, 15)
    assert (len(state.loot_row), len(state.loot_pile)) == (4, 12)
    assert (len(state.mission_bag), len(set(state.missions))) == (10, 2)
    assert len(state.panic_pile) == 7


@pytest.mark.rule("ML-2.7", "ML-2.8")
@pytest.mark.parametrize(("players", "lands"), [(2, 1), (3, 2), (4, 2)])
def test_the_first_monsters_are_of_level_a(players: int, lands: int) -> None:
    for seed in range(20):
        state = new(players, seed)
        there = [one for one in state.monsters if one != NONE]
        assert len(there) == lands
        assert all(MONSTERS[one].level == "A" for one in there)
        assert [one != NONE for one in state.land_row] == [True, lands == 2]
        assert len(state.monster_pile) == 20 - lands
    assert {new(4, seed).tiles[0] % 2 for seed in range(20)} == {0, 1}, "either side up"


@pytest.mark.rule("ML-2.11")
def test_the_netherling_goes_to_the_gate_and_another_is_drawn() -> None:
    state = position(3, monsters={0: "krus", 1: "kodyl", 2: "zoban"})
    rest = tuple(one for one in state.monster_pile if one != monster("podsvetnik"))
    state.monster_pile = (*rest, monster("podsvetnik"))
    assert draw_monster(state) == rest[-1]
    assert state.monsters[GATE] == monster("podsvetnik")


@pytest.mark.rule("ML-2.12")
def test_used_tiles_and_mercenaries_are_shuffled_again() -> None:
    state = position(3)
    state.tile_used, state.tile_pile = state.tile_pile, ()
    state.land_row = (NONE, state.land_row[1])
    fill_lands(state)
    assert state.land_row[0] != NONE
    assert state.tile_used == ()
    state = position(coins=9, pool=("S", "S"), tavern=["drabor"])
    state.tavern_used, state.tavern_pile = state.tavern_pile, ()
    do(state, "visit tavern S", "hire drabor")
    assert NONE not in state.tavern


@pytest.mark.rule("ML-2.12")
def test_who_dies_goes_where_he_came_from() -> None:
    state = position(clans=(("purkrab", "korfac", "drabor", "rookie-1"), ("jeducha", "bambul")), glory=[25, 5], coins=0)
    state = clean_up(state)
    assert member("drabor") in state.tavern_used, "the deserter of highest reputation"
    state = position(clans=(("purkrab", "rookie-1"), ("jeducha", "bambul")), coins=[0, 9])
    state = clean_up(state)
    assert member("rookie-1") in state.rookies
    state = position(coins=[0, 9])
    state = clean_up(state)
    assert member("korfac") not in (*state.tavern_used, *state.members[ANNA], *state.rookies), "he leaves the game"


@pytest.mark.rule("ML-1.2", "ML-1.3", "ML-4.3")
def test_haggling_dice_are_rolled_and_dice_never_run_out() -> None:
    state = position(clans=(("tentok", "vendela", "mrazor", "cervina"), ("jeducha", "bambul")))
    state.strength, state.magic, state.haggle = [0, 0], [0, 0], [(), ()]
    state.first, state.steps = ANNA, [*state.steps, FillPools()]
    run(state, roll=[2, 6, 1, 3, 4])
    assert state.haggle == [(1, 2, 3, 6), (4,)]
    state.strength[ANNA] = 40
    state.changed()
    assert pool_size(state, ANNA) > 32 + 4


@pytest.mark.rule("ML-3.1")
def test_glory_never_falls_below_nothing() -> None:
    state = position(missions=(5, 1), glory=[1, 5])
    put(state, "roll1", "purkrab", ANNA, "SM")

    adventure(state, roll=[1, 1])
    assert state.glory[ANNA] == 0, "two glory less, but there was only one"


@pytest.mark.rule("ML-3.5")
def test_others_see_how_many_traps_and_not_which() -> None:
    state = position(traps={ANNA: ["s1", "m2", "p8"]}, tiles={0: 0}, pool=("SS", "S"))
    do(state, "send a1", "send-member purkrab", "add-trap p8", "done")
    for viewer in (BEN, None):
        view = view_of(state, viewer)
        assert view.clan_boards[ANNA].traps == ("covered", "covered")
        assert found(view.paths[0]).traps == ("covered",)
    assert view_of(state, ANNA).clan_boards[ANNA].traps == ("s1", "m2")
    assert found(view_of(state, ANNA).paths[0]).traps == ("p8",)
    seen = set()
    for seed in range(40):
        imagined = state.imagine(BEN, random.Random(seed))
        assert view_of(imagined, BEN) == view_of(state, BEN)
        there = imagined.paths[0]
        assert there is not None
        seen.add(there.traps)
        assert sorted((*there.traps, *imagined.traps[ANNA])) == sorted((*state.traps[ANNA], *state.on(0).traps))
    assert len(seen) == 3


@pytest.mark.rule("ML-3.5")
def test_traps_can_be_played_open() -> None:
    state = new(2, 3, traps="open")
    while state.round == 0:
        do(state, state.notation(state.options()[0]))
    assert view_of(state, BEN).clan_boards[ANNA].traps == ("basic",)


@pytest.mark.rule("ML-4.1")
def test_a_clan_that_lost_everybody_begins_again_with_a_rookie() -> None:
    state = position(coins=[1, 9])
    state.members[ANNA], state.chief[ANNA], state.reputation[ANNA] = (), NONE, 0
    state = clean_up(state)
    assert state.round == 2
    assert state.members[ANNA] == (member("rookie-1"),)
    assert (state.chief[ANNA], state.coins[ANNA], state.reputation[ANNA]) == (member("rookie-1"), 5, 1)


@pytest.mark.rule("ML-4.1")
def test_a_rookie_is_found_even_when_the_stack_is_empty() -> None:
    state = position(coins=[9, 9])
    state.members[ANNA], state.chief[ANNA], state.reputation[ANNA], state.rookies = (), NONE, 0, ()
    state = clean_up(state)
    assert len(state.members[ANNA]) == 1
    assert state.coins[ANNA] == 9


@pytest.mark.rule("ML-4.2")
@pytest.mark.parametrize(
    ("glory", "dice"), [(0, (1, 0, 0)), (10, (1, 0, 0)), (11, (1, 1, 0)), (20, (1, 1, 0)), (21, (1, 1, 1))]
)
def test_glory_brings_dice(glory: int, dice: tuple[int, int, int]) -> None:
    state = position(clans=(("geria",), ("jeducha",)), glory=glory)
    state.strength, state.magic, state.haggle = [0, 0], [0, 0], [(), ()]
    state.steps = [*state.steps, FillPools()]
    run(state)
    own = (2, 1, 0)
    assert (state.strength[0] - own[0], state.magic[0] - own[1], len(state.haggle[0]) - own[2]) == dice


@pytest.mark.rule("ML-15.1")
@pytest.mark.parametrize(
    ("level", "dice"),
    [("easy", (0,) * 6), ("normal", (0, 0, 0, 1, 1, 1)), ("hard", (0, 0, 0, 1, 1, 1)), ("deadly", (0, 1, 1, 2, 2, 2))],
)
def test_levels_add_dice_to_the_rounds(level: str, dice: tuple[int, ...]) -> None:
    assert new(2, 1, level=level).setting.round_dice == dice
    monsters = [new(2, seed, level=level).monsters[0] for seed in range(30)]
    strong = any(MONSTERS[one].level == "B" for one in monsters)
    assert strong == (level in ("hard", "deadly"))


@pytest.mark.rule("ML-15.2")
def test_the_queens_gift_comes_from_round_two_to_the_first_player() -> None:
    state = position(queens_gift=True, coins=9, pool=("", ""))
    clean_up(state)
    assert state.round == 2
    first = state.first
    before = state.magic[first]
    assert offered(state) == ["take-gift-die S", "take-gift-die M", "take-gift-die H"]
    do(state, "take-gift-die M")
    assert state.magic[first] == before + 1
    assert offered(state) == ["take-gift 0", "take-gift 1", "take-gift 2", "take-gift 3"]
    coins = state.coins[first]
    do(state, "take-gift 3")
    assert state.coins[first] == coins + 2
    assert new(2, 3, queens_gift=True).round == 0


@pytest.mark.rule("ML-15.3")
def test_more_monsters_come_to_an_empty_gate_in_even_rounds() -> None:
    state = position(more_monsters=True, coins=9, monsters={0: "krus"})
    clean_up(state)
    assert state.round == 2
    assert state.monsters[GATE] != NONE
    state = position(more_monsters=True, coins=9, monsters={0: "krus"}, round=2)
    clean_up(state)
    assert (state.round, state.monsters[GATE]) == (3, NONE)


@pytest.mark.rule("ML-15.4", "ML-2.6")
def test_the_deck_of_the_house_has_every_card_once() -> None:
    names = new(2, 1, equipment="house").setting.gear_names
    assert len(names) == len(set(names)) == 18
    assert {"zeldiv", "kosa", "krunyr"} <= set(names)


@pytest.mark.rule("ML-13.6", "ML-13.8")
def test_the_board_is_prepared_for_the_next_round() -> None:
    state = position(3, coins=20, pool=("SSS", "S", "S"), missions=(1, 2), land_row={0: "kale"}, monsters={0: "krus"})
    do(state, "dig 0")
    tile, left = state.tiles[0], state.missions
    state = clean_up(state)
    assert state.round == 2
    assert all(die == NONE for row in state.houses for die in row)
    assert not set(state.missions) & set(left)
    assert (state.land_row[0], state.tiles[0]) == (land("kale"), tile), "the tile changes only with the land"
