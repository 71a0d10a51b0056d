"""Golden records: whole games kept as they were played. Every fixed bug leaves one here too.

`python -m tests.golden.records GAME` plays new ones where the rules have changed on purpose; which, and by whom, says
`wishes.py`. Beside them stands, for each, a hash of everything that was told on the way and of when somebody learnt
something: events may gain a field without a change of rules, and then `python -m tests.golden.records GAME --told`
writes these hashes again.
`python -m tests.golden.records GAME --more 9 tricks=true` leaves those that are kept as they are and adds nine with
this option (or these `players`), everything else drawn; with `--lost` they are played so badly that they are lost.
`--carried` keeps the course of all of them as far as changed rules allow it, and names those that take another.
`--only 7 9` plays some of them, by their numbers, again. A game may say itself how its records come about (`PLANS`).
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from herna.bots import bot
from herna.games import game as find_game
from herna.games.monster_lands.actions import TryLand
from herna.games.monster_lands.state import LandsState
from herna.kernel import Action, HernaError, Match, Record
from tests.games.battery import Setting, draw_setting
from tests.golden import comrades, contests, cooperation, lands, quarrels, teams, variants
from tests.golden import wishes as wished
from tests.golden.wishes import By, Wish, wish, wishes

HERE = Path(__file__).parent
TRIES, SPREAD = 12, 100
"""How many games are played for a record that is to be a win, with seeds so far apart."""
PLANS = {"monster_lands": lands.plan}
NUMBERED = {
    "mage_knight": (
        wished.comrades,
        wished.lessons,
        teams.numbered,
        cooperation.numbered,
        contests.numbered,
        variants.numbered,
    )
}
"""Games that are kept under numbers of their own, beside the others."""
ASKED_SINCE: dict[str, Action] = {"monster_lands": TryLand()}
"""The answer to a question that older rules did not ask, because they knew no other answer."""


def paths(name: str) -> list[Path]:
    return sorted((HERE / name).glob("*.herna"))


def play(setting: Setting, seed: int, by: By = "mixed") -> Match:
    """A whole game: by random and greedy bots in turn, or by those of one level."""
    name, players, options = setting
    match = Match.new(find_game(name), players, seed, **options)
    if by == "quarrel":
        return quarrels.play(match, seed)
    if by in ("comrades", "conquerors"):
        return comrades.play(match, seed)
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
    if wish.by == "comrades":
        return comrades.best(match, (play(wish.setting, number + again * SPREAD, wish.by) for again in range(1, 40)))
    if wish.by == "conquerors":
        games = (play(wish.setting, seed, wish.by) for seed in range(SPREAD))
        return next(match for match in games if comrades.conquered(match))
    for again in range(1, TRIES if wish.by == "won" else 1):
        if match.state.winners:
            break
        match = play(wish.setting, number + again * SPREAD, wish.by)
    return match


class Course(NamedTuple):
    """How a record goes when it is played again."""

    written: str
    """The record as it is written down again, with its witness."""
    told: str
    """A hash of the events of the whole game with who heard them, and of when somebody learnt something."""
    over: bool
    winners: tuple[int, ...]
    chapters: int
    """How many games of a campaign were played."""


def played_again(record: Record) -> Course:
    """The moves of a record, made again from its first position."""
    heard = hashlib.blake2b(digest_size=16)
    match = Match(Record(record.head, record.setting))
    for move in record.moves:
        events = match.play(move.action, move.seat, move.at)
        heard.update(msgspec.json.encode([events, match.state.learnt], order="deterministic"))
    state = match.state
    chapters = len(state.history) if isinstance(state, LandsState) else 0
    return Course(match.write(), heard.hexdigest(), state.over, state.winners, chapters)


def told_of(name: str) -> dict[str, str]:
    """What is kept of the telling of each golden record, by the name of its file."""
    lines = (HERE / name / "told.txt").read_text(encoding="utf-8").splitlines()
    return dict(line.split() for line in lines)


def write_told(name: str) -> None:
    records = {path.stem: Record.read(path.read_text(encoding="utf-8"), find_game) for path in paths(name)}
    lines = [f"{stem} {played_again(record).told}\n" for stem, record in records.items()]
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
    first = max((int(path.stem) for path in paths(name)), default=-1) + 1
    for number in range(first, first + count):
        match = keep(wish(draw_setting(name, draw, **chosen), number), number)
        (HERE / name / f"{number:02}.herna").write_text(match.write(), encoding="utf-8")
    write_told(name)


def carried(path: Path, seed: int) -> Match:
    """A record of older rules as it goes by those of today: its moves as far as they can still be made, then bots."""
    lines = [msgspec.json.decode(line) for line in path.read_text(encoding="utf-8").splitlines()]
    head, moves = lines[0], [line for line in lines[1:] if "action" in line]
    game = find_game(head["game"])
    known = {option.name for option in game.option_info()}
    options = {option: value for option, value in head["options"].items() if option in known}
    match = Match.new(game, head["players"], head["seed"], **options)
    for move in moves:
        try:
            action = match.state.decode(move["action"])
            answer_as_before(match, action)
            match.play(action, move["seat"])
        except HernaError:
            print(f"{path.name}: another course from move {move['n']} on")
            break
    bots = [bot("random", seed + seat) for seat in range(head["players"])]
    while not match.state.over:
        seat = match.state.seats_to_act[0]
        match.play(bots[seat].choose(match.state, seat), seat)
    return match


def answer_as_before(match: Match, then: Action) -> None:
    """Answer what older rules did not ask, until the record's own move can be made."""
    answer = ASKED_SINCE.get(match.record.head.game)
    while answer is not None and answer in (options := match.state.options()) and then not in options:
        match.play(answer, match.state.seats_to_act[0])


def carry_over(name: str) -> None:
    """Write all records of a game again by the rules of today, and say which of them take another course."""
    for number, path in enumerate(paths(name)):
        path.write_text(carried(path, number).write(), encoding="utf-8")
    write_told(name)


def main(name: str, *, only: Sequence[int] | None = None) -> None:
    """Play the records of a game, or only some of them."""
    (HERE / name).mkdir(exist_ok=True)
    beside = {number: wanted for numbered in NUMBERED.get(name, ()) for number, wanted in numbered().items()}
    found: list[Callable[[int], Match]]
    listed = [] if name in PLANS else wishes(name, [*beside.values()])
    found = PLANS[name](play) if name in PLANS else [partial(kept, wanted) for wanted in listed]
    games = dict(enumerate(found)) | {number: partial(kept, wanted) for number, wanted in beside.items()}
    if only is None:
        for path in paths(name):
            if int(path.stem) not in games:
                path.unlink()
    for number, game in games.items():
        if only is None or number in only:
            (HERE / name / f"{number:02}.herna").write_text(game(number).write(), encoding="utf-8")
    write_told(name)


if __name__ == "__main__":
    if "--more" in sys.argv:
        more(sys.argv[1], int(sys.argv[3]), *sys.argv[4:])
    elif "--carried" in sys.argv:
        carry_over(sys.argv[1])
    elif "--told" in sys.argv:
        write_told(sys.argv[1])
    else:
        main(sys.argv[1], only=[*map(int, sys.argv[3:])] if "--only" in sys.argv else None)
