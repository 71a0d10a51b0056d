"""The list of what may be done: keys, and source before target when there is much to choose from."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

import msgspec

from herna import words
from herna.kernel import Action, Setting, View, references
from herna.words import Speech

COMMAND_KEYS = "lqrsuvz"
LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_KEYS)
KEYS = "123456789" + LETTERS
MANY = 9
"""Lists longer than this are split: first the source, then the target."""
PEOPLE = ("seat", "owner")

Thing = tuple[str, int]
"""The kind and number of a thing on the table."""


class Choice(msgspec.Struct, frozen=True):
    """A line of the list: one action, or all those that begin with the same thing."""

    key: str
    label: str
    action: Action | None = None
    source: Thing | None = None


def first_thing(action: Action) -> Thing | None:
    """What an action with several references begins with: the source of a march."""
    kinds = references(type(action))
    if len(kinds) < 2:
        return None
    field = next(iter(kinds))
    return kinds[field], getattr(action, field)


def sources(options: Sequence[Action]) -> list[Thing]:
    """The things to choose among first; none when the list is short or has nothing to split."""
    found = [thing for thing in map(first_thing, options) if thing is not None]
    apart = list(dict.fromkeys(found))
    return apart if len(options) > MANY and len(apart) > 1 and len(apart) < len(found) else []


def choices(
    view: View,
    options: Sequence[Action],
    language: str,
    names: Sequence[str],
    setting: Setting,
    source: Thing | None = None,
) -> list[Choice]:
    """The list as it is shown now: everything, the sources, or what can be done with one source."""
    speech = words.say(language, setting.game.name, names)
    things = sources(options)
    if not things:
        return _keyed([Choice("", _label(view, action, language, names, setting), action) for action in options])
    if source is not None:
        inside = [action for action in options if first_thing(action) == source]
        return _keyed([Choice("", _label(view, action, language, names, setting), action) for action in inside])
    lines = []
    for thing in things:
        count = sum(first_thing(action) == thing for action in options)
        text = speech("tui-choice-source", thing=thing_name(thing, setting, speech), count=count)
        lines.append(Choice("", text, source=thing))
    rest = [action for action in options if first_thing(action) is None]
    lines += [Choice("", _label(view, action, language, names, setting), action) for action in rest]
    return _keyed(lines)


def filtered(
    view: View, options: Sequence[Action], language: str, names: Sequence[str], setting: Setting, text: str
) -> list[Choice]:
    """Every action whose words contain all the words typed, whatever their accents and capitals."""
    wanted = folded(text).split()
    labelled = [(_label(view, action, language, names, setting), action) for action in options]
    return _keyed(
        [Choice("", label, action) for label, action in labelled if all(word in folded(label) for word in wanted)]
    )


def thing_name(thing: Thing, setting: Setting, speech: Speech) -> str:
    """A thing on the table by the name it is drawn with and its full one."""
    kind, number = thing
    if kind in PEOPLE:
        return speech("seat", n=number + 1) if number < setting.players else speech("owner-neutral")
    short = setting.names(kind)[number]
    message = f"{kind}-{short}"
    return f"{short} {speech(message)}" if speech.knows(message) else short


def folded(text: str) -> str:
    """Without accents and capitals: `Šíje` → `sije`."""
    apart = unicodedata.normalize("NFD", text.casefold())
    return "".join(sign for sign in apart if not unicodedata.combining(sign))


def _label(view: View, action: Action, language: str, names: Sequence[str], setting: Setting) -> str:
    return words.label(view, action, language, names, setting=setting)


def _keyed(lines: list[Choice]) -> list[Choice]:
    """Give every line a key: a number chosen has its own digit, "no more" has 0, the rest go on from 1."""
    keys: list[str] = [""] * len(lines)
    for place, line in enumerate(lines):
        if line.action is None:
            continue
        fields = line.action.__struct_fields__
        value = getattr(line.action, fields[0]) if len(fields) == 1 and not references(type(line.action)) else None
        wanted = str(value) if isinstance(value, int) and 0 <= value <= 9 else "" if fields else "0"
        if wanted and wanted not in keys:
            keys[place] = wanted
    free = iter(key for key in KEYS if key not in keys)
    return [msgspec.structs.replace(line, key=key or next(free, "")) for line, key in zip(lines, keys, strict=True)]
