"""From the words on the command line to an exit code, with every way it can go wrong said in one line."""

from __future__ import annotations

import contextlib
import io
import os
import sys
from collections.abc import Sequence

from herna import words
from herna.cli.parser import Parser, build
from herna.kernel import HernaError
from herna.tui.complaint import Complaint, told

BAD_INPUT = 2
INTERRUPTED = 130
NOBODY_READS = 141


def run(argv: Sequence[str] | None = None) -> int:
    """The whole command, from `argv` (without the program's name) to the exit code."""
    given = list(sys.argv[1:] if argv is None else argv)
    language = spoken(given)
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot show a letter shows a question mark rather than a traceback.
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")
    try:
        code = _command(build(language), given, language)
        sys.stdout.flush()
    except KeyboardInterrupt:
        return INTERRUPTED
    except BrokenPipeError:
        _let_go_of_output()
        return NOBODY_READS
    return code


def spoken(given: Sequence[str]) -> str:
    """The language, known before the parser is built: `--lang` anywhere, else the locale."""
    chosen = None
    for number, word in enumerate(given):
        if word == "--":
            break
        if word == "--lang" and number + 1 < len(given):
            chosen = given[number + 1]
        elif word.startswith("--lang="):
            chosen = word.partition("=")[2]
    return words.preferred(chosen if chosen in words.LANGUAGES else None)


def _command(parser: Parser, given: list[str], language: str) -> int:
    try:
        with parser.speaking():
            arguments = parser.parse_args(given)
        code = arguments.run(arguments, language)
        assert isinstance(code, int)
        return code
    except (Complaint, HernaError) as error:
        print(f"herna: {told(error, language)}", file=sys.stderr)
        return BAD_INPUT
    except SystemExit as leaving:  # argparse leaves like this after --help and --version
        return leaving.code if isinstance(leaving.code, int) else 0


def _let_go_of_output() -> None:
    """The reader is gone (`herna … | head`): keep Python from complaining about it once more at exit."""
    with contextlib.suppress(OSError, ValueError):
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
