"""`herna serve`: the table in the browser."""

from __future__ import annotations

import argparse
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from herna.cli import values
from herna.cli.output import console
from herna.tui.complaint import Complaint
from herna.words import Speech, say

if TYPE_CHECKING:
    from herna.server.reach import Reach

PORT = 8642
LAST_PORT = 65535


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("--host", default="127.0.0.1", metavar="ADDR", help=speech("cli-host"))
    parser.add_argument("--port", type=number(speech, PORT), default=PORT, metavar="N", help=speech("cli-port"))
    parser.add_argument("--db", metavar="URL", help=speech("cli-db"))
    parser.add_argument("--workers", type=number(speech, 2, 1), default=1, metavar="N", help=speech("cli-workers"))
    parser.add_argument("--demo", action="store_true", help=speech("cli-demo"))
    parser.add_argument("--bots", metavar="file.py:Class…", help=speech("cli-serve-bots"))
    parser.add_argument("--open", action="store_true", help=speech("cli-open"))


def run(arguments: argparse.Namespace, language: str) -> int:
    if arguments.port > LAST_PORT:
        raise Complaint("cli-port-range", port=str(arguments.port), most=str(LAST_PORT))
    if find_spec("herna.server") is None:
        raise Complaint("cli-no-server")
    code = import_module("herna.server").serve(
        host=arguments.host,
        port=arguments.port,
        db=arguments.db,
        workers=arguments.workers,
        demo=arguments.demo,
        bots=tuple(values.listed(arguments.bots)) if arguments.bots else None,
        open_browser=arguments.open,
        ready=lambda reach: tell(reach, say(language)),
    )
    return code if isinstance(code, int) else 0


def tell(reach: Reach, speech: Speech) -> None:
    """Say where the table is laid, and how others come to it."""
    from rich.text import Text

    from herna.server.codes import lines

    output = console()
    output.print(speech("cli-serving", address=reach.here), soft_wrap=True)
    if reach.only_here:
        output.print(speech("cli-serving-here-only"), soft_wrap=True)
    elif not reach.others:
        output.print(speech("cli-serving-no-network"), soft_wrap=True)
    else:
        output.print(speech("cli-serving-others", addresses=" ".join(reach.others)), soft_wrap=True)
        code = lines(reach.others[0])
        if output.is_terminal and output.width >= len(code[0]):
            output.print(speech("cli-serving-camera"), soft_wrap=True)
            for line in code:
                output.print(Text(line, style="#000000 on #ffffff"))
    output.file.flush()
