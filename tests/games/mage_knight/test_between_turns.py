"""What may be used before one's own turn and in the turns of others, and who is waited for."""

from __future__ import annotations

import pytest

from herna.games.mage_knight.setting import NONE, WOUND
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.round import NextTurn
from herna.kernel import IllegalAction
from tests.games.mage_knight.table import begun, cards, do, fight, lay, offers, site_hex, table

rule = pytest.mark.rule


def with_tactic(state: KnightState, seat: int, name: str) -> None:
    """A seat holds this tactic, face up."""
    state.tactic[seat] = next(n for n, tactic in enumerate(state.setting.tactics) if tactic.id == name)
    state.tactic_used[seat] = False
    state.changed()


def refused(state: KnightState, move: str, seat: int) -> IllegalAction:
    with pytest.raises(IllegalAction) as error:
        state.apply(state.parse(move), seat)
    return error.value


def react(state: KnightState, seat: int, *moves: str) -> None:
    for move in moves:
        state.apply(state.parse(move), seat)


def next_turn_of(state: KnightState, seat: int) -> None:
    """The turn of this seat is about to begin."""
    state.steps.clear()
    state.push(NextTurn(state.order[state.order.index(seat) - 1]))
    state.start()
    state.changed()


@rule("MK-5.10", "MK-7.9")
def test_a_village_is_plundered_in_the_turn_of_another_and_nobody_waits_for_it() -> None:
    state = table("march")
    other = 1 - state.turn
    state.place[other] = site_hex(state, "village")
    state.changed()
    assert state.seats_to_act == (state.turn, other)
    assert state.seats_awaited == (state.turn,)
    hand = len(state.hand[other])
    react(state, other, "plunder")
    assert (len(state.hand[other]), state.reputation[other]) == (hand + 2, -1)
    assert state.seats_to_act == (state.turn,), "once between two turns"


@rule("MK-5.10")
def test_others_may_react_while_one_fights() -> None:
    state = table("march")
    other = 1 - state.turn
    state.place[other] = site_hex(state, "village")
    fight(state, "green-prowlers")
    assert state.seats_to_act == (state.turn, other)
    assert state.seats_awaited == (state.turn,)
    react(state, other, "plunder")
    assert state.combat is not None


@rule("MK-5.10")
def test_midnight_meditation_is_used_in_the_turn_of_another_too() -> None:
    state = table("march", night=True)
    other = 1 - state.turn
    with_tactic(state, other, "midnight-meditation")
    state.hand[other] = cards(state, "wound", "rage")
    state.changed()
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
    next_turn_of(state, other)
    assert state.steps[-1].__class__.__name__ == "Turn"
    assert not state.sparing_done[other], "before the next turn again"
    next_turn_of(state, other)
    assert offers(state, other) == ["spare-card", "take-spared"], "one of the two must be done before the turn"
    do(state, "take-spared")
    assert top in state.hand[other]
    assert state.tactic_used[other]
    assert state.steps[-1].__class__.__name__ == "Turn"


@rule("MK-5.1", "MK-5.10")
def test_before_the_turn_one_is_asked_and_an_empty_deck_counts_afterwards() -> None:
    state = table("march")
    other = 1 - state.turn
    state.place[other] = site_hex(state, "village")
    state.deck[other] = cards(state, "rage", "march")
    state.hand[other] = cards(state, "stamina")
    next_turn_of(state, other)
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
    next_turn_of(state, seat)
    assert "use-tactic" in offers(state)


@rule("MK-5.12")
def test_they_are_over_once_the_last_turn_has_begun() -> None:
    state = table("march", players=3)
    first, second, third = state.order
    for seat in (first, second, third):
        state.place[seat] = site_hex(state, "village")
    state.closing, state.last_turns = True, (third,)
    state.turn = second
    state.changed()
    assert state.seats_to_act == (second, third), "the first has had his last turn, the second has it now"
    assert "plunder" not in offers(state, second)
    assert offers(state, first) == []


@rule("MK-5.12")
def test_before_the_last_turn_they_may_still_be_used() -> None:
    state = table("march", players=2)
    second = state.order[1]
    state.place[second] = site_hex(state, "village")
    state.closing, state.last_turns = True, (second,)
    next_turn_of(state, second)
    assert state.last_turns == ()
    assert offers(state) == ["plunder", "start-turn"]


