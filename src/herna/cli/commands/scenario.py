"""`herna scenario`: is this scenario of one's own in order? And without a file: are all of them?"""

from __future__ import annotations

import argparse

from herna.cli import own_files
from herna.words import Speech

KIND = "scenario"


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    own_files.add_arguments(parser, speech, speech("cli-scenario-file"))


def run(arguments: argparse.Namespace, language: str) -> int:
    """What is in the file, or what is wrong with it."""
    return own_files.run(arguments, language, KIND)
