"""Tournaments: bots meet in pairs, every deal from each seat in turn, until it is clear who is stronger.

What was played is written down deal by deal, so that a tournament goes on where it stopped and counts nothing twice.
"""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import combinations, permutations
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

import msgspec

from herna.arena.sequential import Share, Verdict, interval, verdict
from herna.arena.simulation import Entrant, play_out, seed_of
from herna.bots import THINK_SECONDS
from herna.games import game as find_game
from herna.kernel import BadRecord, BadSetting, Setting
from herna.kernel.rng import MASK

LOG = "games.jsonl"
RETRIES = 3
"""How often workers that died are replaced before the tournament gives up."""
RAY_SECONDS = 5.0
"""How long somebody at the address of a cluster may take to answer."""


class Terms(msgspec.Struct, frozen=True):
    """What a tournament is about; another one cannot go on in the same folder."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int


class Deal(msgspec.Struct, frozen=True):
    """One deal of a pairing: the share of wins of the first bot in each seat, and the points it was ahead by."""

    first: int
    second: int
    number: int
    shares: tuple[float, ...]
    leads: tuple[float, ...]

    @property
    def share(self) -> float:
        """Its share of wins over the deal."""
        return sum(self.shares) / len(self.shares)


class Pairing(msgspec.Struct, frozen=True):
    """How one bot did among others of one kind. `fair` is what an equal one would win."""

    bot: str
    others: str
    deals: int
    games: int
    share: Share
    fair: float
    lead: float
    verdict: Verdict


class Rating(msgspec.Struct, frozen=True):
    """The strength of a bot, with the borders between which it lies with 95 % certainty."""

    bot: str
    rating: float
    low: float
    high: float


class TournamentReport(msgspec.Struct, frozen=True):
    """What a tournament found: ratings from the strongest, and every pairing."""

    terms: Terms
    ratings: tuple[Rating, ...]
    pairings: tuple[Pairing, ...]


class Task(NamedTuple):
    """One deal to be played."""

    terms: Terms
    entrants: tuple[Entrant, ...]
    first: int
    second: int
    number: int


Play = Callable[[Iterable[Task]], Iterator[Deal]]
"""Plays deals, here or elsewhere, and gives them in any order."""


def pairs(terms: Terms) -> list[tuple[int, int]]:
    """Who meets whom: everybody everybody; with more than two sides each also sits alone among the others' likes."""
    numbers = range(len(terms.bots))
    return list(combinations(numbers, 2) if sides(terms) == 2 else permutations(numbers, 2))


def sides(terms: Terms) -> int:
    """How many seats or teams play against one another."""
    return len(find_game(terms.game).setting_of(terms.players, terms.options).teams)


