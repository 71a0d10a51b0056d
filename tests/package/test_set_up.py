"""`make` on machines where something is missing: a sentence says what, and the next call goes on from there.

A small stand-in takes Herna's place: the same Makefile and the same script, one tiny package to install, no network.
"""

from __future__ import annotations

import hashlib
import io
import os
import shutil
import subprocess
import sys
import tarfile
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zipfile import ZipFile

import pip
import pytest

from tests.package.environments import ROOT

TOOLS = ["make", "sh", "cat", "cksum", "cp", "dirname", "env", "flock", "grep", "head", "id", "mkdir", "mount", "rm"]
TOOLS += ["tail", "unshare"]  # neither a Python nor a compiler
BACKEND = """
from zipfile import ZipFile
def build_editable(folder, config_settings=None, metadata_directory=None):
    name, info = "herna-1.0-py3-none-any.whl", "herna-1.0.dist-info"
    with ZipFile(f"{folder}/{name}", "w") as wheel:
        wheel.writestr("stand_in.py", "def main():\\n    import tiny\\n    print('playing with', tiny.__version__)\\n")
        wheel.writestr(f"{info}/METADATA", "Metadata-Version: 2.1\\nName: herna\\nVersion: 1.0\\n")
        wheel.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\\nRoot-Is-Purelib: true\\nTag: py3-none-any\\n")
        wheel.writestr(f"{info}/entry_points.txt", "[console_scripts]\\nherna = stand_in:main\\n")
        wheel.writestr(f"{info}/RECORD", "")
    return name
"""
PYPROJECT = '[build-system]\nrequires = []\nbuild-backend = "backend"\nbackend-path = ["."]\n'
COMPILING = """
import subprocess
def build_wheel(folder, config_settings=None, metadata_directory=None):
    subprocess.run(["cc", "-c", "tiny.c"], check=True)
"""
AWAY: dict[str, Any] = {
    "PIP_INDEX_URL": "http://127.0.0.1:9/simple/",
    "PIP_RETRIES": "0",
    "PIP_NO_INDEX": "",
    "PIP_FIND_LINKS": "",
}
QUICK = """
case "$1 $2" in
  "-m venv")
    {python} -m venv --without-pip "$3" || exit
    for packages in "$3"/lib/python3*/site-packages; do echo '{pip}' > "$packages/pip.pth"; done
    printf '#!%s/bin/python\\n' "$(cd "$3" && pwd -P)" > "$3/bin/pip";;
  *) exec {python} "$@";;
esac
"""
"""A Python that makes environments as usual, but lends them our pip instead of unpacking one: that takes seconds."""


