"""`herna admin`: what the operator of a server does with its tables."""

from __future__ import annotations

import argparse
import asyncio
import ipaddress
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from typing import TYPE_CHECKING

from herna.cli import values
from herna.cli.output import console
from herna.tui.complaint import Complaint
from herna.words import Speech, say

if TYPE_CHECKING:
    from herna.store import Store

BAN_DAYS = 30
Order = Callable[["Store", argparse.Namespace, Speech], Awaitable[list[str]]]


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("order", choices=ORDERS, metavar=speech("cli-admin-order"), help=speech("cli-admin-orders"))
    parser.add_argument("of", nargs="?", metavar=speech("cli-admin-of"), help=speech("cli-admin-of-help"))
    parser.add_argument("--seat", type=number(speech, 1, 1), metavar="N", help=speech("cli-admin-seat"))
    parser.add_argument(
        "--days", type=number(speech, BAN_DAYS), default=BAN_DAYS, metavar="N", help=speech("cli-admin-days")
    )
    parser.add_argument("--db", metavar="URL", help=speech("cli-db"))


def run(arguments: argparse.Namespace, language: str) -> int:
    speech = say(language)
    lines = asyncio.run(_carried_out(arguments, speech))
    out = console()
    for line in lines:
        out.print(line, soft_wrap=True, markup=False, highlight=False)
    return 0


async def _carried_out(arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.server.settings import Settings
    from herna.store import Store, database_file, database_url
    from herna.store.backup import existing

    place = Settings.from_environment(database=arguments.db).database
    if database_file(database_url(place)) is not None:
        existing(place)
    store = Store(place)
    try:
        await store.open()
        return await ORDERS[arguments.order](store, arguments, speech)
    finally:
        await store.close()


def _table(arguments: argparse.Namespace) -> str:
    if not arguments.of:
        raise Complaint("cli-admin-needs-table", order=arguments.order)
    return str(arguments.of)


def _seat(arguments: argparse.Namespace) -> int:
    if arguments.seat is None:
        raise Complaint("cli-admin-needs-seat", order=arguments.order)
    return int(arguments.seat) - 1


def _date(at: float) -> str:
    return datetime.fromtimestamp(at).astimezone().strftime("%Y-%m-%d %H:%M")


async def _list(store: Store, _: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    found = await admin.overview(store)
    lines = [
        f"{one.id}  {one.game}  {_date(one.created)}  "
        + speech("cli-admin-over" if one.over else "cli-admin-under-way", entries=one.entries)
        for one in found
    ]
    return lines or [speech("cli-admin-none")]


async def _close(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    await admin.close(store, _table(arguments))
    return [speech("cli-admin-closed", table=arguments.of)]


async def _delete(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    await admin.delete(store, _table(arguments))
    return [speech("cli-admin-deleted", table=arguments.of)]


async def _export(store: Store, arguments: argparse.Namespace, _: Speech) -> list[str]:
    from herna.store import admin

    return (await admin.export(store, _table(arguments))).splitlines()


async def _mute(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    await admin.mute(store, _table(arguments), _seat(arguments))
    return [speech("cli-admin-muted", table=arguments.of, seat=arguments.seat)]


async def _unname(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    await admin.unname(store, _table(arguments), _seat(arguments))
    return [speech("cli-admin-unnamed", table=arguments.of, seat=arguments.seat)]


async def _show(store: Store, arguments: argparse.Namespace, _: Speech) -> list[str]:
    from herna.store import admin

    return await admin.stored(store, _table(arguments), _seat(arguments))


async def _forget(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    count = await admin.forget(store, _table(arguments), _seat(arguments))
    return [speech("cli-admin-forgotten", table=arguments.of, seat=arguments.seat, entries=count)]


async def _ban(store: Store, arguments: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.server.limits import networks
    from herna.store import admin

    network = networks(arguments.of or "")[0]
    try:
        ipaddress.ip_network(network)
    except ValueError:
        raise Complaint("cli-admin-needs-address") from None
    await admin.ban(store, network, arguments.days)
    return [speech("cli-admin-banned", network=network, days=arguments.days)]


async def _bans(store: Store, _: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    found = await admin.bans(store, time.time())
    return [f"{network}  {_date(until)}" for network, until in found.items()] or [speech("cli-admin-no-bans")]


async def _reports(store: Store, _: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    found = await admin.reports(store)
    lines = [f"{_date(one.at)}  {one.table}  {one.seat + 1}  {one.text}" for one in found]
    return lines or [speech("cli-admin-no-reports")]


async def _tell(store: Store, _: argparse.Namespace, speech: Speech) -> list[str]:
    from herna.store import admin

    told, failed = await admin.tell(store)
    return [speech("cli-admin-told", told=told), *([speech("cli-admin-not-told", failed=failed)] if failed else [])]


ORDERS: dict[str, Order] = {
    "list": _list,
    "close": _close,
    "delete": _delete,
    "export": _export,
    "mute": _mute,
    "unname": _unname,
    "show": _show,
    "forget": _forget,
    "ban": _ban,
    "bans": _bans,
    "reports": _reports,
    "tell": _tell,
}
