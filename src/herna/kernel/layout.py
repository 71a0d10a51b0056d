"""What a state's slots say about themselves: how they are copied and what they hold on an empty table.

The code is written once, when the class is made, from the slots' annotations. It is as quick as a `copy` written by
hand, and cannot forget a slot.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from typing import Any


def own_slots(kind: type) -> tuple[str, ...]:
    """The slots that a class adds to those of its parents."""
    own = kind.__dict__.get("__slots__", ())
    return (own,) if isinstance(own, str) else tuple(own)


def annotated_slots(kind: type, beyond: type) -> Iterator[tuple[str, str]]:
    """Every slot that `kind` and its parents add to `beyond`, with its annotation as it is written."""
    for parent in reversed(kind.__mro__):
        if issubclass(parent, beyond) and parent is not beyond:
            notes = inspect.get_annotations(parent)
            for name in own_slots(parent):
                if name not in notes:
                    raise TypeError(f"{parent.__name__}.{name} needs an annotation: it says how the slot is copied")
                note = notes[name]
                yield name, note if isinstance(note, str) else getattr(note, "__name__", str(note))


def copied(name: str, note: str) -> str:
    """The expression that copies a slot: lists are copied, everything else never changes and is shared."""
    if note.startswith("list[list["):
        return f"[row[:] for row in self.{name}]"
    if note.startswith("list["):
        return f"self.{name}[:]"
    if note.startswith(("dict[", "set[")):
        return f"self.{name}.copy()"
    return f"self.{name}"


def empty(note: str) -> str:
    """The expression for what a slot holds before anything lies on the table."""
    for start, value in (("list[", "[]"), ("dict[", "{}"), ("set[", "set()"), ("tuple[", "()")):
        if note.startswith(start):
            return value
    return {"int": "0", "bool": "False", "str": "''", "float": "0.0"}.get(note, "None")


def copier(kind: type, beyond: type, first: str) -> Callable[[Any], Any]:
    """The method `copy` of a class; `first` are the lines that copy what every state has."""
    lines = [f"    new.{name} = {copied(name, note)}" for name, note in annotated_slots(kind, beyond)]
    made = written("copy(self)", f"{first}\n" + "\n".join([*lines, "    return new"]))
    made.__doc__ = "An independent copy that nobody listens to; made from the annotations of the slots."
    return made


def clearer(kind: type, beyond: type) -> Callable[[Any], None]:
    """A method that clears the table: every slot holds nothing."""
    lines = [f"    self.{name} = {empty(note)}" for name, note in annotated_slots(kind, beyond)]
    return written("clear(self)", "\n".join([*lines, "    return None"]))


def keyed(name: str, note: str) -> str:
    """The expression that makes a slot comparable at once: lists become tuples."""
    if note.startswith("list[list["):
        return f"tuple(map(tuple, self.{name}))"
    if note.startswith(("list[", "set[")):
        return f"tuple(self.{name})" if note.startswith("list[") else f"frozenset(self.{name})"
    if note.startswith("dict["):
        return f"tuple(self.{name}.items())"
    return f"self.{name}"


def keyer(kind: type, beyond: type) -> Callable[[Any], tuple[Any, ...]]:
    """The method `key` of a class: everything that makes up the position, in one tuple."""
    slots = [keyed(name, note) for name, note in annotated_slots(kind, beyond) if not name.startswith("_")]
    parts = ["tuple(self.steps)", "self.rng", "self.ply", "self.learnt", *slots]
    made = written("key(self)", f"    return ({', '.join(parts)},)")
    made.__doc__ = "The position as one tuple; made from the annotations of the slots."
    return made


def written(head: str, body: str) -> Callable[..., Any]:
    """A function from its text."""
    made: dict[str, Any] = {"make": object.__new__}
    exec(f"def {head}:\n{body}", made)  # the text is made of slot names of our own classes
    function: Callable[..., Any] = made[head.partition("(")[0]]
    return function
