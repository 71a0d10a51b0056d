"""The parser of the command line: argparse with help, usage and errors in the person's language."""

from __future__ import annotations

import argparse
import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NoReturn

from herna import words
from herna.cli.commands import COMMANDS
from herna.tui.complaint import Complaint
from herna.words import Speech

ARGPARSE_WORDS = {
    "usage: ": "cli-usage",
    "positional arguments": "cli-positional",
    "options": "cli-options",
    "show this help message and exit": "cli-help",
    "show program's version number and exit": "cli-version",
    "the following arguments are required: %s": "cli-required",
    "unrecognized arguments: %s": "cli-unrecognized",
    "expected one argument": "cli-expected-one",
    "expected at least one argument": "cli-expected-one",
    "expected at most one argument": "cli-expected-most-one",
    "argument %(argument_name)s: %(message)s": "cli-argument",
    "invalid choice: %(value)r (choose from %(choices)s)": "cli-choice",
    "invalid %(type)s value: %(value)r": "cli-value",
    "ambiguous option: %(option)s could match %(matches)s": "cli-ambiguous",
    "not allowed with argument %s": "cli-not-with",
    "ignored explicit argument %r": "cli-ignored",
    "one of the arguments %s is required": "cli-one-of",
}
"""What argparse says, and the message that says it in our words. Its `%` marks stay for argparse to fill in."""


class Parser(argparse.ArgumentParser):
    """A parser that complains in one line and speaks the language of the person."""

    def __init__(self, speech: Speech, **settings: Any) -> None:
        self.speech = speech
        super().__init__(formatter_class=_formatter, allow_abbrev=False, add_help=False, **settings)
        self.add_argument("-h", "--help", action="help", help=speech("cli-help"))

    def error(self, message: str) -> NoReturn:
        raise Complaint("cli-wrong", what=message, command=f"{self.prog} --help")

    @contextmanager
    def speaking(self) -> Iterator[None]:
        """While this lasts, argparse itself speaks the person's language."""
        module: Any = argparse
        before = module._, module.ngettext
        module._ = self._said
        module.ngettext = lambda one, many, number: self._said(one) if number == 1 else self._said(many)
        try:
            yield
        finally:
            module._, module.ngettext = before

    def _said(self, text: str) -> str:
        message = ARGPARSE_WORDS.get(text)
        return self.speech(message) if message else text


class _Version(argparse.Action):
    """Tells the version of Herna and that of the rules of each game, which saves and bug reports go by."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        import herna

        assert isinstance(parser, Parser)
        print(f"herna {herna.__version__}")
        for name in herna.game_names():
            print("  " + parser.speech("cli-version-rules", game=name, rules=herna.game(name).rules))
        parser.exit()


def build(language: str) -> Parser:
    """The parser of the whole command."""
    speech = words.say(language)
    top = Parser(speech, prog="herna", description=speech("cli-about"), epilog=speech("cli-examples"))
    top.add_argument("--version", action=_Version, nargs=0, default=argparse.SUPPRESS, help=speech("cli-version"))
    _language_choice(top, speech)
    with top.speaking():
        commands = top.add_subparsers(
            title=speech("cli-commands"),
            metavar=speech("cli-command"),
            dest="command",
            required=True,
            parser_class=_made_with(speech),
        )
        for name, command in COMMANDS.items():
            summary = speech(f"cli-{name}")
            parser = commands.add_parser(name, help=summary, description=speech(f"cli-{name}-about"))
            command().add_arguments(parser, speech)
            _language_choice(parser, speech)
            parser.set_defaults(run=_runner(command))
    return top


def _runner(command: Callable[[], Any]) -> Callable[[argparse.Namespace, str], int]:
    def run(arguments: argparse.Namespace, language: str) -> int:
        code = command().run(arguments, language)
        assert isinstance(code, int)
        return code

    return run


def _language_choice(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument(
        "--lang", choices=words.LANGUAGES, default=argparse.SUPPRESS, help=speech("cli-lang"), metavar="cs|en"
    )


def _made_with(speech: Speech) -> Any:
    return lambda **settings: Parser(speech, **settings)


def _formatter(prog: str) -> argparse.HelpFormatter:
    """Colours on a terminal, plain text elsewhere; loaded only when help is shown."""
    from rich_argparse import RawDescriptionRichHelpFormatter

    class Formatter(RawDescriptionRichHelpFormatter):
        group_name_formatter = str
        text_markup = False
        help_markup = False

    width = min(shutil.get_terminal_size().columns, 110) - 2
    return Formatter(prog, max_help_position=30, width=max(width, 40))