class House:
    """A clean clone on a machine that has some programs and not others."""

    def __init__(self, place: Path) -> None:
        self.place = place / "moje hry" / "dům"
        self.index = place / "index"
        self.programs = place / "bin"
        (self.place / "tools").mkdir(parents=True)
        (self.place / "requirements").mkdir()
        self.index.mkdir()
        self.programs.mkdir()
        shutil.copy(ROOT / "Makefile", self.place)
        shutil.copy(ROOT / "tools" / "set-up", self.place / "tools")
        (self.place / "pyproject.toml").write_text(PYPROJECT)
        (self.place / "backend.py").write_text(BACKEND)
        for name in TOOLS:
            self.has(name)
        self.pip = place / "pip"
        self.pip.mkdir()
        (self.pip / "pip").symlink_to(Path(pip.__file__).parent)
        self.has_python("python3")
        self.asks_for("1.0")

    def has(self, name: str, program: str | None = None) -> None:
        found = program or shutil.which(name)
        if found:
            (self.programs / name).unlink(missing_ok=True)
            (self.programs / name).symlink_to(found)

    def has_python(self, name: str) -> None:
        self.has_script(name, QUICK.format(python=sys.executable, pip=self.pip))

    def has_script(self, name: str, text: str) -> None:
        (self.programs / name).unlink(missing_ok=True)
        (self.programs / name).write_text(f"#!/bin/sh\n{text}\n")
        (self.programs / name).chmod(0o755)

    def asks_for(self, version: str) -> None:
        """Its only requirement is in this version."""
        wheel, info = self.index / f"tiny-{version}-py3-none-any.whl", f"tiny-{version}.dist-info"
        with ZipFile(wheel, "w") as packed:
            packed.writestr("tiny.py", f"__version__ = '{version}'\n")
            packed.writestr(f"{info}/METADATA", f"Metadata-Version: 2.1\nName: tiny\nVersion: {version}\n")
            packed.writestr(f"{info}/WHEEL", "Wheel-Version: 1.0\nRoot-Is-Purelib: true\nTag: py3-none-any\n")
            packed.writestr(f"{info}/RECORD", "")
        self.pins(wheel, version)

    def asks_for_sources(self) -> None:
        """Its only requirement has to be compiled."""
        sources = self.index / "tiny-3.0.tar.gz"
        with tarfile.open(sources, "w:gz") as packed:
            for name, text in {
                "pyproject.toml": PYPROJECT,
                "backend.py": COMPILING,
                "PKG-INFO": "Metadata-Version: 2.1\nName: tiny\nVersion: 3.0\n",
            }.items():
                entry = tarfile.TarInfo(f"tiny-3.0/{name}")
                entry.size = len(text)
                packed.addfile(entry, io.BytesIO(text.encode()))
        self.pins(sources, "3.0")

    def pins(self, file: Path, version: str) -> None:
        known = hashlib.sha256(file.read_bytes()).hexdigest()
        (self.place / "requirements" / "play.txt").write_text(f"tiny=={version} --hash=sha256:{known}\n")

    def variables(self, **more: str) -> dict[str, str]:
        kept = {name: value for name, value in os.environ.items() if not name.startswith(("PIP_", "PYTHON", "MAKE"))}
        own = {"PATH": str(self.programs), "PIP_FIND_LINKS": str(self.index), "PIP_CONFIG_FILE": os.devnull}
        return kept | own | {"PIP_NO_INDEX": "1", "PIP_NO_CACHE_DIR": "1", "LC_ALL": "C"} | more

    def make(self, *words: str, user: int | None = None, **more: str) -> subprocess.CompletedProcess[str]:
        command = [str(self.programs / "make"), "terminal", *words]
        return subprocess.run(
            command, cwd=self.place, env=self.variables(**more), user=user, capture_output=True, text=True, check=False
        )

    def plays(self, version: str = "1.0", **more: str) -> str:
        """It works; what was said while setting up."""
        done = self.make(user=None, **more)
        assert done.stdout == f"playing with {version}\n", done.stdout + done.stderr
        assert done.returncode == 0
        return done.stderr

    def refuses(self, *words: str, user: int | None = None, **more: str) -> str:
        """It does not work; the sentence that says why, which is all that is said besides what make adds."""
        done = self.make(*words, user=user, **more)
        assert done.returncode != 0
        assert done.stdout == ""
        said = [line for line in done.stderr.splitlines() if not line.startswith("make") and not line.endswith(" …")]
        assert len(said) == 1, done.stderr
        return said[0]


@pytest.fixture
def house(tmp_path: Path) -> House:
    return House(tmp_path)


def test_the_first_run_sets_up_and_the_second_has_nothing_to_do(house: House) -> None:
    house.has("python3", sys.executable)
    assert house.plays().splitlines() == [
        "Making a private Python environment in .venv …",
        "Installing what Herna needs (once) …",
    ]
    assert house.plays(**AWAY) == ""


def test_a_python_that_is_too_old_is_named(house: House) -> None:
    house.has_script("python3", 'case "$2" in *print*) echo 3.9.2;; *) exit 1;; esac')
    told = house.refuses()
    assert told.startswith(f"Herna needs Python 3.11 or newer; this is 3.9.2 ({house.programs}/python3).")
    house.has_python("python3.12")
    house.plays()


def test_without_any_python_one_can_be_named(house: House) -> None:
    (house.programs / "python3").unlink()
    assert "there is none here called python3" in house.refuses()
    assert "there is none here called /no/such python" in house.refuses("PYTHON=/no/such python")
    house.has_python("another python")
    done = house.make(f"PYTHON={house.programs}/another python")
    assert done.stdout == "playing with 1.0\n", done.stderr


def test_without_a_network_it_says_so_and_goes_on_later(house: House) -> None:
    assert "The package registry cannot be reached" in house.refuses(**AWAY)
    made = (house.place / ".venv" / "pyvenv.cfg").stat().st_mtime_ns
    assert house.plays().splitlines() == ["Installing what Herna needs (once) …"]
    assert (house.place / ".venv" / "pyvenv.cfg").stat().st_mtime_ns == made, "the environment is not made twice"


