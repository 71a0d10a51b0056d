"""How strong the levels are in the two eight-minute games: `python -m tools.level_report --games 400 --out strength`.

Every level meets the one below it, and greedy where that is asked for: each deal is played from every seat by the
stronger one, all other seats are the weaker one's. Deals come from seed 1000, which nothing was learnt from. What was
played is kept in the folder of `--out`, line by line: the same command goes on where it was stopped, and `--minutes`
stops it. All lines grow evenly, so that the table says something of each of them at any time.
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from typing import NamedTuple

import msgspec

from herna.arena.sequential import interval
from herna.arena.simulation import Entrant
from herna.arena.tournament import Deal, Log, Task, Terms, play_here
from herna.bots import THINK_SECONDS
from herna.games import game as find_game

SEED = 1000
ROUND = 8
"""Deals of a line before the next one has its turn."""
LADDER = (("greedy", "random"), ("fair", "greedy"), ("strong", "fair"), ("strong", "greedy"), ("master", "strong"))
CROWD = (("fair", "greedy"), ("strong", "fair"))
"""Who meets whom with two players, and with more."""
AIMS = {("greedy", "random"): 0.95, ("fair", "greedy"): 0.85, ("strong", "fair"): 0.6}
AIMS |= {("strong", "greedy"): 0.93, ("master", "strong"): 0.6}
TIMES = {("fair", "greedy"): 1.7, ("strong", "fair"): 1.2}
"""The share of wins to be reached with two players; with more, how many times the fair share."""


class Line(NamedTuple):
    """One level among others of one kind."""

    game: str
    players: int
    bot: str
    others: str

    @property
    def aim(self) -> float:
        """The share of wins to be reached."""
        pair = (self.bot, self.others)
        return AIMS[pair] if self.players == 2 else TIMES[pair] / self.players


def lines() -> list[Line]:
    """Everything that is measured."""
    found = []
    for name in ("eight_minute_empire", "eight_minute_legends"):
        for players in find_game(name).players:
            found += [Line(name, players, *pair) for pair in (LADDER if players == 2 else CROWD)]
    return found


def log_of(line: Line, out: Path) -> Log:
    """The deals of a line, in a folder of their own."""
    game = find_game(line.game)
    options = msgspec.json.decode(msgspec.json.encode(game.setting_of(line.players, {}).options))
    terms = Terms(game.name, game.rules, line.players, options, (line.bot, line.others), SEED)
    return Log(out / f"{line.game}-{line.players}-{line.bot}-{line.others}", terms)


def play(chosen: list[Line], games: int, out: Path, jobs: int, minutes: float | None) -> None:
    """Play on, line by line in turn, until all have their games or the time is up."""
    end = None if minutes is None else time.monotonic() + 60 * minutes
    logs = {line: log_of(line, out) for line in chosen}
    on_cores = play_here(jobs)
    while True:
        waiting = False
        for line, log in sorted(logs.items(), key=lambda item: len(item[1].deals) * item[0].players):
            known = {deal.number for deal in log.deals}
            left = [number for number in range(-(-games // line.players)) if number not in known][:ROUND]
            entrants = tuple(Entrant.of(name, THINK_SECONDS) for name in log.terms.bots)
            for deal in on_cores([Task(log.terms, entrants, 0, 1, number) for number in left]):
                log.add(deal)
            waiting = waiting or bool(left)
            if end is not None and time.monotonic() > end:
                return
        if not waiting:
            return


def told(line: Line, deals: list[Deal]) -> str:
    """A line of the table."""
    share = interval([deal.share for deal in deals])
    ahead = [lead for deal in deals for lead in deal.leads]
    cells = [
        f"{line.game} | {line.players} | {line.bot} – {line.others} | {len(deals) * line.players}",
        f"{100 * share.mean:.1f} % | {100 * share.low:.1f} – {100 * share.high:.1f} | {100 * line.aim:.1f} %",
        f"{sum(ahead) / len(ahead):+.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def table(chosen: list[Line], out: Path) -> list[str]:
    """What was found so far."""
    head = ["| game | players | pair | games | wins | 95 % between | aim | points ahead |", f"|{'---|' * 8}"]
    logs = [(line, log_of(line, out).deals) for line in chosen]
    return [*head, *(told(line, deals) for line, deals in logs if deals)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=400, help="games of every line")
    parser.add_argument("--out", type=Path, default=Path("strength"), help="folder for what was played")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--minutes", type=float, help="minutes after which to stop")
    parser.add_argument("--only", default="", help="only lines whose name holds this, e.g. empire-2 or master")
    given = parser.parse_args()
    chosen = [line for line in lines() if given.only in f"{line.game}-{line.players}-{line.bot}-{line.others}"]
    if not chosen:
        parser.error(f"no line is called {given.only}")
    play(chosen, given.games, given.out, given.jobs, given.minutes)
    print("\n".join(table(chosen, given.out)))


if __name__ == "__main__":
    main()
