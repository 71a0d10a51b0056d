"""A server on several machines, each a network namespace of its own: `python -m tests.machines`, part of
`make test-services`.

PostgreSQL, Redis, two web processes and two thinking workers play with people who are on a machine of their own. Each
part in turn is killed and started again, and cut off and joined again, under play: nothing that was acknowledged may be
lost, and people come back by themselves.
"""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import msgspec

from herna.server.serving import SETTINGS
from herna.server.settings import Settings
from tests.services import make_database, postgres_program

PREFIX = f"hrn{os.getpid() % 10000}"
NET = "10.87.73"
PARTS = ("database", "redis", "web1", "web2", "think1", "think2")
MACHINES = (*PARTS, "people")
PORT = 8642
DATABASE = f"postgresql+asyncpg://herna@{NET}.1/herna"
REDIS = f"redis://{NET}.2:6379/0"
PLAYED = 12
"""The moves that have to be acknowledged during every disturbance, and as many after it."""
WAIT = 120.0


def missing() -> list[str]:
    """What is not here, with the command that brings it."""
    found = []
    if not postgres_program("postgres"):
        found.append("PostgreSQL (Debian: apt-get install postgresql)")
    if not shutil.which("redis-server"):
        found.append("Redis (Debian: apt-get install redis-server)")
    if not shutil.which("ip"):
        found.append("ip (Debian: apt-get install iproute2)")
    elif os.geteuid() != 0 or subprocess.run(["ip", "netns", "list"], capture_output=True, check=False).returncode:
        found.append("the right to make network namespaces (run it as root)")
    return found


def ip(*words: str) -> None:
    subprocess.run(["ip", *words], check=True, capture_output=True)


def number(machine: str) -> int:
    return MACHINES.index(machine) + 1


@contextmanager
def network() -> Iterator[None]:
    """Machines joined by a bridge that is on a machine of its own: nothing of it touches the network outside."""
    hub = f"{PREFIX}-hub"
    made = [hub]
    try:
        ip("netns", "add", hub)
        ip("-n", hub, "link", "add", "bridge", "type", "bridge")
        ip("-n", hub, "link", "set", "bridge", "up")
        for machine in MACHINES:
            name = f"{PREFIX}-{machine}"
            ip("netns", "add", name)
            made.append(name)
            ip("-n", hub, "link", "add", machine, "type", "veth", "peer", "name", "eth0", "netns", name)
            ip("-n", hub, "link", "set", machine, "master", "bridge", "up")
            ip("-n", name, "addr", "add", f"{NET}.{number(machine)}/24", "dev", "eth0")
            for device in ("lo", "eth0"):
                ip("-n", name, "link", "set", device, "up")
        yield
    finally:
        for name in made:
            subprocess.run(["ip", "netns", "delete", name], check=False)


def join(machine: str, *, joined: bool) -> None:
    """Plug the cable of a machine in, or pull it out."""
    ip("-n", f"{PREFIX}-hub", "link", "set", machine, "up" if joined else "down")


class Part:
    """A program on one of the machines."""

    def __init__(self, machine: str, command: list[str], folder: Path, user: str | None = None, **facts: str) -> None:
        self.machine = machine
        self.log = folder / f"{machine}.log"
        inner = ["setpriv", f"--reuid={user}", f"--regid={user}", "--clear-groups"] if user else []
        self._command = ["ip", "netns", "exec", f"{PREFIX}-{machine}", *inner, *command]
        self._variables = os.environ | facts
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        with self.log.open("ab") as log:
            self._process = subprocess.Popen(
                self._command, env=self._variables, stdout=log, stderr=log, start_new_session=True
            )

    def kill(self) -> None:
        """As if its power had gone: the program and all it has started."""
        if self._process is not None and self._process.poll() is None:
            os.killpg(self._process.pid, signal.SIGKILL)
            self._process.wait()


