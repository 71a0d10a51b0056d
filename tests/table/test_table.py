from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest

from herna.games.eight_minute_family.actions import Bid, TakeCard
from herna.kernel import BadSetting, Game, HernaError, IllegalAction, View
from herna.table import Snapshot, Table, asking, frames, patience
from herna.table import table as table_module
from herna.table.asking import SeatWish
from herna.table.entries import ClockSetting, Undone, encode
from herna.table.tokens import hashed
from tests.kernel.games import Give, Move, OutOfTurn
from tests.table.tables import BOT, GAME, HUMAN, NOON, OPEN, act, json, new_table, play_on, take


def refused(code: str) -> pytest.RaisesExc[HernaError]:
    return pytest.raises(HernaError, check=lambda error: error.code == code)


def asked(table: Table) -> int:
    """The number of the request to take moves back."""
    return 0 if table.asked is None else table.asked.number


# Seats, tokens and invitations


def test_every_seat_is_given_what_holds_it() -> None:
    _, given = new_table(HUMAN, OPEN, BOT)
    assert [(bool(seat.token), bool(seat.invitation)) for seat in given] == [
        (True, False),
        (False, True),
        (False, False),
    ]


def test_a_token_holds_its_own_seat_only() -> None:
    table, given = new_table(HUMAN, HUMAN)
    assert [table.seat_of(seat.token or "") for seat in given] == [0, 1]
    with refused("wrong-token"):
        table.seat_of("guess")


def test_no_secret_is_in_the_log_or_the_snapshot() -> None:
    table, given = new_table(HUMAN, OPEN)
    kept = encode(table.created) + msgspec.msgpack.encode(table.snapshot())
    assert (given[0].token or "").encode() not in kept
    assert (given[1].invitation or "").encode() not in kept
    assert hashed(given[0].token or "").encode() in kept


def test_an_invitation_is_good_once() -> None:
    table, given = new_table(HUMAN, OPEN)
    entry, token = asking.join(table, given[1].invitation or "", "Eva", NOON)
    take(table, entry)
    assert table.seat_of(token) == 1
    assert (table.seats[1].kind, table.seats[1].name) == ("human", "Eva")
    with refused("wrong-invitation"):
        asking.join(table, given[1].invitation or "", "Jan", NOON)


def test_a_table_needs_a_seat_for_everybody() -> None:
    with refused("seats-count"):
        asking.create(GAME, 3, [HUMAN, BOT], NOON)


def test_a_bot_has_a_level_that_exists() -> None:
    with pytest.raises(BadSetting):
        asking.create(GAME, 2, [HUMAN, SeatWish("bot", "genius")], NOON)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41, "<b>", "a\x00b", "evil\u202egnp", "\ud800"])
def test_a_name_is_a_line_of_plain_text(name: str) -> None:
    with refused("bad-name"):
        asking.rename(0, name, NOON)


@pytest.mark.parametrize("name", ["Žofie Šťastná", "O'Neill & syn", "李小龙", "👩‍🚀"])
def test_names_of_all_the_world_are_welcome(name: str) -> None:
    assert asking.rename(0, name, NOON).name == name


@pytest.mark.parametrize("text", ["<script>alert(1)</script>", "< img src=x onerror=y>", "</div>", "<!-- -->a<b"])
def test_chat_takes_no_markup(text: str) -> None:
    with refused("markup"):
        asking.say(0, text, NOON)


def test_chat_takes_hearts_and_sums() -> None:
    assert asking.say(0, "I <3 this,  1 < 2", NOON).text == "I <3 this, 1 < 2"


# Acting


def test_an_action_moves_the_version_on() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    before = table.version
    act(table, 0)
    assert table.version > before


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    before = msgspec.msgpack.encode(table.snapshot())
    with pytest.raises(IllegalAction):
        asking.act(table, 0, table.version, {"do": "take-card", "slot": 0}, NOON)
    with pytest.raises(IllegalAction):
        asking.act(table, 0, table.version, {"do": "bid", "coins": 99}, NOON)
    with pytest.raises(IllegalAction):
        asking.act(table, 0, table.version, {"do": "bid", "coins": "all"}, NOON)
    assert msgspec.msgpack.encode(table.snapshot()) == before


def test_secret_bids_do_not_wait_for_each_other() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    seen = table.version
    for seat in (2, 0, 1):
        take(table, asking.act(table, seat, seen, Bid(seat), NOON))
    assert table.game_state.seats_to_act == (2,)


