"""A real server, a real Chromium, and people in front of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, sync_playwright

from herna.server.settings import Settings
from tests.browser.finding import NoChromium, find_chromium
from tests.browser.people import Person
from tests.server.running import Server

SWITCHED_OFF = [
    # What Playwright itself switches off: of two such lists Chromium reads only the last.
    "AimEnabled",
    "AvoidCorsURLLoaderRestartOnRedirect",
    "AvoidUnnecessaryBeforeUnloadCheckSync",
    "DestroyProfileOnBrowserClose",
    "HttpsFirstBalancedModeAutoEnable",
    "HttpsUpgrades",
    "LensOverlay",
    "MediaRouter",
    "NetworkTimeServiceQuerying",
    "OptimizationHints",
    "PaintHolding",
    "PreconnectToSearch",
    "ThirdPartyStoragePartitioning",
    # Pages of its own that Chromium opens behind the address bar of every new window: half the cost of a window.
    "WebUIOmniboxAimPopup",
    "WebUIOmniboxPopup",
]
ARGUMENTS = [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    f"--disable-features={','.join(SWITCHED_OFF)}",
]
ROOT = Path(__file__).parents[2]

People = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    built = Path(Settings().page) / "index.html"
    assert built.is_file(), "the page is not built: npm --prefix web ci && npm --prefix web run build"
    with Server(tmp_path_factory.mktemp("browser")) as server:
        yield server


@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    try:
        program, environment = find_chromium()
    except NoChromium as error:
        pytest.skip(str(error))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, env=environment, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture
def people(chromium: Browser, server: Server) -> Iterator[People]:
    """Makes people, each with a browser of their own; afterwards nothing may have gone wrong in any of them."""
    found: list[Person] = []

    def person(*, url: str | None = None, language: str = "en", theme: str = "light", **screen: Any) -> Person:
        settings = {"viewport": {"width": 1440, "height": 900}, "locale": "en-GB"} | screen
        one = Person(chromium.new_context(**settings), url or server.url, language=language, theme=theme)
        found.append(one)
        return one

    yield person
    for one in found:
        one.context.close()
    for one in found:
        one.fine()


@pytest.fixture(scope="session")
def axe() -> str:
    """The source of axe-core, which the page's own packages bring."""
    return (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")
