"""What a program says, as a sentence made from its words. Every word has a message `word-<tag>` in both languages."""

from __future__ import annotations

from typing import Any

import msgspec

from herna.games.programs.words import Condition, Conditions, Op, Program, Scaled, children, tag_of
from herna.kernel import Say


def sentence(program: Program, say: Say) -> str:
    """The program in words."""
    return _joined([_word(word, say) for word in program], "words-then", say)


def _word(word: Op | Condition, say: Say) -> str:
    kind = "condition" if isinstance(word, Condition) else "word"
    facts = {item.name.strip("_"): _fact(getattr(word, item.name), say) for item in msgspec.structs.fields(word)}
    for name in ("event", "flag"):
        if name in facts:
            facts[name] = say(f"{name}-{facts[name]}")
    return say(f"{kind}-{tag_of(type(word))}", **facts)


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
        joint = "words-or" if isinstance(value[0], Program) else "words-and"
        return _joined([str(_fact(item, say)) for item in value], joint, say)
    if isinstance(value, dict):
        return _joined([_pair(name, item, say) for name, item in value.items()], "words-and", say)
    return value


def _pair(name: str, value: Any, say: Say) -> str:
    """An entry of a table: so much of a resource, or what is done in a case."""
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
