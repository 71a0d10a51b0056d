"""The code in our papers, so that the tests can run it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[2] / "docs"
FILE = re.compile(r"^\*\*(?P<path>[\w./]+)\*\*\n```\w+\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)


def files(paper: str) -> dict[str, str]:
    """The files that a paper writes out: a path in bold, and its text in the block below."""
    return {found["path"]: found["text"] for found in FILE.finditer((DOCS / paper).read_text(encoding="utf-8"))}


def write_files(paper: str, folder: Path) -> None:
    """Put the files of a paper into a folder."""
    for path, text in files(paper).items():
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
