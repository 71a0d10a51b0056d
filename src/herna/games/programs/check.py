"""What is wrong with programs beyond their spelling: names that do not exist or are not bound, and words that can never
be carried through. The reader (`vocabulary`) finds unknown words and fields before."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Union, get_args, get_origin, get_type_hints

import msgspec

from herna.games.programs.vocabulary import Vocabulary, WordError, nearest
from herna.games.programs.words import (
    Binds,
    Choose,
    ForEach,
    Later,
    Named,
    Number,
    Program,
    Reads,
    Repeat,
    Scaled,
    Trigger,
    Word,
    children,
)


def check(content: Any, words: Vocabulary, bound: frozenset[str] = frozenset()) -> None:
    """Raise the first `WordError` in a piece of content; `bound` are names that its programs find bound."""
    for problem in problems(content, words, bound):
        raise problem


def problems(content: Any, words: Vocabulary, bound: frozenset[str] = frozenset()) -> Iterator[WordError]:
    """Everything that is wrong with the programs in a piece of content."""
    if isinstance(content, Program):
        for number, word in enumerate(content):
            for error in _word(word, words, bound):
                yield error.within(f"[{number}]")
            bound |= _bound_by(word)
    elif isinstance(content, Word):
        yield from _word(content, words, bound)
    else:
        for name, item in children(content):
            for error in problems(item, words, bound):
                yield error.within(_step(name))


def _step(name: str) -> str:
    return name if name.startswith("[") else f".{name}"


def _word(word: Word, words: Vocabulary, bound: frozenset[str]) -> Iterator[WordError]:
    yield from _never(word)
    inside = bound | frozenset(word.binds_inside)
    if isinstance(word, ForEach):
        inside = bound | {word.as_}
    elif isinstance(word, Trigger | Later):
        inside = bound | frozenset(words.bound_by(word.event))
    hints = get_type_hints(type(word), include_extras=True)
    for item in msgspec.structs.fields(word):
        value = getattr(word, item.name)
        for error in _field(value, hints[item.name], words, bound):
            yield error.within(f".{item.encode_name}")
        for error in problems(value, words, inside):
            yield error.within(f".{item.encode_name}")


def _field(value: Any, hint: Any, words: Vocabulary, bound: frozenset[str]) -> Iterator[WordError]:
    """The names in a field, and in the keys and items of one that holds several."""
    if hint == Number or isinstance(value, Scaled):
        yield from _number(value, words, bound)
        return
    if get_origin(hint) is Annotated:
        inner, *marks = get_args(hint)
        for mark in marks:
            if isinstance(value, str):
                yield from _name(value, mark, words, bound)
        yield from _field(value, inner, words, bound)
        return
    if get_origin(hint) is dict and isinstance(value, dict):
        of_key, of_value = get_args(hint)
        for key, item in value.items():
            yield from _field(key, of_key, words, bound)
            for error in _field(item, of_value, words, bound):
                yield error.within(f".{key}")
    elif get_origin(hint) is tuple and isinstance(value, tuple):
        for number, item in enumerate(value):
            for error in _field(item, get_args(hint)[0], words, bound):
                yield error.within(f"[{number}]")
    elif get_origin(hint) is Union and value is not None:
        for option in get_args(hint):
            if get_origin(option) is Annotated:
                yield from _field(value, option, words, bound)


def _name(value: str, mark: Any, words: Vocabulary, bound: frozenset[str]) -> Iterator[WordError]:
    if isinstance(mark, Reads) or (isinstance(mark, Named) and value.startswith("$")):
        if value.removeprefix("$") not in bound:
            yield WordError(f"`{value}` is not bound before{nearest(value.removeprefix('$'), bound)}")
    elif isinstance(mark, Named):
        known = words.names.get(mark.kind)
        if known is not None and value not in known:
            yield WordError(f"unknown {mark.kind} `{value}`{nearest(value, known)}")


def _number(value: Any, words: Vocabulary, bound: frozenset[str]) -> Iterator[WordError]:
    name = value.per if isinstance(value, Scaled) else value
    if isinstance(name, str) and name:
        if name.startswith("$"):
            if name[1:] not in bound:
                yield WordError(f"`{name}` is not bound before{nearest(name[1:], bound)}")
        elif name not in words.counters:
            yield WordError(f"unknown counter `{name}`{nearest(name, words.counters)}")


def _never(word: Word) -> Iterator[WordError]:
    """Words that can never be carried through."""
    if isinstance(word, Choose):
        if not all(word.of) or not word.of:
            yield WordError("there must be something to choose: every program needs a word", ".of")
        if word.pick < 1 or (word.distinct and word.pick > len(word.of)):
            yield WordError(f"{word.pick} of {len(word.of)} can never be picked", ".pick")
    if isinstance(word, Repeat) and isinstance(word.times, int) and word.times < 1:
        yield WordError("nothing is repeated less than once", ".times")


def _bound_by(word: Word) -> frozenset[str]:
    """The names that a word binds for those after it."""
    found = set()
    for name, hint in get_type_hints(type(word), include_extras=True).items():
        if get_origin(hint) is Annotated and any(isinstance(mark, Binds) for mark in get_args(hint)[1:]):
            found.add(getattr(word, name))
    return frozenset(found)
