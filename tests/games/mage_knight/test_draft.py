"""The draft before the game: cards that are kept in secret, passed on, and shuffled in after days."""

from __future__ import annotations

import random
from typing import Any

import pytest

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight import actions as act
from herna.games.mage_knight.rules.drafting import draft_hand
from herna.games.mage_knight.rules.scoring import cards_of
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.steps.draft import KeepCard, ShuffleIn, after_day
from herna.games.mage_knight.steps.round import ChooseTactic, EndRound
from herna.kernel import IllegalAction, Match
from herna.table.knowledge import Story, hidden_moves, partial_record
from herna.words import say

rule = pytest.mark.rule


def drafting(players: int = 3, seed: int = 1, **options: Any) -> KnightState:
    """A table at which everybody holds four cards."""
    state = GAME.new(players=players, seed=seed, heroes="dealt", scenario="full-conquest", draft=True, **options)
    assert isinstance(state, KnightState)
    return state


def keep_all(state: KnightState, pick: int = 0) -> list[int]:
    """Everybody keeps one card; gives them by seat."""
    kept = []
    for seat in range(state.setting.players):
        card = state.options(seat)[pick]
        assert isinstance(card, act.TakeCard)
        kept.append(card.card)
        state.apply(card, seat)
    return kept


def drafted(players: int = 3, seed: int = 1, **options: Any) -> KnightState:
    """A table after the draft."""
    state = drafting(players, seed, **options)
    while isinstance(state.steps[-1], KeepCard):
        keep_all(state)
    return state


def end_round(state: KnightState, *, number: int, night: bool) -> None:
    """The round of this number ends."""
    state.round, state.night = number, night
    state.steps[:] = [EndRound()]
    state.start()
    state.changed()


@rule("MK-30.7")
def test_everybody_holds_four_advanced_actions_before_the_table_is_laid() -> None:
    state = drafting()
    assert set(state.seats_awaited) == {0, 1, 2}, "all at once"
    for seat in range(3):
        cards = [option.card for option in state.options(seat) if isinstance(option, act.TakeCard)]
        assert len(cards) == 4
        assert all(card in state.setting.advanced_range for card in cards)
    assert (state.laid, state.dice, state.unit_offer, state.advanced_offer) == ((), (), (), ())


@rule("MK-30.7")
def test_hands_are_passed_on_clockwise_until_everybody_has_three_cards() -> None:
    state = drafting()
    dealt = state.draft_dealt
    first = keep_all(state)
    for seat in range(3):
        assert set(draft_hand(state, (seat + 1) % 3, 1)) == set(dealt[seat]) - {first[seat]}
    second = keep_all(state, pick=1)
    for seat in range(3):
        gone = {first[seat], second[(seat + 1) % 3]}
        assert set(draft_hand(state, (seat + 2) % 3, 2)) == set(dealt[seat]) - gone
    third = keep_all(state)
    assert state.drafted == list(zip(first, second, third, strict=True))
    assert isinstance(state.steps[-1], ChooseTactic)


@rule("MK-30.7")
@pytest.mark.parametrize("players", [1, 2, 4])
def test_the_draft_works_for_every_number_of_heroes(players: int) -> None:
    state = drafted(players)
    kept = [card for cards in state.drafted for card in cards]
    assert len(set(kept)) == 3 * players


@rule("MK-30.7")
def test_nobody_waits_for_whoever_has_kept_a_card() -> None:
    state = drafting()
    state.apply(state.options(1)[0], 1)
    assert set(state.seats_awaited) == {0, 2}
    assert state.options(1) == ()


@rule("MK-30.7")
def test_only_what_one_holds_can_be_kept() -> None:
    state = drafting()
    other = state.options(1)[0]
    with pytest.raises(IllegalAction) as refused:
        state.apply(other, 0)
    assert (refused.value.code, refused.value.clause) == ("not-drafted-here", "MK-30.7")


@rule("MK-30.8")
def test_what_nobody_kept_is_in_the_deck_again_and_the_rest_apart() -> None:
    state = drafted()
    kept = {card for cards in state.drafted for card in cards}
    there = {*state.advanced_deck, *state.advanced_offer, *state.unit_cards}
    assert there | kept == set(state.setting.advanced_range)
    assert not there & kept
    assert state.laid
    assert all(not kept & set(cards_of(state, seat)) for seat in range(3))
    assert all(line.score.rows["knowledge"] == (0, 0) for line in GAME.view(state, 0).hero_boards)


