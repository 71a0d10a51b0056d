"""Nobody cheats by the table's own means: the deal, the clock, and what is asked of the others."""

from __future__ import annotations

import hashlib
import random
from typing import Any

import msgspec
import pytest

import herna
from herna.kernel import BadRecord, Fair, HernaError, Match, Record
from herna.kernel.rng import Keyed
from herna.table import Snapshot, Table, asking, frames, patience
from herna.table.asking import SeatWish
from herna.table.entries import ClockSetting, Shut
from herna.table.knowledge import Story, full_record, partial_record
from herna.table.tokens import hashed
from tests.table.tables import BOT, GAME, HUMAN, NOON, OPEN, act, json, new_table, play_on, take

FIVE_SECONDS = ClockSetting("move", seconds=5)


def fresh(*seats: SeatWish, **facts: Any) -> Table:
    """A table that nobody chose a seed for."""
    created, _ = asking.create(GAME, len(seats), seats, NOON, **facts)
    return Table("table", created)


def shown(table: Table) -> frames.ShuffleShown:
    return frames.info(table, (), NOON).shuffle


def refused(code: str) -> pytest.RaisesExc[HernaError]:
    return pytest.raises(HernaError, check=lambda error: error.code == code)


# The deal


def test_a_fresh_table_commits_to_its_shuffle_and_opens_it_only_at_the_end() -> None:
    table = fresh(HUMAN, HUMAN)
    secret = table.created.fair.secret  # type: ignore[union-attr]
    play_on(table, random.Random(1), 20)
    assert shown(table).origin == "fair"
    assert (
        shown(table).commitment
        == hashlib.blake2b(bytes.fromhex(secret), digest_size=32, person=b"herna commit").hexdigest()
    )
    told = msgspec.json.encode(frames.info(table, (), NOON)).decode() + partial_record(Story.of(table.record()), (0,))
    assert secret not in told
    assert shown(table).commitment in told  # type: ignore[operator]
    play_on(table, random.Random(1), 10_000)
    assert table.over
    assert shown(table).secret == secret
    record = herna.load(full_record(Story.of(table.record())))
    assert record.head.generator == "blake2b"
    assert record.replay().digest() == table.game_state.digest()


@pytest.mark.parametrize(("seed", "origin"), [(None, "fair"), (12345, "seed")])
def test_a_chosen_seed_is_told_to_everybody(seed: int | None, origin: str) -> None:
    created, _ = asking.create(GAME, 2, [HUMAN, OPEN], NOON, seed=seed)
    told = json(frames.info(Table("table", created), (), NOON))["shuffle"]
    assert told["origin"] == origin
    assert "12345" not in str(told)


def test_a_table_that_goes_on_from_a_record_says_so() -> None:
    match = Match.new(herna.game(GAME), 2)
    match.play(match.state.options()[0])
    record = herna.load(match.write())
    created, _ = asking.continue_record(record, [HUMAN, HUMAN], NOON)
    table = Table("table", created)
    assert shown(table).origin == "record"
    assert table.game_state.digest() == match.state.digest()
    play_on(table, random.Random(3), 5)


def test_nothing_is_dealt_before_everybody_has_added_a_word() -> None:
    table = fresh(HUMAN, OPEN, BOT, words=True)
    assert shown(table).dealt is False
    assert shown(table).given == ()
    assert (table.waits_for_bots(), table.view(0).options, table.deadline()) == ([], (), None)
    for code, ask in (
        ("not-dealt", lambda: asking.act(table, 0, table.version, table.game_state.options(0)[0], NOON)),
        ("not-dealt", lambda: asking.undo(table, 0, NOON)),
    ):
        with refused(code):
            ask()
    take(table, *asking.give_word(table, 0, "modrý slon", NOON))
    with refused("word-given"):
        asking.give_word(table, 0, "another", NOON)
    assert (shown(table).given, shown(table).words, shown(table).dealt) == ((0,), (), False)
    joined, _ = asking.join(table, _invitation(table), "Eva", NOON)
    take(table, joined)
    before = table.version
    take(table, *asking.give_word(table, 1, "", NOON))
    assert shown(table).dealt
    assert table.version > before
    assert shown(table).words == ((0, "modrý slon"), (1, ""))
    assert table.log[0].event["event"] == "game-begun"
    with refused("already-dealt"):
        asking.give_word(table, 1, "late", NOON)
    play_on(table, random.Random(2), 30)


