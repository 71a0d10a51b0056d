"""Things by the names they have in notation, and what is said when there is no such thing."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from difflib import get_close_matches
from typing import Any

from herna.games.mage_knight.setting import NONE
from herna.games.mage_knight.state import KnightState
from herna.games.mage_knight.values import Unit


class PositionError(ValueError):
    """This cannot be set up; the message says why, and what would be right."""


def number_of(names: Sequence[str], name: str, what: str) -> int:
    """The number of a thing by its name.

    >>> number_of(("red", "blue"), "bleu", "colour")
    Traceback (most recent call last):
    ...
    herna.games.mage_knight.positions.names.PositionError: there is no colour 'bleu'; did you mean 'blue'?
    """
    if name in names:
        return names.index(name)
    near = get_close_matches(name, names, 1)
    raise PositionError(f"there is no {what} {name!r}" + (f"; did you mean {near[0]!r}?" if near else ""))


def cards(state: KnightState, *names: str) -> tuple[int, ...]:
    """Cards by their names, as they are held in hand; a wound is `wound`."""
    return tuple(sorted(pile(state, names)))


def pile(state: KnightState, names: Iterable[str | int]) -> tuple[int, ...]:
    """Cards by name or number in this order, the top last."""
    known = state.setting.card_ids
    return tuple(number_of(known, one, "card") if isinstance(one, str) else one for one in names)


def enemy(state: KnightState, name: str) -> int:
    """The number of an enemy's token."""
    return number_of(state.setting.enemy_ids, name, "enemy")


def unit(state: KnightState, name: str, **more: Any) -> Unit:
    """A unit, fresh unless `more` says otherwise: `ready`, `wounds`, `banner` and so on, as in `Unit`."""
    return Unit(number_of(state.setting.unit_ids, name, "unit"), **more)


def seat_of(state: KnightState, seat: int | None) -> int:
    """The seat that is meant: the one on turn unless it is named."""
    who = state.turn if seat is None else seat
    if not 0 <= who < state.setting.players:
        raise PositionError(f"there is no seat {who}: {state.setting.players} play, from 0")
    return who


def spot_of(state: KnightState, spot: int) -> int:
    """A hex of a tile that lies there, or none."""
    if spot != NONE and spot // 7 not in {position for position, _ in state.laid}:
        raise PositionError(f"no tile lies where hex {spot} would be")
    return spot
