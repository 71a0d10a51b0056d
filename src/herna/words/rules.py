"""The rules in our own words: chapters and clauses, read from `rulebook/<language>.md` of a game."""

from __future__ import annotations

import difflib
import re
from functools import cache

import msgspec

from herna.games import folder
from herna.kernel import BadSetting
from herna.words.languages import check

CHAPTER = re.compile(r"^## +(?P<id>\d+) +(?P<title>.+)$")
CLAUSE = re.compile(r"^\*\*(?P<id>[A-Z]+-\d+\.\d+)\*\* +(?P<text>.+?)(?: +\*\[(?P<origin>house|inferred|public)\]\*)?$")
STRESSED = re.compile(r"\*([^*]+)\*")
NEAR_SHOWN = 3


class Clause(msgspec.Struct, frozen=True):
    """One rule. `origin` is `rulebook`, `inferred` (it follows from the rulebook), `public` or `house` (our ruling)."""

    id: str
    text: str
    origin: str


class Chapter(msgspec.Struct, frozen=True):
    id: str
    title: str
    clauses: tuple[Clause, ...]


@cache
def rulebook(game: str, language: str) -> tuple[Chapter, ...]:
    """The whole rulebook of a game."""
    check(language)
    file = folder(game) / "rulebook" / f"{language}.md"
    return parse(file.read_text(encoding="utf-8"), file.name)


def clause(game: str, id: str, language: str) -> Clause:  # noqa: A002 - a clause is known by its id
    """One clause, by its id in any spelling: `EME-4.2`, `eme-4.2` or `4.2`."""
    clauses = {found.id: found for chapter in rulebook(game, language) for found in chapter.clauses}
    prefix = next(iter(clauses), "").partition("-")[0]
    wanted = str(id).strip().upper()
    wanted = wanted if wanted.startswith(f"{prefix}-") else f"{prefix}-{wanted}"
    if wanted not in clauses:
        near = difflib.get_close_matches(wanted, clauses, n=NEAR_SHOWN, cutoff=0) or list(clauses)[:NEAR_SHOWN]
        raise BadSetting("unknown-clause", game=game, wanted=str(id), near=near)
    return clauses[wanted]


def parse(text: str, file: str) -> tuple[Chapter, ...]:
    """Chapters and clauses from the text of a rulebook; what is neither is refused with its line."""
    chapters: list[tuple[str, str, list[Clause]]] = []
    for first, paragraph in _paragraphs(text):
        if found := CHAPTER.match(paragraph):
            chapters.append((found["id"], found["title"], []))
        elif (found := CLAUSE.match(paragraph)) and chapters:
            plain = STRESSED.sub(r"\1", found["text"])
            chapters[-1][2].append(Clause(found["id"], plain, found["origin"] or "rulebook"))
        elif not paragraph.startswith("# "):
            raise BadSetting("bad-rulebook", file=file, line=first, text=paragraph[:60])
    return tuple(Chapter(number, title, tuple(clauses)) for number, title, clauses in chapters)


def _paragraphs(text: str) -> list[tuple[int, str]]:
    """The paragraphs, each on one line, with the number of the line they begin at."""
    found: list[tuple[int, list[str]]] = []
    open_paragraph = False
    for number, line in enumerate(text.splitlines(), start=1):
        if not line.strip():
            open_paragraph = False
        elif open_paragraph:
            found[-1][1].append(line.strip())
        else:
            found.append((number, [line.strip()]))
            open_paragraph = True
    return [(number, " ".join(lines)) for number, lines in found]
