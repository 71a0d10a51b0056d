"""The tables of docs/legends.md, printed from the definitions of the words.

`python -m herna.games.andor.legend.guide docs/legends.md` renews them; a test keeps them current.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from herna.games.andor.vocabulary.conditions import AndorCondition
from herna.games.andor.vocabulary.operations import AndorOp
from herna.games.andor.vocabulary.words import WORDS
from herna.games.programs import FieldEntry, WordEntry, listing

HEADS = {
    "heroes": "operation",
    "board": "operation",
    "course": "operation",
    "conditions": "condition",
}
"""The tables, each with what its words are called."""
EXAMPLES = {
    "if": '{ op = "if", when = [{ is = "witch-found" }], then = [{ op = "gold", who = "group", n = 2 }] }',
    "repeat": '{ op = "repeat", times = 2, do = [{ op = "event" }] }',
    "not": '{ is = "not", that = { is = "witch-found" } }',
    "any": '{ is = "any", of = [{ is = "level", of = ["easy"] }, { is = "witch-found" }] }',
}
"""How the shared words look in a legend."""
TABLE = re.compile(r"(?<=<!-- words: )(?P<name>[a-z]+) -->\n.*?(?=\n<!-- end of words -->)", re.DOTALL)


def renewed(text: str) -> str:
    """The guide with its tables as the definitions have them now."""
    return TABLE.sub(lambda found: f"{found['name']} -->\n{table(found['name'])}", text)


def table(name: str) -> str:
    """One of the tables, as Markdown."""
    head = f"| {HEADS[name]} | fields | what it means | example |\n|---|---|---|---|"
    return "\n".join((head, *(row(entry) for entry in listing(WORDS) if table_of(entry) == name)))


def table_of(entry: WordEntry) -> str:
    """The table a word stands in; shared operations are about the course of the game."""
    if entry.group == "condition":
        return "conditions"
    kind = WORDS.ops[entry.tag]
    return kind.about if issubclass(kind, AndorOp) else "course"


def row(entry: WordEntry) -> str:
    fields = [field for field in entry.fields if not (entry.group == "standing" and field.name == "once")]
    notes = [f"`{field.name}`: {field.about}" for field in fields if field.about]
    cells = (f"`{entry.tag}`", ", ".join(map(told, fields)), " ".join((entry.about, *notes)), f"`{example(entry)}`")
    return f"| {' | '.join(cells)} |"


def told(field: FieldEntry) -> str:
    """A field; one that may be left out in brackets."""
    return f"`{field.name}`" if field.default is None else f"(`{field.name}`)"


def example(entry: WordEntry) -> str:
    """How the word looks in a file."""
    kind = WORDS.conditions[entry.tag] if entry.group == "condition" else WORDS.ops[entry.tag]
    return kind.example if issubclass(kind, AndorOp | AndorCondition) else EXAMPLES[entry.tag]


if __name__ == "__main__":
    guide = Path(sys.argv[1])
    guide.write_text(renewed(guide.read_text(encoding="utf-8")), encoding="utf-8")
