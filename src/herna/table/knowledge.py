"""What somebody knows of a game under way: its moves as they saw them.

What a move of somebody else lays face down, the game itself says (`Step.covers`), and when it is turned up. Any other
is known if no other choice would have looked the same. Whether it would is tried out: in a
twin of the game the other choice is made, and the twin is followed for as long as the eyes can see no difference.
Only kinds of actions that the game says can be secret are tried; a game that says nothing has all of them tried.
"""

from __future__ import annotations

import random
from typing import Any

import msgspec

from herna.games import game as find_game
from herna.kernel import Action, Event, Game, Head, IllegalAction, Move, Record, Setting, State, View
from herna.table.entries import MoveMade
from herna.table.patch import Patch, patch
from herna.words import Speech, say, spoken_event, spoken_label

PARTIAL = 1
"""The version of the form in which a game under way is written down."""

Eyes = tuple[int, ...]


class Story(msgspec.Struct):
    """A game so far, as it is handed to another process."""

    head: Head
    moves: list[MoveMade]

    @classmethod
    def of(cls, record: Record) -> Story:
        moves = [MoveMade(move.seat, msgspec.to_builtins(move.action), move.at) for move in record.moves]
        return cls(record.head, moves)

    def record(self) -> Record:
        game = find_game(self.head.game)
        record = Record(self.head, game.setting_of(self.head.players, self.head.options))
        decode = record.first().decode
        record.moves = [Move(move.seat, decode(move.action), move.at) for move in self.moves]
        return record


class ReplayMove(msgspec.Struct, frozen=True):
    """A move as somebody saw it; `action` is null where they cannot tell what was done."""

    seat: int
    action: dict[str, Any] | None
    events: list[dict[str, Any]]
    told: str
    """The move in words: what happened, or the choice it was where it changed nothing on the table yet."""
    patch: Patch
    scores: tuple[int, ...]
    at: float | None


class Replay(msgspec.Struct, frozen=True):
    """A game move by move: the first view, and what every move changed in it."""

    first: View
    moves: list[ReplayMove]


class Onlooker:
    """Some seats, or nobody's, looking on."""

    def __init__(self, eyes: Eyes) -> None:
        self.eyes = eyes
        self.viewers: tuple[int | None, ...] = eyes or (None,)

    def events(self, state: State, action: Action, seat: int) -> list[Event]:
        """Carry out an action; what the onlooker hears of it."""
        state.events = []
        state.apply(action, seat)
        told, state.events = state.events, None
        return [one.event for one in told if any(one.seen_by(viewer) for viewer in self.viewers)]

    def views(self, state: State) -> list[View]:
        return [state.view(viewer) for viewer in self.viewers]

    def after(self, state: State, action: Action, seat: int, heard: list[Event], seen: list[View]) -> State | None:
        """The state after an action, if the onlooker heard and saw the same as at the real table."""
        twin = state.copy()
        try:
            if self.events(twin, action, seat) != heard:
                return None
        except IllegalAction:
            return None
        return twin if self.views(twin) == seen else None


def hidden_moves(record: Record, eyes: Eyes) -> set[int]:
    """The moves, counted from 0, of which the eyes know that they were made and not what they were."""
    onlooker = Onlooker(eyes)
    dice = random.Random(0)
    game = record.setting.game
    state = record.first()
    twins: dict[int, list[State]] = {}
    covered: dict[int, Any] = {}
    hidden_for_good: set[int] = set()
    for number, move in enumerate(record.moves):
        secret = move.seat not in eyes and game.may_be_secret(move.action)
        face_down = state.steps[-1].covers(state, move.seat, move.action) if secret else None
        if not secret and not twins and not covered:
            state.apply(move.action, move.seat)
            continue
        before = state.copy()
        heard = onlooker.events(state, move.action, move.seat)
        seen = onlooker.views(state)
        for earlier, worlds in list(twins.items()):
            still = [twin for world in worlds if (twin := _follow(onlooker, world, move, heard, seen)) is not None]
            if still:
                twins[earlier] = still
            else:
                del twins[earlier]
        covered = _still_covered(game, covered, heard)
        if face_down is not None:
            covered[number] = face_down
        if not secret or face_down is not None:
            continue
        if found := _twins(onlooker, before, move, heard, seen):
            twins[number] = found
        elif _twins(onlooker, before.imagine(onlooker.viewers[0], dice), move, heard, seen):
            # Only in another deal would another choice have looked the same: there is no telling when it comes out.
            hidden_for_good.add(number)
    return hidden_for_good | twins.keys() | covered.keys()


