"""`herna serve` as people run it: where it can be reached, what keeps it from starting, and its variables."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from rich.console import Console

from herna.cli.commands import serve as command
from herna.server import codes, reach
from herna.server.reach import Reach, reach_of
from herna.words import say
from tests.cli.running import GAME, Shell
from tests.server.running import WAIT, free_port
from tests.services import postgres, postgres_program

# Where others reach it


def told(found: Reach, monkeypatch: pytest.MonkeyPatch, language: str = "en", *, terminal: bool = True) -> str:
    """What a person at a terminal reads."""
    output = Console(
        force_terminal=terminal, width=100, color_system="truecolor" if terminal else None, highlight=False
    )
    monkeypatch.setattr(command, "console", lambda: output)
    with output.capture() as caught:
        command.tell(found, say(language))
    return caught.get()


FOR_OTHERS = Reach("http://127.0.0.1:8642/", ("http://192.168.1.7:8642/", "http://10.0.0.7:8642/"), False)


@pytest.mark.parametrize(("language", "how"), [("en", "Only this machine"), ("cs", "jen tento počítač")])
def test_a_server_for_this_machine_says_so_and_how_to_change_it(
    language: str, how: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = told(Reach("http://127.0.0.1:8642/", (), True), monkeypatch, language)
    assert how in text
    assert "herna serve --host 0.0.0.0" in text
    assert "█" not in text


def test_a_server_for_others_tells_its_addresses_and_draws_the_first(monkeypatch: pytest.MonkeyPatch) -> None:
    text = told(FOR_OTHERS, monkeypatch)
    assert "http://192.168.1.7:8642/ http://10.0.0.7:8642/" in text
    plain = re.sub(r"\x1b\[[0-9;]*m", "", text).splitlines()
    code = codes.lines("http://192.168.1.7:8642/")
    assert plain[-len(code) :] == code
    assert "\x1b[38;2;0;0;0;48;2;255;255;255m" in text, "a code is black on white in a dark terminal too"


def test_a_file_gets_no_code(monkeypatch: pytest.MonkeyPatch) -> None:
    text = told(FOR_OTHERS, monkeypatch, terminal=False)
    assert "192.168.1.7" in text
    assert "█" not in text


def test_a_machine_without_a_network_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reach, "network_addresses", lambda _: [])
    found = reach_of("0.0.0.0", 8642)
    assert found == Reach("http://127.0.0.1:8642/", (), False)
    assert "not on any network" in told(found, monkeypatch)


def test_reach_follows_from_where_the_server_listens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        reach, "network_addresses", lambda family: ["fd00::7" if family == socket.AF_INET6 else "192.168.1.7"]
    )
    assert reach_of("127.0.0.1", 80) == Reach("http://127.0.0.1:80/", (), True)
    assert reach_of("localhost", 80).only_here
    assert reach_of("::1", 80) == Reach("http://[::1]:80/", (), True)
    assert reach_of("0.0.0.0", 80) == Reach("http://127.0.0.1:80/", ("http://192.168.1.7:80/",), False)
    assert reach_of("::", 80) == Reach("http://[::1]:80/", ("http://[fd00::7]:80/",), False)
    assert reach_of("192.168.1.7", 80) == Reach("http://192.168.1.7:80/", ("http://192.168.1.7:80/",), False)


def test_addresses_of_the_network_are_no_loopback() -> None:
    for family in (socket.AF_INET, socket.AF_INET6):
        found = reach.network_addresses(family)
        assert len(found) == len(set(found))
        assert not any(reach.is_loopback(address) for address in found)


def test_a_code_is_a_square_with_a_quiet_zone() -> None:
    lines = codes.lines("http://192.168.1.7:8642/")
    assert {len(line) for line in lines} == {len(lines[0])}
    assert abs(len(lines) * 2 - len(lines[0])) <= 1
    assert lines[0].strip() == ""
    assert all(line.startswith("  ") and line.endswith("  ") for line in lines)
    assert lines[1].strip().startswith("█▀▀▀▀▀█")


# What keeps it from starting


@pytest.fixture
def taken() -> Iterator[int]:
    """A port that somebody uses."""
    with socket.socket() as other:
        other.bind(("0.0.0.0", 0))
        other.listen()
        yield other.getsockname()[1]


@pytest.mark.parametrize(("language", "words"), [("en", "in use already"), ("cs", "už někdo používá")])
def test_a_port_in_use(shell: Shell, tmp_path: Path, taken: int, language: str, words: str) -> None:
    db = tmp_path / "tables.sqlite3"
    said = shell.refused("serve", "--port", str(taken), "--db", str(db), "--lang", language)
    assert words in said
    assert f"Port {taken}" in said
    assert re.search(r"--port \d+", said)
    assert not db.exists()


@pytest.mark.parametrize("host", ["192.0.2.77", "nowhere.invalid"])
def test_an_address_of_another_machine(shell: Shell, tmp_path: Path, host: str) -> None:
    said = shell.refused("serve", "--host", host, "--port", "0", "--db", str(tmp_path / "tables.sqlite3"))
    assert host in said
    assert "0.0.0.0" in said


DATABASES = [
    ("mysql://there/herna", "postgresql://", "postgresql://"),
    ("sqlite://games.db", "sqlite:///games.db", "sqlite:///games.db"),
    ("{folder}", "is a folder", "je složka"),
    ("{folder}/nowhere/tables.sqlite3", "There is no folder", "neexistuje"),
    ("sqlite:///{folder}/nowhere/tables.sqlite3", "There is no folder", "neexistuje"),
    ("{folder}/letter.txt", "is not a database", "není databáze"),
    ("postgresql://herna:secret@127.0.0.1:1/herna", "see that it runs", "ověřte, že běží"),
    ("postgresql:///herna", "postgresql://USER:PASSWORD@HOST", "postgresql://UŽIVATEL:HESLO@POČÍTAČ"),
]


@pytest.mark.parametrize(("address", "english", "czech"), DATABASES)
def test_a_database_that_cannot_be_used(shell: Shell, tmp_path: Path, address: str, english: str, czech: str) -> None:
    (tmp_path / "letter.txt").write_text("Dear Eva, this is no database. " * 100)
    before = sorted(tmp_path.iterdir())
    address = address.replace("{folder}", str(tmp_path))
    for language, words in (("en", english), ("cs", czech)):
        said = shell.refused("serve", "--port", "0", "--db", address, "--lang", language)
        assert words in said
        assert "secret" not in said
    assert sorted(tmp_path.iterdir()) == before


@pytest.mark.skipif(os.geteuid() == 0, reason="root may write everywhere")
def test_a_folder_that_cannot_be_written(shell: Shell, tmp_path: Path) -> None:
    tmp_path.chmod(0o500)
    try:
        said = shell.refused("serve", "--port", "0", "--db", str(tmp_path / "tables.sqlite3"))
    finally:
        tmp_path.chmod(0o700)
    assert "cannot be written" in said


def test_a_data_folder_that_cannot_be_made(shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "file"))
    monkeypatch.setenv("HOME", str(tmp_path / "file"))
    monkeypatch.delenv("HERNA_DATABASE_URL", raising=False)
    said = shell.refused("serve", "--port", "0")
    assert str(tmp_path / "file") in said
    assert "--db" in said


@pytest.mark.parametrize(
    ("variable", "value", "right"),
    [
        ("HERNA_BOT_PAUSE", "soon", "0.4"),
        ("HERNA_BOT_PAUSE", "-1", "0.4"),
        ("HERNA_REDIS_URL", "localhost", "redis://localhost:6379/0"),
        ("HERNA_DATABASE_URL", "oracle://there", "postgresql://"),
    ],
)
def test_a_variable_that_makes_no_sense(
    shell: Shell, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, variable: str, value: str, right: str
) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv(variable, value)
    assert right in shell.refused("serve", "--port", "0")


# The variables, through the command


class Serving:
    """`herna serve` in a process of its own."""

    def __init__(self, process: subprocess.Popen[str], address: str) -> None:
        self.process = process
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=WAIT)

    def open_table(self) -> Any:
        seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
        answer = self.http.post("/api/tables", json={"game": GAME, "seats": seats})
        assert answer.status_code == 201, answer.text
        return answer.json()


@contextmanager
def serving(folder: Path, *words: str, **variables: str) -> Iterator[Serving]:
    """The command with these words and variables; its home is the folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("HERNA_")}
    environment = kept | {"XDG_DATA_HOME": str(folder / "data"), "HOME": str(folder), "PYTHONUNBUFFERED": "1"}
    called = [sys.executable, "-m", "herna.cli", "serve", "--port", "0", "--lang", "en", *words]
    with subprocess.Popen(
        called, env=environment | variables, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True, cwd=folder
    ) as process:
        patience = threading.Timer(WAIT, process.kill)
        patience.start()
        assert process.stdout is not None
        said = ""
        address = None
        while address is None:
            line = process.stdout.readline()
            said += line
            assert line, said
            address = re.search(r"laid at (http://\S+)", line)
        patience.cancel()
        try:
            one = Serving(process, address[1])
            with one.http:
                yield one
        finally:
            process.send_signal(signal.SIGTERM)
            rest = process.communicate(timeout=WAIT)[0]
            assert "Traceback" not in rest, rest
            assert process.returncode == 0


