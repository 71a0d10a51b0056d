"""Letters from outside, as they may be shown."""

from __future__ import annotations

_OBEYED = dict.fromkeys((*range(32), *range(127, 160), *range(8234, 8239), *range(8294, 8298)))
"""What terminals obey instead of showing it, and marks that turn the direction of a text."""
del _OBEYED[0x09], _OBEYED[0x0A]


def harmless(text: str) -> str:
    """The text without anything that a terminal would obey.

    >>> harmless("Anna\\x1b]0;owned\\x07")
    'Anna]0;owned'
    """
    return text if text.isprintable() else text.translate(_OBEYED)
