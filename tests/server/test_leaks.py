"""Nobody is sent what they may not know.

The frames of a seat must be a function of what that seat may know. Two tables are played side by side that differ
only in what is hidden from the seat (the deal of the deck to come, bids still in closed fists). As long as the two
games look the same to the seat, its frames must be the same to the letter.
"""

from __future__ import annotations

import contextlib
import json
import random
from typing import Any

import msgspec
import pytest

import herna
from herna.kernel import BadSetting
from herna.table import Snapshot, Table, asking, frames, patch
from herna.table.asking import SeatGiven, SeatWish
from herna.table.entries import Acted
from herna.table.offered import Offered, offered
from herna.table.tokens import hashed
from tests.table.tables import NOON, act, new_table, play_on

HUMAN = SeatWish("human")


def new_game(game: str, number: int, dice: random.Random, **facts: Any) -> tuple[Table, list[SeatGiven]]:
    """A table of the game: for any number of players, with any options that go together."""
    kind = herna.game(game)
    players = kind.players[number % len(kind.players)]
    while True:
        options = {
            option.name: dice.choice(option.choices)
            for option in kind.option_info()
            if option.choices and number >= len(kind.players) and dice.random() < 0.5
        }
        with contextlib.suppress(BadSetting):  # these do not go together: draw again
            created, given = asking.create(game, players, [HUMAN] * players, NOON, options=options, **facts)
            return Table("table", created), given


class Onlooker:
    """Gets every frame that a seat, or a spectator, is sent."""

    def __init__(self, table: Table, seat: int | None) -> None:
        self.seat = seat
        self.eyes = () if seat is None else (seat,)
        self.view = table.view(seat)
        words = self.words(table)
        self.frames = [encoded(frames.hello(table, self.eyes, {seat: self.view}, (), NOON, words=words))]

    def see(self, table: Table, lines: list[Any]) -> None:
        before, self.view = self.view, table.view(self.seat)
        changes = {self.seat: patch(before, self.view)}
        self.frames.append(encoded(frames.update(table, self.eyes, changes, lines, NOON)))

    def words(self, table: Table) -> dict[str, Offered]:
        """What may be done, in words."""
        if not self.view.options:
            return {}
        return {str(self.seat): offered(self.view, table.game_state, "en", table.names)}


def encoded(frame: Any) -> bytes:
    return msgspec.json.encode(frame)


def played(table: Table, seat: int, action: Any) -> list[Any]:
    return table.take(Acted(at=NOON, seat=seat, action=msgspec.to_builtins(action)))


def twin_of(table: Table, seat: int | None, dice: random.Random) -> Table:
    """A table like this one with everything hidden from the seat dealt again."""
    saved = msgspec.msgpack.encode(table.snapshot())
    twin = Table.restore(table.id, msgspec.msgpack.decode(saved, type=Snapshot))
    twin.match.state = table.game_state.imagine(seat, dice)
    return twin


def games(soak: bool) -> int:
    return 200 if soak else 16


@pytest.mark.parametrize("game", herna.game_names())
@pytest.mark.parametrize("watching", ["seat", "spectator"])
def test_frames_do_not_depend_on_what_the_seat_may_not_know(watching: str, game: str, soak: bool) -> None:
    compared = 0
    for number in range(games(soak)):
        dice = random.Random(number)
        table, _ = new_game(game, number, dice, seed=dice.getrandbits(40))
        seat = dice.randrange(len(table.seats)) if watching == "seat" else None
        while not table.over:
            twin = twin_of(table, seat, dice)
            real, other = Onlooker(table, seat), Onlooker(twin, seat)
            # Until something hidden comes out the two tables must look the same.
            while not table.over:
                mover = dice.choice(table.game_state.seats_to_act)
                action = dice.choice(table.game_state.options(mover))
                if action not in twin.game_state.options(mover):
                    break
                lines, other_lines = played(table, mover, action), played(twin, mover, action)
                if table.game_state.learnt:
                    break
                real.see(table, lines)
                other.see(twin, other_lines)
            assert real.frames == other.frames
            compared += len(real.frames)
            play_on(table, dice, 1)
    assert compared > 10 * games(soak)


@pytest.mark.parametrize("game", herna.game_names())
def test_no_frame_holds_a_seed_a_token_or_a_bid_in_a_closed_fist(game: str, soak: bool) -> None:
    for number in range(games(soak)):
        dice = random.Random(number)
        seed = dice.getrandbits(48) | 1 << 47
        table, given = new_game(game, number, dice, seed=seed)
        secrets = {str(seed), *(hashed(seat.token or "") for seat in given), *(seat.token or "" for seat in given)}
        onlookers = [Onlooker(table, seat) for seat in (0, None)]
        while not table.over:
            mover = dice.choice(table.game_state.seats_to_act)
            lines = played(table, mover, dice.choice(table.game_state.options(mover)))
            secrets.add(str(table.game_state.rng))
            for onlooker in onlookers:
                onlooker.see(table, lines)
                # Games that bid have this field; others have nothing in closed fists.
                closed = getattr(table.game_state, "bids", ())
                if -1 in closed:
                    shown = [side["bid"] for side in json.loads(encoded(onlooker.view))["seats"]]
                    assert all(bid is None or other == onlooker.seat for other, bid in enumerate(shown))
        for onlooker in onlookers:
            sent = b"".join(onlooker.frames).decode()
            assert not [secret for secret in secrets if secret in sent]
            assert '"deck":[' not in sent


def test_the_server_sends_what_the_table_makes_and_nothing_else(server: Any) -> None:
    """The frames of real sockets: the same keys, and none of the secrets of the other seats."""
    known = {"type", "table", "seat", "seats", "version", "view", "views", "log", "chat", "undo", "clock"}
    known |= {"patch", "patches", "events", "line", "error", "key", "now"}
    table = server.new_table("human", "human", "random", seed=987654321987)
    with table.live(0) as anna, table.live(1) as eva, table.live() as spectator:
        anna.act({"do": "bid", "coins": 4})
        eva.act({"do": "bid", "coins": 3})
        while not spectator.view["seats"][2]["has_bid"] or spectator.view["ply"] < 3:
            spectator.next()
        for person, own in ((anna, 0), (eva, 1), (spectator, None)):
            sent = "".join(person.frames)
            assert {key for frame in person.frames for key in json.loads(frame)} <= known
            assert "987654321987" not in sent
            for token in table.tokens.values():
                assert token not in sent
                assert hashed(token) not in sent
            if own != 0:
                before_the_end = [frame for frame in person.frames if "bids-shown" not in frame]
                assert not [frame for frame in before_the_end if '["seats",0,"bid"],4' in frame]


def test_a_leak_would_be_noticed() -> None:
    """The twin test can fail: a seat that saw its neighbour's bid would see a difference."""
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    act(table, 1)
    differs = 0
    for number in range(20):
        twin = twin_of(table, 0, random.Random(number))
        differs += twin.view(1) != table.view(1)
        assert twin.view(0) == table.view(0)
    assert differs