def test_without_a_word_the_tables_lie_in_the_data_folder(tmp_path: Path) -> None:
    with serving(tmp_path) as server:
        table = server.open_table()
    assert (tmp_path / "data" / "herna" / "tables.sqlite3").is_file() or sys.platform != "linux"
    with serving(tmp_path) as server:
        assert server.http.get(f"/api/tables/{table['id']}").status_code == 200


@pytest.mark.parametrize("address", ["sqlite:///{file}", "{file}"])
def test_herna_database_url_is_honoured(tmp_path: Path, address: str) -> None:
    file = tmp_path / "by variable.sqlite3"
    with serving(tmp_path, HERNA_DATABASE_URL=address.format(file=file)) as server:
        server.open_table()
    assert file.is_file()
    assert not (tmp_path / "data").exists()


def test_db_overrules_herna_database_url(tmp_path: Path) -> None:
    with serving(tmp_path, "--db", "by-word.sqlite3", HERNA_DATABASE_URL=f"sqlite:///{tmp_path}/other.sqlite3"):
        assert (tmp_path / "by-word.sqlite3").is_file()
        assert not (tmp_path / "other.sqlite3").exists()


@pytest.mark.skipif(
    postgres_program("postgres") is None, reason="PostgreSQL is not here (Debian: apt-get install postgresql)"
)
def test_herna_database_url_may_be_postgresql(tmp_path: Path) -> None:
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        folder.chmod(0o755)
        url = stack.enter_context(postgres(folder)).replace("+asyncpg", "")
        with serving(tmp_path, HERNA_DATABASE_URL=url) as server:
            table = server.open_table()
        assert not (tmp_path / "data").exists()
        with serving(tmp_path, "--db", url) as server:
            assert server.http.get(f"/api/tables/{table['id']}").status_code == 200


