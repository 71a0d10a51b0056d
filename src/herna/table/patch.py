"""Patches: what has changed between two views, as `[path, value]` pairs.

Views are compared as the typed data they are; only what is sent is ever turned into JSON.

>>> patch({"coins": [3, 4], "row": ["a"]}, {"coins": [3, 5], "row": ["a", "b"]})
[[['coins', 1], 5], [['row'], ['a', 'b']]]
"""

from __future__ import annotations

from typing import Any

import msgspec

Path = list[str | int]
Patch = list[list[Any]]


def patch(old: Any, new: Any) -> Patch:
    """The values to set inside `old` to make it `new`.

    A list whose length changed is sent whole, and so is one that is shorter whole than piece by piece.
    """
    found: Patch = []
    if old != new:  # views are typed: what is a number stays one, so that 1 and True never meet
        _compare(old, new, [], found)
    return found


def _compare(old: Any, new: Any, path: Path, found: Patch) -> None:
    """Called for values that differ. Equal parts are passed over here, without a call for each."""
    if isinstance(new, msgspec.Struct) and type(old) is type(new):
        for field, key in zip(new.__struct_fields__, new.__struct_encode_fields__, strict=True):
            value = getattr(new, field)
            if getattr(old, field) != value:
                _compare(getattr(old, field), value, [*path, key], found)
    elif isinstance(old, dict) and isinstance(new, dict) and old.keys() == new.keys():
        for key, value in new.items():
            if old[key] != value:
                _compare(old[key], value, [*path, key], found)
    elif isinstance(old, list | tuple) and isinstance(new, list | tuple) and len(old) == len(new):
        pieces: Patch = []
        for index, value in enumerate(new):
            if old[index] != value:
                _compare(old[index], value, [*path, index], pieces)
        found += pieces if len(pieces) < 2 or _size(pieces) < _size(new) else [[path, new]]
    else:
        found.append([path, new])


def _size(value: Any) -> int:
    return len(msgspec.json.encode(value))


def patched(old: Any, changes: Patch) -> Any:
    """What `old` becomes: what a client does with a patch.

    >>> patched({"coins": [3, 4]}, [[["coins", 1], 5]])
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
