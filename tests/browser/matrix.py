"""Every screen in every size, light and language, looked at by a machine: by `eye.js` and by axe.

The eye finds what is cut off, covered, written over something else or too small, words broken in the middle, and
things that a finger would miss. A screen is loaded once; size, light and language are changed on it as a person would.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any, NamedTuple

from tests.browser.people import Person, settle

SIZES = ((1440, 900), (1024, 768), (768, 1024), (844, 390), (390, 844))
DESK = SIZES[0]
LIGHTS = ("light", "dark")
LANGUAGES = ("en", "cs")
EYE = (Path(__file__).parent / "eye.js").read_text(encoding="utf-8")
FINGER, POINTER = 40, 24
"""How many pixels a thing to be pressed has each way, under a finger and under a mouse."""

EVERYTHING = "['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']"
COLOURS = "{ type: 'rule', values: ['color-contrast'] }"
AXE = """() => axe.run(document, {
    runOnly: RULES, resultTypes: ['violations'],
}).then(found => found.violations.map(one =>
    one.id + ': ' + one.nodes.slice(0, 4).map(node => node.html.slice(0, 160) + node.failureSummary).join(' | ')))"""


class Look(NamedTuple):
    """One way to see a screen, and how closely it is looked at."""

    size: tuple[int, int]
    language: str
    light: str
    axe: str | None
    """The rules of axe that are looked at, if any."""


def looks(number: int, soak: bool) -> list[Look]:
    """The ways to see the screen of that number: in a soak run all of them. Else two of the sizes, so that neighbours
    are seen in different ones, language and light alternating, and axe at the first."""
    if soak:
        return [
            Look(size, language, light, EVERYTHING if light == LIGHTS[number % 2] else COLOURS)
            for size in SIZES
            for language in LANGUAGES
            for light in LIGHTS
        ]
    # From large to small: a map that was made for a phone stays as near as it was.
    chosen = [SIZES[at] for at in sorted((number % len(SIZES), (number + 2) % len(SIZES)))]
    return [
        Look(size, LANGUAGES[(number + at) % 2], LIGHTS[(number // 2 + at) % 2], None if at else EVERYTHING)
        for at, size in enumerate(chosen)
    ]


def speak(person: Person, language: str) -> None:
    """Switch the language in the middle of whatever is on the screen, as its button does."""
    if person.page.evaluate("document.documentElement.lang") != language:
        person.page.locator("button[lang]").first.evaluate("button => button.click()")
        person.page.wait_for_function("language => document.documentElement.lang === language", arg=language)


def show(person: Person, size: tuple[int, int], language: str, light: str) -> None:
    """The screen in this size, language and light; small ones are held in the hand."""
    width, height = size
    by_finger = size != DESK
    if person.page.viewport_size != {"width": width, "height": height}:
        hand = person.context.new_cdp_session(person.page)
        touch: dict[str, Any] = {"enabled": by_finger, "maxTouchPoints": 5 if by_finger else 1}
        hand.send("Emulation.setTouchEmulationEnabled", touch)
        person.page.set_viewport_size({"width": width, "height": height})
    speak(person, language)
    person.page.evaluate("light => { document.documentElement.dataset.theme = light }", light)
    settle(person)


def laid_out(person: Person) -> list[str]:
    """What the eye finds wrong with the screen as it is now."""
    size = person.page.viewport_size
    assert size is not None
    by_mouse = (size["width"], size["height"]) == DESK
    return list(person.page.evaluate(f"({EYE.split(chr(10), 2)[2]})", {"target": POINTER if by_mouse else FINGER}))


def audited(person: Person, rules: str) -> list[str]:
    """What axe finds wrong with the screen as it is now."""
    return list(person.page.evaluate(AXE.replace("RULES", rules)))


def check_everywhere(person: Person, axe: str, number: int, soak: bool) -> None:
    """Nothing is wrong with the screen of that number, whichever way it is seen."""
    person.page.evaluate("() => document.fonts.ready.then(() => null)")
    person.page.evaluate(axe)
    wrong: list[str] = []
    last = None
    for look in looks(number, soak):
        show(person, look.size, look.language, look.light)
        seen = " ".join((f"{look.size[0]}×{look.size[1]}", look.language, look.light))
        if (look.size, look.language) != last:
            wrong += [f"{seen}: {one}" for one in laid_out(person)]
            last = (look.size, look.language)
        if look.axe is not None:
            wrong += [f"{seen}: axe: {one}" for one in audited(person, look.axe)]
    assert not wrong, "\n".join(wrong)


def check_by_axe(person: Person, axe: str, number: int, soak: bool) -> None:
    """Axe finds nothing wrong with the screen of that number on a desk in one light and on a phone in the other, in a
    soak run in both lights in all sizes; it is shown on the desk afterwards."""
    person.page.evaluate(axe)
    light = LIGHTS[number % 2]
    some = [(DESK, light), (SIZES[-1], LIGHTS[light == LIGHTS[0]])]
    wrong: list[str] = []
    for size, shade in [(size, shade) for size in SIZES for shade in LIGHTS] if soak else some:
        show(person, size, "en", shade)
        wrong += [f"{size[0]}×{size[1]} {shade}: {one}" for one in audited(person, EVERYTHING)]
    show(person, DESK, "en", light)
    assert not wrong, "\n".join(wrong)
