"""The round: heroes, tactics, order, announcing, last turns, the dummy player."""

from __future__ import annotations

import pytest

from herna.games.mage_knight import GAME
from herna.games.mage_knight.actions import ChooseHero
from herna.games.mage_knight.rules.mana import sources, spend
from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.round import EndRound, NextTurn
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import (
    all_cards,
    arrange,
    at_turn,
    begun,
    by_seat,
    cards,
    do,
    first_turn,
    lay,
    offers,
    pass_turn,
    resolve,
    table,
    turn_of,
)

rule = pytest.mark.rule


@rule("MK-1.3")
def test_heroes_are_picked_in_a_drawn_order_and_nobody_picks_twice() -> None:
    orders = set()
    for seed in range(12):
        state = GAME.new(players=3, seed=seed)
        assert isinstance(state, KnightState)
        order = []
        for left in (4, 3, 2):
            order.append(state.seats_to_act[0])
            assert len(state.options()) == left
            state.apply(state.options()[0])
        orders.add(tuple(order))
        assert sorted(order) == [0, 1, 2]
        assert len(set(state.hero)) == 3
    assert len(orders) > 1


@rule("MK-1.3")
def test_a_hero_that_is_led_cannot_be_picked_again() -> None:
    state = GAME.new(players=2, seed=1)
    state.apply(ChooseHero(2))
    with pytest.raises(IllegalAction) as refused:
        state.apply(ChooseHero(2))
    assert refused.value.clause == "MK-1.3"


@rule("MK-1.4")
def test_a_hero_begins_with_a_full_hand_no_fame_and_one_command_token() -> None:
    state = begun(2)
    for seat in (0, 1):
        assert (len(state.hand[seat]), len(state.deck[seat])) == (5, 11)
        assert (state.fame[seat], state.reputation[seat], state.command[seat], state.level[seat]) == (0, 0, 1, 1)
        assert state.place[seat] == NONE


@rule("MK-1.5")
def test_alone_the_dummy_player_gets_a_hero_with_three_crystals() -> None:
    state = GAME.new(players=1, seed=3, dummy_hero="chosen")
    assert isinstance(state, KnightState)
    do(state, "choose-hero goldyx")
    assert "choose-hero goldyx" not in offers(state)
    do(state, "choose-hero arythea")
    assert len(state.dummy_deck) == 16
    assert sum(state.dummy_crystals) == 3
    dots = state.setting.heroes[state.dummy_hero].dots
    assert state.dummy_crystals == tuple(dots.count(colour) for colour in ("red", "blue", "green", "white"))


@rule("MK-1.5")
def test_alone_one_may_play_without_the_dummy() -> None:
    state = begun(1, dummy=False)
    do(state, offers(state)[0])
    assert state.dummy_hero == NONE
    assert state.order == (0,)


@rule("MK-2.3")
def test_the_last_in_the_drawn_order_takes_the_first_tactic() -> None:
    state = begun(4)
    drawn = state.order
    assert state.seats_to_act == (drawn[-1],)


@rule("MK-2.3")
def test_the_least_fame_takes_a_tactic_first_and_a_taken_one_is_gone() -> None:
    state = begun(3)
    state.steps.clear()
    arrange(state, order=(0, 1, 2), round=1)
    by_seat(state, fame=[5, 2, 2])
    resolve(state, EndRound())
    takers = []
    for _ in range(3):
        takers.append(state.seats_to_act[0])
        taken = offers(state)[0]
        do(state, *(["take-tactic from-the-dusk"] if "take-tactic from-the-dusk" in offers(state) else [taken]))
        while not at_turn(state) and state.steps[-1].__class__.__name__ != "ChooseTactic":
            do(state, offers(state)[-1])
    assert takers == [2, 1, 0]
    assert len(set(state.tactic)) == 3


@rule("MK-2.4")
def test_the_order_of_the_round_follows_the_numbers_of_the_tactics() -> None:
    state = begun(3)
    first, second, third = reversed(state.order)
    do(state, "take-tactic the-right-moment", "take-tactic early-bird", "take-tactic planning")
    assert state.order == (second, third, first)
    assert state.turn == second


