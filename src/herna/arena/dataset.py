"""Data sets: every decision of many games as a row of numbers, in Parquet files that any tool can read.

`COLUMNS` says what each column holds; the names of the features lie beside the files. pyarrow comes with the extra
`arena`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import msgspec

from herna.arena.simulation import Entrant, places, seed_of
from herna.bots import THINK_SECONDS
from herna.bots.judging import LearnedJudge, judge_of, margin
from herna.bots.weights import POINT, sheet_of
from herna.games import game as find_game
from herna.kernel import BadSetting, Game, Setting
from herna.kernel.rng import MASK

PART = 200
"""Games in one file."""
ABOUT = "about.json"
COLUMNS: dict[str, str] = {
    "game_number": "number of the game in the run, from 0",
    "seed": "seed of the deal: the same seed and options deal the same game",
    "rules": "version of the game's rules",
    "players": "number of players",
    "ply": "decisions taken in the game before this one",
    "seat": "who decides, from 0",
    "bot": "the bot that sits there",
    "features": "the position in whole numbers as the seat knows it; their names are in about.json",
    "offered": "everything that was offered, in notation",
    "chosen": "what was chosen: its place in `offered`, from 0",
    "value": "what the learnt value says the position is worth to the seat, in points; empty where none was learnt",
    "result": "what the game brought to the seat: 1 for a win, shared among those who win, 0 for a loss",
    "margin": "points by which the seat was ahead of the best other at the end",
}


class About(msgspec.Struct, frozen=True):
    """What lies beside the files: how they were made, what the columns hold, and the names of the features."""

    game: str
    rules: int
    players: int
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int
    games: int
    rows: int
    columns: dict[str, str]
    features: tuple[str, ...]


def dataset(
    name: str,
    games: int,
    out: Path,
    *,
    bots: Sequence[str] = ("fair",),
    players: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
    think_seconds: float = THINK_SECONDS,
    progress: Callable[[int], None] | None = None,
) -> About:
    """Play games and write every decision to `out/part-….parquet`; where there was no choice, nothing is written.

    The same seed writes the same rows. Raises `BadSetting` for what does not exist, for a folder that already holds
    something, and where pyarrow is not installed.
    """
    game = find_game(name)
    setting = game.setting_of(players, options or {})
    if games < 1 or not 1 <= len(bots) <= setting.players:
        raise BadSetting("wrong-simulation", game=game.name, games=games, jobs=1, players=setting.players)
    entrants = tuple(Entrant.of(given, think_seconds) for given in bots)
    write = _writer()
    if out.exists() and any(out.iterdir()):
        raise BadSetting("folder-not-empty", folder=str(out))
    out.mkdir(parents=True, exist_ok=True)
    rows: list[dict[str, Any]] = []
    written = parts = 0
    for number in range(games):
        rows += play(game, setting, seed_of(seed, number), number, entrants)
        if progress is not None:
            progress(number + 1)
        if (number + 1) % PART == 0 or number + 1 == games:
            write(rows, out / f"part-{parts:04}.parquet")
            written, parts, rows = written + len(rows), parts + 1, []
    levels = tuple(entrant.name for entrant in entrants)
    chosen = msgspec.json.decode(msgspec.json.encode(setting.options))
    names = sheet_of(setting).names
    about = About(game.name, game.rules, setting.players, chosen, levels, seed, games, written, COLUMNS, names)
    (out / ABOUT).write_bytes(msgspec.json.format(msgspec.json.encode(about)))
    return about


def play(game: Game, setting: Setting, seed: int, number: int, entrants: Sequence[Entrant]) -> Iterator[dict[str, Any]]:
    """The decisions of one game as rows."""
    sheet, judge = sheet_of(setting), judge_of(setting)
    learnt = isinstance(judge, LearnedJudge)
    state = game.new(setting.players, seed, **msgspec.to_builtins(setting.options))
    kinds = [entrants[place] for place in places(state.setting, number, len(entrants))]
    bots = [kind.sit((seed + seat) & MASK) for seat, kind in enumerate(kinds)]
    rows: list[dict[str, Any]] = []
    while state.steps:
        seat = state.seats_to_act[0]
        offered = state.options(seat)
        action = bots[seat].choose(state, seat)
        if len(offered) > 1:
            rows.append(
                {
                    "game_number": number,
                    "seed": seed,
                    "rules": game.rules,
                    "players": setting.players,
                    "ply": state.ply,
                    "seat": seat,
                    "bot": kinds[seat].name,
                    "features": sheet.everything(state, seat),
                    "offered": [state.notation(option) for option in offered],
                    "chosen": offered.index(action),
                    "value": judge.worth(state, seat) / POINT if learnt else None,
                }
            )
        state.apply(action, seat)
    results = [state.setting.share(state.winners, seat) for seat in range(setting.players)]
    margins = [margin(state, seat) for seat in range(setting.players)]
    for row in rows:
        yield row | {"result": results[row["seat"]], "margin": margins[row["seat"]]}


def _writer() -> Callable[[list[dict[str, Any]], Path], None]:
    """What writes rows to a file."""
    try:
        import pyarrow as arrow
        from pyarrow import parquet
    except ModuleNotFoundError as error:
        raise BadSetting("no-pyarrow", detail="pip install 'herna[arena]'") from error
    kinds = {
        "game_number": arrow.int32(),
        "seed": arrow.uint64(),
        "rules": arrow.int16(),
        "players": arrow.int8(),
        "ply": arrow.int32(),
        "seat": arrow.int8(),
        "bot": arrow.string(),
        "features": arrow.list_(arrow.int32()),
        "offered": arrow.list_(arrow.string()),
        "chosen": arrow.int32(),
        "value": arrow.float64(),
        "result": arrow.float64(),
        "margin": arrow.float64(),
    }
    fields = [arrow.field(name, kind, metadata={"about": COLUMNS[name]}) for name, kind in kinds.items()]
    schema = arrow.schema(fields)

    def write(rows: list[dict[str, Any]], path: Path) -> None:
        parquet.write_table(arrow.Table.from_pylist(rows, schema=schema), path)

    return write
