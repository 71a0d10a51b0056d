"""`herna admin` and `herna backup`, on a database at which people have played."""

from __future__ import annotations

import asyncio
import shutil
import threading
from pathlib import Path

import msgspec
import pytest

import herna
from herna.store import Store
from herna.table import Table, TableError, asking, tale
from herna.table.entries import Created, DeviceAdded, DeviceWithdrawn, Joined, MoveMade, Said
from herna.table.knowledge import Story
from herna.table.tokens import hashed, new_id
from tests.cli.running import Shell
from tests.golden.records import paths
from tests.table.tables import GAME, HUMAN, NOON

OPEN = asking.SeatWish("open")


class House:
    """A database with one table: a person, a guest called Eva, something said by each, and a move."""

    def __init__(self, file: Path) -> None:
        self.file = file
        created, _ = asking.create(GAME, 2, [HUMAN, OPEN], NOON, seed=3)
        self.table = Table(new_id(), created)
        self.token = "secret"
        asyncio.run(self._fill(created))

    async def _fill(self, created: Created) -> None:
        table, store = self.table, Store(str(self.file))
        await store.open()
        await store.create(table.id, created, over=False, due=None)
        for entry in (
            Joined(at=NOON, seat=1, name="Eva", token=hashed(self.token)),
            Said(at=NOON, seat=0, text="welcome"),
            Said(at=NOON, seat=1, text="my telephone is 123"),
            asking.act(table, 0, 1, table.game_state.options(0)[0], NOON),
        ):
            await store.append(table.id, table.number + 1, [entry])
            table.take(entry)
        await store.keep(table)
        await store.note_report({"table_id": table.id, "number": 4, "by_seat": 0, "at": NOON})
        await store.close()

    def load(self, file: Path | None = None) -> Table | None:
        async def read() -> Table | None:
            store = Store(str(file or self.file))
            await store.open()
            try:
                return await store.load(self.table.id)
            finally:
                await store.close()

        return asyncio.run(read())


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path / "tables.sqlite3")


