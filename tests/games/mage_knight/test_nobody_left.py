"""Piles, decks and offers that have run out, and what cannot be had then."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import NONE, PILES
from herna.games.mage_knight.state import HexToken, KnightState
from herna.games.mage_knight.steps.rewards import GiveRewards
from herna.games.mage_knight.steps.round import EndRound
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import (
    ALL_SETS,
    arrange,
    cards,
    do,
    enemy,
    foes,
    in_fight,
    lay,
    offers,
    resolve,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
    turn_of,
    view_of,
)

rule = pytest.mark.rule


def without_tokens(state: KnightState, colour: str) -> KnightState:
    """All tokens of a colour are somewhere else on the table."""
    at = PILES.index(colour)
    arrange(
        state,
        enemy_piles=(*state.enemy_piles[:at], (), *state.enemy_piles[at + 1 :]),
        enemy_discards=(*state.enemy_discards[:at], (), *state.enemy_discards[at + 1 :]),
    )
    return state


def bring_back(state: KnightState, name: str) -> None:
    """A token has been beaten elsewhere and lies among the discarded ones."""
    token = enemy(state, name)
    at = PILES.index(state.setting.enemies[token].colour)
    arrange(state, enemy_discards=(*state.enemy_discards[:at], (token,), *state.enemy_discards[at + 1 :]))


def standing_at(state: KnightState, spot: int) -> KnightState:
    stand(state, spot)
    return state


def refusal(state: KnightState, move: str) -> tuple[str, str | None]:
    with pytest.raises(IllegalAction) as refused:
        state.apply(move)
    for language in ("cs", "en"):
        assert f"({refused.value.clause})" in refused.value.reason(language)
    return refused.value.code, refused.value.clause


@rule("MK-6.16")
def test_a_keep_without_a_garrison_is_taken_without_a_fight() -> None:
    state = without_tokens(table("march"), "grey")
    lay(state, "3", (1, 1))
    keep, seat = site_hex(state, "keep"), state.turn
    assert not any(token.hex == keep for token in state.tokens)
    standing_at(state, keep - 1)
    set_points(state, move=9)
    do(state, f"move-to {state.setting.hex_names[keep]}")
    while in_fight(state):
        do(state, "next-phase")
    assert (keep, seat) in state.shields
    assert state.reputation[seat] == -1, "it was an assault all the same"


@rule("MK-6.16")
def test_a_keep_gets_its_garrison_when_a_token_has_come_back() -> None:
    state = without_tokens(table("march"), "grey")
    lay(state, "3", (1, 1))
    keep = site_hex(state, "keep")
    bring_back(state, "grey-golems")
    standing_at(state, keep - 1)
    set_points(state, move=9)
    do(state, f"move-to {state.setting.hex_names[keep]}")
    assert [state.setting.enemy_ids[foe.token] for foe in foes(state)] == ["grey-golems"]
    while in_fight(state):
        do(state, "next-phase" if "next-phase" in offers(state) else offers(state)[0])
    assert state.tokens[-1].hex == keep, "it stays when the assault fails"


@rule("MK-6.16")
@pytest.mark.parametrize(
    ("tile", "site", "colour", "name"),
    [
        ("6", "monster-den", "brown", "brown-minotaur"),
        ("core-1", "spawning-grounds", "brown", "brown-minotaur"),
        ("7", "dungeon", "brown", "brown-minotaur"),
        ("core-1", "tomb", "red", "red-fire-dragon"),
        ("7", "monastery", "violet", "violet-monks"),
    ],
)
def test_nobody_enters_where_nobody_can_be_drawn(tile: str, site: str, colour: str, name: str) -> None:
    state = table("march")
    lay(state, tile, (1, 1))
    without_tokens(state, colour)
    standing_at(state, site_hex(state, site))
    move = "burn" if site == "monastery" else "enter-site"
    assert refusal(state, move) == ("nobody-there", "MK-6.16")
    assert state.reputation[state.turn] == 0
    bring_back(state, name)
    assert move in offers(state)


@rule("MK-6.16")
def test_who_was_left_in_a_den_is_fought_though_the_pile_is_empty() -> None:
    state = table("march")
    lay(state, "6", (1, 1))
    den = site_hex(state, "monster-den")
    arrange(state, tokens=(*state.tokens, HexToken(den, enemy(state, "brown-minotaur"), face_up=True)))
    without_tokens(state, "brown")
    assert "enter-site" in offers(standing_at(state, den))


@rule("MK-6.3")
def test_no_effect_leads_into_a_city_of_first_reconnaissance() -> None:
    state = table("underground-travel", mana=("green", "black"), night=True)
    lay(state, "core-6", (1, 1))
    city = site_hex(state, "city")
    seat = state.turn
    near = next(spot for spot in state.setting.lattice.neighbours[city] if spot // 7 == city // 7 and spot % 7 == 1)
    arrange(state, deck=("march",), seat=seat)
    standing_at(state, near)
    assert "play-card underground-travel strong" not in offers(state), "there is nothing else to assault"
    with pytest.raises(IllegalAction):
        state.apply("play-card underground-travel strong")


@rule("MK-18.6", "MK-9.12")
def test_units_that_come_by_dealing_only_are_no_reward() -> None:
    state = table("march", options={"sets": ALL_SETS})
    seat = state.turn
    names = state.setting.unit_ids
    arrange(state, unit_offer=(names.index("magic-familiars"), names.index("peasants")))
    set_turn(state, rewards=("unit",), phase="ending")
    resolve(state, GiveRewards(seat, before_levels=False))
    assert offers(state) == ["recruit-unit peasants", "done"]
    assert view_of(state, seat).expenses == (), "a reward costs nothing"
    alone = table("march", options={"sets": ALL_SETS}, rewards=("unit",))
    arrange(alone, unit_offer=(names.index("magic-familiars"),))
    steps = len(alone.steps)
    alone.push(GiveRewards(alone.turn, before_levels=False))
    alone.start()
    assert (turn_of(alone).rewards, len(alone.steps)) == ((), steps)


@rule("MK-9.5")
def test_empty_offers_and_decks_give_no_reward() -> None:
    state = table("march", rewards=("spell", "advanced-action", "artifact", "artifact", "unit"))
    arrange(state, spell_offer=(), advanced_offer=(), unit_offer=(), artifact_deck=("ruby-ring",))
    seat = state.turn
    deck = state.deck[seat]
    do(state, "play-sideways march move", "end-turn")
    while any(move.startswith("take-reward") for move in offers(state)):
        do(state, offers(state)[0])
    assert set(state.hand[seat] + state.deck[seat]) == {*deck, *cards(state, "ruby-ring")}
    assert turn_of(state).rewards == ()
    assert state.artifact_deck == ()


@rule("MK-2.10")
def test_the_lowest_card_goes_under_its_deck_before_the_offer_is_filled() -> None:
    """With an empty deck it is the only card there, and comes back on top of the offer."""
    state = table("march")
    arrange(state, advanced_deck=(), spell_deck=(), regular_deck=(), unit_offer=state.unit_offer[:1])
    spells, actions = state.spell_offer, state.advanced_offer
    state.steps.clear()
    state.push(EndRound())
    state.start()
    assert state.spell_offer == (*spells[1:], spells[0])
    assert state.advanced_offer == (*actions[1:], actions[0])
    assert len(state.unit_offer) == 1, "there are no others"


@rule("MK-7.7", "MK-3.10")
def test_a_spell_can_be_bought_from_an_offer_that_is_not_refilled() -> None:
    state = table("march", mana=("red",), dice=("black",) * 4)
    lay(state, "4", (1, 1))
    tower = site_hex(state, "mage-tower")
    arrange(state, shields=((tower, 1 - state.turn),))
    standing_at(state, tower)
    arrange(state, spell_offer=("fireball",), spell_deck=())
    do(state, "interact")
    set_points(state, influence=7)
    do(state, "buy-spell fireball")
    assert (state.spell_offer, state.deck[state.turn][-1:]) == ((), cards(state, "fireball"))


@rule("MK-7.3", "MK-18.4")
def test_a_unit_that_also_costs_mana_says_so() -> None:
    state = table("march", options={"sets": ALL_SETS}, dice=("black",) * 4)
    lay(state, "7", (1, 1))
    standing_at(state, site_hex(state, "monastery"))
    arrange(state, unit_offer=("magic-familiars",))
    do(state, "interact")
    assert turn_of(state).phase == "interacting"
    set_points(state, influence=5)
    assert refusal(state, "recruit-unit magic-familiars") == ("too-little-influence", "MK-7.3")
    set_points(state, influence=6)
    assert refusal(state, "recruit-unit magic-familiars") == ("mana-missing", "MK-18.4")
    assert NONE not in state.unit_offer