def parts(folder: Path) -> dict[str, Part]:
    data = folder / "postgres"
    data.mkdir()
    shutil.chown(data, "postgres")
    initdb, server = postgres_program("initdb"), postgres_program("postgres")
    assert initdb
    assert server
    make = [initdb, "-D", str(data), "-U", "herna", "-A", "trust", "-E", "UTF8"]
    subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=data, user="postgres")
    with (data / "pg_hba.conf").open("a") as rights:
        rights.write(f"host all all {NET}.0/24 trust\n")
    postgres = [server, "-D", str(data), "-c", f"listen_addresses={NET}.1", "-k", str(data)]
    redis = ["redis-server", "--bind", f"{NET}.2", "--protected-mode", "no", "--save", "", "--dir", str(folder)]
    limits = {"requests_at_once": 100_000, "frames_at_once": 100_000, "tables_at_once": 1000}
    settings = Settings(database=DATABASE, redis=REDIS, bot_pause=0.0, thinkers=1, **limits)  # type: ignore[arg-type]
    facts = {SETTINGS: msgspec.json.encode(settings).decode()}
    found = {
        "database": Part("database", postgres, folder, "postgres"),
        "redis": Part("redis", redis, folder),
    }
    for name in ("web1", "web2"):
        program = f"from herna.server.serving import run_worker; run_worker('{NET}.{number(name)}', {PORT})"
        found[name] = Part(name, [sys.executable, "-c", program], folder, None, **facts)
    for name in ("think1", "think2"):
        command = [sys.executable, "-m", "herna.cli", "think", "--redis", REDIS, "--thinkers", "1"]
        found[name] = Part(name, command, folder)
    return found


class People:
    """Those who play, in a process on a machine of their own; they say of every move that was acknowledged."""

    def __init__(self, folder: Path) -> None:
        webs = ",".join(f"{NET}.{number(name)}:{PORT}" for name in ("web1", "web2"))
        command = ["ip", "netns", "exec", f"{PREFIX}-people", sys.executable, "-m", "tests.machine_people", webs]
        with (folder / "people.log").open("ab") as log:
            self.process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=log)
        self.acknowledged: dict[str, int] = {}
        self.report: dict[str, int] | None = None
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()

    def _read(self) -> None:
        assert self.process.stdout is not None
        for line in self.process.stdout:
            told = json.loads(line)
            if "report" in told:
                self.report = told["report"]
            else:
                self.acknowledged[told["table"]] = told["moves"]

    @property
    def moves(self) -> int:
        return sum(self.acknowledged.values())

    def play_on(self, moves: int, what: str) -> None:
        """Wait until a number of moves more are acknowledged at every table together."""
        wanted, until = self.moves + moves, time.monotonic() + WAIT
        while self.moves < wanted:
            if time.monotonic() > until or self.process.poll() is not None:
                raise SystemExit(f"people could not play on {what}")
            time.sleep(0.05)

    def finish(self) -> dict[str, int]:
        """Let them stop and look up how many moves each table has."""
        assert self.process.stdin is not None
        self.process.stdin.close()
        self.process.wait(WAIT)
        self._reader.join(WAIT)
        assert self.report is not None
        return self.report


def disturb(people: People, part: Part, how: str) -> None:
    what = f"while {part.machine} was {how}"
    began, before = time.monotonic(), people.moves
    if how == "killed":
        part.kill()
    else:
        join(part.machine, joined=False)
    # Without its database a server waits; everything else people play on without.
    if part.machine == "database":
        time.sleep(6)
    else:
        people.play_on(PLAYED, what)
    seconds = time.monotonic() - began
    if how == "killed":
        part.start()
    else:
        join(part.machine, joined=True)
    people.play_on(PLAYED, f"after {part.machine} was {how}")
    print(f"{part.machine:9} {how:8} {people.moves - before:5} moves, {seconds:5.1f} s apart", flush=True)


def main() -> int:
    if absent := missing():
        print(f"Several machines were not tried. Not here: {'; '.join(absent)}.")
        return 0
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        stack.enter_context(network())
        found = parts(folder)
        for part in found.values():
            stack.callback(part.kill)
        found["database"].start()
        enter = ["ip", "netns", "exec", f"{PREFIX}-database"]
        createdb = postgres_program("createdb")
        assert createdb
        time.sleep(1)
        make_database([*enter, createdb, "-h", f"{NET}.1", "-U", "herna", "herna"])
        for name in PARTS[1:]:
            found[name].start()
        people = People(folder)
        stack.callback(people.process.kill)
        try:
            people.play_on(PLAYED, "at the start")
            for how in ("killed", "cut off"):
                for name in PARTS:
                    disturb(people, found[name], how)
            there = people.finish()
        except SystemExit:
            for log in folder.glob("*.log"):
                print(f"--- {log.name}\n{log.read_text()[-3000:]}")
            raise
        lost = {table: moves for table, moves in people.acknowledged.items() if there.get(table, 0) < moves}
        print(f"{people.moves} moves acknowledged at {len(there)} tables, lost at {len(lost)} of them")
        return 1 if lost else 0


if __name__ == "__main__":
    sys.exit(main())
