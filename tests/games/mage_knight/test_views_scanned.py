"""The view that goes out to a seat, to its partner and to whoever looks on names nothing that is hidden from it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from herna.bots import bot
from herna.games.mage_knight import GAME
from herna.games.mage_knight.faces.view import KnightView
from herna.games.mage_knight.state import KnightState
from herna.kernel import Match

PLAYERS = 4
GAMES, MANY_GAMES = 2, 100
MOVES = 120
EVERY = 3
"""In a short run every third view is read; in a soak run each of a whole game."""
EYES = (0, 1, None)
"""A seat, its partner in the other seat of its team, and nobody in particular."""


def strings_in(told: Any) -> Iterator[str]:
    """Every word in something written as JSON."""
    if isinstance(told, str):
        yield told
    elif isinstance(told, dict):
        for name, value in told.items():
            yield name
            yield from strings_in(value)
    elif isinstance(told, list):
        for value in told:
            yield from strings_in(value)


def cards_of_hands(state: KnightState, seat: int | None) -> set[int]:
    """What others hold in hand, of the cards that exist but once and lie nowhere else in sight."""
    once = {*state.setting.advanced_range, *state.setting.spell_range, *state.setting.artifact_range}
    return {card for other, hand in enumerate(state.hand) if other != seat for card in hand} & once


def decks(state: KnightState) -> set[int]:
    """The cards of the common decks."""
    return {*state.advanced_deck, *state.spell_deck, *state.artifact_deck}


def scan(state: KnightState, seat: int | None) -> None:
    """Nothing in the view of a seat names what it must not know."""
    view = state.view(seat)
    assert isinstance(view, KnightView)
    words = set(strings_in(json.loads(msgspec.json.encode(view))))
    ids = state.setting.card_ids
    hidden = {ids[card] for card in cards_of_hands(state, seat) | decks(state)}
    assert not hidden & words, f"seat {seat} reads {hidden & words}"
    for other, board in enumerate(view.hero_boards):
        if other != seat:
            assert board.hand is None
            assert board.to_draw is None, "nobody knows another's deck"
        elif board.to_draw is not None:
            assert list(board.to_draw) == sorted(board.to_draw, key=ids.index), "and of one's own not the order"
    down = [token.id for token, real in zip(view.tokens, state.tokens, strict=True) if not real.face_up]
    assert down == [None] * len(down), "a token that lies face down says its colour alone"


def test_no_view_names_a_card_of_another_hand_a_face_down_token_or_the_order_of_a_deck(soak: bool) -> None:
    looked_at = 0
    for seed in range(MANY_GAMES if soak else GAMES):
        options: dict[str, Any] = {"scenario": "full-conquest", "heroes": "dealt", "hero_fights": True}
        match = Match.new(GAME, PLAYERS, seed, **({"teams": "1-2", **options} if seed % 2 else options))
        bots = [bot("random", seat) for seat in range(PLAYERS)]
        while not match.state.over and (soak or match.ply < MOVES):
            state = match.state
            assert isinstance(state, KnightState)
            seat = state.seats_awaited[0]
            match.play(bots[seat].choose(state, seat), seat)
            if soak or match.ply % EVERY == 0:
                looked_at += 1
                for eyes in EYES:
                    scan(state, eyes)
    assert looked_at > GAMES * MOVES // EVERY // 2


def test_every_word_of_a_view_is_read() -> None:
    assert set(strings_in({"hand": ["march", {"card": "rage"}]})) == {"hand", "march", "card", "rage"}