@rule("MK-30.8")
def test_nobody_else_sees_what_was_drafted() -> None:
    state = drafted()
    boards = GAME.view(state, 0).hero_boards
    assert boards[0].drafted == tuple(sorted(boards[0].drafted or (), key=state.setting.card_ids.index))
    assert [board.drafted for board in boards[1:]] == [None, None]
    assert [board.drafted_count for board in boards] == [3, 3, 3]
    assert all(board.drafted is None for board in GAME.view(state, None).hero_boards)


@rule("MK-30.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_whatever_a_seat_cannot_know_of_a_draft_is_dealt_again(players: int) -> None:
    dice = random.Random(players)
    state = drafting(players, 4)
    others = set()
    while isinstance(state.steps[-1], KeepCard | ChooseTactic) and state.round == 0:
        for seat in (*range(players), None):
            imagined = state.imagine(seat, dice)
            assert imagined.view(seat) == state.view(seat)
            assert seat is None or imagined.options(seat) == state.options(seat)
            held = [card for hand in imagined.draft_dealt for card in hand]
            assert len({*held, *imagined.advanced_deck}) == len(state.setting.advanced_range)
            others.add(imagined.draft_dealt)
        seat = dice.choice(state.seats_to_act)
        state.apply(dice.choice(state.options(seat)), seat)
    assert len(others) > 4 * players


@rule("MK-30.8")
def test_what_a_seat_has_passed_on_and_seen_again_it_knows() -> None:
    state = drafting(2)
    keep_all(state)
    passed = draft_hand(state, 1, 1)
    keep_all(state)
    for seed in range(8):
        imagined = state.imagine(0, random.Random(seed))
        assert imagined.drafted[1][1] == state.drafted[1][1], "the one of its own hand that did not come back"
        assert imagined.drafted[1][1] in passed
        assert imagined.draft_dealt[0] == tuple(imagined.draft_dealt[0])


@rule("MK-30.8", "MK-30.9")
def test_records_do_not_tell_others_what_was_kept_or_shuffled_in() -> None:
    match = Match.new(GAME, 2, 3, heroes="dealt", scenario="full-conquest", draft=True)
    while isinstance(match.state.steps[-1], KeepCard):
        seat = match.state.seats_to_act[0]
        match.play(match.state.options(seat)[0], seat)
    own = {number for number, move in enumerate(match.record.moves) if move.seat == 0}
    assert hidden_moves(match.record, (0,)) == set(range(6)) - own
    assert hidden_moves(match.record, ()) == set(range(6))
    text = partial_record(Story.of(match.record), (0,))
    assert text.count("hidden") == 3


@rule("MK-30.9")
def test_after_a_day_everybody_shuffles_one_card_in_and_nobody_sees_which() -> None:
    state = drafted()
    end_round(state, number=1, night=False)
    assert isinstance(state.steps[-1], ShuffleIn)
    assert set(state.seats_awaited) == {0, 1, 2}
    chosen = []
    for seat in (2, 0, 1):
        option = state.options(seat)[1]
        assert isinstance(option, act.AddDrafted)
        chosen.append((seat, option.card))
        state.apply(option, seat)
    for seat, card in chosen:
        assert card in (*state.deck[seat], *state.hand[seat])
        assert card not in state.drafted[seat]
        assert len(state.drafted[seat]) == 2
    dice = random.Random(1)
    seen = set()
    for _ in range(20):
        imagined = state.imagine(0, dice)
        assert imagined.view(0) == state.view(0)
        seen.add((imagined.draft_used[1], imagined.draft_used[2]))
    assert len(seen) > 3, "several could be"


@rule("MK-30.8")
@pytest.mark.parametrize("shuffled_in", [False, True])
def test_whoever_passed_cards_on_still_knows_them_after_the_draft(shuffled_in: bool) -> None:
    state = drafting(3)
    passed = []
    for turn in range(3):
        held = draft_hand(state, 0, turn)
        keep_all(state)
        passed.append({*held} - {*state.drafted[0]})
    if shuffled_in:
        end_round(state, number=1, night=False)
        while isinstance(state.steps[-1], ShuffleIn):
            state.apply(state.options(state.seats_to_act[0])[0], state.seats_to_act[0])
    true = [{*state.drafted[seat], *state.draft_used[seat]} for seat in range(3)]
    imagined = set()
    for seed in range(40):
        thought = state.imagine(0, random.Random(seed))
        kept = [{*thought.drafted[seat], *thought.draft_used[seat]} for seat in range(3)]
        assert kept[0] == true[0]
        # Of the three cards that left its first hand the next two heroes have one each, of the two of its second hand
        # the next hero has one; the last card of its third hand nobody has kept.
        assert all(len(kept[other] & passed[0]) == 1 for other in (1, 2))
        assert len(kept[1] & passed[1]) == 1
        assert not kept[2] & passed[1]
        assert not (kept[1] | kept[2]) & passed[2]
        for turn, went_on in enumerate(passed):
            others = went_on - kept[1] - kept[2]
            assert len(others) == 1, f"one of hand {turn} came back into the deck"
            hidden = {*state.advanced_deck}
            assert others <= {*thought.advanced_deck} or not others & hidden
        imagined.add((tuple(sorted(kept[1])), tuple(sorted(kept[2]))))
    assert len(imagined) > 20, "who has which of them, and what they have besides, nobody knows"


@rule("MK-30.9")
def test_after_a_night_and_at_the_end_of_the_game_nothing_is_shuffled_in() -> None:
    state = drafted()
    end_round(state, number=2, night=True)
    assert all(len(cards) == 3 for cards in state.drafted)
    state = drafted()
    end_round(state, number=state.setting.rounds, night=False)
    assert state.over
    assert all(len(cards) == 3 for cards in state.drafted)


@rule("MK-30.9")
def test_in_darkness_every_first_round_counts_as_a_day() -> None:
    for number, night, counts in ((1, True, False), (2, False, True), (3, True, False)):
        state = drafted(darkness=True)
        state.round, state.night = number, night
        assert state.setting.scenario.ends_as_night(state) is counts
    dawn = drafted(night_arrival=True)
    assert dawn.setting.scenario.ends_as_night(dawn), "with Night Arrival the light of the round counts"


@rule("MK-30.9")
def test_the_last_card_needs_no_question() -> None:
    state = drafted()
    state.drafted = [(card,) for card, *_ in state.drafted]
    before = len(state.steps)
    after_day(state)
    assert len(state.steps) == before
    assert state.drafted == [(), (), ()]


@rule("MK-30.9")
def test_a_card_that_was_played_is_known_from_then_on() -> None:
    state = drafted()
    end_round(state, number=1, night=False)
    while isinstance(state.steps[-1], ShuffleIn):
        state.apply(state.options()[0])
    (card,) = state.draft_used[1]
    state.deck[1] = tuple(one for one in state.deck[1] if one != card)
    state.hand[1] = tuple(one for one in state.hand[1] if one != card)
    state.discard[1] += (card,)
    end_round(state, number=2, night=True)
    assert card in state.artifacts_seen
    for seed in range(6):
        imagined = state.imagine(0, random.Random(seed))
        assert card in (*imagined.deck[1], *imagined.hand[1])


def test_greedy_bots_keep_the_best_card_for_them() -> None:
    state = drafting(2)
    minds = [bot("greedy", seat) for seat in range(2)]
    while isinstance(state.steps[-1], KeepCard):
        seat = state.seats_to_act[0]
        state.apply(minds[seat].choose(state, seat), seat)
    assert all(len(cards) == 3 for cards in state.drafted)


def test_the_draft_is_told_in_both_languages_and_only_to_its_owner() -> None:
    state = drafting(2)
    keep_all(state)
    for language in ("en", "cs"):
        speech = say(language, "mage_knight")
        own = next(panel for panel in GAME.picture(GAME.view(state, 0), speech) if panel.id == "draft")
        names = [speech(f"card-{card}") for card in GAME.view(state, 0).hero_boards[0].drafted or ()]
        assert all(any(name in line for line in own.speak) for name in names)
        other = next(panel for panel in GAME.picture(GAME.view(state, None), speech) if panel.id == "draft")
        assert not any(name in line for name in names for line in other.speak)
