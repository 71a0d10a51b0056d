"""Links to a table at a server, as its page makes them, and what is asked of that server."""

from __future__ import annotations

import http.client
from collections.abc import Callable
from typing import Any
from urllib.error import HTTPError
from urllib.parse import quote, unquote, urlsplit
from urllib.request import Request, urlopen

import msgspec

from herna.games import game as find_game
from herna.kernel import HernaError
from herna.tui import saves
from herna.tui.afar import Afar
from herna.tui.complaint import Complaint

WAIT = 30.0
MOST = 16 * 1024 * 1024
"""No answer is as long as this."""
DOORS = {"join": ("join", "invitation"), "seat": ("devices/claim", "ticket")}
"""How the secret of a link becomes a seat: what is asked, and what the secret is called there."""


class Refused(HernaError):
    """The server refuses something, in its own words."""

    def __init__(self, error: dict[str, Any]) -> None:
        super().__init__(str(error["code"]))
        self.sentences = {"en": str(error["message"]), "cs": str(error["message_cs"])}

    def reason(self, language: str = "en") -> str:
        return self.sentences[language]


class Link(msgspec.Struct, frozen=True):
    """A link: `https://host/#/join/TABLE/INVITATION`, `…/#/seat/TABLE/TICKET` or `…/#/table/TABLE/TOKEN`.

    >>> read_link("localhost:8000/#/join/abc/xyz")
    Link(server='http://localhost:8000', door='join', table='abc', secret='xyz')
    """

    server: str
    door: str
    table: str
    secret: str

    def __str__(self) -> str:
        secret = f"/{quote(self.secret, safe='')}" if self.secret else ""
        return f"{self.server}/#/{self.door}/{quote(self.table, safe='')}{secret}"

    @property
    def api(self) -> str:
        return f"{self.server}/api/tables/{quote(self.table, safe='')}"


def read_link(text: str) -> Link:
    """The link that was typed. At a table without a secret one may watch."""
    try:
        parts = urlsplit(text if "://" in text else f"http://{text}")
        place = [unquote(part) for part in parts.fragment.strip("/").split("/")]
        right = bool(parts.hostname) and parts.scheme in ("http", "https") and (parts.port or 1) > 0
    except ValueError:
        right, place = False, []
    if not right or not all(place) or not place[1:] or place[0] not in ("table", *DOORS):
        raise Complaint("tui-at-address", address=text)
    door, table, secret = place[0], place[1], place[2] if place[2:] else ""
    if door in DOORS and not secret:
        raise Complaint("tui-at-address", address=text)
    return Link(f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}", door, table, secret)


def ask(address: str, body: dict[str, Any] | None = None) -> Any:
    """What the server answers. Raises `Refused` for what it refuses, `Complaint` where there is no answer."""
    data = None if body is None else msgspec.json.encode(body)
    try:
        with urlopen(Request(address, data, {"content-type": "application/json"}), timeout=WAIT) as answer:
            return msgspec.json.decode(answer.read(MOST))
    except HTTPError as error:
        try:
            raise Refused(msgspec.json.decode(error.read(MOST))["error"]) from error
        except (msgspec.DecodeError, KeyError, TypeError):
            raise Complaint("tui-at-no-herna", server=_server(address)) from error
    except (OSError, http.client.HTTPException, ValueError) as error:
        if isinstance(error, msgspec.DecodeError):
            raise Complaint("tui-at-no-herna", server=_server(address)) from error
        raise Complaint("tui-at-away", server=_server(address)) from error


def sit_down(text: str, name: Callable[[], str]) -> Afar:
    """Take the seat of a link, or the one this person has taken with it before; `name` is asked only of a newcomer."""
    link = read_link(text)
    there = ask(link.api)
    try:
        game = find_game(there["game"])
        if game.rules != there["rules"]:
            raise Complaint("tui-at-rules", game=game.name, there=there["rules"], here=game.rules)
        setting = game.setting_of(there["players"], there["options"])
    except (KeyError, TypeError) as error:
        raise Complaint("tui-at-no-herna", server=link.server) from error
    token = link.secret
    if link.door in DOORS:
        kept = saves.kept_seat(str(link))
        token = kept or _let_in(link, name())
    afar = Afar(link.api, token, setting, str(link))
    afar.take(ask(afar.with_token("state")))
    return afar


def _let_in(link: Link, name: str) -> str:
    """The token of the seat; kept, for the link is good only once."""
    path, called = DOORS[link.door]
    token = str(ask(f"{link.api}/{path}", {called: link.secret, "name": name})["token"])
    saves.keep_seat(str(link), token)
    return token


def _server(address: str) -> str:
    return urlsplit(address).netloc
