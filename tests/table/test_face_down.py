"""A move that lays something face down is told to nobody before it is turned up: by no record and no replay."""

from __future__ import annotations

import random

import msgspec
import pytest

import herna
from herna.games.monster_lands.actions import AddTrap
from herna.kernel import Record
from herna.table.knowledge import Eyes, Onlooker, Story, hidden_moves, partial_record, replay
from tests.golden.records import paths

GAMES, DEALS = 10, 6
LAST_IN_THE_POUCH = ("05", 87)
"""A golden game of Monster Lands, and the move by which a trap is laid that is the last in its pouch."""


def golden(game: str, stem: str) -> Record:
    path = next(path for path in paths(game) if path.stem == stem)
    return herna.load(path.read_text(encoding="utf-8"))


def cut(record: Record, moves: int) -> Record:
    return Record(record.head, record.setting, record.moves[:moves])


def onlookers(record: Record, seat: int) -> list[Eyes]:
    return [(), *((other,) for other in range(record.head.players) if other != seat)]


@pytest.mark.rule("ML-3.5")
def test_neither_record_nor_replay_names_a_trap_that_lies_face_down() -> None:
    stem, number = LAST_IN_THE_POUCH
    record = cut(golden("monster_lands", stem), number + 1)
    laid = record.moves[number]
    assert isinstance(laid.action, AddTrap)
    story = Story.of(record)
    for eyes in onlookers(record, laid.seat):
        line = msgspec.json.decode(partial_record(story, eyes).splitlines()[number + 1])
        assert line == {"n": number + 1, "seat": laid.seat, "hidden": True} | ({"at": laid.at} if laid.at else {})
        told = replay(story, eyes, over=False, language="en").moves[number]
        assert (told.action, told.told) == (None, "")
    assert number not in hidden_moves(record, (laid.seat,))


@pytest.mark.rule("ML-3.5")
def test_every_trap_that_lies_face_down_is_hidden_from_everybody_else() -> None:
    """At positions of golden games: as many hidden moves at least as tokens that the onlooker sees from behind."""
    draw = random.Random(1)
    tokens = 0
    for path in draw.sample(paths("monster_lands"), GAMES):
        record = herna.load(path.read_text(encoding="utf-8"))
        traps = [number for number, move in enumerate(record.moves) if isinstance(move.action, AddTrap)]
        if not traps or record.setting.open_traps:  # type: ignore[attr-defined]
            continue
        shorter = cut(record, draw.choice(traps) + 1)
        for eyes in onlookers(record, shorter.moves[-1].seat):
            view = shorter.replay().view(next(iter(eyes), None))
            taken = [there for there in view.paths if there is not None]  # type: ignore[attr-defined]
            covered = sum(there.traps.count("covered") for there in taken if there.seat not in (*eyes, None, -1))
            hidden = hidden_moves(shorter, eyes)
            assert len(shorter.moves) - 1 in hidden
            assert sum(number in hidden for number in traps) >= covered > 0
            tokens += covered
    assert tokens > GAMES


@pytest.mark.rule("ML-9.2")
def test_a_trap_that_was_turned_up_is_told() -> None:
    stem, number = LAST_IN_THE_POUCH
    record = golden("monster_lands", stem)
    assert number not in hidden_moves(record, ())


@pytest.mark.parametrize("name", herna.game_names())
def test_no_other_deal_hides_a_move_that_the_true_one_tells(name: str) -> None:
    """One imagined deal may miss that another choice would have looked the same: so nothing may hang on it. Dice that
    are rolled again are the exception: which were rolled is open, only their numbers differ."""
    draw = random.Random(name)
    for path in draw.sample(paths(name), 3):
        record = cut(herna.load(path.read_text(encoding="utf-8")), 120)
        game, state = record.setting.game, record.first()
        for move in record.moves:
            seat = draw.choice([None, *(other for other in range(record.head.players) if other != move.seat)])
            before, onlooker = state.copy(), Onlooker(() if seat is None else (seat,))
            heard = onlooker.events(state, move.action, move.seat)
            step = before.steps[-1]
            if not game.may_be_secret(move.action) or step.covers(before, move.seat, move.action) is not None:
                continue
            if type(step).__name__ == "SearchDice" or len(before.options(move.seat)) > 30:
                continue
            seen = onlooker.views(state)
            others = [world for deal in range(DEALS) for world in [before.imagine(seat, random.Random(deal))]]
            told = [_looks_alike(onlooker, world, move, heard, seen) for world in (before, *others)]
            assert told[0] or not any(told), (path.name, before.notation(move.action), type(step).__name__)


def _looks_alike(onlooker: Onlooker, world, move, heard, seen) -> bool:  # type: ignore[no-untyped-def]
    options = world.options(move.seat)
    return any(
        option != move.action and onlooker.after(world, option, move.seat, heard, seen) is not None
        for option in options
    )