def _still_covered(game: Game, covered: dict[int, Any], heard: list[Event]) -> dict[int, Any]:
    """What lies face down still, of what earlier moves have covered."""
    for event in heard:
        after = {number: game.uncover(thing, event) for number, thing in covered.items()}
        covered = {number: thing for number, thing in after.items() if thing is not None}
    return covered


def _twins(onlooker: Onlooker, world: State, move: Move, heard: list[Event], seen: list[View]) -> list[State]:
    """The worlds in which something else was done and looked the same."""
    return [
        twin
        for option in world.options(move.seat)
        if option != move.action and (twin := onlooker.after(world, option, move.seat, heard, seen)) is not None
    ]


def _follow(onlooker: Onlooker, world: State, move: Move, heard: list[Event], seen: list[View]) -> State | None:
    """A twin one move on, or None when the eyes can now tell it from the real table."""
    twin = onlooker.after(world, move.action, move.seat, heard, seen)
    if twin is None and move.seat not in onlooker.eyes:
        others = _twins(onlooker, world, move, heard, seen)
        return others[0] if others else None
    return twin


def partial_record(story: Story, eyes: Eyes) -> str:
    """The game so far as the eyes know it: no seed, and nothing of a move that they cannot tell."""
    record = story.record()
    head = msgspec.to_builtins(record.head)
    del head["seed"], head["herna"]
    head["fair"] = None if record.head.fair is None else msgspec.to_builtins(record.head.fair.closed())
    hidden = hidden_moves(record, eyes)
    lines: list[dict[str, Any]] = [{"herna_partial": PARTIAL, **head, "seats": eyes}]
    for number, move in enumerate(story.moves):
        line: dict[str, Any] = {"n": number + 1, "seat": move.seat}
        line |= {"hidden": True} if number in hidden else {"action": move.action}
        if move.at is not None:
            line["at"] = move.at
        lines.append(line)
    lines.append({"so_far": len(story.moves)})
    return "".join(f"{msgspec.json.encode(line).decode()}\n" for line in lines)


def full_record(story: Story) -> str:
    """Everything."""
    return story.record().write()


def replay(story: Story, eyes: Eyes, over: bool, language: str, names: tuple[str, ...] = ()) -> Replay:
    """The game move by move as the first of the eyes saw it; once it is over every move is told."""
    speech = say(language, story.head.game, names, drawn=True)
    record = story.record()
    onlooker = Onlooker(eyes)
    viewer = onlooker.viewers[0]
    hidden = set() if over else hidden_moves(record, eyes)
    state = record.first()
    first = view = state.view(viewer)
    moves = []
    for number, move in enumerate(record.moves):
        events = onlooker.events(state, move.action, move.seat)
        after = state.view(viewer)
        moves.append(
            ReplayMove(
                seat=move.seat,
                action=None if number in hidden else msgspec.to_builtins(move.action),
                events=[msgspec.to_builtins(event) for event in events],
                told=_told(record.setting, events, view, None if number in hidden else move.action, speech),
                patch=patch(view, after),
                scores=after.scores,
                at=move.at,
            )
        )
        view = after
    return Replay(first, moves)


def _told(setting: Setting, events: list[Event], view: View, action: Action | None, speech: Speech) -> str:
    """A move in words, for who saw `view` before it."""
    told = " ".join(spoken_event(setting, event, speech) for event in events)
    return told or (spoken_label(view, action, setting, speech) if action is not None else "")


def write(data: bytes, eyes: Eyes, over: bool) -> str:
    """The record of a packed story: everything once it is over, until then what the eyes know."""
    story = msgspec.msgpack.decode(data, type=Story)
    return full_record(story) if over else partial_record(story, eyes)


def retell(data: bytes, eyes: Eyes, over: bool, language: str, names: tuple[str, ...]) -> bytes:
    """The replay of a packed story, written as JSON."""
    return msgspec.json.encode(replay(msgspec.msgpack.decode(data, type=Story), eyes, over, language, names))
