"""How soon the page is there, and how soon it answers: a real Chromium that has never been here before opens it."""

from __future__ import annotations

import statistics

import msgspec
from playwright.async_api import Browser, async_playwright

from tests.browser.finding import NoChromium, find_chromium
from tools.server_bench.page_clicks import page_clicks

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


async def page_load(url: str, visits: int, clicks: int) -> dict[str, float]:
    """The page's numbers, or none where there is nothing to look with."""
    try:
        program, environment = find_chromium()
    except NoChromium:
        return {}
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=program, env={**environment}, args=ARGUMENTS, timeout=PATIENCE
        )
        await _visit(browser, url)  # the browser itself is slow the first time
        seen = [await _visit(browser, url) for _ in range(visits)]
        answers = await page_clicks(browser, url, clicks) if clicks else {}
        await browser.close()
    return {
        "page_interactive_ms": statistics.median(one.interactive for one in seen),
        "page_interactive_worst_ms": max(one.interactive for one in seen),
        "page_paint_ms": statistics.median(one.paint for one in seen),
        "page_paint_kb": statistics.median(one.bytes for one in seen) / 1024,
        "page_kb": statistics.median(one.all for one in seen) / 1024,
    } | answers


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
