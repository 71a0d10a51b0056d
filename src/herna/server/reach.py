"""Where a server can be reached: from this machine, and from others on its network."""

from __future__ import annotations

import contextlib
import errno
import ipaddress
import socket
import sys

import msgspec

from herna.server.settings import CannotServe

FAR_AWAY = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
"""Addresses that belong to nobody. Nothing is sent there; the system only says by which way it would be."""
EVERYWHERE = ("0.0.0.0", "::")
FORBIDDEN = (errno.EACCES, errno.EPERM)
OTHER_PORTS = 20


class Reach(msgspec.Struct, frozen=True):
    """The address for this machine, and those for others; `only_here` where nobody else can reach it."""

    here: str
    others: tuple[str, ...]
    only_here: bool


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this address. Raises `CannotServe` with what would be right."""
    try:
        found = socket.getaddrinfo(host or EVERYWHERE[0], port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    except (OSError, UnicodeError) as error:
        raise CannotServe("host-not-here", host=host) from error
    family, _, _, _, address = min(found, key=lambda one: one[0] != socket.AF_INET)
    try:
        return _bound(family, address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise CannotServe("port-taken", port=str(port), free=str(_free(family, address, port))) from error
        if error.errno in FORBIDDEN:
            raise CannotServe("port-forbidden", port=str(port)) from error
        raise CannotServe("host-not-here", host=host) from error


def _bound(family: int, address: tuple[object, ...]) -> socket.socket:
    bound = socket.socket(family)
    try:
        if sys.platform != "win32":  # there it would take the port from whoever has it
            bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        bound.bind(address)
        bound.listen()  # two may be bound to one port until one of them listens
    except BaseException:
        bound.close()
        raise
    bound.set_inheritable(True)
    return bound


def _free(family: int, address: tuple[object, ...], port: int) -> int:
    """A port nearby that nobody uses."""
    for other in range(port + 1, min(port + OTHER_PORTS, 65536)):
        with contextlib.suppress(OSError), _bound(family, (address[0], other, *address[2:])):
            return other
    return 0


def reach_of(host: str, port: int) -> Reach:
    """Where a server that listens there can be reached. Networks come and go, so this is asked each time."""
    if host in EVERYWHERE or not host:
        family = socket.AF_INET6 if host == "::" else socket.AF_INET
        here = "::1" if host == "::" else "127.0.0.1"
        return Reach(_url(here, port), tuple(_url(one, port) for one in network_addresses(family)), False)
    if is_loopback(host):
        return Reach(_url(host, port), (), True)
    return Reach(_url(host, port), (_url(host, port),), False)


def network_addresses(family: socket.AddressFamily) -> list[str]:
    """The addresses of this machine that others may know it by, the most likely first."""
    found: list[str] = []
    with contextlib.suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
        probe.connect((FAR_AWAY[family], 9))
        found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError, UnicodeError):
        found += [str(one[4][0]) for one in socket.getaddrinfo(socket.gethostname(), None, family)]
    return [one for one in dict.fromkeys(found) if _worth_telling(one)]


def is_loopback(host: str) -> bool:
    """Does this name, or address, mean the machine itself?"""
    if host == "localhost" or host.endswith(".localhost"):
        return True
    with contextlib.suppress(ValueError):
        return ipaddress.ip_address(host).is_loopback
    return False


def _worth_telling(text: str) -> bool:
    with contextlib.suppress(ValueError):
        address = ipaddress.ip_address(text)
        return not (address.is_loopback or address.is_link_local or address.is_unspecified)
    return False


def _url(host: str, port: int) -> str:
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"
