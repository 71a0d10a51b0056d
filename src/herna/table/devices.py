"""Seats travel: a ticket, good once and for ten minutes, copies a seat to another device.

The owner sees the devices that hold the seat, and can withdraw each of them.
"""

from __future__ import annotations

import msgspec

from herna.table.entries import DeviceAdded, DeviceInvited, DeviceWithdrawn
from herna.table.errors import TableError
from herna.table.seats import checked_name
from herna.table.table import Table
from herna.table.tokens import hashed, new_token

GOOD_SECONDS = 600.0
DEVICES_MOST = 8
ID_LETTERS = 12


class DeviceShown(msgspec.Struct, frozen=True):
    """A device that holds a seat, as its owner sees it."""

    id: str
    name: str
    since: float
    this: bool
    """Is it the one that asks?"""


def device_id(token_hash: str) -> str:
    """What a device is called when it is to be withdrawn: no secret, because only a hash is cut."""
    return token_hash[:ID_LETTERS]


def invite(table: Table, seat: int, now: float) -> tuple[DeviceInvited, str]:
    """A ticket for one more device."""
    _room_for_one_more(table, seat)
    ticket = new_token()
    return DeviceInvited(at=now, seat=seat, ticket=hashed(ticket), until=now + GOOD_SECONDS), ticket


def claim(table: Table, ticket: str, name: str, now: float) -> tuple[DeviceAdded, str]:
    """A device takes the seat along; the token that holds it there."""
    wanted = hashed(ticket)
    for number, seat in enumerate(table.seats):
        if seat.tickets.get(wanted, 0.0) >= now:
            _room_for_one_more(table, number)
            token = new_token()
            added = DeviceAdded(at=now, seat=number, ticket=wanted, token=hashed(token), name=checked_name(name))
            return added, token
    raise TableError("wrong-ticket", minutes=int(GOOD_SECONDS // 60))


def _room_for_one_more(table: Table, seat: int) -> None:
    if len(table.seats[seat].tokens) >= DEVICES_MOST:
        raise TableError("too-many-devices", most=DEVICES_MOST)


def withdraw(table: Table, seat: int, device: str, now: float) -> DeviceWithdrawn:
    """A device holds the seat no longer; the last one cannot be withdrawn, or the seat would be lost."""
    found = [token for token in table.seats[seat].tokens if device_id(token) == device]
    if not found:
        raise TableError("no-such-device")
    if len(table.seats[seat].tokens) == 1:
        raise TableError("last-device")
    return DeviceWithdrawn(at=now, seat=seat, token=found[0])


def shown(table: Table, seat: int, asking: str) -> list[DeviceShown]:
    """The devices that hold a seat, the oldest first."""
    there, this = table.seats[seat], hashed(asking)
    found = []
    for token in there.tokens:
        device = there.devices.get(token)
        name, since = (device.name, device.since) if device else ("", table.created.at)
        found.append(DeviceShown(device_id(token), name, since, token == this))
    return found
