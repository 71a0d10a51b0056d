"""`herna portrait`: what many games tell about a game, as a page with plots."""

from __future__ import annotations

import argparse
import functools
import statistics
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

from herna import words
from herna.cli import values
from herna.cli.commands.sim import bar, written
from herna.cli.output import console, write_json
from herna.words import Speech

if TYPE_CHECKING:
    from herna.arena.portrait import Portrait
    from herna.arena.sequential import Share

CARDS_SHOWN = 30


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    number = values.whole_number
    parser.add_argument("game", metavar=speech("cli-game"), help=speech("cli-sim-game"))
    parser.add_argument("--games", type=number(speech, 300, 3), default=300, metavar="N", help=speech("cli-port-games"))
    parser.add_argument("--players", type=number(speech, 3, 2), metavar="N", help=speech("cli-players"))
    parser.add_argument("--level", default="fair", metavar="fair", help=speech("cli-port-level"))
    parser.add_argument("--weaker", default="easy", metavar="easy", help=speech("cli-port-weaker"))
    parser.add_argument("--seed", type=number(speech, 7), default=0, metavar="S", help=speech("cli-sim-seed"))
    parser.add_argument("--out", type=Path, metavar="portrait.html", help=speech("cli-port-out"))
    values.game_options(parser, speech)
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    from herna.arena.portrait import portrait

    game = values.find_game(arguments.game)
    speech = words.say(language, game.name)
    with bar(arguments.games, speech) as progress:
        found = portrait(
            game.name,
            arguments.games,
            level=arguments.level,
            weaker=arguments.weaker,
            players=arguments.players,
            options=values.options(game, arguments.settings),
            seed=arguments.seed,
            progress=None if progress is None else lambda done, whole: progress(done * arguments.games // whole),
        )
    if arguments.out is not None:
        arguments.out.write_text(page(found, speech, language), encoding="utf-8")
    if arguments.json:
        write_json(found)
        return 0
    out = console()
    out.print(title(found, speech))
    for line in told(found, speech):
        out.print(line, soft_wrap=True)
    if arguments.out is not None:
        out.print(speech("cli-port-kept", file=str(arguments.out)), soft_wrap=True)
    return 0


def title(found: Portrait, speech: Speech) -> str:
    """What was played, in one line."""
    return speech("cli-port-title", title=speech("game-title"), players=found.players, games=found.games)


def told(found: Portrait, speech: Speech) -> list[str]:
    """The portrait in sentences."""
    lengths, scores = found.lengths, found.scores
    tenths = functools.partial(written, speech, "tenths")
    return [
        speech("cli-port-length", mean=round(statistics.fmean(lengths)), least=min(lengths), most=max(lengths)),
        speech("cli-port-choices", mean=tenths(statistics.fmean(found.choices)), most=tenths(max(found.choices))),
        speech("cli-port-seats", shares=[percent(share, speech) for share in found.seats]),
        speech("cli-port-scores", mean=tenths(statistics.fmean(scores)), spread=tenths(statistics.pstdev(scores))),
        speech("cli-port-luck", share=percent(found.luck, speech), even=speech("percent", n=100 / found.players)),
        speech("cli-port-skill", level=found.level, weaker=found.weaker, share=percent(found.skill, speech)),
    ]


def percent(share: Share, speech: Speech) -> str:
    """A share with its interval."""
    return f"{speech('percent', n=100 * share.mean)} ({100 * share.low:.0f} – {100 * share.high:.0f})"


def page(found: Portrait, speech: Speech, language: str) -> str:
    """The portrait as a page of its own."""
    from html import escape

    from herna.arena import drawing

    lengths, scores = Counter(found.lengths), Counter(found.scores)
    seats = [
        drawing.Bar(speech("cli-port-seat", seat=seat), *(100 * part for part in share))
        for seat, share in enumerate(found.seats, start=1)
    ]
    tenths = [drawing.Bar(speech("percent", n=10 * tenth), count) for tenth, count in enumerate(found.choices)]
    parts = [f"<p>{escape(line)}</p>" for line in told(found, speech)]
    parts.append(drawing.columns(speech("cli-port-lengths"), [(str(n), lengths[n]) for n in sorted(lengths)]))
    parts.append(
        drawing.bars(
            speech("cli-port-branching"),
            tenths,
            least=0,
            most=max(found.choices),
            write=functools.partial(written, speech, "tenths"),
        )
    )
    even, share = 100 / found.players, functools.partial(written, speech, "percent-tenths")
    parts.append(drawing.bars(speech("cli-port-by-seat"), seats, least=0, most=100, mark=even, write=share))
    parts.append(drawing.columns(speech("cli-port-points"), [(str(n), scores[n]) for n in sorted(scores)]))
    if found.cards:
        shown = found.cards if len(found.cards) <= CARDS_SHOWN else (*found.cards[:15], *found.cards[-15:])
        cards = [drawing.Bar(f"{line.card} ({line.held})", *(100 * part for part in line.wins)) for line in shown]
        parts.append(drawing.bars(speech("cli-port-cards"), cards, least=0, most=100, mark=even, write=share))
    return drawing.page(title(found, speech), language, parts)