def test_a_choice_made_before_the_table_moved_on_is_stale() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    seen = table.version
    act(table, 0, Bid(3))
    act(table, 1, Bid(1))
    with refused("stale-version"):
        asking.act(table, 0, seen, TakeCard(0), NOON)
    with refused("stale-version"):
        asking.act(table, 0, table.version + 1, TakeCard(0), NOON)
    act(table, 0, TakeCard(0))


def test_a_key_remembers_what_it_did() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    act(table, 0, Bid(3), key="once")
    assert table.done_before(0, "once") == table.version
    assert table.done_before(1, "once") is None


def test_why_cites_the_clause() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    error = asking.why(table, 0, {"do": "bid", "coins": 99})
    assert error.clause == "EME-3.1"
    assert asking.why(table, 0, {"do": "bid", "coins": 1}).code == "offered"


# Bots and clocks


def test_a_bot_that_thought_too_long_about_an_old_position_is_stale() -> None:
    table, _ = new_table(HUMAN, BOT)
    seen = table.version
    act(table, 0, Bid(1))
    take(table, asking.bot_acts(table, 1, seen, Bid(0), NOON, "bot"))
    with refused("stale-version"):
        asking.bot_acts(table, 1, seen, Bid(0), NOON, "bot")


def test_the_clock_runs_from_the_last_move_and_only_for_people() -> None:
    table, _ = new_table(HUMAN, BOT, clock=ClockSetting("move", seconds=60))
    assert table.deadline() == NOON + 60
    act(table, 0, Bid(0), now=NOON + 5)
    assert table.deadline() is None
    table, _ = new_table(HUMAN, HUMAN, clock=ClockSetting("pace", hours=24))
    act(table, 0, Bid(0), now=NOON + 5)
    assert table.deadline() == NOON + 5 + 24 * 3600


@pytest.fixture
def out_of_turn(monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game in which everybody is against everybody, and others may act in one's turn."""
    game = OutOfTurn()
    for module in (asking, table_module):
        monkeypatch.setattr(module, "find_game", lambda _: game)
    monkeypatch.setattr(table_module, "edition", lambda _: "")
    return game


def tiny_table(*seats: SeatWish, clock: ClockSetting | None = None) -> Table:
    created, _ = asking.create("out_of_turn", len(seats), seats, NOON, seed=1, clock=clock)
    return Table("table", created)


def test_who_may_act_out_of_turn_is_never_waited_for(out_of_turn: Game) -> None:
    table = tiny_table(HUMAN, BOT, HUMAN, clock=ClockSetting("move", seconds=60))
    assert table.game_state.seats_to_act == (0, 1, 2)
    assert (table.waits_for_people(), table.waits_for_bots()) == ([0], [])
    info = frames.info(table, (), NOON)
    assert (info.to_act, info.awaited) == ((0, 1, 2), (0,))
    act(table, 0, Move())
    assert (table.waits_for_people(), table.waits_for_bots()) == ([], [1])
    assert table.deadline() is None


def test_who_acts_out_of_turn_gives_nobody_more_time(out_of_turn: Game) -> None:
    table = tiny_table(HUMAN, HUMAN, clock=ClockSetting("move", seconds=60))
    act(table, 1, Give(0), now=NOON + 50)
    assert table.deadline() == NOON + 60
    assert table.moved_at == NOON + 50
    act(table, 0, Move(), now=NOON + 55)
    assert table.deadline() == NOON + 115


def test_no_clock_runs_before_the_guest_has_sat_down() -> None:
    table, given = new_table(HUMAN, OPEN, clock=ClockSetting("move", seconds=60))
    assert table.deadline() is None
    entry, _token = asking.join(table, given[1].invitation or "", "Eva", NOON + 500)
    take(table, entry)
    assert table.deadline() == NOON + 560


def test_a_bot_in_the_place_of_a_guest_lets_the_clock_run() -> None:
    table, _ = new_table(HUMAN, OPEN, clock=ClockSetting("move", seconds=60))
    take(table, patience.stand_in(table, 0, 1, "greedy", {}, NOON + 30))
    assert table.deadline() == NOON + 90


def test_the_log_says_whose_time_ran_out_before_it_says_what_was_done() -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=ClockSetting("move", seconds=60))
    take(table, asking.bot_acts(table, 1, table.version, Bid(0), NOON + 61, "clock"))
    assert [line.event["event"] for line in table.log[-2:]] == ["time-ran-out", "bid-made"]
    assert table.log[-2].event["seat"] == 1
    take(table, Undone(at=NOON + 62, seat=1, moves=1, consent=True))
    assert [line.event["event"] for line in table.log] == ["game-begun", "taken-back"]


