"""Real fingers: touch events as the browser gets them from a screen."""

from __future__ import annotations

from collections.abc import Sequence

from tests.browser.people import Person

Point = tuple[float, float]


class Fingers:
    """One or more fingers on somebody's screen."""

    def __init__(self, person: Person) -> None:
        self._person = person
        self._session = person.context.new_cdp_session(person.page)

    def _send(self, kind: str, points: Sequence[Point]) -> None:
        touches = [{"x": x, "y": y, "id": number} for number, (x, y) in enumerate(points)]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": touches})

    def down(self, *points: Point) -> None:
        self._send("touchStart", points)

    def move(self, *points: Point) -> None:
        self._send("touchMove", points)

    def up(self) -> None:
        self._send("touchEnd", ())

    def press(self, at: Point, milliseconds: int = 800) -> None:
        """A long press."""
        self.down(at)
        self._person.page.wait_for_timeout(milliseconds)
        self.up()

    def drag(self, start: Point, end: Point, steps: int = 8) -> None:
        self.down(start)
        for step in range(1, steps + 1):
            part = step / steps
            self.move((start[0] + (end[0] - start[0]) * part, start[1] + (end[1] - start[1]) * part))
        self.up()


def middle(person: Person, selector: str) -> Point:
    """The middle of a thing that is on the screen."""
    box = person.page.locator(selector).first.bounding_box()
    assert box is not None, f"{selector} is not to be seen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def overlap(person: Person, one: str, other: str) -> bool:
    """Do the boxes of two things on the screen share anything?"""
    first, second = (person.page.locator(name).first.bounding_box() for name in (one, other))
    if first is None or second is None:
        return False
    return (
        first["x"] < second["x"] + second["width"]
        and second["x"] < first["x"] + first["width"]
        and first["y"] < second["y"] + second["height"]
        and second["y"] < first["y"] + first["height"]
    )
