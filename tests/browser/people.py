"""People at the page: what they see, point at and press."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, ElementHandle, Page, expect

from tests.server.running import GAME, Opened

WAIT = 60_000
"""Milliseconds until a person gives up; nothing is asserted about it."""

POINT_IN = """element => {
    const box = element.getBoundingClientRect()
    for (let row = 1; row < 24; row++) for (let column = 1; column < 24; column++) {
        const x = box.left + box.width * column / 24, y = box.top + box.height * row / 24
        const hit = document.elementFromPoint(x, y)
        if (hit && hit.closest('[data-region]') === element) return [x, y]
    }
    return null
}"""
"""A point on the screen that belongs to this region and nothing else."""
SETTLED = """async () => {
    const frame = () => new Promise(done =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 60))))
    const ending = () => document.getAnimations().filter(one => one.effect.getComputedTiming().endTime !== Infinity
        && one.playState !== 'finished')
    await document.fonts.ready
    await frame()
    for (let under_way = ending(); under_way.length; under_way = ending()) {
        await Promise.all(under_way.map(one => one.finished.catch(() => null)))
        await frame()
    }
}"""
"""The letters are there, what was measured has been put in its place, and nothing changes its place or colour any more;
what moves for ever (a flicker, a pulse) goes on."""


class Person:
    """Somebody in front of a browser window."""

    def __init__(self, context: BrowserContext, url: str, *, language: str = "en", theme: str = "light") -> None:
        self.context = context
        self.url = url
        context.set_default_timeout(WAIT)
        settings = {"language": language, "theme": theme, "pace": "instant", "motion": "none", "name": "Anna"}
        context.add_init_script(
            "if (!localStorage.getItem('herna-settings'))"
            f" localStorage.setItem('herna-settings', {json.dumps(json.dumps(settings))})"
        )
        self.page: Page = context.new_page()
        self.troubles: list[str] = []
        self.page.on("pageerror", lambda error: self.troubles.append(str(error)))

    def open(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")

    def sit_at(
        self, table: Opened, *seats: int, game: str = GAME, guided: bool = False, read: Sequence[str] = ()
    ) -> None:
        """Take seats that were given out elsewhere, as if this browser had opened the table; what the guide has to say
        there may have been read in part."""
        mine = [
            {
                "id": table.id,
                "game": game,
                "seats": [{"seat": seat, "token": table.tokens[seat]} for seat in seats],
                "invitations": [],
                "guided": guided,
                "read": list(read),
                "over": False,
                "at": 1,
            }
        ]
        assert self.page.url == "about:blank", "a page that is open has read its tables already"
        self.context.add_init_script(
            "if (!localStorage.getItem('herna-tables'))"
            f" localStorage.setItem('herna-tables', {json.dumps(json.dumps(mine))})"
        )
        self.open(f"#/table/{table.id}")

    @property
    def table(self) -> str:
        """The id of the table on the screen."""
        self.page.wait_for_function("() => location.hash.startsWith('#/table/')")
        return self.page.url.split("/table/")[1]

    @property
    def prompt(self) -> str:
        return self.page.get_by_test_id("prompt").inner_text()

    def wait_for_turn(self) -> bool:
        """Wait until there is something to decide; false once the game is over."""
        self.page.wait_for_selector("#actions li button:not([disabled]), [data-testid=score-sheet]")
        return self.page.get_by_test_id("score-sheet").count() == 0

    def actions(self) -> list[str]:
        self.wait_for_turn()
        buttons = self.page.locator("#actions li button")
        read = "all => all.map(one => (one.querySelector('.answer > span') ?? one).innerText)"
        return list(buttons.evaluate_all(read))

    def unfold(self) -> None:
        """Open the groups in the list of answers."""
        self.wait_for_turn()
        closed = self.page.locator("#actions [data-group][aria-expanded=false]")
        closed.evaluate_all("all => all.forEach(one => one.click())")

    def answer(self, n: int = 0) -> None:
        """Choose from the list and wait until the table has taken it."""
        self.wait_for_turn()
        self.doing(lambda: self.page.locator("#actions li button").nth(n).click())

    def doing(self, act: Any) -> None:
        """Do something that moves the game on, and wait until the page shows it."""
        before = self.page.locator(".records li:not(.since)").count()
        prompt = self.prompt
        act()
        self.page.wait_for_function(
            """([before, prompt]) => document.querySelectorAll('.records li:not(.since)').length !== before
                || document.querySelector('[data-testid=prompt]').innerText !== prompt""",
            arg=[before, prompt],
        )

    def press(self, key: str) -> None:
        """Press a key for an answer, and once more where it is asked whether that is meant."""
        self.page.keyboard.press(key)
        if self.page.locator("#actions .endings [role=alert]").count():
            self.page.keyboard.press(key)

    def press_first(self) -> None:
        """Give the first answer by its key: a number, or E where there is only what ends something."""
        numbered = self.page.locator("#actions li kbd").get_by_text("1", exact=True).count()
        self.press("1" if numbered else "e")

    def point_in(self, region: ElementHandle) -> tuple[float, float]:
        found = region.evaluate(POINT_IN)
        assert found, "no point of the region is to be seen"
        return found[0], found[1]

    def click_region(self, selector: str = "[data-region].lit", n: int = 0) -> None:
        region = self.page.locator(selector).nth(n).element_handle()
        assert region is not None
        self.page.mouse.click(*self.point_in(region))

    def fine(self) -> None:
        """Nothing went wrong behind the scenes."""
        assert not self.troubles, self.troubles


def visible(person: Person, selector: str) -> None:
    expect(person.page.locator(selector).first).to_be_visible(timeout=WAIT)


def settle(person: Person) -> None:
    """Wait until the screen looks as it is going to look."""
    person.page.evaluate(SETTLED)
