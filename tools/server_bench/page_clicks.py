"""How soon a click at a table is answered: a real Chromium plays, and the page itself looks at the clock."""

from __future__ import annotations

import json
import statistics
from typing import Any

from playwright.async_api import Browser, Page

from tools.server_bench.herna_load import GAME

PATIENCE = 60_000
ANSWER = "#actions li button:not([disabled])"
WATCH = """
const herna = window.hernaClicks = { answered: [], shown: [] }
const told = () => document.querySelector('.records')?.textContent + document.querySelector('.prompt')?.textContent
addEventListener('click', (click) => {
  if (!(click.target instanceof Element) || !click.target.closest('#actions li button')) return
  const before = told()
  const painted = (found) => requestAnimationFrame(() => setTimeout(() => {
    found.push(performance.now() - click.timeStamp)
  }))
  new MutationObserver((_, observer) => { observer.disconnect(); painted(herna.answered) })
    .observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true })
  new MutationObserver((_, observer) => {
    if (told() === before) return
    observer.disconnect()
    painted(herna.shown)
  }).observe(document.body, { childList: true, subtree: true, characterData: true })
}, true)
"""
"""From the click until anything on the screen has changed, and until log or prompt tell the move; each painted."""


async def page_clicks(browser: Browser, url: str, clicks: int) -> dict[str, float]:
    """Milliseconds from a click to its answer, over this many moves of a person who plays a bot."""
    answered: list[float] = []
    shown: list[float] = []
    while len(shown) < clicks:
        context = await browser.new_context(viewport={"width": 1440, "height": 900})
        try:
            page = await context.new_page()
            await page.add_init_script(WATCH)
            await _sit_down(page, url)
            while len(shown) + await _count(page) < clicks and await _move(page):
                pass
            found: dict[str, list[float]] = await page.evaluate("hernaClicks")
            answered += found["answered"]
            shown += found["shown"]
        finally:
            await context.close()
    return {
        "click_answered_ms": statistics.median(answered),
        "click_answered_worst_ms": max(answered),
        "click_shown_ms": statistics.median(shown),
        "click_shown_worst_ms": max(shown),
    }


async def _sit_down(page: Page, url: str) -> None:
    seats = [{"kind": "human"}, {"kind": "bot", "level": "random"}]
    opened = await page.context.request.post(
        f"{url}/api/tables", data={"game": GAME, "players": 2, "seats": seats}, timeout=PATIENCE
    )
    table: Any = await opened.json()
    mine = {"id": table["id"], "game": GAME, "invitations": [], "guided": False, "over": False, "at": 1}
    mine["seats"] = [{"seat": 0, "token": table["seats"][0]["token"]}]
    await page.add_init_script(f"localStorage.setItem('herna-tables', {json.dumps(json.dumps([mine]))})")
    await page.goto(f"{url}/#/table/{table['id']}", timeout=PATIENCE)


async def _count(page: Page) -> int:
    return int(await page.evaluate("hernaClicks.shown.length"))


async def _move(page: Page) -> bool:
    """One move, taken from the list; false once the game is over."""
    await page.wait_for_selector(f"{ANSWER}, [data-testid=score-sheet]", timeout=PATIENCE)
    if await page.locator("[data-testid=score-sheet]").count():
        return False
    before = await _count(page)
    await page.locator(ANSWER).first.click(timeout=PATIENCE)
    await page.wait_for_function("before => hernaClicks.shown.length > before", arg=before, timeout=PATIENCE)
    return True
