"""Herna installed with its locked requirements and nothing else: everything a player does works there."""

from __future__ import annotations

import json
import re
import shutil
import signal
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from packaging.utils import canonicalize_name

from tests.package.conftest import Installed
from tests.package.environments import Environment, locked, pip
from tests.package.serving import InstalledServer
from tests.package.terminal import Terminal
from tests.services import postgres, postgres_program, redis

EXTRAS = {"envs": {"herna.envs"}, "services": {"herna.server.far"}}
"""The modules that need an extra: all others have to work without it."""

IMPORT_ALL = """
import importlib, pkgutil, sys, herna
assert herna.__file__.startswith(sys.prefix), herna.__file__
failed = {}
def refused(name): failed[name] = repr(sys.exc_info()[1])
for module in pkgutil.walk_packages(herna.__path__, "herna.", onerror=refused):
    if not module.name.endswith("__main__"):
        try: importlib.import_module(module.name)
        except ImportError as error: failed[module.name] = repr(error)
import json; print(json.dumps(failed))
"""


@pytest.mark.parametrize("lock", ["run", *EXTRAS])
def test_every_module_can_be_imported_with_what_is_locked(installed: Installed, lock: str) -> None:
    failed = json.loads(installed(lock).python(IMPORT_ALL))
    missing = set().union(*(modules for extra, modules in EXTRAS.items() if extra != lock))
    assert set(failed) == missing, failed


def frozen(place: Path) -> list[str]:
    """What is installed in an environment, with its versions."""
    return pip(place, "list", "--format=freeze").stdout.split()


@pytest.mark.parametrize("extra", EXTRAS)
def test_an_extra_is_locked_with_the_same_packages_and_some_more(extra: str) -> None:
    assert locked("run") < locked(extra)


@pytest.mark.parametrize("lock", ["run", *EXTRAS])
def test_there_is_nothing_but_what_is_locked(installed: Installed, lock: str) -> None:
    found = {canonicalize_name(line.partition("==")[0]) for line in frozen(installed(lock).place)}
    assert found - {"herna"} == {line.partition("==")[0] for line in locked(lock)}


@pytest.mark.parametrize("lock", ["run", *EXTRAS])
def test_the_locks_hold_everything_that_the_package_asks_for(installed: Installed, lock: str) -> None:
    assert "No broken requirements" in pip(installed(lock).place, "check").stdout


def test_the_page_is_served_a_table_opened_and_a_move_played(herna: Environment) -> None:
    with InstalledServer(herna) as server:
        index = server.http.get("/")
        assert index.status_code == 200
        assets = re.findall(r"(?:src|href)=\"(/assets/[^\"]+)\"", index.text)
        assert assets
        assert all(server.http.get(asset).status_code == 200 for asset in assets)
        table = server.new_table("human", "random")
        before = table.state(0)
        assert table.act(0)["version"] > before["version"]
        played = table.state(0)["version"]
    assert server.process is not None
    assert server.process.returncode in (0, -signal.SIGTERM), server.log.read_text()
    assert "Traceback" not in server.log.read_text()
    with InstalledServer(herna) as again:
        assert again.get(f"{table.path}/state", token=table.tokens[0])["version"] >= played
    assert list(herna.data.glob("*.sqlite3")), "the tables lie in the data folder of the user"
    assert not list(herna.folder.iterdir()), "and nothing in the folder where the server was started"


def test_a_move_is_played_in_the_terminal(herna: Environment) -> None:
    save = herna.home / ".local" / "state" / "herna" / "last.herna"
    words = ("eight_minute_empire", "--seats", "human,random", "--seed", "7", "--pause", "0", "--lang", "en")
    with Terminal(herna, "play", *words) as terminal:
        terminal.until("Eight-Minute Empire", "Bid nothing")
        terminal.press("0")
        terminal.wait(lambda: save.is_file() and '"end":0' not in save.read_text(), "the first move in the save")
        terminal.press("q")
        terminal.until("Leave the table?")
        terminal.press("q")
        assert terminal.leave() == 0, terminal.text
    assert "Traceback" not in terminal.text


def test_bots_play_a_tournament(herna: Environment) -> None:
    games = json.loads(herna.run("herna", "games", "--json").stdout)
    for number, game in enumerate(games):
        words = (game["name"], "--games", "2", "--players", str(game["least"]), "--bots", "random", "--json")
        # One of them on two cores: each worker starts a Python of its own.
        report = json.loads(herna.run("herna", "sim", *words, "--jobs", "1" if number else "2").stdout)
        assert report["games"] == 2, report


def test_every_command_answers(herna: Environment) -> None:
    assert "eight_minute_empire" in herna.run("herna", "rules", "--help").stdout + herna.run("herna", "games").stdout
    told = herna.run("herna", "--version").stdout
    assert told.splitlines()[0] == "herna " + herna.python("import herna; print(herna.__version__)").strip()
    for command in ("play", "sim", "replay", "rules", "legend", "bench", "serve"):
        assert f"herna {command}" in herna.run("herna", command, "--help").stdout


def test_learners_play_with_the_extra_for_them(installed: Installed) -> None:
    program = """
from herna.envs import HernaSolo
env = HernaSolo("eight_minute_empire", players=2)
observation, info = env.reset(seed=1)
import numpy
for _ in range(5):
    action = int(numpy.flatnonzero(info["action_mask"])[0])
    observation, reward, over, cut, info = env.step(action)
print("played")
"""
    assert installed("envs").python(program) == "played\n"


def test_without_the_extra_the_environments_name_it(herna: Environment) -> None:
    told = herna.python("try:\n import herna.envs\nexcept ImportError as error: print(error)")
    assert "herna[envs]" in told


@pytest.mark.skipif(
    postgres_program("postgres") is None,
    reason="PostgreSQL is not here (Debian, Ubuntu: sudo apt install postgresql redis-server)",
)
def test_tables_lie_in_postgresql_where_the_environment_names_it(installed: Installed) -> None:
    herna = installed("services")
    with TemporaryDirectory() as place, ExitStack() as stack:
        Path(place).chmod(0o755)  # PostgreSQL runs as somebody else than root
        services = {"HERNA_DATABASE_URL": stack.enter_context(postgres(Path(place)))}
        if shutil.which("redis-server"):
            services["HERNA_REDIS_URL"] = stack.enter_context(redis(Path(place)))
        with InstalledServer(herna, **services) as server:
            table = server.new_table("human", "random")
            table.act(0)
        with InstalledServer(herna, **services) as again:
            assert again.get(f"{table.path}/state", token=table.tokens[0])["version"] > 0
        with InstalledServer(herna) as elsewhere:
            elsewhere.refused(elsewhere.http.get(f"{table.path}/state"), 404, "unknown-table")


def test_the_services_know_their_drivers(installed: Installed) -> None:
    program = """
from sqlalchemy.ext.asyncio import create_async_engine
print(create_async_engine("postgresql+asyncpg://somebody@127.0.0.1/herna").driver)
import herna.server.far
"""
    assert installed("services").python(program) == "asyncpg\n"