@rule("MK-2.5")
def test_alone_the_dummy_draws_a_tactic_and_used_ones_leave_the_game() -> None:
    state = begun(1)
    do(state, "take-tactic early-bird")
    assert state.dummy_tactic not in (NONE, state.tactic[0])
    assert set(state.tactics_gone) == {state.tactic[0], state.dummy_tactic}


@rule("MK-2.5")
def test_without_the_dummy_ones_own_tactic_leaves_and_the_round_ends_when_one_announces_it() -> None:
    state = begun(1, dummy=False)
    do(state, "take-tactic early-bird")
    for _ in range(3):
        arrange(state, hand=("march", "rage"), deck=["march"] * 9, seat=0)
        do(state, "play-sideways march move", "end-turn", "done")
        assert (state.round, state.turn) == (1, 0)
    end_of_deck(state, 0, ("march",))
    do(state, "announce-end")
    assert (state.round, state.night) == (2, True)
    assert [state.setting.tactics[one].id for one in state.tactics_gone] == ["early-bird"]


@rule("MK-2.6")
def test_great_start_draws_two_cards_at_once() -> None:
    state = begun(2)
    seat = state.seats_to_act[0]
    do(state, "take-tactic great-start")
    assert (len(state.hand[seat]), len(state.deck[seat])) == (7, 9)


@rule("MK-2.6")
def test_rethink_changes_up_to_three_cards() -> None:
    state = begun(2)
    seat = state.seats_to_act[0]
    before = all_cards(state, seat)
    do(state, "take-tactic rethink")
    gone = [offers(state)[0]]
    do(state, gone[0], "done")
    assert len(state.hand[seat]) == 5
    assert all_cards(state, seat) == before


@rule("MK-2.6")
def test_mana_steal_keeps_a_die_for_one_turn_of_the_day() -> None:
    state = begun(2)
    seat = state.seats_to_act[0]
    do(state, "take-tactic mana-steal")
    do(state, offers(state)[0])
    assert [owner for owner, _ in state.kept_dice] == [seat]
    kept = state.kept_dice[0][1]
    colour = state.dice[kept]
    pass_turn(first_turn(state), seat)
    arrange(state, dice=[colour if die == kept else 4 for die in range(len(state.dice))], night=True)
    assert [one.kind for one in sources(state, seat, colour)] == ["kept-die"]
    assert sources(state, 1 - seat, colour) == []
    spend(state, seat, sources(state, seat, colour)[0])
    assert (state.kept_dice, turn_of(state).dice.taken, turn_of(state).dice.used) == ((), (kept,), 0)


@rule("MK-2.6")
def test_planning_draws_one_more_with_two_cards_in_hand() -> None:
    state = table("march", "rage", "stamina", tactics=("planning",))
    seat = state.turn
    arrange(
        state, tactic=next(n for n, tactic in enumerate(state.setting.tactics) if tactic.id == "planning"), seat=seat
    )
    do(state, "play-sideways march move", "end-turn", "done")
    assert len(state.hand[seat]) == 6


@rule("MK-2.6")
def test_the_right_moment_gives_another_turn_at_once() -> None:
    state = table("march", "rage")
    seat = state.turn
    arrange(
        state,
        tactic="the-right-moment",
        seat=seat,
    )
    do(state, "use-tactic", "play-sideways march move", "end-turn", "done")
    assert state.turn == seat
    assert "use-tactic" not in offers(state)


@rule("MK-2.7")
def test_turns_follow_the_order_again_and_again() -> None:
    state = table("march", players=3)
    order = state.order
    seen = []
    for _ in range(6):
        seen.append(state.turn)
        arrange(state, hand=("march",))
        do(state, "play-sideways march move", "end-turn")
        while not at_turn(state):
            do(state, offers(state)[-1])
    assert seen == [*order, *order]


def end_of_deck(state: KnightState, seat: int, hand: tuple[str, ...]) -> None:
    """The turn of a seat is about to begin with an empty deck."""
    state.steps.clear()
    arrange(state, deck=(), hand=cards(state, *hand), seat=seat)
    before = state.order[state.order.index(seat) - 1]
    resolve(state, NextTurn(before))


@rule("MK-2.8")
def test_with_an_empty_deck_the_end_may_be_announced_and_others_have_one_turn() -> None:
    state = table("march", players=3)
    seat = state.order[1]
    end_of_deck(state, seat, ("march",))
    assert offers(state) == ["start-turn", "announce-end"]
    do(state, "announce-end")
    assert state.announced == seat
    assert state.turn == state.order[2]
    assert state.last_turns == (state.order[0],)


