"""Takes the pictures of the README: `python -m tests.browser.pictures` puts them into `docs/pictures/`.

Every game of the house in the middle of a game, on a desk, and one on a phone. The page has to be built.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

import herna
from herna.bots import bot
from herna.kernel import Match
from tests.browser.conftest import ARGUMENTS
from tests.browser.finding import find_chromium
from tests.browser.people import Person
from tests.browser.test_games import PHONE
from tests.server.running import Opened, Server

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
DESK = {"viewport": {"width": 1440, "height": 900}}
NAMES = ("Anna", "Bořek", "Cyril", "Dora")
MOVES = {"eight_minute_empire": 40, "eight_minute_legends": 45, "andor": 60, "monster_lands": 70, "mage_knight": 90}
"""How far a game has come on its picture; others by the number of moves that is usual."""
USUAL = 40
PHONE_GAME = "eight_minute_empire"


def under_way(name: str, seed: int = 8) -> Match:
    """A game of three, played by bots so far, in which the first seat is to act."""
    game = herna.game(name)
    players = min(3, game.players[-1])
    match = Match.new(game, players, seed)
    bots = [bot("greedy", seat) for seat in range(players)]
    while not match.state.over and (match.ply < MOVES.get(name, USUAL) or match.state.seats_to_act[0] != 0):
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match


def table_of(server: Server, match: Match) -> Opened:
    """The game at a table, with a person in the first seat."""
    wishes = [
        {"kind": "human", "name": name} if not seat else {"kind": "bot", "level": "greedy", "name": name}
        for seat, name in enumerate(NAMES[: match.record.setting.players])
    ]
    return Opened(server, server.post("/api/records", 201, record=match.record.write(), seats=wishes))


def take(browser: Browser, table: Opened, screen: Any, file: Path) -> None:
    """One picture of a table as the first seat sees it."""
    person = Person(browser.new_context(**screen), table.server.url)
    person.sit_at(table, 0)
    person.page.wait_for_load_state("networkidle")
    person.page.keyboard.press("Escape")  # a story that is being told
    person.wait_for_turn()
    person.page.wait_for_timeout(500)
    person.page.screenshot(path=file, type="jpeg", quality=82)
    person.context.close()
    print(file)


def main(folder: Path) -> None:
    program, environment = find_chromium()
    with tempfile.TemporaryDirectory() as place, Server(Path(place)) as server, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, env=environment, args=ARGUMENTS)
        for game in herna.game_names():
            table = table_of(server, under_way(game))
            take(browser, table, DESK, folder / f"{game}.jpg")
            if game == PHONE_GAME:
                take(browser, table, PHONE, folder / "phone.jpg")
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER)
