"""Patches: what has changed between two views, as `[path, value]` pairs.

Views are compared as the typed data they are; only what is sent is ever turned into JSON.

>>> patch({"coins": [3, 4], "row": ["a"]}, {"coins": [3, 5], "row": ["a", "b"]})
[(['coins', 1], 5), (['row'], ['a', 'b'])]
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from msgspec.structs import astuple

Path = list[str | int]
Patch = list[tuple[Path, Any]]
Change = tuple[str, int, int]

PLAIN = frozenset((int, bool, str, float, type(None)))
LISTS = (list, tuple)


def patch(old: Any, new: Any) -> Patch:
    """The values to set inside `old` to make it `new`.

    A list whose length changed is sent whole, and so is one that is shorter whole than piece by piece.
    """
    found: Patch = []
    if old != new:  # views are typed: what is a number stays one, so that 1 and True never meet
        _compare(old, new, [], found)
    return found


def patches(olds: Sequence[msgspec.Struct], news: Sequence[msgspec.Struct]) -> list[Patch]:
    """The patch of each of some views. What views share, the very same parts, is compared once for all of them.

    The patches share what they say of such parts: whoever gets them must not change them.
    """
    known: dict[Change, Patch] = {}
    return [_with_shared(old, new, known) for old, new in zip(olds, news, strict=True)]


def _with_shared(old: msgspec.Struct, new: msgspec.Struct, known: dict[Change, Patch]) -> Patch:
    if type(old) is not type(new):
        return patch(old, new)
    found: Patch = []
    for key, before, after in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
        if before is not after:
            # The views are alive, so that no other thing can have one of these numbers.
            change = (key, id(before), id(after))
            pieces = known.get(change)
            if pieces is None:
                pieces = known[change] = []
                if before != after:
                    _compare(before, after, [key], pieces)
            found += pieces
    return found


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    """Called for values that differ. Equal parts are passed over here, without a call for each."""
    if type(new) in PLAIN:
        found.append((path, new))
    elif isinstance(new, msgspec.Struct) and type(old) is type(new):
        for key, before, value in zip(new.__struct_encode_fields__, astuple(old), astuple(new), strict=True):
            if before is not value and before != value:
                _compare(before, value, [*path, key], found)
    elif isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, LISTS) and isinstance(new, LISTS) and len(old) == len(new):
        pieces: Patch = []
        for index, (before, value) in enumerate(zip(old, new, strict=True)):
            if before is not value and before != value:
                _compare(before, value, [*path, index], pieces)
        found += pieces if len(pieces) < 2 or _size(pieces) < _size(new) else [(path, new)]
    else:
        found.append((path, new))


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))


def patched(old: Any, changes: Patch) -> Any:
    """What `old` becomes: what a client does with a patch.

    >>> patched({"coins": [3, 4]}, [(["coins", 1], 5)])
    {'coins': [3, 5]}
    """
    for path, value in changes:
        old = _set(old, path, value)
    return old


def _set(old: Any, path: Path, value: Any) -> Any:
    if not path:
        return value
    key = path[0]
    if isinstance(old, dict):
        if key not in old:
            raise KeyError(key)
        return {**old, key: _set(old[key], path[1:], value)}
    assert isinstance(key, int)
    return [*old[:key], _set(old[key], path[1:], value), *old[key + 1 :]]
