"""Seats that travel: tickets for one more device, the devices that hold a seat, and withdrawing them."""

from __future__ import annotations

import time

from litestar import Controller, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from herna.server.refusals import told
from herna.server.rooms import Rooms
from herna.server.wire import DeviceClaim, DeviceTicket, DeviceWithdrawal, Holder, Joined, Version
from herna.table import Table, devices
from herna.table.devices import GOOD_SECONDS, DeviceShown
from herna.table.entries import AnyEntry

TheRooms = NamedDependency[Rooms]


class DevicesController(Controller):
    path = "/api/tables/{table_id:str}/devices"
    tags = ("tables",)

    @post("/", status_code=HTTP_200_OK, responses=told(400, 403, 404, 429))
    async def shown(self, table_id: FromPath[str], data: JSONBody[Holder], rooms: TheRooms) -> list[DeviceShown]:
        """The devices that hold the seat of this token."""
        table = await (await rooms.find(table_id)).read()
        return devices.shown(table, table.seat_of(data.token), data.token)

    @post("/invite", status_code=HTTP_201_CREATED, responses=told(400, 403, 404, 422, 429))
    async def invite(self, table_id: FromPath[str], data: JSONBody[Holder], rooms: TheRooms) -> DeviceTicket:
        """A ticket with which one more device takes the seat along: once, and for ten minutes."""
        room = await rooms.find(table_id)
        ticket = ""

        def ask(table: Table) -> list[AnyEntry]:
            nonlocal ticket
            entry, ticket = devices.invite(table, table.seat_of(data.token), time.time())
            return [entry]

        await room.change(ask)
        return DeviceTicket(ticket, int(GOOD_SECONDS))

    @post("/claim", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def claim(self, table_id: FromPath[str], data: JSONBody[DeviceClaim], rooms: TheRooms) -> Joined:
        """Take the seat along that a ticket is for."""
        room = await rooms.find(table_id)
        seat, token = -1, ""

        def ask(table: Table) -> list[AnyEntry]:
            nonlocal seat, token
            entry, token = devices.claim(table, data.ticket, data.name, time.time())
            seat = entry.seat
            return [entry]

        await room.change(ask)
        return Joined(seat, token)

    @post("/withdraw", status_code=HTTP_200_OK, responses=told(400, 403, 404, 422, 429))
    async def withdraw(self, table_id: FromPath[str], data: JSONBody[DeviceWithdrawal], rooms: TheRooms) -> Version:
        """A device holds the seat no longer, and its socket is closed."""
        room = await rooms.find(table_id)
        return Version(
            await room.change(
                lambda table: [devices.withdraw(table, table.seat_of(data.token), data.device, time.time())]
            )
        )
