"""What may be used before one's own turn and in the turns of others, and who is waited for."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import (
    arrange,
    at_turn,
    begun,
    cards,
    do,
    fight,
    in_fight,
    lay,
    offers,
    pass_turn,
    resolve,
    set_points,
    set_turn,
    site_hex,
    stand,
    table,
    turn_of,
)

rule = pytest.mark.rule


def with_tactic(state: KnightState, seat: int, name: str) -> None:
    """A seat holds this tactic, face up."""
    arrange(
        state,
        tactic=name,
        tactic_used=False,
        seat=seat,
    )


def refused(state: KnightState, move: str, seat: int) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        state.apply(state.parse(move), seat)
    return error.value


def react(state: KnightState, seat: int, *moves: str) -> None:
    for move in moves:
        state.apply(state.parse(move), seat)


@rule("MK-5.10", "MK-7.9")
def test_a_village_is_plundered_in_the_turn_of_another_and_nobody_waits_for_it() -> None:
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), seat=other)
    assert list(state.seats_to_act) == [state.turn, other]
    assert state.seats_awaited == (state.turn,)
    hand = len(state.hand[other])
    react(state, other, "plunder")
    assert (len(state.hand[other]), state.reputation[other]) == (hand + 2, -1)
    assert state.seats_to_act == (state.turn,), "once between two turns"


@rule("MK-5.10")
def test_others_may_react_while_one_fights() -> None:
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), seat=other)
    fight(state, "green-prowlers")
    assert state.seats_to_act == (state.turn, other)
    assert state.seats_awaited == (state.turn,)
    react(state, other, "plunder")
    assert in_fight(state)


@rule("MK-5.10")
def test_midnight_meditation_is_used_in_the_turn_of_another_too() -> None:
    state = table("march", night=True)
    other = 1 - state.turn
    with_tactic(state, other, "midnight-meditation")
    arrange(state, hand=("wound", "rage"), seat=other)
    assert offers(state, other) == ["use-tactic"]
    react(state, other, "use-tactic", "discard-card wound", "done")
    assert len(state.hand[other]) == 2
    assert state.tactic_used[other]
    assert offers(state, other) == []


@rule("MK-5.10")
def test_sparing_power_spares_once_before_each_turn_or_gives_everything_and_is_turned_down() -> None:
    state = table("march", night=True)
    other = 1 - state.turn
    with_tactic(state, other, "sparing-power")
    top = state.deck[other][-1]
    assert offers(state, other) == ["spare-card"]
    react(state, other, "spare-card")
    assert state.spared[other] == (top,)
    assert offers(state, other) == [], "done before this turn"
    pass_turn(state, other)
    assert at_turn(state)
    assert not state.sparing_done[other], "before the next turn again"
    pass_turn(state, other)
    assert offers(state, other) == ["spare-card", "take-spared", "start-turn"], "it may be used, and need not"
    do(state, "take-spared")
    assert top in state.hand[other]
    assert state.tactic_used[other]
    assert at_turn(state)


@rule("MK-5.1", "MK-5.10")
def test_before_the_turn_one_is_asked_and_an_empty_deck_counts_afterwards() -> None:
    state = table("march")
    other = 1 - state.turn
    arrange(state, place=site_hex(state, "village"), deck=cards(state, "rage", "march"), hand=("stamina",), seat=other)
    pass_turn(state, other)
    assert offers(state) == ["plunder", "start-turn"]
    do(state, "plunder")
    assert offers(state) == ["start-turn", "announce-end"], "the deck is empty now"
    do(state, "announce-end")
    assert state.announced == other


@rule("MK-5.10")
def test_even_the_first_in_the_order_may_use_them_before_the_first_turn() -> None:
    state = table("march")
    seat = state.turn
    with_tactic(state, seat, "midnight-meditation")
    pass_turn(state, seat)
    assert "use-tactic" in offers(state)


@rule("MK-5.12")
def test_they_are_over_once_the_last_turn_has_begun() -> None:
    state = table("march", players=3)
    first, second, third = state.order
    for seat in (first, second, third):
        arrange(state, place=site_hex(state, "village"), seat=seat)
    arrange(state, closing=True, last_turns=(second, third))
    pass_turn(state, second)
    do(state, "start-turn")
    assert state.last_turns == (third,)
    assert state.seats_to_act == (second, third), "the first has had his last turn, the second has it now"
    assert "plunder" not in offers(state, second)
    assert offers(state, first) == []


@rule("MK-5.12")
def test_before_the_last_turn_they_may_still_be_used() -> None:
    state = table("march", players=2)
    second = state.order[1]
    arrange(state, place=site_hex(state, "village"), closing=True, last_turns=(second,), seat=second)
    pass_turn(state, second)
    assert state.last_turns == ()
    assert offers(state) == ["plunder", "start-turn"]


@rule("MK-5.12")
def test_nothing_of_the_kind_while_tactics_are_taken() -> None:
    state = begun(2)
    for seat in (0, 1):
        arrange(state, place=site_hex(state, "village"), seat=seat)
    assert len(state.seats_to_act) == 1
    assert all(move.startswith("take-tactic") for move in offers(state))


@rule("MK-5.12")
def test_a_seat_without_a_turn_to_come_is_told_so() -> None:
    state = table("march", players=3)
    first, second, third = state.order
    for seat in (first, third):
        arrange(state, place=site_hex(state, "village"), seat=seat)
    arrange(state, closing=True, last_turns=(second, third))
    pass_turn(state, second)
    react(state, third, "plunder")
    assert refused(state, "plunder", first).code == "wrong-seat"


@rule("MK-5.11")
def test_who_an_announced_effect_touches_is_asked_first_and_only_if_he_has_something() -> None:
    from herna.games.mage_knight.effects.skills import GiveWound
    from herna.games.mage_knight.steps.reactions import Forewarn

    for village in (True, False):
        state = table("march")
        other = 1 - state.turn
        arrange(state, place=site_hex(state, "village") if village else NONE, seat=other)
        before = state.hand[other].count(WOUND)
        resolve(state, Forewarn(other), GiveWound(other))
        if village:
            assert state.seats_awaited == (other,)
            assert offers(state, other) == ["plunder", "done"]
            assert state.hand[other].count(WOUND) == before, "the effect comes afterwards"
            react(state, other, "plunder")
        assert state.hand[other].count(WOUND) == before + 1
        assert state.seats_awaited == (state.turn,)


# A turn needs a card


@rule("MK-5.7", "MK-5.9")
def test_with_nothing_but_wounds_in_hand_a_slow_rest_is_left() -> None:
    state = table("wound", "wound")
    seat = state.turn
    arrange(state, place=site_hex(state, "village"), seat=seat)
    set_points(state, move=9)
    assert offers(state) == ["rest wound"], "no step, no tile, no action, and no end without a card"
    for move in ("interact", "end-turn"):
        with pytest.raises(IllegalAction) as caught:
            state.apply(move)
        assert caught.value.clause == "MK-5.7"
    rested = state.copy()
    do(rested, "rest wound")
    assert "end-turn" in offers(rested)
    assert not [move for move in offers(rested) if move.startswith(("move-to", "interact", "rest"))]
    do(rested, "end-turn")
    assert (rested.discard[seat], rested.hand[seat].count(WOUND)) == ((WOUND,), 1)


@rule("MK-5.7")
def test_a_turn_in_which_a_card_was_played_ends_as_usual_with_nothing_but_wounds_left() -> None:
    state = table("march", "wound", "wound")
    seat = state.turn
    do(state, "play-card march basic", "end-turn")
    assert (state.discard[seat], state.hand[seat].count(WOUND)) == (cards(state, "march"), 2)
    assert state.turn != seat


@rule("MK-5.7")
def test_what_is_no_part_of_a_turn_may_change_a_hand_of_wounds() -> None:
    state = table("wound", "wound")
    seat = state.turn
    arrange(state, skills=("arythea-motivation",), deck=("march", "rage", "promise"))
    assert "end-turn" not in offers(state)
    do(state, "use-skill arythea-motivation")
    assert len(state.hand[seat]) == 4
    assert "end-turn" in offers(state)


@rule("MK-5.8")
def test_a_rest_and_discards_before_drawing_teach_nobody_anything() -> None:
    state = table("march", "rage", "wound")
    do(state, "rest march")
    assert not state.learnt
    do(state, "discard-card wound")
    assert not state.learnt
    do(state, "end-turn")
    assert not state.learnt, "what may be discarded is asked of its owner alone"
    do(state, "discard-card rage")
    assert state.learnt, "then cards are drawn"


@rule("MK-5.8")
def test_who_may_act_while_somebody_rests_tells_nothing_of_wounds() -> None:
    seen = []
    for hand in (("march", "rage", "wound"), ("march", "rage", "stamina")):
        state = table(*hand, players=2)
        other = 1 - state.turn
        with_tactic(state, other, "sparing-power")
        do(state, "rest march")
        seen.append((state.seats_to_act, state.seats_awaited, state.view(other).prompt, state.view(None).prompt))
        assert other in state.seats_to_act
    assert seen[0] == seen[1]


@rule("MK-5.9")
def test_a_slow_rest_shows_the_hand() -> None:
    state = table("wound", "wound")
    do(state, "rest wound")
    assert state.learnt


@rule("MK-5.7")
def test_with_nothing_but_wounds_no_combat_is_begun_before_a_card_was_used() -> None:
    state = table("wound", "wound")
    lay(state, "7", (1, 1))
    seat, near = state.turn, state.setting.lattice.neighbours
    orcs, name = site_hex(state, "marauding-orcs"), state.setting.hex_names
    beside = [spot for spot in near[orcs] if spot // 7 == orcs // 7]
    start, goal = next((one, two) for one in beside for two in near[one] if two in beside and one != two)
    for spot, move in (
        (start, f"challenge {name[orcs]}"),
        (start, f"move-to {name[goal]}"),
        (site_hex(state, "dungeon"), "enter-site"),
        (site_hex(state, "monastery"), "burn"),
    ):
        stand(state, spot, seat=seat)
        set_points(state, move=9)
        set_turn(state, card_done=False)
        with pytest.raises(IllegalAction) as refused:
            state.apply(move)
        assert (refused.value.code, refused.value.clause) == ("only-wounds", "MK-5.7"), move
        set_turn(state, card_done=True)
        assert move in offers(state)


@rule("MK-5.7")
def test_who_has_played_a_card_may_go_on_with_nothing_but_wounds_in_hand() -> None:
    state = table("march", "wound")
    do(state, "play-card march basic")
    assert {"move-to 1/0", "rest wound", "end-turn"} <= set(offers(state))


@rule("MK-5.7")
def test_who_began_with_an_empty_hand_needs_no_card() -> None:
    state = table()
    set_turn(state, began_empty=True)
    assert "end-turn" in offers(state)
    arrange(state, hand=(WOUND,))
    assert "end-turn" in offers(state)


@rule("MK-5.7")
def test_a_hand_of_wounds_comes_to_an_end() -> None:
    state = table("wound", "wound", "wound", "wound", "wound", "wound", players=1)
    arrange(state, deck=("wound", "wound"), seat=0)
    for _ in range(40):
        if state.round > 1:
            break
        do(state, next(move for move in ("rest wound", "end-turn", "start-turn", "done") if move in offers(state)))
    assert state.round == 2


@rule("MK-5.8", "MK-5.9")
def test_the_kind_of_rest_depends_on_the_hand_at_that_moment() -> None:
    state = table("march", "wound", "wound")
    assert [move for move in offers(state) if move.startswith("rest")] == ["rest march"]
    do(state, "play-card march basic")
    assert [move for move in offers(state) if move.startswith("rest")] == ["rest wound"]


@rule("MK-5.13")
def test_cards_lost_to_paralysis_count_as_discarded() -> None:
    from herna.games.mage_knight.rules.hero import drop_hand

    state = table("march", "wound")
    assert not turn_of(state).card_done
    drop_hand(state, state.turn)
    assert turn_of(state).card_done
