"""Screens of Mage Knight."""

from __future__ import annotations

from functools import partial

from tests.browser.moments import asks, table_when
from tests.browser.people import Person, visible
from tests.browser.screens.named import Screen, named, sit
from tests.server.running import Server


def asked(person: Person, server: Server, number: int, prompt: str, after: int = 0) -> None:
    sit(person, *table_when(server, "mage_knight", number, asks(prompt, after=after)))


def lexicon(person: Person, server: Server) -> None:
    asked(person, server, 0, "turn")
    person.page.keyboard.press("x")
    visible(person, "dialog dt")


SCREENS: dict[str, Screen] = {
    **named("knight", lexicon),
    "knight-hero": partial(asked, number=0, prompt="choose-own-hero"),
    "knight-tactic": partial(asked, number=202, prompt="choose-tactic"),
    "knight-walking": partial(asked, number=0, prompt="turn", after=60),
    "knight-many": partial(asked, number=202, prompt="turn", after=600),
    "knight-ranged": partial(asked, number=0, prompt="ranged-phase", after=60),
    "knight-block": partial(asked, number=0, prompt="block-phase", after=60),
    "knight-damage": partial(asked, number=0, prompt="assign-damage"),
    "knight-attack": partial(asked, number=0, prompt="attack-phase", after=60),
    "knight-level": partial(asked, number=0, prompt="choose-skill"),
    "knight-duel": partial(asked, number=202, prompt="block-rival"),
    "knight-assault": partial(asked, number=202, prompt="share-out"),
}
