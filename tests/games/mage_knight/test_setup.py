"""The table before the first turn."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from herna.games.mage_knight.options import KnightOptions, SetName
from herna.games.mage_knight.rules.land import hex_at, tokens_on
from herna.games.mage_knight.rules.supply import deal_hero, lay_out
from herna.games.mage_knight.scenarios.every import scenario_for
from herna.games.mage_knight.setting import PILES, KnightSetting
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.vocabulary import WORDS
from herna.kernel import Game
from tests.games.mage_knight.table import ALL_SETS


class Table(Game):
    """Just enough of a game to lay things out."""

    name = "mage_knight"
    rules = 1
    prefix = "MK"
    players = range(1, 5)
    options = KnightOptions
    words = WORDS


@cache
def setting_of(players: int, sets: tuple[SetName, ...]) -> KnightSetting:
    options = KnightOptions(sets=sets, late_offers=False)
    return KnightSetting(Table(), players, options, scenario_for(players, options))


def laid_out(players: int = 2, seed: int = 1, sets: tuple[SetName, ...] = ()) -> KnightState:
    state = KnightState(setting_of(players, sets), seed)
    for slot in ("hero", "place", "fame", "reputation", "command", "tactic"):
        setattr(state, slot, [0] * players)
    for slot in ("hand", "deck", "discard", "played", "units", "skill_pile", "skills", "skills_used"):
        setattr(state, slot, [()] * players)
    lay_out(state)
    return state


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_source_has_two_dice_more_than_players_and_half_are_basic(players: int) -> None:
    for seed in range(20):
        dice = laid_out(players, seed).dice
        assert len(dice) == players + 2
        assert 2 * sum(die < 4 for die in dice) >= len(dice)


@pytest.mark.parametrize(("players", "countryside"), [(1, 8), (2, 8), (3, 9), (4, 11)])
def test_first_reconnaissance_has_its_tiles_in_order(players: int, countryside: int) -> None:
    state = laid_out(players)
    tiles = state.setting.tiles
    assert [tiles[tile].number for _, tile in state.laid] == ["A", "1", "2"]
    assert [state.setting.lattice.positions[position] for position, _ in state.laid] == [(0, 0), (0, 1), (1, 0)]
    left = [tiles[tile] for tile in reversed(state.tile_stack)]
    assert [tile.number for tile in left[: countryside - 2]] == [str(n) for n in range(3, countryside + 1)]
    assert Counter(tile.kind for tile in left[countryside - 2 :]) == {"core": 2, "core-city": 1}


def test_the_city_may_lie_anywhere_among_the_core_tiles() -> None:
    places = set()
    for seed in range(40):
        state = laid_out(2, seed)
        core = [state.setting.tiles[tile].kind for tile in state.tile_stack[:3]]
        places.add(core.index("core-city"))
    assert places == {0, 1, 2}


def test_offers_hold_three_cards_and_units_for_everybody_and_two_more() -> None:
    state = laid_out(3)
    assert (len(state.advanced_offer), len(state.spell_offer), len(state.unit_offer)) == (3, 3, 5)
    assert all(state.setting.units[unit].deck == "regular" for unit in state.unit_offer)
    assert not state.elite_deck, "elite units are not used in this scenario"


def test_the_first_offer_holds_a_unit_that_villages_know() -> None:
    for seed in range(30):
        state = laid_out(1, seed)
        assert any("village" in state.setting.units[unit].sites for unit in state.unit_offer)


def test_revealed_sites_get_their_tokens() -> None:
    state = laid_out(2)
    found = Counter[str]()
    for position, _ in state.laid:
        for part in range(7):
            spot = position * 7 + part
            info = hex_at(state, spot)
            assert info is not None
            tokens = tokens_on(state, spot)
            expected = {"marauding-orcs": ("green", True), "keep": ("grey", False), "mage-tower": ("violet", False)}
            if info.site in expected:
                pile, face_up = expected[info.site]
                assert [state.setting.enemies[token.token].colour for token in tokens] == [pile]
                assert [token.face_up for token in tokens] == [face_up]
                found[info.site] += 1
            else:
                assert not tokens
    assert found["marauding-orcs"] >= 1


def test_tokens_and_cards_are_conserved() -> None:
    state = laid_out(4, sets=ALL_SETS)
    setting = state.setting
    for pile, colour in enumerate(PILES):
        kinds = [enemy for enemy in setting.enemies if enemy.colour == colour]
        here = [t for t in state.tokens if not t.ruin and setting.enemies[t.token].colour == colour]
        assert len(state.enemy_piles[pile]) + len(here) == sum(enemy.count for enemy in kinds)
    spells = state.spell_deck + state.spell_offer
    assert sorted(spells) == list(setting.spell_range)
    advanced = state.advanced_deck + state.advanced_offer + state.unit_cards
    assert sorted(advanced) == list(setting.advanced_range)


def test_a_hero_begins_with_sixteen_cards_five_of_them_in_hand() -> None:
    state = laid_out(2)
    deal_hero(state, 1, 2)
    assert (len(state.hand[1]), len(state.deck[1])) == (5, 11)
    assert sorted(state.hand[1] + state.deck[1]) == sorted(state.setting.hero_decks[2])
    assert state.command[1] == 1


@pytest.mark.parametrize(("players", "side"), [(2, "competitive"), (1, "cooperative")])
def test_skills_of_the_other_kind_of_game_are_left_out(players: int, side: str) -> None:
    state = laid_out(players, sets=ALL_SETS)
    sides = {skill.side for skill in state.setting.skills}
    assert sides == {"", side}
    deal_hero(state, 0, 0)
    assert len(state.skill_pile[0]) == 10


def test_interactive_spells_are_for_rivals_only() -> None:
    assert len(laid_out(2).setting.spell_range) == 20
    assert len(laid_out(1).setting.spell_range) == 16
    assert len(laid_out(2, sets=ALL_SETS).setting.spell_range) == 24


def test_with_the_base_box_alone_each_deck_has_one_card_of_its_hero() -> None:
    setting = laid_out(2).setting
    for hero, deck in zip(setting.heroes, setting.hero_decks, strict=True):
        own = {setting.card_number[card] for card in hero.replaces.values()}
        assert sum(card in own for card in deck) == 1
        assert len(deck) == 16