def tournament(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    out: Path | None = None,
    players: int | None = None,
    options: dict[str, Any] | None = None,
    seed: int = 0,
    jobs: int | None = None,
    ray: str | None = None,
    early: bool = True,
    think_seconds: float = THINK_SECONDS,
    progress: Callable[[int, int], None] | None = None,
) -> TournamentReport:
    """Let bots meet in pairs, at most `games` games for each pair, on `jobs` cores (all of them if not said).

    With `early` a pair stops as soon as it is clear who is stronger. In the folder `out` every deal is written down;
    the same call goes on where it stopped. `ray` is the address of a Ray cluster that plays instead of this machine.
    Raises `BadSetting` for what does not exist, `BadRecord` for a folder with another tournament in it.
    """
    found = find_game(game)
    setting = found.setting_of(players, options or {})
    jobs = jobs or os.cpu_count() or 1
    if setting.together or games < 1 or jobs < 1 or len(set(bots)) != len(bots) or len(bots) < 2:
        raise BadSetting("wrong-tournament", game=found.name, games=games, bots=list(bots))
    entrants = tuple(Entrant.of(name, think_seconds) for name in bots)
    chosen = msgspec.json.decode(msgspec.json.encode(setting.options))  # as it is read from the file again
    terms = Terms(found.name, found.rules, setting.players, chosen, tuple(bots), found.check_seed(seed))
    log = Log(out, terms)
    most = max(1, games // len(setting.teams))
    play = _play_with_ray(ray) if ray else play_here(jobs)
    _play_all(log, entrants, most, play, early=early, progress=progress)
    return report(terms, log.deals)


class Log:
    """The deals of a tournament: in a file, if there is a folder for it."""

    def __init__(self, folder: Path | None, terms: Terms) -> None:
        self.terms = terms
        self.path = folder / LOG if folder is not None else None
        self.deals: list[Deal] = []
        self._known: set[tuple[int, int, int]] = set()
        if self.path is not None:
            self.path.parent.mkdir(parents=True, exist_ok=True)
            if self.path.exists() and self.path.stat().st_size:
                self._read(self.path)
            else:
                self.path.write_bytes(msgspec.json.encode(terms) + b"\n")

    def _read(self, path: Path) -> None:
        """Take up what was played. A last line that was cut off by a crash is thrown away."""
        head, *lines = path.read_bytes().split(b"\n")
        try:
            terms = msgspec.json.decode(head, type=Terms)
        except msgspec.DecodeError as error:
            raise BadRecord("tournament-broken", file=str(path), line=1) from error
        if terms != self.terms:
            raise BadRecord("tournament-other", file=str(path), bots=list(terms.bots), seed=str(terms.seed))
        for number, line in enumerate(lines[:-1], start=2):
            try:
                self._take(msgspec.json.decode(line, type=Deal))
            except msgspec.DecodeError as error:
                raise BadRecord("tournament-broken", file=str(path), line=number) from error
        if lines and lines[-1]:
            path.write_bytes(b"\n".join([head, *lines[:-1]]) + b"\n")

    def _take(self, deal: Deal) -> bool:
        key = (deal.first, deal.second, deal.number)
        if key in self._known:
            return False
        self._known.add(key)
        self.deals.append(deal)
        return True

    def add(self, deal: Deal) -> None:
        """Write a deal down; one that is there already does not count again."""
        if self._take(deal) and self.path is not None:
            with self.path.open("ab") as file:
                file.write(msgspec.json.encode(deal) + b"\n")
                file.flush()

    def of(self, first: int, second: int) -> list[Deal]:
        """The deals of a pair in the order of their numbers."""
        found = [deal for deal in self.deals if (deal.first, deal.second) == (first, second)]
        return sorted(found, key=lambda deal: deal.number)


def _play_all(
    log: Log,
    entrants: tuple[Entrant, ...],
    most: int,
    play: Play,
    *,
    early: bool,
    progress: Callable[[int, int], None] | None,
) -> None:
    """Play rounds of deals until every pair is decided or has had its games."""
    terms, whole = log.terms, most * len(pairs(log.terms))
    while True:
        waiting = []
        for first, second in pairs(terms):
            played = log.of(first, second)
            done = {deal.number for deal in played}
            if early and verdict([deal.share for deal in whole_rounds(played)], 1 / sides(terms)) != "open":
                continue
            left = [number for number in range(most) if number not in done]
            waiting += [Task(terms, entrants, first, second, number) for number in left[:ROUND]]
        if not waiting:
            return
        for deal in play(waiting):
            log.add(deal)
            if progress is not None:
                progress(len(log.deals), whole)


ROUND = 8
"""Deals that a pair plays before it is asked again whether it is decided."""


def whole_rounds(deals: Sequence[Deal]) -> Sequence[Deal]:
    """The deals up to the last whole round: the same decision is taken however many cores played them."""
    count = 0
    while count < len(deals) and deals[count].number == count:
        count += 1
    return deals[: count - count % ROUND]


def play_deal(task: Task) -> Deal:
    """One deal from each seat in turn, or each team: the first bot there, the second everywhere else. A game that
    nobody has won is as if all had shared it."""
    terms = task.terms
    game = find_game(terms.game)
    own = seed_of(terms.seed, task.number)
    shares, leads = [], []
    for place in range(sides(terms)):
        state = game.new(terms.players, own, **terms.options)
        teams = state.setting.teams
        kinds = [task.entrants[task.first if seat in teams[place] else task.second] for seat in range(terms.players)]
        bots = [kind.sit((own + seat) & MASK) for seat, kind in enumerate(kinds)]
        ended = play_out(state, bots)
        shares.append(ended.shares[teams[place][0]] if ended.winners else 1 / len(teams))
        leads.append(lead(state.setting, ended.scores, teams[place][0]))
    return Deal(task.first, task.second, task.number, tuple(shares), tuple(leads))


def lead(setting: Setting, scores: Sequence[int], seat: int) -> float:
    """Points ahead of the best other team's best."""
    others = [scores[other] for team in setting.teams if seat not in team for other in team]
    return float(scores[seat] - max(others, default=0))


def play_here(jobs: int) -> Play:
    """On the cores of this machine; workers that die are replaced, and what they had not finished is played again."""

    def play(tasks: Iterable[Task]) -> Iterator[Deal]:
        waiting = list(tasks)
        if jobs == 1 or len(waiting) == 1:
            yield from map(play_deal, waiting)
            return
        for _ in range(RETRIES):
            done: set[int] = set()
            try:
                with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
                    futures = [pool.submit(play_deal, task) for task in waiting]
                    for number, future in enumerate(futures):
                        yield future.result()
                        done.add(number)
                return
            except BrokenProcessPool:
                waiting = [task for number, task in enumerate(waiting) if number not in done]
        raise BadSetting("workers-died", retries=RETRIES)

    return play


def _play_with_ray(address: str) -> Play:
    """On the machines of a Ray cluster. Raises `BadSetting` if Ray is not installed or nobody answers."""
    try:
        import ray
    except ModuleNotFoundError as error:
        raise BadSetting("no-ray", address=address, detail="pip install 'herna[ray]'") from error
    check_address(address)
    try:
        ray.init(address=address, ignore_reinit_error=True, log_to_driver=False)
    except Exception as error:
        raise BadSetting("no-ray", address=address, detail=str(error).splitlines()[0]) from error
    remote = ray.remote(max_retries=RETRIES)(play_deal)

    def play(tasks: Iterable[Task]) -> Iterator[Deal]:
        waiting = [remote.remote(task) for task in tasks]
        while waiting:
            ready, waiting = ray.wait(waiting)
            yield from ray.get(ready)

    return play


def check_address(address: str) -> None:
    """Does anybody answer there? Ray itself would go on asking for minutes. Raises `BadSetting` if nobody does."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if not host and address in ("auto", "local"):
        return
    try:
        socket.create_connection((host, int(port)), RAY_SECONDS).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadSetting("no-ray", address=address, detail=str(error)) from error


def report(terms: Terms, deals: Sequence[Deal]) -> TournamentReport:
    """Ratings and pairings from what was played; the order in which it was played does not matter."""
    ordered = sorted(deals, key=lambda deal: (deal.number, deal.first, deal.second))
    found = []
    for first, second in pairs(terms):
        own = [deal for deal in ordered if (deal.first, deal.second) == (first, second)]
        if not own:
            continue
        shares = [deal.share for deal in own]
        fair, ahead = 1 / sides(terms), [number for deal in own for number in deal.leads]
        said = verdict([deal.share for deal in whole_rounds(own)], fair)
        games = len(own) * sides(terms)
        mean = sum(ahead) / len(ahead)
        found.append(
            Pairing(terms.bots[first], terms.bots[second], len(own), games, interval(shares), fair, mean, said)
        )
    return TournamentReport(terms, ratings(terms, ordered), tuple(found))


def ratings(terms: Terms, deals: Sequence[Deal]) -> tuple[Rating, ...]:
    """The strength of every bot by all games (Plackett-Luce, openskill), the strongest first.

    Raises `BadSetting` where openskill is not installed.
    """
    try:
        from openskill.models import PlackettLuce
    except ModuleNotFoundError as error:
        raise BadSetting("no-openskill", detail="pip install 'herna[arena]'") from error
    model = PlackettLuce()
    rated = {bot: model.rating(name=bot) for bot in terms.bots}
    for deal in deals:
        one, other = terms.bots[deal.first], terms.bots[deal.second]
        for share in deal.shares:
            ranks = [1.0, 1.0] if 0 < share < 1 else [1.0, 2.0] if share else [2.0, 1.0]
            (rated[one],), (rated[other],) = model.rate([[rated[one]], [rated[other]]], ranks=ranks)
    lines = [Rating(bot, r.mu, r.mu - 1.96 * r.sigma, r.mu + 1.96 * r.sigma) for bot, r in rated.items()]
    return tuple(sorted(lines, key=lambda line: -line.rating))
