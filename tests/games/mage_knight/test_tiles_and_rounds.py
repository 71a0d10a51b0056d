"""Tiles that are turned up, and what a new round brings."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import NONE
from tests.games.mage_knight.endings import at
from tests.games.mage_knight.table import (
    arrange,
    do,
    lay,
    offers,
    set_points,
    site_hex,
    table,
)

rule = pytest.mark.rule


@rule("MK-6.13")
def test_when_the_stack_is_empty_tiles_of_the_box_fill_gaps() -> None:
    state = table("march")
    lay(state, "3", (0, 2))
    lay(state, "4", (2, 0))
    arrange(state, tile_stack=())
    number = state.setting.lattice.number_of
    at(state, number[0, 1] * 7 + 2)
    set_points(state, move=9)
    assert [move for move in offers(state) if move.startswith("explore")] == ["explore 1/1"]
    country = state.box_country[-1]
    do(state, "explore 1/1")
    assert state.laid[-1] == (number[1, 1], country)
    arrange(state, box_country=())
    assert not [move for move in offers(state) if move.startswith("explore")], "nowhere between three tiles"


@rule("MK-6.15")
def test_what_a_tile_shows_when_it_comes_up() -> None:
    state = table("march", night=True)
    cards_before = len(state.unit_cards)
    for tile, place in (("3", (1, 1)), ("4", (2, 0)), ("5", (0, 2)), ("8", (2, 1)), ("6", (1, 2))):
        lay(state, tile, place)
    lying = {state.setting.hex_names[token.hex]: token for token in state.tokens}

    def token(site: str) -> tuple[str, bool]:
        found = lying[state.setting.hex_names[site_hex(state, site)]]
        return ("ruin" if found.ruin else state.setting.enemies[found.token].colour), found.face_up

    assert token("marauding-orcs") == ("green", True)
    assert token("keep") == ("grey", False)
    assert token("mage-tower") == ("violet", False)
    assert token("ancient-ruins") == ("ruin", False), "at night"
    assert state.setting.hex_names[site_hex(state, "monster-den")] not in lying
    assert len(state.unit_cards) == cards_before + 1


@rule("MK-6.16")
def test_an_empty_pile_is_shuffled_from_its_discards_and_without_any_nobody_comes() -> None:
    from herna.games.mage_knight.rules.land import draw_token

    state = table("march")
    token = state.enemy_piles[0][0]
    arrange(state, enemy_piles=((), *state.enemy_piles[1:]), enemy_discards=((token,), *state.enemy_discards[1:]))
    assert draw_token(state, 0) == token
    assert draw_token(state, 0) == NONE


@rule("MK-2.1")
def test_day_and_night_take_turns_and_the_first_round_is_day() -> None:
    state = table("march")
    assert (state.round, state.night) == (1, False)
    state.steps.clear()
    from herna.games.mage_knight.steps.round import BeginRound

    nights = []
    for _ in range(3):
        state.push(BeginRound())
        state.start()
        nights.append(state.night)
        state.steps.clear()
    assert nights == [True, False, True]


@rule("MK-2.2")
def test_at_least_half_of_the_dice_show_basic_colours() -> None:
    from herna.games.mage_knight.rules.supply import roll_source

    for players in (1, 2, 3, 4):
        state = table("march", players=players)
        for _ in range(60):
            roll_source(state)
            assert len(state.dice) == players + 2
            assert 2 * sum(face < 4 for face in state.dice) >= len(state.dice)


@rule("MK-2.16")
def test_the_offer_of_units_is_new_every_round_with_a_card_for_each_standing_monastery() -> None:
    from herna.games.mage_knight.rules.supply import deal_units

    state = table("march", players=3)
    assert len(state.unit_offer) == 5
    assert any("village" in state.setting.units[kind].sites for kind in state.unit_offer)
    lay(state, "5", (1, 1))
    lay(state, "7", (0, 2))
    lay(state, "core-1", (2, 0))
    burnt = site_hex(state, "monastery")
    arrange(state, shields=((burnt, 0),))
    old = state.unit_offer
    deal_units(state)
    assert len(state.unit_offer) == 5
    assert all(state.setting.units[kind].deck == "regular" for kind in state.unit_offer)
    assert set(state.regular_deck[: len(old)]) == set(old)
    standing = sum(
        info.site == "monastery" and position * 7 + part != burnt
        for position, tile in state.laid
        for part, info in enumerate(state.setting.tiles[tile].hexes.all)
    )
    assert len(state.unit_cards) == standing


@rule("MK-2.17")
def test_dice_that_were_kept_come_back_and_are_rolled_when_a_round_begins() -> None:
    from herna.games.mage_knight.steps.round import renew_table

    state = table("march")
    arrange(state, kept_dice=((0, 1),))
    renew_table(state)
    assert state.kept_dice == ()


@rule("MK-2.18")
def test_three_advanced_actions_and_three_spells_lie_there_from_the_beginning() -> None:
    state = table("march")
    assert (len(state.advanced_offer), len(state.spell_offer)) == (3, 3)


@rule("MK-1.1", "MK-1.2")
@pytest.mark.parametrize(("players", "rounds", "countryside"), [(1, 4, 8), (2, 3, 8), (3, 3, 9), (4, 3, 11)])
def test_first_reconnaissance_has_its_rounds_and_tiles(players: int, rounds: int, countryside: int) -> None:
    state = table("march", players=players)
    tiles = state.setting.tiles
    kinds = [tiles[tile].kind for _, tile in state.laid] + [tiles[tile].kind for tile in state.tile_stack]
    assert state.setting.rounds == rounds
    assert kinds.count("countryside") == countryside
    assert (kinds.count("core"), kinds.count("core-city")) == (2, 1)
    left = [tiles[tile] for tile in reversed(state.tile_stack)]
    assert [tile.number for tile in left[: countryside - 2]] == [str(n) for n in range(3, countryside + 1)]


@rule("MK-4.1")
def test_there_are_no_crystals_of_gold_and_black() -> None:
    state = table("march")
    assert all(len(row) == 4 for row in state.crystals)
    assert all(len(row) == 6 for row in state.mana)
