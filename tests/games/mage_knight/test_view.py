"""What a seat sees, and what it cannot know."""

from __future__ import annotations

import random

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.state import KnightState
from tests.games.mage_knight.table import do, fight, side_shown, table


@pytest.mark.parametrize("players", [1, 2, 4])
def test_nothing_a_seat_sees_changes_when_hidden_things_are_dealt_again(players: int) -> None:
    for seed in range(2):
        dice = random.Random(seed)
        state = GAME.new(players=players, seed=seed)
        assert isinstance(state, KnightState)
        for move in range(600):
            if state.over:
                break
            if move % 7 == 0:
                for seat in (None, *range(players)):
                    other = state.imagine(seat, dice)
                    assert msgspec.json.encode(other.view(seat)) == msgspec.json.encode(state.view(seat))
            seat = dice.choice(state.seats_to_act)
            state.apply(dice.choice(state.options(seat)), seat)


def test_a_hand_is_in_the_view_of_its_owner_only() -> None:
    state = table("march", "rage")
    for seat in (None, 0, 1):
        view = state.view(seat)
        assert isinstance(view, KnightView)
        assert [hero.hand is not None for hero in view.hero_boards] == [seat == 0, seat == 1]
        assert [hero.hand_count for hero in view.hero_boards] == [len(hand) for hand in state.hand]


def test_what_is_left_to_draw_is_known_to_its_owner_without_its_order() -> None:
    state = table("march", "rage")
    view = state.view(0)
    assert isinstance(view, KnightView)
    left = view.hero_boards[0].to_draw
    assert left is not None
    assert sorted(left) == sorted(state.setting.card_ids[card] for card in (*state.deck[0], *state.spared[0]))
    assert view.hero_boards[1].to_draw is None
    state.deck[0] = state.deck[0][::-1]
    state.changed()
    turned = state.view(0)
    assert isinstance(turned, KnightView)
    assert turned.hero_boards[0].to_draw == left


def test_an_effect_in_force_tells_what_it_comes_from_and_where_it_stands_there() -> None:
    state = table("frost-bridge", mana=("blue",))
    do(state, "play-card frost-bridge strong", "pay-with token blue blue")
    view = state.view(state.turn)
    assert isinstance(view, KnightView)
    assert {(one.source.id, one.source.part) for one in view.effects if one.source} == {("frost-bridge", 1)}


def test_face_down_tokens_show_their_backs_only() -> None:
    state = table("march")
    view = state.view(0)
    assert isinstance(view, KnightView)
    for token, seen in zip(state.tokens, view.tokens, strict=True):
        assert (seen.id is not None) == token.face_up
        assert seen.back


def test_a_combat_tells_what_an_attack_amounts_to() -> None:
    state = fight(table("rage"), "green-ironclads", phase="attack")
    do(state, "target 0", "play-card rage basic")
    view = state.view(state.turn)
    assert isinstance(view, KnightView)
    attack = side_shown(state).attack
    assert attack is not None
    assert (attack.points, attack.full, attack.halved, attack.total, attack.needed, attack.missing) == (
        {"melee-physical": 2},
        0,
        2,
        1,
        3,
        2,
    )
