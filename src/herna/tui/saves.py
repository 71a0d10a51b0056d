"""Save files: where they lie, reading them with care, writing them so that a crash never leaves half a game."""

from __future__ import annotations

import contextlib
import errno
import os
import shlex
import tempfile
from collections.abc import Callable
from pathlib import Path

import msgspec

from herna.games import game
from herna.kernel import BadRecord, HernaError, Match, Record
from herna.tui.complaint import Complaint

SUFFIX = ".herna"
LARGEST = 16 * 1024 * 1024
"""No game is as long as this; anything bigger is not read into memory."""

SEATS_KEPT = 200
"""How many seats at tables of servers are kept, the latest."""

KNOWN_REASONS = {
    errno.ENOENT: "tui-file-missing",
    errno.ENOTDIR: "tui-file-missing",
    errno.EACCES: "tui-file-denied",
    errno.EPERM: "tui-file-denied",
    errno.EROFS: "tui-file-denied",
    errno.EISDIR: "tui-file-folder",
    errno.ENOSPC: "tui-file-full",
    errno.ENAMETOOLONG: "tui-file-long-name",
}


def read(path: Path, to: int | None = None) -> Match:
    """The match in a save, or its first `to` moves. A save that is cut or edited names its last good move."""
    data = contents(path)
    try:
        return _match(data, to)
    except BadRecord as error:
        if error.code == "no-such-move":
            raise Complaint("tui-save-no-such-move", file=str(path), move=to, moves=error.last_good) from error
        good = _last_good(data, error.last_good)
        if good is None:
            raise Complaint("tui-save-bad", file=str(path), why=error) from error
        raise Complaint("tui-save-cut", file=str(path), why=error, move=good, command=going_on(path, good)) from error
    except HernaError as error:
        raise Complaint("tui-save-bad", file=str(path), why=error) from error


def contents(path: Path) -> bytes:
    """The bytes of a file that may be a save."""
    try:
        if path.is_dir():
            raise Complaint("tui-file-folder", file=str(path))
        if path.exists() and not path.is_file():
            raise Complaint("tui-file-odd", file=str(path))
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except OSError as error:
        raise _complaint(path, error) from error
    except ValueError as error:  # a zero byte in the name
        raise Complaint("tui-file-missing", file=str(path)) from error
    if len(data) > LARGEST:
        raise Complaint("tui-file-large", file=str(path), megabytes=LARGEST // (1024 * 1024))
    return data


def going_on(path: Path, move: int) -> str:
    """The command that goes on after that move of a save."""
    return f"herna play --load {shlex.quote(str(path))} --to {move}"


def write(path: Path, match: Match) -> None:
    """Save a match: beside the file first, then renamed, so that there is always a whole save under the name."""
    text = match.write()
    _replace(path, lambda file: file.write_text(text, encoding="utf-8"))


def autosave_file() -> Path:
    """Where the game in progress is kept: `$XDG_STATE_HOME/herna/last.herna`."""
    state = os.environ.get("XDG_STATE_HOME", "")
    try:
        folder = Path(state) if Path(state).is_absolute() else Path.home() / ".local" / "state"
    except RuntimeError:  # nobody's home
        folder = Path(tempfile.gettempdir())
    return folder / "herna" / f"last{SUFFIX}"


def set_aside() -> None:
    """A new game begins: the one kept so far stays beside it as `previous.herna`, one game back."""
    path = autosave_file()
    with contextlib.suppress(OSError):  # a game that cannot be moved is no reason not to play the next
        path.replace(path.with_name(f"previous{SUFFIX}"))


def autosave(match: Match) -> None:
    """Keep the match as the game in progress."""
    path = autosave_file()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise _complaint(path, error) from error
    write(path, match)


def kept_seat(link: str) -> str | None:
    """The token of the seat that was taken with a link."""
    try:
        return msgspec.json.decode(seats_file().read_bytes(), type=dict[str, str]).get(link)
    except (OSError, msgspec.DecodeError):
        return None


def keep_seat(link: str, token: str) -> None:
    """Keep the seat that was taken with a link, so that the link leads back to it; only its owner may read that."""
    path = seats_file()
    kept: dict[str, str] = {}
    with contextlib.suppress(OSError, msgspec.DecodeError):
        kept = msgspec.json.decode(path.read_bytes(), type=dict[str, str])
    data = msgspec.json.encode(dict([*kept.items(), (link, token)][-SEATS_KEPT:]))
    with contextlib.suppress(OSError, Complaint):  # a disk that refuses is no reason not to play
        path.parent.mkdir(parents=True, exist_ok=True)
        _replace(path, lambda file: file.write_bytes(data))


def seats_file() -> Path:
    """Where the seats at tables of servers are kept."""
    return autosave_file().with_name("seats.json")


def named(text: str) -> Path:
    """The file a person means: `~` is home, and a name without a suffix gets ours."""
    typed = text.strip()
    if not typed:
        raise Complaint("tui-file-no-name")
    try:
        path = Path(typed).expanduser()
    except RuntimeError as error:
        raise Complaint("tui-file-missing", file=typed) from error
    return path if path.suffix or path.is_dir() else path.with_name(path.name + SUFFIX)


def _match(data: bytes, to: int | None) -> Match:
    try:
        return Match(Record.read(data, game, to=to))
    except (RecursionError, TypeError, ValueError, OverflowError) as error:
        if isinstance(error, HernaError):
            raise
        # Rubbish can be nested too deep, or name things twice, before the record gets to judge it.
        raise BadRecord("not-a-record") from error


def _last_good(data: bytes, claimed: int) -> int | None:
    """How many moves can really be played again; None when not even the set-up can be trusted."""
    while True:
        try:
            return _match(data, claimed).ply
        except BadRecord as error:
            if error.last_good >= claimed:
                return None
            claimed = error.last_good
        except HernaError:
            return None


def _replace(path: Path, fill: Callable[[Path], object]) -> None:
    beside: Path | None = None
    try:
        if path.is_dir():
            raise Complaint("tui-file-folder", file=str(path))
        if not path.parent.is_dir():
            raise Complaint("tui-folder-missing", folder=str(path.parent))
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name[:40]}.", suffix=".part")
        beside = Path(name)
        os.close(handle)
        fill(beside)
        with beside.open("rb") as file:
            os.fsync(file.fileno())
        beside.replace(path)
    except OSError as error:
        raise _complaint(path, error) from error
    except ValueError as error:
        raise Complaint("tui-file-missing", file=str(path)) from error
    finally:
        if beside is not None:
            beside.unlink(missing_ok=True)


def _complaint(path: Path, error: OSError) -> Complaint:
    known = KNOWN_REASONS.get(error.errno or 0)
    if known:
        return Complaint(known, file=str(path))
    return Complaint("tui-file-other", file=str(path), why=error.strerror or str(error))
