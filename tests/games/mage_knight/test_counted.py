"""What an expert counts: piles, the dummy player's deck, what a fight is worth, what a hand can still do."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from msgspec.structs import replace

from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.rules.dummy import turns_left
from herna.games.mage_knight.rules.marching import hand_move
from herna.games.mage_knight.setting import PILES
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import Terms
from tests.games.mage_knight.table import arrange, begun, do, end_fight, fight, side_shown, table


def shown(state: KnightState, seat: int | None = None) -> KnightView:
    view = state.view(state.turn if seat is None else seat)
    assert isinstance(view, KnightView)
    return view


@pytest.mark.rule("MK-2.12")
@pytest.mark.parametrize("deck", [(), (0,), (0, 3), (0, 0, 1, 3), (0, 0, 1, 1, 2), (0, 0, 0, 1, 2, 3, 3)])
def test_the_end_of_the_round_comes_neither_before_nor_after_what_the_deck_allows(deck: tuple[int, ...]) -> None:
    def turns(order: tuple[int, ...]) -> int:
        """The dummy player's turns until he announces the end, with the cards in this order."""
        left, played = list(order), 1
        while left:
            three, left = left[:3], left[3:]
            left = left[three[-1] :]
            played += 1
        return played

    every = {turns(order) for order in permutations(deck)}
    assert turns_left(deck) == (min(every), max(every))


def test_the_dummy_players_deck_is_told_in_no_order() -> None:
    state = begun(1, scenario="solo-conquest")
    before = shown(state, 0).dummy_player
    assert before is not None
    assert Counter(before.left) == Counter(state.setting.card_ids[card] for card in state.dummy_deck)
    state.dummy_deck = state.dummy_deck[::-1]
    state.changed()
    assert shown(state, 0).dummy_player == before


def test_every_token_of_a_pile_is_unseen_face_up_or_discarded() -> None:
    state = table("march")
    lying = [token.token for token in state.tokens if not token.ruin]
    tokens = (*lying, *(token for pile in state.enemy_piles for token in pile))
    whole: Counter[str] = Counter(state.setting.enemies[token].colour for token in tokens)
    first = state.enemy_piles[0][-1]
    state.enemy_piles = (state.enemy_piles[0][:-1], *state.enemy_piles[1:])
    state.enemy_discards = ((first,), *state.enemy_discards[1:])
    state.changed()
    view = shown(state)
    face_up = Counter(token.back for token in view.tokens if token.id is not None)
    for pile in PILES:
        unseen, discarded = sum(view.piles.unseen[pile].values()), sum(view.piles.discarded[pile].values())
        assert unseen + discarded + face_up[pile] == whole[pile]
    assert view.piles.discarded[PILES[0]] == {state.setting.enemy_ids[first]: 1}


def test_tiles_that_nobody_has_seen_are_neither_on_the_table_nor_fewer_than_the_stack() -> None:
    view = shown(table("march", players=3))
    laid = {tile.tile for tile in view.tiles}
    assert not laid & set(view.piles.unseen_tiles)
    assert len(view.piles.unseen_tiles) >= view.piles.tiles > view.piles.core_tiles > 0


@pytest.mark.rule("MK-8.16")
def test_a_fight_is_worth_what_it_brings_in_fame_and_reputation_and_the_level_that_is_reached() -> None:
    state = fight(table("rage"), "green-prowlers", phase="attack")
    spoils = side_shown(state).spoils
    assert spoils is not None
    fame, reputation = state.fame[state.turn], state.reputation[state.turn]
    arrange(state, hand=("rage", "rage"))
    do(state, "target 0", "play-card rage basic", "play-card rage basic", "strike")
    assert state.fame[state.turn] - fame == spoils.fame == 2
    assert state.reputation[state.turn] - reputation == spoils.reputation
    assert spoils.level == 1


@pytest.mark.rule("MK-8.7")
def test_a_summoned_monster_is_worth_nothing() -> None:
    state = fight(table("rage"), "grey-golems", "brown-gargoyle", phase="block")
    foes = shown(state).fights[0].sides[1].foes
    assert [foe.fame for foe in foes] == [4, 4]
    beside = state.fights[0].sides[1].foes[1]
    state.change_foe(state.turn, 1, replace(beside, summoner=0))
    state.changed()
    assert [foe.fame for foe in shown(state).fights[0].sides[1].foes] == [4, 0]
    spoils = side_shown(state).spoils
    assert spoils is not None
    assert spoils.fame == 4


def test_half_fame_is_rounded_once_for_all_defenders() -> None:
    state = fight(table("rage"), "grey-guardsmen", "grey-guardsmen", phase="attack")
    whole = state.fights[0]
    foes = tuple(replace(foe, walled=True) for foe in whole.sides[1].foes)
    sides = (whole.sides[0], replace(whole.sides[1], foes=foes))
    state.fights = (replace(whole, sides=sides, terms=Terms(half_fame=True)),)
    state.changed()
    printed = next(enemy.fame for enemy in state.setting.enemies if enemy.id == "grey-guardsmen")
    spoils = side_shown(state).spoils
    assert spoils is not None
    assert spoils.fame == (2 * printed + 1) // 2


@pytest.mark.rule("MK-4.3", "MK-8.20")
def test_in_a_dungeon_by_day_gold_is_no_use_and_black_is() -> None:
    state = table("rage")
    assert shown(state).useless == ("black",)
    fight(state, "brown-gargoyle", underground=True, phase="attack")
    assert shown(state).useless == ("gold",)
    watched = state.view(None)
    assert isinstance(watched, KnightView)
    assert watched.useless == ("gold",), "whoever watches sees the dice of the hero on turn"
    assert shown(state, 1 - state.turn).useless == ("black",), "nobody else is underground"
    end_fight(state)
    state.night = True
    state.changed()
    assert shown(state).useless == ("gold",)


def test_a_hand_makes_its_most_move_with_the_mana_that_is_there() -> None:
    state = table("march", "rage", "wound", crystals={}, dice=("red", "red", "red"))
    assert hand_move(state, state.turn) == 2 + 1, "march as it is, rage sideways, a wound nothing"
    arrange(state, mana=("green",))
    assert hand_move(state, state.turn) == 4 + 1, "march stronger"
    arrange(state, hand=("march", "march"))
    assert hand_move(state, state.turn) == 4 + 2, "one mana for one of them"


@pytest.mark.rule("MK-9.11")
def test_the_cards_that_are_drawn_at_the_end_of_the_turn_are_told_before() -> None:
    state = table("march", "rage")
    told = shown(state).hero_boards[state.turn].draws
    assert told == shown(state).hero_boards[state.turn].hand_limit - 2
    assert shown(state).hero_boards[1 - state.turn].draws is None, "whose turn is not open"
    arrange(state, deck=("march",))
    assert shown(state).hero_boards[state.turn].draws == 1, "no more than there are"
