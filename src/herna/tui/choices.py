"""The list of what may be done: keys, and when there is much to choose from, first what to do or with what."""

from __future__ import annotations

import unicodedata
from collections import Counter
from collections.abc import Sequence

import msgspec

from herna import words
from herna.kernel import Action, Setting, View, amounts, references, verb
from herna.words import Speech

COMMAND_KEYS = "fhlqrsuvwxz"
LETTERS = "".join(letter for letter in "abcdefghijklmnopqrstuvwxyz" if letter not in COMMAND_KEYS)
KEYS = "123456789" + LETTERS
MANY = 9
"""Lists longer than this are split: first what to do or with what, then how or where."""
ALIKE = 2
"""This number of lines of a kind becomes one in a list that is split."""
PEOPLE = ("seat", "owner")

Thing = tuple[str, int]
"""The kind and number of a thing on the table."""


class Choice(msgspec.Struct, frozen=True):
    """A line of the list: one action, or a part of all there are, to go on choosing from."""

    key: str
    label: str
    action: Action | None = None
    part: tuple[Action, ...] = ()
    source: bool = False
    """The part is everything that begins with the same thing."""


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
) -> list[Choice]:
    """The list as it is shown: every action; in a long list those of a kind together, or by what they begin with."""
    speech = words.say(language, setting.game.name, names)
    kinds = groups(options, setting, speech)
    things = sources([action for action in options if kind_of(action, setting, speech) not in kinds])
    lines = []
    opened: set[str | Thing] = set()
    ends = setting.game.ends
    for action in sorted(options, key=lambda option: isinstance(option, ends)):
        kind, thing = kind_of(action, setting, speech), first_thing(action)
        if kind in kinds:
            if kind not in opened:
                part = tuple(kinds[kind])
                lines.append(Choice("", speech("tui-choice-group", kind=kind, count=len(part)), part=part))
            opened.add(kind)
        elif thing in things:
            if thing not in opened:
                part = tuple(other for other in options if first_thing(other) == thing)
                text = speech("tui-choice-source", thing=thing_name(thing, setting, speech), count=len(part))
                lines.append(Choice("", text, part=part, source=True))
            opened.add(thing)
        else:
            lines.append(Choice("", _label(view, action, language, names, setting), action))
    return _keyed(lines, ends)


def kind_of(action: Action, setting: Setting, speech: Speech) -> str:
    """What the action is one kind of, if the game has a word for it: the message `group-<verb>`."""
    return words.kind_text(action, setting, speech) if speech.knows(f"group-{verb(type(action))}") else ""


def groups(options: Sequence[Action], setting: Setting, speech: Speech) -> dict[str, list[Action]]:
    """The kinds that many actions belong to; none when the list is short, or all of it is of one kind."""
    found: dict[str, list[Action]] = {}
    for action in options:
        found.setdefault(kind_of(action, setting, speech), []).append(action)
    if len(options) <= MANY or len(found) < 2:
        return {}
    return {kind: actions for kind, actions in found.items() if kind and len(actions) >= ALIKE}


def filtered(
    view: View, options: Sequence[Action], language: str, names: Sequence[str], setting: Setting, text: str
) -> list[Choice]:
    """Every action whose words contain all the words typed, whatever their accents and capitals.

    Those come first in which what was typed is the short name of a thing (`18`), and not just a part of something.
    """
    wanted = folded(text).split()
    found = []
    for action in options:
        label = _label(view, action, language, names, setting)
        if all(word in folded(label) for word in wanted):
            named = {folded(name) for name in short_names(action, setting)}
            found.append((not any(word in named for word in wanted), Choice("", label, action)))
    return _keyed([choice for _, choice in sorted(found, key=lambda line: line[0])], setting.game.ends)


def short_names(action: Action, setting: Setting) -> list[str]:
    """The short names of the things that an action points at."""
    pointed = ((kind, getattr(action, field)) for field, kind in references(type(action)).items())
    return [setting.names(kind)[number] for kind, number in pointed if kind not in PEOPLE]


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
    return words.answer(view, action, language, names, setting=setting)


def _keyed(lines: list[Choice], ends: tuple[type[Action], ...]) -> list[Choice]:
    """Give every line a key: a number chosen has its own digit, what ends something has 0, the rest go on from 1.

    Numbers have their digits where the question is how many, not where they are something among others, nor where they
    only say which (the first place of a display would have the key 0). Where nothing ends, 0 is an action that says
    nothing else, if it is the only one: no key must mean to pass now and to buy the next time.
    """
    last = [line for line in lines if isinstance(line.action, ends)][:1]
    keys: list[str] = [""] * len(lines)
    kinds = Counter(type(line.action) for line in lines)
    bare = [line for line in lines if line.action is not None and not line.action.__struct_fields__]
    for place, line in enumerate(lines):
        if line.action is None:
            continue
        kind, fields = type(line.action), line.action.__struct_fields__
        counts = len(fields) == 1 and amounts(kind) == fields and 2 * kinds[kind] >= len(lines)
        number = str(getattr(line.action, amounts(kind)[0])) if counts else ""
        nought = line in last if last else bare == [line]
        wanted = number if len(number) == 1 else "0" if nought else ""
        if wanted and wanted not in keys:
            keys[place] = wanted
    free = iter(key for key in KEYS if key not in keys)
    return [msgspec.structs.replace(line, key=key or next(free, "")) for line, key in zip(lines, keys, strict=True)]
