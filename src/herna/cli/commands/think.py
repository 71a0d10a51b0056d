"""`herna think`: bots of servers on other machines think here."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec

from herna.cli import values
from herna.tui.complaint import Complaint
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("--redis", metavar="URL", help=speech("cli-think-redis"))
    number = values.whole_number(speech, 2, 1)
    parser.add_argument("--thinkers", type=number, metavar="N", help=speech("cli-think-thinkers"))


def run(arguments: argparse.Namespace, _: str) -> int:
    if find_spec("herna.server") is None:
        raise Complaint("cli-no-server")
    import_module("herna.server.serving").think(arguments.redis, arguments.thinkers)
    return 0
