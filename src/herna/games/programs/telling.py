"""What a program says, as a sentence made from its words. Every word has a message `word-<tag>` in both languages."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any, TypeVar, get_args

import msgspec

from herna.games.programs.words import (
    Condition,
    Conditions,
    Flag,
    Flagged,
    Op,
    Program,
    Scaled,
    Trigger,
    Word,
    children,
    tag_of,
)
from herna.kernel import Say

TELLERS: dict[type[Word], Callable[[Any, Say], str]] = {}
"""How words are told whose sentences one message cannot put together."""
Told = TypeVar("Told", bound=Word)


def tells(kind: type[Told]) -> Callable[[Callable[[Told, Say], str]], Callable[[Told, Say], str]]:
    """Marks a function as the teller of a word: `@tells(ChangeEnemy)`."""

    def register(function: Callable[[Told, Say], str]) -> Callable[[Told, Say], str]:
        TELLERS[kind] = function
        return function

    return register


def sentence(program: Program, say: Say) -> str:
    """The program in words."""
    return _joined([_word(word, say) for word in program], "words-then", say)


def _word(word: Op | Condition, say: Say) -> str:
    if type(word) in TELLERS:
        return TELLERS[type(word)](word, say)
    kind = "condition" if isinstance(word, Condition) else "word"
    return say(f"{kind}-{tag_of(type(word))}", **facts_of(word, say))


@cache
def _fields(kind: type[Word]) -> tuple[tuple[str, bool], ...]:
    """The fields of a kind of word, and which of them are numbers that may grow. Looking them up takes longer than to
    tell the word."""
    return tuple((item.name, Scaled in get_args(item.type)) for item in msgspec.structs.fields(kind))


def facts_of(word: Word, say: Say) -> dict[str, Any]:
    """The fields of a word as facts of its message. A text for which there is a message `<field>-<text>` (a colour, an
    element) is told by it too, as `<field>-told`; an event by `happening-<event>` (`event-id` is its own name), a flag
    by `flag-<name>`."""
    facts: dict[str, Any] = {}
    for field, grows in _fields(type(word)):
        name, value = field.strip("_"), getattr(word, field)
        facts[name] = _counted(value, say) if grows else _fact(value, say)
        if name == "any" and value:
            facts[name] = _joined([_word(one, say) for one in value], "words-or", say)
        told = _texts(name, value, say)
        if told:
            facts[f"{name}_told"] = told
    if isinstance(word, Trigger):
        only = [say(f"{name}-{value}") for name, value in word.only.items()]
        facts["only"] = _joined(only, "words-and", say) or "none"
    if "event" in facts and facts["event"] != "none":
        facts |= {"event_id": facts["event"], "event": say(f"happening-{facts['event']}")}
    if isinstance(word, Flag | Flagged):
        facts["name"] = say(f"flag-{word.name}")
    return facts


def _counted(value: Any, say: Say) -> Any:
    """A number: plain, growing, what a counter counts, or what is bound to a name."""
    if isinstance(value, str):
        return say(f"bound-{value[1:]}" if value.startswith("$") else f"counter-{value}")
    return _fact(value, say)


def _texts(field: str, value: Any, say: Say) -> str:
    """A text, or several, in words; nothing if there are no words for it."""
    if isinstance(value, Program | Conditions) or not value:
        return ""
    found = []
    for text in value if isinstance(value, tuple) else (value,):
        message = f"bound-{text[1:]}" if isinstance(text, str) and text.startswith("$") else f"{field}-{text}"
        told = say(message) if isinstance(text, str) else message
        if told == message:
            return ""
        found.append(told)
    return _joined(found, "words-or" if field == "colour" else "words-and", say)


def _fact(value: Any, say: Say) -> Any:
    """A field as a fact of the message; nothing is told as "none", because a selector cannot ask for an empty text."""
    if value is None or value in ("", (), {}):
        return "none"
    if isinstance(value, Program):
        return sentence(value, say)
    if isinstance(value, Conditions):
        return _joined([_word(one, say) for one in value], "words-and", say)
    if isinstance(value, Scaled):
        return _scaled(value, say)
    if isinstance(value, tuple):
        if isinstance(value[0], Program):
            return _joined([_grouped(item, say) for item in value], "words-or", say)
        return _joined([str(_fact(item, say)) for item in value], "words-and", say)
    if isinstance(value, dict):
        cases = any(isinstance(item, Program) for item in value.values())
        joint = "words-case" if cases else "words-and"
        return _joined([_pair(name, item, say) for name, item in value.items()], joint, say)
    return value


def _grouped(program: Program, say: Say) -> str:
    """One of several programs to choose from; several words of it are told as one group."""
    told = sentence(program, say)
    return say("words-group", what=told) if len(program) > 1 else told


def _pair(name: str, value: Any, say: Say) -> str:
    """An entry of a table: how much of a resource, or what is done in a case."""
    if isinstance(value, Program):
        return f"{say(f'value-{name}')}: {sentence(value, say)}"
    return say("words-pair", name=say(f"resource-{name}"), what=_fact(value, say))


def _scaled(number: Scaled, say: Say) -> str:
    per = say(f"counter-{number.per.removeprefix('$')}") if number.per else ""
    return say("words-scaled", base=number.base, add=number.add, per=per, most=number.at_most or 0)


def _joined(parts: list[str], message: str, say: Say) -> str:
    """Parts one after another: each message takes what is said already and one more."""
    if not parts:
        return ""
    told = parts[0]
    for part in parts[1:]:
        told = say(message, first=told, next=part)
    return told


def numbers_in(program: Any) -> set[int]:
    """Every number that stands in a program, so that a sentence written by hand can be compared with it."""
    found: set[int] = set()
    if isinstance(program, int) and not isinstance(program, bool):
        found.add(abs(program))
    for _, item in children(program):
        found |= numbers_in(item)
    return found
