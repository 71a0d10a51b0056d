"""Records of the first format still open, play on and come to the same end; those of older rules are refused by name.

The first format had a digest of the last position in its foot where today's has the witness. `first_format/` keeps
records that were written when it was new: of tiny games, whose rules never change, and of real games, whose rules
have changed since. What was written then of the rules of today is made here from the golden records.
"""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

import herna
from herna.kernel import BadRecord, Game, Match, Record
from tests.golden.records import HERE, paths
from tests.kernel.games import TINY_GAMES

WRITTEN_THEN = sorted((HERE / "first_format").glob("*.herna"))
TINY: dict[str, Game] = {game.name: game for game in TINY_GAMES}
ENDS = {"dicey": ((5, 5, 5), 12), "hands": ((12, 14, 6), 0), "out_of_turn": ((0, 7, 8), 0), "together": ((1, 3, 1), 10)}
"""How the games of the tiny ones ended when they were written down: everybody's purse, and the pot."""


def lines_of(path: Path) -> list[dict[str, Any]]:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def in_first_format(lines: list[dict[str, Any]]) -> str:
    """What the first format wrote for these lines: the format in the head, a digest in the foot, checks in a chain."""
    head, *moves, foot = ({key: value for key, value in line.items() if key != "check"} for line in lines)
    digest = foot.get("digest", "0" * 32)
    check, written = "", []
    for line in [head | {"herna": 1}, *moves, {"end": foot["end"], "digest": digest}]:
        heard = check.encode() + msgspec.json.encode(line, order="deterministic")
        check = hashlib.blake2b(heard, digest_size=6).hexdigest()
        written.append(msgspec.json.encode({**line, "check": check}).decode())
    return "\n".join(written) + "\n"


OF_OLDER_RULES = [path for path in WRITTEN_THEN if lines_of(path)[0]["game"] not in TINY]
TODAY = [path for name in herna.game_names() for path in paths(name)[1:8:6]]
"""Two golden records of every game."""


@pytest.mark.parametrize("path", WRITTEN_THEN, ids=lambda path: path.stem)
def test_the_first_format_is_written_here_as_it_was_then(path: Path) -> None:
    assert in_first_format(lines_of(path)) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ENDS)
def test_a_record_written_then_comes_to_the_end_it_had(name: str) -> None:
    text = (HERE / "first_format" / f"{name}.herna").read_text(encoding="utf-8")
    record = Record.read(text, TINY.__getitem__)
    assert record.head.herna == 1
    assert record.head.names == ("Ann", "Béďa", "Cyril")
    state: Any = record.replay()
    assert state.over
    assert (tuple(state.purse), state.pot) == ENDS[name]
    assert [move.at for move in record.moves] == [line.get("at") for line in map(json.loads, text.splitlines()[1:-1])]


@pytest.mark.parametrize("name", ENDS)
def test_a_record_written_then_is_played_on_from_every_move(name: str) -> None:
    text = (HERE / "first_format" / f"{name}.herna").read_text(encoding="utf-8")
    whole = Record.read(text, TINY.__getitem__)
    for played in range(len(whole.moves)):
        match = Match(Record.read(text, TINY.__getitem__, to=played))
        for move in whole.moves[played:]:
            match.play(move.action, move.seat, move.at)
        assert match.witness() == whole.sworn()
        again = Record.read(match.write(), TINY.__getitem__)
        assert again.head.herna == 2
        assert again.replay().digest() == whole.replay().digest()


def test_a_move_that_was_changed_or_cannot_be_made_is_found_in_the_first_format_too() -> None:
    head, *moves, foot = lines_of(HERE / "first_format" / "hands.herna")
    other = [moves[0], moves[1] | {"action": {"do": "play", "card": moves[0]["action"]["card"]}}, moves[2]]
    with pytest.raises(BadRecord) as caught:
        Record.read("\n".join(json.dumps(line) for line in (head, *other, foot)), TINY.__getitem__)
    assert (caught.value.code, caught.value.last_good) == ("edited-record", 1)
    with pytest.raises(BadRecord) as caught:
        Record.read(in_first_format([head, *other, foot]), TINY.__getitem__).replay()
    assert (caught.value.code, caught.value.last_good) == ("impossible-move", 1)


@pytest.mark.parametrize("path", TODAY, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_every_game_is_replayed_and_played_on_from_the_first_format(path: Path) -> None:
    text = in_first_format(lines_of(path))
    first = herna.load(text)
    assert first.head.herna == 1
    assert first.witness is None
    assert first.replay().over
    match = Match(herna.load(text, to=20))
    for move in first.moves[20:]:
        match.play(move.action, move.seat, move.at)
    assert match.write() == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("path", OF_OLDER_RULES, ids=lambda path: path.stem)
def test_a_record_of_older_rules_is_refused_and_both_versions_are_named(path: Path) -> None:
    head = lines_of(path)[0]
    rules = herna.game(head["game"]).rules
    assert head["rules"] < rules
    for to in (None, 5):
        with pytest.raises(BadRecord) as caught:
            herna.load(path.read_text(encoding="utf-8"), to=to)
        assert caught.value.code == "other-rules"
        assert caught.value.facts["found"] == head["rules"]
        assert caught.value.facts["known"] == rules
        for language in ("en", "cs"):
            assert str(head["rules"]) in caught.value.reason(language)
            assert str(rules) in caught.value.reason(language)
