"""Environments with nothing but the locked requirements, in which Herna is installed as people install it.

They lie in `.cache/installed` and are kept while the lock and the Python stay the same; only Herna itself is
installed anew.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
from pathlib import Path

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.waiting import one_at_a_time

ROOT = Path(__file__).parents[2]
CACHE = ROOT / ".cache" / "installed"
PLAINLY = ("--quiet", "--no-compile")
"""Most of what is installed is never imported here, so it is compiled when it is."""
HERNA = "run"
"""The lock of what Herna itself needs."""
PATIENCE = 900.0
"""Long enough for a slow network; nothing is asserted about it."""


def run(
    *command: str | Path, cwd: Path | None = None, env: dict[str, str] | None = None
) -> subprocess.CompletedProcess[str]:
    """Run to the end; what was said is part of the error if it failed."""
    done = subprocess.run(
        [*map(str, command)],
        cwd=cwd,
        env=env,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, f"{command} ended with {done.returncode}:\n{done.stdout}{done.stderr}"
    return done


def built(target: str, folder: Path, source: Path = ROOT, env: dict[str, str] | None = None) -> Path:
    """The `wheel` or `sdist` that the build backend makes of a source folder, without asking a registry."""
    run(sys.executable, "-m", "hatchling", "build", "-t", target, "-d", folder, cwd=source, env=env)
    (made,) = (path for path in folder.iterdir() if path.suffix in (".whl", ".gz"))
    return made


class Environment:
    """A Python environment, somebody's home, and an empty folder to work in that is not Herna's."""

    def __init__(self, place: Path, home: Path) -> None:
        self.place, self.home = place, home
        self.folder = home / "some folder"
        self.folder.mkdir(parents=True)

    @property
    def surroundings(self) -> dict[str, str]:
        """The environment variables of somebody who has set nothing for Herna, and no other Python."""
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("HERNA_", "PYTHON", "XDG_"))}
        kept |= {"HOME": str(self.home), "LANG": "C.UTF-8", "TERM": "xterm-256color"}
        return kept | {"PATH": f"{self.place / 'bin'}{os.pathsep}{os.environ['PATH']}", "PYTHONDONTWRITEBYTECODE": ""}

    @property
    def data(self) -> Path:
        return self.home / ".local" / "share" / "herna"

    def program(self, name: str) -> str:
        return str(self.place / "bin" / name)

    def run(self, *command: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs to the end."""
        return run(self.program(command[0]), *command[1:], env=self.surroundings, cwd=self.folder)

    def python(self, program: str) -> str:
        return self.run("python", "-c", program).stdout


def environment(lock: str) -> Path:
    """The environment with the packages of `requirements/<lock>.txt` and nothing else, made if it is not there.

    An extra has all that Herna itself needs in the same versions, so these packages are lent to it from that
    environment; pip takes only those that its lock names as they are.
    """
    lender = environment(HERNA) if lock != HERNA else None
    requirements = ROOT / "requirements" / f"{lock}.txt"
    known = hashlib.sha256(requirements.read_bytes() + sys.version.encode() + str(CACHE).encode()).hexdigest()[:16]
    place = CACHE / f"{lock}-{known}"
    with one_at_a_time(CACHE):
        if not (place / "ready").is_file():
            for older in CACHE.glob(f"{lock}-*"):
                shutil.rmtree(older)
            run(sys.executable, "-m", "venv", "--without-pip", place)
            if lender is not None:
                shutil.copytree(packages(lender), packages(place), copy_function=os.link, dirs_exist_ok=True)
                pip(place, "uninstall", "--quiet", "--yes", "herna")
            pip(place, "install", *PLAINLY, "--require-hashes", "--no-deps", "--requirement", requirements)
            (place / "ready").touch()
    return place


def locked(lock: str) -> set[str]:
    """The packages of a lock that are installed here, with their versions: `numpy==2.4.6`."""
    lines = (ROOT / "requirements" / f"{lock}.txt").read_text(encoding="utf-8").splitlines()
    needed = [Requirement(line.rstrip(" \\")) for line in lines if line[:1].isalnum()]
    return {
        f"{canonicalize_name(one.name)}{one.specifier}" for one in needed if one.marker is None or one.marker.evaluate()
    }


def packages(place: Path) -> Path:
    """Where the packages of an environment lie."""
    (found,) = place.glob("lib/python3*/site-packages")
    return found


def pip(place: Path, *command: str | Path) -> subprocess.CompletedProcess[str]:
    """Our pip at work in another environment."""
    python = ("--python", str(place / "bin" / "python"))
    return run(sys.executable, "-m", "pip", *python, "--disable-pip-version-check", "--no-input", *command)


def install(wheel: Path, lock: str, home: Path) -> Environment:
    """Herna as the wheel brings it, in the environment of a lock."""
    place = environment(lock)
    with one_at_a_time(CACHE):
        pip(place, "install", *PLAINLY, "--no-index", "--no-deps", "--force-reinstall", wheel)
    return Environment(place, home)
