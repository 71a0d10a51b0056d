"""`docs/new-word.md` is true: every line is run, in a process of its own, because a word stays in its vocabulary."""

from __future__ import annotations

import subprocess
import sys

from tests.docs.blocks import DOCS

PAPER = DOCS / "new-word.md"
RUN = """
import doctest, sys
flags = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
failed, tried = doctest.testfile(sys.argv[1], module_relative=False, optionflags=flags, encoding="utf-8")
print(f"{failed} of {tried}")
"""


def test_every_line_of_the_paper_does_what_it_says() -> None:
    ran = subprocess.run([sys.executable, "-c", RUN, str(PAPER)], capture_output=True, text=True, check=False)
    assert not ran.returncode, ran.stderr
    failed, tried = ran.stdout.splitlines()[-1].split(" of ")
    assert not int(failed), ran.stdout
    assert int(tried) > 20
