"""Positions made by hand, and what must stay the same in all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import herna
from herna.games.eight_minute_empire.components import CARDS, NUMBERS
from herna.games.eight_minute_empire.setting import EmpireSetting
from herna.games.eight_minute_empire.state import EmpireState
from herna.games.eight_minute_empire.steps.turn import begin_turn

GAME = herna.game("eight_minute_empire")
RED, BLUE, GREEN, YELLOW, WHITE = range(5)
CARD = {card.id: number for number, card in enumerate(CARDS)}


def fresh(players: int = 2, seed: int = 1, **options: Any) -> EmpireState:
    """A game set up, before the auction."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, EmpireState)
    return state


def region(state: EmpireState, name: str) -> int:
    return state.setting.regions.index(name)


def position(
    players: int = 2,
    *,
    armies: Mapping[int, Mapping[str, int]] | None = None,
    cities: Mapping[int, Sequence[str]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    coins: Mapping[int, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    row: Sequence[str] = (),
    turn: int = RED,
    turns_left: int | None = None,
    **options: Any,
) -> EmpireState:
    """A position in which nothing is on the board but what is given; the auction is over, RED is to take a card.

    `row` fills the row from the left; the rest of the row and the deck are the other cards in the order of the box.
    """
    state = fresh(players, **options)
    setting = state.setting
    assert isinstance(setting, EmpireSetting)
    while not state.bids or -1 in state.bids:
        state.apply(state.options()[0])
    state.armies = [[0] * len(setting.regions) for _ in state.armies]
    for owner, where in (armies or {}).items():
        for name, count in where.items():
            state.armies[owner][region(state, name)] = count
    state.supply = [NUMBERS.armies - sum(row) for row in state.armies[:players]]
    if setting.neutral:
        state.supply.append(NUMBERS.neutral_armies - sum(state.armies[-1]))
    state.cities = [tuple(region(state, name) for name in (cities or {}).get(seat, ())) for seat in range(players)]
    state.cities_left = [NUMBERS.cities - len(built) for built in state.cities]
    state.cards = [tuple(CARD[card] for card in (cards or {}).get(seat, ())) for seat in range(players)]
    if coins is not None:
        state.coins = [coins.get(seat, 0) for seat in range(players)]
    if tokens is not None:
        goods = ["crystal", "coal", "wood", "iron", "food"]
        state.tokens = tuple(goods.index(tokens[name]) if name in tokens else -1 for name in setting.regions)
    gone = {card for taken in state.cards for card in taken}
    wanted = [CARD[card] for card in row]
    rest = [card for card in setting.deck if card not in gone and card not in wanted]
    state.row = wanted + rest[: len(NUMBERS.row) - len(wanted)]
    state.deck = rest[len(NUMBERS.row) - len(wanted) :]
    state.turn = turn
    if turns_left is not None:
        state.turns_left = turns_left
    state.steps = state.steps[:1]
    begin_turn(state)
    state._acting = state._offered = None
    return state


def do(state: EmpireState, *notations: str) -> EmpireState:
    """Carry out actions given in notation, for whoever is to act."""
    for text in notations:
        state.apply(state.parse(text))
    return state


def offered(state: EmpireState) -> list[str]:
    """What is offered, in notation."""
    return [state.notation(action) for action in state.options()]


def conserved(state: EmpireState) -> None:
    """Armies, cities, coins and cards are never made or lost."""
    setting = state.setting
    players = setting.players
    for seat in range(players):
        assert sum(state.armies[seat]) + state.supply[seat] == 14
        assert len(state.cities[seat]) + state.cities_left[seat] == 3
        assert 0 <= state.coins[seat] <= setting.coins
    if setting.neutral:
        assert sum(state.armies[-1]) + state.supply[-1] == 10
    assert all(count >= 0 for row in state.armies for count in row)
    assert all(left >= 0 for left in [*state.supply, *state.cities_left])
    cards = [*state.deck, *state.row, *(card for taken in state.cards for card in taken)]
    assert sorted(cards) == sorted(setting.deck)
    assert len(state.row) == 6 or len(state.row) == 5
    per_seat = {2: 13, 3: 10, 4: 8, 5: 7}[players]
    assert all(len(taken) <= per_seat for taken in state.cards)
    tokens = [token for token in state.tokens if token >= 0]
    assert len(tokens) == (5 if setting.options.goods_tokens else 0)
    assert all(tokens.count(good) <= 2 for good in tokens)
    if state.over:
        assert all(len(taken) == per_seat for taken in state.cards)
        assert state.winners
        assert len(state.earlier) + 1 == setting.options.games