def test_herna_redis_url_may_name_a_redis_that_is_away(tmp_path: Path) -> None:
    with serving(tmp_path, HERNA_REDIS_URL=f"redis://127.0.0.1:{free_port()}/0") as server:
        server.open_table()


def test_herna_origins_lets_another_page_in(tmp_path: Path) -> None:
    with serving(tmp_path, HERNA_ORIGINS="https://games.example, https://other.example") as server:
        for origin, status in (("https://other.example", 201), ("https://foreign.example", 403)):
            body = {"game": GAME, "seats": [{"kind": "human"}, {"kind": "human"}]}
            answer = server.http.post("/api/tables", json=body, headers={"origin": origin})
            assert answer.status_code == status, origin


def test_herna_bot_pause_slows_the_bots(tmp_path: Path) -> None:
    with serving(tmp_path, HERNA_BOT_PAUSE="60") as server:
        table = server.open_table()
        state = server.http.get(f"/api/tables/{table['id']}/state").json()
        time.sleep(1.5)  # without the pause the bot would have moved
        assert server.http.get(f"/api/tables/{table['id']}/state").json()["view"]["ply"] == state["view"]["ply"] == 0


def test_herna_forwarded_ips_tells_people_behind_a_proxy_apart(tmp_path: Path) -> None:
    def refused(server: Serving) -> bool:
        """Many requests of one person: is another one refused too?"""
        for _ in range(400):
            server.http.get("/api/games/none", headers={"x-forwarded-for": "203.0.113.1"})
        answer = server.http.get("/api/games/none", headers={"x-forwarded-for": "203.0.113.2"})
        return answer.status_code == 429

    with serving(tmp_path, HERNA_FORWARDED_IPS="127.0.0.1") as server:
        assert not refused(server)


def test_several_processes_serve_one_address(tmp_path: Path) -> None:
    with serving(tmp_path, "--workers", "2") as server:
        table = server.open_table()
        for _ in range(10):
            with httpx.Client(base_url=server.address, timeout=WAIT) as other:
                assert other.get(f"/api/tables/{table['id']}").status_code == 200


OWN_BOT = """
import herna

class First(herna.Bot):
    def think(self, state, seat):
        return state.options(seat)[0]
"""


def test_herna_bots_brings_own_bots(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text(OWN_BOT)
    with serving(tmp_path, HERNA_BOTS=f"{tmp_path}/mine.py:First") as server:
        levels = server.http.get("/api/games").json()[0]["levels"]
        assert any("First" in level for level in levels), levels


def test_herna_content_brings_own_files(tmp_path: Path) -> None:
    own = tmp_path / "own" / "andor" / "legends"
    own.mkdir(parents=True)
    (own / "broken.toml").write_text("this is no legend")
    with serving(tmp_path, HERNA_CONTENT=str(tmp_path / "own")) as server:
        server.open_table()  # what is wrong with a file of one's own is said, and keeps nobody from playing
