"""`herna rules`: the rules in our words, and which of their clauses the tests prove."""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli import values
from herna.cli.coverage import Coverage, coverage
from herna.cli.output import console, write_json
from herna.games import names as game_names
from herna.tui.complaint import Complaint
from herna.words import Speech

GAPS = 1


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("game", nargs="?", metavar=speech("cli-game"), help=speech("cli-rules-game"))
    parser.add_argument("clause", nargs="?", metavar=speech("cli-clause"), help=speech("cli-rules-clause"))
    parser.add_argument("--coverage", action="store_true", help=speech("cli-coverage"))
    parser.add_argument("--tests", metavar=speech("cli-folder"), help=speech("cli-tests"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    if arguments.tests is not None and not arguments.coverage:
        raise Complaint("cli-needs", one="--tests", other="--coverage")
    if arguments.coverage:
        return _coverage(arguments, language)
    chosen = [values.find_game_name(arguments.game)] if arguments.game else list(game_names())
    if arguments.clause:
        return _one(chosen[0], arguments.clause, language, as_json=arguments.json)
    books = {name: words.rulebook(name, language) for name in chosen}
    if arguments.json:
        write_json(books)
        return 0
    for name in chosen:
        _show(books[name], words.say(language, name))
    return 0


def _one(game: str, clause: str, language: str, *, as_json: bool) -> int:
    found = words.clause(game, clause, language)
    if as_json:
        write_json(found)
    else:
        _print_clause(found, words.say(language, game))
    return 0


def _show(book: tuple[words.Chapter, ...], speech: Speech) -> None:
    from rich.text import Text

    out = console()
    out.print(Text(speech("cli-rules-title", title=speech("game-title")), style="bold underline"))
    for chapter in book:
        out.print()
        out.print(Text(f"{chapter.id}  {chapter.title}", style="bold"))
        for clause in chapter.clauses:
            _print_clause(clause, speech)


def _print_clause(clause: words.Clause, speech: Speech) -> None:
    from rich.padding import Padding
    from rich.text import Text

    text = Text.assemble((clause.id, "cyan"), "  ", clause.text)
    if clause.origin != "rulebook":
        text.append(f"  [{speech(f'cli-origin-{clause.origin}')}]", style="dim")
    console().print(Padding(text, (0, 0, 0, 2)))


def _coverage(arguments: argparse.Namespace, language: str) -> int:
    if arguments.clause:
        raise Complaint("cli-not-together", one="--coverage", other="CLAUSE")
    chosen = [values.find_game_name(arguments.game)] if arguments.game else list(game_names())
    folder = Path(arguments.tests or "tests")
    if not folder.is_dir():
        raise Complaint("cli-no-tests", folder=str(folder))
    found = coverage(chosen, folder)
    if arguments.json:
        write_json(found)
    else:
        _show_coverage(found, language)
    return GAPS if found.without_test or found.unknown else 0


def _show_coverage(found: Coverage, language: str) -> None:
    from rich.text import Text

    out = console()
    speech = words.say(language)
    for gap in found.without_test:
        text = words.clause(gap.game, gap.clause, language).text
        out.print(Text.assemble((gap.clause, "red"), "  ", speech("cli-coverage-gap", text=text)), soft_wrap=True)
    for mark in found.unknown:
        where = f"{mark.file}:{mark.line}"
        out.print(
            Text.assemble((mark.clause, "red"), "  ", speech("cli-coverage-unknown", where=where)), soft_wrap=True
        )
    out.print(Text(speech("cli-coverage-sum", proved=found.proved, clauses=found.clauses, tests=found.tests)))
