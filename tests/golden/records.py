"""Golden records: whole games kept as they were played. Every fixed bug leaves one here too.

`python -m tests.golden.records GAME` plays new ones where the rules have changed on purpose.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from herna.bots import bot
from herna.games import game as find_game
from herna.kernel import Match
from tests.games.battery import Setting, settings_of

HERE = Path(__file__).parent
PER_GAME = 36


def paths(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.herna"))


def chosen(name: str) -> list[Setting]:
    """Settings spread over all there are, the plain ones first."""
    settings = list(settings_of(name))
    plain = [setting for setting in settings if setting[2] == settings[0][2]]
    rest = [setting for setting in settings if setting not in plain]
    random.Random(name).shuffle(rest)
    picked = plain + rest
    return [picked[number % len(picked)] for number in range(PER_GAME)]


def play(setting: Setting, seed: int) -> Match:
    """A whole game by random and greedy bots in turn."""
    name, players, options = setting
    match = Match.new(find_game(name), players, seed, **options)
    bots = [bot("greedy" if (seat + seed) % 3 == 0 else "random", seed + seat) for seat in range(players)]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match


def main(name: str) -> None:
    (HERE / name).mkdir(exist_ok=True)
    for number, setting in enumerate(chosen(name)):
        match = play(setting, seed=number)
        (HERE / name / f"{number:02}.herna").write_text(match.record.write(), encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
