"""What a request costs, in requests: by what it makes the server do, whichever way its address is written."""

from __future__ import annotations

from herna.server.settings import BODY_MOST, RECORD_MOST

USUAL = 1.0
KEPT = 0.1
"""An answer that lies ready: the page, and what the server knows of its games."""
OPENING = 4.0
"""A new table."""
REFUSED = 1.0
"""What is paid besides for what is refused: finding the reasons, and saying them, takes time."""
STUDY = 8.0
"""Going through a whole game."""
BY_PATH = {"POST tables": OPENING, "POST records": STUDY, "POST qr": 4.0, "GET tables": 4.0}
AT_TABLES = {
    "POST rematch": OPENING,
    "POST branch": STUDY,
    "GET record": STUDY,
    "GET replay": STUDY,
    "GET tale": 3.0,
    "GET picture": 3.0,
    "POST why": 2.0,
    "POST why-not": 2.0,
    "POST hint": 4.0,
    "POST solve": 4.0,
    "POST analysis": STUDY,
}
OPENS_TABLE = ("rematch", "branch")


def of(method: str, path: str) -> float:
    """The price of a request."""
    match _parts(path):
        case ["api", "games", *_]:
            return KEPT
        case ["api", "tables", _, what]:
            return AT_TABLES.get(f"{method} {what}", USUAL)
        case ["metrics"]:
            return USUAL
        case ["api", *rest]:
            return BY_PATH.get(f"{method} {'/'.join(rest)}", USUAL)
    return KEPT


def opens_table(path: str) -> bool:
    """Does a request that posts to this path make a new table?"""
    match _parts(path):
        case ["api", "tables" | "records"]:
            return True
        case ["api", "tables", _, what]:
            return what in OPENS_TABLE
    return False


def body_most(path: str) -> int:
    """How large the body of a request may be."""
    return RECORD_MOST if _parts(path) == ["api", "records"] else BODY_MOST


def _parts(path: str) -> list[str]:
    return [part for part in path.split("/") if part]
