"""`herna replay`: a save told in words."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import Any

import msgspec

from herna import words
from herna.cli import values
from herna.cli.output import console, write_json
from herna.kernel import Match, Record, plain
from herna.tui import saves, seats
from herna.words import Speech


def add_arguments(parser: argparse.ArgumentParser, speech: Speech) -> None:
    parser.add_argument("file", metavar=speech("cli-file"), help=speech("cli-replay-file"))
    parser.add_argument("--to", type=values.whole_number(speech, 37), metavar="N", help=speech("cli-replay-to"))
    parser.add_argument("--check", action="store_true", help=speech("cli-check"))
    parser.add_argument("--json", action="store_true", help=speech("cli-json"))


def run(arguments: argparse.Namespace, language: str) -> int:
    path = Path(arguments.file)
    # Reading plays every move again and hears the witness: a save that gets past here is as it was written.
    match = saves.read(path, arguments.to)
    if arguments.check and not arguments.json:
        game = words.say(language, match.record.head.game)
        out = console()
        facts = {"file": str(path), "moves": match.ply, "witness": match.witness()}
        out.print(game("cli-check-good" if arguments.to is None else "cli-check-part", **facts), soft_wrap=True)
        return 0
    if arguments.json:
        write_json(_data(match, language))
    else:
        _show(match, language)
    return 0


def _names(record: Record, language: str) -> tuple[str, ...]:
    chairs = seats.remembered(record.head.names, record.setting.players) if record.head.names else ()
    return seats.shown_names(chairs, language)


def _retold(match: Match, language: str) -> list[dict[str, Any]]:
    """Every move again, with what it led to, in words."""
    record, names = match.record, _names(match.record, language)
    told = Match(Record(record.head, record.setting))
    moves = []
    for number, move in enumerate(record.moves, start=1):
        view = told.state.view(move.seat)
        label = words.label(view, move.action, language, names, setting=record.setting)
        written = told.state.notation(move.action)
        events = [heard.event for heard in told.play(move.action, move.seat, move.at)]
        moves.append(
            {
                "n": number,
                "seat": move.seat,
                "action": msgspec.to_builtins(move.action),
                "notation": written,
                "label": label,
                "events": [words.event_text(record.setting, event, language, names) for event in events],
            }
        )
    return moves


def _data(match: Match, language: str) -> dict[str, Any]:
    state = match.state
    return {
        "head": msgspec.to_builtins(match.record.head),
        "moves": _retold(match, language),
        "over": state.over,
        "scores": list(state.scores),
        "winners": list(state.winners),
        "digest": state.digest(),
        "witness": match.witness(),
    }


def _show(match: Match, language: str) -> None:
    from rich.text import Text

    record, names = match.record, _names(match.record, language)
    speech = words.say(language, record.head.game, names)
    out = console()
    players = record.setting.players
    head = {"title": speech("game-title"), "players": players, "seed": record.head.mark, "moves": match.ply}
    head["generator"] = record.head.generator
    out.print(Text(speech("cli-replay-title", **head), style="bold"))
    for move in _retold(match, language):
        player = names[move["seat"]] if names else speech("seat", n=move["seat"] + 1)
        happened = move["events"] or [f"{player}: {move['label']}"]
        out.print(Text.assemble((f"{move['n']:>4}  ", "dim"), " ".join(happened)), soft_wrap=True)
    # A spectator's view: a replay shows nobody's secrets while the game still goes on.
    view = match.state.view(None)
    for panel in record.setting.game.picture(view, speech):
        out.print()
        out.print(Text(panel.title, style="bold"))
        out.print(Text(plain(panel)), soft_wrap=True)
    out.print()
    out.print(Text(words.prompt_text(view, language, names), style="bold"), soft_wrap=True)
