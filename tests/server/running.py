"""A real server in its own process, and people who play at it."""

from __future__ import annotations

import json
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import httpx
import msgspec
from websockets.sync.client import ClientConnection, connect

from herna.server.serving import SETTINGS
from herna.server.settings import Settings
from herna.table.patch import patched

GAME = "eight_minute_empire"
PROGRAM = "from herna.server.serving import run_worker; run_worker('127.0.0.1', {port})"
WAIT = 60.0
"""Long enough for a busy machine; nothing is ever asserted about it."""


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class Server:
    """One server process. It can be stopped, killed, and started again on the same database."""

    def __init__(self, folder: Path, *, before: str = "", **settings: Any) -> None:
        """`before` is a program to be run in the server's process before it starts."""
        self.before = before
        given: dict[str, Any] = {
            "database": os.environ.get("HERNA_DATABASE_URL") or str(folder / "tables.sqlite3"),
            "redis": os.environ.get("HERNA_REDIS_URL"),
            "bot_pause": 0.0,
            "thinkers": 1,
            "sweep_seconds": 0.2,
            "requests_per_second": 100_000.0,
            "requests_at_once": 100_000,
            "frames_per_second": 100_000.0,
            "frames_at_once": 100_000,
            "tables_at_once": 100_000,
            "metrics": True,
            "keep_empty_days": 0.0,
            "keep_finished_days": 0.0,
        }
        self.settings = Settings(**(given | settings))
        self.folder = folder
        self.cwd: Path | None = None
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = folder / f"server-{self.port}.log"
        self.process: subprocess.Popen[bytes] | None = None
        # A line that the server is about to close because nobody used it is not used again.
        self.http = httpx.Client(base_url=self.url, timeout=WAIT, limits=httpx.Limits(keepalive_expiry=2.0))

    @property
    def command(self) -> list[str]:
        return [sys.executable, "-c", self.before + PROGRAM.format(port=self.port)]

    @property
    def variables(self) -> dict[str, str]:
        """The environment the process is started in."""
        return os.environ | {SETTINGS: msgspec.json.encode(self.settings).decode()}

    def start(self) -> Self:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self.command, env=self.variables, cwd=self.cwd, stdout=log, stderr=log)
        until = time.monotonic() + WAIT
        while True:
            try:
                if self.http.get("/healthz").status_code == 200:
                    return self
            except httpx.TransportError:
                pass
            if self.process.poll() is not None or time.monotonic() > until:
                raise RuntimeError(f"the server did not start:\n{self.log.read_text()}")
            time.sleep(0.05)

    def kill(self) -> None:
        """As if the power had gone."""
        assert self.process is not None
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()

    def stop(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.process.send_signal(signal.SIGTERM)
            self.process.wait(WAIT)

    def __enter__(self) -> Self:
        return self.start()

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        self.http.close()

    # What people do

    def new_table(self, *kinds: str, **facts: Any) -> Opened:
        seats = [{"kind": kind} if kind in ("human", "open") else {"kind": "bot", "level": kind} for kind in kinds]
        answer = self.post("/api/tables", 201, game=GAME, players=len(seats), seats=seats, **facts)
        return Opened(self, answer)

    def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        answer = self.http.post(path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def get(self, path: str, status: int = 200, /, **query: Any) -> Any:
        answer = self.http.get(path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refuse(self, path: str, status: int, code: str, /, **body: Any) -> Any:
        """The request is refused with that code, in both languages, and says nothing of how the server is made."""
        answer = self.http.post(path, json=body)
        return self.refused(answer, status, code)

    def refused(self, answer: httpx.Response, status: int, code: str) -> Any:
        assert answer.status_code == status, answer.text
        error = answer.json()["error"]
        assert error["code"] == code, error
        assert error["message"] not in ("", f"error-{code}")
        assert error["message_cs"] not in ("", f"error-{code}")
        assert error["message"] != error["message_cs"]
        assert "Traceback" not in answer.text
        assert ".py" not in answer.text
        return error

    def live(self, table: str, *tokens: str, **facts: Any) -> Live:
        return Live(self, table, tokens, **facts)


class Opened:
    """A table as the one who opened it knows it."""

    def __init__(self, server: Server, answer: dict[str, Any]) -> None:
        self.server = server
        self.id = str(answer["id"])
        self.path = f"/api/tables/{self.id}"
        self.seats = answer["seats"]
        self.tokens = {seat["seat"]: str(seat["token"]) for seat in answer["seats"] if "token" in seat}
        self.invitations = {seat["seat"]: str(seat["invitation"]) for seat in answer["seats"] if "invitation" in seat}

    def state(self, seat: int | None = None) -> Any:
        return self.server.get(f"{self.path}/state", **({} if seat is None else {"token": self.tokens[seat]}))

    def live(self, *seats: int, **facts: Any) -> Live:
        return self.server.live(self.id, *(self.tokens[seat] for seat in seats), **facts)

    def act(self, seat: int, status: int = 200, /, **facts: Any) -> Any:
        """The seat does the first thing it is offered, where nothing else is said."""
        state = self.state(seat)
        body = {"version": state["version"], "action": (state["view"]["options"] or [None])[0]} | facts
        return self.server.post(f"{self.path}/actions", status, token=self.tokens[seat], **body)


class Live:
    """Somebody at a live socket who keeps the view up to date from the frames alone."""

    def __init__(self, server: Server, table: str, tokens: tuple[str, ...], **facts: Any) -> None:
        query = "&".join(f"token={token}" for token in tokens)
        if (language := facts.pop("language", None)) is not None:
            query += f"&language={language}"
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live" + (f"?{query}" if query else "")
        self._opening = connect(address, open_timeout=WAIT, max_size=None, **facts)
        self.socket: ClientConnection
        self.frames: list[str] = []
        self.views: dict[str, Any] = {}
        self.version = 0
        self.table: Any = None
        self.log: list[Any] = []

    def __enter__(self) -> Self:
        self.socket = self._opening.__enter__()
        self.next()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opening.__exit__(kind, error, trace)

    @property
    def view(self) -> Any:
        return next(iter(self.views.values()))

    def next(self) -> Any:
        text = self.socket.recv(timeout=WAIT)
        assert isinstance(text, str)
        self.frames.append(text)
        frame = json.loads(text)
        match frame["type"]:
            case "hello":
                self.views = frame.get("views") or {str(frame["seat"]): frame["view"]}
                self.version, self.table, self.log = frame["version"], frame["table"], frame["log"]
            case "update":
                patches = frame.get("patches") or {next(iter(self.views)): frame["patch"]}
                self.views = {seat: patched(view, patches[seat]) for seat, view in self.views.items()}
                self.version = frame["version"]
                self.log += frame["events"]
            case "table":
                self.table = frame["table"]
        return frame

    def until(self, kind: str) -> Any:
        """The next frame of that kind; those before it are taken in too."""
        while (frame := self.next())["type"] != kind:
            if frame["type"] == "error" and kind != "error":
                raise AssertionError(frame)
        return frame

    def until_closed(self) -> None:
        """Read until the server closes the connection, which raises."""
        while True:
            self.next()

    def send(self, **frame: Any) -> None:
        self.socket.send(json.dumps(frame))

    def act(self, action: Any = None, *, key: str | None = None, token: str | None = None) -> Any:
        """Act and wait until it is committed."""
        facts = {"key": key or secrets.token_hex(8)} | ({"token": token} if token else {})
        self.send(type="act", version=self.version, action=action or self.view["options"][0], **facts)
        return self.until("acted")
