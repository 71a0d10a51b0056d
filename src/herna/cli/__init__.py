"""The `herna` command."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the command and give back its exit code: 0 done, 1 a check found something, 2 bad input, 130 interrupted."""
    from herna.cli.run import run

    return run(argv)
