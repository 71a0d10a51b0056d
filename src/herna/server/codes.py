"""QR codes: an address that need not be typed."""

from __future__ import annotations

import io
from functools import lru_cache

import segno

BORDER = 4
HALVES = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}


@lru_cache(maxsize=256)
def svg(text: str) -> bytes:
    """A picture of any size, black on white whatever is around it."""
    drawn = io.BytesIO()
    _code(text).save(
        drawn, kind="svg", xmldecl=False, border=BORDER, light="#fff", omitsize=True, svgclass=None, lineclass=None
    )
    return drawn.getvalue()


def lines(text: str) -> list[str]:
    """Lines of half blocks: to be shown in black on white, two rows to a line."""
    rows = [[bool(module) for module in row] for row in _code(text).matrix_iter(border=BORDER // 2)]
    if len(rows) % 2:
        rows.append([False] * len(rows[0]))
    pairs = zip(rows[::2], rows[1::2], strict=True)
    return ["".join(HALVES[upper, lower] for upper, lower in zip(*pair, strict=True)) for pair in pairs]


def _code(text: str) -> segno.QRCode:
    return segno.make_qr(text, error="m")
