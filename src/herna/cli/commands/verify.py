"""`herna verify`: was a finished game dealt as it was promised?"""

from __future__ import annotations

import argparse
from pathlib import Path

from herna import words
from herna.cli.output import console, write_json
from herna.kernel import Match
from herna.tui import saves, seats
from herna.words import Speech

PROVED, NOT_PROVED = 0, 1


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-replay-file"))
    parser.add_argument("--commitment", metavar="HEX", help=speech("cli-verify-commitment"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    # Reading checks the secret against the commitment, deals the game from it and plays every move again.
    match = saves.read(Path(arguments.file))
    fair = match.record.head.fair
    seen = (arguments.commitment or "").strip().lower()
    same = not seen or (fair is not None and fair.commitment == seen)
    proved = fair is not None and same
    if arguments.json:
        told = None if fair is None else {"commitment": fair.commitment, "secret": fair.secret, "words": fair.words}
        write_json({"proved": proved, "moves": match.ply, "over": match.state.over, "shuffle": told})
    else:
        _tell(match, same, language)
    return PROVED if proved else NOT_PROVED


def _tell(match: Match, same: bool, language: str) -> None:
    head = match.record.head
    chairs = seats.remembered(head.names, head.players) if head.names else ()
    speech = words.say(language, head.game, seats.shown_names(chairs, language))
    out = console()
    if head.fair is None:
        out.print(speech("cli-verify-seed", seed=str(head.seed)), soft_wrap=True)
        return
    out.print(speech("cli-verify-good", moves=match.ply), soft_wrap=True)
    out.print(speech("cli-verify-shuffle", commitment=head.fair.commitment), soft_wrap=True)
    for seat, word in head.fair.words:
        out.print(speech("cli-verify-word", seat=speech("seat", n=seat + 1), word=word, given=bool(word)))
    out.print(speech("cli-verify-compare" if same else "cli-verify-other"), soft_wrap=True)
