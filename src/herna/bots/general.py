"""What can be counted in a position of any game: the numbers that its view shows, found by the view's own types.

A game that declares no features of its own still has a value that can be learnt. Everything comes from the view, so it
is what the seat knows and nothing else.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import cache
from typing import Any

from msgspec import inspect

from herna.kernel import FeatureSheet, Setting, State, View

Column = tuple[str, Callable[[Any], int]]
"""A name, and how its number is read off a struct."""

OWN = frozenset(View.__struct_fields__)
"""What every view has: who is asked what, and so on. Only the scores among it say how good a position is."""
SEATS = "seats"
"""The part of a view that stands for the seats in their order, where it has this name."""
DEEPEST = 3


def general_sheet(setting: Setting) -> FeatureSheet:
    """Everything that the views of a setting show in numbers, everybody counted round from the viewer."""
    kind, players = setting.game.view_type, setting.players
    columns = [column for column in _columns(kind, 0) if column[0].partition(" ")[0].partition(".")[0] not in OWN]
    seats = _seat_columns(kind)
    whose = [f"next {offset}" if offset else "my" for offset in range(players)]

    def judge(state: State, seat: int) -> list[int]:
        view = state.view(seat)
        mine = view.scores[seat]
        others = [view.scores[other] for team in setting.teams if seat not in team for other in team]
        found = [mine - max(others, default=0)]
        found += [read(view) for _, read in columns]
        order = (*range(seat, players), *range(seat))
        sides = getattr(view, SEATS, ())
        for other in order:
            found.append(view.scores[other])
            if seats:
                side = sides[other] if other < len(sides) else None
                found += [read(side) if side is not None else 0 for _, read in seats]
        return found

    names = ("score", *(name for name, _ in seats))
    judged = ("lead", *(name for name, _ in columns), *(f"{who} {name}" for who in whose for name in names))
    return FeatureSheet(judged=judged, judge=judge)


@cache
def _seat_columns(kind: type[View]) -> tuple[Column, ...]:
    """What the view shows of each seat, where it has a row of seats."""
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        item = _item_of(field.type)
        if field.name == SEATS and isinstance(item, inspect.StructType):
            return tuple(_columns(item.cls, 1))
    return ()


def _columns(kind: type, depth: int) -> Iterator[Column]:
    """Every number of a struct: its own, those of structs inside, and lengths and sums of rows."""
    for field in inspect.type_info(kind).fields:  # type: ignore[attr-defined]
        if depth == 0 and field.name == SEATS:
            continue
        yield from _of_field(field.name, field.encode_name, _without_none(field.type), depth)


def _of_field(name: str, label: str, kind: inspect.Type, depth: int) -> Iterator[Column]:
    if isinstance(kind, inspect.IntType | inspect.BoolType | inspect.FloatType):
        yield label, lambda found: int(getattr(found, name) or 0)
    elif isinstance(kind, inspect.StructType) and depth < DEEPEST:
        for inner, read in _columns(kind.cls, depth + 1):
            yield f"{label}.{inner}", _inside(name, read)
    elif (item := _item_of(kind)) is not None:
        yield f"{label} count", lambda found: len(getattr(found, name) or ())
        if isinstance(item, inspect.IntType):
            yield f"{label} sum", lambda found: sum(number or 0 for number in getattr(found, name) or ())
        elif isinstance(item, inspect.StructType) and depth < DEEPEST:
            for inner, read in _columns(item.cls, depth + 1):
                yield f"{label}.{inner}", _over(name, read)


def _inside(name: str, read: Callable[[Any], int]) -> Callable[[Any], int]:
    def inner(found: Any) -> int:
        part = getattr(found, name)
        return 0 if part is None else read(part)

    return inner


def _over(name: str, read: Callable[[Any], int]) -> Callable[[Any], int]:
    def inner(found: Any) -> int:
        parts: Sequence[Any] = getattr(found, name) or ()
        return sum(read(part) for part in parts if part is not None)

    return inner


def _without_none(kind: inspect.Type) -> inspect.Type:
    if isinstance(kind, inspect.UnionType):
        others = [kind for kind in kind.types if not isinstance(kind, inspect.NoneType)]
        return others[0] if len(others) == 1 else kind
    return kind


def _item_of(kind: inspect.Type) -> inspect.Type | None:
    """What a row of things is a row of."""
    found = _without_none(kind)
    if isinstance(found, inspect.VarTupleType | inspect.ListType):
        return _without_none(found.item_type)
    return None
