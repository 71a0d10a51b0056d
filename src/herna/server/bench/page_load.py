"""How soon the page is there: a real Chromium that has never been here before opens it."""

from __future__ import annotations

import importlib
import statistics
from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from playwright.async_api import Browser

ARGUMENTS = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"]
PATIENCE = 60_000
QUIET = 500
"""Milliseconds without a long piece of work, after which nothing keeps a click waiting any more."""

WATCH = """
const herna = window.hernaTimes = { button: null, busy: 0 }
new PerformanceObserver((list) => {
  for (const work of list.getEntries()) herna.busy = Math.max(herna.busy, work.startTime + work.duration)
}).observe({ type: 'longtask', buffered: true })
new MutationObserver((_, observer) => {
  const button = document.querySelector('main button, main a[href]')
  if (!button) return
  herna.button = performance.now()
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })
"""
TIMES = """() => {
  const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? null
  const fetched = [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
  const before = fetched.filter((one) => one.responseEnd && (paint === null || one.responseEnd <= paint))
  const bytes = (some) => some.reduce((sum, one) => sum + one.encodedBodySize, 0)
  return { paint, button: hernaTimes.button, busy: hernaTimes.busy, bytes: bytes(before), all: bytes(fetched) }
}"""
READY = (
    f"() => hernaTimes.button !== null && performance.now() - Math.max(hernaTimes.busy, hernaTimes.button) > {QUIET}"
)


class Visit(msgspec.Struct):
    """One first visit: milliseconds from the start, and packed bytes over the wire."""

    paint: float
    button: float
    busy: float
    bytes: int
    all: int

    @property
    def interactive(self) -> float:
        """There is something to see and to click, and nothing keeps the click waiting."""
        return max(self.paint, self.button, self.busy)


def find_chromium() -> tuple[str, dict[str, str]] | None:
    """The Chromium of the tests and the environment it wants."""
    try:
        finding: Any = importlib.import_module("tests.browser.finding")  # only in a checkout
    except ImportError:
        return None
    try:
        program, environment = finding.find_chromium()
    except finding.NoChromium:
        return None
    return program, environment


async def page_load(url: str, visits: int) -> dict[str, float]:
    """The page's numbers, or none where there is nothing to look with."""
    try:
        from playwright.async_api import async_playwright
    except ImportError:
        return {}
    found = find_chromium()
    if found is None:
        return {}
    program, environment = found
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, env={**environment}, args=ARGUMENTS, timeout=PATIENCE
        )
        await _visit(browser, url)  # the browser itself is slow the first time
        seen = [await _visit(browser, url) for _ in range(visits)]
        await browser.close()
    return {
        "page_interactive_ms": statistics.median(one.interactive for one in seen),
        "page_interactive_worst_ms": max(one.interactive for one in seen),
        "page_paint_ms": statistics.median(one.paint for one in seen),
        "page_paint_kb": statistics.median(one.bytes for one in seen) / 1024,
        "page_kb": statistics.median(one.all for one in seen) / 1024,
    }


async def _visit(browser: Browser, url: str) -> Visit:
    """Somebody new: nothing is in the cache."""
    context = await browser.new_context(viewport={"width": 1440, "height": 900})
    try:
        page = await context.new_page()
        await page.add_init_script(WATCH)
        await page.goto(url, timeout=PATIENCE)
        await page.wait_for_function(READY, timeout=PATIENCE)
        return msgspec.convert(await page.evaluate(TIMES), Visit, strict=False)
    finally:
        await context.close()
