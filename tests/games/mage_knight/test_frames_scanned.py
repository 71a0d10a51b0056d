"""Whatever is sent to a seat, to its partner and to whoever looks on names nothing that is hidden from it: all frames
of games of four heroes that are played at random, with moves taken back."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from herna.games.mage_knight import GAME
from herna.table import Table, asking
from herna.table.asking import SeatWish
from herna.table.entries import Acted, Undone
from tests.games.mage_knight.eavesdropping import Eavesdropper, Hidden, named_in, state_of
from tests.table.tables import NOON

PLAYERS = 4
GAMES, MANY_GAMES = 5, 100
MOVES = 260
"""So far a game is read in a short run; in a soak run to its end."""
COMPARED = 0.02
"""How often everything hidden is dealt otherwise, to see whether anybody could tell."""
TAKEN_BACK = 0.02
CONQUEST: dict[str, Any] = {"scenario": "full-conquest", "heroes": "dealt", "hero_fights": True}
TABLES: tuple[dict[str, Any], ...] = (
    {**CONQUEST, "teams": "1-2"},
    {"scenario": "blitz-conquest", "draft": True, "interactive_combat": True, "hero_fights": True, "upgrades": True},
    {"scenario": "full-cooperation", "heroes": "dealt", "joint_assaults": True, "upgrades": True, "open_decks": True},
    {"scenario": "one-to-return", "teams": "1-2", "chosen_hero": "picked", "heroes": "auction"},
    {**CONQUEST, "joint_assaults": True, "raiders": "hordes", "random_orientation": True},
    {"scenario": "conquer-and-hold", "teams": "1-2", "heroes": "dealt", "draft": True},
    {"scenario": "dungeon-lords", "heroes": "dealt", "sets": ("base", "lost-legion", "krang", "shades-of-tezla")},
    {"scenario": "druid-nights", "heroes": "dealt", "factions": ("tezla-elementalist", "tezla-dark-crusader")},
    {"scenario": "mines-liberation", "heroes": "dealt", "night_arrival": True, "interactive_combat": True},
)
"""Rivals and teams, with and without what variants keep secret. The partner of the first seat is the second one."""


def new_table(number: int) -> Table:
    """A table of four people."""
    options = TABLES[number % len(TABLES)]
    created, _ = asking.create(GAME.name, PLAYERS, [SeatWish("human")] * PLAYERS, NOON, options=options, seed=number)
    return Table("table", created)


def moved(table: Table, dice: random.Random) -> list[Any]:
    """Somebody does something, or takes a move back."""
    state = table.game_state
    seat = dice.choice(state.seats_to_act)
    if dice.random() < TAKEN_BACK:
        for other in range(PLAYERS):
            if table.match.free_undo(other):
                return table.take(Undone(at=NOON, seat=other, moves=1, consent=False))
    return table.take(Acted(at=NOON, seat=seat, action=msgspec.to_builtins(dice.choice(state.options(seat)))))


@pytest.mark.parametrize("number", range(GAMES))
def test_no_frame_names_a_card_of_another_hand_a_face_down_token_or_the_order_of_a_deck(
    number: int, soak: bool
) -> None:
    for game in range(number, MANY_GAMES if soak else number + 1, GAMES):
        dice = random.Random(game)
        table = new_table(game)
        listeners = [Eavesdropper(table, 0, "en"), Eavesdropper(table, 1, "cs"), Eavesdropper(table, None, "en")]
        while not table.over and (soak or table.match.ply < MOVES):
            lines = moved(table, dice)
            for listener in listeners:
                listener.see(table, lines)
            if dice.random() < COMPARED:
                dice.choice(listeners).compare(table, dice)
        assert all(listener.frames > table.match.ply > 0 for listener in listeners)


def test_whatever_a_frame_names_is_read() -> None:
    told = {"events": [{"event": {"event": "hand-shown", "seat": 1, "cards": [3, 5]}}], "words": {"0": ["Play Rage"]}}
    things, strings = named_in(told)
    assert things == {("seat", 1), ("card", 3), ("card", 5)}
    assert {"events", "hand-shown", "Play Rage"} <= strings


def test_a_leak_would_be_noticed() -> None:
    table = new_table(4)
    state = state_of(table)
    listener = Eavesdropper(table, 0, "en")
    top = state.spell_deck[-1]
    name = state.setting.card_ids[top]
    told = {"patch": [[["spell_offer"], [name]]]}
    with pytest.raises(AssertionError, match=name):
        listener.read(table, told, listener.hidden)
    with pytest.raises(AssertionError, match="card"):
        listener.read(table, {"event": "card-gained", "seat": 1, "card": top}, listener.hidden)
    nothing = Hidden(frozenset(), frozenset())
    listener.read(table, told, listener.hidden.also(nothing))
