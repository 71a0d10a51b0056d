"""Positions made by hand, and what must stay the same in all of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from herna.games.eight_minute_legends import GAME
from herna.games.eight_minute_legends.components import CARDS, LEADER_IDS, NUMBERS, REGION_NUMBER, REGIONS, TOKEN_IDS
from herna.games.eight_minute_legends.state import NO_TOKEN, LegendsState
from herna.games.eight_minute_legends.steps.turn import begin_turn
from herna.kernel import IllegalAction

RED, BLUE, GREEN, YELLOW = range(4)
HOME = {RED: {"vil4": 4}, BLUE: {"vil4": 4}, GREEN: {"vil4": 4}}
"""Armies as a game begins, at the start of the map for a first game."""
CARD = {card.id: number for number, card in enumerate(CARDS)}


def fresh(players: int = 2, seed: int = 1, **options: Any) -> LegendsState:
    """A game set up as far as it goes by itself."""
    state = GAME.new(players, seed, **options)
    assert isinstance(state, LegendsState)
    return state


def region(name: str) -> int:
    return REGION_NUMBER[name]


def give(state: LegendsState, seat: int, card: str) -> None:
    """A seat has taken a card, with its ability, without paying."""
    for ability in CARDS[CARD[card]].abilities:
        match ability.kind:
            case "move-bonus":
                state.moves[seat] += ability.n
            case "army-bonus":
                state.extra[seat] += ability.n
            case "flying":
                state.flying[seat] += ability.n
            case "elixir":
                state.elixirs[seat] += ability.n
            case "immune":
                state.immune = (*state.immune[:seat], True, *state.immune[seat + 1 :])
            case _:
                pass
    state.cards[seat] += (CARD[card],)


def position(
    players: int = 3,
    *,
    map: str = "first-game",  # noqa: A002
    armies: Mapping[int, Mapping[str, int]] | None = None,
    cities: Mapping[int, Sequence[str]] | None = None,
    cards: Mapping[int, Sequence[str]] | None = None,
    coins: Mapping[int, int] | None = None,
    tokens: Mapping[str, str] | None = None,
    held: Mapping[int, Sequence[str]] | None = None,
    leaders: Mapping[int, str] | None = None,
    row: Sequence[str] = (),
    deck: Sequence[str] | None = None,
    turn: int = RED,
    turns_left: int | None = None,
    **options: Any,
) -> LegendsState:
    """A position with nothing on the board but what is given; the auction is over and `turn` is to take a card.

    The map is the ready one for a first game: Standing Stones in the centre, Volcano Isles left, Red Forest right,
    Grey Peaks above; the start is vil4, the outpost red2.
    """
    state = fresh(players, map=map, **options)
    while not state.bids or -1 in state.bids or not hasattr(state.options()[0], "slot"):
        state.apply(state.options()[0])
    state.armies = [[0] * len(REGIONS) for _ in state.armies]
    for owner, where in (armies or {}).items():
        for name, count in where.items():
            state.armies[owner][region(name)] = count
    state.supply = [NUMBERS.armies - sum(line) for line in state.armies[:players]]
    if state.setting.neutral:
        state.supply.append(NUMBERS.neutral_armies - sum(state.armies[-1]))
    state.cities = [tuple(region(name) for name in (cities or {}).get(seat, ())) for seat in range(players)]
    state.cities_left = [NUMBERS.cities - len(built) for built in state.cities]
    state.cards = [()] * players
    state.moves, state.extra, state.flying, state.elixirs = ([0] * players for _ in range(4))
    state.immune = (False,) * players
    for seat, taken in (cards or {}).items():
        for card in taken:
            give(state, seat, card)
    state.tokens = (NO_TOKEN,) * len(REGIONS)
    for name, token in (tokens or {}).items():
        state.put(TOKEN_IDS.index(token), region(name))
    state.held = tuple(tuple(TOKEN_IDS.index(token) for token in (held or {}).get(seat, ())) for seat in range(players))
    state.seen = ((),) * players
    state.leaders = tuple(
        LEADER_IDS.index(leaders[seat]) if leaders and seat in leaders else -1 for seat in range(players)
    )
    if coins is not None:
        state.coins = [coins.get(seat, 0) for seat in range(players)]
    gone = {card for taken_ in state.cards for card in taken_}
    wanted = [CARD[card] for card in row]
    rest = [card for card in state.setting.deck if card not in gone and card not in wanted]
    state.row = wanted + rest[: len(NUMBERS.row) - len(wanted)]
    state.deck = rest[len(NUMBERS.row) - len(wanted) :] if deck is None else [CARD[card] for card in deck]
    state.turn = turn
    if turns_left is not None:
        state.turns_left = turns_left
    state.steps = state.steps[:1]
    begin_turn(state)
    state._acting = state._offered = None
    return state


def do(state: LegendsState, *notations: str) -> LegendsState:
    """Carry out actions given in notation, for whoever is to act."""
    for text in notations:
        state.apply(state.parse(text))
    return state


def offered(state: LegendsState) -> list[str]:
    """What is offered, in notation."""
    return [state.notation(action) for action in state.options()]


def refused(state: LegendsState, action: str) -> tuple[str, str | None]:
    """The code and the clause of a refusal, which changes nothing."""
    before = state.digest()
    with pytest.raises(IllegalAction) as caught:
        do(state, action)
    assert state.digest() == before
    return caught.value.code, caught.value.clause


def armies(state: LegendsState, seat: int) -> dict[str, int]:
    return {name: count for name, count in zip(REGIONS, state.armies[seat], strict=True) if count}


def conserved(state: LegendsState) -> None:
    """Armies, cities and cards are never made or lost; coins come only from where the rules say."""
    setting = state.setting
    players = setting.players
    for seat in range(players):
        captured = sum(kept[seat] for kept in state.captured)
        assert sum(state.armies[seat]) + state.supply[seat] + captured == 18
        assert len(state.cities[seat]) + state.cities_left[seat] == 3
        assert state.coins[seat] >= 0
    assert sum(state.coins) <= setting.coins * players + 3
    if setting.neutral:
        assert sum(state.armies[-1]) + state.supply[-1] == 10
    assert all(count >= 0 for row in state.armies for count in row)
    in_play = set(state.world.regions) if len(state.layout) == 4 else set()
    assert all(not count or number in in_play for row in state.armies for number, count in enumerate(row))
    cards = [*state.deck, *state.row, *(card for taken in state.cards for card in taken)]
    assert sorted(cards) == sorted(setting.deck)
    per_seat = {2: 11, 3: 10, 4: 8}[players]
    assert all(len(taken) <= per_seat + 1 for taken in state.cards)
    for bonus in (state.moves, state.extra, state.flying, state.elixirs):
        assert all(count >= 0 for count in bonus)
    if state.over:
        assert state.winners
        assert len(state.earlier) + 1 == setting.options.games
        assert all(len(taken) >= per_seat for taken in state.cards)
