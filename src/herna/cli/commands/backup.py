"""`herna backup`: a copy of the tables while people play."""

from __future__ import annotations

import argparse
from pathlib import Path

from herna.cli.output import console
from herna.words import Speech, say


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-backup-file"))
    parser.add_argument("--db", metavar="URL", help=speech("cli-db"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.server.settings import Settings
    from herna.store.backup import back_up

    count = back_up(Settings.from_environment(database=arguments.db).database, Path(arguments.file))
    console().print(say(language)("cli-backup-done", file=arguments.file, tables=count), soft_wrap=True)
    return 0
