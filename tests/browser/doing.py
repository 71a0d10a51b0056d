"""Ways of taking an action of Mage Knight: pointing at what is drawn, or by keys alone."""

from __future__ import annotations

from playwright.sync_api import Locator

from herna.games.mage_knight import actions as act
from herna.kernel import Action
from tests.browser.people import Person
from tests.browser.test_mage_knight_hand import spelled

ON_THE_TABLE = ":is(.knight, .seats)"
FURTHEST = 120
"""More answers than any list has."""
HERE = """() => {
    const { action = '', group = '' } = document.activeElement.dataset
    return [action, group && document.activeElement.getAttribute('aria-expanded') === 'false']
}"""
"""The answer that has the focus, or whether it is a group that is still closed."""
CHANGED = "before => document.querySelector('#actions').innerText !== before"
MOVED = "version => Number(document.querySelector('.prompt').dataset.version) > version"
"""Has the table taken something? The same may be asked again."""
DOUBT = "[data-testid=doubt], #actions .endings [role=alert]"
"""Something would be lost: it is asked whether that is meant."""


def meant(person: Person, button: Locator) -> None:
    """Press a button, and once more where it is asked whether that is meant, because something would be lost."""
    button.click()
    if person.page.locator(DOUBT).count():
        button.click()


def point_at(person: Person, action: Action) -> None:
    """Point at what an action begins with, then take it where it is drawn; where nothing is drawn for it, or a hex
    stands for several, in the list of answers."""
    page, name = person.page, spelled(action)
    person.wait_for_turn()
    answers = page.locator("#actions").inner_text()
    if isinstance(action, act.PlayCard | act.PlaySideways):
        page.locator(f'[data-hand-card].lit[data-thing="card:{action.card}"]').first.click()
    elif isinstance(action, act.ActivateUnit):
        page.locator(f"[data-unit-place='{action.place}'].lit").click()
    elif isinstance(action, act.MoveTo | act.ProposeAssault):
        page.locator(f'{ON_THE_TABLE} [data-hex="{action.hex}"].lit').first.click()
        page.wait_for_function(CHANGED, arg=answers)
        answer = page.locator(f'#actions [data-action="{name}"]')
        if not answer.count():
            return
        answers = page.locator("#actions").inner_text()
        answer.click()
        page.wait_for_function(CHANGED, arg=answers)
        return
    version = version_of(person)
    drawn = page.locator(f'{ON_THE_TABLE} [data-action="{name}"]')
    chosen = (drawn if drawn.count() else page.locator(f'#actions [data-action="{name}"]')).first
    meant(person, chosen)
    page.wait_for_function(MOVED, arg=version)


def by_keys(person: Person, action: Action) -> None:
    """Go through the list of answers with the arrow keys, opening what is closed, and press Enter."""
    page = person.page
    person.wait_for_turn()
    version = version_of(person)
    page.keyboard.press("a")
    for _ in range(FURTHEST):
        name, closed = page.evaluate(HERE)
        if name == spelled(action):
            break
        if closed:
            page.keyboard.press("Enter")
        page.keyboard.press("ArrowDown")
    else:
        raise AssertionError(f"{spelled(action)} is not reached by arrow keys")
    page.keyboard.press("Enter")
    if page.locator(DOUBT).count():
        page.keyboard.press("Enter")
    page.wait_for_function(MOVED, arg=version)


def version_of(person: Person) -> int:
    """The version of the table that is shown."""
    return int(person.page.locator(".prompt").first.get_attribute("data-version") or 0)


def tab_to(person: Person, selector: str) -> None:
    """Press Tab until the focus is on one of these."""
    for _ in range(FURTHEST):
        if person.page.evaluate("selector => document.activeElement.matches(selector)", selector):
            return
        person.page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")
