"""`herna tournament`: which bot is stronger, and how sure that is."""

from __future__ import annotations

import argparse
import functools
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from herna import words
from herna.cli import values
from herna.cli.commands.sim import bar, workers_stop_too, written
from herna.cli.output import console, write_json
from herna.words import Speech

if TYPE_CHECKING:
    from herna.arena.tournament import Pairing, TournamentReport


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    parser.add_argument("--bots", default="easy,fair,strong", metavar="easy,fair@40…", help=speech("cli-tour-bots"))
    parser.add_argument("--games", type=number(speech, 400, 1), default=400, metavar="N", help=speech("cli-tour-games"))
    parser.add_argument("--players", type=number(speech, 3, 2), default=2, metavar="N", help=speech("cli-players"))
    parser.add_argument("--seed", type=number(speech, 7), default=0, metavar="S", help=speech("cli-sim-seed"))
    parser.add_argument("--jobs", type=number(speech, 2, 1), metavar="J", help=speech("cli-tour-jobs"))
    parser.add_argument("--ray", metavar=speech("cli-address"), help=speech("cli-tour-ray"))
    parser.add_argument("--out", type=Path, metavar=speech("cli-folder"), help=speech("cli-tour-out"))
    parser.add_argument("--all", action="store_true", dest="everything", help=speech("cli-tour-all"))
    values.think_seconds(parser, speech)
    values.game_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.arena.tournament import tournament

    game = values.find_game(arguments.game)
    speech = words.say(language, game.name)
    with bar(arguments.games, speech) as progress, workers_stop_too():
        report = tournament(
            game.name,
            values.listed(arguments.bots),
            arguments.games,
            out=arguments.out,
            players=arguments.players,
            options=values.options(game, arguments.settings),
            seed=arguments.seed,
            jobs=arguments.jobs,
            ray=arguments.ray,
            early=not arguments.everything,
            think_seconds=arguments.think,
            progress=None if progress is None else lambda done, whole: progress(done * arguments.games // whole),
        )
    if arguments.out is not None:
        keep(report, arguments.out, speech, language)
    if arguments.json:
        write_json(report)
    else:
        show(report, speech)
    return 0


def title(report: TournamentReport, speech: Speech) -> str:
    """What was played, in one line."""
    terms = report.terms
    return speech("cli-tour-title", title=speech("game-title"), players=terms.players, seed=str(terms.seed))


def row(pairing: Pairing, speech: Speech) -> tuple[str, ...]:
    """A pairing in words and numbers."""
    share = pairing.share
    return (
        f"{pairing.bot} – {pairing.others}",
        speech("percent-tenths", n=100 * share.mean),
        f"{speech('tenths', n=100 * share.low)} – {speech('tenths', n=100 * share.high)}",
        speech("percent-tenths", n=100 * pairing.fair),
        f"{'−' if pairing.lead < 0 else '+'}{speech('tenths', n=abs(pairing.lead))}",
        str(pairing.games),
        speech(f"cli-tour-{pairing.verdict}"),
    )


def heads(speech: Speech) -> tuple[str, ...]:
    return tuple(speech(f"cli-tour-{name}") for name in ("pair", "share", "between", "fair", "lead", "played", "said"))


def keep(report: TournamentReport, folder: Path, speech: Speech, language: str) -> None:
    """The report as JSON, as a page, and its plots."""
    from herna.arena import drawing

    shares = [
        drawing.Bar(f"{line.bot} – {line.others}", *(100 * part for part in line.share)) for line in report.pairings
    ]
    percent = functools.partial(written, speech, "percent-tenths")
    plot = drawing.bars(
        speech("cli-tour-shares"), shares, least=0, most=100, mark=100 / report.terms.players, write=percent
    )
    rated = [drawing.Bar(line.bot, line.rating, line.low, line.high) for line in report.ratings]
    most = max(line.high for line in report.ratings)
    strengths = drawing.bars(
        speech("cli-tour-ratings"), rated, least=0, most=most, write=functools.partial(written, speech, "tenths")
    )
    (folder / "report.json").write_bytes(msgspec.json.format(msgspec.json.encode(report)))
    (folder / "shares.svg").write_text(plot, encoding="utf-8")
    (folder / "ratings.svg").write_text(strengths, encoding="utf-8")
    table = drawing.table(heads(speech), [row(pairing, speech) for pairing in report.pairings])
    page = drawing.page(title(report, speech), language, [table, plot, strengths])
    (folder / "report.html").write_text(page, encoding="utf-8")


def show(report: TournamentReport, speech: Speech) -> None:
    """Ratings and pairings as tables."""
    from rich.table import Table
    from rich.text import Text

    out = console()
    out.print(Text(title(report, speech), style="bold"))
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    for number, head in enumerate(heads(speech)):
        table.add_column(head, justify="left" if number in (0, 6) else "right", no_wrap=number == 0)
    for pairing in report.pairings:
        table.add_row(*map(Text, row(pairing, speech)))
    out.print(table)
    for line in report.ratings:
        facts = {name: speech("tenths", n=getattr(line, name)) for name in ("rating", "low", "high")}
        out.print(Text(speech("cli-tour-rating", bot=line.bot, **facts)))
