"""Joint assaults of cities: how they end, and what can be taken back."""

from __future__ import annotations

import pytest

import herna
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.cities import leader_of
from herna.games.mage_knight.rules.land import tokens_on
from herna.kernel import IllegalAction, Match, Record
from tests.games.mage_knight.allies import (
    agreed,
    beside,
    city_name,
    do,
    end,
    finish,
    lose,
    offered,
    siege,
    slay,
    win,
)
from tests.games.mage_knight.proposals import GOLDEN, refused, taken
from tests.games.mage_knight.table import (
    arrange,
    conserved_tokens,
    stand,
)
from tests.games.mage_knight.test_joint_parts import with_rampager

rule = pytest.mark.rule


@rule("MK-25.16")
def test_the_city_is_conquered_when_all_defenders_are_beaten() -> None:
    state = agreed(siege("violet-monks", "violet-monks", "grey-crossbowmen"), 1)
    win(state, 0)
    assert not taken(state)
    win(state, 1)
    assert taken(state)
    assert leader_of(state.cities[0]) == 0
    assert state.place[0] == state.place[1] == state.cities[0].hexes[0]
    conserved_tokens(state)


@rule("MK-25.16")
def test_it_does_not_matter_whether_rampaging_enemies_were_beaten() -> None:
    state = agreed(with_rampager("provoked"), 1)
    do(state, 0, f"move-to {city_name(state)}")
    slay(state, 0, 0)
    finish(state, 0)
    win(state, 1)
    assert taken(state)


@rule("MK-25.16")
def test_if_a_defender_is_left_all_go_back_to_where_they_came_from() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen")
    origins = list(state.place)
    agreed(state, 1)
    win(state, 0)
    # He waits inside until all have fought.
    assert state.place[0] == state.cities[0].hexes[0]
    lose(state, 1)
    assert state.place == origins
    assert not taken(state)
    assert state.cities[0].shields == (0, 0)
    assert len(tokens_on(state, state.cities[0].hexes[0])) == 1
    # That is no forced withdrawal: it costs no wound.
    assert state.turn_of(0).wounds_to_hand == 0
    end(state, 0)
    assert state.place == origins
    conserved_tokens(state)


@rule("MK-25.17")
def test_all_end_their_turns_in_order_after_healing() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen", players=3)
    arrange(state, seat=1, hand=("march", "tranquility", "wound"))
    agreed(state, 1, 1)
    for seat in (0, 1, 2):
        win(state, seat)
    assert state.seats_awaited == (0,)
    assert state.turn_of(0).phase == "after"
    end(state, 0)
    assert state.seats_awaited == (1,)
    assert "play-card tranquility basic" in offered(state, 1)
    assert refused(state, 1, "interact") == ("fight-is-over", "MK-25.17")
    do(state, 1, "play-card tranquility basic")
    do(state, 1, next(option for option in offered(state, 1) if option.startswith("choose-effect")))
    do(state, 1, "heal")
    assert state.hand[1] == ()
    end(state, 1)
    assert state.seats_awaited == (2,)
    end(state, 2)
    # Both next turns are skipped.
    assert state.turn == 0
    assert not any(state.order_down)
    assert state.assault is None


@rule("MK-25.17")
def test_cards_are_drawn_and_levels_reached_at_the_end_of_each_turn() -> None:
    state = agreed(siege("violet-monks", "violet-monks"), 1)
    lose(state, 0)
    lose(state, 1)
    end(state, 0)
    assert len(state.hand[0]) >= 2
    hand = len(state.hand[1])
    end(state, 1)
    assert len(state.hand[1]) >= hand


@rule("MK-25.18")
def test_a_megapolis_is_assaulted_from_beside_either_part() -> None:
    state = siege("violet-monks", "violet-monks", "grey-crossbowmen", megapolis=4, tiles=(4, 1, 1))
    city = state.cities[0]
    assert len(city.hexes) == 2
    near = state.setting.lattice.neighbours
    left, right = city.hexes
    only_left = next(spot for spot in beside(state) if spot not in near[right])
    only_right = next(spot for spot in beside(state) if spot not in near[left])
    stand(state, only_left, seat=0)
    stand(state, only_right, seat=1)
    state.changed()
    agreed(state, 1)
    win(state, 0)
    assert state.place[0] == left
    do(state, 1, "play-card march basic", f"move-to {state.setting.hex_names[right]}")
    assert state.place[1] == right
    slay(state, 1, 0)
    finish(state, 1)
    assert taken(state)
    assert refused(state, 0, f"propose-assault {state.setting.hex_names[right]}")[0] == "no-city-to-assault"


@rule("MK-25.19")
def test_after_the_last_city_everybody_has_a_last_turn_and_the_invited_skip_it() -> None:
    state = siege("violet-monks", "violet-monks", tiles=(4, 1, 0))
    agreed(state, 1)
    win(state, 0)
    win(state, 1)
    end(state, 0)
    end(state, 1)
    # Seat 1 has skipped the last turn; seat 0 plays its own.
    assert state.game_ending
    assert state.closing
    assert state.turn == 0
    assert state.last_turns == ()
    assert not any(state.order_down)


def kept_game() -> Match:
    """A golden game of two right before a proposal that leaves a choice how to share the defenders out."""
    record = herna.load((GOLDEN / "209.herna").read_text(encoding="utf-8"))
    at = next(n for n, move in enumerate(record.moves) if isinstance(move.action, act.GiveDefenders)) - 1
    match = Match(Record(record.head, record.setting))
    for move in record.moves[:at]:
        match.play(move.action, move.seat)
    return match


def test_undo_leads_back_over_the_proposal_but_not_over_an_answer_or_the_deal() -> None:
    match = kept_game()
    seat = match.state.seats_awaited[0]
    before = match.state.digest()
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    assert match.state.seats_awaited == (1 - seat,)
    assert match.free_undo(seat) >= 2
    match.undo(seat, 2)
    assert match.state.digest() == before
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    match.play(act.AnswerProposal(agree=True), 1 - seat)
    # The defenders are dealt: nobody takes anything back any more.
    assert match.state.learnt
    assert match.free_undo(seat) == match.free_undo(1 - seat) == 0
    with pytest.raises(IllegalAction):
        match.undo(1 - seat)


def test_a_no_can_be_taken_back_until_somebody_else_acts() -> None:
    match = kept_game()
    seat = match.state.seats_awaited[0]
    match.play(next(one for one in match.state.options(seat) if isinstance(one, act.ProposeAssault)), seat)
    match.play(match.state.options(seat)[0], seat)
    match.play(act.AnswerProposal(agree=False), 1 - seat)
    assert match.free_undo(1 - seat) == 1
    assert match.free_undo(seat) == 0
    match.undo(1 - seat)
    assert match.state.seats_awaited == (1 - seat,)
