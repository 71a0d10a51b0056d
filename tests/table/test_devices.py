"""Seats that travel: a ticket is good once and for ten minutes, devices are listed and withdrawn."""

from __future__ import annotations

import pytest

from herna.table import Table, TableError, devices
from herna.table.entries import encode
from tests.table.tables import HUMAN, NOON, new_table, take

MINUTE = 60


def invited(table: Table, seat: int) -> str:
    entry, ticket = devices.invite(table, seat, NOON)
    assert ticket.encode() not in encode(entry), "secrets stand in the log only as hashes"
    take(table, entry)
    return ticket


def claimed(table: Table, ticket: str, now: float = NOON, name: str = "Phone") -> str:
    entry, token = devices.claim(table, ticket, name, now)
    assert token.encode() not in encode(entry)
    take(table, entry)
    return token


def refused(code: str, table: Table, ticket: str, now: float = NOON) -> None:
    with pytest.raises(TableError) as told:
        claimed(table, ticket, now)
    assert told.value.code == code


def test_a_seat_is_copied_to_another_device_and_both_hold_it() -> None:
    table, given = new_table(HUMAN, HUMAN)
    token = claimed(table, invited(table, 1))
    assert table.seat_of(token) == table.seat_of(given[1].token or "") == 1


def test_a_ticket_is_good_once() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    ticket = invited(table, 1)
    claimed(table, ticket)
    refused("wrong-ticket", table, ticket)


def test_a_ticket_is_good_for_ten_minutes() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    ticket = invited(table, 1)
    refused("wrong-ticket", table, ticket, NOON + 10 * MINUTE + 1)
    claimed(table, ticket, NOON + 10 * MINUTE)


def test_a_ticket_of_another_table_gives_nobody_a_seat() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    other, _ = new_table(HUMAN, HUMAN)
    refused("wrong-ticket", other, invited(table, 0))


def test_the_owner_sees_the_devices_and_withdraws_each() -> None:
    table, given = new_table(HUMAN, HUMAN)
    own = given[0].token or ""
    token = claimed(table, invited(table, 0), name="Anna's phone")
    first, second = devices.shown(table, 0, own)
    assert (first.this, second.this, second.name, second.since) == (True, False, "Anna's phone", NOON)
    take(table, devices.withdraw(table, 0, second.id, NOON))
    with pytest.raises(TableError):
        table.seat_of(token)
    with pytest.raises(TableError) as told:
        devices.withdraw(table, 0, second.id, NOON)
    assert told.value.code == "no-such-device"


def test_the_last_device_cannot_be_withdrawn() -> None:
    table, given = new_table(HUMAN, HUMAN)
    [only] = devices.shown(table, 0, given[0].token or "")
    with pytest.raises(TableError) as told:
        devices.withdraw(table, 0, only.id, NOON)
    assert told.value.code == "last-device"


def test_nobody_withdraws_a_device_of_somebody_else() -> None:
    table, given = new_table(HUMAN, HUMAN)
    claimed(table, invited(table, 1))
    for device in devices.shown(table, 1, given[1].token or ""):
        with pytest.raises(TableError):
            devices.withdraw(table, 0, device.id, NOON)


def test_a_seat_is_on_eight_devices_at_most() -> None:
    table, _ = new_table(HUMAN, HUMAN)
    for _ in range(devices.DEVICES_MOST - 1):
        claimed(table, invited(table, 0))
    with pytest.raises(TableError) as told:
        invited(table, 0)
    assert told.value.code == "too-many-devices"
