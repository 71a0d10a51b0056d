"""Takes a picture of every screen at every size, and puts them on contact sheets for somebody to look at.

`python -m tests.browser.sheets FOLDER [PART …]`: language and light alternate from size to size; parts of names
(`andor`, `lands-town`) take only those screens. The page has to be built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import ARGUMENTS
from tests.browser.finding import find_chromium
from tests.browser.matrix import LANGUAGES, LIGHTS, SIZES, show
from tests.browser.people import Person
from tests.browser.screens import SCREENS
from tests.server.running import Server

TRIES = 3
"""How often a contact sheet is tried to be taken."""


def take(browser: Browser, server: Server, name: str, number: int, folder: Path) -> list[Path]:
    """The pictures of one screen."""
    taken: list[Path] = []
    context = browser.new_context(viewport={"width": SIZES[0][0], "height": SIZES[0][1]})
    person = Person(context, server.url)
    SCREENS[name](person, server)
    person.page.wait_for_load_state("networkidle")
    for place, size in enumerate(SIZES):
        show(person, size, LANGUAGES[(number + place) % 2], LIGHTS[(number // 2 + place) % 2])
        taken.append(folder / f"{name}-{size[0]}.png")
        person.page.screenshot(path=taken[-1])
    context.close()
    return taken


def lay_out(browser: Browser, taken: list[Path], file: Path) -> None:
    """A contact sheet: the pictures of one screen side by side."""
    page = browser.new_page(viewport={"width": 1560, "height": 1150})
    heights = (480, 480, 640, 330, 640)
    pictures = [
        f'<img height="{height}" src="{one.resolve().as_uri()}">' for height, one in zip(heights, taken, strict=True)
    ]
    whole = file.with_suffix(".html")
    style = "margin:6px;display:flex;flex-wrap:wrap;gap:6px;background:#777"
    whole.write_text(f'<body style="{style}">{"".join(pictures)}', encoding="utf-8")
    page.goto(whole.resolve().as_uri())
    for left in reversed(range(TRIES)):
        try:
            page.screenshot(path=file)
            break
        except Error:
            # On a crowded machine the browser now and then answers that it could not.
            if not left:
                raise
    page.close()
    whole.unlink()


def main(folder: Path, parts: list[str]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    program, environment = find_chromium()
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as playwright:
        for number, name in enumerate(SCREENS):
            if parts and not any(part in name for part in parts):
                continue
            # A browser for each: one that has taken some hundred pictures may refuse the next.
            browser = playwright.chromium.launch(executable_path=program, env=environment, args=ARGUMENTS)
            lay_out(browser, take(browser, server, name, number, folder), folder / f"sheet-{name}.png")
            browser.close()
            print(name, flush=True)


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:])
