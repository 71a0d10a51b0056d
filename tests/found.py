"""What a test knows to be there."""

from __future__ import annotations

from typing import TypeVar

Thing = TypeVar("Thing")


def found(thing: Thing | None) -> Thing:
    """The thing itself; the test fails if there is none."""
    assert thing is not None
    return thing