@pytest.mark.parametrize(
    "clock",
    [
        ClockSetting("move"),
        ClockSetting("move", seconds=1),
        ClockSetting("pace", hours=0),
        ClockSetting("move", hours=1),
        ClockSetting("pace", seconds=60, hours=1),
    ],
)
def test_clocks_nobody_can_play_with_are_refused(clock: ClockSetting) -> None:
    with refused("bad-clock"):
        new_table(HUMAN, HUMAN, clock=clock)


# Putting away


def test_a_snapshot_and_the_log_make_the_same_table() -> None:
    dice = random.Random(5)
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    replayed, _ = new_table(HUMAN, HUMAN, HUMAN)
    replayed.created, replayed.seats = table.created, Table("table", table.created).seats
    for step in range(60):
        seat = dice.choice(table.game_state.seats_to_act)
        entries: list[Any] = [
            asking.act(table, seat, table.version, dice.choice(table.game_state.options(seat)), NOON + step)
        ]
        if step % 7 == 3:
            entries = [asking.say(seat, f"line {step}", NOON)]
        elif step % 11 == 5:
            entries = [asking.undo(table, seat, NOON, 1)]
        take(table, *entries)
        take(replayed, *entries)
        data = msgspec.msgpack.encode(table.snapshot())
        assert data == msgspec.msgpack.encode(replayed.snapshot())
        table = Table.restore("table", msgspec.msgpack.decode(data, type=Snapshot))
        assert msgspec.msgpack.encode(table.snapshot()) == data
    assert len(table.chat) > 3


def test_a_table_of_other_rules_is_refused() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    with refused("other-rules"):
        Table("table", msgspec.structs.replace(table.created, rules=table.created.rules + 1))


def test_a_table_goes_on_from_a_record() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    play_on(table, random.Random(2), 30)
    created, _ = asking.continue_record(table.record(), [HUMAN, BOT], NOON, ply=12)
    branch = Table("branch", created)
    assert branch.game_state.ply == 12
    assert branch.game_state.digest() == table.record().replay(12).digest()
    with refused("nothing-to-undo"):
        asking.undo(branch, 0, NOON, 1)


# What is shown


def test_everybody_is_told_the_same_of_the_table_and_no_secrets() -> None:
    table, given = new_table(HUMAN, OPEN, BOT, seed=987654321)
    told = msgspec.json.encode(frames.info(table, {0}, NOON))
    for secret in (given[0].token, given[1].invitation, hashed(given[0].token or ""), str(table.created.seed)):
        assert secret is not None
        assert secret.encode() not in told
    assert json(frames.info(table, {0}, NOON))["names"]["owner"] == ["1", "2", "3"]


def test_several_seats_at_one_screen_get_a_view_each() -> None:
    table, _ = new_table(HUMAN, HUMAN, HUMAN)
    views: dict[int | None, View] = {seat: table.view(seat) for seat in (0, 2)}
    frame = json(frames.hello(table, (0, 2), views, (), NOON))
    assert [view["seat"] for view in frame["views"].values()] == [0, 2]
    assert "view" not in frame


# Waiting


def test_where_all_play_together_the_table_waits_for_one_and_bots_do_not_meddle() -> None:
    created, _ = asking.create("andor", 2, (HUMAN, BOT), NOON, seed=3, options={"figures": "drawn"})
    table = Table("together", created)
    dice = random.Random(3)
    several = 0
    for _ in range(150):
        if table.over:
            break
        acting = table.game_state.seats_to_act
        several += len(acting) > 1
        # With the first turn of a day the companion waits until the person has talked.
        heard = table.game.hears(table.game_state) if acting[0] == 1 else ()
        assert [*table.waits_for_people(), *table.waits_for_bots()] == [*(heard or acting[:1])]
        act(table, acting[0], dice.choice(table.game_state.options(acting[0])))
    assert several


def test_where_all_bid_at_once_the_table_waits_for_everybody() -> None:
    table, _ = new_table(HUMAN, BOT, HUMAN)
    assert table.waits_for_people() == [0, 2]
    assert table.waits_for_bots() == [1]
