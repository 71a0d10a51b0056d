"""Golden records: whole games kept as they were played. Every fixed bug leaves one here too.

`python -m tests.golden.records GAME` plays new ones where the rules have changed on purpose. Beside them stands, for
each, a hash of everything that was told on the way and of when somebody learnt something: events may gain a field
without a change of rules, and then `python -m tests.golden.records GAME --told` writes these hashes again.
`python -m tests.golden.records GAME --more 9 tricks=true` leaves those that are kept as they are and adds nine with
this option (or these `players`), everything else drawn; with `--lost` they are played so badly that they are lost.
A game may say itself which games are kept (`PLANS`): then `--only 7` plays one of them, by its number, again.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from herna.bots import bot
from herna.games import game as find_game
from herna.kernel import Match, Record
from tests.games.battery import Setting, draw_setting, settings_of
from tests.golden import lands

HERE = Path(__file__).parent
PER_GAME = 36
PER_SCENARIO = 5
TRIES = 8
"""Where all win together, so many games are played for a record that is to be a win."""


PLANS = {"monster_lands": lands.plan}


def paths(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.herna"))


def chosen(name: str) -> list[Setting]:
    """The plain settings first, then every scenario as often as the others, each with everything else drawn."""
    settings = list(settings_of(name))
    game, draw = find_game(name), random.Random(name)
    stories = [
        {game.scenario: choice} for info in game.option_info() if info.name == game.scenario for choice in info.choices
    ]
    count = max(PER_GAME, PER_SCENARIO * len(stories))
    picked = settings[: count if not stories else len(game.players)]
    while len(picked) < count:
        picked.append(draw_setting(name, draw, **(stories[len(picked) % len(stories)] if stories else {})))
    return picked


def play(setting: Setting, seed: int, *, well: bool = False) -> Match:
    """A whole game by random and greedy bots in turn; by greedy ones alone if it is to be played well."""
    name, players, options = setting
    match = Match.new(find_game(name), players, seed, **options)
    bots = [bot("greedy" if well or (seat + seed) % 3 == 0 else "random", seed + seat) for seat in range(players)]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match


def kept(setting: Setting, number: int) -> Match:
    """The game to keep. Where all win together every fifth one is left to chance; of the others wins are looked for,
    but not for one player alone, whom bots may play too badly to win at all."""
    together = setting[1] > 1 and find_game(setting[0]).setting_of(setting[1], setting[2]).together
    if not together or number % 5 == 0:
        return play(setting, seed=number)
    match = play(setting, seed=number, well=True)
    for again in range(1, TRIES):
        if match.state.winners:
            break
        match = play(setting, seed=number + again * PER_GAME, well=True)
    return match


def told(record: Record) -> str:
    """A hash of the events of a whole game with who heard them, and of when somebody learnt something."""
    found = hashlib.blake2b(digest_size=16)
    match = Match(Record(record.head, record.setting))
    for move in record.moves:
        events = match.play(move.action, move.seat)
        found.update(msgspec.json.encode([events, match.state.learnt], order="deterministic"))
    return found.hexdigest()


def told_of(name: str) -> dict[str, str]:
    """What is kept of the telling of each golden record, by the name of its file."""
    lines = (HERE / name / "told.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def write_told(name: str) -> None:
    records = {path.stem: Record.read(path.read_text(encoding="utf-8"), find_game) for path in paths(name)}
    lines = [f"{stem} {told(record)}\n" for stem, record in records.items()]
    (HERE / name / "told.txt").write_text("".join(lines), encoding="utf-8")


def plain(text: str) -> Any:
    """A value as it is written on the command line: `true`, `3`, or a word."""
    try:
        return msgspec.json.decode(text)
    except msgspec.DecodeError:
        return text


def lost(setting: Setting, number: int) -> Match:
    """A game by random bots that nobody wins."""
    for seed in range(number, number + TRIES * PER_GAME, PER_GAME):
        name, players, options = setting
        match = Match.new(find_game(name), players, seed, **options)
        draw = bot("random", seed)
        while not match.state.over:
            seat = match.state.seats_to_act[0]
            match.play(draw.choose(match.state, seat), seat)
        if not match.state.winners:
            break
    return match


def more(name: str, count: int, *fixed: str) -> None:
    """Add records beyond those that are kept, with some options as they are told."""
    keep = lost if "--lost" in fixed else kept
    fixed = tuple(text for text in fixed if text != "--lost")
    chosen = {option: plain(value) for option, value in (text.split("=") for text in fixed)}
    draw = random.Random("".join((name, *fixed)))
    first = len(paths(name))
    for number in range(first, first + count):
        match = keep(draw_setting(name, draw, **chosen), number)
        (HERE / name / f"{number:02}.herna").write_text(match.write(), encoding="utf-8")
    write_told(name)


def main(name: str, *, only: Sequence[int] | None = None) -> None:
    """Play the records of a game, or only some of them."""
    (HERE / name).mkdir(exist_ok=True)
    games: list[lands.Played] = (
        PLANS[name](play) if name in PLANS else [partial(kept, setting) for setting in chosen(name)]
    )
    if only is None:
        for path in paths(name)[len(games) :]:
            path.unlink()
    for number, game in enumerate(games):
        if only is None or number in only:
            (HERE / name / f"{number:02}.herna").write_text(game(number).write(), encoding="utf-8")
    write_told(name)


if __name__ == "__main__":
    if "--more" in sys.argv:
        more(sys.argv[1], int(sys.argv[3]), *sys.argv[4:])
    elif "--told" in sys.argv:
        write_told(sys.argv[1])
    else:
        main(sys.argv[1], only=[*map(int, sys.argv[3:])] if "--only" in sys.argv else None)
