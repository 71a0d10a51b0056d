"""A finished game looked at again: chances, what would have been better, and luck apart, from what each seat knew."""

from __future__ import annotations

import random

import pytest

import herna
from herna.bots import bot
from herna.bots.analysis import Looker, analyse, chance, luck_of, some_turns, turning_points, turns_of
from herna.kernel import Match, Record


def played(name: str, players: int, seed: int, moves: int = 10_000) -> Record:
    """A game of beginners, or its first moves."""
    match = Match.new(herna.game(name), players, seed)
    bots = [bot("beginner", seat) for seat in range(players)]
    while not match.state.over and match.ply < moves:
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match.record


def test_the_chances_of_all_rivals_are_one_win_and_the_end_is_what_it_was() -> None:
    record = played("eight_minute_empire", 2, 3)
    turns = list(analyse(record))
    assert [(turn.seat, turn.first, turn.last) for turn in turns] == turns_of(record)
    assert all(abs(sum(turn.standing) - 1000) <= 1 for turn in turns)
    state = record.replay()
    assert [share == 1000 for share in turns[-1].standing] == [seat in state.winners for seat in range(2)]
    assert turning_points(turns), "beginners always give something away"
    for turn in turning_points(turns):
        assert set(turn.better) == {"cs", "en"}
        assert all(turn.better.values())


def test_an_analysis_in_pieces_is_the_same_as_a_whole_one() -> None:
    record = played("eight_minute_legends", 2, 4, 40)
    whole = list(analyse(record))
    pieces = [turn for first in range(0, len(whole), 3) for turn in some_turns(record, first, 3)]
    assert pieces == whole
    assert list(some_turns(record, len(whole), 3)) == []


@pytest.mark.parametrize(("name", "moves"), [("monster_lands", 60), ("mage_knight", 12)])
def test_a_game_alone_has_turns_as_well(name: str, moves: int) -> None:
    """Nobody else moves in between: a turn is over when something has come to light, and luck counts once."""
    record = played(name, 1, 5, moves)
    turns = list(analyse(record))
    assert [turn.first for turn in turns] == [0, *(turn.last for turn in turns[:-1])]
    assert turns[-1].last == len(record.moves)
    assert len(turns) > 3
    state = record.replay(0)
    for number, move in enumerate(record.moves, start=1):
        state.apply(move.action, move.seat)
        assert (number in {turn.last for turn in turns}) == (state.learnt or number == len(record.moves))


@pytest.mark.parametrize(("name", "players"), [("andor", 2), ("mage_knight", 1), ("monster_lands", 2)])
def test_every_game_can_be_analysed(name: str, players: int) -> None:
    record = played(name, players, 5, 30)
    turns = list(analyse(record))
    assert turns[-1].last == len(record.moves)
    assert all(len(turn.standing) == players for turn in turns)
    assert set(luck_of(turns, players)) == set(range(players))


def test_what_is_hidden_from_a_seat_does_not_change_what_it_gave_away() -> None:
    """The same turn from a position in which only hidden things lie otherwise."""
    state = played("eight_minute_empire", 2, 6, 30).replay()
    seat = state.seats_to_act[0]
    told = []
    for world in (state, state.imagine(seat, random.Random(5))):
        looker = Looker(world.setting, 0.5, "same")
        told.append(looker.best(world, seat))
    assert told[0] == told[1]


def test_a_lead_is_worth_more_the_less_of_the_game_is_left() -> None:
    assert chance(3, 6, 1) < chance(3, 6, 0.5) < chance(3, 6, 0)
    assert chance(-3, 6, 0.5) == pytest.approx(1 - chance(3, 6, 0.5))