def _invitation(table: Table) -> str:
    """Whoever made the table was told it; here it is put in anew."""
    table.seats[1].invitation = hashed("come in")
    return "come in"


def test_a_bot_in_the_place_of_somebody_who_does_not_come_needs_no_word() -> None:
    table = fresh(HUMAN, OPEN, words=True)
    take(table, *asking.give_word(table, 0, "first", NOON))
    assert not table.dealt
    entry = patience.stand_in(table, 0, 1, "greedy", {}, NOON)
    take(table, entry, *asking.deal_after(table, NOON, 1))
    assert table.dealt


def test_another_word_makes_another_deal_and_a_snapshot_keeps_it() -> None:
    fair = Fair.fresh()
    keys = {fair.with_words({0: word}).generator().key for word in ("", "a", "b")}
    assert len(keys) == 3
    table = fresh(HUMAN, HUMAN, words=True)
    for word in ("x", "y"):
        assert_kept(table)
        take(table, *asking.give_word(table, len(table.words), word, NOON))
    assert_kept(table)
    again = Table("table", table.created)
    for seat, word in table.words.items():
        take(again, *asking.give_word(again, seat, word, NOON))
    assert again.game_state.digest() == table.game_state.digest()


def assert_kept(table: Table) -> None:
    """A snapshot brings back the words, the deal and the position."""
    written = msgspec.msgpack.encode(table.snapshot())
    again = Table.restore("table", msgspec.msgpack.decode(written, type=Snapshot))
    assert (again.words, again.dealt) == (table.words, table.dealt)
    assert again.game_state.digest() == table.game_state.digest()


def test_a_secret_that_was_exchanged_is_noticed() -> None:
    match = Match.new(herna.game(GAME), 2)
    head = match.record.head
    assert head.fair is not None
    other = msgspec.structs.replace(head.fair, secret=Fair.fresh().secret)
    forged = Record(msgspec.structs.replace(head, fair=other), match.record.setting)
    with pytest.raises(BadRecord, check=lambda error: error.code == "wrong-commitment"):
        herna.load(forged.write())


def test_the_keyed_generator_is_what_the_paper_says() -> None:
    """The number drawn at each count: 64 bits of BLAKE2b, scaled down. Anybody can work it out without us."""
    key = "0123456789abcdef" * 4
    rng = Keyed(key)
    for count in range(50):
        block = hashlib.blake2b(count.to_bytes(8, "little"), key=bytes.fromhex(key), digest_size=8).digest()
        rng, number = rng.below(6)
        assert number == int.from_bytes(block, "little") * 6 >> 64
    numbers = [0] * 6
    for _ in range(6000):
        rng, number = rng.below(6)
        numbers[number] += 1
    assert all(850 < count < 1150 for count in numbers)


def test_bots_are_handed_nothing_of_the_key() -> None:
    table = fresh(HUMAN, BOT)
    key = table.record().source.key  # type: ignore[union-attr]
    for seat in (0, 1, None):
        imagined = table.game_state.imagine(seat, random.Random(1))
        assert isinstance(imagined.rng, int)
        assert key not in str(imagined.dump())


# The clock


