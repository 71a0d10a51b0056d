"""Actions: what a seat may do, as frozen, hashable, typed data.

One definition gives the JSON (`{"do": "march", "source": 3, "target": 5}`), a short notation that parses back
(`march A4 A6`), the label in both languages and the references that tell a page what to light up.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Annotated, Any, get_type_hints

import msgspec

from herna.kernel.errors import IllegalAction

if TYPE_CHECKING:
    from herna.kernel.game import Setting


def kebab(name: str) -> str:
    """`TakeCard` → `take-card`: the name of a class as data and texts spell it."""
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


class Ref:
    """Marks a field as pointing at a thing on the table: `Annotated[int, Ref("region")]`."""

    __slots__ = ("kind",)

    def __init__(self, kind: str) -> None:
        self.kind = kind


Seat = Annotated[int, Ref("seat")]


class HowMany:
    """Marks a field that says how many, not which: `Annotated[int, HowMany()]`. A digit typed is then that number."""

    __slots__ = ()


Amount = Annotated[int, HowMany()]


class Action(msgspec.Struct, frozen=True, tag_field="do", tag=kebab, forbid_unknown_fields=True, gc=False):
    """One thing a seat may do. Subclasses name it by the rulebook's verb."""


@cache
def references(kind: type[Action]) -> Mapping[str, str]:
    """Which fields of an action point at things, and at what kind of thing."""
    found = {}
    for field, hint in get_type_hints(kind, include_extras=True).items():
        for mark in getattr(hint, "__metadata__", ()):
            if isinstance(mark, Ref):
                found[field] = mark.kind
    return found


@cache
def amounts(kind: type[Action]) -> tuple[str, ...]:
    """Which fields of an action say how many."""
    hints = get_type_hints(kind, include_extras=True).items()
    return tuple(
        field for field, hint in hints if any(isinstance(mark, HowMany) for mark in getattr(hint, "__metadata__", ()))
    )


@cache
def verb(kind: type[Action]) -> str:
    """The word an action goes by in JSON, notation and texts."""
    tag = kind.__struct_config__.tag
    assert isinstance(tag, str)
    return tag


def notation(action: Action, setting: Setting) -> str:
    """The action as a short text: `march A4 A6`."""
    refs = references(type(action))
    words = [verb(type(action))]
    for field in action.__struct_fields__:
        value = getattr(action, field)
        kind = refs.get(field)
        if kind is None:
            words.append(str(value).lower() if isinstance(value, bool) else str(value))
        else:
            words.append(setting.names(kind)[value])
    return " ".join(words)


def parse_notation(text: str, setting: Setting) -> Action:
    """The action a short text means; the inverse of `notation`."""
    words = text.split()
    kinds = by_verb(setting.game.actions)
    if not words or words[0].lower() not in kinds:
        raise IllegalAction("unknown-action", game=setting.game.name, action=text, known=sorted(kinds))
    kind = kinds[words[0].lower()]
    fields = kind.__struct_fields__
    if len(words) - 1 != len(fields):
        raise IllegalAction("malformed-action", game=setting.game.name, action=text, needs=list(fields))
    refs = references(kind)
    values: dict[str, Any] = {}
    for field, word in zip(fields, words[1:], strict=True):
        values[field] = _pointed_at(word, refs[field], setting, text) if field in refs else word
    try:
        return msgspec.convert(values | {"do": words[0].lower()}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise IllegalAction("malformed-action", game=setting.game.name, action=text, needs=list(fields)) from error


def _pointed_at(word: str, kind: str, setting: Setting, text: str) -> int:
    names = [name.lower() for name in setting.names(kind)]
    if word.lower() not in names:
        raise IllegalAction(
            "unknown-reference", game=setting.game.name, action=text, word=word, known=list(setting.names(kind))
        )
    return names.index(word.lower())


def decode(data: bytes | str | Mapping[str, Any], kinds: Sequence[type[Action]], game: str) -> Action:
    """An action from JSON or from the dictionary JSON gave; anything else is refused with what is wrong."""
    try:
        plain: Any = msgspec.json.decode(data) if isinstance(data, bytes | str) else data
        tag = plain.get("do") if isinstance(plain, Mapping) else None
        kind = by_verb(tuple(kinds)).get(tag) if isinstance(tag, str) else None
        # One kind is found at once; the union of all says best what is wrong with anything else.
        return msgspec.convert(plain, type=kind if kind is not None else union_of(tuple(kinds)))
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise IllegalAction("malformed-json", game=game, detail=str(error)) from error


@cache
def by_verb(kinds: tuple[type[Action], ...]) -> Mapping[str, type[Action]]:
    """The kinds of actions by the words they go by."""
    return {verb(kind): kind for kind in kinds}


@cache
def union_of(kinds: tuple[type, ...]) -> Any:
    """The union of some kinds of actions or steps, to decode any of them."""
    union: Any = kinds[0]
    for kind in kinds[1:]:
        union = union | kind
    return union