@rule("MK-5.12")
def test_nothing_of_the_kind_while_tactics_are_taken() -> None:
    state = begun(2)
    for seat in (0, 1):
        state.place[seat] = site_hex(state, "village")
    state.changed()
    assert len(state.seats_to_act) == 1
    assert all(move.startswith("take-tactic") for move in offers(state))


@rule("MK-5.12")
def test_a_seat_without_a_turn_to_come_is_told_so() -> None:
    state = table("march", players=3)
    first, second, third = state.order
    for seat in (first, third):
        state.place[seat] = site_hex(state, "village")
    state.closing, state.last_turns, state.turn = True, (third,), second
    state.changed()
    react(state, third, "plunder")
    assert refused(state, "plunder", first).code == "wrong-seat"


@rule("MK-5.11")
def test_who_an_announced_effect_touches_is_asked_first_and_only_if_he_has_something() -> None:
    from herna.games.mage_knight.effects.skills import GiveWound
    from herna.games.mage_knight.steps.reactions import Forewarn

    for village in (True, False):
        state = table("march")
        other = 1 - state.turn
        state.place[other] = site_hex(state, "village") if village else NONE
        before = state.hand[other].count(WOUND)
        state.push_all([Forewarn(other), GiveWound(other)])
        state.start()
        state.changed()
        if village:
            assert state.seats_awaited == (other,)
            assert offers(state, other) == ["plunder", "done"]
            assert state.hand[other].count(WOUND) == before, "the effect comes afterwards"
            react(state, other, "plunder")
        assert state.hand[other].count(WOUND) == before + 1
        assert state.seats_awaited == (state.turn,)


# A turn needs a card


@rule("MK-5.7", "MK-5.9")
def test_with_nothing_but_wounds_in_hand_one_rests_slowly_or_plays_on() -> None:
    state = table("wound", "wound")
    seat = state.turn
    state.place[seat] = site_hex(state, "village")
    state.points[0] = 9
    state.changed()
    assert {"rest wound", "interact", "end-turn"} <= set(offers(state))
    rested = state.copy()
    do(rested, "rest wound")
    assert "end-turn" in offers(rested)
    assert not [move for move in offers(rested) if move.startswith(("move-to", "interact", "rest"))]
    do(rested, "end-turn")
    assert (rested.discard[seat], rested.hand[seat].count(WOUND)) == ((WOUND,), 1)


@rule("MK-5.7")
def test_a_turn_played_with_nothing_but_wounds_ends_without_a_discard() -> None:
    state = table("wound", "wound")
    seat = state.turn
    state.place[seat] = site_hex(state, "village")
    state.changed()
    do(state, "interact", "end-turn")
    assert (state.discard[seat], state.hand[seat].count(WOUND)) == ((), 2)
    assert state.turn != seat


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
        state.place[seat], state.trail, state.points[0], state.card_done = spot, (spot,), 9, False
        state.changed()
        with pytest.raises(IllegalAction) as refused:
            state.apply(move)
        assert (refused.value.code, refused.value.clause) == ("only-wounds", "MK-5.7"), move
        state.card_done = True
        state.changed()
        assert move in offers(state)


@rule("MK-5.7")
def test_who_has_played_a_card_may_go_on_with_nothing_but_wounds_in_hand() -> None:
    state = table("march", "wound")
    do(state, "play-card march basic")
    assert {"move-to 1/0", "rest wound", "end-turn"} <= set(offers(state))


@rule("MK-5.7")
def test_who_began_with_an_empty_hand_needs_no_card() -> None:
    state = table()
    state.began_empty = True
    state.changed()
    assert "end-turn" in offers(state)
    state.hand[state.turn] = (WOUND,)
    state.changed()
    assert "end-turn" in offers(state)


@rule("MK-5.7")
def test_a_hand_of_wounds_comes_to_an_end() -> None:
    state = table("wound", "wound", "wound", "wound", "wound", "wound", players=1)
    state.deck[0] = cards(state, "wound", "wound")
    state.changed()
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
    from herna.games.mage_knight.hero import drop_hand

    state = table("march", "wound")
    assert not state.card_done
    drop_hand(state, state.turn)
    assert state.card_done
