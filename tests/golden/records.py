"""Golden records: whole games kept as they were played. Every fixed bug leaves one here too.

`python -m tests.golden.records GAME` plays new ones where the rules have changed on purpose; which, and by whom, says
`wishes.py`. Beside them stands, for each, a hash of everything that was told on the way and of when somebody learnt
something: events may gain a field without a change of rules, and then `python -m tests.golden.records GAME --told`
writes these hashes again.
`python -m tests.golden.records GAME --more 9 tricks=true` leaves those that are kept as they are and adds nine with
this option (or these `players`), everything else drawn; with `--lost` they are played so badly that they are lost.
`--only 7 9` plays some of them, by their numbers, again. A game may say itself how its records come about (`PLANS`).
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import msgspec

from herna.bots import bot
from herna.games import game as find_game
from herna.kernel import Match, Record
from tests.games.battery import Setting, draw_setting
from tests.golden import lands
from tests.golden.wishes import By, Wish, wish, wishes

HERE = Path(__file__).parent
TRIES, SPREAD = 12, 100
"""So many games are played for a record that is to be a win, with seeds so far apart."""
PLANS = {"monster_lands": lands.plan}


def paths(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.herna"))


def play(setting: Setting, seed: int, by: By = "mixed") -> Match:
    """A whole game: by random and greedy bots in turn, or by those of one level."""
    name, players, options = setting
    match = Match.new(find_game(name), players, seed, **options)
    mixed = ["greedy" if (seat + seed) % 3 == 0 else "random" for seat in range(players)]
    levels = {"mixed": mixed, "random": ["random"] * players}.get(by, ["greedy"] * players)
    bots = [bot(level, seed + seat) for seat, level in enumerate(levels)]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match


def kept(wish: Wish, number: int) -> Match:
    """The game to keep; one that is to be won is played again and again with other seeds."""
    match = play(wish.setting, number, wish.by)
    for again in range(1, TRIES if wish.by == "won" else 1):
        if match.state.winners:
            break
        match = play(wish.setting, number + again * SPREAD, wish.by)
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


def lost(wish: Wish, number: int) -> Match:
    """A game by random bots that nobody wins."""
    for seed in range(number, number + TRIES * SPREAD, SPREAD):
        match = play(wish.setting, seed, "random")
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
        match = keep(wish(draw_setting(name, draw, **chosen), number), number)
        (HERE / name / f"{number:02}.herna").write_text(match.write(), encoding="utf-8")
    write_told(name)


def main(name: str, *, only: Sequence[int] | None = None) -> None:
    """Play the records of a game, or only some of them."""
    (HERE / name).mkdir(exist_ok=True)
    games: list[Callable[[int], Match]]
    games = PLANS[name](play) if name in PLANS else [partial(kept, wanted) for wanted in wishes(name)]
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