def test_without_a_compiler_a_package_that_needs_one_says_so(house: House) -> None:
    house.asks_for_sources()
    assert "there is no C compiler" in house.refuses()
    house.asks_for("2.0")
    house.plays("2.0")


def test_a_python_that_cannot_make_environments_names_the_missing_package(house: House) -> None:
    refusal = "echo 'The virtual environment was not created successfully because ensurepip is not available.'; exit 1"
    house.has_script("python3", f'case "$1 $2" in "-m venv") {refusal};; *) exec {sys.executable} "$@";; esac')
    assert "sudo apt install python3-venv" in house.refuses()


def test_what_is_not_understood_is_shown_with_its_log(house: House) -> None:
    (house.place / "backend.py").write_text("raise SystemExit('the roof is missing')")
    done = house.make()
    assert done.returncode != 0
    assert "the roof is missing" in done.stderr
    assert "The whole story is in .cache/set-up/herna.log" in done.stderr
    (house.place / "backend.py").write_text(BACKEND)
    house.plays()


@pytest.mark.parametrize("left", ["python", "pip", "nothing"])
def test_a_half_finished_environment_is_made_again(house: House, left: str) -> None:
    binaries = house.place / ".venv" / "bin"
    binaries.mkdir(parents=True)
    if left != "nothing":
        (binaries / "python").symlink_to(sys.executable if left == "pip" else "/no/such/python")
        (binaries / "pip").write_text(f"#!{binaries}/python\n" if left == "pip" else "")
        (house.place / ".venv" / "lib").mkdir()
    (house.place / ".venv" / "play.done").touch()
    assert "unfinished" in house.plays()


def test_an_environment_of_an_earlier_version_is_brought_up_to_date(house: House) -> None:
    house.plays()
    house.asks_for("2.0")
    old = house.place / "requirements" / "play.txt"
    os.utime(old, (0, 0))  # as an archive unpacked over the old folder may leave it
    assert house.plays("2.0").splitlines() == ["Installing what Herna needs (once) …"]


def test_an_installation_that_was_cut_short_is_taken_up_again(house: House) -> None:
    house.plays()
    house.asks_for("2.0")
    house.refuses(**AWAY)
    assert house.plays("2.0").splitlines() == ["Installing what Herna needs (once) …"]


def test_a_folder_that_was_moved_gets_a_new_environment(house: House) -> None:
    house.plays()
    house.place = house.place.rename(house.place.with_name("jiný dům"))
    assert "was made for another place" in house.plays()
    assert house.plays() == ""


@pytest.fixture
def open_place() -> Iterator[Path]:
    """A folder that everybody may look into; pytest's own are for the one who runs it."""
    with TemporaryDirectory() as place:
        Path(place).chmod(0o755)
        yield Path(place)


def test_a_folder_without_permission_says_whose_it_should_be(open_place: Path) -> None:
    house = House(open_place)
    nobody = None
    if os.geteuid() == 0:
        nobody = 65534  # root may write everywhere
    else:
        house.place.chmod(0o555)
    assert "may not write to" in house.refuses(user=nobody)
    assert not (house.place / ".venv").exists()
    house.place.chmod(0o755)
    house.plays()


def mounting() -> list[str]:
    """How to get a small disk of one's own; nothing where that is not allowed."""
    if shutil.which("unshare"):
        for command in (["unshare", "--mount"], ["unshare", "--user", "--map-root-user", "--mount"]):
            tried = [*command, "sh", "-c", "mount -t tmpfs none /mnt"]
            if subprocess.run(tried, capture_output=True, check=False).returncode == 0:
                return command
    return []


@pytest.mark.skipif(not mounting(), reason="needs a small disk to fill: Linux, with root or user namespaces")
def test_a_full_disk_says_how_much_is_needed(house: House) -> None:
    house.has("python3", sys.executable)  # an environment with a pip of its own does not fit
    full = house.place.parent / "full"
    full.mkdir()
    program = f"""
        mount -t tmpfs -o size=6m none '{full}' && cp -r '{house.place}/.' '{full}' && cd '{full}'
        make terminal 2>&1; echo; echo "ended with $?"
        mount -o remount,size=200m '{full}'
        make terminal 2>&1
    """
    done = subprocess.run(
        [*mounting(), "sh", "-c", program], env=house.variables(), capture_output=True, text=True, check=False
    )
    first, _, second = done.stdout.partition("ended with")
    assert "The disk is full" in first, done.stdout + done.stderr
    assert "No space left" not in first
    assert second.endswith("playing with 1.0\n"), second
