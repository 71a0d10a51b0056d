"""Content files: TOML read into typed data, with an error that names file, entry and field.

Owners of a game can put files of their own in place of ours: `HERNA_CONTENT` names a folder, and a file
`<game>/<file>` in it is read instead of the one in the package.
"""

from __future__ import annotations

import os
import re
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any, Literal, Protocol, TypeVar

import msgspec

from herna.kernel import HernaError

Kind = TypeVar("Kind")
Origin = Literal["seed", "inferred", "public", "house"]
"""Where a fact comes from: the rulebook, what follows from it, public material, or the house itself."""


KINDS: dict[str, dict[str, type]] = {}
"""What each content file holds, by package and file, as far as files were loaded: the page's types are made from it."""
FILE_MOST = 1024 * 1024


class Content(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A piece of content; unknown fields are refused."""


class BadContent(HernaError, ValueError):
    """A content file that does not hold what it should."""


class Reader(Protocol):
    """What reads the words of cards in a content file: a game's vocabulary."""

    def hook(self, kind: type, data: Any, /) -> Any: ...


def load(package: str, file: str, kind: type[Kind], words: Reader | None = None) -> Kind:
    """The file `content/<file>` of a game's package, or the owner's own in its place, as typed data. `words` reads the
    programs in it."""
    KINDS.setdefault(package, {})[file] = kind
    own = own_file(package, file)
    if own is None:
        text = resources.files(package).joinpath("content", file).read_text(encoding="utf-8")
        return parse(text, file, kind, words)
    return parse(read_own(own), str(own), kind, words)


def own_file(package: str, file: str) -> Path | None:
    """The owner's own version of a content file, where there is one."""
    folder = os.environ.get("HERNA_CONTENT")
    if not folder:
        return None
    own = Path(folder) / package.rpartition(".")[2] / file
    return own if own.exists() else None


def read_own(path: Path) -> str:
    """The text of a file that somebody has written. Raises `BadContent` for what is no file, or far too large."""
    if not path.exists():
        raise BadContent("content-missing", file=str(path))
    if not path.is_file():
        raise BadContent("content-no-file", file=str(path))
    try:
        if path.stat().st_size > FILE_MOST:
            raise BadContent("content-too-large", file=str(path), most=FILE_MOST // 1024)
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadContent("content-unreadable", file=str(path), detail=str(error)) from error


def read_toml(text: str, file: str) -> dict[str, Any]:
    """What stands in a text of TOML. Raises `BadContent` that names the file."""
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise BadContent("content-not-toml", file=file, detail=str(error)) from error
    except RecursionError as error:
        raise BadContent("content-too-deep", file=file) from error


def parse(text: str, file: str, kind: type[Kind], words: Reader | None = None) -> Kind:
    """Content from text; `file` is named when something is wrong in it."""
    data = read_toml(text, file)
    try:
        return msgspec.convert(data, kind, dec_hook=words.hook if words else None)
    except msgspec.ValidationError as error:
        what, _, path = str(error).partition(" - at ")
        # A wrong word knows where in its program it stands.
        inside = getattr(error.__cause__, "path", "")
        where = _entry(data, path.strip("`") + inside)
        raise BadContent("content-wrong", file=file, where=where, detail=what) from error
    except RecursionError as error:
        raise BadContent("content-too-deep", file=file) from error


def _entry(data: dict[str, Any], path: str) -> str:
    """`$.card[3].good` as a person would say it: `card CR4, field good`."""
    found = re.match(r"\$\.(\w+)\[(\d+)\](?:\.(.*))?", path)
    if not found:
        return path.removeprefix("$.").removeprefix("$") or "the file"
    kind, number, field = found[1], int(found[2]), found[3]
    entry = data[kind][number]
    name = entry.get("id", f"number {number + 1}") if isinstance(entry, dict) else f"number {number + 1}"
    return f"{kind} {name}" + (f", field {field}" if field else "")