@rule("MK-2.8")
def test_with_hand_and_deck_empty_the_end_must_be_announced() -> None:
    state = table("march", players=2)
    seat = state.order[1]
    end_of_deck(state, seat, ())
    assert state.announced == seat
    assert state.turn == state.order[0]


@rule("MK-2.9")
def test_after_the_announcement_empty_hands_forfeit_and_the_round_ends() -> None:
    state = table("march", players=2)
    first, second = state.order
    arrange(state, discard=state.discard[first] + state.deck[first], deck=(), hand=(), seat=first)
    end_of_deck(state, second, ())
    assert state.round == 2
    assert state.night
    assert len(state.hand[first]) == 5


@rule("MK-2.10")
def test_a_new_round_renews_source_offers_and_hands() -> None:
    state = begun(2)
    lowest = state.advanced_offer[0], state.spell_offer[0]
    kept = state.advanced_offer[1:], state.spell_offer[1:]
    state.steps.clear()
    arrange(state, order=(0, 1), discard=state.deck[0], deck=(), seat=0)
    before = all_cards(state, 0)
    state.push(EndRound())
    state.start()
    assert state.night
    assert state.advanced_offer[:2] == kept[0]
    assert state.spell_offer[:2] == kept[1]
    assert (state.advanced_deck[0], state.spell_deck[0]) == lowest
    assert len(state.hand[0]) == 5
    assert all_cards(state, 0) == before


@rule("MK-2.11")
def test_at_the_start_of_a_round_the_dummy_gets_the_lowest_card_and_a_crystal() -> None:
    state = begun(1)
    do(state, "take-tactic early-bird")
    card, spell = state.advanced_offer[0], state.setting.cards[state.spell_offer[0]]
    assert spell is not None
    crystals = sum(state.dummy_crystals)
    state.steps.clear()
    state.push(EndRound())
    state.start()
    assert card in state.dummy_deck
    assert (len(state.dummy_deck), sum(state.dummy_crystals)) == (17, crystals + len(spell.colour))


@rule("MK-2.12")
def test_the_dummy_turns_three_cards_and_more_by_its_crystals() -> None:
    for seed in range(20):
        state = begun(1, seed)
        deck, crystals = state.dummy_deck, state.dummy_crystals
        third = state.setting.cards[deck[-3]]
        assert third is not None
        more = crystals[("red", "blue", "green", "white").index(third.colour[0])]
        do(state, "take-tactic early-bird")
        if state.order[0] == 0:
            arrange(state, hand=("march",), seat=0)
            do(state, "play-sideways march move", "end-turn")
        assert len(state.dummy_gone) == 3 + more
        assert state.dummy_gone[:3] == tuple(reversed(deck[-3:]))


@rule("MK-2.12")
def test_the_dummy_announces_the_end_when_its_deck_is_empty() -> None:
    state = begun(1)
    do(state, "take-tactic early-bird")
    arrange(state, dummy_gone=state.dummy_gone + state.dummy_deck, dummy_deck=(), hand=("march",), seat=0)
    do(state, "play-sideways march move", "end-turn")
    assert state.announced == 1
    assert state.closing


@rule("MK-2.13")
def test_when_the_city_is_found_everybody_has_one_turn_more() -> None:
    state = table("march", "march", players=3)
    order = state.order
    lay(state, "core-5", (1, 1))
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.game_ending
    assert (state.turn, state.last_turns) == (order[1], (order[2], order[0]))


@rule("MK-2.13")
def test_if_the_end_was_announced_before_no_turns_are_added() -> None:
    state = table("march", "march", players=3)
    lay(state, "core-5", (1, 1))
    arrange(state, closing=True, last_turns=(state.order[1],))
    do(state, "play-sideways march move", "end-turn", "done")
    assert state.game_ending
    assert state.last_turns == ()


@rule("MK-2.14")
def test_the_game_ends_after_the_last_round() -> None:
    state = table("march")
    state.steps.clear()
    arrange(state, round=state.setting.rounds)
    state.push(EndRound())
    state.start()
    assert state.over
