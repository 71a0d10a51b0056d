"""The tests of store and server on PostgreSQL and Redis: `make test-services`.

Starts both from Debian's packages in a temporary folder, on loopback only, runs the tests against them, and stops
them again. Then a server on several machines is tried, each of them a network namespace (`tests.machines`).
"""

from __future__ import annotations

import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

TESTS = ["tests/store", "tests/server"]
PATIENCE = 30.0
STALLED = ["-o", "faulthandler_timeout=600", "-o", "faulthandler_exit_on_timeout=true"]
"""A test that stands still ends the run, and says where it stood."""


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def wait_for(port: int, process: subprocess.Popen[bytes]) -> None:
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        if process.poll() is not None:
            raise SystemExit(f"{process.args!r} ended with {process.returncode}")
        with socket.socket() as probe:
            if probe.connect_ex(("127.0.0.1", port)) == 0:
                return
        time.sleep(0.1)
    raise SystemExit(f"{process.args!r} does not answer")


@contextmanager
def running(
    command: list[str], port: int, folder: Path, stop: signal.Signals = signal.SIGTERM, user: str | None = None
) -> Iterator[subprocess.Popen[bytes]]:
    """A service while it is needed; what it says goes to a file."""
    with (folder / f"{port}.log").open("ab") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log, cwd=folder, user=user)
        try:
            wait_for(port, process)
            yield process
        finally:
            process.send_signal(stop)
            process.wait(PATIENCE)


def postgres_program(name: str) -> str | None:
    """The newest version of a PostgreSQL program that can be run."""
    here = (path for path in Path("/usr/lib/postgresql").glob(f"*/bin/{name}") if os.access(path, os.X_OK))
    found = sorted(here, key=lambda path: int(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


def as_somebody(folder: Path) -> str | None:
    """PostgreSQL does not run as root: then it runs as the user its package made."""
    if os.geteuid() != 0:
        return None
    shutil.chown(folder, "postgres")
    return "postgres"


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A database of its own, by its URL."""
    with postgres_at(free_port(), folder) as url:
        yield url


@contextmanager
def postgres_at(port: int, folder: Path) -> Iterator[str]:
    """A PostgreSQL at this port, which finds again what it wrote into this folder before."""
    initdb, server, createdb = (postgres_program(name) for name in ("initdb", "postgres", "createdb"))
    assert initdb
    assert server
    assert createdb
    data = folder / "postgres"
    new = not data.exists()
    if new:
        data.mkdir()
    somebody = as_somebody(data)
    if new:
        make = [initdb, "-D", str(data), "-U", "herna", "-A", "trust", "-E", "UTF8"]
        subprocess.run(make, check=True, stdout=subprocess.DEVNULL, cwd=data, user=somebody)
    serve = [server, "-D", str(data), "-p", str(port), "-c", "listen_addresses=127.0.0.1", "-k", str(data)]
    # Asked to stop by SIGINT it does not wait until everybody has hung up.
    with running(serve, port, folder, signal.SIGINT, somebody):
        if new:
            make_database([createdb, "-h", "127.0.0.1", "-p", str(port), "-U", "herna", "herna"])
        yield f"postgresql+asyncpg://herna@127.0.0.1:{port}/herna"


def make_database(command: list[str]) -> None:
    """PostgreSQL can be spoken to a little before it takes orders."""
    deadline = time.monotonic() + PATIENCE
    while (made := subprocess.run(command, check=False, capture_output=True, text=True)).returncode:
        if "starting up" not in made.stderr or time.monotonic() > deadline:
            raise SystemExit(made.stderr)
        time.sleep(0.1)


@contextmanager
def redis(folder: Path) -> Iterator[str]:
    """A Redis by its URL."""
    port = free_port()
    with redis_at(port, folder):
        yield f"redis://127.0.0.1:{port}/0"


@contextmanager
def redis_at(port: int, folder: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A Redis that keeps nothing."""
    command = ["redis-server", "--port", str(port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
    with running(command, port, folder) as process:
        yield process


def main() -> int:
    found = {}
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        if postgres_program("postgres"):
            found["HERNA_DATABASE_URL"] = stack.enter_context(postgres(folder))
        else:
            print("PostgreSQL is not here (Debian: apt-get install postgresql): tested on SQLite.")
        if shutil.which("redis-server"):
            found["HERNA_REDIS_URL"] = stack.enter_context(redis(folder))
        else:
            print("Redis is not here (Debian: apt-get install redis-server): tested without it.")
        if not found:
            print("Nothing to test that make test has not tested.")
            return 0
        command = [sys.executable, "-m", "pytest", *STALLED, *(sys.argv[1:] or TESTS)]
        failed = subprocess.run(command, env=os.environ | found, check=False).returncode
    if sys.argv[1:]:
        return failed
    return failed or subprocess.run([sys.executable, "-m", "tests.machines"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