@pytest.fixture
def admin(house: House, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Shell:
    monkeypatch.setenv("HERNA_DATABASE_URL", str(house.file))
    return Shell(capsys)


def test_tables_are_listed_closed_exported_and_deleted(house: House, admin: Shell) -> None:
    listed = admin("admin", "list", "--lang", "en").out
    assert house.table.id in listed
    assert "under way, 5 entries" in listed
    exported = admin("admin", "export", house.table.id).out
    assert '"herna_partial"' in exported, "the secrets of a game under way stay secret"
    assert '"seed"' not in exported
    assert admin("admin", "close", house.table.id).code == 0
    closed = house.load()
    assert closed is not None
    assert closed.shut
    assert '"herna_partial"' in admin("admin", "export", house.table.id).out, "an order of the operator opens nothing"
    assert admin("admin", "delete", house.table.id).code == 0
    assert house.load() is None
    assert "no tables" in admin("admin", "list", "--lang", "en").out


def test_a_seat_is_muted_loses_its_name_is_shown_and_forgotten(house: House, admin: Shell) -> None:
    seat = (house.table.id, "--seat", "2")
    shown = admin("admin", "show", *seat).out
    assert "'Eva'" in shown
    assert "'my telephone is 123'" in shown
    admin("admin", "mute", *seat)
    admin("admin", "unname", *seat)
    table = house.load()
    assert table is not None
    assert table.seats[1].muted
    assert table.names[1] == ""
    assert admin("admin", "forget", *seat).code == 0
    table = house.load()
    assert table is not None
    assert [line.text for line in table.chat] == ["welcome", "…"]
    assert table.match.ply == 1, "the game stays"
    with pytest.raises(TableError):
        table.seat_of(house.token)
    stored = house.file.read_bytes()
    assert b"Eva" not in stored
    assert b"telephone" not in stored
    assert b"welcome" in stored


def test_what_is_forgotten_is_found_nowhere_while_the_server_runs(house: House, admin: Shell) -> None:
    """Eva has opened her seat on a second device, and the table has told its story."""
    added = DeviceAdded(at=NOON, seat=1, ticket="t", token=hashed("second"), name="Evas phone")
    withdrawn = DeviceWithdrawn(at=NOON, seat=1, token=hashed(house.token))

    async def play(table: Table) -> None:
        store = Store(str(house.file))
        await store.open()
        await store.append(table.id, table.number + 1, [added, withdrawn])
        for entry in (added, withdrawn):
            table.take(entry)
        await store.note_tale(table.id, table.number, tale.pack(*tale.facts(table)))
        assert "Evas phone" in await asyncio.to_thread(lambda: admin("admin", "show", table.id, "--seat", "2").out)
        await asyncio.to_thread(admin, "admin", "forget", table.id, "--seat", "2")
        again, told = await store.load(table.id), await store.tale(table.id)
        assert again is not None
        assert told is not None
        with pytest.raises(TableError):
            again.seat_of("second")
        assert tale.unpack(told).names == ("", "")
        stored = b"".join(file.read_bytes() for file in house.file.parent.glob("tables.sqlite3*"))
        for word in (b"Eva", b"telephone", hashed("second").encode()):
            assert word not in stored
        await store.close()

    asyncio.run(play(house.table))


@pytest.mark.parametrize("finished", [True, False])
def test_a_name_is_taken_out_of_what_a_table_told_without_its_rules(*, finished: bool) -> None:
    text = paths(GAME)[0].read_text(encoding="utf-8")
    record = herna.load(text)
    head = msgspec.structs.replace(record.head, names=("Anna", "Eva", "move", "Dana", "Cyril")[: record.head.players])
    story = Story(head, [MoveMade(move.seat, msgspec.to_builtins(move.action), move.at) for move in record.moves])
    before = tale.unpack(tale.pack(msgspec.msgpack.encode(story), finished, head.names, NOON, NOON, 9))
    assert b"Eva" in msgspec.json.encode(before)
    after = tale.unpack(tale.without_name(before, 1))
    assert b"Eva" not in msgspec.json.encode(after)
    assert after.names[0] == "Anna"
    assert [move.scores for move in after.in_words["cs"].moves] == [move.scores for move in before.in_words["cs"].moves]
    assert (
        msgspec.json.decode(after.in_words["en"].replay)["first"]
        == msgspec.json.decode(before.in_words["en"].replay)["first"]
    )
    if finished:
        assert herna.load(after.record).moves == record.moves, "and the record is a good one"


def test_reports_and_bans_are_told(house: House, admin: Shell) -> None:
    assert "my telephone is 123" in admin("admin", "reports").out
    admin("admin", "ban", "2001:db8::7", "--days", "3")
    assert "2001:db8::/64" in admin("admin", "bans").out
    admin("admin", "ban", "2001:db8::9", "--days", "0")
    assert "2001:db8::/64" not in admin("admin", "bans").out


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("close",), "needs a table"),
        (("close", "nowhere"), "no table"),
        (("mute", "TABLE"), "needs a seat"),
        (("mute", "TABLE", "--seat", "9"), "no seat 9"),
        (("ban",), "needs an address"),
        (("ban", "nonsense"), "needs an address"),
        (("list", "--db", "nothing.sqlite3"), "There is no database"),
    ],
)
def test_what_makes_no_sense_is_refused(house: House, admin: Shell, words: tuple[str, ...], told: str) -> None:
    given = [house.table.id if word == "TABLE" else word for word in words]
    assert told.lower() in admin.refused("admin", *given, "--lang", "en").lower()


def test_a_backup_taken_during_play_is_whole_and_can_be_put_in_place(
    house: House, admin: Shell, tmp_path: Path
) -> None:
    ended = threading.Event()

    def play() -> None:
        async def talk() -> None:
            store = Store(str(house.file))
            await store.open()
            number = house.table.number
            while not ended.is_set():
                number += 1
                await store.append(house.table.id, number, [Said(at=NOON, seat=0, text=f"line {number}")])
            await store.close()

        asyncio.run(talk())

    playing = threading.Thread(target=play)
    playing.start()
    copy = tmp_path / "copy.sqlite3"
    try:
        ran = admin("backup", str(copy), "--lang", "en")
    finally:
        ended.set()
        playing.join()
    assert ran.code == 0, ran.err
    assert "1 table is in" in ran.out
    assert copy.stat().st_mode & 0o077 == 0
    assert "is there already" in admin.refused("backup", str(copy), "--lang", "en")
    now = house.load()
    for file in tmp_path.glob("tables.sqlite3*"):
        file.unlink()
    shutil.copy(copy, house.file)
    restored = house.load()
    assert now is not None
    assert restored is not None
    assert house.table.number <= restored.number <= now.number
    assert restored.game_state.digest() == now.game_state.digest()
    assert restored.names == ("", "Eva")