def test_neither_a_stand_in_nor_an_undo_gives_more_time() -> None:
    table, _ = new_table(HUMAN, HUMAN, clock=FIVE_SECONDS)
    first = table.deadline()
    for second in (1, 2, 3, 4):
        take(table, patience.stand_in(table, 0, 0, None, {}, NOON + second))
        assert table.deadline() == first
    act(table, 0, now=NOON + 2)
    assert table.deadline() == NOON + 2 + 5, "a real move begins a new wait"
    take(table, asking.undo(table, 0, NOON + 4))
    assert table.deadline() == first
    act(table, 0, now=NOON + 4)
    act(table, 1, now=NOON + 4.5)
    assert table.deadline() == NOON + 4.5 + 5


def test_a_seat_that_is_opened_again_does_not_stop_the_clock() -> None:
    table, _ = new_table(HUMAN, OPEN, clock=FIVE_SECONDS)
    assert table.deadline() is None
    take(table, patience.stand_in(table, 0, 1, "greedy", {}, NOON + 10))
    assert table.deadline() == NOON + 15
    take(table, patience.stand_in(table, 0, 1, None, {}, NOON + 12))
    assert table.deadline() == NOON + 15


# What is asked of the others


def test_an_answer_agrees_to_the_request_it_names_and_to_no_other() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    play_on(table, random.Random(5), 12)
    mover = table.match.record.moves[-1].seat
    other = 1 - mover
    ply = table.match.ply
    take(table, asking.undo(table, other, NOON, 1))
    assert table.asked is not None
    seen = frames.undo_shown(table, (mover,)).number
    take(table, asking.undo(table, other, NOON, 10))
    with refused("no-undo-asked"):
        asking.answer_undo(table, mover, seen, True, NOON)
    assert table.match.ply == ply
    now = frames.undo_shown(table, (mover,))
    assert now.moves == 10
    take(table, *asking.answer_undo(table, mover, now.number, True, NOON))
    assert table.match.ply == ply - 10


# Closing a game unfinished


def test_nothing_is_taken_back_any_more_in_a_game_that_was_closed() -> None:
    table = fresh(HUMAN, HUMAN)
    play_on(table, random.Random(5), 12)
    ply, mover = table.match.ply, table.match.record.moves[-1].seat
    take(table, asking.undo(table, 1 - mover, NOON, 10))
    number = frames.undo_shown(table, (mover,)).number
    take(table, *asking.close(table, 0, True, NOON))
    take(table, *asking.close(table, 1, True, NOON))
    with refused("no-undo-asked"):
        asking.answer_undo(table, mover, number, True, NOON)
    assert patience.undo_by_patience(table, {mover: NOON}, NOON + 10_000) == []
    assert table.match.ply == ply


def test_a_table_that_the_operator_closes_opens_nothing() -> None:
    table = fresh(HUMAN, HUMAN)
    play_on(table, random.Random(4), 8)
    take(table, Shut(at=NOON))
    assert table.shut
    assert (table.over, shown(table).secret) == (False, None)


def test_a_game_is_closed_and_opened_when_everybody_wants_it_and_not_before() -> None:
    table = fresh(HUMAN, HUMAN, BOT, clock=FIVE_SECONDS)
    secret = table.created.fair.secret  # type: ignore[union-attr]
    play_on(table, random.Random(4), 8)
    take(table, patience.stand_in(table, 1, 1, "greedy", {}, NOON))
    take(table, *asking.close(table, 0, True, NOON))
    assert (table.closed, shown(table).secret) == (False, None), "who has a bot stand in is asked too"
    take(table, *asking.close(table, 0, False, NOON))
    take(table, *asking.close(table, 1, True, NOON))
    assert frames.info(table, (), NOON).closed is False
    take(table, *asking.close(table, 0, True, NOON))
    assert frames.info(table, (), NOON).closed
    assert table.over
    assert shown(table).secret == secret
    assert (table.deadline(), table.waits_for_people(), table.waits_for_bots()) == (None, [], [])
    with refused("not-allowed"):
        asking.act(table, table.game_state.seats_to_act[0], table.version, table.game_state.options()[0], NOON)
    record = herna.load(full_record(Story.of(table.record())))
    assert record.replay().digest() == table.game_state.digest()
    assert_kept(table)
