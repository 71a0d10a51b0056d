"""The printed vocabulary: every word of a game with what it means and what it takes, from the definitions alone."""

from __future__ import annotations

import ast
import inspect
import textwrap
from collections.abc import Iterable
from types import UnionType
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

import msgspec

from herna.games.programs.vocabulary import Vocabulary
from herna.games.programs.words import (
    SHARED_CONDITIONS,
    SHARED_OPS,
    Binds,
    Conditions,
    Named,
    Number,
    Program,
    Reads,
    Special,
    Standing,
    Word,
)


class FieldEntry(msgspec.Struct, frozen=True):
    """One field of a word: what it may be, what it is when left out, and what it means."""

    name: str
    kind: str
    default: str | None
    about: str


class WordEntry(msgspec.Struct, frozen=True):
    """One word: `group` is `operation`, `special`, `standing`, `condition` or `counter`."""

    tag: str
    group: str
    shared: bool
    about: str
    fields: tuple[FieldEntry, ...]


def listing(words: Vocabulary) -> tuple[WordEntry, ...]:
    """The whole vocabulary, in the order of the definitions."""
    found = [_entry(words, tag, kind, _group(kind), kind in SHARED_OPS) for tag, kind in words.ops.items()]
    found += [
        _entry(words, tag, kind, "condition", kind in SHARED_CONDITIONS) for tag, kind in words.conditions.items()
    ]
    found += [_entry(words, tag, kind, "counter", False) for tag, kind in words.counters.items()]
    return tuple(found)


def _group(kind: type[Word]) -> str:
    if issubclass(kind, Standing):
        return "standing"
    return "special" if issubclass(kind, Special) else "operation"


def _entry(words: Vocabulary, tag: str, kind: type[Word], group: str, shared: bool) -> WordEntry:
    hints = get_type_hints(kind, include_extras=True)
    notes = field_notes(kind)
    fields = tuple(
        FieldEntry(item.encode_name, spoken(hints[item.name]), _default(item), notes.get(item.name, ""))
        for item in msgspec.structs.fields(kind)
        if _can_be_given(words, hints[item.name])
    )
    return WordEntry(tag, group, shared, _flat(kind.__doc__), fields)


def _can_be_given(words: Vocabulary, hint: Any) -> bool:
    """Can this field be said in the game? Where it has no ends, nothing can be said to last until one."""
    choices = get_args(hint) if get_origin(hint) in (Union, UnionType) else (hint,)
    kinds = [mark.kind for choice in choices for mark in get_args(choice)[1:] if isinstance(mark, Named)]
    return "end" not in kinds or bool(words.names.get("end"))


def _default(item: Any) -> str | None:
    if item.default_factory is not msgspec.NODEFAULT:
        return "nothing"
    if item.default is msgspec.NODEFAULT:
        return None
    if item.default in (None, "", ()):
        return "nothing"
    if isinstance(item.default, tuple):
        return ", ".join(str(one) for one in item.default)
    return str(item.default).lower() if isinstance(item.default, bool) else str(item.default)


def spoken(hint: Any) -> str:
    """What a field may be, in words."""
    if hint == Number:
        return "number"
    if hint is Program:
        return "program"
    if hint is Conditions:
        return "conditions"
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        for mark in inner[1:]:
            if isinstance(mark, Named):
                return mark.kind
            if isinstance(mark, Binds):
                return "name to bind"
            if isinstance(mark, Reads):
                return "bound name"
        return spoken(inner[0])
    if origin is Literal:
        return ", ".join(str(choice) or "nothing" for choice in inner)
    if origin is tuple:
        return f"list of {spoken(inner[0])}" if Ellipsis in inner else f"{len(inner)} × {spoken(inner[0])}"
    if origin is dict:
        return f"table of {spoken(inner[0])} = {spoken(inner[1])}"
    if origin in (Union, UnionType):
        return " or ".join(dict.fromkeys(spoken(option) for option in inner if option is not type(None)))
    plain = {int: "whole number", str: "text", bool: "true or false"}
    return plain.get(hint, str(getattr(hint, "__name__", hint)).lower())


def field_notes(kind: type) -> dict[str, str]:
    """The docstrings that stand below the fields of a class and of its parents."""
    found: dict[str, str] = {}
    for parent in reversed(kind.__mro__):
        if not issubclass(parent, Word):
            continue
        body = ast.parse(textwrap.dedent(inspect.getsource(parent))).body[0]
        if isinstance(body, ast.ClassDef):
            found |= _notes(body.body)
    return found


def _notes(body: Iterable[ast.stmt]) -> dict[str, str]:
    found: dict[str, str] = {}
    last = ""
    for line in body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            last = line.target.id
        elif last and isinstance(line, ast.Expr) and isinstance(line.value, ast.Constant):
            found[last] = _flat(str(line.value.value))
            last = ""
        else:
            last = ""
    return found


def _flat(text: str | None) -> str:
    return " ".join((text or "").split())
