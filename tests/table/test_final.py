"""Which options cannot be taken back is known before they are chosen."""

from __future__ import annotations

import pytest

import herna
from herna.bots import bot
from herna.kernel import Match
from herna.table.offered import MOST_TRIED, final_options

MOVES = 40


@pytest.mark.parametrize("name", herna.game_names())
def test_what_is_marked_is_what_cannot_be_taken_back(name: str) -> None:
    game = herna.game(name)
    match = Match.new(game, min(2, game.players[-1]), 5)
    bots = [bot("random", seat) for seat in range(2)]
    tried = 0
    for _ in range(MOVES):
        if match.state.over:
            break
        seat = match.state.seats_awaited[0]
        options = list(match.state.options(seat))
        marked, action = final_options(match.state, seat), bots[seat].choose(match.state, seat)
        match.play(action, seat)
        if len(options) <= MOST_TRIED:
            tried += 1
            assert (options.index(action) in marked) == (match.free_undo(seat) == 0), action
    assert tried


def test_nobody_is_told_anything_who_only_looks_on() -> None:
    assert final_options(Match.new(herna.game("mage_knight"), 2, 1).state, None) == ()
